"""Does a whole setup on the world board end with the areas, centers and neutrals of the table?"""

from __future__ import annotations

import pytest

from opendust.dust import game
from opendust.dust.control import areas_held
from opendust.dust.force import MECH, TANK, count
from opendust.dust.phases import Reinforce
from opendust.dust.state import NEUTRAL, State
from opendust.kernel.action import Decision, Outcome
from opendust.kernel.contract import Setup
from opendust.kernel.pending import Chance, Choice

SEATS = ("red", "blue", "green", "gold", "gray", "pink")

# Players: areas by setup order with the capital, neutral areas, production centers on the board.
PREMIUM = {
    2: ([22, 22], 4, 10),
    3: ([15, 15, 15], 3, 12),
    4: ([12, 12, 11, 11], 2, 14),
    5: ([10, 10, 9, 9, 9], 1, 16),
    6: ([8, 8, 8, 8, 8, 8], 0, 18),
}
EPIC = {
    2: ([8, 8], 32, 6),
    3: ([8, 8, 8], 24, 9),
    4: ([8, 8, 8, 8], 16, 12),
    5: ([8, 8, 8, 8, 8], 8, 15),
    6: ([8, 8, 8, 8, 8, 8], 0, 18),
}
TABLE = {"premium-en": PREMIUM, "premium-de": PREMIUM, "epic-de": EPIC, "original-it": EPIC}


def before_reinforcements(edition: str, players: int) -> State:
    """The position after claims and centers, everybody taking the first thing that is offered."""
    state = game.new_game(Setup(SEATS[:players], {"edition": edition}))
    while not isinstance(state.phase, Reinforce):
        waiting = game.pending(state)
        if isinstance(waiting, Chance):
            game.apply(state, Outcome(waiting.pool[: waiting.count]))
            continue
        assert isinstance(waiting, Choice)
        seat = waiting.seats[0]
        game.apply(state, Decision(seat, game.default(state, seat)))
    return state


@pytest.mark.rule(
    "SETUP-12", "SETUP-16", "SETUP-19", "SETUP-20", "SETUP-22", "NEUT-01", "NEUT-02", "F-05", "F-15"
)
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("edition", TABLE)
def test_areas_neutrals_and_centers_after_the_setup(edition: str, players: int) -> None:
    state = before_reinforcements(edition, players)
    areas, neutral_areas, centers = TABLE[edition][players]
    assert [areas_held(state, seat) for seat in state.order] == areas
    assert areas_held(state, NEUTRAL) == neutral_areas
    assert state.centers.bit_count() == centers


@pytest.mark.rule("SETUP-32", "A-21")
@pytest.mark.parametrize("edition", ["epic-de", "original-it"])
def test_neutrals_of_a_small_epic_game_need_several_colours(edition: str) -> None:
    state = before_reinforcements(edition, 2)
    assert count(state.on_map[NEUTRAL], TANK) == 32
    assert count(state.on_map[NEUTRAL], MECH) == 32


@pytest.mark.rule("EX-16", "SETUP-17")
@pytest.mark.parametrize("edition", ["epic-de", "original-it"])
def test_every_player_has_a_capital_two_sources_and_five_areas(edition: str) -> None:
    state = before_reinforcements(edition, 6)
    for seat in range(6):
        held = state.land[seat]
        assert (held & state.board.capitals).bit_count() == 1
        assert (held & state.board.land_sources).bit_count() == 2
        assert count(state.on_map[seat], TANK) == 8
