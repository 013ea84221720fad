"""Movement: points, diagonal steps, corners, walls, jumping (p.7 to 9, 17, 20 to 22).

A MOVE is made step by step. Each step is judged alone, and so that the unit can still end its move
in a space where it may stand.
"""

from __future__ import annotations

from typing import Final

from opendust.kernel.action import Action
from opendust.kernel.event import Event, Events
from opendust.kernel.option import Option
from opendust.kernel.refusal import Refusal
from opendust.tactics.actions import Verb
from opendust.tactics.board.board import CRATE, TRAP
from opendust.tactics.events import Happening
from opendust.tactics.phases import Moving, Proceeding
from opendust.tactics.rules import plans
from opendust.tactics.rules.corrections import has_all_corrections
from opendust.tactics.rules.moving.corners import (
    is_diagonal,
    is_jumping,
    refuse_passage,
    roof_after,
)
from opendust.tactics.rules.moving.terrain import ON_ROOF, TRAPPED, refuse_standing
from opendust.tactics.rules.skills.skills import AGILE, ASSAULT, SCOUT_VEHICLE, skills_of
from opendust.tactics.rules.things import one_of, refuse_unknown, space_name, unit_name
from opendust.tactics.state import SCOUTED_ONE, SCOUTED_TWO, State

SCOUTED: Final = (SCOUTED_ONE, SCOUTED_TWO)

NOT_ADJACENT: Final = Refusal("MOVE-02", "step-not-adjacent")
TOO_FAR: Final = Refusal("MOVE-05", "step-too-far")
NO_CRATE: Final = Refusal("COVEL-06", "crush-no-crate")
NOT_A_VEHICLE: Final = Refusal("COVEL-06", "crush-needs-vehicle")


def movement_of(state: State, body: int) -> int:
    """The movement value; of a combined unit the higher of the two. ACT-05, HERO-12."""
    return max([state.battle.cards[unit].movement for unit in state.parts_of(body)])


def allowance(state: State, body: int, moves: int) -> int:
    """The points of one MOVE, or of two made as one jump; Assault doubles the value. MOVE-01."""
    points = movement_of(state, body) * moves
    return points * 2 if state.acting().skills & ASSAULT else points


def cost_of(state: State, body: int, origin: int, space: int, *, diagonal: int) -> int:
    """One point; a diagonal step after the first two, unless Agile. MOVE-02 to MOVE-04."""
    if not diagonal or not is_diagonal(state, origin, space):
        return 1
    return 1 if skills_of(state, body) & AGILE else 2


def points_left(state: State, phase: Moving) -> int:
    """Points of this MOVE, with what Fast and Scout Vehicle add. SKILL-FAST-1, SKILL-SCOUT-1."""
    return phase.points + state.acting().fast + state.acting().scout


def scout_points(state: State, body: int) -> int:
    """Two extra points in all of the first round. SKILL-SCOUT-1, AMB-MOVE-20."""
    if state.round != 1 or not skills_of(state, body) & SCOUT_VEHICLE:
        return 0
    if not has_all_corrections(state):  # anew in every activation
        return len(SCOUTED)
    return len([mark for mark in SCOUTED if not state.marks[body] & mark])


def later_points(state: State) -> int:
    """What the second MOVE adds while a jump may go on into it without landing. AMB-MOVE-12."""
    acting = state.acting()
    at, script = acting.at, acting.script
    if not 0 < at <= len(script) or script[at - 1] != plans.LEAP:
        return 0
    if script[at : at + 2] != (plans.WINDOW, plans.MOVE):
        return 0
    return allowance(state, acting.unit, 1)


def refuse_step_to(state: State, phase: Moving, space: int) -> Refusal | None:
    """Why the next step cannot lead to a space."""
    acting = state.acting()
    body = acting.unit
    origin = state.place[body]
    if not state.battle.grid.is_adjacent(origin, space):
        return NOT_ADJACENT
    fault = refuse_passage(state, body, origin, space, phase.roof)
    if fault:
        return fault
    left = points_left(state, phase) - cost_of(state, body, origin, space, diagonal=acting.diagonal)
    later = later_points(state)
    if left + later < 0 or (left < 0 and not refuse_end(state, phase)):
        return TOO_FAR
    diagonal = acting.diagonal | (1 if is_diagonal(state, origin, space) else 0)
    roof = roof_after(state, body, origin, space, phase.roof)
    if not can_end(state, body, space, left + later, diagonal, roof):
        return (
            ON_ROOF if roof else refuse_standing(state, body, space, is_jumping=is_jumping(state))
        )
    return None


