"""What is a match to be played with? What its creator says, checked and kept as it was said."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Any, Literal, LiteralString

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator
from pydantic_core import PydanticCustomError

from opendust.bots import bot_names, is_bot
from opendust.kernel.contract import Game, Setup
from opendust.kernel.refusal import BadText, Fault
from opendust.registry import GAMES
from opendust.scenes.lessons import lesson, lesson_names

MOST_SEATS = 16
MOST_SETTINGS = 128
MOST_KEYS = 32
MOST_SETTING_TEXT = 64_000
MOST_NAME = 32
SHORT_SETTINGS = 600
TEXTS = (".text", ".small")
"""How the names of settings end that are texts to be read."""
BLANKS = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Signs that count as letters and show nothing."""
MOST_MARKS = 2
"""So many marks sit on one letter in any language; towers of them cover what stands above."""


def fault(code: LiteralString, known: Iterable[str] = ()) -> PydanticCustomError:
    """What is wrong with terms, by a code of its own, and what would have been right."""
    return PydanticCustomError(code, "{known}", {"known": list(known)})


def clean_name(name: str) -> str:
    """A name without surrounding space, in one Unicode form: 1 to 32 printable characters."""
    clean = without_towers(" ".join(unicodedata.normalize("NFC", name).split()))
    if len(clean) > MOST_NAME or not clean.isprintable() or not any(map(is_seen, clean)):
        raise fault("name-unfit")
    if any(sign in BLANKS for sign in clean):
        raise fault("name-unfit")
    return clean


def without_towers(text: str) -> str:
    """A text without the marks that pile up on a letter."""
    kept: list[str] = []
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign)[0] == "M" else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


def is_seen(sign: str) -> bool:
    """Whether a sign shows by itself: marks that only sit on others do not."""
    return sign not in BLANKS and unicodedata.category(sign)[0] in "LNPS"


Name = Annotated[str, Field(min_length=1, max_length=4 * MOST_NAME), AfterValidator(clean_name)]


class Strict(BaseModel):
    """Data from outside: nothing unknown, nothing converted, and no more keys than anybody needs.

    What is wrong is told key by key; for a body full of them that took half a second.
    """

    model_config = ConfigDict(extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def check_size(cls, data: Any) -> Any:
        """Not too many keys, in the thing itself or in a part of it."""
        if isinstance(data, dict):
            parts = (part for part in data.values() if isinstance(part, dict))
            if len(data) > MOST_KEYS or any(len(part) > MOST_SETTINGS for part in parts):
                raise fault("too-many-keys")
        return data


TalkRule = Literal["off", "signals", "players", "everybody"]
"""Who may write at a table: nobody, players by signals, players, spectators too."""


class SeatPlan(Strict):
    """Who is to sit here: the creator, a bot, or whoever comes by the link."""

    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    bot: Annotated[str, Field(max_length=32)] | None = None


class Clock(Strict):
    """Time per decision: none, a live clock with a bank and an increment, or whole days."""

    mode: Literal["none", "live", "days"] = "none"
    bank: Annotated[int, Field(ge=0, le=86_400)] = 0
    increment: Annotated[int, Field(ge=1, le=3_600)] = 30
    days: Annotated[int, Field(ge=1, le=30)] = 3


SettingKey = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[a-z0-9._-]+$")]
SettingText = Annotated[str, Field(max_length=MOST_SETTING_TEXT)]


class Terms(Strict):
    """A match as its creator wants it."""

    game: Annotated[str, Field(max_length=32)]
    settings: Annotated[dict[SettingKey, SettingText], Field(max_length=MOST_SETTINGS)] = {}
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=MOST_SEATS)]
    clock: Clock = Clock()
    listed: bool = False
    spectators: bool = True
    talk: TalkRule | None = None
    lesson: Annotated[str, Field(max_length=32)] | None = None

    @model_validator(mode="after")
    def check(self) -> Terms:
        """A known game, known bots, at most one seat for the creator, who has a name."""
        if self.game not in GAMES:
            raise fault("game-unknown", GAMES)
        bots = bot_names(self.game)
        for plan in self.seats:
            if plan.kind == "bot" and not is_bot(plan.bot or "", self.game):
                raise fault("bot-unknown", bots)
            if plan.kind == "me" and plan.name is None:
                raise fault("name-needed")
        if sum(plan.kind == "me" for plan in self.seats) > 1:
            raise fault("one-seat-for-me")
        return self

    @property
    def first_talk(self) -> TalkRule:
        """Who may write until the host says otherwise; strangers have signals."""
        return self.talk or ("signals" if self.listed else "players")

    @property
    def contract(self) -> Game[Any]:
        """The game's functions."""
        return GAMES[self.game]


def check_lesson(terms: Terms) -> None:
    """A lesson is played as it was recorded: its game, its settings, its seats; else BadText.

    Asked when a match is made, not when it is read: lessons may change, matches must not be lost.
    """
    if terms.lesson is None:
        return
    names = tuple(lesson_names(terms.game))
    if terms.lesson not in names:
        raise BadText([Fault("", 0, "lesson-unknown", name=terms.lesson, known=names)])
    known = lesson(terms.lesson)
    # In a rematch the learner's seat waits for the learner.
    seats = [{"kind": "bot", "bot": plan.bot} if plan.kind == "bot" else {"kind": "me"}
             for plan in terms.seats]  # fmt: skip
    if seats != known.seats or terms.settings != known.record.setup.settings:
        raise BadText([Fault("", 0, "lesson-differs", name=terms.lesson)])


def free_name(number: int) -> str:
    """What a seat is called while nobody sits there."""
    return f"Seat {number + 1}"


def is_long(terms: Terms) -> bool:
    """Whether settings take time to read: much text, or the text of a board, deck or card."""
    return sum(map(len, terms.settings.values())) > SHORT_SETTINGS or any(
        name.endswith(TEXTS) for name in terms.settings
    )


def planned_setup(terms: Terms, names: list[str]) -> Setup:
    """The setup of the match with these names, every setting spelled out; BadText if wrong."""
    known = completed_long if is_long(terms) else completed
    return known(terms.game, tuple(names), tuple(terms.settings.items()))


@lru_cache(maxsize=256)
def completed(game: str, names: tuple[str, ...], settings: tuple[tuple[str, str], ...]) -> Setup:
    """The same once: a match asks for it several times, and editions are files to be read."""
    return GAMES[game].complete(Setup(names, dict(settings)))


completed_long = lru_cache(maxsize=8)(completed.__wrapped__)
"""The same for settings of up to half a megabyte each: 256 of them would be too much to keep."""
