"""Which game is it? A game by name, with actions by name too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from opendust.front.action import Action, spelled
from opendust.front.in_words import faults_in_words
from opendust.kernel.contract import Game as Contract
from opendust.kernel.contract import Setup
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.notation import nearest, parse_action
from opendust.registry import GAMES, entry_of, variants_of


@final
class Game:
    """A game: its name, title, variants and verbs.

    The names of areas and units depend on the board. `state.game` uses those of its position. A
    game without a position uses those of the usual board.
    """

    def __init__(self, name: str, position: Any = None) -> None:
        if name not in GAMES:
            known = tuple(GAMES)
            near = nearest(name, known)
            with faults_in_words():
                raise BadText([Fault("", 0, "game-unknown", name=name, known=known, nearest=near)])
        self.entry = entry_of(name)
        self.position = position

    @property
    def name(self) -> str:
        """The name in records and commands."""
        return self.entry.name

    @property
    def title(self) -> str:
        """The name for people."""
        return self.entry.title

    @property
    def contract(self) -> Contract[Any]:
        """The functions of the contract, for loops where every microsecond counts."""
        return self.entry.game

    @property
    def variants(self) -> tuple[str, ...]:
        """The packaged editions or profiles."""
        return variants_of(self.name).names

    @property
    def verbs(self) -> dict[str, tuple[str, ...]]:
        """All verbs, with the names of their fields."""
        return {
            str(verb.value): tuple([field.name for field in fields])
            for verb, fields in self.contract.VERBS.items()
        }

    def action(self, verb: str, **fields: str | int | list[str] | Mapping[str, int]) -> Action:
        """Make an action from a verb and its fields, whether it is legal or not.

        `game.action("attack", origin="gaul", target="iberia", units={"tank": 3})`
        """
        position = self.usual_position()
        with faults_in_words():
            return Action(self.contract, position, spelled(self.contract, position, verb, fields))

    def parse(self, text: str) -> Action:
        """Read an action in the notation: `attack gaul iberia 3 tank`."""
        position = self.usual_position()
        with faults_in_words():
            return Action(self.contract, position, parse_action(self.contract, position, text))

    def usual_position(self) -> Any:
        """The position whose names are used."""
        if self.position is None:
            seats = ("Player 1", "Player 2")
            self.position = self.contract.new_game(self.contract.complete(Setup(seats)))
        return self.position

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"<{self.title}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Game, (self.name, self.position)


def games() -> dict[str, Game]:
    """All games by name: our own, and those of installed packages."""
    return {name: Game(name) for name in GAMES}
