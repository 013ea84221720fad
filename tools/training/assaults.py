"""Which attacks are worth trying? Every force and every means, the most promising first.

The plans look at the best force against each target; here every force that might go is proposed by
itself, and special attacks, missiles and dropped mechs beside battles.
"""

from __future__ import annotations

from opendust.bots.dust.recruit.attacks import (
    attack_gain,
    bared,
    bombardment_dice,
    bombardment_gain,
    drop_bases,
    forces_of,
    missile_gain,
)
from opendust.bots.dust.recruit.menu import pick_of
from opendust.bots.dust.recruit.survey import Survey
from opendust.dust.actions import Verb
from opendust.dust.force import MECH, of, pairs, total
from opendust.kernel.action import Action
from opendust.kernel.option import Counts, Option

Promise = tuple[float, Action]


def assaults(survey: Survey, options: list[Option], most: int) -> list[Action]:
    """The attacks of any kind that promise most."""
    found: list[Promise] = []
    for option in options:
        if option.verb is Verb.ATTACK:
            found += battles(survey, option)
        elif option.verb is Verb.BOMBARD:
            found += bombardments(survey, option)
        elif option.verb is Verb.MISSILE:
            for target in pick_of(option, 0):
                found.append((missile_gain(survey, target), Action(Verb.MISSILE, (target,))))
        elif option.verb is Verb.DROP:
            found += drops(survey, option)
    found.sort(key=lambda promise: -promise[0])
    return [action for _, action in found[:most]]


def battles(survey: Survey, option: Option) -> list[Promise]:
    """Every force of an area against every target."""
    origin = pick_of(option, 0)[0]
    forces = forces_of(survey, origin, own=True)
    found: list[Promise] = []
    for target in pick_of(option, 1):
        for force in forces:
            gain = attack_gain(survey, survey.seat, ((origin, total(force)),), target, force)
            action = Action(Verb.ATTACK, (origin, target, pairs(force)))
            found.append((gain - bared(survey, origin, force), action))
    return found


def bombardments(survey: Survey, option: Option) -> list[Promise]:
    """Special attacks with everything there. SPEC-02."""
    origin, units = pick_of(option, 0)[0], option.domains[2]
    assert isinstance(units, Counts)
    force = sum([of(unit, amount) for unit, amount in units.upper])
    dice = bombardment_dice(survey, origin, force)
    return [
        (bombardment_gain(survey, target, dice),
         Action(Verb.BOMBARD, (origin, target, units.upper)))
        for target in pick_of(option, 1)
    ]  # fmt: skip


def drops(survey: Survey, option: Option) -> list[Promise]:
    """The mechs that no guard needs, against any area. ABIL-DROPPER-02."""
    mechs = option.domains[1]
    assert isinstance(mechs, Counts)
    bases = drop_bases(survey, mechs.upper)
    if not bases:
        return []
    force = of(MECH, sum([amount for _, amount in bases]))
    return [
        (attack_gain(survey, survey.seat, bases, target, force, is_drop=True),
         Action(Verb.DROP, (target, bases)))
        for target in pick_of(option, 0)
    ]  # fmt: skip
