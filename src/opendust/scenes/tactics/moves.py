"""Where could a unit of Dust Tactics go, and on which way? Asked of the engine itself.

The unit is activated on a copy of the view, as if it were its turn, and the engine says how far
it can go. Nothing here knows what a step costs or what is in the way.
"""

from __future__ import annotations

from opendust.kernel.action import Action, Decision
from opendust.kernel.refusal import BadText, Fault
from opendust.scenes.study_models import MovesStudy
from opendust.tactics.actions import Verb
from opendust.tactics.phases import Entering, Moving, Turn
from opendust.tactics.rules import plans
from opendust.tactics.rules.moving.movement import allowance
from opendust.tactics.rules.moving.reach import NODES, NOWHERE, Node, Reach, reach
from opendust.tactics.rules.moving.unit_entry import entry_spaces
from opendust.tactics.rules.skills.skills import ENTRY_FULL_MOVE
from opendust.tactics.state import State
from opendust.tactics.turn import apply, options

Legs = list[list[int]]
"""The spaces that a unit walks through, MOVE by MOVE."""


def unit_named(view: State, name: str) -> int:
    """The unit that acts under this name."""
    if name not in view.battle.unit_names:
        raise BadText([Fault("", 0, "study-place-unknown", name=name[:60])])
    unit = view.body_of(view.battle.unit_names.index(name))
    if not view.is_alive(unit):
        raise BadText([Fault("", 0, "sight-not-on-board", unit=name)])
    return unit


def on_turn(view: State, unit: int) -> State:
    """The same battlefield with the unit about to be activated."""
    state = view.copy()
    state.activation = None
    state.attack = None
    for part in state.parts_of(unit):
        state.activated[part] = 0
    state.phase = Turn(state.battle.side[unit], (unit,))
    return state


def activated(view: State, unit: int, plan: int, extras: tuple[int, ...] = ()) -> State | None:
    """The position after a unit is activated with a plan, if it may be."""
    state = on_turn(view, unit)
    seat = state.battle.owner[unit]
    action = Action(Verb.ACTIVATE, (unit, plan, extras))
    if not any(option.contains(action) for option in options(state, seat)):
        return None
    apply(state, Decision(seat, action))
    return state


def stood(view: State, name: str, space: str) -> State:
    """The same battlefield with the unit in a space that it can reach."""
    unit, place = unit_named(view, name), view.battle.grid.index(space)
    if place < 0 or (place != view.place[unit] and place not in legs_of(view, unit)):
        raise BadText([Fault("", 0, "study-place-unknown", name=space[:60])])
    state = view.copy()
    state.put(unit, place)
    return state


def moves(view: State, name: str) -> MovesStudy:
    """Every space that a unit can stop in, with one MOVE action or with two. MOVE-01."""
    unit = unit_named(view, name)
    names = view.battle.grid.names
    found = legs_of(view, unit)
    return MovesStudy(
        kind="moves",
        unit=view.battle.unit_names[unit],
        moves={names[space]: max(1, len(legs)) for space, legs in found.items()},
        legs={names[space]: [[names[step] for step in leg] for leg in legs]
              for space, legs in found.items()},
    )  # fmt: skip


def legs_of(view: State, unit: int, most: int = 2) -> dict[int, Legs]:
    """Every space that a unit can stop in, with the way there; staying has no legs."""
    found: dict[int, Legs] = {}
    for number, second in ((1, plans.NOTHING), (2, plans.MOVE))[:most]:
        start = activated(view, unit, plans.plan_of(plans.MOVE, second))
        if start is None:
            continue
        ways = one_leg(start, unit) if number == 1 else two_legs(start, unit)
        for space in sorted(ways):
            found.setdefault(space, ways[space])
    return found


def one_leg(state: State, unit: int) -> dict[int, Legs]:
    """The ways of one MOVE, if nobody disturbs it."""
    if not isinstance(state.phase, (Moving, Entering)):
        return {state.place[unit]: []} if state.place[unit] >= 0 else {}
    acting = state.acting()
    starts, points = first_leg(state, unit)
    found = reach(state, unit, starts, points + acting.fast + acting.scout)
    ways = {end: walked(state, nodes_to(found, node)) for end, node in found.ends.items()}
    return {end: [way] if way else [] for end, way in ways.items()}


def two_legs(state: State, unit: int) -> dict[int, Legs]:
    """The ways of two MOVEs. What Fast and Scout Vehicle add may be spent in either."""
    if not isinstance(state.phase, (Moving, Entering)):
        return {}
    acting = state.acting()
    extra = acting.fast + acting.scout
    starts, points = first_leg(state, unit)
    ways: dict[int, Legs] = {}
    for spent in range(extra + 1):
        first = reach(state, unit, starts, points + spent)
        rest = allowance(state, unit, 1) + extra - spent
        second = reach(state, unit, first.standing, rest)
        for end, node in second.ends.items():
            later = nodes_to(second, node)
            legs = [walked(state, nodes_to(first, later[0])), [at // NODES for at in later[1:]]]
            ways.setdefault(end, legs)
    return ways


def nodes_to(found: Reach, node: int) -> list[int]:
    """The nodes from the beginning of a move to one of its ends."""
    nodes = [node]
    while found.came[nodes[-1]] != NOWHERE:
        nodes.append(found.came[nodes[-1]])
    return nodes[::-1]


def walked(state: State, nodes: list[int]) -> list[int]:
    """The spaces that are entered; a unit on the board has entered its first one before."""
    return [node // NODES for node in nodes[0 if isinstance(state.phase, Entering) else 1 :]]


def first_leg(state: State, unit: int) -> tuple[list[Node], int]:
    """Where the first MOVE begins, and its own points; entering counts as its first step."""
    phase = state.phase
    if isinstance(phase, Moving):
        return [(state.place[unit], state.acting().diagonal, phase.roof)], phase.points
    starts: list[Node] = [(space, 0, 0) for space in entry_spaces(state, unit)]
    return starts, allowance(state, unit, 1) - 1 if ENTRY_FULL_MOVE.of(state.battle.profile) else 0
