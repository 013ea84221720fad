"""Which messages stand in a catalogue file, and which of them are plain text?

A message is taken out of its file by its first line alone; none of them refers to another. Most
messages fill nothing in: those are read here, without the whole of Fluent.
"""

from __future__ import annotations

import re
from textwrap import dedent
from typing import Final

_ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def entries(content: str) -> dict[str, str]:
    """The messages of a file as they are written, each by its name."""
    found: dict[str, str] = {}
    starts = [entry.start() for entry in _ENTRY.finditer(content)]
    for start, end in zip(starts, [*starts[1:], len(content)], strict=True):
        entry = content[start:end]
        found[entry.partition("=")[0].rstrip()] = entry
    return found


def plain_text(entry: str) -> str | None:
    """What a message says that fills nothing in; None for any other."""
    if "{" in entry:
        return None
    first, *following = entry.partition("=")[2].split("\n")
    lines: list[str] = []
    for line in following:
        if line and not line.startswith(" "):
            break
        lines.append(line)
    block = dedent("\n".join(lines))
    return "\n".join([first.strip(" "), block]).strip("\n").rstrip(" \n")
