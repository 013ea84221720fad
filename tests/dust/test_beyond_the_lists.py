"""Is a number that names nothing (a card, colour, area, unit or player too many) refused?

The text form cannot write such an action, so no case can; a program that plays can hand it over.
"""

from __future__ import annotations

import pytest

from opendust.dust import game
from opendust.dust.actions import Verb
from opendust.kernel.action import Action, Arg
from opendust.kernel.contract import Plain, Setup

BOARD = "land: rome! pisa! oslo! bergen! farm\nsea: bay\nlinks: rome-pisa oslo-bergen rome-bay"
FARM, LAND, AREAS = 4, 5, 6
TANK, BOMBER, UNITS = 0, 3, 5
RED = 0

SETUP: dict[str, Plain] = {"round": 0, "order": ["red", "blue"], "claimed": [], "homes": {}}
AREAS_HELD: dict[str, Plain] = {
    "rome": "red 2 tank 1 mech 1 bomber center",
    "pisa": "neutral 1 tank 1 mech center",
    "farm": "blue 1 tank",
    "bay": "red 1 submarine",
}
PHASES: dict[str, dict[str, Plain]] = {
    "color": {**SETUP, "phase": {"kind": "choose-color"}, "colors": {"red": "", "blue": ""}},
    "capital": {**SETUP, "phase": {"kind": "claim-capital"}, "areas": {"oslo": "blue 1 tank"}},
    "claim": {**SETUP, "phase": {"kind": "claim-land", "left": 4}, "areas": {}},
    "centers": {**SETUP, "phase": {"kind": "setup-centers", "left": 4}},
    "reinforce": {**SETUP, "phase": {"kind": "reinforce", "points": 12}},
    "initiative": {"phase": {"kind": "initiative"}, "hands": {"red": ["511-2-koshka"]}},
    "purchase": {"phase": {"kind": "purchase", "points": 20}},
    "placement": {"phase": {"kind": "placement", "units": "1 tank", "neutrals": "1 tank"}},
    "movement": {"phase": {"kind": "movement", "points": 2}},
    "combat": {"phase": {"kind": "combat", "points": 2}},
}
MISSILES, DROPPER = "223-1-ballistic-missiles", "223-3-mech-dropper"
DIPLOMAT, BUILDER = "232-3-diplomat", "115-1-mech-builder"
ONE_TANK, ONE_BOMBER = ((TANK, 1),), ((BOMBER, 1),)


@pytest.mark.rule("SETUP-05", "SETUP-06", "PROD-06", "MOVE-GEN-06", "CMBT-05")
@pytest.mark.parametrize(
    ("at", "card", "verb", "args", "rule", "message"),
    [
        ("color", "", Verb.COLOR, (6,), "SETUP-05", "color-unknown"),
        ("capital", "", Verb.CLAIM, (LAND,), "SETUP-06", "claim-needs-capital"),
        ("capital", "", Verb.CLAIM, (AREAS,), "SETUP-06", "claim-needs-capital"),
        ("claim", "", Verb.CLAIM, (LAND,), "SETUP-16", "claim-needs-land"),
        ("claim", "", Verb.CLAIM, (AREAS,), "SETUP-16", "claim-needs-land"),
        ("centers", "", Verb.CENTER, (LAND,), "SETUP-23", "center-needs-own-land"),
        ("centers", "", Verb.CENTER, (AREAS,), "SETUP-23", "center-needs-own-land"),
        ("reinforce", "", Verb.DEPLOY, (1, TANK, LAND), "SETUP-25", "deploy-needs-own-center"),
        ("reinforce", "", Verb.DEPLOY, (1, TANK, AREAS), "SETUP-25", "deploy-needs-own-center"),
        ("reinforce", "", Verb.DEPLOY, (1, UNITS, 0), "SETUP-25", "submarine-is-launched"),
        ("reinforce", "", Verb.LAUNCH, (1, LAND, LAND), "SETUP-26", "launch-needs-own-center"),
        ("reinforce", "", Verb.LAUNCH, (1, 0, AREAS), "COMP-25", "launch-needs-sea"),
        ("initiative", "", Verb.PLAY, (45,), "INIT-01", "card-not-in-hand"),
        ("purchase", "", Verb.BUY, (1, UNITS), "PROD-06", "unit-unknown"),
        ("purchase", "", Verb.BUY_NEUTRALS, (1, UNITS), "NEUT-09", "no-neutral-submarines"),
        ("purchase", "", Verb.BUY_CARDS, (1, (45,)), "CARD-08", "card-not-in-hand"),
        ("purchase", DIPLOMAT, Verb.ALLY, (2,), "ABIL-DIPLOMAT-02", "ally-needs-another"),
        ("purchase", BUILDER, Verb.FREE_MECH, (AREAS,), "ABIL-BUILDER-02",
         "free-mech-needs-center"),
        ("purchase", BUILDER, Verb.FREE_MECH, (LAND,), "ABIL-BUILDER-02",
         "free-mech-needs-center"),
        ("placement", "", Verb.DEPLOY, (1, TANK, AREAS), "PROD-09", "deploy-needs-own-center"),
        ("placement", "", Verb.DEPLOY_NEUTRALS, (1, TANK, AREAS), "NEUT-08",
         "deploy-needs-neutral-center"),
        ("movement", "", Verb.MOVE, (AREAS, 0, ONE_TANK), "MOVE-GEN-02", "origin-not-own"),
        ("movement", "", Verb.MOVE, (0, AREAS, ONE_TANK), "MOVE-GEN-06", "area-unknown"),
        ("movement", "", Verb.FLY, (0, ((AREAS, 1),)), "MOVE-BOMB-01", "origin-not-own"),
        ("combat", "", Verb.ATTACK, (AREAS, 1, ONE_TANK), "CMBT-03", "origin-not-own"),
        ("combat", "", Verb.ATTACK, (0, AREAS, ONE_TANK), "CMBT-05", "area-unknown"),
        ("combat", "", Verb.BOMBARD, (0, AREAS, ONE_BOMBER), "CMBT-05", "area-unknown"),
        ("combat", MISSILES, Verb.MISSILE, (AREAS,), "CMBT-05", "area-unknown"),
        ("combat", DROPPER, Verb.DROP, (FARM, ((AREAS, 1),)), "ABIL-DROPPER-02", "origin-not-own"),
        ("combat", DROPPER, Verb.DROP, (FARM, ((LAND, 1),)), "ABIL-DROPPER-02", "units-not-there"),
        ("combat", DROPPER, Verb.DROP, (AREAS, ((0, 1),)), "CMBT-05", "area-unknown"),
    ],
)  # fmt: skip
def test_a_number_that_names_nothing_is_refused(
    at: str, card: str, verb: Verb, args: tuple[Arg, ...], rule: str, message: str
) -> None:
    position: dict[str, Plain] = {"turn": "red", "areas": AREAS_HELD, **PHASES[at]}
    if card:
        position["played"] = {"red": card}
    edition = "original-it" if verb is Verb.FLY else "premium-en"
    setup = Setup(("red", "blue"), {"edition": edition, "board.small": BOARD})
    refusal = game.refuse(game.decode(position, setup), RED, Action(verb, args))
    assert refusal is not None
    assert (refusal.rule, refusal.message) == (rule, message)
