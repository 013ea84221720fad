"""What came of an entry? Kept as long as somebody may not have been told of it."""

from __future__ import annotations

from typing import final

from msgspec import Struct

from opendust.kernel.event import Event
from opendust.server.match.entry import How, What


@final
class Happened(Struct, frozen=True, gc=False):
    """What came of one entry: who acted by which message, and the game's unredacted events."""

    version: int
    verb: What
    seat: int
    how: How
    text: str
    events: list[Event]
    key: str = ""
