"""Any game, as a screen shows it: read off its own plain data.

A game may say itself what lies where, by a function `table(view, seat, language)` that gives the
zones of the table (its entry names it); the players' numbers are always read off.
"""

from __future__ import annotations

from typing import Any, final

from opendust.kernel.action import Action
from opendust.kernel.contract import Plain
from opendust.kernel.event import Event
from opendust.kernel.pending import Choice
from opendust.kernel.refusal import BadText, Fault
from opendust.registry import entry_of
from opendust.scenes.catalogue_models import CardPages, GamePage
from opendust.scenes.luck import Thrown
from opendust.scenes.plain.catalogue import plain_catalogue
from opendust.scenes.plain.models import (
    PlainBoard,
    PlainFigure,
    PlainPlayer,
    PlainScene,
    PlainThing,
    PlainZone,
)
from opendust.scenes.study_models import Args, Study
from opendust.words import text
from opendust.words.plain import SEAT, spaced
from opendust.words.vocabulary import vocabulary_of

ROUND = "round"


@final
class PlainStage:
    """The stage of a game without one of its own."""

    def __init__(self, name: str) -> None:
        self.entry = entry_of(name)
        self.game = self.entry.game

    def title(self, view: Any, language: str) -> str:
        """The name of the game."""
        return self.entry.title

    def scene(self, view: Any, seat: int, language: str) -> PlainScene:
        """Everything in the plain data of a view, put into zones by whom it belongs to."""
        table = self.entry.part("table")
        names = self.game.names(view, SEAT)
        spoken = vocabulary_of(self.entry.name)
        waiting = self.game.pending(view)
        active = waiting.seats if isinstance(waiting, Choice) else ()
        players = [
            PlainPlayer(
                name=spoken.noun_text(view, SEAT, number, language),
                is_active=number in active,
                figures=[],
            )
            for number in range(len(names))
        ]
        zones: list[PlainZone] = []
        for key, value in self.game.encode(view).items():
            each = one_each(value, names)
            if each is not None:
                lay_out(key, each, players, zones)
            elif value not in ("", [], {}) and key != ROUND:
                zones.append(PlainZone(title=spaced(key), things=things(value)))
        return PlainScene(
            game=self.entry.name,
            kind="plain",
            round=self.round_of(view),
            players=players,
            zones=zones if table is None else table(view, seat, language),
        )

    def note(self, view: Any, noun: str, value: int, language: str) -> str:
        """Nothing that would help to choose."""
        return ""

    def board(self, view: Any, language: str) -> PlainBoard:
        """Nothing that stays the same."""
        return PlainBoard(game=self.entry.name, kind="plain")

    def study(self, view: Any, seat: int, what: str, args: Args, language: str) -> Study:
        """No question is known."""
        return self.free_study(what, args, language)

    def counsel(
        self, view: Any, seat: int, best: Action, language: str
    ) -> list[tuple[Action, str]]:
        """Nothing is known of the reasons."""
        return [(best, text("counsel-weighed", language))]

    def free_study(self, what: str, args: Args, language: str) -> Study:
        """No question is known."""
        raise BadText([Fault("", 0, "study-unknown", name=what)])

    def thrown(self, view: Any, event: Event) -> Thrown | None:
        """No dice are counted."""
        return None

    def round_of(self, view: Any) -> int:
        """The round, if the state has one."""
        found = getattr(view, ROUND, 0)
        return found if isinstance(found, int) else 0

    def named_board(self, name: str, language: str) -> PlainBoard:
        """No boards are packaged."""
        raise BadText([Fault("", 0, "fault-board-unknown", board=name, known=())])

    def catalogue(self, language: str) -> GamePage:
        """The variants and the bots."""
        return plain_catalogue(self.entry, language)

    def card_pages(self, language: str) -> CardPages:
        """No cards to leaf through."""
        return CardPages(deck=[], units=[])


def one_each(value: Plain, names: tuple[str, ...]) -> list[Plain] | None:
    """What every player has one of, in their order: a list as long, or a table by their names."""
    if isinstance(value, dict) and names and all(name in value for name in names):
        return [value[name] for name in names]
    return value if isinstance(value, list) and len(value) == len(names) else None


def lay_out(
    key: str, values: list[Plain], players: list[PlainPlayer], zones: list[PlainZone]
) -> None:
    """What every player has one of: numbers stand beside the name, the rest lies before them."""
    for seat, value in enumerate(values):
        if isinstance(value, int) and not isinstance(value, bool):
            players[seat]["figures"].append(PlainFigure(label=spaced(key), value=value))
        elif value not in ("", [], {}):
            title = f"{players[seat]['name']}: {spaced(key)}"
            zones.append(PlainZone(title=title, things=things(value), seat=seat))


def things(value: Plain) -> list[PlainThing]:
    """Plain data as things on the table."""
    if isinstance(value, dict):
        return [
            PlainThing(look="text", label=f"{spaced(key)} {written(item)}")
            for key, item in value.items()
        ]
    if isinstance(value, list):
        return [thing(item) for item in value]
    return [thing(value)]


def thing(value: Plain) -> PlainThing:
    """One thing: a number is a counter, a word is a card."""
    if isinstance(value, int) and not isinstance(value, bool):
        return PlainThing(look="counter", label=str(value), value=value)
    if isinstance(value, str):
        return PlainThing(look="card", label=spaced(value))
    return PlainThing(look="text", label=written(value))


def written(value: Plain) -> str:
    """Plain data in one line."""
    if isinstance(value, list):
        return ", ".join([written(item) for item in value])
    if isinstance(value, dict):
        return ", ".join([f"{spaced(key)} {written(item)}" for key, item in value.items()])
    return spaced(value) if isinstance(value, str) else str(value)
