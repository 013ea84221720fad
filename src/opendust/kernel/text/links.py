"""How do a record's lines tell what players added to the dice? `share` promises, `link` shows.

`share 2 HEX` in the header is the anchor of the second seat's share; `link 2 HEX` before a roll is
what that seat has shown for it.
"""

from __future__ import annotations

from typing import Final

from opendust.kernel.play.shares import LINK_BYTES
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.digits import is_count

Line = tuple[int, str]
Link = tuple[int, int, bytes]
"""A link that a player has shown: the number of its line, the seat, the link."""
LINK: Final = "link "
MOST_SEAT_DIGITS: Final = 3


def seat_and_bytes(text: str, number: int, source: str) -> tuple[int, bytes]:
    """What stands after `share` or `link`: a seat, and a hash in hexadecimal digits."""
    seat, _, digits = text.partition(" ")
    try:
        found = bytes.fromhex(digits)
    except ValueError:
        found = b""
    is_seat = is_count(seat) and len(seat) <= MOST_SEAT_DIGITS and int(seat) > 0
    if not is_seat or len(found) != LINK_BYTES or digits != found.hex():
        raise BadText([Fault(source, number, "record-link-unreadable", text=text[:60])])
    return int(seat) - 1, found


def without_links(lines: list[Line], source: str) -> tuple[list[Line], dict[int, list[Link]]]:
    """The lines of the inputs, and the links by the number of inputs before them."""
    inputs: list[Line] = []
    links: dict[int, list[Link]] = {}
    for number, line in lines:
        if line.startswith(LINK):
            seat, link = seat_and_bytes(line[len(LINK) :], number, source)
            links.setdefault(len(inputs), []).append((number, seat, link))
        else:
            inputs.append((number, line))
    return inputs, links