def can_end(state: State, body: int, space: int, points: int, diagonal: int, roof: int) -> bool:
    """Whether the unit may end here or reach a space where it may. MOVE-12, SKILL-JUMP-2."""
    if not roof and not refuse_standing(state, body, space, is_jumping=is_jumping(state)):
        return True
    if points <= 0:
        return False
    for near in state.battle.grid.neighbours[space]:
        left = points - cost_of(state, body, space, near, diagonal=diagonal)
        if left < 0 or refuse_passage(state, body, space, near, roof):
            continue
        used = diagonal | (1 if is_diagonal(state, space, near) else 0)
        if can_end(state, body, near, left, used, roof_after(state, body, space, near, roof)):
            return True
    return False


def refuse_crushing(state: State, phase: Moving, space: int) -> Refusal | None:
    """A vehicle that enters a crate's space may crush the crate. COVEL-06, AMB-MOVE-9."""
    body = state.acting().unit
    fault = refuse_crusher(state, body, space) or refuse_step_to(state, phase, space)
    if fault is None and is_jumping(state):  # above somebody it does not enter the space
        fault = refuse_standing(state, body, space, is_jumping=True)
    return fault


def refuse_crusher(state: State, body: int, space: int) -> Refusal | None:
    """Vehicles crush, and crates are crushed. COVEL-06."""
    if not state.battle.cards[body].is_vehicle:
        return NOT_A_VEHICLE
    if crates_in(state, space):
        return None
    return TRAPPED if state.flags[space] & TRAP else NO_CRATE


def crates_in(state: State, place: int) -> list[int]:
    """The crates in the spaces that the moving unit would take."""
    cells = state.battle.cells(state.acting().unit, place)
    return [space for space in cells if state.flags[space] & CRATE]


def refuse_end(state: State, phase: Moving) -> Refusal | None:
    """A unit need not use its movement, but must stand where it may. MOVE-07, MOVE-12."""
    if not phase.gone:
        return None
    if phase.roof:
        return ON_ROOF
    body = state.acting().unit
    return refuse_standing(state, body, state.place[body], is_jumping=is_jumping(state))


def begin_move(state: State, moves: int, events: Events) -> None:
    """A MOVE begins; one without a possible step is over at once. AMB-MOVE-10."""
    state.phase = Moving(allowance(state, state.acting().unit, moves), 0, 0)
    end_if_spent(state, events)


def begin_leap(state: State, events: Events) -> None:
    """A jump with two MOVEs begins: with the first of them, or with both as one. AMB-MOVE-12."""
    begin_move(state, moves_at_once(state), events)


def moves_at_once(state: State) -> int:
    """How many MOVEs the present step is: two where a jump has no window between them."""
    acting = state.acting()
    return 2 if acting.script[acting.at - 1] == plans.LEAP and not later_points(state) else 1


def moving_options(state: State, seat: int) -> list[Option]:
    """The next step, or the end of the MOVE. D-14 to D-16, D-18."""
    phase = state.phase
    assert isinstance(phase, Moving)
    near = state.battle.grid.neighbours[state.place[state.acting().unit]]
    steps = [space for space in near if not refuse_step_to(state, phase, space)]
    found = one_of(Verb.STEP, steps)
    crushes = [space for space in steps if not refuse_crushing(state, phase, space)]
    found += one_of(Verb.CRUSH, crushes)
    if not refuse_end(state, phase):
        found.append(Option(Verb.STOP))
    return found


def refuse_step(state: State, seat: int, action: Action) -> Refusal | None:
    """A step that the unit can make and pay for. MOVE-05."""
    space = action.number(0)
    phase = state.phase
    assert isinstance(phase, Moving)
    missing = refuse_unknown(state, "space", space)
    if missing is not None:
        return missing
    fault = refuse_step_to(state, phase, space)
    return None if fault is None else about_step(state, fault, space)


