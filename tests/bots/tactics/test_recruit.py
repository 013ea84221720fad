"""Does the recruit of Dust Tactics play well, within the rules, from its view alone, and alike?"""

from __future__ import annotations

from itertools import islice

import pytest

from opendust.arena.plan import Plan, Variant
from opendust.bots import make_bot
from opendust.bots.safe_bot import SafeBot
from opendust.bots.tactics.recruit.activations import Judge
from opendust.bots.tactics.recruit.bot import RecruitBot
from opendust.bots.tactics.recruit.memory import Memory
from opendust.bots.tactics.recruit.odds import Odds
from opendust.bots.tactics.recruit.survey import Survey
from opendust.bots.tactics.recruit.weights import load_weights
from opendust.kernel.action import Action, Decision, Input
from opendust.kernel.contract import Plain, Setup
from opendust.kernel.pending import Result
from opendust.kernel.play.dice import Stream
from opendust.kernel.play.match import Match, play
from opendust.tactics import game as tactics
from opendust.tactics.actions import Verb
from opendust.tactics.attack import LASER, PHASER, REVERSED, Shot
from opendust.tactics.phases import Moving, Turn
from opendust.tactics.rules import plans
from opendust.tactics.rules.fire.dice import BLANK_SAVES, HIT_SAVES, NO_FACE
from opendust.tactics.rules.standing_orders import order_code
from opendust.tactics.state import State
from tests.amounts import some
from tests.bots.matches import BOTS, deciders, wins_against_chance

WEIGHTS = load_weights()
SEATS = ("one", "two")


def recruits_game(
    settings: dict[str, str], seed: int, seats: tuple[str, ...] = SEATS
) -> tuple[list[Input], Result | None, int]:
    """A game among recruits: its inputs, its result, and how often a net was needed."""
    match = Match(tactics, Setup(seats, settings), bytes([seed]) * 16)
    bots = [make_bot("recruit", "tactics", bytes([seed, seat])) for seat in range(len(seats))]
    result = play(match, bots, 20_000)
    return match.inputs, result, sum(bot.slips for bot in bots if isinstance(bot, SafeBot))


@pytest.mark.parametrize(
    ("scenario", "army"),
    some(
        [("first-lesson", "lesson-axis"), ("skirmish", "axis-box"), ("annihilation", "allied-box")],
        3,
    ),
)
def test_it_beats_chance_and_never_slips(scenario: str, army: str) -> None:
    variant = Variant(scenario, {"scenario": scenario, "army.1": army, "army.2": army})
    wins, failings = wins_against_chance(Plan("tactics", (variant,), BOTS, 2, 10, "7"))
    assert wins >= 8
    assert failings == 0


@pytest.mark.parametrize(
    "settings",
    some([
        {"scenario": "first-lesson"},
        {"scenario": "annihilation", "army.1": "winter-hunt", "army.2": "axis-box"},
        {"scenario": "self-designed", "army.1": "allied-box", "army.2": "axis-box"},
        {"scenario": "artillery-duel", "army.1": "allied-guns", "army.2": "axis-guns"},
        {"scenario": "rescue", "army.1": "axis-rescuers", "army.2": "allied-guards"},
        {"scenario": "rescue", "army.1": "allied-rescuers", "army.2": "axis-guards"},
        {"scenario": "breakthrough", "army.1": "allied-box", "army.2": "axis-box"},
        {"scenario": "assault-the-bunker", "army.1": "axis-box", "army.2": "allied-box"},
    ], 3),
)  # fmt: skip
def test_recruits_finish_their_games_without_a_slip(settings: dict[str, str]) -> None:
    _, result, slips = recruits_game(settings, seed=3)
    assert isinstance(result, Result)
    assert slips == 0


def test_two_recruits_a_side_finish_without_a_slip() -> None:
    seats = ("one", "two", "three", "four")
    settings = {"scenario": "grand-battle", "army.1": "allied-grand", "army.2": "axis-grand"}
    _, result, slips = recruits_game(settings, 5, seats)
    assert isinstance(result, Result)
    assert slips == 0


def test_the_same_seeds_give_the_same_game_and_other_seeds_another() -> None:
    settings = {"scenario": "skirmish", "army.1": "axis-box", "army.2": "allied-box"}
    one, _, _ = recruits_game(settings, 1)
    same, _, _ = recruits_game(settings, 1)
    other, _, _ = recruits_game(settings, 2)
    assert one == same
    assert one != other


def test_what_it_cannot_see_does_not_change_its_choice() -> None:
    settings = {"scenario": "skirmish", "army.1": "axis-box", "army.2": "allied-box"}
    match = Match(tactics, Setup(SEATS, settings), b"sight" * 3)
    stream = Stream(b"other hidden orders")
    choices = 0
    for seat in islice(deciders(match), 80):
        give_orders(match.state, 1 - seat)
        chosen = fresh_choice(match.state, seat)
        assert fresh_choice(tactics.resample(match.state, seat, stream), seat) == chosen
        match.submit(seat, chosen)
        choices += 1
    assert choices == 80


