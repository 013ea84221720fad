"""What does the general try beyond its plans: windows of a battle, other forces? And why so?"""

from __future__ import annotations

from opendust.bots.comparison import reasons
from opendust.bots.dust.planner.weights import load_captain_weights
from opendust.bots.dust.recruit.odds import Odds
from opendust.bots.dust.recruit.survey import Survey
from opendust.bots.dust.search.reasons import compare
from opendust.bots.dust.search.weights import load_search_weights
from opendust.bots.dust.search.windows import ways
from opendust.dust import game as dust
from opendust.dust.actions import Verb
from opendust.kernel.action import Action
from opendust.kernel.contract import Plain
from opendust.kernel.option import Counts, Option
from tests.bots.dust.test_capitals import COMBAT, scored
from tools.training.assaults import assaults

DUEL = load_captain_weights().duel


def test_in_a_window_every_kind_of_answer_is_tried_once() -> None:
    leave = Option(Verb.RETREAT, (Counts(((0, 3),), 1, 3),))
    found = ways(Action(Verb.PASS), [Option(Verb.PASS), leave, leave])
    assert found == [Action(Verb.PASS), Action(Verb.RETREAT, (((0, 3),),))]


def test_every_force_and_means_is_an_attack_to_try() -> None:
    areas: dict[str, Plain] = {
        "mine": "red 6 tank 1 mech",
        "middle": "blue 3 tank",
        "pit": "blue 4 tank",
    }
    state = scored(areas, COMBAT, queue=["red"])
    survey = Survey(state, 0, DUEL.sense, Odds())
    found = assaults(survey, dust.options(state, 0), 9)
    assert len(found) == len(set(found)) > 1
    assert all(dust.refuse(state, 0, action) is None for action in found)
    assert assaults(survey, dust.options(state, 0), 1) == found[:1]


def test_a_comparison_names_what_makes_the_difference() -> None:
    areas: dict[str, Plain] = {
        "mine": "red 9 tank 2 mech",
        "middle": "red 9 tank",
        "pit": "blue 1 tank",
    }
    state = scored(areas, COMBAT, queue=["red"])
    view = dust.view(state, 0)
    attack = assaults(Survey(view, 0, DUEL.sense, Odds()), dust.options(view, 0), 1)[0]
    found = compare(view, 0, (attack, Action(Verb.DONE)), load_search_weights("general"), 2)
    assert found.chance > found.other
    assert found.figures
    again = compare(view, 0, (attack, Action(Verb.DONE)), load_search_weights("general"), 2)
    assert (found.chance, found.other) == (again.chance, again.other)


def test_small_gains_and_losses_are_no_reasons() -> None:
    gains = {"score": 1.0, "points": 0.1, "army": 0.5, "income": -2.0, "capitals": 0.0}
    assert reasons(gains) == ["score", "army"]
    assert reasons({**gains, "army": 0.2}) == ["score"]
    assert reasons(dict.fromkeys(gains, -1.0)) == []
