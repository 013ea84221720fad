"""Where could the enemy still hit a unit of Dust Tactics in this round, and with how many units?"""

from __future__ import annotations

from opendust.scenes.tactics.moves import legs_of, unit_named
from opendust.scenes.tactics.prospects.attacks import enemies_of
from opendust.scenes.tactics.prospects.models import ThreatStudy
from opendust.tactics.rules.fire.fire_zone import blocking_for, refuse_damage, refuse_use
from opendust.tactics.rules.fire.sight import can_see
from opendust.tactics.state import OFF_BOARD, State
from opendust.tactics.units.weapons import WeaponLine


def threat(view: State, name: str) -> ThreatStudy:
    """For every space how many enemies that have not acted could fire into it. ATK-01."""
    unit, battle = unit_named(view, name), view.battle
    counts = [0] * battle.grid.space_count
    for enemy in enemies_of(view, unit):
        if view.activated[enemy]:
            continue
        for space in fired_into(view, enemy, unit):
            counts[space] += 1
    return ThreatStudy(
        kind="threat",
        unit=battle.unit_names[unit],
        spaces={battle.grid.names[space]: count for space, count in enumerate(counts) if count},
    )


def fired_into(view: State, enemy: int, unit: int) -> set[int]:
    """The spaces that an enemy sees and reaches, from where it stands or after one MOVE."""
    lines = harmful_lines(view, enemy, unit)
    if not lines:
        return set()
    starts = {view.place[enemy], *legs_of(view, enemy, 1)}
    blocking = blocking_for(view, enemy, unit)
    bare = view.copy()
    bare.put(enemy, OFF_BOARD)
    if bare.is_on_board(unit):
        bare.put(unit, OFF_BOARD)
    grid = view.battle.grid
    found: set[int] = set()
    for here in starts:
        for space in range(grid.space_count):
            if space == here or space in found:
                continue
            far = grid.range_between(here, space)
            reaches = any(line.reaches(far) for line in lines)
            if reaches and can_see(grid, bare.flags, here, space, blocking):
                found.add(space)
    return found


def harmful_lines(view: State, enemy: int, unit: int) -> list[WeaponLine]:
    """The weapon lines of an enemy that can damage a unit."""
    return [
        view.battle.lines[line]
        for part in view.parts_of(enemy)
        for line in view.battle.lines_of(part)
        if not refuse_use(view, line) and not refuse_damage(view, line, unit)
    ]
