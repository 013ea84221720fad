"""How a TOML file is read so that every fault names its line."""

from __future__ import annotations

import re
import tomllib

from opendust.kernel.refusal import BadText, Fault

_AT_LINE = re.compile(r"\(at line (\d+), column \d+\)")


def read_toml(text: str, source: str) -> dict[str, object]:
    """The content of a TOML text; a text that is no TOML raises with the line of the fault."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        words = str(error)
        place = _AT_LINE.search(words)
        line = int(place.group(1)) if place else len(text.splitlines())
        reason = _AT_LINE.sub("", words).replace("(at end of document)", "").strip()
        raise BadText([Fault(source, line, "fault-toml", reason=reason)]) from None


def line_matching(text: str, pattern: str, *, after: int = 0, nth: int = 1) -> int:
    """The nth line (from 1) behind line `after` in which the pattern is found, or 0."""
    wanted = re.compile(pattern)
    left = nth
    for number, line in enumerate(text.splitlines(), start=1):
        if number > after and wanted.search(line):
            left -= 1
            if left == 0:
                return number
    return 0
