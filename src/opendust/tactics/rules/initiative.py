"""Initiative: who goes first in a round (p.6)."""

from __future__ import annotations

from opendust.kernel.action import Action
from opendust.kernel.event import Event, Events
from opendust.kernel.option import Option, Pick
from opendust.kernel.pending import Chance
from opendust.kernel.refusal import Refusal
from opendust.tactics.actions import Verb
from opendust.tactics.battle import SIDES
from opendust.tactics.events import Happening, faces_of
from opendust.tactics.phases import ChoosingFirst, Initiative
from opendust.tactics.rules.fire.dice import FACES, hits_in
from opendust.tactics.rules.skills.skills import BLACK_OPS
from opendust.tactics.rules.turns import next_turn
from opendust.tactics.state import State


def initiative_dice(state: State, side: int) -> int:
    """Three dice unless the scenario says otherwise, one more with Black Ops. INIT-02, INIT-04."""
    dice = state.battle.scenario.sides[side].initiative_dice
    for unit, card in enumerate(state.battle.cards):
        is_there = state.battle.side[unit] == side and state.is_alive(unit)
        if is_there and card.skill_mask & BLACK_OPS:
            return dice + 1  # SKILL-BLACKOPS-1
    return dice


def initiative_chance(state: State) -> Chance:
    """The initiative dice of both sides. INIT-02."""
    count = initiative_dice(state, 0) + initiative_dice(state, 1)
    return Chance("initiative-roll", count, FACES)


def do_initiative(state: State, values: tuple[int, ...], events: Events) -> None:
    """More HIT wins; a tie is rolled again. INIT-02, INIT-03, AMB-ACT-5."""
    first = initiative_dice(state, 0)
    rolls = (values[:first], values[first:])
    for side, roll in enumerate(rolls):
        detail = (side, hits_in(roll), faces_of(roll))
        if events is not None:
            events.append(Event(Happening.INITIATIVE_ROLLED, detail, reveals=True))
    difference = hits_in(rolls[0]) - hits_in(rolls[1])
    if difference == 0:  # INIT-03
        if events is not None:
            events.append(Event(Happening.INITIATIVE_TIED))
        state.phase = Initiative()
        return
    winner = 0 if difference > 0 else 1
    if events is not None:
        events.append(Event(Happening.INITIATIVE_WON, (winner,)))
    state.phase = ChoosingFirst(winner)


def first_options(state: State, seat: int) -> list[Option]:
    """Who goes first. D-07."""
    return [Option(Verb.GO_FIRST, (Pick((0, 1)),))]


def refuse_first(state: State, seat: int, action: Action) -> Refusal | None:
    """One of the two sides goes first. INIT-05."""
    return None if action.number(0) < SIDES else Refusal("INIT-05", "no-such-thing", noun="side")


def do_first(state: State, seat: int, action: Action, events: Events) -> None:
    """The winner decides who goes first. INIT-05."""
    side = action.number(0)
    if events is not None:
        events.append(Event(Happening.FIRST_CHOSEN, (side,)))
    next_turn(state, side)
