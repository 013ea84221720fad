"""Declaring targets: which weapon line is aimed at what (p.11 to 12, 24 to 25).

Each weapon line is aimed by itself; what is declared stays declared (ATK-11). Limited ammo is
spent and reloadable weapons are emptied as they are declared.
"""

from __future__ import annotations

from typing import Final

from opendust.kernel.action import Action
from opendust.kernel.event import Events
from opendust.kernel.option import Amount, Option, Pick
from opendust.kernel.refusal import Refusal
from opendust.tactics.actions import Verb
from opendust.tactics.attack import CHARGING, NO_MODEL, REACTIVE
from opendust.tactics.phases import Spreading
from opendust.tactics.rules.fire.ammo import boxes_of, most_ammo, never_runs_out, spend
from opendust.tactics.rules.fire.attacks import fire
from opendust.tactics.rules.fire.damage import everything
from opendust.tactics.rules.fire.fire_zone import (
    all_targets,
    in_range,
    is_hit_by_line,
    out_of_range,
    refuse_damage,
    refuse_shot,
    refuse_target,
    refuse_use,
)
from opendust.tactics.rules.fire.flames import burn, flame_paths, spreads
from opendust.tactics.rules.fire.special_weapons import add_shot, is_observed
from opendust.tactics.rules.things import line_name, refuse_unknown, target_name
from opendust.tactics.state import State

NOT_YOUR_WEAPON: Final = Refusal("ATK-02", "weapon-of-another-unit")
ALREADY_AIMED: Final = Refusal("ATK-11", "weapon-already-aimed")
NOT_DECLARED: Final = Refusal("ACT-03", "weapon-not-declared")
NOT_IN_CHARGE: Final = Refusal("SKILL-CHARGE-1", "weapon-not-for-charge")
NOT_THE_QUARRY: Final = Refusal("REACT-07", "target-not-the-activated-unit")
NOT_OBSERVED: Final = Refusal("ARTY-08", "target-not-observed")
NO_PATH: Final = Refusal("WEAP-FLAME-4", "flame-no-path")
TOO_MUCH_AMMO: Final = Refusal("WEAP-AMMO-6", "ammo-too-much")
NEEDS_AMMO: Final = Refusal("WEAP-AMMO-2", "weapon-needs-ammo")
TAKES_NO_AMMO: Final = Refusal("WEAP-AMMO-1", "weapon-takes-no-ammo")
NAMES_MINIATURE: Final = Refusal("SKILL-SNIPER-1", "weapon-names-miniature")
MINIATURE_LOST: Final = Refusal("SKILL-SNIPER-1", "weapon-miniature-lost")
NO_SNIPER: Final = Refusal("SKILL-SNIPER-1", "weapon-is-no-sniper")


def refuse_line(state: State, line: int) -> Refusal | None:
    """Why a weapon line cannot be aimed in this attack, whatever the target."""
    attack = state.fight()
    if state.body_of(state.battle.line_unit[line]) != attack.unit:
        return NOT_YOUR_WEAPON
    for shot in attack.shots:
        if shot.line == line:
            return ALREADY_AIMED
    weapon = state.battle.lines[line]
    if weapon.is_limited and line not in attack.weapons:
        return refuse_use(state, line) or NOT_DECLARED
    if attack.mode == CHARGING and not (weapon.is_close or weapon.longest == 1):
        return NOT_IN_CHARGE
    return refuse_use(state, line)


def refuse_aiming(state: State, line: int, target: int) -> Refusal | None:
    """Why a usable line cannot be aimed at a target. ATK-01, REACT-07, ARTY-08, AMB-ARTY-5."""
    attack = state.fight()
    if attack.mode == REACTIVE and target != attack.quarry:
        return NOT_THE_QUARRY
    if is_observed(state, line):
        return refuse_observed(state, line, target)
    fault = refuse_shot(state, attack.unit, line, target)
    if fault is not None or not spreads(state, line):
        return fault
    return None if flame_paths(state, attack.unit, line, target) else NO_PATH


