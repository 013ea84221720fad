"""How does the engine itself play a battle? On a small board, by the same policies.

This is the other side of every proof: nothing here knows the order of a battle. It puts the forces
on a board, declares the attack, answers whatever the engine asks, and looks who is left.
"""

from __future__ import annotations

from random import Random
from typing import Final

from opendust.dust.actions import Verb
from opendust.dust.control import enter_play
from opendust.dust.deck import Ability
from opendust.dust.dice import FACES, HIT_FACE
from opendust.dust.events import Happening
from opendust.dust.force import MECH, count, of, pairs
from opendust.dust.game import apply, options, pending
from opendust.dust.phases import ATTACKER, Casualties, Combat, Retreat, RetreatTogether
from opendust.dust.rules.fighting.losses import loss_choices
from opendust.dust.rules.fighting.retreat import force_of, retreat_limit
from opendust.dust.rules.fighting.rolls import SUBMARINE_COMBAT_VALUE, dice_of
from opendust.dust.setup import new_state
from opendust.dust.state import (
    AMPHIBIOUS_BATTLE,
    DROP_BATTLE,
    LAND_BATTLE,
    NEUTRAL,
    SEA_BATTLE,
    State,
    changed,
)
from opendust.kernel.action import Action, Decision, Outcome
from opendust.kernel.contract import SWITCH, Setup
from opendust.kernel.event import Event
from opendust.kernel.option import Option
from opendust.kernel.pending import Chance, Choice
from opendust.odds.dust.battle import DustBattle
from opendust.odds.dust.policies import Policy, chosen_losses, dearest_units, is_retreat_wanted
from opendust.odds.dust.result import Survivors
from opendust.odds.dust.tree import CEASE_FIRE, CONQUEST, DEFENCE, EMPTY

BOARD: Final = """
land: origin isle plain city! refuge base
sea: strait deep cove
links: origin-plain origin-city plain-refuge city-refuge isle-strait strait-plain strait-city
strait-deep deep-cove
"""
ORIGIN, ISLE, PLAIN, CITY, REFUGE, BASE, STRAIT, DEEP, COVE = range(9)

ENDS: Final = {
    Happening.AREA_CONQUERED: CONQUEST,
    Happening.AREA_DEFENDED: DEFENCE,
    Happening.BATTLE_ENDED: EMPTY,
}
RED: Final = 0
BLUE: Final = 1


def declared(battle: DustBattle) -> tuple[State, tuple[int, int]]:
    """The state after the attack was declared, and the forces that stand by on both sides."""
    settings = {SWITCH + name: value for name, value in battle.edition.values.items()}
    settings |= {"edition": battle.edition.base, "board.small": BOARD}
    state = new_state(Setup(("red", "blue"), settings))
    state.round, state.queue, state.capitals_open = 2, (RED, BLUE), True
    state.order = (BLUE, RED) if battle.defender_first else (RED, BLUE)
    state.claimed = 0 if battle.neutral else state.board.capitals
    state.phase = Combat(2, ())
    give_cards(state, battle)
    aside = place_units(state, battle)
    target = target_of(battle)
    if battle.kind == DROP_BATTLE:
        mechs = ((BASE, count(battle.attackers, MECH)),)
        action = Action(Verb.DROP, (target, mechs))
    else:
        origin = STRAIT if battle.kind == SEA_BATTLE else land_origin(battle)
        action = Action(Verb.ATTACK, (origin, target, pairs(battle.attackers)))
    apply(state, Decision(RED, action))
    return state, aside


def target_of(battle: DustBattle) -> int:
    """The area that is attacked."""
    if battle.kind == SEA_BATTLE:
        return DEEP
    return CITY if battle.capital else PLAIN


def land_origin(battle: DustBattle) -> int:
    """Where the attackers come from."""
    return ORIGIN if battle.kind == LAND_BATTLE else ISLE


def give_cards(state: State, battle: DustBattle) -> None:
    """Cards with the abilities; a side without one has used its card."""
    wanted = list(battle.abilities)
    if battle.kind == DROP_BATTLE:
        wanted[ATTACKER] = Ability.MECH_DROPPER
    for seat, ability in enumerate(wanted):
        cards = [card for card in range(state.deck.size) if card not in state.played]
        if ability is None:
            state.used |= 1 << seat
        else:
            cards = [card for card in cards if state.deck.abilities[card] is ability]
        state.played = changed(state.played, seat, cards[0])


