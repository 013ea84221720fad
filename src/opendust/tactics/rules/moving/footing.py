"""What do the spaces say to one unit in a position? Each is asked once, whatever leads there.

Nothing is decided here: the answers are those of terrain.py and corners.py, kept for one search.
"""

from __future__ import annotations

from typing import Final, final

from opendust.tactics.rules.moving.corners import (
    is_diagonal,
    is_impassable,
    is_jumping,
    refuse_openings,
    refuse_passage,
    refuse_route,
)
from opendust.tactics.rules.moving.terrain import refuse_crossing, refuse_standing
from opendust.tactics.state import State

UNASKED: Final = 0
YES: Final = 1
NO: Final = 2
NARROW: Final = 3
"""On narrower boards a diagonal step and one along a row may be the same difference."""


@final
class Footing:
    """A unit in activation and what it was told of the spaces around it."""

    def __init__(self, state: State, body: int) -> None:
        battle = state.battle
        spaces = battle.grid.space_count
        self.state = state
        self.body = body
        self.is_jumping = is_jumping(state)
        self.is_plain = not battle.is_large[body] and not self.is_jumping
        self.is_flying = battle.cards[body].is_aircraft
        self.has_walls = battle.grid.has_walls
        self.width = battle.grid.width
        self.crossing = [UNASKED] * spaces
        self.standing = [UNASKED] * spaces
        self.closed = [UNASKED] * spaces

    def can_stand(self, space: int) -> bool:
        """Whether the unit may end a move in a space. MOVE-12."""
        told = self.standing[space]
        if told == UNASKED:
            fault = refuse_standing(self.state, self.body, space, is_jumping=self.is_jumping)
            told = self.standing[space] = YES if fault is None else NO
        return told == YES

    def can_pass(self, origin: int, space: int, roof: int) -> bool:
        """Whether the unit may go from a space to its neighbour. MOVE-08 to MOVE-15."""
        if not self.is_plain:
            return refuse_passage(self.state, self.body, origin, space, roof) is None
        if not self.can_cross(space):
            return False
        if self.is_flying:
            return True
        if self.has_walls:
            return refuse_route(self.state, self.body, origin, space) is None
        return not self.is_diagonal(origin, space) or self.can_turn(origin, space)

    def is_diagonal(self, origin: int, space: int) -> bool:
        """Whether a step between neighbours changes column and row."""
        if self.width < NARROW:
            return is_diagonal(self.state, origin, space)
        step = space - origin
        return step != 1 and step != -1 and step != self.width and step != -self.width

    def can_cross(self, space: int) -> bool:
        """Whether the unit may pass through a space."""
        told = self.crossing[space]
        if told == UNASKED:
            fault = refuse_crossing(self.state, self.body, space, is_jumping=self.is_jumping)
            told = self.crossing[space] = YES if fault is None else NO
        return told == YES

    def can_turn(self, origin: int, space: int) -> bool:
        """Whether enough corners of a diagonal step are open, where there are no walls. MOVE-13."""
        grid = self.state.battle.grid
        one = grid.at(grid.x[origin], grid.y[space])
        other = grid.at(grid.x[space], grid.y[origin])
        opens = 0
        if not self.is_closed(one):
            opens += 1
        if not self.is_closed(other):
            opens += 1
        return refuse_openings(self.state, self.body, opens) is None

    def is_closed(self, corner: int) -> bool:
        """Whether a corner space counts as impassable."""
        told = self.closed[corner]
        if told == UNASKED:
            shut = is_impassable(self.state, self.body, corner)
            told = self.closed[corner] = YES if shut else NO
        return told == YES
