"""Which way does a unit of Dust Tactics go? The steps to every space that this MOVE still reaches.

Breadth first over the engine's own options, so that a way has as few steps as possible. A crate is
never crushed on the way: whoever wants that says so.
"""

from __future__ import annotations

from typing import Final

from opendust.games import GAMES
from opendust.kernel.action import Action, Decision
from opendust.kernel.notation import format_action
from opendust.kernel.refusal import BadText, Fault
from opendust.scenes.study_models import WaysStudy
from opendust.tactics.actions import Verb
from opendust.tactics.game import apply, options
from opendust.tactics.phases import Entering, Moving
from opendust.tactics.state import State

Way = tuple[State, tuple[str, ...]]
MOST_WAYS: Final = 20_000


def ways(view: State, seat: int) -> WaysStudy:
    """Every space that the unit under way can stop in, with the actions that lead there."""
    acting = view.activation
    if acting is None or not isinstance(view.phase, (Moving, Entering)):
        raise BadText([Fault("", 0, "study-no-move")])
    found: dict[str, list[str]] = {}
    seen: set[tuple[object, ...]] = set()
    front: list[Way] = [(view.copy(), ())]
    while front and len(seen) < MOST_WAYS:
        onward: list[Way] = []
        for after, way in (each for state, so_far in front for each in steps(state, seat, so_far)):
            key = key_of(after, acting.unit)
            if key in seen:
                continue
            seen.add(key)
            if may_end(after, seat, acting.at):
                name = after.battle.grid.names[after.place[acting.unit]]
                found.setdefault(name, list(way))
            if is_under_way(after, acting.at):
                onward.append((after, way))
        front = onward
    return WaysStudy(kind="ways", unit=view.battle.unit_names[acting.unit], ways=found)


def steps(state: State, seat: int, way: tuple[str, ...]) -> list[Way]:
    """The states one step further, with the way that leads there."""
    found: list[Way] = []
    for option in options(state, seat):
        if option.verb not in (Verb.STEP, Verb.ENTER):
            continue
        for action in option.all():
            after = state.copy()
            apply(after, Decision(seat, action))
            found.append((after, (*way, written(state, action))))
    return found


def written(state: State, action: Action) -> str:
    """A step in the notation."""
    return format_action(GAMES["tactics"], state, action)


def key_of(state: State, unit: int) -> tuple[object, ...]:
    """What decides where a moving unit can still go."""
    phase, acting = state.phase, state.activation
    if not isinstance(phase, Moving) or acting is None:
        return (state.place[unit], acting.at if acting else -1)
    return (state.place[unit], phase.points, phase.roof, phase.gone, acting.at, acting.diagonal,
            acting.fast, acting.scout)  # fmt: skip


def is_under_way(state: State, at: int) -> bool:
    """Whether the same MOVE goes on."""
    acting = state.activation
    return isinstance(state.phase, Moving) and acting is not None and acting.at == at


def may_end(state: State, seat: int, at: int) -> bool:
    """Whether the unit may stay where it is: the MOVE is over, or may be ended."""
    if not is_under_way(state, at):
        return True
    return any(option.verb is Verb.STOP for option in options(state, seat))
