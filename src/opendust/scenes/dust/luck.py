"""Which events of DUST are rolls of a player?"""

from __future__ import annotations

from opendust.dust.events import DICE_ROLLED, EVENTS, SPECIAL_DICE_ROLLED
from opendust.dust.state import State
from opendust.kernel.event import Event, EventFields
from opendust.scenes.luck import Thrown


def thrown(view: State, event: Event) -> Thrown | None:
    """The dice of a battle or a special attack; rerolls count the kept dice again, so not here."""
    if event.kind not in (DICE_ROLLED, SPECIAL_DICE_ROLLED):
        return None
    told = EventFields(EVENTS, event)
    seat = told.number("player")
    if seat >= view.players:
        return None
    return seat, sum([amount for _, amount in told.pairs("faces")]), told.number("hits")


def round_of(view: State) -> int:
    """The round; 0 during the setup."""
    return view.round
