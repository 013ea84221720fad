"""What was worked out in earlier decisions and still holds? Forecasts by what they depend on.

A forecast of fire depends on the shape of two units (who lives, which ammo is left), a way on the
ground alone. Shapes and grounds get numbers, so that tables keyed by them serve every position of a
match, imagined ones included. The tables are emptied when they are large or the match is another.
"""

from __future__ import annotations

from typing import Final, final

from opendust.bots.tactics.recruit.odds import Odds
from opendust.bots.tactics.recruit.tastes import draw_tastes
from opendust.tactics.battle import Battle
from opendust.tactics.board.board import OUTSIDE
from opendust.tactics.state import ALL_IN_ONE, HEROIC, OCCUPIED, State

MOST: Final = 200_000
LASTING: Final = ALL_IN_ONE | HEROIC


@final
class Memory:
    """The tables of one bot, and its tastes."""

    def __init__(self, seed: bytes) -> None:
        self.tastes = draw_tastes(seed)
        self.odds = Odds()
        self.battle: Battle | None = None
        self.numbers: dict[tuple[int, ...], int] = {}
        self.strikes: dict[int, float] = {}
        self.reaches: dict[tuple[int, int], tuple[int, float]] = {}
        self.ways: dict[tuple[int, int, int], list[int]] = {}

    def attend(self, battle: Battle) -> None:
        """Forget what belongs to another match, and everything when it has become too much."""
        if battle is self.battle and len(self.strikes) + len(self.numbers) < MOST:
            return
        self.battle = battle
        self.numbers = {}
        self.strikes = {}
        self.reaches = {}
        self.ways = {}

    def number(self, key: tuple[int, ...]) -> int:
        """A small number for a shape or a ground, the same whenever it comes again."""
        return self.numbers.setdefault(key, len(self.numbers))


def shape_of(state: State, body: int) -> tuple[int, ...]:
    """Everything about a unit on the board that decides what it does and suffers under fire."""
    battle = state.battle
    place = state.place[body]
    inside = 0 if place < 0 or battle.grid.structure[place] == OUTSIDE else 1
    found = [body, inside, state.moved[body]]
    for unit in state.parts_of(body):
        models, no_models = battle.model_first[unit], battle.model_first[unit + 1]
        lines, no_lines = battle.line_first[unit], battle.line_first[unit + 1]
        found += [unit, state.marks[unit] & LASTING]
        found += state.health[models:no_models]
        found += state.ammo[lines:no_lines]
        found += state.loaded[lines:no_lines]
    return tuple(found)


def ground_of(state: State) -> tuple[int, ...]:
    """The ground without the units on it."""
    return tuple([flags & ~OCCUPIED for flags in state.flags])
