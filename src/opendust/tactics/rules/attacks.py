"""Performing attacks: declaring targets line by line (p.11 to 12, 24 to 25).

Each weapon line is aimed by itself; what is declared stays declared (ATK-11). `fire` ends the
declaration. Limited ammo is spent and reloadable weapons are emptied as they are declared.
"""

from __future__ import annotations

from typing import Final

from opendust.kernel.event import Event
from opendust.tactics.attack import CHARGING, INDIRECT, RANGED, REACTIVE, Attack
from opendust.tactics.events import Happening
from opendust.tactics.phases import Aiming, Proceeding, Shooting, Spreading
from opendust.tactics.rules.fire_zone import (
    OUT_OF_RANGE,
    all_targets,
    damage_fault,
    in_range,
    shot_fault,
    spaces_of,
    target_fault,
    use_fault,
)
from opendust.tactics.rules.fire_zone import RULES as ZONE_RULES
from opendust.tactics.rules.skills import BADASS, personal_skills
from opendust.tactics.rules.special_weapons import burnt_units, flame_paths, make_shot
from opendust.tactics.state import State

NOT_YOUR_WEAPON: Final = "weapon-of-another-unit"
ALREADY_AIMED: Final = "weapon-already-aimed"
NOT_DECLARED: Final = "weapon-not-declared"
NOT_IN_CHARGE: Final = "weapon-not-for-charge"
NOT_THE_QUARRY: Final = "target-not-the-activated-unit"
NOT_OBSERVED: Final = "target-not-observed"
NO_PATH: Final = "flame-no-path"
TOO_MUCH_AMMO: Final = "ammo-too-much"
NEEDS_AMMO: Final = "weapon-needs-ammo"
TAKES_NO_AMMO: Final = "weapon-takes-no-ammo"
NAMES_MINIATURE: Final = "weapon-names-miniature"
NO_SNIPER: Final = "weapon-is-no-sniper"

RULES: Final[dict[str, str]] = {
    **ZONE_RULES,
    NOT_YOUR_WEAPON: "ATK-02",
    ALREADY_AIMED: "ATK-11",
    NOT_DECLARED: "ACT-03",
    NOT_IN_CHARGE: "SKILL-CHARGE-1",
    NOT_THE_QUARRY: "REACT-07",
    NOT_OBSERVED: "ARTY-08",
    NO_PATH: "WEAP-FLAME-4",
    TOO_MUCH_AMMO: "WEAP-AMMO-6",
    NEEDS_AMMO: "WEAP-AMMO-2",
    TAKES_NO_AMMO: "WEAP-AMMO-1",
    NAMES_MINIATURE: "SKILL-SNIPER-1",
    NO_SNIPER: "SKILL-SNIPER-1",
}


def begin_attack(
    state: State, body: int, mode: int, quarry: int, skills: int, weapons: tuple[int, ...]
) -> None:
    """An attack begins with the declaration of targets. ATK-06."""
    attack = Attack(body, mode, quarry)
    attack.skills = skills
    attack.weapons = weapons
    state.attack = attack
    state.phase = Aiming()


def line_fault(state: State, line: int) -> str:
    """Why a weapon line cannot be aimed in this attack, whatever the target."""
    attack = state.fight()
    if state.body_of(state.battle.line_unit[line]) != attack.unit:
        return NOT_YOUR_WEAPON
    for shot in attack.shots:
        if shot.line == line:
            return ALREADY_AIMED
    weapon = state.battle.lines[line]
    if weapon.is_limited and line not in attack.weapons:
        return NOT_DECLARED
    if attack.mode == CHARGING and not (weapon.is_close or weapon.longest == 1):
        return NOT_IN_CHARGE
    return use_fault(state, line)


def aim_fault(state: State, line: int, target: int) -> str:
    """Why a usable line cannot be aimed at a target. ATK-01, REACT-07, ARTY-08, AMB-ARTY-5."""
    attack = state.fight()
    if attack.mode == REACTIVE and target != attack.quarry:
        return NOT_THE_QUARRY
    if is_observed(state, line):
        return observed_fault(state, line, target)
    fault = shot_fault(state, attack.unit, line, target)
    if not fault and spreads(state, line) and not flame_paths(state, attack.unit, line, target):
        return NO_PATH
    return fault


def is_observed(state: State, line: int) -> bool:
    """Whether a line fires the indirect shot of this attack. ARTY-08."""
    return state.fight().mode == INDIRECT and state.battle.lines[line].is_artillery


def observed_fault(state: State, line: int, target: int) -> str:
    """The observer sees the target; range is the weapon's. AMB-ARTY-3."""
    attack = state.fight()
    if target != attack.quarry:
        return NOT_OBSERVED
    fault = target_fault(state, attack.unit, target) or damage_fault(state, line, target)
    if not fault and not in_range(state, attack.unit, line, target):
        return OUT_OF_RANGE
    return fault


def spreads(state: State, line: int) -> bool:
    """Whether a line is a flamethrower that burns more than one space. WEAP-FLAME-3."""
    weapon = state.battle.lines[line]
    return weapon.is_flamethrower and weapon.longest > 1 and not weapon.is_close


