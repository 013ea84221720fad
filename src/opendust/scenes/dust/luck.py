"""Which events of DUST are rolls of a player?"""

from __future__ import annotations

from opendust.dust.events import DICE_ROLLED, SPECIAL_DICE_ROLLED
from opendust.dust.state import State
from opendust.kernel.event import Event
from opendust.scenes.luck import Thrown


def thrown(view: State, event: Event) -> Thrown | None:
    """The dice of a battle or a special attack; rerolls count the kept dice again, so not here."""
    if event.kind not in (DICE_ROLLED, SPECIAL_DICE_ROLLED):
        return None
    seat, hits, faces = event.args
    if not isinstance(seat, int) or seat >= view.players or not isinstance(hits, int):
        return None
    assert isinstance(faces, tuple)
    return seat, sum([pair[1] for pair in faces if isinstance(pair, tuple)]), hits


def round_of(view: State) -> int:
    """The round; 0 during the setup."""
    return view.round
