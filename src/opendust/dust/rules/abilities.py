"""Special abilities: who may use his card's ability, once in the round. ABIL-GEN-01.

Each ability's own window and effect stands in the chapter where it happens: Koshka in
initiative.py, Diplomat and Mech Builder in production_abilities.py, Mech Dropper in
mech_dropper.py, Ballistic Missiles in special.py, the battle abilities in battle_abilities.py.
"""

from __future__ import annotations

from typing import Final

from opendust.dust.deck import Ability
from opendust.dust.edition import SWITCHES
from opendust.dust.events import ABILITY_USED
from opendust.dust.state import NEUTRAL, NO_CARD, State
from opendust.kernel.event import Event, Events

ABILITIES = tuple(Ability)
ABILITIES_IN_OWN_TURN_ONLY: Final = SWITCHES.yes("abilities_in_own_turn_only")
KOSHKA: Final = Ability.KOSHKA


def usable(state: State, seat: int) -> Ability | None:
    """The ability of a player's card of this round, if he has not used it. ABIL-GEN-01."""
    if seat == NEUTRAL or state.used >> seat & 1:
        return None
    card = state.played[seat]
    if card == NO_CARD:
        return None
    ability = state.deck.abilities[card]
    if ABILITIES_IN_OWN_TURN_ONLY.of(state.edition) and ability is not KOSHKA:
        return ability if seat == state.active() else None  # IT p22; ruling A-55.
    return ability


def can_use(state: State, seat: int, ability: Ability) -> bool:
    """Whether a player has the ability and has not used it in this round. ABIL-GEN-01."""
    return usable(state, seat) is ability


def use(state: State, seat: int, events: Events) -> None:
    """The ability of the player's card is used for this round. ABIL-GEN-01."""
    state.used |= 1 << seat
    ability = state.deck.abilities[state.played[seat]]
    if events is not None:
        events.append(Event(ABILITY_USED, (seat, ABILITIES.index(ability))))