def refuse_observed(state: State, line: int, target: int) -> Refusal | None:
    """The observer sees the target; range is the weapon's. AMB-ARTY-3."""
    attack = state.fight()
    if target != attack.quarry:
        return NOT_OBSERVED
    fault = refuse_target(state, attack.unit, target) or refuse_damage(state, line, target)
    if fault is not None:
        return fault
    return None if in_range(state, attack.unit, line, target) else out_of_range(state, line)


def targets_of(state: State, line: int) -> list[int]:
    """Every target that a usable line may be aimed at."""
    return targets_among(state, line, possible_targets(state))


def possible_targets(state: State) -> list[int]:
    """What an attack can be aimed at, whatever the line; reactive fire has its target. REACT-07."""
    attack = state.fight()
    return [] if attack.mode == REACTIVE else all_targets(state, attack.unit)


def targets_among(state: State, line: int, among: list[int]) -> list[int]:
    """Which of the attack's `possible_targets` a usable line may be aimed at."""
    if has_one_target(state, line):
        quarry = state.fight().quarry
        return [] if refuse_aiming(state, line, quarry) else [quarry]
    return [target for target in among if can_aim(state, line, target)]


def has_one_target(state: State, line: int) -> bool:
    """Whether the target of a line was named before: in reactive fire and indirect shots."""
    return state.fight().mode == REACTIVE or is_observed(state, line)


def can_aim(state: State, line: int, target: int) -> bool:
    """Whether a usable line may be aimed at a possible target: `refuse_aiming` without reasons."""
    body = state.fight().unit
    if not is_hit_by_line(state, body, target, line):
        return False
    return not spreads(state, line) or bool(flame_paths(state, body, line, target))


def usable_lines(state: State) -> list[int]:
    """The lines of the attack that may still be aimed."""
    attack = state.fight()
    found: list[int] = []
    for unit in state.parts_of(attack.unit):
        for line in state.battle.lines_of(unit):
            is_spent = state.battle.lines[line].is_limited and most_ammo(state, line) == 0
            if not is_spent and not refuse_line(state, line):
                found.append(line)
    return found


def has_aim(state: State) -> bool:
    """Whether some line can still be aimed at something; nobody looks beyond the first target."""
    lines = usable_lines(state)
    if not lines:
        return False
    among = possible_targets(state)
    for line in lines:
        if has_one_target(state, line):
            if not refuse_aiming(state, line, state.fight().quarry):
                return True
            continue
        for target in among:
            if can_aim(state, line, target):
                return True
    return False


def settle_aiming(state: State, events: Events) -> bool:
    """When nothing is left to aim the attack is fired."""
    if has_aim(state):
        return False
    fire(state)
    return True


def aiming_options(state: State, seat: int) -> list[Option]:
    """Which line at which target; the end of the declaration. D-21 to D-26."""
    groups: dict[tuple[int, ...], list[int]] = {}
    found: list[Option] = []
    units = state.battle.unit_count
    among = possible_targets(state)
    for line in usable_lines(state):
        targets = targets_among(state, line, among)
        weapon = state.battle.lines[line]
        if weapon.is_sniper:
            models = models_of_targets(state, targets)
            if models:
                found.append(Option(Verb.SNIPE, (Pick((line,)), Pick(tuple(models)))))
            targets = [target for target in targets if target >= units]
        if not targets:
            continue
        if weapon.is_limited:
            ammo = Amount(1, most_ammo(state, line))
            found.append(Option(Verb.SPEND, (Pick((line,)), Pick(tuple(targets)), ammo)))
        else:
            groups.setdefault(tuple(targets), []).append(line)
    for aims, lines in groups.items():
        found.append(Option(Verb.AIM, (Pick(tuple(lines)), Pick(aims))))
    return [*found, Option(Verb.FIRE)]


def models_of_targets(state: State, targets: list[int]) -> list[int]:
    """The living miniatures of the units among targets. D-24."""
    return sorted(
        [
            model
            for target in targets
            if target < state.battle.unit_count
            for model, _ in everything(state, target)
            if model != NO_MODEL
        ]
    )


