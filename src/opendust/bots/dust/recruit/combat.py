"""Which attack is made, if any? Battles, special attacks, missiles and dropped mechs."""

from __future__ import annotations

from opendust.bots.dust.recruit.attacks import (
    attack_gain,
    battle_prospect,
    bombardment_dice,
    bombardment_gain,
    drop_bases,
    forces_of,
    missile_gain,
)
from opendust.bots.dust.recruit.menu import better, pick_of
from opendust.bots.dust.recruit.survey import Survey
from opendust.dust.actions import Verb
from opendust.dust.force import MECH, of, pairs
from opendust.kernel.action import Action
from opendust.kernel.option import Counts, Option

Best = tuple[float, Action] | None


def choose_attack(survey: Survey, options: list[Option]) -> Action:
    """The attack with the highest gain, or the end of the turn."""
    best: Best = (survey.weights.battle["least_gain"], Action(Verb.DONE))
    for option in options:
        if option.verb is Verb.ATTACK:
            best = weigh_battles(survey, option, best)
        elif option.verb is Verb.BOMBARD:
            best = weigh_bombardments(survey, option, best)
        elif option.verb is Verb.MISSILE:
            for target in pick_of(option, 0):
                best = better(best, missile_gain(survey, target), Action(Verb.MISSILE, (target,)))
        elif option.verb is Verb.DROP:
            best = weigh_drops(survey, option, best)
    assert best is not None
    return best[1]


def weigh_battles(survey: Survey, option: Option, best: Best) -> Best:
    """Battles from one area: the best force against each target."""
    origin = pick_of(option, 0)[0]
    forces = forces_of(survey, origin, own=True)
    for target in pick_of(option, 1):
        found = battle_prospect(survey, survey.seat, origin, target, forces)
        if found is not None:
            action = Action(Verb.ATTACK, (origin, target, pairs(found.force)))
            best = better(best, found.gain, action)
    return best


def weigh_bombardments(survey: Survey, option: Option, best: Best) -> Best:
    """Special attacks with everything there: nothing is risked. SPEC-02."""
    origin, units = pick_of(option, 0)[0], option.domains[2]
    assert isinstance(units, Counts)
    force = sum([of(unit, amount) for unit, amount in units.upper])
    dice = bombardment_dice(survey, origin, force)
    for target in pick_of(option, 1):
        action = Action(Verb.BOMBARD, (origin, target, units.upper))
        best = better(best, bombardment_gain(survey, target, dice), action)
    return best


def weigh_drops(survey: Survey, option: Option, best: Best) -> Best:
    """Mech Dropper: the mechs that no guard needs, against any area. ABIL-DROPPER-02."""
    mechs = option.domains[1]
    assert isinstance(mechs, Counts)
    bases = drop_bases(survey, mechs.upper)
    if not bases:
        return best
    force = of(MECH, sum([amount for _, amount in bases]))
    for target in pick_of(option, 0):
        gain = attack_gain(survey, survey.seat, bases, target, force, is_drop=True)
        best = better(best, gain, Action(Verb.DROP, (target, bases)))
    return best