def most_ammo(state: State, line: int) -> int:
    """Boxes left, at most one per miniature of a squad. WEAP-AMMO-2, -6, AMB-SKILL-8."""
    battle = state.battle
    weapon = battle.lines[line]
    unit = battle.line_unit[line]
    most = weapon.ammo if never_runs_out(state, unit) else state.ammo[line]
    if battle.cards[unit].is_squad:
        used = 0
        for other, amount in state.fight().spent:
            if battle.line_unit[other] == unit:
                used += amount
        most = min(most, state.strength(unit) - used)
    return max(most, 0)


def never_runs_out(state: State, unit: int) -> bool:
    """Badass: boxes are not marked. SKILL-BADASS-1."""
    return bool(personal_skills(state, unit) & BADASS)


def targets_of(state: State, line: int) -> list[int]:
    """Every target that a usable line may be aimed at."""
    attack = state.fight()
    if attack.mode == REACTIVE or is_observed(state, line):
        return [] if aim_fault(state, line, attack.quarry) else [attack.quarry]
    return [
        target
        for target in all_targets(state, attack.unit)
        if in_range(state, attack.unit, line, target) and not aim_fault(state, line, target)
    ]


def usable_lines(state: State) -> list[int]:
    """The lines of the attack that may still be aimed."""
    attack = state.fight()
    found: list[int] = []
    for unit in state.parts_of(attack.unit):
        for line in state.battle.lines_of(unit):
            is_spent = state.battle.lines[line].is_limited and most_ammo(state, line) == 0
            if not is_spent and not line_fault(state, line):
                found.append(line)
    return found


def aim(state: State, line: int, target: int, ammo: int, model: int, events: list[Event]) -> None:
    """Declare a line's target; a flame may have to choose its way first. ATK-06."""
    attack = state.fight()
    spend(state, line, ammo, events)
    if not spreads(state, line):
        add_shot(state, line, target, ammo, model, events)
        return
    paths = flame_paths(state, attack.unit, line, target)
    if len(paths) > 1:
        state.phase = Spreading(line, target, ())
    else:
        burn(state, line, target, paths[0], ammo, events)


def spend(state: State, line: int, ammo: int, events: list[Event]) -> None:
    """Declared ammo is spent, and a fired weapon is empty. ATK-10, WEAP-RELOAD-1."""
    weapon = state.battle.lines[line]
    unit = state.battle.line_unit[line]
    if weapon.is_reloadable:
        state.loaded[line] = 0
    if weapon.is_limited:
        if not never_runs_out(state, unit):
            state.ammo[line] -= ammo
        state.fight().spent.append((line, ammo))
        events.append(Event(Happening.AMMO_SPENT, (unit, line, ammo)))


def add_shot(
    state: State, line: int, target: int, ammo: int, model: int, events: list[Event]
) -> None:
    """One more shot of this attack."""
    attack = state.fight()
    attack.shots.append(
        make_shot(
            state, attack.unit, line, target, ammo, is_indirect=is_observed(state, line),
            model=model,
        )
    )  # fmt: skip
    attack.hits.append(0)
    unit = state.battle.line_unit[line]
    events.append(Event(Happening.SHOT_DECLARED, (unit, line, target)))


def burn(
    state: State, line: int, target: int, path: tuple[int, ...], ammo: int, events: list[Event]
) -> None:
    """The flame hits every unit on its way. WEAP-FLAME-3."""
    for unit in burnt_units(state, state.fight().unit, line, target, path):
        add_shot(state, line, unit, ammo, -1, events)


def next_flames(state: State) -> list[int]:
    """The spaces that the flame may take next on its way to the target. WEAP-FLAME-5."""
    phase = state.phase
    assert isinstance(phase, Spreading)
    size = len(phase.path)
    found: list[int] = []
    for path in flame_paths(state, state.fight().unit, phase.line, phase.target):
        if path[:size] == phase.path and path[size] not in found:
            found.append(path[size])
    found.sort()
    return found


def spread(state: State, space: int, events: list[Event]) -> None:
    """The flame takes one more space, and burns when it has reached its target."""
    phase = state.phase
    assert isinstance(phase, Spreading)
    path = (*phase.path, space)
    state.phase = Spreading(phase.line, phase.target, path)
    goals = spaces_of(state, phase.target)
    while path[-1] not in goals:
        ways = next_flames(state)
        if len(ways) != 1:
            return
        path = (*path, ways[0])
        state.phase = Spreading(phase.line, phase.target, path)
    state.phase = Aiming()
    ammo = dict(state.fight().spent).get(phase.line, 0)
    burn(state, phase.line, phase.target, path, ammo, events)


def fire(state: State) -> None:
    """The declaration ends and the dice are rolled. ATK-06, ATK-12."""
    attack = state.fight()
    attack.stage = RANGED
    attack.at = 0
    state.phase = Shooting()


def end_attack(state: State) -> None:
    """The attack is over and the activation goes on. REACT-08."""
    state.attack = None
    state.phase = Proceeding()
