"""What helps to choose a unit, a space or a shot of Dust Tactics, in one line?"""

from __future__ import annotations

from typing import Final

from opendust.tactics.attack import INDIRECT
from opendust.tactics.battle import NO_UNIT
from opendust.tactics.board.board import CRATE, OUTSIDE, TRAP, Terrain
from opendust.tactics.rules.fire.cover_saves import grade_against, ignores_cover
from opendust.tactics.rules.fire.sight_reasons import Reason
from opendust.tactics.rules.plans import CHARGE, SUSTAINED
from opendust.tactics.state import DESTROYED, State
from opendust.words.catalogue import listed, text
from opendust.words.tactics.nouns import unit_text

COVER_NAMES: Final = ("none", "soft", "hard")


def note_text(state: State, noun: str, value: int, language: str) -> str:
    """Where a unit is and how strong, what a space is like, what a plan does."""
    if noun in ("unit", "target") and value < state.battle.unit_count:
        return unit_note(state, value, language)
    if noun == "space":
        return space_note(state, value, language)
    if noun == "plan" and value == SUSTAINED:
        return text("tactics-play-plan-sustained", language)
    if noun == "plan" and value == CHARGE:
        return text("tactics-play-plan-charge", language)
    return ""


def place_text(state: State, unit: int, language: str) -> str:
    """The space of a unit, or where else it is."""
    place = state.place[unit]
    if place >= 0:
        return state.battle.grid.names[place]
    return text(
        "tactics-play-unit-destroyed" if place == DESTROYED else "tactics-play-unit-off", language
    )


def strength_text(state: State, unit: int, language: str) -> str:
    """The miniatures or HP that are left, of how many."""
    card = state.battle.cards[unit]
    left = text("tactics-play-strength", language, left=state.strength(unit), full=card.hp)
    return left if card.is_squad else f"{left} {text('tactics-hp', language)}"


def unit_note(state: State, unit: int, language: str) -> str:
    """Where a unit is and what it can still take."""
    return f"{place_text(state, unit, language)}, {strength_text(state, unit, language)}"


def shot_note(state: State, line: int, target: int, language: str) -> str:
    """Where a target is, what the weapon rolls against its armor, and what covers it."""
    weapon, card = state.battle.lines[line], state.battle.cards[target]
    cover = "none"
    if card.is_squad and not ignores_cover(state, line, target):
        body = state.body_of(state.battle.line_unit[line])
        is_indirect = state.attack is not None and state.attack.mode == INDIRECT
        cover = COVER_NAMES[grade_against(state, body, target, is_indirect=is_indirect)]
    return text(
        "tactics-play-shot", language, target=unit_note(state, target, language),
        value=weapon.values[card.armor].text(), cover=cover,
    )  # fmt: skip


def end_text(state: State, unit: int, space: int) -> str:
    """A unit with its space, or the space alone."""
    name = state.battle.grid.names[space]
    return name if unit == NO_UNIT else f"{unit_text(state, unit)} ({name})"


def reason_text(state: State, reason: Reason, language: str) -> str:
    """One finding about a line of sight, with its rule."""
    spaces = listed([state.battle.grid.names[space] for space in reason.spaces])
    return f"{text(reason.message, language, spaces=spaces)} ({reason.rule})"


def space_note(state: State, space: int, language: str) -> str:
    """What is special about a space, in words."""
    grid = state.battle.grid
    words: list[str] = []
    if state.flags[space] & CRATE:
        words.append(text("tactics-element-crate", language))
    if state.flags[space] & TRAP:
        words.append(text("tactics-element-trap", language))
    if grid.terrain[space] is not Terrain.CIRCLE:
        words.append(text("tactics-play-terrain-" + grid.terrain[space].value, language))
    if grid.structure[space] != OUTSIDE:
        words.append(text("tactics-play-terrain-inside", language))
    return ", ".join(words)
