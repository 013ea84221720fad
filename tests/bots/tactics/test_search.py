"""Do captain and general play within the rules, from their view, alike, and in time?"""

from __future__ import annotations

import pytest

from opendust.bots import bot_names, make_bot
from opendust.bots.budget import Effort
from opendust.bots.safe_bot import SafeBot
from opendust.bots.tactics.recruit.memory import Memory
from opendust.bots.tactics.recruit.survey import Survey
from opendust.bots.tactics.search.commander import CAPTAIN, Commander, captain
from opendust.bots.tactics.search.futures import Trial
from opendust.bots.tactics.search.quick import Quick, position_of
from opendust.bots.tactics.search.value import chance_to_win
from opendust.bots.tactics.search.weights import load_search_weights
from opendust.bots.timed import Timed
from opendust.kernel.action import Decision, Input
from opendust.kernel.contract import Plain, Setup
from opendust.kernel.pending import Choice
from opendust.kernel.play.dice import Stream
from opendust.kernel.play.match import Match, play
from opendust.kernel.text.notation import parse_action
from opendust.tactics import game as tactics
from opendust.tactics.attack import ORDINARY
from opendust.tactics.phases import Moving, Turn
from opendust.tactics.rules import plans
from opendust.tactics.state import State
from tests.amounts import some
from tests.bots.matches import deciders

LESSON = {"scenario": "first-lesson", "army.1": "lesson-allies", "army.2": "lesson-axis"}


def slim(seed: bytes) -> Commander:
    """A captain with so little effort that a test may let it play."""
    weights = load_search_weights(CAPTAIN)
    weights.search |= {"effort": 6.0, "plans": 2.0, "depth": 1.0}
    return Commander(seed, weights)


def slim_game(settings: dict[str, str], seed: int) -> tuple[list[Input], int]:
    """A short game of two slim captains: its inputs, and how often a net was needed."""
    match = Match(tactics, Setup(("one", "two"), settings), bytes([seed]) * 16)
    bots = [SafeBot(slim(bytes([seed, seat])), b"net") for seat in range(2)]
    play(match, bots, 90)
    return match.inputs, sum(bot.slips for bot in bots)


def test_both_are_in_the_register() -> None:
    assert bot_names("tactics")[-2:] == ("captain", "general")


@pytest.mark.parametrize(
    "settings",
    some([
        LESSON,
        {"scenario": "rescue", "army.1": "axis-rescuers", "army.2": "allied-guards"},
        {"scenario": "artillery-duel", "army.1": "allied-guns", "army.2": "axis-guns"},
    ], 3),
)  # fmt: skip
def test_it_never_slips_and_plays_the_same_again(settings: dict[str, str]) -> None:
    first, slips = slim_game(settings, 3)
    again, _ = slim_game(settings, 3)
    assert slips == 0
    assert first == again


def facing(round_number: int = 2) -> State:
    """Squads within range of each other, the first side on turn."""
    settings = {
        "map": "\n".join(["......"] * 5),
        "army.1.units": "death-dealers",
        "army.2.units": "sturmpioniere",
    }
    units: dict[str, Plain] = {"death-dealers": "b2", "sturmpioniere": "e2"}
    phase: dict[str, Plain] = {"kind": "turn", "side": "side-1"}
    data: dict[str, Plain] = {"round": round_number, "phase": phase, "units": units}
    return tactics.decode(data, Setup(("one", "two"), settings))


def test_in_range_it_attacks() -> None:
    state = facing()
    action = captain(b"seed").choose(state, 0, tactics.options(state, 0))
    assert plans.has_attack(action.number(1))


def test_its_answer_does_not_depend_on_what_it_cannot_see() -> None:
    state = facing()
    other = tactics.resample(state, 0, Stream(b"other"))
    answers = [
        slim(b"seed").choose(tactics.view(one, 0), 0, tactics.options(tactics.view(one, 0), 0))
        for one in (state, other)
    ]
    assert answers[0] == answers[1]


def test_a_bot_asked_in_the_middle_of_a_move_finds_an_end_of_its_own() -> None:
    match = Match(tactics, Setup(("one", "two"), LESSON), bytes(16))
    bots = [slim(b"one"), slim(b"two")]
    while True:
        match.settle_chance()
        waiting = match.pending
        assert isinstance(waiting, Choice)
        seat = waiting.seats[0]
        view = tactics.view(match.state, seat)
        options = tactics.options(view, seat)
        if waiting.point == "move":
            break
        match.submit(seat, bots[seat].choose(view, seat, options))
    action = slim(b"new").choose(view, seat, options)
    assert any(option.contains(action) for option in options)


