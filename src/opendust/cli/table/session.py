"""One match at the table: who is asked, what is kept, and how it ends.

The session knows no screen. A front shows what happens and asks people; bots choose by
themselves; every input is in the journal before anybody sees what came of it.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, Protocol

from opendust.cli.table.journal import Journal
from opendust.cli.table.seats import Seat
from opendust.kernel.action import Action, Input
from opendust.kernel.event import Event
from opendust.kernel.pending import Chance, Choice, Pending, Result
from opendust.kernel.play.match import Match, Player, chosen_by
from opendust.kernel.text.notation import format_input

MOST_INPUTS = 200_000
"""No match of people or sensible bots comes near; it stops bots that never finish."""


class Wish(Enum):
    """What a person wants instead of acting."""

    UNDO = "undo"
    PARTNER = "partner"
    QUIT = "quit"


class Front(Protocol):
    """What a session shows and asks."""

    def accepted(self, number: int, line: str, events: list[Event]) -> None:
        """An input is kept, and this came of it."""
        ...

    def choose(self, seat: int, waiting: Choice) -> Action | Wish:
        """What a person does of what is waited for: a legal action, or a wish."""
        ...

    def taken_back(self, line: str) -> None:
        """The last input has been taken back."""
        ...


class Session:
    """A match, its journal, its seats and its bots."""

    def __init__(
        self,
        match: Match[Any],
        seats: list[Seat],
        bots: dict[int, Player],
        journal: Journal,
    ) -> None:
        self.match = match
        self.seats = seats
        self.bots = bots
        self.journal = journal
        self.waiting: Pending = match.pending
        self.line = ""
        self.passed_on = 0
        match.watch = self.keep

    def keep(self, given: Input, events: list[Event]) -> None:
        """Put an input on the disk before it counts."""
        chance = self.waiting if isinstance(self.waiting, Chance) else None
        self.line = format_input(self.match.game, self.match.state, chance, given)
        self.journal.append(self.line)

    def play(self, front: Front) -> Result | None:
        """Go on until the match is over, or somebody quits."""
        while len(self.match.inputs) < MOST_INPUTS:
            self.waiting = self.match.pending
            if isinstance(self.waiting, Result):
                return self.waiting
            if isinstance(self.waiting, Chance):
                self.show(front, self.match.roll())
            elif not self.ask(front, self.waiting):
                return None
        return None

    def show(self, front: Front, events: list[Event]) -> None:
        """Tell the front what came of the last input."""
        front.accepted(len(self.match.inputs), self.line, events)

    def ask(self, front: Front, waiting: Choice) -> bool:
        """Let one of the waiting seats choose, bots first; False to stop."""
        bots = [seat for seat in waiting.seats if seat in self.bots]
        if bots:
            action = chosen_by(self.bots[bots[0]], self.match, bots[0])
            self.show(front, self.match.submit(bots[0], action))
            return True
        seat = waiting.seats[self.passed_on % len(waiting.seats)]
        wish = front.choose(seat, waiting)
        if wish is Wish.PARTNER:
            self.passed_on += 1
            return True
        self.passed_on = 0
        if isinstance(wish, Action):
            self.show(front, self.match.submit(seat, wish))
        elif wish is Wish.UNDO:
            self.undo(front, seat)
        return wish is not Wish.QUIT

    def undo(self, front: Front, seat: int) -> None:
        """Take back the seat's last input, in the file too."""
        last = self.match.inputs[-1]
        self.match.undo(seat)
        self.journal.rewrite()
        front.taken_back(format_input(self.match.game, self.match.state, None, last))