def about_aim(state: State, fault: Refusal | None, line: int, target: int) -> Refusal | None:
    """The refusal of a declared target."""
    if fault is None:
        return None
    return fault.about(weapon=line_name(state, line), target=target_name(state, target))


def refuse_aim(state: State, seat: int, action: Action) -> Refusal | None:
    """A line without limited ammo at a target in its fire zone. ATK-03."""
    line, target = action.number(0), action.number(1)
    missing = refuse_unknown(state, "line", line) or refuse_unknown(state, "target", target)
    if missing is not None:
        return missing
    weapon = state.battle.lines[line]
    fault = refuse_line(state, line) or refuse_aiming(state, line, target)
    if fault is None and weapon.is_sniper and target < state.battle.unit_count:
        fault = NAMES_MINIATURE
    if fault is None and weapon.is_limited:
        fault = NEEDS_AMMO
    return about_aim(state, fault, line, target)


def do_aim(state: State, seat: int, action: Action, events: Events) -> None:
    """A line is aimed at its target."""
    aim(state, action.number(0), action.number(1), 0, NO_MODEL, events)


def refuse_spend(state: State, seat: int, action: Action) -> Refusal | None:
    """A limited-ammo line with as much ammo as the unit can use. WEAP-AMMO-2, WEAP-AMMO-6."""
    line, target, ammo = action.number(0), action.number(1), action.number(2)
    missing = refuse_unknown(state, "line", line) or refuse_unknown(state, "target", target)
    if missing is not None:
        return missing
    weapon = state.battle.lines[line]
    fault = refuse_line(state, line)
    if fault is None:
        fault = refuse_aiming(state, line, target) if weapon.is_limited else TAKES_NO_AMMO
    if fault is None and weapon.is_sniper and target < state.battle.unit_count:
        fault = NAMES_MINIATURE
    if fault is None:
        fault = refuse_amount(state, line, ammo)
    return about_aim(state, fault, line, target)


def refuse_amount(state: State, line: int, ammo: int) -> Refusal | None:
    """Some of what is left, and one for each miniature. WEAP-AMMO-2, -6, SKILL-BADASS-1."""
    if ammo < 1:
        return NEEDS_AMMO
    if ammo > boxes_of(state, line):
        is_badass = never_runs_out(state, state.battle.line_unit[line])
        return TOO_MUCH_AMMO.citing("SKILL-BADASS-1" if is_badass else "WEAP-AMMO-2")
    return None if ammo <= most_ammo(state, line) else TOO_MUCH_AMMO


def do_spend(state: State, seat: int, action: Action, events: Events) -> None:
    """A limited-ammo line is aimed with so many of its boxes."""
    ammo = action.number(2)
    aim(state, action.number(0), action.number(1), ammo, NO_MODEL, events)


def refuse_snipe(state: State, seat: int, action: Action) -> Refusal | None:
    """A sniper names a miniature of a unit in his fire zone. SKILL-SNIPER-1."""
    line, model = action.number(0), action.number(1)
    missing = refuse_unknown(state, "line", line) or refuse_unknown(state, "model", model)
    if missing is not None:
        return missing
    target = state.body_of(state.battle.model_unit[model])
    fault = refuse_line(state, line)
    if fault is None and not state.battle.lines[line].is_sniper:
        fault = NO_SNIPER
    if fault is None:
        fault = refuse_aiming(state, line, target)
    if fault is None and not state.health[model]:
        fault = MINIATURE_LOST
    return about_aim(state, fault, line, target)


def do_snipe(state: State, seat: int, action: Action, events: Events) -> None:
    """A sniper's line is aimed at one miniature."""
    model = action.number(1)
    line, target = action.number(0), state.body_of(state.battle.model_unit[model])
    ammo = 1 if state.battle.lines[line].is_limited else 0
    aim(state, line, target, ammo, model, events)


def aim(state: State, line: int, target: int, ammo: int, model: int, events: Events) -> None:
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
