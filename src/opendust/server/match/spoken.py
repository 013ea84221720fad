"""What can be said at a table? Words, or a signal; and who is the host of the talk."""

from __future__ import annotations

from typing import Final, Literal, final

from msgspec import UNSET, Struct, UnsetType

from opendust.server.match.table import Table

Sign = Literal[
    "hello", "ready", "moment", "hurry", "good-luck", "nice-move", "well-played", "thanks", "sorry"
]
"""The signals: each has a sentence in every language."""
MOST_TEXT: Final = 200


class TalkLine(Struct, kw_only=True):
    """What somebody said: their own words (`text`) or a signal (`sign`). Seat -1: a spectator."""

    number: int
    seat: int
    at: int
    text: str | UnsetType = UNSET
    sign: Sign | UnsetType = UNSET


@final
class KeptLine(TalkLine, kw_only=True):
    """The same as it is kept: with the key of its message, so that doubles are known."""

    key: str

    def told(self) -> TalkLine:
        """What others may see of it."""
        return TalkLine(
            number=self.number, seat=self.seat, at=self.at, text=self.text, sign=self.sign
        )  # fmt: skip


def host_of(table: Table) -> int:
    """Who moderates: whoever made the match, and after a rematch the first person; -1: nobody."""
    persons = [number for number, chair in enumerate(table.chairs) if chair.kind == "person"]
    makers = [number for number in persons if table.terms.seats[number].kind == "me"]
    return next(iter(makers + persons), -1)
