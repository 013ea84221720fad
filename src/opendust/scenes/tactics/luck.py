"""Which events of Dust Tactics are rolls of a player?"""

from __future__ import annotations

from typing import Final

from opendust.kernel.event import Event, EventFields
from opendust.scenes.luck import Thrown
from opendust.tactics.events import EVENTS, Happening
from opendust.tactics.rules.fire.dice import FIRST_HIT_FACE
from opendust.tactics.state import State

ROLLED: Final = (
    Happening.ATTACK_ROLLED, Happening.ATTACK_REROLLED, Happening.LASER_ROLLED,
    Happening.PHASER_ROLLED, Happening.REACTION_ROLLED,
)  # fmt: skip


def thrown(view: State, event: Event) -> Thrown | None:
    """The dice of attacks and reactions, rerolls included; face ids count from 0."""
    if event.kind not in ROLLED:
        return None
    told = EventFields(EVENTS, event)
    unit = view.battle.line_unit[told.number("weapon")] if "weapon" in told else told.number("unit")
    faces = told.pairs("faces")
    hits = sum([amount for face, amount in faces if face + 1 >= FIRST_HIT_FACE])
    return view.battle.owner[unit], sum([amount for _, amount in faces]), hits


def round_of(view: State) -> int:
    """The round; 0 during the setup."""
    return view.round
