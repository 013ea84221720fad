"""What are the things of Dust Tactics called? Units, weapons, spaces, plans, dice."""

from __future__ import annotations

from opendust.kernel.action import Pairs
from opendust.tactics.board.board import CRATE, TRAP
from opendust.tactics.notation import FIXED
from opendust.tactics.rules.fire.dice import FIRST_HIT_FACE
from opendust.tactics.rules.plans import DEED_NAMES, SUSTAINED, deeds_of
from opendust.tactics.state import State
from opendust.tactics.units.cards import SKILLS
from opendust.words.catalogue import has_message, labelled, listed, text
from opendust.words.titles import side_name


def noun_text(state: State, noun: str, value: int, language: str) -> str:
    """One thing by the noun of its field and its number."""
    battle = state.battle
    if noun == "unit" and 0 <= value < battle.unit_count:
        return unit_text(state, value)
    if noun == "space" and 0 <= value < battle.grid.space_count:
        return battle.grid.names[value]
    if noun == "weapon" and 0 <= value < battle.line_count:
        return battle.lines[value].name
    if noun == "model" and 0 <= value < battle.model_count:
        unit = unit_text(state, battle.model_unit[value])
        return labelled(unit, model_text(state, value, language), language)
    if noun == "target":
        return target_text(state, value, language)
    if noun == "extra":
        return extra_text(state, value, language)
    if noun == "side":
        return side_text(state, value, language)
    if noun == "seat" and 0 <= value < len(battle.seats):
        return battle.seats[value]
    if noun == "plan":
        return plan_text(value, language)
    return fixed_text(noun, value, language)


def fixed_text(noun: str, value: int, language: str) -> str:
    """A thing of which every match has the same."""
    names = FIXED.get(noun, ())
    word = names[value] if 0 <= value < len(names) else ""
    message = f"tactics-{noun}-{word}"
    return text(message, language) if has_message(message) else word or f"#{value}"


def unit_text(state: State, unit: int) -> str:
    """A unit by the name on its card, numbered from the second of a kind."""
    card = state.battle.cards[unit]
    number = state.battle.unit_names[unit].removeprefix(card.slug).strip("-")
    return f"{card.name} {number}".strip()


def model_text(state: State, model: int, language: str) -> str:
    """Alike miniatures by what they carry or are; the HP of a hero or a vehicle."""
    battle = state.battle
    card = battle.cards[battle.model_unit[model]]
    if not card.is_squad:
        return text("tactics-hp", language)
    name = battle.model_names[model].partition(".")[2]
    for line in card.lines:
        if line.slug == name:
            return line.name
    message = f"tactics-role-{name}"
    return text(message, language) if has_message(message) else name


def target_text(state: State, target: int, language: str) -> str:
    """A unit, or the cover element in a space."""
    units = state.battle.unit_count
    if 0 <= target < units:
        return unit_text(state, target)
    space = target - units
    if not 0 <= space < state.battle.grid.space_count:
        return f"#{target}"
    kind = "trap" if state.flags[space] & TRAP else "element"
    kind = "crate" if state.flags[space] & CRATE else kind
    place = state.battle.grid.names[space]
    return text("tactics-cover-in", language, space=place, element=kind)


def extra_text(state: State, extra: int, language: str) -> str:
    """A free skill or a weapon of limited ammo."""
    if 0 <= extra < len(SKILLS):
        return text("tactics-skill-" + SKILLS[extra].value, language)
    return noun_text(state, "weapon", extra - len(SKILLS), language)


def side_text(state: State, side: int, language: str) -> str:
    """A side by its player, or by its name if it has several."""
    seats = state.battle.seats_of(side)
    if len(seats) == 1:
        return state.battle.seats[seats[0]]
    sides = state.battle.scenario.sides
    return side_name(sides[side].name, language) if 0 <= side < len(sides) else f"#{side}"


def plan_text(plan: int, language: str) -> str:
    """A plan: its two actions, or the one that takes both."""
    if plan == SUSTAINED or plan > SUSTAINED:
        return fixed_text("plan", plan, language)
    first, second = deeds_of(plan)
    if first >= len(DEED_NAMES):
        return f"#{plan}"
    words = [fixed_text("deed", deed, language) for deed in (first, second)]
    return text("tactics-plan-pair", language, first=words[0], second=words[1])


def faces_text(faces: Pairs) -> str:
    """Dice from low to high, HIT in brackets: `1 2 [5] [6]`."""
    dice: list[str] = []
    for face, amount in faces:
        shown = f"[{face + 1}]" if face + 1 >= FIRST_HIT_FACE else str(face + 1)
        dice += [shown] * amount
    return " ".join(dice) if dice else "-"


def counts_text(state: State, noun: str, amounts: Pairs, language: str) -> str:
    """Amounts by thing: dice, miniatures and HP, weapons."""
    if noun == "face":
        return faces_text(amounts)
    if noun == "model":
        return listed([f"{amount} {model_text(state, key, language)}" for key, amount in amounts])
    return listed([f"{amount} {noun_text(state, noun, key, language)}" for key, amount in amounts])
