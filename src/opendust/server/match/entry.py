"""What is kept of a match? One line per change, numbered from 1, never rewritten.

`input 2 move …` is a line of the record; the others change the table: `sit 2 Anna`,
`hand 2 recruit` (a bot plays on), `settle 2 captain` (a bot plays on until the setup is over),
`take 2` (its person is back), `resign 2 recruit`, `start`, `undo 2`, `agree 2` (to a pause),
`go-on 2`, `rematch ID`, `talk 1 signals` (who may write), `hush 1 2` and `hear 1 2` (1 lets 2
write no longer, or again), `link 2 HEX` (a player's part in the roll that comes), `attend 2` (wait
for its links again); before the start also `fill 2 recruit Magpie` (a bot takes a free seat),
`bring 2 {"army.2.units": …}` (settings that a guest has chosen, as JSON),
`share 2 HEX` (the anchor of a player's share of the dice) and `cancel`. Seats count from 1, as in
records.
"""

from __future__ import annotations

from enum import Enum
from typing import Literal, cast, final

from msgspec import Struct

from opendust.kernel.closed_set import closed_set

What = Literal[
    "sit",
    "fill",
    "bring",
    "cancel",
    "start",
    "input",
    "undo",
    "hand",
    "settle",
    "take",
    "resign",
    "agree",
    "go-on",
    "rematch",
    "share",
    "link",
    "attend",
    "talk",
    "hush",
    "hear",
]
"""The first words of entries."""


@closed_set
class How(Enum):
    """Who brought an entry about."""

    PERSON = "person"
    BOT = "bot"
    DEADLINE = "deadline"  # the default, since nobody chose in time
    FAILED = "bot-failed"  # the default, since the bot broke
    CHANCE = "chance"
    TABLE = "table"


@final
class Entry(Struct, frozen=True, gc=False):
    """One change: its line, when it came, by whom, and the sender's own key for the message."""

    line: str
    at: int
    how: How
    key: str = ""

    @property
    def verb(self) -> What:
        """The first word."""
        return cast("What", self.line.partition(" ")[0])

    @property
    def rest(self) -> str:
        """What follows the first word."""
        return self.line.partition(" ")[2]


def seat_and_text(rest: str) -> tuple[int, str]:
    """The seat (from 0) that a line names, and what follows it."""
    number, _, text = rest.partition(" ")
    return int(number) - 1, text