def about_step(state: State, fault: Refusal, space: int) -> Refusal:
    """The refusal of a step of the moving unit."""
    return fault.about(unit=unit_name(state, state.acting().unit), space=space_name(state, space))


def do_step(state: State, seat: int, action: Action, events: Events) -> None:
    """The unit takes one step."""
    take_step(state, action.number(0), events)


def take_step(state: State, space: int, events: Events) -> None:
    """The unit goes to a neighbouring space and pays for it. MOVE-02 to MOVE-05."""
    phase = state.phase
    assert isinstance(phase, Moving)
    acting = state.acting()
    origin = state.place[acting.unit]
    cost = cost_of(state, acting.unit, origin, space, diagonal=acting.diagonal)
    if is_diagonal(state, origin, space):
        acting.diagonal = 1
    roof = roof_after(state, acting.unit, origin, space, phase.roof)
    state.put(acting.unit, space)
    for unit in state.parts_of(acting.unit):
        state.moved[unit] = 1
    if events is not None:
        events.append(Event(Happening.UNIT_MOVED, (acting.unit, origin, space)))
    state.phase = Moving(pay(state, phase.points, cost), roof, 1)
    go_on_in_the_air(state)
    end_if_spent(state, events)


def pay(state: State, points: int, cost: int) -> int:
    """The points of the MOVE go first, then Fast, then Scout Vehicle; the first are returned.

    Fewer than none: the second MOVE of a jump pays the rest.
    """
    acting = state.acting()
    spent = min(points, cost)
    cost -= spent
    quick = min(acting.fast, cost)
    acting.fast -= quick
    scouted = min(acting.scout, cost - quick)
    acting.scout -= scouted
    for mark in SCOUTED[acting.scout : acting.scout + scouted]:
        state.marks[acting.unit] |= mark
    return points - spent - (cost - quick - scouted)


def go_on_in_the_air(state: State) -> None:
    """A first MOVE that ends over an obstacle goes on; its window is the landing. AMB-MOVE-12."""
    phase = state.phase
    assert isinstance(phase, Moving)
    later = later_points(state)
    is_over = phase.points < 0 or points_left(state, phase) == 0
    if later and is_over and (phase.points < 0 or refuse_end(state, phase)):
        acting = state.acting()
        acting.script = plans.joined(acting.script, acting.at)
        state.phase = Moving(phase.points + later, phase.roof, 1)


def end_if_spent(state: State, events: Events) -> None:
    """A MOVE that no step can continue is over."""
    phase = state.phase
    assert isinstance(phase, Moving)
    if points_left(state, phase) > 0:
        for near in state.battle.grid.neighbours[state.place[state.acting().unit]]:
            if not refuse_step_to(state, phase, near):
                return
    end_move(state)


def refuse_stop(state: State, seat: int, action: Action) -> Refusal | None:
    """A unit stops where it may stand: the ground, the roof or the company is in the way."""
    phase = state.phase
    assert isinstance(phase, Moving)
    fault = refuse_end(state, phase)
    return None if fault is None else about_step(state, fault, state.place[state.acting().unit])


def do_stop(state: State, seat: int, action: Action, events: Events) -> None:
    """The unit moves no further."""
    end_move(state)


def end_move(state: State) -> None:
    """The MOVE is over; points that are left lapse. AMB-MOVE-1."""
    state.phase = Proceeding()


def refuse_crush(state: State, seat: int, action: Action) -> Refusal | None:
    """A vehicle may crush a crate whose space it enters. COVEL-06."""
    space = action.number(0)
    phase = state.phase
    assert isinstance(phase, Moving)
    missing = refuse_unknown(state, "space", space)
    if missing is not None:
        return missing
    fault = refuse_crushing(state, phase, space)
    return None if fault is None else about_step(state, fault, space)


def do_crush(state: State, seat: int, action: Action, events: Events) -> None:
    """The crate is destroyed and the vehicle stands in its space. COVEL-06."""
    crush(state, action.number(0), events)
    take_step(state, action.number(0), events)


def crush(state: State, place: int, events: Events) -> None:
    """The crates that the unit drives over are gone."""
    for crate in crates_in(state, place):
        state.remove_element(crate)
        if events is not None:
            events.append(Event(Happening.CRATE_CRUSHED, (state.acting().unit, crate)))
