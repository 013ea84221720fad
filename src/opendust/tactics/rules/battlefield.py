"""Creating the battlefield: terrain squares and cover elements placed in turn (p.19)."""

from __future__ import annotations

from opendust.kernel.action import Action
from opendust.kernel.event import Event, Events
from opendust.kernel.option import Option, Pick
from opendust.kernel.pending import Chance
from opendust.kernel.refusal import Refusal
from opendust.tactics.actions import Verb
from opendust.tactics.board.board import CRATE, ELEMENT_FLAG, NO_DOT, TRAP, Element, Terrain
from opendust.tactics.board.scenario import allows_element
from opendust.tactics.events import Happening, faces_of
from opendust.tactics.phases import ELEMENTS, SQUARES, Joining, Placing, PlacingRoll
from opendust.tactics.rules.fire.dice import FACES, hits_in
from opendust.tactics.rules.things import is_offered, one_of, refuse_unknown
from opendust.tactics.state import State

KINDS = (Element.CRATE, Element.TRAP)
"""Elements by their number in the notation; `stock` counts them after the terrain squares."""
DICE_EACH = 3


def square_spaces(state: State) -> list[int]:
    """Where a terrain square may be laid: a dotted space without another. AMB-SETUP-7."""
    return [
        space
        for space in state.battle.scenario.square_zone
        if not state.flags[space] & (NO_DOT | CRATE | TRAP)
    ]


def element_spaces(state: State, kind: int) -> list[int]:
    """Where a cover element may be placed. SETUP-05, TERR-03 to TERR-21, AMB-SETUP-8."""
    if state.stock[1 + kind] == 0:
        return []
    grid = state.battle.grid
    return [
        space
        for space in state.battle.scenario.cover_zone
        if not state.flags[space] & (NO_DOT | CRATE | TRAP)
        and allows_element(grid, space, KINDS[kind])
    ]


def is_left(state: State, what: int) -> bool:
    """Whether something is left to place and can be placed."""
    if what == SQUARES:
        return state.stock[0] > 0 and bool(square_spaces(state))
    return bool(element_spaces(state, 0) or element_spaces(state, 1))


def begin_placing(state: State, what: int) -> None:
    """Three dice each decide who places first; squares come before cover elements. SETUP-01."""
    while what <= ELEMENTS:
        if is_left(state, what):
            state.phase = PlacingRoll(what)
            return
        what += 1
    state.phase = Joining(0, 0)


def placing_chance(state: State) -> Chance:
    """Three dice for each side. SETUP-04."""
    return Chance("placing-roll", 2 * DICE_EACH, FACES)


def do_placing_roll(state: State, values: tuple[int, ...], events: Events) -> None:
    """The side with more HIT places first; a tie is rolled again. SETUP-04, AMB-SETUP-6."""
    phase = state.phase
    assert isinstance(phase, PlacingRoll)
    rolls = (values[:DICE_EACH], values[DICE_EACH:])
    for side, roll in enumerate(rolls):
        detail = (side, hits_in(roll), faces_of(roll))
        if events is not None:
            events.append(Event(Happening.PLACING_ROLLED, detail, reveals=True))
    difference = hits_in(rolls[0]) - hits_in(rolls[1])
    if difference:
        state.phase = Placing(phase.what, 0 if difference > 0 else 1)


def placing_options(state: State, seat: int) -> list[Option]:
    """Where a terrain square or a cover element may go. D-05, D-06."""
    phase = state.phase
    assert isinstance(phase, Placing)
    if phase.what == SQUARES:
        return one_of(Verb.LAY, square_spaces(state))
    found: list[Option] = []
    for kind in (0, 1):
        spaces = element_spaces(state, kind)
        if spaces:
            found.append(Option(Verb.PLACE, (Pick((kind,)), Pick(tuple(spaces)))))
    return found


def refuse_lay(state: State, seat: int, action: Action) -> Refusal | None:
    """A terrain square is laid on a dotted space. AMB-SETUP-7."""
    if is_offered(placing_options(state, seat), action):
        return None
    phase = state.phase
    assert isinstance(phase, Placing)
    fault = Refusal("AMB-SETUP-7", "square-not-there")
    return fault if phase.what == SQUARES else fault.citing("SETUP-01")


def do_lay(state: State, seat: int, action: Action, events: Events) -> None:
    """A terrain square hides a dot; then the other side places. SETUP-03."""
    phase = state.phase
    assert isinstance(phase, Placing)
    space = action.number(0)
    state.stock[0] -= 1
    state.lay_square(space)
    if events is not None:
        events.append(Event(Happening.SQUARE_LAID, (phase.side, space)))
    next_placing(state, phase)


def refuse_place(state: State, seat: int, action: Action) -> Refusal | None:
    """A cover element stands in the cover zone, on a circle or diamond. SETUP-05."""
    if is_offered(placing_options(state, seat), action):
        return None
    phase = state.phase
    assert isinstance(phase, Placing)
    kind, space = action.number(0), action.number(1)
    if kind >= len(KINDS):
        return Refusal("GEN-03", "no-such-thing", noun="element")
    missing = refuse_unknown(state, "space", space)
    if missing is not None:
        return missing
    rule = "SETUP-01" if phase.what == SQUARES else closed_by(state, kind, space)
    return Refusal("SETUP-05", "element-not-there").citing(rule)


def closed_by(state: State, kind: int, space: int) -> str:
    """The rule against a cover element in a space. SETUP-05, TERR-07, -12, -21, STRUCT-16."""
    if not state.stock[1 + kind]:
        return "SETUP-04"
    if state.flags[space] & (CRATE | TRAP):
        return "AMB-SETUP-8"
    terrain = state.battle.grid.terrain[space]
    if state.flags[space] & NO_DOT:
        return "TERR-21"
    if terrain is Terrain.TRIANGLE:
        return "TERR-07"
    if terrain is Terrain.CROSS:
        return "TERR-12"
    return "SETUP-05" if space not in state.battle.scenario.cover_zone else "STRUCT-16"


def do_place(state: State, seat: int, action: Action, events: Events) -> None:
    """A crate or trap stands in a space; then the other side places. SETUP-04."""
    phase = state.phase
    assert isinstance(phase, Placing)
    kind, space = action.number(0), action.number(1)
    state.stock[1 + kind] -= 1
    state.place_element(space, ELEMENT_FLAG[KINDS[kind]])
    if events is not None:
        events.append(Event(Happening.ELEMENT_PLACED, (phase.side, kind, space)))
    next_placing(state, phase)


def next_placing(state: State, phase: Placing) -> None:
    """Sides alternate until all is placed."""
    if is_left(state, phase.what):
        state.phase = Placing(phase.what, 1 - phase.side)
    else:
        begin_placing(state, phase.what + 1)