def give_orders(state: State, seat: int) -> None:
    """A seat's units get standing orders, so that there is something hidden."""
    if isinstance(state.phase, Turn):
        for unit, owner in enumerate(state.battle.owner):
            state.orders[unit] = order_code(1, 2) if owner == seat and state.is_body(unit) else 0


def fresh_choice(state: State, seat: int) -> Action:
    """What a new recruit chooses in a position."""
    seen = tactics.view(state, seat)
    return RecruitBot(b"same", WEIGHTS).choose(seen, seat, tactics.options(seen, seat))


def choice_in(settings: dict[str, str], units: dict[str, Plain], side: str) -> tuple[State, Action]:
    """What the recruit does in a position made by hand, when a side is to activate."""
    data: dict[str, Plain] = {
        "round": 2,
        "phase": {"kind": "turn", "side": side},
        "units": units,
    }
    state = tactics.decode(data, tactics.complete(Setup(SEATS, settings)))
    return state, fresh_choice(state, 0 if side == "side-1" else 1)


def test_in_range_it_sustains_its_attack() -> None:
    settings = {
        "map": "\n".join(["......"] * 5),
        "army.1.units": "death-dealers",
        "army.2.units": "sturmpioniere",
    }
    units: dict[str, Plain] = {"death-dealers": "b2", "sturmpioniere": "e2"}
    _, action = choice_in(settings, units, "side-1")
    assert action.args[1] == plans.SUSTAINED


def test_it_takes_the_unit_that_can_shoot_rather_than_one_that_cannot() -> None:
    settings = {
        "map": "\n".join(["......"] * 9),
        "army.1.units": "hell-boys, death-dealers",
        "army.2.units": "sturmpioniere",
    }
    units: dict[str, Plain] = {"hell-boys": "a9", "death-dealers": "b2", "sturmpioniere": "e2"}
    state, action = choice_in(settings, units, "side-1")
    assert action.args[0] == state.battle.unit_names.index("death-dealers")


@pytest.mark.parametrize("attacker", ["axis-gorillas", "axis-zombies"])
def test_all_lines_together_pay_for_what_is_hit_back(attacker: str) -> None:
    settings = {
        "map": "\n".join(["......"] * 5),
        "army.1.units": attacker,
        "army.2.units": "axis-zombies",
    }
    defender = "axis-zombies" if attacker != "axis-zombies" else "axis-zombies-2"
    units: dict[str, Plain] = {attacker: "b2", defender: "c2"}
    state, action = choice_in(settings, units, "side-1")
    assert plans.has_attack(action.number(1))
    tactics.apply(state, Decision(0, action))
    while isinstance(state.phase, Moving):
        tactics.apply(state, Decision(0, fresh_choice(state, 0)))
    assert fresh_choice(state, 0).verb is Verb.AIM


@pytest.mark.parametrize(
    ("shot", "rerolls", "mean"),
    [
        (Shot(0, 0, 0, 3, 1, NO_FACE, 0), 0, 1.0),
        (Shot(0, 0, 0, 3, 1, NO_FACE, 0), 1, 5 / 3),
        (Shot(0, 0, 0, 3, 1, HIT_SAVES, 0), 0, 2 / 3),
        (Shot(0, 0, 0, 3, 1, BLANK_SAVES, 0), 0, 1 / 3),
        (Shot(0, 0, 0, 1, 3, NO_FACE, 0), 0, 1.0),
        (Shot(0, 0, 0, 3, 1, NO_FACE, REVERSED), 0, 2.0),
        (Shot(0, 0, 0, 2, 1, NO_FACE, LASER), 0, 1.0),
        (Shot(0, 0, 0, 3, 2, NO_FACE, PHASER), 0, 2 / 3),
    ],
)
def test_forecasts_have_the_right_mean(shot: Shot, rerolls: int, mean: float) -> None:
    chances = Odds().of_shot(shot, rerolls, 40, 0)
    assert sum(chances) == pytest.approx(1)
    found = sum(points * chance for points, chance in enumerate(chances))
    assert found == pytest.approx(mean, abs=1e-6)


def best_goal(state: State, seed: bytes) -> int:
    """Where the first unit of a bot with this seed would go, from the middle of the last row."""
    survey = Survey(state, 0, WEIGHTS, Memory(seed))
    return max(Judge(survey, 0).places(2, 0))[1]


def test_of_spaces_that_promise_the_same_it_takes_one_by_lot() -> None:
    settings = {
        "map": "\n".join(["......."] * 14),
        "army.1.units": "death-dealers",
        "army.2.units": "sturmpioniere",
    }
    data: dict[str, Plain] = {
        "round": 2,
        "phase": {"kind": "turn", "side": "side-1"},
        "units": {"death-dealers": "d14", "sturmpioniere": "d1"},
    }
    state = tactics.decode(data, tactics.complete(Setup(SEATS, settings)))
    goals = [best_goal(state, bytes([seed])) for seed in range(30)]
    columns = [state.battle.grid.x[goal] for goal in goals]
    assert {state.battle.grid.y[goal] for goal in goals} == {state.battle.grid.y[goals[0]]}
    assert min(columns) < 3 < max(columns)
    assert goals == [best_goal(state, bytes([seed])) for seed in range(30)]
