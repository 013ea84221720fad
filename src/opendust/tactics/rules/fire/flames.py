"""Flamethrowers: where a flame goes and whom it burns (p.25)."""

from __future__ import annotations

from opendust.kernel.action import Action
from opendust.kernel.event import Events
from opendust.kernel.option import Option
from opendust.kernel.refusal import Refusal
from opendust.tactics.actions import Verb
from opendust.tactics.attack import NO_MODEL
from opendust.tactics.board.board import NO_DOT, SMOKE, VEHICLE
from opendust.tactics.phases import Aiming, Spreading
from opendust.tactics.rules.fire.fire_zone import is_element, refuse_damage, sees, spaces_of
from opendust.tactics.rules.fire.sight import ANY_OTHER_SIGHT, can_see
from opendust.tactics.rules.fire.special_weapons import add_shot
from opendust.tactics.rules.things import is_offered, one_of
from opendust.tactics.state import State


def spreads(state: State, line: int) -> bool:
    """Whether a line is a flamethrower that burns more than one space. WEAP-FLAME-3."""
    weapon = state.battle.lines[line]
    return weapon.is_flamethrower and weapon.longest > 1 and not weapon.is_close


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
            if sees(state, body, unit) and not refuse_damage(state, line, unit):
                found.append(unit)
    return found


def burn(
    state: State, line: int, target: int, path: tuple[int, ...], ammo: int, events: Events
) -> None:
    """The flame hits every unit on its way. WEAP-FLAME-3."""
    for unit in burnt_units(state, state.fight().unit, line, target, path):
        add_shot(state, line, unit, ammo, NO_MODEL, events)


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


def spreading_options(state: State, seat: int) -> list[Option]:
    """The next space of a flame. D-23."""
    return one_of(Verb.SPREAD, next_flames(state))


def refuse_spread(state: State, seat: int, action: Action) -> Refusal | None:
    """The flame goes on towards its target. WEAP-FLAME-5."""
    if is_offered(spreading_options(state, seat), action):
        return None
    return Refusal("WEAP-FLAME-4", "flame-not-there")


def do_spread(state: State, seat: int, action: Action, events: Events) -> None:
    """The flame takes the chosen space."""
    spread(state, action.number(0), events)


def spread(state: State, space: int, events: Events) -> None:
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
