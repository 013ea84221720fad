"""Special combat values and special weapons: how many dice, what a hit does, where flames go.

Rulebook p.24 to 26. Dice are counted when targets are declared (AMB-ATK-5).
"""

from __future__ import annotations

from opendust.tactics.attack import CLOSE as CLOSE_FLAG
from opendust.tactics.attack import FATAL, LASER, NO_MODEL, PHASER, REVERSED, SERUM, Shot
from opendust.tactics.board import NO_DOT, SMOKE, VEHICLE
from opendust.tactics.cards import CombatValue, Form
from opendust.tactics.rules.cover_saves import save_face
from opendust.tactics.rules.fire_zone import (
    armor_of,
    carriers_of,
    damage_fault,
    is_element,
    sees,
    spaces_of,
)
from opendust.tactics.rules.skills import SERUM as SERUM_SKILL
from opendust.tactics.rules.skills import is_reversed, printed
from opendust.tactics.sight import ANY_OTHER_SIGHT, can_see
from opendust.tactics.state import ALL_IN_ONE, State


def dice_for(state: State, line: int, target: int, ammo: int) -> int:
    """The dice of a line at a target; burst and All in One double them. AMB-SKILL-7."""
    weapon = state.battle.lines[line]
    value = weapon.values[armor_of(state, target)]
    times = ammo if weapon.is_limited else carriers_of(state, line)
    dice = plain_dice(state, value, target, times)
    if weapon.is_burst and (is_element(state, target) or not state.moved[target]):
        dice *= 2  # WEAP-BURST-1
    if state.marks[state.battle.line_unit[line]] & ALL_IN_ONE:
        dice *= 2
    return dice


def plain_dice(state: State, value: CombatValue, target: int, times: int) -> int:
    """The dice of a combat value used `times` times: by carriers, or by ammo. SCV, AMB-WEAP-1."""
    if value.form is Form.VOLLEY:
        return value.volley[min(times, len(value.volley)) - 1]
    if value.form is Form.INCENDIARY or value.form is Form.AP_INCENDIARY:
        return value.dice * times * miniatures_in(state, target)
    return value.dice * times


def miniatures_in(state: State, target: int) -> int:
    """The miniatures that an incendiary weapon counts. SCV-INC-1, AMB-HERO-4."""
    return 1 if is_element(state, target) else state.miniatures(target)


def make_shot(
    state: State, shooter: int, line: int, target: int, ammo: int, *, is_indirect: bool,
    model: int = NO_MODEL,
) -> Shot:  # fmt: skip
    """The shot of a line at a target, with everything that is fixed at its declaration."""
    weapon = state.battle.lines[line]
    value = weapon.values[armor_of(state, target)]
    face = save_face(state, shooter, line, target, is_indirect=is_indirect)
    damage = value.damage if value.form in (Form.PLAIN, Form.PHASER, Form.VOLLEY) else 1
    if model != NO_MODEL:
        damage = 1  # SKILL-SNIPER-1
    return Shot(
        shooter, line, target, dice_for(state, line, target, ammo), damage, face,
        flags_of(state, line, target, value), model,
    )  # fmt: skip


def flags_of(state: State, line: int, target: int, value: CombatValue) -> int:
    """The properties that matter while the shot is resolved."""
    unit = state.battle.line_unit[line]
    weapon = state.battle.lines[line]
    flags = CLOSE_FLAG if weapon.is_close else 0
    if is_reversed(state, unit):
        flags |= REVERSED
    if weapon.is_laser:
        flags |= LASER
    if value.form is Form.PHASER:
        flags |= PHASER
    elif value.form is Form.AP_INCENDIARY:
        flags |= FATAL
    is_soldier = not is_element(state, target) and state.battle.cards[target].is_soldier
    if is_soldier and printed(state, unit) & SERUM_SKILL:
        flags |= SERUM  # SKILL-SERUM-1
    return flags


def flame_paths(state: State, body: int, line: int, target: int) -> list[tuple[int, ...]]:
    """All ways of a flame from its unit to a target. WEAP-FLAME-4 to -6, AMB-WEAP-2."""
    found: list[tuple[int, ...]] = []
    for start in state.cells(body):
        extend(state, start, state.battle.lines[line].longest, target, (), found)
    return found


def extend(
    state: State, start: int, longest: int, target: int, path: tuple[int, ...],
    found: list[tuple[int, ...]],
) -> None:  # fmt: skip
    """Lengthen a path by every space that the flame can reach next."""
    grid = state.battle.grid
    last = path[-1] if path else start
    goals = spaces_of(state, target)
    for near in grid.neighbours[last]:
        if near == start or near in path or not burns(state, start, last, near, longest):
            continue
        if near in goals:
            found.append((*path, near))
        elif len(path) + 1 < longest and not state.flags[near] & VEHICLE:
            extend(state, start, longest, target, (*path, near), found)


def burns(state: State, start: int, last: int, space: int, longest: int) -> bool:
    """Whether a flame can spread from one space into the next."""
    grid = state.battle.grid
    if state.flags[space] & (NO_DOT | SMOKE) or grid.range_between(start, space) > longest:
        return False
    return can_see(grid, state.flags, start, space, ANY_OTHER_SIGHT) and can_see(
        grid, state.flags, last, space, ANY_OTHER_SIGHT
    )


def burnt_units(
    state: State, body: int, line: int, target: int, path: tuple[int, ...]
) -> list[int]:
    """Every unit in the path that the attacker sees, friends included. WEAP-FLAME-3, -6."""
    found: list[int] = [target]
    for space in path:
        if is_element(state, target) and space == path[-1]:
            continue  # COVEL-11
        for unit in state.bodies_at(space):
            if unit in found or unit == body:
                continue
            if sees(state, body, unit) and not damage_fault(state, line, unit):
                found.append(unit)
    return found
