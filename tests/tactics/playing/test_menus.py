"""What a unit may declare is remembered from match to match, and never for another unit."""

from __future__ import annotations

import pytest

from opendust.kernel.contract import Plain, Setup
from opendust.kernel.numbers import Lottery
from opendust.kernel.play.playout import play_out
from opendust.kernel.text.notation import parse_action
from opendust.tactics import game
from opendust.tactics.rules.declarations import plans_for, refuse_plan
from opendust.tactics.rules.plans import PLAN_COUNT
from opendust.tactics.texts.scenario import scenario_names

UNITS: dict[str, Plain] = {"hell-boys": "c1", "luther": "a1"}


@pytest.mark.rule("SKILL-CHARGE-1")
def test_weapons_of_one_match_are_not_those_of_another() -> None:
    offered = []
    for reach in ("1", "2", "1"):
        settings = {
            "map": ".......\n" * 3, "army.1.units": "hell-boys", "army.2.units": "luther",
            "cards.text": f'luther.weapons.mg-44.range = "{reach}"\nluther.weapons.mg-44.ammo = 2',
        }  # fmt: skip
        plain: dict[str, Plain] = {
            "units": dict(UNITS),
            "phase": {"kind": "turn", "side": "side-2"},
        }
        state = game.decode(plain, Setup(("allies", "axis"), settings))
        action = parse_action(game, state, "activate luther charge luther.mg-44")
        offered.append(any(option.contains(action) for option in game.options(state, 1)))
    assert offered == [True, False, True]


@pytest.mark.parametrize("scenario", scenario_names())
def test_the_plans_of_a_unit_are_those_that_nobody_refuses(scenario: str) -> None:
    state = game.new_game(game.complete(Setup(("anna", "bert"), {"scenario": scenario})))
    for inputs in (1, 30, 60):
        play_out(game, state, Lottery(inputs), inputs)
        for body in range(state.battle.unit_count):
            if state.is_body(body):
                allowed = [plan for plan in range(PLAN_COUNT) if not refuse_plan(state, body, plan)]
                assert plans_for(state, body) == allowed


def test_no_option_offers_nothing_when_all_orders_are_given() -> None:
    settings = {"map": "...", "army.1.units": "blackhawk", "army.2.units": "hans"}
    plain: dict[str, Plain] = {
        "units": {"blackhawk": "a1", "hans": "c1"},
        "phase": {"kind": "turn", "side": "side-1", "ordered": 1},
    }
    state = game.decode(plain, Setup(("allies", "axis"), settings))
    assert all(option.all() for option in game.options(state, 0))
