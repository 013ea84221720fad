"""Are the answers to questions about a position right? The engine and the odds are asked too."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from pydantic import TypeAdapter

from opendust.dust.actions import Verb
from opendust.dust.force import UNIT_NAMES
from opendust.dust.phases import Combat, Movement
from opendust.kernel.action import Action, Decision
from opendust.kernel.contract import Setup
from opendust.kernel.event import Event
from opendust.kernel.pending import Choice
from opendust.kernel.play.match import Match
from opendust.kernel.refusal import BadText
from opendust.kernel.text.notation import format_action, parse_action
from opendust.kernel.text.record import replay
from opendust.odds import dust_odds
from opendust.registry import GAMES
from opendust.scenes.lessons import lesson
from opendust.scenes.stages import stage_of
from opendust.scenes.study_models import Study
from opendust.tactics.actions import Verb as Tactics
from opendust.tactics.phases import Moving
from opendust.tactics.rules import plans
from opendust.tactics.rules.fire.fire_zone import sees
from opendust.words.catalogue import LANGUAGES
from tests.scenes.test_scenes import begun, positions

STUDY: TypeAdapter[Study] = TypeAdapter(Study)


def studied(match: Match[Any], seat: int, what: str, language: str = "en", **args: str) -> Any:
    view = match.game.view(match.state, seat)
    answer = stage_of(match.game.NAME).study(view, seat, what, args, language)
    STUDY.validate_python(answer, strict=True)
    return answer


def attacks(match: Match[Any], seat: int) -> list[Action]:
    """A full attack from every origin on its first target."""
    found = []
    for option in match.game.options(match.state, seat):
        if option.verb is Verb.ATTACK:
            found.append(option.fill(lambda limit: limit - 1))
    return found


def test_attacks_ahead_are_those_of_the_combat_that_ends_the_movement() -> None:
    match, asked = begun("dust"), 0
    for seat in positions(match, 11):
        if not isinstance(match.state.phase, Movement):
            continue
        told = studied(match, seat, "ahead")["attacks"]
        later = deepcopy(match)
        later.submit(seat, Action(Verb.DONE))
        chosen = attacks(later, seat) if isinstance(later.state.phase, Combat) else []
        assert len([one for one in told if one["verb"] == "attack"]) == len(chosen)
        for action in chosen[:1]:
            words = format_action(match.game, match.state, action)
            odds = studied(match, seat, "odds", action=words)
            assert odds == studied(later, seat, "odds", action=words)
            asked += 1
    assert asked


def test_odds_of_an_attack_are_those_of_its_forces() -> None:
    match, asked = begun("dust"), 0
    for seat in positions(match, 11):
        for action in attacks(match, seat)[:1]:
            told = studied(match, seat, "odds", action=format_action(match.game, match.state,
                                                                     action))  # fmt: skip
            odds = told["odds"]
            assert sum(outcome["chance"] for outcome in odds["outcomes"]) == pytest.approx(1)
            wanted = {UNIT_NAMES[unit]: amount for unit, amount in action.pairs(2)}
            assert odds["attackers"] == wanted
            if told["retreats"]:
                assert told["retreats"][0]["units"] == {}
                assert told["retreats"][0]["conquest"] == pytest.approx(odds["conquest"])
            asked += 1
        if asked >= 8:
            return
    raise AssertionError(asked)


def test_free_odds_are_the_exact_ones() -> None:
    args = {"words": "5 tank 2 mech vs 4 tank center"}
    told = stage_of("dust").free_study("odds", args, "de")
    assert told["kind"] == "dust-odds"
    assert told["odds"]["conquest"] == pytest.approx(float(dust_odds(args["words"]).conquest))
    assert told["reverse"] is not None


def test_whoever_can_attack_an_area_is_found() -> None:
    match, found = begun("dust"), 0
    for seat in positions(match, 13):
        for action in attacks(match, seat)[:1]:
            target, origin = (match.state.board.ids[action.number(n)] for n in (1, 0))
            reach = studied(match, seat, "reach", area=target)
            own = next(visitor for visitor in reach["visitors"] if visitor["seat"] == seat)
            assert origin in [come["origin"] for come in own["attacks"]]
            found += 1
        if found >= 5:
            return
    raise AssertionError(found)


def test_a_unit_ends_its_move_where_the_answer_says() -> None:
    match, compared = begun("tactics"), 0
    source = random.Random(5)
    for seat in positions(match, 2):
        assert isinstance(match.pending, Choice)
        if match.pending.point != "activation":
            continue
        plan = plans.plan_of(plans.MOVE, plans.NOTHING)
        for unit, name in enumerate(match.state.battle.unit_names):
            action = Action(Tactics.ACTIVATE, (unit, plan, ()))
            if match.game.refuse(match.state, seat, action) is None:
                told = studied(match, seat, "moves", unit=name)["moves"]
                state = match.state.copy()
                match.game.apply(state, Decision(seat, action))
                walk(match, state, seat, source)
                place = state.battle.grid.names[state.place[unit]]
                assert told[place] == 1
                compared += 1
    assert compared > 5


def test_every_way_leads_where_it_says() -> None:
    match, compared = begun("tactics"), 0
    for seat in positions(match, 2):
        assert isinstance(match.pending, Choice)
        if match.pending.point not in ("move", "entry"):
            continue
        for space, way in studied(match, seat, "ways")["ways"].items():
            state = match.state.copy()
            unit = state.acting().unit
            for line in way:
                action = parse_action(match.game, state, line)
                assert match.game.refuse(state, seat, action) is None
                match.game.apply(state, Decision(seat, action))
            assert state.battle.grid.names[state.place[unit]] == space
            compared += 1
    assert compared > 20


def walk(match: Match[Any], state: Any, seat: int, source: random.Random) -> list[Event]:
    """Step at random until the move is over."""
    events: list[Event] = []
    while isinstance(state.phase, Moving) or state.place[state.acting().unit] < 0:
        option = source.choice(match.game.options(state, seat))
        events += match.game.apply(state, Decision(seat, option.fill(source.randrange)))
        if state.activation is None:
            break
    return events


def recorded(name: str) -> Iterator[Match[Any]]:
    """The match of a lesson, before every choice in it."""
    record = lesson(name).record
    game = GAMES[record.game]
    whole = replay(game, record)
    match = Match(game, record.setup, record.seed)
    for given in whole.inputs:
        if isinstance(given, Decision):
            yield match
        match.enter(given)


def on_board(state: Any, side: int) -> list[str]:
    """The units of a side that stand on the board."""
    battle = state.battle
    return [
        name for unit, name in enumerate(battle.unit_names)
        if battle.side[unit] == side and state.is_body(unit) and state.place[unit] >= 0
    ]  # fmt: skip


def test_questions_about_a_battlefield_in_every_language() -> None:
    asked = 0
    for number, match in enumerate(recorded("tactics-first")):
        language = LANGUAGES[number % len(LANGUAGES)]
        for one in on_board(match.state, 0):
            for other in on_board(match.state, 1):
                sight = studied(match, 0, "sight", language, one=one, other=other)
                back = studied(match, 0, "sight", language, one=other, other=one)
                assert sight["is_visible"] == back["is_visible"]
            fire = studied(match, 0, "fire", language, unit=one)
            can = [target["target"] for target in fire["targets"] if not target["why_not"]]
            if can and number % 4 == 0:
                told = studied(match, 0, "odds", language, unit=one, target=can[0])
                assert can[0] in [unit["unit"] for unit in told["units"]]
                for unit in told["units"]:
                    assert sum(unit["left"].values()) == pytest.approx(1)
                asked += 1
    assert asked > 3


def test_odds_of_what_is_aimed() -> None:
    asked = 0
    for match in recorded("tactics-first"):
        waiting = match.pending
        assert isinstance(waiting, Choice)
        seat = waiting.seats[0]
        aims = [option for option in match.game.options(match.state, seat)
                if option.verb is Tactics.AIM]  # fmt: skip
        if aims:
            action = aims[0].fill(lambda limit: 0)
            words = format_action(match.game, match.state, action)
            told = studied(match, seat, "odds", action=words)
            assert told["units"]
            asked += 1
    assert asked > 3


def test_a_very_large_vehicle_sees_and_is_seen_with_any_of_its_spaces() -> None:
    settings = {"scenario": "annihilation", "army.1.units": "punisher", "army.2.units": "hans"}
    match = Match(GAMES["tactics"], Setup(("one", "two"), settings), bytes(16))
    state, grid = match.state, match.state.battle.grid
    verdicts = set()
    for place in range(grid.space_count):
        if len(state.battle.cells(0, place)) < 4 or grid.at(0, 0) in state.battle.cells(0, place):
            continue
        state.put(0, place)
        for other in ("a1", grid.names[-1], grid.names[grid.space_count // 2]):
            if grid.index(other) in state.cells(0):
                continue
            state.put(1, grid.index(other))
            told = studied(match, 0, "sight", one="punisher", other="hans")
            assert told["is_visible"] == sees(state, 0, 1)
            assert told["range"] >= state.distance(0, 1)
            verdicts.add((told["is_visible"], told["one"] == grid.names[place]))
    assert verdicts == {(True, True), (True, False), (False, True)}


@pytest.mark.parametrize(
    ("game", "what", "args"),
    [
        ("dust", "nonsense", {}), ("dust", "reach", {"area": "atlantis"}), ("dust", "odds", {}),
        ("dust", "odds", {"action": "attack nowhere"}), ("tactics", "sight", {"one": "a1"}),
        ("tactics", "moves", {"unit": "nobody"}), ("tactics", "fire", {}),
        ("tactics", "odds", {"unit": "hans", "target": "x"}),
    ],
)  # fmt: skip
def test_what_cannot_be_answered_is_said(game: str, what: str, args: dict[str, str]) -> None:
    match = begun(game)
    seat = next(positions(match, 1))
    with pytest.raises(BadText):
        studied(match, seat, what, **args)


def test_an_army_is_judged_while_it_is_put_together() -> None:
    stage = stage_of("tactics")
    args = {"units": "hell-boys, sturmpioniere", "scenario": "skirmish", "side": "0"}
    told = stage.free_study("army", args, "en")
    assert told["kind"] == "army"
    assert told["ap"] > 0
    assert [fault["rule"] for fault in told["faults"]] == ["AMB-ARMY-1"]
    with pytest.raises(BadText):
        stage.free_study("army", {"units": "hans, " * 200}, "en")


def army_faults(units: str, language: str = "en", scenario: str = "rescue") -> list[Any]:
    args = {"units": units, "scenario": scenario, "side": "0"}
    told = stage_of("tactics").free_study("army", args, language)
    STUDY.validate_python(told, strict=True)
    assert told["kind"] == "army"
    return list(told["faults"])


def test_faults_of_an_army_name_the_unit_that_is_meant() -> None:
    found = army_faults("rhino + hell-boys, bazooka-joe, bazooka-joe, hans")
    places = {fault["kind"]: fault["at"] for fault in found}
    assert places == {"army-mixed-factions": 4, "army-hero-twice": 3, "join-armor-differs": 0}
    assert army_faults("punisher, hot-dog, rhino")[0]["at"] == -1


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_of_an_army_are_told_in_words(language: str) -> None:
    armies = (
        "rhino + hell-boys, bazooka-joe, bazooka-joe",
        "blackhawk, hans",
        "the-boss, the-boss",
    )
    ids = ("hell-boys", "bazooka-joe", "the-boss", "allies", "axis", "(hero)")
    for units in armies:
        for fault in army_faults(units, language):
            assert not any(name in fault["text"] for name in ids), fault


def test_a_scenario_says_how_long_it_takes_and_whom_it_favours() -> None:
    for choice in stage_of("tactics").catalogue("en")["settings"][0]["choices"]:
        facts = stage_of("tactics").named_board(choice["id"], "en")["facts"]
        assert facts["activations"] > 0
        assert 0 < facts["first"] < 1
