"""Does the general try where units go? And what are the other answers to every small question?"""

from __future__ import annotations

from collections import Counter

from opendust.bots.dust.planner.weights import load_captain_weights
from opendust.bots.dust.recruit.odds import Odds
from opendust.bots.dust.recruit.survey import Survey
from opendust.bots.dust.search.commander import EFFORT, Commander
from opendust.bots.dust.search.pieces import MOST_PIECES, pieces
from opendust.dust import game as dust
from opendust.dust.actions import Verb
from opendust.dust.force import MECH, TANK
from opendust.dust.phases import Placement, Reinforce
from opendust.dust.state import State
from opendust.kernel.action import Action
from opendust.kernel.contract import Plain, Setup
from opendust.kernel.option import Counts, Option, Pick
from opendust.kernel.play.match import Match
from tests.bots.dust.test_capitals import scored
from tests.bots.dust.test_ladder import CHOICES
from tests.bots.matches import deciders
from tools.training.answers import answers
from tools.training.former import made

PLANS = load_captain_weights()
CENTERS: dict[str, Plain] = {"west": "red 2 tank center", "middle": "red 2 tank center"}


def placing(units: str) -> State:
    return scored(CENTERS, {"kind": "placement", "units": units}, queue=["red"])


def proposals(state: State, first: Action) -> list[Action]:
    found = pieces(Survey(state, 0, PLANS.duel.sense, Odds()), first, dust.options(state, 0))
    assert found[0] == first
    assert len(found) == len(set(found)) <= MOST_PIECES
    assert [action for action in found if dust.refuse(state, 0, action) is not None] == []
    return found


def at(state: State, area: str) -> int:
    return state.board.ids.index(area)


def test_bought_units_are_tried_at_every_center() -> None:
    state = placing("3 tank 1 mech")
    home, front = at(state, "west"), at(state, "middle")
    found = proposals(state, Action(Verb.DEPLOY, (3, TANK, home)))
    assert Action(Verb.DEPLOY, (3, TANK, front)) in found
    assert Action(Verb.DEPLOY, (1, MECH, home)) in found
    assert Action(Verb.DEPLOY, (1, MECH, front)) not in found


def test_bought_submarines_are_tried_in_other_waters() -> None:
    areas: dict[str, Plain] = {"west": "red 2 tank center", "east": "red 2 tank center"}
    phase: dict[str, Plain] = {"kind": "placement", "units": "1 submarine"}
    state = scored({**areas, "north": "blue 2 tank"}, phase, queue=["red"])
    first = Action(Verb.LAUNCH, (1, at(state, "west"), at(state, "bay")))
    gulf = Action(Verb.LAUNCH, (1, at(state, "east"), at(state, "gulf")))
    assert proposals(state, first) == [first, gulf]


def test_what_has_no_other_answer_is_done() -> None:
    state = placing("1 tank")
    survey = Survey(state, 0, PLANS.duel.sense, Odds())
    assert pieces(survey, Action(Verb.DONE), dust.options(state, 0)) == [Action(Verb.DONE)]


def test_who_retreats_is_tried_in_every_refuge() -> None:
    state = placing("1 tank")
    places, units = (at(state, "west"), at(state, "middle")), Counts(((TANK, 2),), 1, 2)
    first = Action(Verb.RETREAT_TO, (places[0], ((TANK, 2),)))
    survey = Survey(state, 0, PLANS.duel.sense, Odds())
    found = answers(survey, first, [Option(Verb.RETREAT_TO, (Pick(places), units))])
    assert found == [first, Action(Verb.RETREAT_TO, (places[1], ((TANK, 2),)))]


def quick(seed: bytes) -> Commander:
    """One that tries nothing but pieces, each in one world, so that the test is quick."""
    changes = dict.fromkeys(CHOICES, 0.0) | {"pieces": 1}
    return made(seed, value=True, stances=True, windows=False, changes=changes)


def test_every_kind_of_piece_is_tried_and_legal_in_a_whole_game() -> None:
    match = Match(dust, Setup(("a", "b"), {"edition": "original-it"}), b"pieces" + bytes(10))
    bots, tried = [quick(bytes([seat])) for seat in (0, 1)], Counter[type]()
    for seat in deciders(match):
        view = dust.view(match.state, seat)
        action = bots[seat].choose(view, seat, dust.options(view, seat))
        assert dust.refuse(match.state, seat, action) is None
        tried[type(match.state.phase)] += bots[seat].effort.left < EFFORT["general"]
        match.submit(seat, action)
    assert set(+tried) == {Reinforce, Placement}
