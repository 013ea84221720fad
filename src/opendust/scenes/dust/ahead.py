"""What could be attacked if the movement ended now? Announcing a combat ends it, in one step."""

from __future__ import annotations

from typing import Final

from opendust.dust.actions import Verb
from opendust.dust.force import UNIT_NAMES
from opendust.dust.game import apply, options, pending
from opendust.dust.phases import Movement
from opendust.dust.state import State
from opendust.kernel.action import Action, Decision
from opendust.kernel.option import Counts, Option, Pick
from opendust.kernel.pending import Choice
from opendust.scenes.study_models import AheadStudy, AttackAhead

ATTACKS: Final = (Verb.ATTACK, Verb.BOMBARD)
"""What goes from one area of the map to another."""


def ahead(view: State, seat: int) -> AheadStudy:
    """The attacks that a seat still in movement may announce, which ends it. MOVE-GEN-10."""
    later = after_movement(view, seat)
    waits = pending(later)
    is_asked = isinstance(waits, Choice) and seat in waits.seats
    menu = options(later, seat) if is_asked else []
    attacks = [told(later, option) for option in menu if option.verb in ATTACKS]
    return AheadStudy(kind="ahead", attacks=attacks)


def told(state: State, option: Option) -> AttackAhead:
    """An option of the combat in plain words."""
    origins, targets, units = option.domains
    assert isinstance(origins, Pick)
    assert isinstance(targets, Pick)
    assert isinstance(units, Counts)
    ids = state.board.ids
    return AttackAhead(
        verb=str(option.verb.value),
        origins=[ids[area] for area in origins.values],
        targets=[ids[area] for area in targets.values],
        units={UNIT_NAMES[unit]: amount for unit, amount in units.upper},
        least=units.least,
        most=units.most,
    )


def after_movement(view: State, seat: int) -> State:
    """The same position once the seat has ended its movement; unchanged if it is not moving."""
    state = view.copy()
    if isinstance(state.phase, Movement) and state.active() == seat:
        apply(state, Decision(seat, Action(Verb.DONE)))
    return state
