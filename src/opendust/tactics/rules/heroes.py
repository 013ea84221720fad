"""Heroes: joining a squad before the first round, and parting from it (p.18 to 19)."""

from __future__ import annotations

from typing import Final

from opendust.kernel.event import Event
from opendust.tactics.battle import NO_UNIT, SIDES
from opendust.tactics.cards import SKILL_BIT, Skill
from opendust.tactics.events import Happening
from opendust.tactics.phases import Joining, RoundStart, Turn
from opendust.tactics.rules.damage import split
from opendust.tactics.rules.skills import COMMAND_SQUAD, COMMANDER, JUMP
from opendust.tactics.state import State

FINE: Final = ""
NO_HERO: Final = "join-no-hero"
NO_SQUAD: Final = "join-no-squad"
OTHER_PLAYER: Final = "join-other-player"
OTHER_ARMOR: Final = "join-other-armor"
HAS_HERO: Final = "join-has-hero"
HAS_JOINED: Final = "join-has-joined"
JUMP_APART: Final = "join-jump-differs"
APE_APART: Final = "join-ape-differs"
ZOMBIE_APART: Final = "join-zombie-differs"
NO_COMMANDER: Final = "join-no-commander"
NOT_JOINED: Final = "part-not-joined"
PART_OFF_BOARD: Final = "part-off-board"

RULES: Final[dict[str, str]] = {
    NO_HERO: "HERO-03",
    NO_SQUAD: "HERO-03",
    OTHER_PLAYER: "TEAM-03",
    OTHER_ARMOR: "HERO-04",
    HAS_HERO: "HERO-05",
    HAS_JOINED: "HERO-03",
    JUMP_APART: "SKILL-JUMP-4",
    APE_APART: "SKILL-APE-1",
    ZOMBIE_APART: "SKILL-ZOMBIE-1",
    NO_COMMANDER: "SKILL-COMMAND-4",
    NOT_JOINED: "HERO-13",
    PART_OFF_BOARD: "HERO-06",
}

TOGETHER: Final = (
    (JUMP, JUMP_APART),
    (SKILL_BIT[Skill.BLUTKREUZ_APE], APE_APART),
    (SKILL_BIT[Skill.BLUTKREUZ_ZOMBIE], ZOMBIE_APART),
)
"""Skills that hero and squad must both have or both lack."""


def join_fault(state: State, hero: int, squad: int) -> str:
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
    return FINE


def squads_for(state: State, hero: int) -> list[int]:
    """The squads that a hero may join."""
    if not state.battle.cards[hero].is_hero:
        return []
    return [squad for squad in range(state.battle.unit_count) if not join_fault(state, hero, squad)]


def joining_seats(state: State, phase: Joining) -> tuple[int, ...]:
    """The seats of the side that still have a hero who could join."""
    seats: list[int] = []
    for seat in state.battle.seats_of(phase.side):
        if phase.done & (1 << seat):
            continue
        for hero in range(state.battle.unit_count):
            if state.battle.owner[hero] == seat and squads_for(state, hero):
                seats.append(seat)
                break
    return tuple(seats)


def settle_joining(state: State) -> None:
    """Go on to the next side, or to the first round, when nobody has a choice left."""
    phase = state.phase
    while isinstance(phase, Joining):
        if joining_seats(state, phase):
            return
        phase = Joining(1, 0) if phase.side + 1 < SIDES else RoundStart()
        state.phase = phase


def join(state: State, hero: int, squad: int, events: list[Event]) -> None:
    """Hero and squad become one unit. HERO-06."""
    state.leader[hero] = squad
    state.hero[squad] = hero
    events.append(Event(Happening.HERO_JOINED, (hero, squad)))


def part_fault(state: State, hero: int) -> str:
    """A joined hero may part on the board when his unit could be activated. AMB-HERO-1."""
    if state.leader[hero] == NO_UNIT or not state.is_alive(hero):
        return NOT_JOINED
    return FINE if state.is_on_board(hero) else PART_OFF_BOARD


def part(state: State, hero: int, events: list[Event]) -> None:
    """Hero and squad become two units for good; one of them is activated now. HERO-13, -14."""
    phase = state.phase
    assert isinstance(phase, Turn)
    squad = state.leader[hero]
    split(state, squad)
    events.append(Event(Happening.HERO_PARTED, (hero, squad)))
    state.phase = Turn(phase.side, (squad, hero), phase.ordered)
