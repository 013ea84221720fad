"""On which line of a TOML text does a field stand?"""

from __future__ import annotations

import re
from typing import Final, final

_HEADER: Final = re.compile(r"^\s*\[{1,2}\s*([^\[\]]+?)\s*\]{1,2}")
_FIELD: Final = re.compile(r"^\s*([A-Za-z0-9_.\-\"' ]+?)\s*=")


@final
class TomlLines:
    """The lines of a text by dotted path; the nth table of an array has its number in the path.

    `[[unit]]` for the second time is `unit.1`, counted from 0.
    """

    def __init__(self, text: str) -> None:
        self._lines: dict[str, int] = {}
        self._seen: dict[str, int] = {}
        table = ""
        for number, line in enumerate(text.splitlines(), start=1):
            header = _HEADER.match(line)
            if header is not None:
                table = _plain(header.group(1))
                self._lines.setdefault(table, number)
                if line.lstrip().startswith("[["):
                    table = self._next_of(table)
                    self._lines.setdefault(table, number)
                continue
            field = _FIELD.match(line)
            if field is not None:
                self._add(table, _plain(field.group(1)), number)

    def _next_of(self, name: str) -> str:
        """The path of the next table of an array."""
        number = self._seen.get(name, 0)
        self._seen[name] = number + 1
        return f"{name}.{number}"

    def _add(self, table: str, field: str, number: int) -> None:
        """Notes the field and every table that its dotted name opens."""
        path = table
        for part in field.split("."):
            path = f"{path}.{part}" if path else part
            self._lines.setdefault(path, number)

    def line(self, path: str) -> int:
        """The line of the field, or of the nearest table around it; 0 if there is none."""
        parts = path.split(".")
        while parts:
            found = self._lines.get(".".join(parts), 0)
            if found:
                return found
            parts.pop()
        return 0


def _plain(name: str) -> str:
    """A dotted name without quotes and blanks."""
    return ".".join([part.strip().strip("\"'") for part in name.split(".")])