@pytest.mark.parametrize("seed", [b"one", b"two", b"three", b"four"])
def test_asked_in_the_middle_of_a_move_it_ends_where_the_attack_has_a_target(seed: bytes) -> None:
    settings = {
        "map": "\n".join(["........"] * 5),
        "army.1.units": "death-dealers",
        "army.2.units": "heavy-laser-grenadiers, laser-grenadiers, recon-grenadiers, ludwig",
    }
    units: dict[str, Plain] = {
        "death-dealers": "a3", "heavy-laser-grenadiers": "f3", "laser-grenadiers": "f2",
        "recon-grenadiers": "f4", "ludwig": "f5",
    }  # fmt: skip
    phase: dict[str, Plain] = {"kind": "turn", "side": "side-1"}
    data: dict[str, Plain] = {"round": 2, "phase": phase, "units": units}
    state = tactics.decode(data, Setup(("one", "two"), settings))
    tactics.apply(
        state, Decision(0, parse_action(tactics, state, "activate death-dealers move+attack"))
    )
    while isinstance(state.phase, Moving):
        action = captain(seed).choose(state, 0, tactics.options(state, 0))
        tactics.apply(state, Decision(0, action))
    survey = Survey(state, 0, load_search_weights(CAPTAIN).sense, Memory(bytes(16)))
    body = state.battle.unit_names.index("death-dealers")
    assert survey.best_fire(body, state.place[body], ORDINARY) > 0


def test_the_clock_ends_its_thinking() -> None:
    ticks = iter(range(10_000))
    bot = captain(b"seed", lambda: float(next(ticks)))
    state = facing()
    options = tactics.options(state, 0)
    action = bot.choose(state, 0, options)
    assert any(option.contains(action) for option in options)
    assert bot.effort.cut_short == 1


def test_the_registry_hands_over_the_clock() -> None:
    bot = make_bot("captain", "tactics", b"seed", lambda: 0.0)
    assert isinstance(bot, SafeBot)
    assert isinstance(bot.thinker, Timed)
    assert bot.thinker.clock is not None


def test_effort_without_a_clock_is_a_count() -> None:
    effort = Effort(3)
    effort.begin(0.1, None)
    effort.spend(2)
    assert not effort.is_spent()
    effort.spend(1)
    assert effort.is_spent()
    assert effort.cut_short == 0


def test_a_wounded_enemy_makes_winning_likelier() -> None:
    state = facing()
    bot = captain(b"seed")
    from_here = value(bot, state)
    state.health[state.battle.model_first[1]] -= 1
    assert value(bot, state) > from_here


def value(bot: Commander, state: State) -> float:
    """What the bot thinks of a position, as the first side."""
    survey = bot.survey(state, 0)
    return chance_to_win(survey, 0, bot.weights.value)


def tried(*values: float) -> Trial:
    """A choice whose futures ended like this."""
    trial = Trial(None)
    for one in values:
        trial.add(one)
    return trial


def test_a_choice_is_dropped_when_it_is_worse_with_the_same_dice_again_and_again() -> None:
    leader = tried(0.9, 0.2, 0.7, 0.4, 0.8, 0.3)
    assert tried(0.8, 0.1, 0.6, 0.3, 0.7, 0.2).is_clearly_behind(leader, 2.5)


def test_a_choice_stays_when_only_some_dice_speak_against_it() -> None:
    leader = tried(0.9, 0.2, 0.7, 0.4, 0.8, 0.3)
    assert not tried(0.2, 0.8, 0.3, 0.6, 0.3, 0.5).is_clearly_behind(leader, 2.5)


# ── What is remembered ───────────────────────────────────────────────────────────────────────


def test_an_activation_that_is_remembered_is_the_one_that_would_be_found() -> None:
    match = Match(tactics, Setup(("one", "two"), LESSON), b"again" * 4)
    weights, memory = load_search_weights(CAPTAIN).sense, Memory(b"again")
    quick, turns = Quick(weights, memory), 0
    for seat in deciders(match):
        state = match.state
        if len(match.inputs) > 60:
            break
        if isinstance(state.phase, Turn):
            turns += 1
            fresh = Quick(weights, memory)
            found = fresh.choose(state, seat, tactics.options(state, seat))
            for _ in range(2):
                quick.intend(-1, -1)
                assert quick.activate(state, seat) == found
                assert (quick.unit, quick.goal) == (fresh.unit, fresh.goal)
            assert len(quick.turns) == turns
        match.submit(seat, quick.choose(state, seat, tactics.options(state, seat)))
    assert turns > 5


def test_every_row_of_a_state_makes_another_position() -> None:
    match = Match(tactics, Setup(("one", "two"), LESSON), b"rows" * 4)
    bot = slim(b"rows")
    for seat in deciders(match):
        if isinstance(match.state.phase, Turn):
            break
        match.submit(seat, bot.choose(match.state, seat, tactics.options(match.state, seat)))
    state = match.state
    rows = [name for name in dir(state) if isinstance(getattr(state, name), list)]
    assert "place" in rows
    for name in rows:
        other = state.copy()
        getattr(other, name)[0] += 1
        assert position_of(other, 0) != position_of(state, 0), name
