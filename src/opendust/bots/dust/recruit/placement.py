"""Where do bought units and centers go? To the guard that is missing, or to the next attack.

The abilities of the production phase stand here too: an ally, and a mech for nothing.
"""

from __future__ import annotations

from typing import Final

from opendust.bots.dust.recruit.attacks import battle_prospect
from opendust.bots.dust.recruit.cards import best_ally
from opendust.bots.dust.recruit.menu import amount_of, better, first_with, pick_of
from opendust.bots.dust.recruit.setup import centers
from opendust.bots.dust.recruit.survey import Survey
from opendust.dust.actions import Verb
from opendust.dust.force import MECH, TANK, of
from opendust.dust.rules.fighting.targets import open_land
from opendust.kernel.action import Action
from opendust.kernel.bits import bits
from opendust.kernel.option import Option

AT_ONCE: Final = 3
FARTHEST: Final = 8
FAR_BELOW: Final = 999.0
"""What neutral units are placed after: one's own come first."""


# ── Abilities of the phase ───────────────────────────────────────────────────────────────────


def choose_ability(survey: Survey, options: list[Option]) -> Action | None:
    """An ally where he threatens more than he offers; a free mech always."""
    if first_with(options, Verb.ALLY) is not None:
        ally = best_ally(survey)
        if ally >= 0:
            return Action(Verb.ALLY, (ally,))
    builder = first_with(options, Verb.FREE_MECH)
    if builder is not None:
        sites = pick_of(builder, 0)
        return Action(Verb.FREE_MECH, (max(sites, key=lambda at: post_score(survey, at, MECH)),))
    return None


def choose_production_end(survey: Survey, options: list[Option]) -> Action:
    """The last chance for an ability."""
    return choose_ability(survey, options) or Action(Verb.DONE)


# ── Placing ──────────────────────────────────────────────────────────────────────────────────


def choose_placement(survey: Survey, options: list[Option]) -> Action:
    """Bought units to where they are needed most."""
    ability = choose_ability(survey, options)
    if ability is not None:
        return ability
    return place(survey, options)


def place(survey: Survey, options: list[Option]) -> Action:
    """The launch or deployment with the highest score, a few units at once."""
    best: tuple[float, Action] | None = None
    for option in options:
        if option.verb is Verb.LAUNCH:
            for sea in pick_of(option, 2):
                action = Action(Verb.LAUNCH, (1, pick_of(option, 1)[0], sea))
                best = better(best, 50.0 + sea_score(survey, sea), action)
        elif option.verb is Verb.DEPLOY:
            unit, area = pick_of(option, 1)[0], pick_of(option, 2)[0]
            number = min(amount_of(option), AT_ONCE)
            action = Action(Verb.DEPLOY, (number, unit, area))
            best = better(best, post_score(survey, area, unit), action)
        elif option.verb is Verb.DEPLOY_NEUTRALS:
            for area in pick_of(option, 2):
                action = Action(Verb.DEPLOY_NEUTRALS, (1, pick_of(option, 1)[0], area))
                best = better(best, hindrance(survey, area) - FAR_BELOW, action)
    assert best is not None
    return best[1]


def hindrance(survey: Survey, area: int) -> float:
    """How much more a neutral unit in an area is in the rivals' way than in one's own."""
    rivals = survey.strike(area, survey.seat)
    near = survey.state.board.land_to_land[area] & survey.state.land[survey.seat]
    own = sum([survey.dice(survey.state.units[other]) for other in bits(near)])
    return rivals - own


def sea_score(survey: Survey, sea: int) -> float:
    """Free power sources first, then free water, then own water under threat."""
    state = survey.state
    if state.owner[sea] != survey.seat:
        return survey.worth(sea) * 2 - survey.strike(sea, survey.seat)
    lack = survey.strike(sea, survey.seat) - survey.dice(state.units[sea])
    return min(lack, 2.0) * 0.3 + survey.worth(sea) * 0.2


def post_score(survey: Survey, area: int, unit: int) -> float:
    """How much a unit is needed at a center: its guard, and the attacks from it."""
    state = survey.state
    force = state.units[area]
    lack = survey.need(area) - survey.dice(force)
    score = min(4.0, max(0.0, lack)) * survey.worth(area) / 6
    more = force + of(unit, AT_ONCE if unit == TANK else 1)
    force_out = more - survey.guard(more, max(1.0, survey.need(area)))
    if force_out:
        for target in bits(survey.reach(survey.seat, area) & open_land(state, survey.seat)):
            found = battle_prospect(survey, survey.seat, area, target, [force_out])
            if found is not None:
                score = max(score, found.gain * 0.5)
    return score - survey.weights.buy["distance"] * min(survey.front_steps()[area], FARTHEST)


def choose_center_placement(survey: Survey, options: list[Option]) -> Action:
    """A bought center to the best site."""
    ability = choose_ability(survey, options)
    if ability is not None and ability.verb is Verb.ALLY:
        return ability
    option = first_with(options, Verb.CENTER)
    assert option is not None
    return centers(survey, pick_of(option, 0))[0]
