"""Is the room for neutral units what trying all places finds? Figures and centers run out."""

from __future__ import annotations

import random
from itertools import product

import pytest

from opendust.dust import game
from opendust.dust.force import count, of
from opendust.dust.rules.producing.neutrals import Stock
from opendust.kernel.contract import Setup
from opendust.kernel.numbers import Lottery
from opendust.kernel.play.playout import play_out


@pytest.mark.rule("NEUT-08", "SETUP-32", "A-21")
@pytest.mark.parametrize("policy", ["one_unused_color_per_neutral_capital", "any_unused_colors"])
@pytest.mark.parametrize("seed", range(12))
def test_room_for_neutrals_is_what_trying_all_places_finds(seed: int, policy: str) -> None:
    settings = {"edition": "premium-en", "switch.neutral_color_policy": policy}
    state = game.new_game(Setup(("red", "blue"), settings))
    play_out(game, state, Lottery(seed), 500)
    source = random.Random(seed)
    for _ in range(30):
        stock, bought = Stock(state, ()), sum([of(unit, source.randrange(3)) for unit in range(4)])
        rows = [[source.randrange(5) for _ in range(4)] for _ in stock.areas]
        stock.figures = [list(rows[0]) for _ in rows] if stock.shared else rows
        stock.rooms = [source.randrange(5) for _ in stock.areas]
        assert stock.holds(bought) == has_places(stock, bought)
        unit, wanted = source.randrange(4), source.randrange(7)
        counted = wanted
        while counted > 0 and not has_places(stock, bought + of(unit, counted)):
            counted -= 1
        assert stock.most(unit, bought, wanted) == counted
        at, aside = source.randrange(len(stock.areas)), bought + of(unit, counted)
        number = min(stock.rooms[at], stock.figures[at][unit], count(aside, unit))
        if has_places(stock, aside):
            taken, rest = Stock(state, ()), aside - of(unit, number)
            taken.figures, taken.rooms = [list(row) for row in stock.figures], list(stock.rooms)
            stock.take(number, stock.areas[at])
            taken.rooms[at] -= number
            for row in taken.figures if stock.shared else [taken.figures[at]]:
                row[unit] -= number
            assert stock.holds(rest) == has_places(taken, rest)


def has_places(stock: Stock, force: int) -> bool:
    """Whether every unit of a force finds a center with room and a figure, by trying all."""
    left = [count(force, unit) for unit in range(4)]
    if stock.shared:
        enough = all(number <= there for number, there in zip(left, stock.figures[0], strict=True))
        return enough and sum(left) <= sum(stock.rooms)
    reached = {tuple(left)}
    for room, figures in zip(stock.rooms, stock.figures, strict=True):
        reached = {
            tuple([number - some for number, some in zip(rest, put, strict=True)])
            for rest in reached
            for put in product(*[range(min(*pair) + 1) for pair in zip(rest, figures, strict=True)])
            if sum(put) <= room
        }
    return (0, 0, 0, 0) in reached
