"""What is a game, to the rest of the house? One entry: its contract, and its parts by name.

A part is written as `package.module` or `package.module:attribute` and loaded when a room first
asks for it, so that naming a game costs nothing. Only the contract must be there: whatever else is
missing, the rooms have something plain that serves any game.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import Any, Final, final

from opendust.kernel.contract import Game

PARTS: Final = (
    "variants", "rulebook", "vocabulary", "stage", "table", "presentation", "arena", "bots",
    "tempers", "odds", "lessons", "tensors", "analysis",
)  # fmt: skip


@final
class GameEntry:
    """One game: its name in records and commands, its title, and where its parts are.

    contract      the module of the game (kernel/contract.py)
    variants      its editions or profiles (kernel/variants/)
    rulebook      a package whose folder `data/` holds its numbered rules (kernel/text/rulebook.py)
    vocabulary    how its nouns, events and refusals read (words/vocabulary.py)
    locale        a package whose folder `locale/<language>/` holds its messages
    stage         what a screen shows of it (scenes/stages.py)
    table         without a stage: what lies where on the table (scenes/plain/stage.py)
    presentation  how it looks in the terminal (cli/table/presentation.py)
    arena         what is measured in many games of it (arena/parts.py)
    bots          what makes its own bots, by name, the strongest last (bots/registry.py)
    tempers       what makes those bots with a temper, by name: `rank-temper` (bots/registry.py)
    odds          what gives the chances of a fight in words (odds/)
    lessons       a package whose folder `data/` holds its guided games (scenes/lessons.py)
    tensors       what writes a view as numbers (envs/layout.py)
    analysis      what judges its positions: who is likely to win (analysis/judge.py)
    """

    def __init__(
        self, name: str, title: str, contract: str, *, locale: str = "", **parts: str
    ) -> None:
        unknown = [part for part in parts if part not in PARTS]
        if unknown:
            raise TypeError(f"{name}: no game has a part {unknown[0]!r}; there are {PARTS}")
        self.name = name
        self.title = title
        self.contract = contract
        self.locale = locale
        self.parts = parts
        self.loaded: dict[str, Any] = {}

    @property
    def game(self) -> Game[Any]:
        """The contract of the game."""
        found: Game[Any] = self.load(self.contract)
        return found

    def part(self, name: str) -> Any:
        """A part of the game, or None where the game has none of its own."""
        place = self.parts.get(name, "")
        return self.load(place) if place else None

    def load(self, place: str) -> Any:
        """What stands at a place, imported once."""
        if place not in self.loaded:
            module, _, attribute = place.partition(":")
            found = import_module(module)
            self.loaded[place] = getattr(found, attribute) if attribute else found
        return self.loaded[place]

    def key(self) -> tuple[object, ...]:
        """What it was made with; what it has loaded does not count."""
        return self.name, self.title, self.contract, self.locale, tuple(self.parts.items())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameEntry) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"<{self.title}>"

    def __reduce__(self) -> tuple[object, ...]:
        made = partial(GameEntry, locale=self.locale, **self.parts)
        return made, (self.name, self.title, self.contract)
