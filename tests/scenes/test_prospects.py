"""Does what the page says would come of something come of it? The engine is asked too."""

from __future__ import annotations

from typing import Any

import pytest

from opendust.kernel.action import Action, Decision
from opendust.kernel.contract import Setup
from opendust.kernel.pending import Choice
from opendust.kernel.play.match import Match
from opendust.kernel.refusal import BadText
from opendust.registry import GAMES
from opendust.scenes.tactics.moves import activated
from opendust.scenes.tactics.prospects.stand import go
from opendust.tactics.actions import Verb
from opendust.tactics.phases import Entering, Moving, Window
from opendust.tactics.rules import plans
from tests.scenes.test_scenes import begun, positions
from tests.scenes.test_studies import recorded, studied


def asked(match: Match[Any], point: str) -> list[int]:
    """The seats that are asked a question, if it is this one."""
    waiting = match.pending
    return list(waiting.seats) if isinstance(waiting, Choice) and waiting.point == point else []


def ready(match: Match[Any], seat: int) -> list[str]:
    """The units that a seat may activate."""
    options = match.game.options(match.state, seat)
    return sorted({match.state.battle.unit_names[action.number(0)] for option in options
                   if option.verb is Verb.ACTIVATE for action in option.all()})  # fmt: skip


def test_every_leg_leads_where_it_says() -> None:
    compared = 0
    for match in recorded("tactics-first"):
        for seat in asked(match, "activation"):
            for name in ready(match, seat):
                unit, grid = match.state.battle.unit_names.index(name), match.state.battle.grid
                told = studied(match, seat, "moves", unit=name)
                for space, legs in told["legs"].items():
                    assert told["moves"][space] == max(1, len(legs))
                    second = plans.MOVE if len(legs) == 2 else plans.NOTHING
                    state = activated(match.state, unit, plans.plan_of(plans.MOVE, second))
                    assert state is not None
                    for leg in legs:
                        assert isinstance(state.phase, (Moving, Entering))
                        go(state, [grid.index(step) for step in leg])
                        if isinstance(state.phase, Window):
                            for other in state.phase.asked:
                                match.game.apply(state, Decision(other, Action(Verb.HOLD_FIRE)))
                    if legs:
                        assert grid.names[state.place[unit]] == space
                        compared += 1
    assert compared > 100


def test_an_attack_that_was_worked_out_has_the_odds_of_that_attack() -> None:
    kinds = set()
    for match in recorded("tactics-first"):
        for seat in asked(match, "activation"):
            for name in ready(match, seat):
                for target in match.state.battle.unit_names:
                    if target in ready(match, seat):
                        continue
                    try:
                        ways = studied(match, seat, "assault", unit=name, target=target)["ways"]
                    except BadText:
                        continue
                    for way in ways:
                        found = way["prospect"]
                        assert 0 <= found["destroyed"] <= found["hurt"] <= 1
                        kinds.add(way["plan"])
                        if way["stops"]:
                            stand = studied(match, seat, "stand", unit=name, space=way["stops"][0])
                            hit = next(hit for hit in stand["hits"] if hit["target"] == target)
                            assert hit == found
                            fire = studied(match, seat, "fire", unit=name, space=way["stops"][0])
                            # Limited ammo is only fired if one says so.
                            assert 0 < found["dice"] <= sum(
                                shot["dice"] for shot in fire["targets"]
                                if shot["target"] == target and not shot["why_not"])  # fmt: skip
                        there = {"space": way["stops"][0]} if way["stops"] else {}
                        odds = studied(match, seat, "odds", unit=name, target=target,
                                       plan=way["plan"], **there)  # fmt: skip
                        one = next(unit for unit in odds["units"] if unit["unit"] == target)
                        assert found["destroyed"] == pytest.approx(one["destroyed"])
                        assert found["lost"] == pytest.approx(one["lost"])
    assert kinds == {"sustained", "attack+nothing", "move+attack"}


