"""Limited ammo and reloadable weapons: what can be spent, and what spending does (p.24 to 25)."""

from __future__ import annotations

from opendust.kernel.event import Event, Events
from opendust.tactics.events import Happening
from opendust.tactics.rules.skills.skills import BADASS, personal_skills
from opendust.tactics.state import State


def most_ammo(state: State, line: int) -> int:
    """Boxes left, at most one per miniature of a squad. WEAP-AMMO-2, -6, AMB-SKILL-8."""
    battle = state.battle
    unit = battle.line_unit[line]
    most = boxes_of(state, line)
    if battle.cards[unit].is_squad:
        used = 0
        for other, amount in state.fight().spent:
            if battle.line_unit[other] == unit:
                used += amount
        most = min(most, state.strength(unit) - used)
    return max(most, 0)


def boxes_of(state: State, line: int) -> int:
    """The boxes that are left; with Badass always all of them. WEAP-AMMO-2, SKILL-BADASS-1."""
    is_endless = never_runs_out(state, state.battle.line_unit[line])
    return state.battle.lines[line].ammo if is_endless else state.ammo[line]


def never_runs_out(state: State, unit: int) -> bool:
    """Badass: boxes are not marked. SKILL-BADASS-1."""
    return bool(personal_skills(state, unit) & BADASS)


def spend(state: State, line: int, ammo: int, events: Events) -> None:
    """Declared ammo is spent, and a fired weapon is empty. ATK-10, WEAP-RELOAD-1."""
    weapon = state.battle.lines[line]
    unit = state.battle.line_unit[line]
    if weapon.is_reloadable:
        state.loaded[line] = 0
    if weapon.is_limited:
        if not never_runs_out(state, unit):
            state.ammo[line] -= ammo
        state.fight().spent.append((line, ammo))
        if events is not None:
            events.append(Event(Happening.AMMO_SPENT, (unit, line, ammo)))
