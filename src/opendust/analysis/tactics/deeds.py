"""What has a side of Dust Tactics brought about? Named figures that tell one end from another."""

from __future__ import annotations

from opendust.tactics.phases import Over
from opendust.tactics.state import State


def deeds(before: State, after: State, seat: int) -> dict[str, float]:
    """What has come about since a position, the weightiest first."""
    side = before.battle.seat_side[seat]
    won = isinstance(after.phase, Over) and after.phase.side == side
    own = units_of(before, side)
    enemies = units_of(before, 1 - side)
    return {
        "won-soon": float(won),
        "destroyed": float(len([unit for unit in enemies if not after.is_alive(unit)])),
        "units-lost": float(len([unit for unit in own if not after.is_alive(unit)])),
        "damage-dealt": float(damage(before, after, enemies)),
        "damage-taken": float(damage(before, after, own)),
    }


def units_of(state: State, side: int) -> list[int]:
    """The units of a side that still live."""
    battle = state.battle
    return [
        unit
        for unit in range(battle.unit_count)
        if battle.side[unit] == side and state.is_alive(unit)
    ]


def damage(before: State, after: State, units: list[int]) -> int:
    """What some units have suffered between two positions."""
    return sum([before.strength(unit) - after.strength(unit) for unit in units])
