"""Which decisions of imagined rounds come again? Those of a turn, in the same position.

Imagined worlds differ in the hands of others and in dice; in every fourth decision of a turn the
board is as it was in another world. What sense says there looks at nothing but what a position
names here, so it is asked once.
"""

from __future__ import annotations

from typing import final

from opendust.dust.phases import Combat, Initiative, Movement, Placement, Purchase
from opendust.dust.state import State
from opendust.kernel.action import Action

Position = tuple[object, ...]
"""What a player's sense looks at in a decision of a turn, but for the units on the areas."""


@final
class Known:
    """What was chosen in a position, with the units that stood on the areas."""

    def __init__(self, units: list[int], action: Action) -> None:
        self.units = units
        self.action = action


def position_of(state: State, seat: int) -> Position | None:
    """What decides a choice of a seat, or None where positions hardly come again.

    Seventy areas would take longer to look up than to compare, so their units are kept beside.
    """
    now = moment_of(state, seat)
    if now is None:
        return None
    return (
        now, seat, state.round, state.played, state.queue, state.order, state.truces,
        state.used, state.radar, state.interrupting, state.capitals_open,
        state.scores, state.gains, state.majorities, state.homes, state.claimed,
        state.land, state.sea, state.centers, state.on_map,
    )  # fmt: skip


def moment_of(state: State, seat: int) -> Position | None:
    """The phase with its data, and the own hand where it counts."""
    phase: object = state.phase
    if isinstance(phase, Combat):
        return ("attack", phase.points, phase.made)
    if isinstance(phase, Movement):
        return ("move", phase.points)
    if isinstance(phase, Placement):
        bought = (phase.units, phase.neutrals, phase.centers, phase.cards)
        return ("place", bought, phase.built)
    if isinstance(phase, Purchase):
        bought = (phase.units, phase.neutrals, phase.centers, phase.cards)
        return ("buy", phase.points, bought, phase.begun, state.hands[seat])
    if isinstance(phase, Initiative) and state.round:
        return ("card", state.hands[seat])
    return None
