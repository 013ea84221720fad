"""Which way does a unit of Dust Tactics go? The steps to every space that this MOVE still reaches.

The cheapest ones, by the engine's own search. A crate is never crushed on the way: whoever wants
that says so.
"""

from __future__ import annotations

from opendust.kernel.action import Action
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.notation import format_action
from opendust.registry import GAMES
from opendust.scenes.study_models import WaysStudy
from opendust.scenes.tactics.moves import first_leg
from opendust.tactics.actions import Verb
from opendust.tactics.phases import Entering, Moving
from opendust.tactics.rules.moving.movement import later_points
from opendust.tactics.rules.moving.reach import reach
from opendust.tactics.state import State


def ways(view: State, seat: int) -> WaysStudy:
    """Every space that the unit under way can stop in, with the actions that lead there."""
    acting = view.activation
    if acting is None or not isinstance(view.phase, (Moving, Entering)):
        raise BadText([Fault("", 0, "study-no-move")])
    names = view.battle.grid.names
    starts, points = first_leg(view, acting.unit)
    points += acting.fast + acting.scout
    found = reach(view, acting.unit, starts, points, later_points(view))
    lines = {names[end]: actions_of(view, found.path(end)) for end in sorted(found.ends)}
    return WaysStudy(
        kind="ways",
        unit=view.battle.unit_names[acting.unit],
        ways={space: way for space, way in lines.items() if way},
    )


def actions_of(view: State, path: list[int]) -> list[str]:
    """A path in the notation; a unit off the board enters on its first space."""
    steps = [written(view, Verb.STEP, space) for space in path[1:]]
    if isinstance(view.phase, Entering):
        return [written(view, Verb.ENTER, path[0]), *steps]
    return steps


def written(view: State, verb: Verb, space: int) -> str:
    """One action in the notation."""
    return format_action(GAMES["tactics"], view, Action(verb, (space,)))
