"""Whose links does a roll wait for? Those players' who have a share of the dice and are there.

Whoever does not answer in time is left out, and waited for again when they say that they are back.
That is allowed a limited number of times: somebody who knows all other links would otherwise choose
between two rolls whenever they like, by answering or not. docs/host/dice.md.
"""

from __future__ import annotations

from typing import Any, Final, Literal, final

from opendust.kernel.pending import Chance
from opendust.kernel.play.match import Match
from opendust.kernel.play.shares import CHAIN

FIRST_TIMES: Final = 5
"""So many times longer the first roll waits: whoever came last still opens the page."""
MOST_RETURNS: Final = 16
Standing = Literal["here", "missing", "out"]


@final
class Rolls:
    """The players' shares, and who is left out at present."""

    def __init__(self) -> None:
        self.anchors: dict[int, bytes] = {}
        self.missing: set[int] = set()
        self.returns: dict[int, int] = {}
        # When, and at which version, the roll came up that is pending now.
        self.since = 0
        self.version = 0

    def awaited(self, match: Match[Any] | None) -> tuple[int, ...]:
        """The seats whose links the pending roll waits for."""
        if match is None or not self.anchors or not isinstance(match.pending, Chance):
            return ()
        shares = match.shares
        if shares.is_rolling or shares.rolls >= CHAIN:
            return ()
        return tuple(
            [seat for seat in sorted(self.anchors)
             if seat not in self.missing and seat not in shares.links]
        )  # fmt: skip

    def due(self, match: Match[Any], patience: int) -> int:
        """When the pending roll waits no longer; the patience is in milliseconds."""
        return self.since + patience * (1 if match.shares.rolls else FIRST_TIMES)

    def rolled(self, match: Match[Any]) -> None:
        """Chance has brought something: who has shown nothing for it is left out."""
        self.missing |= self.anchors.keys() - match.shares.links.keys()

    def standing(self, seat: int) -> Standing:
        """Whether a seat is waited for; `missing` ones may come back, those who are `out` not."""
        if seat not in self.missing:
            return "here"
        return "missing" if self.returns.get(seat, 0) < MOST_RETURNS else "out"

    def returned(self, seat: int) -> None:
        """A seat is waited for again."""
        self.missing.discard(seat)
        self.returns[seat] = self.returns.get(seat, 0) + 1
