"""How often may a seat change its mind? Often enough for people, too seldom to fill the log.

Every wish that is fulfilled is kept for ever. Whoever asks for a pause and goes on, lets a bot play
and comes back, moves and takes back, again and again, would make a match so long that nobody can
read it any more.
"""

from __future__ import annotations

from typing import Final, final

from opendust.server.gate.limits import per_hour
from opendust.server.match.wishes import Denied
from opendust.server.wire.messages import Act, Attend, Link, Moderation, Resign, Undo, Wish

ONCE: Final = (Act, Attend, Link, Resign)
"""What the rules or the table itself limit."""


@final
class Patience:
    """What the seats of all matches may still do: so often at once, and then now and then."""

    def __init__(self, undos: float, changes: float) -> None:
        self.undos = per_hour(undos)
        self.changes = per_hour(changes)

    def check(self, match: str, seat: int, wish: Wish | Moderation) -> None:
        """Count a wish; Denied if it is one too many."""
        if isinstance(wish, ONCE):
            return
        limit = self.undos if isinstance(wish, Undo) else self.changes
        if not limit.allows(f"{match} {seat}"):
            raise Denied("error", code="too-many-messages")
