"""What one seat may see: everything but the standing orders of others."""

from __future__ import annotations

from opendust.kernel.play.dice import Stream
from opendust.tactics.phases import Turn
from opendust.tactics.rules.standing_orders import order_code
from opendust.tactics.state import State


def view(state: State, seat: int) -> State:
    """The state without other players' standing orders (-1: a spectator)."""
    seen = state.copy()
    for unit, owner in enumerate(state.battle.owner):
        if owner != seat:
            seen.orders[unit] = 0
    for other in range(len(state.silent)):
        if other != seat:
            seen.silent[other] = 0
    phase = seen.phase
    if isinstance(phase, Turn) and phase.ordered:
        seen.phase = Turn(phase.side, phase.only, phase.ordered & own_bits(state, seat))
    return seen


def own_bits(state: State, seat: int) -> int:
    """The bits of a turn's `ordered` that belong to a seat."""
    mask = 0
    for unit, owner in enumerate(state.battle.owner):
        if owner == seat:
            mask |= 1 << unit
    return mask | (1 << (state.battle.unit_count + seat) if seat >= 0 else 0)


def resample(state: State, seat: int, stream: Stream) -> State:
    """A state that the seat cannot tell from this one: others' standing orders drawn anew."""
    other = state.copy()
    for unit, owner in enumerate(state.battle.owner):
        if owner != seat and state.is_body(unit):
            other.orders[unit] = order_code(stream.below(3), 1 + stream.below(6))
            if stream.below(2):
                other.orders[unit] = 0
    for player in range(len(state.silent)):
        if player != seat:
            other.silent[player] = stream.below(2)
    phase = other.phase
    if isinstance(phase, Turn) and phase.ordered:
        other.phase = Turn(phase.side, phase.only, phase.ordered & own_bits(state, seat))
    return other
