"""Who sits here, and who plays? A chair may change hands between its person and a bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, final

from typing_extensions import TypedDict

Kind = Literal["open", "person", "bot"]


class ChairAnswer(TypedDict):
    """A seat at a table, as everybody may see it."""

    kind: Kind
    name: str
    bot: str | None
    resigned: bool


@final
@dataclass(slots=True)
class Chair:
    """A seat at the table. `bot` is the bot that plays at present, whoever owns the chair.

    `settles`: it does so only until the setup is over.
    """

    kind: Kind
    name: str
    bot: str = ""
    resigned: bool = False
    settles: bool = False

    def answer(self) -> ChairAnswer:
        """What everybody may see of it."""
        return ChairAnswer(
            kind=self.kind, name=self.name, bot=self.bot or None, resigned=self.resigned
        )  # fmt: skip
