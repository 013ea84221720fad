"""Mech Dropper: own mechs from anywhere against one enemy land area. ABIL-DROPPER-01 to 06."""

from __future__ import annotations

from typing import Final

from opendust.dust.actions import Verb
from opendust.dust.deck import Ability
from opendust.dust.edition import SWITCHES
from opendust.dust.events import MECHS_DROPPED
from opendust.dust.force import MECH, count, of
from opendust.dust.rules.abilities import can_use, use
from opendust.dust.rules.fighting.combat import after_attack, leave, open_battle
from opendust.dust.rules.fighting.targets import enemy_land, open_land, refuse_foe, refuse_shut
from opendust.dust.rules.producing.building import area_name
from opendust.dust.state import DROP_BATTLE, NOBODY, Battle, State
from opendust.kernel.action import Action
from opendust.kernel.bits import bits
from opendust.kernel.event import Event, Events
from opendust.kernel.option import Counts, Option, Pick
from opendust.kernel.refusal import Refusal

MECH_DROPPER_KEEPS_LIMITS: Final = SWITCHES.yes("mech_dropper_keeps_limits")


def mech_bases(state: State, seat: int) -> tuple[tuple[int, int], ...]:
    """Every own area with mechs, and how many."""
    return tuple(
        [
            (area, count(state.units[area], MECH))
            for area in bits(state.land[seat])
            if count(state.units[area], MECH)
        ]
    )


def drop_options(state: State, seat: int) -> list[Option]:
    """Mech Dropper: any own mechs against one enemy land area. ABIL-DROPPER-02."""
    bases = mech_bases(state, seat)
    keeps = MECH_DROPPER_KEEPS_LIMITS.of(state.edition)
    targets = tuple(bits(open_land(state, seat) if keeps else enemy_land(state, seat)))
    if not bases or not targets:
        return []
    mechs = Counts(bases, 1, sum([number for _, number in bases]))
    return [Option(Verb.DROP, (Pick(targets), mechs))]


def refuse_drop(state: State, seat: int, action: Action) -> Refusal | None:
    """Mech Dropper keeps the limits of other attacks. ABIL-DROPPER-02, ABIL-DROPPER-06."""
    if not can_use(state, seat, Ability.MECH_DROPPER):
        return Refusal("ABIL-GEN-01", "ability-not-usable", ability=Ability.MECH_DROPPER.value)
    target, bases = action.number(0), action.pairs(1)
    refusal = refuse_foe(state, seat, target)
    if refusal is not None:
        return refusal
    if target >= state.board.land_count:
        return Refusal("ABIL-DROPPER-06", "target-not-land", target=area_name(state, target))
    if MECH_DROPPER_KEEPS_LIMITS.of(state.edition):
        refusal = refuse_shut(state, seat, target)
        if refusal is not None:
            return refusal
    if not bases:
        return Refusal("ABIL-DROPPER-02", "no-units")
    for area, amount in bases:
        if area >= state.board.area_count or state.owner[area] != seat:
            return Refusal("ABIL-DROPPER-02", "origin-not-own", origin=area_name(state, area))
        if count(state.units[area], MECH) < amount:
            return Refusal("ABIL-DROPPER-02", "units-not-there", origin=area_name(state, area))
    return None


def do_drop(state: State, seat: int, action: Action, events: Events) -> None:
    """The mechs leave their areas for a land battle. ABIL-DROPPER-03."""
    target, bases = action.number(0), action.pairs(1)
    use(state, seat, events)
    mechs = sum([amount for _, amount in bases])
    battle = Battle(DROP_BATTLE, seat, state.owner[target], target, of(MECH, mechs))
    battle.origins = bases
    battle.resume = after_attack(state, NOBODY)
    if events is not None:
        events.append(Event(MECHS_DROPPED, (seat, battle.defender, target, bases)))
    for area, amount in bases:
        leave(state, seat, area, of(MECH, amount), events)
    open_battle(state, battle, events)
