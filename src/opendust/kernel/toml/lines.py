"""On which line of a TOML text does a field or a word stand? Every line is looked at once.

Untrusted texts are read here too: whatever they look like, the work grows with their length alone.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import Final, final

DEEPEST: Final = 12
"""Names with more parts are not told apart any further."""

_ID: Final = re.compile(r"\bid *= *[\"']([^\"']*)[\"']")
_QUOTED: Final = re.compile(r"[\"']([^\"']*)[\"']")
_NAME: Final = re.compile(r"[\w.\"' -]+")


@final
class TomlLines:
    """The lines of a text by dotted path; the nth table of an array has its number in the path.

    `[[unit]]` for the second time is `unit.1`, counted from 0.
    """

    def __init__(self, text: str) -> None:
        self.written = text.splitlines()
        self._lines: dict[str, int] = {}
        self._seen: dict[str, int] = {}
        self._quoted: dict[str, list[int]] | None = None
        self._ids: dict[str, list[int]] | None = None
        table = ""
        for number, line in enumerate(self.written, start=1):
            words = line.strip()
            if words.startswith("["):
                table = self._open(words, number) or table
                continue
            name, sign, _ = words.partition("=")
            if sign and _NAME.fullmatch(name):
                self._add(table, _plain(name), number)

    def _open(self, words: str, number: int) -> str:
        """Notes the header of a table; its path, empty if this is none."""
        name = _plain(words.strip("[").partition("]")[0])
        if not name or "," in name:
            return ""
        self._lines.setdefault(name, number)
        if not words.startswith("[["):
            return name
        at = self._seen.get(name, 0)
        self._seen[name] = at + 1
        self._lines.setdefault(f"{name}.{at}", number)
        return f"{name}.{at}"

    def _add(self, table: str, field: str, number: int) -> None:
        """Notes the field and every table that its dotted name opens."""
        path = table
        for part in field.split(".", DEEPEST)[:DEEPEST]:
            path = f"{path}.{part}" if path else part
            self._lines.setdefault(path, number)

    def line(self, path: str) -> int:
        """The line of the field, or of the nearest table around it; 0 if there is none."""
        parts = path.split(".", DEEPEST)[:DEEPEST]
        while parts:
            found = self._lines.get(".".join(parts), 0)
            if found:
                return found
            parts.pop()
        return 0

    def quoted(self, word: str, *, after: int = 0, nth: int = 1) -> int:
        """The nth line behind line `after` on which a word stands in quotes, or 0."""
        if self._quoted is None:
            self._quoted = self._index(_QUOTED)
        return nth_behind(self._quoted.get(word, []), after, nth)

    def with_id(self, word: str, nth: int = 1) -> int:
        """The nth line with a field `id` of this value, or 0."""
        if self._ids is None:
            self._ids = self._index(_ID)
        return nth_behind(self._ids.get(word, []), 0, nth)

    def _index(self, pattern: re.Pattern[str]) -> dict[str, list[int]]:
        """The lines of every word that a pattern finds."""
        found: dict[str, list[int]] = {}
        for number, line in enumerate(self.written, start=1):
            for word in dict.fromkeys(pattern.findall(line)):
                found.setdefault(word, []).append(number)
        return found


def nth_behind(lines: list[int], after: int, nth: int) -> int:
    """The nth of ascending line numbers behind one of them, or 0."""
    at = bisect_right(lines, after) + nth - 1
    return lines[at] if at < len(lines) else 0


def _plain(name: str) -> str:
    """A dotted name without quotes and blanks."""
    return ".".join([part.strip().strip("\"'") for part in name.split(".", DEEPEST)[:DEEPEST]])