def place_units(state: State, battle: DustBattle) -> tuple[int, int]:
    """Forces, a refuge where there is one, boats where they are needed; who stands by."""
    tank, boat = of(0, 1), of(4, 1)
    holder = NEUTRAL if battle.neutral else BLUE
    at_sea = battle.kind == SEA_BATTLE
    enter_play(state, holder, target_of(battle), battle.defenders)
    if battle.center:
        state.centers |= 1 << target_of(battle)
    refuge, sentry = (COVE, boat) if at_sea else (REFUGE, tank)
    enter_play(state, BLUE if battle.has_refuge else RED, refuge, sentry)
    aside = [0, sentry] if battle.has_refuge else [sentry, 0]
    if battle.kind == DROP_BATTLE:
        enter_play(state, RED, BASE, battle.attackers)
    elif at_sea:
        enter_play(state, RED, STRAIT, battle.attackers)
    else:
        enter_play(state, RED, land_origin(battle), battle.attackers)
    if not at_sea:
        enter_play(state, RED, STRAIT, boat)
        aside[0] += boat
    if battle.kind in (AMPHIBIOUS_BATTLE, DROP_BATTLE):
        enter_play(state, RED, ORIGIN, tank)  # else it were an unoccupied refuge. RETR-08.
        aside[0] += tank
    return aside[0], aside[1]


def survivors(state: State, battle: DustBattle, aside: tuple[int, int], outcome: int) -> Survivors:
    """Who is left of both forces."""
    left = [-aside[0], -aside[1]]
    if battle.neutral:
        left[1] = 0
    for area, units in enumerate(state.units):
        owner = state.owner[area]
        if owner == RED:
            left[0] += units
        elif units and owner == (NEUTRAL if battle.neutral else BLUE):
            left[1] += units
    return outcome, left[0], left[1]


def outcome_of(events: list[Event]) -> int:
    """How the battle ended."""
    kinds = [event.kind for event in events]
    if Happening.CEASE_FIRE in kinds:
        return CEASE_FIRE
    return next(ENDS[kind] for kind in kinds if kind in ENDS)


# ── Answers to whatever the engine asks ──────────────────────────────────────────────────────


def answer(state: State, seat: int, policies: tuple[Policy, Policy]) -> Action:
    """What a side does by its named policy."""
    found = options(state, seat)
    side = 0 if seat == RED else 1
    phase = state.phase
    if isinstance(phase, Casualties):
        side = phase.side
        value = SUBMARINE_COMBAT_VALUE.of(state.edition)
        losses = chosen_losses(policies[side].casualties, loss_choices(state, side), value)
        return Action(Verb.DESTROY, (pairs(losses),))
    if isinstance(phase, (Retreat, RetreatTogether)):
        return retreat_answer(state, side, policies[side].retreat)
    if found[0].verb is Verb.PASS:
        return ability_answer(state, side, found[1], policies[side].abilities)
    return largest(found[0])


def retreat_answer(state: State, side: int, policy: str) -> Action:
    """Stay, or as many as may go, the dearest first."""
    own, other = force_of(state, side), force_of(state, 1 - side)
    one, two = (own, dice_of(state, side)), (other, dice_of(state, 1 - side))
    if not is_retreat_wanted(policy, one, two):
        return Action(Verb.PASS)
    return Action(Verb.RETREAT, (pairs(dearest_units(own, retreat_limit(state, side))),))


def ability_answer(state: State, side: int, use: Option, policy: str) -> Action:
    """Use an ability or pass."""
    wanted = policy != "never"
    if policy == "sensible" and use.verb is Verb.RADAR:
        wanted = dice_of(state, side) < dice_of(state, 1 - side)
    if policy == "sensible" and use.verb is Verb.REROLL:
        faces = state.fight().faces[side]
        wanted = 3 * len([face for face in faces if face >= HIT_FACE]) < len(faces)
    return largest(use) if wanted else Action(Verb.PASS)


def largest(option: Option) -> Action:
    """An option filled with the first area and as many units as there may be."""
    return option.all()[-1]


def play_out(battle: DustBattle, policies: tuple[Policy, Policy], random: Random) -> Survivors:
    """One battle, played by the engine with random dice."""
    state, aside = declared(battle)
    return finish(state, aside, battle, policies, random)


def finish(
    state: State, aside: tuple[int, int], battle: DustBattle, policies: tuple[Policy, Policy],
    random: Random,
) -> Survivors:  # fmt: skip
    """The rest of a declared battle, played by the engine with random dice."""
    events: list[Event] = []
    while state.battle is not None:
        waiting = pending(state)
        if isinstance(waiting, Chance):
            faces = tuple([random.randint(1, FACES) for _ in range(waiting.count)])
            events = apply(state, Outcome(faces))
        else:
            assert isinstance(waiting, Choice)
            seat = waiting.seats[0]
            events = apply(state, Decision(seat, answer(state, seat, policies)))
    return survivors(state, battle, aside, outcome_of(events))
