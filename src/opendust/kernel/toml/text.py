"""How a TOML file is read so that every fault names its line."""

from __future__ import annotations

import re
import tomllib
from typing import Final

from opendust.kernel.refusal import BadText, Fault

MOST_PARTS: Final = 64
MOST_BITS: Final = 64
"""Of a number; to write a longer one down again could take longer than to read it."""
_AT_LINE: Final = re.compile(r"\(at line (\d+), column \d+\)")


def read_toml(text: str, source: str) -> dict[str, object]:
    """The content of a TOML text; a text that is no TOML raises with the line of the fault."""
    if is_too_deep(text):
        raise BadText([Fault(source, 0, "fault-toml-deep")])
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        words = str(error)
        place = _AT_LINE.search(words)
        line = int(place.group(1)) if place else len(text.splitlines())
        reason = _AT_LINE.sub("", words).replace("(at end of document)", "").strip()
        raise BadText([Fault(source, line, "fault-toml", reason=reason)]) from None
    except RecursionError:
        raise BadText([Fault(source, 0, "fault-toml-deep")]) from None
    except ValueError:
        # More digits than Python reads.
        raise BadText([Fault(source, 0, "fault-toml-number")]) from None
    if has_endless_number(content):
        raise BadText([Fault(source, 0, "fault-toml-number")])
    return content


def has_endless_number(content: object) -> bool:
    """Whether a number somewhere in it has more digits than anybody needs."""
    left = [content]
    while left:
        value = left.pop()
        if isinstance(value, dict):
            left += value.values()
        elif isinstance(value, list):
            left += value
        elif isinstance(value, int) and value.bit_length() > MOST_BITS:
            return True
    return False


def is_too_deep(text: str) -> bool:
    """Whether a name has more parts than anybody writes: the work of tomllib grows with the square.

    Names are words joined by dots, so a long row of single words between dots is one.
    """
    row = 0
    for part in text.split("."):
        word = part.strip(" \t\"'").replace("-", "").replace("_", "")
        row = row + 1 if word.isalnum() else 0
        if row > MOST_PARTS:
            return True
    return False