def test_a_reaction_is_an_attempt_and_then_a_shot() -> None:
    seen = 0
    for match in recorded("tactics-first"):
        for seat in asked(match, "reaction"):
            quarry = match.state.battle.unit_names[match.state.acting().unit]
            for reaction in studied(match, seat, "reactions")["reactions"]:
                assert reaction["fires"] == pytest.approx(1 - (2 / 3) ** reaction["dice"])
                odds = studied(match, seat, "odds", unit=reaction["unit"], target=quarry)
                shot = next(unit for unit in odds["units"] if unit["unit"] == quarry)
                assert reaction["lost"] == pytest.approx(reaction["fires"] * shot["lost"])
                assert reaction["destroyed"] == pytest.approx(
                    reaction["fires"] * shot["destroyed"])  # fmt: skip
                assert reaction["destroyed"] <= reaction["hurt"] <= reaction["fires"]
                seen += 1
    assert seen


def test_who_could_hit_a_place_threatens_it() -> None:
    dangers = 0
    for match in recorded("tactics-first"):
        for seat in asked(match, "activation"):
            for name in ready(match, seat):
                threat = studied(match, seat, "threat", unit=name)["spaces"]
                spaces = [
                    space
                    for space, legs in studied(match, seat, "moves", unit=name)["legs"].items()
                    if len(legs) < 2
                ]
                for space in spaces[::3]:
                    stand = studied(match, seat, "stand", unit=name, space=space)
                    assert len(stand["dangers"]) <= threat.get(space, 0)
                    dangers += len(stand["dangers"])
    assert dangers > 5


def test_an_order_reaches_as_far_as_the_weapons_that_can_hurt_its_quarry() -> None:
    settings = {"scenario": "annihilation", "army.1.units": "hell-boys, the-hammers",
                "army.2.units": "hans"}  # fmt: skip
    match = Match(GAMES["tactics"], Setup(("one", "two"), settings), bytes(16))
    reach = studied(match, 0, "orders")["reach"]
    assert reach["the-hammers"]["anything"] == reach["the-hammers"]["vehicles"] == 1
    # No soldier is among the enemies.
    assert {found["soldiers"] for found in reach.values()} == {0}
    assert list(studied(match, 1, "orders")["reach"]) == ["hans"]


@pytest.mark.parametrize(("what", "args"), [
    ("assault", {"unit": "nobody"}), ("stand", {"unit": "hans", "space": "z99"}),
    ("odds", {"unit": "hans", "target": "hell-boys", "space": "z99"}),
    ("fire", {"unit": "hans", "space": "z99"}), ("stand", {}), ("threat", {"unit": "x"}),
    ("reactions", {}),
])  # fmt: skip
def test_what_cannot_be_worked_out_is_said(what: str, args: dict[str, str]) -> None:
    match = begun("tactics")
    seat = next(positions(match, 1))
    with pytest.raises(BadText):
        studied(match, seat, what, **args)


def test_who_could_still_hit_a_unit_is_told_in_the_middle_of_an_enemys_turn_too() -> None:
    told, midway = 0, 0
    for match in recorded("tactics-first"):
        state, waiting = match.state, match.pending
        assert isinstance(waiting, Choice)
        names, side = state.battle.unit_names, state.battle.side
        for unit, name in enumerate(names):
            if not state.is_body(unit) or not state.is_on_board(unit):
                continue
            seat = state.battle.owner[unit]
            found = studied(match, seat, "peril", unit=name)
            able = [one["prospect"]["unit"] for one in found["dangers"]]
            left = [other for at, other in enumerate(names)
                    if side[at] != side[unit] and state.is_body(at) and state.is_on_board(at)
                    and not state.activated[at]]  # fmt: skip
            assert sorted(able + found["unable"]) == sorted(left)
            assert all(one["prospect"]["target"] == name for one in found["dangers"])
            if waiting.point == "activation" and seat in waiting.seats:
                here = state.battle.grid.names[state.place[unit]]
                there = studied(match, seat, "stand", unit=name, space=here)
                assert there["dangers"] == found["dangers"]
            told += len(able)
            midway += state.activation is not None and seat not in waiting.seats
    assert told
    assert midway
