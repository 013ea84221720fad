"""What can happen before the first die? Secret Weapon, Alien Radar, Ace of the Sky. ABIL-GEN-05."""

from __future__ import annotations

from opendust.dust.deck import Ability
from opendust.dust.phases import ATTACKER
from opendust.dust.rules.fighting.battle_abilities import (
    ALIEN_RADAR_DURATION,
    ALIEN_RADAR_UNITS,
    AlienRadarDuration,
    AlienRadarUnits,
)
from opendust.odds.dust.conditions import (
    ACE,
    READY,
    can_ace,
    can_radar,
    can_secret_weapon,
    first_to_decide,
    is_secret_weapon_early,
    lasting_flags,
    ready_flags,
)
from opendust.odds.dust.policies import BEST, sub_forces
from opendust.odds.dust.steps import Steps, without
from opendust.odds.dust.tree import RETREAT, Moment, Node


def start(steps: Steps) -> Node:
    """The tree from the battle as it is given: its opening, or the next roll."""
    battle = steps.battle
    flags = ready_flags(battle)
    moment = Moment(
        battle.attackers, battle.defenders, battle.roller, battle.rolled, battle.hitless, flags,
        RETREAT,
    )  # fmt: skip
    if battle.is_begun:
        return steps.leaf(moment._replace(flags=lasting_flags(battle, flags)), 0, 0)
    return opening(steps, moment, first_to_decide(battle), 0, 0, 0)


def opening(steps: Steps, moment: Moment, side: int, passes: int, a_away: int, d_away: int) -> Node:
    """The sides use abilities in turn until both have passed; then the dice fall."""
    a, d, flags = moment.attackers, moment.defenders, moment.flags
    if not a or not d:
        return steps.decided(a, d, a_away, d_away)
    while passes < 2:
        uses = opening_uses(steps, moment, side, a_away, d_away)
        if uses:
            stay = opening(steps, moment, 1 - side, passes + 1, a_away, d_away)
            return steps.use_or_pass(side, stay, uses, is_use_wanted(steps, moment, side))
        side, passes = 1 - side, passes + 1
    roller = steps.battle.first_roller(a, d)
    flags = lasting_flags(steps.battle, flags)
    return steps.leaf(moment._replace(roller=roller, flags=flags), a_away, d_away)


def is_use_wanted(steps: Steps, moment: Moment, side: int) -> bool:
    """A named policy before the first die; only Alien Radar is not always sensible."""
    policy = steps.policies[side].abilities
    if policy == "sensible" and steps.battle.abilities[side] is Ability.ALIEN_RADAR:
        forces = (moment.attackers, moment.defenders)
        dice = [steps.dice(one, forces[one], moment.flags) for one in (0, 1)]
        return dice[side] < dice[1 - side]
    return policy != "never"


def opening_uses(steps: Steps, moment: Moment, side: int, a_away: int, d_away: int) -> list[Node]:
    """What follows each use that a side can make before the first die."""
    battle, flags = steps.battle, moment.flags
    used = moment._replace(flags=flags & ~(READY << side))
    force = moment.defenders if side else moment.attackers
    if can_secret_weapon(battle, side, flags) and is_secret_weapon_early(battle):
        enemy = moment.attackers if side else moment.defenders
        return [leave(steps, used, 1 - side, enemy, a_away, d_away)]
    if can_radar(battle, side, flags):
        again = ALIEN_RADAR_DURATION.of(battle.edition) is AlienRadarDuration.REST_OF_ROUND
        after = moment if again else used
        return [
            leave(steps, after, side, part, a_away, d_away)
            for part in radar_parts(steps, side, force)
        ]
    if can_ace(battle, side, flags, force):
        flying = used._replace(flags=used.flags | ACE << side)
        return [opening(steps, flying, 1 - side, 0, a_away, d_away)]
    return []


def leave(steps: Steps, moment: Moment, side: int, part: int, a_away: int, d_away: int) -> Node:
    """Units withdraw before the first die; the window opens anew. ABIL-SECRET-02, ABIL-RADAR-02."""
    a, d = (part, 0) if side == ATTACKER else (0, part)
    first = first_to_decide(steps.battle)
    return opening(steps, without(moment, a, d, RETREAT), first, 0, a_away + a, d_away + d)


def radar_parts(steps: Steps, side: int, force: int) -> list[int]:
    """All units, or any of them where the edition allows and the best is sought. ABIL-RADAR-02."""
    everybody = ALIEN_RADAR_UNITS.of(steps.battle.edition) is AlienRadarUnits.ALL
    if everybody or steps.policies[side].abilities != BEST:
        return [force]
    return sub_forces(force, steps.size(force))
