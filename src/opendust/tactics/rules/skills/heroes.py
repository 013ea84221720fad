"""Heroes: joining a squad before the first round, and parting from it (p.18 to 19)."""

from __future__ import annotations

from typing import Final

from opendust.kernel.action import Action
from opendust.kernel.event import Event, Events
from opendust.kernel.option import Option, Pick
from opendust.kernel.refusal import Refusal
from opendust.tactics.actions import Verb
from opendust.tactics.battle import NO_UNIT, SIDES
from opendust.tactics.events import Happening
from opendust.tactics.phases import Joining, RoundStart, Turn
from opendust.tactics.rules.corrections import has_first_corrections
from opendust.tactics.rules.fire.damage import split
from opendust.tactics.rules.skills.skills import COMMAND_SQUAD, COMMANDER, JUMP
from opendust.tactics.rules.things import refuse_unknown, unit_name
from opendust.tactics.rules.turns import mark_activated, refuse_unit
from opendust.tactics.state import State
from opendust.tactics.units.cards import SKILL_BIT, Skill

NO_HERO: Final = Refusal("HERO-03", "join-no-hero")
NO_SQUAD: Final = Refusal("HERO-03", "join-no-squad")
OTHER_PLAYER: Final = Refusal("AMB-HERO-8", "join-other-player")
OTHER_ARMOR: Final = Refusal("HERO-04", "join-other-armor")
HAS_HERO: Final = Refusal("HERO-05", "join-has-hero")
HAS_JOINED: Final = Refusal("HERO-03", "join-has-joined")
JUMP_APART: Final = Refusal("SKILL-JUMP-4", "join-jump-differs")
APE_APART: Final = Refusal("SKILL-APE-1", "join-ape-differs")
ZOMBIE_APART: Final = Refusal("SKILL-ZOMBIE-1", "join-zombie-differs")
NO_COMMANDER: Final = Refusal("SKILL-COMMAND-4", "join-no-commander")
NOT_JOINED: Final = Refusal("HERO-13", "part-not-joined")
PART_OFF_BOARD: Final = Refusal("HERO-06", "part-off-board")


TOGETHER: Final = (
    (JUMP, JUMP_APART),
    (SKILL_BIT[Skill.BLUTKREUZ_APE], APE_APART),
    (SKILL_BIT[Skill.BLUTKREUZ_ZOMBIE], ZOMBIE_APART),
)
"""Skills that hero and squad must both have or both lack."""


def refuse_joining(state: State, hero: int, squad: int) -> Refusal | None:
    """Why a hero cannot join a squad. HERO-04, HERO-05, SKILL-JUMP-4, SKILL-COMMAND-4."""
    battle = state.battle
    if not battle.cards[hero].is_hero:
        return NO_HERO
    if not battle.cards[squad].is_squad:
        return NO_SQUAD
    if battle.owner[hero] != battle.owner[squad]:
        return OTHER_PLAYER
    if state.leader[hero] != NO_UNIT:
        return HAS_JOINED
    if state.hero[squad] != NO_UNIT:
        return HAS_HERO
    if battle.cards[hero].armor != battle.cards[squad].armor:
        return OTHER_ARMOR
    for skill, fault in TOGETHER:
        if (battle.cards[hero].skill_mask ^ battle.cards[squad].skill_mask) & skill:
            return fault
    is_command = battle.cards[squad].skill_mask & COMMAND_SQUAD
    if is_command and not battle.cards[hero].skill_mask & COMMANDER:
        return NO_COMMANDER
    return None


def squads_for(state: State, hero: int) -> list[int]:
    """The squads that a hero may join."""
    if not state.battle.cards[hero].is_hero:
        return []
    return [
        squad for squad in range(state.battle.unit_count) if not refuse_joining(state, hero, squad)
    ]


def joining_seats(state: State) -> tuple[int, ...]:
    """The seats of the side that still have a hero who could join."""
    phase = state.phase
    assert isinstance(phase, Joining)
    seats: list[int] = []
    for seat in state.battle.seats_of(phase.side):
        if phase.done & (1 << seat):
            continue
        for hero in range(state.battle.unit_count):
            if state.battle.owner[hero] == seat and squads_for(state, hero):
                seats.append(seat)
                break
    return tuple(seats)


def settle_joining(state: State, events: Events) -> bool:
    """The next side follows, then the first round, when nobody has a choice left."""
    phase = state.phase
    assert isinstance(phase, Joining)
    if joining_seats(state):
        return False
    state.phase = Joining(1, 0) if phase.side + 1 < SIDES else RoundStart()
    return True


def joining_options(state: State, seat: int) -> list[Option]:
    """Which hero joins which squad. D-03."""
    found: list[Option] = []
    for hero in range(state.battle.unit_count):
        if state.battle.owner[hero] == seat:
            squads = squads_for(state, hero)
            if squads:
                found.append(Option(Verb.JOIN, (Pick((hero,)), Pick(tuple(squads)))))
    found.append(Option(Verb.READY))
    return found


def refuse_join(state: State, seat: int, action: Action) -> Refusal | None:
    """A hero joins a squad of his own armor class and kind. HERO-04."""
    hero, squad = action.number(0), action.number(1)
    missing = refuse_unknown(state, "unit", hero) or refuse_unknown(state, "unit", squad)
    if missing is not None:
        return missing
    fault = refuse_joining(state, hero, squad)
    if fault is None:
        if state.battle.owner[hero] == seat:
            return None
        fault = OTHER_PLAYER
    return fault.about(hero=unit_name(state, hero), squad=unit_name(state, squad))


def do_join(state: State, seat: int, action: Action, events: Events) -> None:
    """Hero and squad become one unit. HERO-06."""
    hero, squad = action.number(0), action.number(1)
    state.leader[hero] = squad
    state.hero[squad] = hero
    if events is not None:
        events.append(Event(Happening.HERO_JOINED, (hero, squad)))


def do_ready(state: State, seat: int, action: Action, events: Events) -> None:
    """The player is done with joining."""
    phase = state.phase
    assert isinstance(phase, Joining)
    state.phase = Joining(phase.side, phase.done | (1 << seat))


def refuse_parting(state: State, hero: int) -> Refusal | None:
    """A joined hero may part on the board when his unit could be activated. AMB-HERO-1."""
    if state.leader[hero] == NO_UNIT or not state.is_alive(hero):
        return NOT_JOINED
    return None if state.is_on_board(hero) else PART_OFF_BOARD


def refuse_part(state: State, seat: int, action: Action) -> Refusal | None:
    """A hero parts from his squad when it could be activated. AMB-HERO-1."""
    hero = action.number(0)
    phase = state.phase
    assert isinstance(phase, Turn)
    missing = refuse_unknown(state, "unit", hero)
    if missing is not None:
        return missing
    fault = refuse_parting(state, hero)
    if fault is None:
        fault = refuse_unit(state, phase, seat, state.leader[hero])
    return None if fault is None else fault.about(unit=unit_name(state, hero))


def do_part(state: State, seat: int, action: Action, events: Events) -> None:
    """Hero and squad become two units for good; one of them is activated now. HERO-13, -14.

    Parting after an order leaves both activated, and one of them acts again. AMB-SKILL-25.
    """
    phase = state.phase
    assert isinstance(phase, Turn)
    hero = action.number(0)
    squad = state.leader[hero]
    if phase.only and has_first_corrections(state):
        mark_activated(state, squad)
    split(state, squad)
    if events is not None:
        events.append(Event(Happening.HERO_PARTED, (hero, squad)))
    state.phase = Turn(phase.side, (squad, hero), phase.ordered)
