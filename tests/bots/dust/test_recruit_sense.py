"""Does the recruit do what anybody would do in plain positions?"""

from __future__ import annotations

import pytest

from opendust.bots.dust.recruit.bot import RecruitBot
from opendust.bots.dust.recruit.odds import Odds
from opendust.bots.dust.recruit.survey import Survey
from opendust.bots.dust.recruit.weights import load_weights, parse_weights
from opendust.dust import game as dust
from opendust.dust.deck import Ability
from opendust.dust.state import State
from opendust.kernel.action import Decision, Outcome
from opendust.kernel.contract import Plain, Setup
from opendust.kernel.pending import Choice
from opendust.kernel.refusal import BadText
from opendust.kernel.text.notation import format_action, parse_action

BOARD = """
land: west! mine* middle pit* east! north
sea: bay gulf*
links: west-mine mine-middle middle-pit pit-east middle-north pit-north west-bay east-gulf bay-gulf
"""


def position(areas: dict[str, Plain], phase: dict[str, Plain], **more: Plain) -> State:
    setup = Setup(("red", "blue"), {"board.small": BOARD, "edition": "premium-en"})
    return dust.decode({"areas": areas, "phase": phase, **more}, setup)


def do(state: State, seat: int, line: str) -> None:
    dust.apply(state, Decision(seat, parse_action(dust, state, line)))


def answer(state: State) -> str:
    waiting = dust.pending(state)
    assert isinstance(waiting, Choice)
    seat = waiting.seats[0]
    seen = dust.view(state, seat)
    action = RecruitBot(b"seed").choose(seen, seat, dust.options(seen, seat))
    assert dust.refuse(state, seat, action) is None
    return format_action(dust, state, action)


def combat(points: int) -> dict[str, Plain]:
    return {"kind": "combat", "points": points}


def purchase(points: int) -> dict[str, Plain]:
    return {"kind": "purchase", "points": points, "units": "", "neutrals": "", "centers": 0,
            "cards": 0, "begun": False}  # fmt: skip


HOMES: dict[str, Plain] = {"west": "red 2 tank center", "east": "blue 2 tank center"}


def test_it_takes_an_unoccupied_power_source() -> None:
    state = position({**HOMES, "middle": "red 3 tank"}, {"kind": "movement", "points": 1})
    assert answer(state) in ("move west mine 1 tank", "move middle pit 1 tank",
                             "move middle mine 1 tank", "move middle pit 2 tank")  # fmt: skip


def test_it_attacks_a_weak_power_source_and_leaves_a_unit_behind() -> None:
    state = position({**HOMES, "middle": "red 5 tank 1 mech", "pit": "blue 1 tank"}, combat(1))
    assert answer(state) == "attack middle pit 4 tank 1 mech"


def test_it_does_not_attack_into_ruin() -> None:
    state = position({**HOMES, "middle": "red 2 tank", "pit": "blue 9 tank 3 mech"}, combat(3))
    assert answer(state) == "done"


def test_it_shells_land_that_cannot_answer() -> None:
    areas: dict[str, Plain] = {"west": "red 2 tank", "north": "blue 4 mech", "east": "blue 1 tank",
                               "sound": "red 3 submarine"}  # fmt: skip
    board = "land: west! north east!\nsea: sound\nlinks: west-sound north-sound north-east"
    setup = Setup(("red", "blue"), {"board.small": board, "edition": "premium-de"})
    state = dust.decode({"areas": areas, "phase": combat(1)}, setup)
    assert answer(state) == "bombard sound north 3 submarine"


def test_units_from_the_rear_come_to_the_threatened_center() -> None:
    areas: dict[str, Plain] = {
        "west": "red 6 tank 2 mech",
        "mine": "red 1 tank",
        "middle": "red 1 tank center",
        "north": "red 1 tank",
        "pit": "blue 8 tank 2 mech",
        "east": "blue 2 tank center",
    }
    state = position(areas, {"kind": "movement", "points": 1})
    assert answer(state).startswith("move west middle ")


def test_attackers_leave_a_hopeless_battle() -> None:
    state = position({**HOMES, "middle": "red 3 tank 1 mech", "pit": "blue 9 tank"}, combat(1))
    do(state, 0, "attack middle pit 3 tank 1 mech")
    assert answer(state) == "retreat 1 tank 1 mech"


def test_attackers_stay_in_a_good_battle() -> None:
    state = position({**HOMES, "middle": "red 8 tank 1 mech", "pit": "blue 1 tank"}, combat(1))
    do(state, 0, "attack middle pit 7 tank 1 mech")
    assert answer(state) == "pass"


def test_hits_fall_where_they_hurt_most() -> None:
    state = position(
        {**HOMES, "middle": "red 6 tank 3 mech", "pit": "blue 4 tank 2 bomber"}, combat(1)
    )
    do(state, 0, "attack middle pit 6 tank 3 mech")
    do(state, 0, "pass")
    dust.apply(state, Outcome((5, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)))
    assert answer(state) == "destroy 2 bomber"


def test_a_center_is_bought_where_power_sources_back_it() -> None:
    areas: dict[str, Plain] = {**HOMES, "mine": "red 1 tank", "pit": "red 3 tank",
                               "middle": "red 1 tank", "north": "red 3 tank"}  # fmt: skip
    hands: dict[str, Plain] = {"red": ["115-1-mech-builder", "214-1-ace-of-the-sky",
                                       "223-1-ballistic-missiles"]}  # fmt: skip
    assert answer(position(areas, purchase(14), hands=hands)) == "buy-centers 1"


def test_an_empty_hand_is_filled() -> None:
    state = position(HOMES, purchase(9), hands={"red": []})
    assert answer(state) == "buy-cards 3"


def test_the_only_capital_is_worth_more_near_the_goal() -> None:
    others = worth_of_capital(red=5, blue=48)
    assert worth_of_capital(red=48, blue=5) > others > worth_of_capital(red=5, blue=5)


def worth_of_capital(red: int, blue: int) -> float:
    """What red's only capital is worth to red with these scores."""
    state = position({"west": "red 3 tank", "mine": "blue 20 tank", "east": "blue 2 tank"},
                     combat(1), scores={"red": red, "blue": blue})  # fmt: skip
    return Survey(dust.view(state, 0), 0, load_weights(), Odds()).worth(0)


@pytest.mark.parametrize(("leader", "origin"), [("blue", "north"), ("green", "south")])
def test_it_takes_from_the_leader(leader: str, origin: str) -> None:
    board = """
    land: home! north* south* far! farther!
    links: home-north home-south north-far south-farther
    """
    setup = Setup(("red", "blue", "green"), {"board.small": board, "edition": "premium-en"})
    areas: dict[str, Plain] = {"home": "red 5 tank 2 mech", "north": "blue 2 tank",
                               "south": "green 2 tank", "far": "blue 2 tank",
                               "farther": "green 2 tank"}  # fmt: skip
    scores: dict[str, Plain] = {"red": 10, "blue": 12, "green": 12, leader: 35}
    state = dust.decode({"areas": areas, "phase": combat(1), "scores": scores}, setup)
    assert answer(state).startswith(f"attack home {origin} ")


def test_every_ability_has_a_weight() -> None:
    assert set(load_weights().ability) == {ability.value for ability in Ability}


def test_weights_that_are_no_numbers_are_refused() -> None:
    with pytest.raises(BadText) as caught:
        parse_weights('[worth]\narea = "much"\n', "weights.toml")
    assert caught.value.faults[0].details["name"] == "worth.area"
