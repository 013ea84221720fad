"""The words of the notation: the names of everything that actions and events speak of."""

from __future__ import annotations

from opendust.kernel.action import Action
from opendust.kernel.settings import seat_names
from opendust.kernel.text.notation import parse_faces, parse_hits
from opendust.tactics.actions import Verb
from opendust.tactics.battle import NO_UNIT
from opendust.tactics.rules.fire.dice import FACES
from opendust.tactics.rules.plans import (
    CHARGE,
    DEED_NAMES,
    MOVE,
    NOTHING,
    PLAN_NAMES,
    SUSTAINED,
    plan_of,
)
from opendust.tactics.rules.standing_orders import QUARRIES
from opendust.tactics.state import State
from opendust.tactics.units.cards import SKILLS, Skill

ELEMENT_PREFIX = "cover-"
TWO_MOVES = plan_of(MOVE, MOVE)
CHARGE_EXTRA = SKILLS.index(Skill.CHARGE)
FIXED: dict[str, tuple[str, ...]] = {
    "plan": PLAN_NAMES,
    "deed": DEED_NAMES,
    "element": ("crate", "trap"),
    "side": ("side-1", "side-2"),
    "quarry": QUARRIES,
    "result": ("hit", "blank"),
    "face": tuple([str(face + 1) for face in range(FACES)]),
}


def names(state: State, noun: str) -> tuple[str, ...]:
    """The word for every id of a noun."""
    battle = state.battle
    if noun == "unit":
        return battle.unit_names
    if noun == "space":
        return battle.grid.names
    if noun == "weapon":
        return battle.line_names
    if noun == "model":
        return battle.model_names
    if noun == "target":
        covers = tuple([ELEMENT_PREFIX + name for name in battle.grid.names])
        return battle.unit_names + covers
    if noun == "extra":
        return tuple([skill.value for skill in SKILLS]) + battle.line_names
    if noun == "seat":
        return seat_names(battle.seats)
    return FIXED.get(noun, ())


def other_names(state: State, noun: str) -> dict[str, int]:
    """What people write besides the names: a card's words, the space of a cover element, ..."""
    battle = state.battle
    if noun in ("weapon", "extra"):
        return other_weapons(state, len(SKILLS) if noun == "extra" else 0)
    found: dict[str, int] = {}
    if noun == "target":
        for space, name in enumerate(battle.grid.names):
            for kind in ("", "crate-", "trap-"):
                found[kind + name] = battle.unit_count + space
    elif noun == "model":
        for unit, name in enumerate(battle.unit_names):
            if len(battle.models_of(unit)) == 1:
                found[name] = battle.model_first[unit]
    elif noun == "side":
        for side in (0, 1):
            for seat in battle.seats_of(side):
                found[names(state, "seat")[seat]] = side
    elif noun == "plan":
        found["sustained-attack"] = SUSTAINED
        for deed, name in enumerate(DEED_NAMES):
            found[name] = plan_of(deed, NOTHING)
    return found


def other_weapons(state: State, first: int) -> dict[str, int]:
    """Weapon lines by their printed names, and without the unit where only one has it."""
    shorts = [line.slug for line in state.battle.lines]
    found = {word: first + line for line, word in enumerate(printed_names(state))}
    for line, short in enumerate(shorts):
        if shorts.count(short) == 1:
            found[short] = first + line
    return found


def printed_names(state: State) -> list[str]:
    """The weapon lines by their names on the card: `hans.coaxial-mg-44`, alike ones numbered."""
    battle = state.battle
    found: list[str] = []
    for line in range(battle.line_count):
        unit = battle.line_unit[line]
        word = slug_of(battle.lines[line].name)
        alike = [one for one in battle.lines_of(unit) if slug_of(battle.lines[one].name) == word]
        number = f"-{alike.index(line) + 1}" if len(alike) > 1 else ""
        found.append(f"{battle.unit_names[unit]}.{word}{number}")
    return found


def slug_of(text: str) -> str:
    """A printed name as one word: small letters and digits, hyphens between them."""
    signs = [sign if sign.isalnum() else " " for sign in text.lower().replace("&", " and ")]
    return "-".join("".join(signs).split())


def outcome(state: State, words: str) -> tuple[int, ...]:
    """Faces as numbers, H and B or `hit` and `blank`, or `2/7`: two HIT with seven dice."""
    told = parse_hits(words, FACES)
    return parse_faces(words, "", 0) if told is None else told


def meant(state: State, action: Action) -> Action:
    """A squad that parts means its hero; MOVE + MOVE with Charge is the plan of that name."""
    if action.verb is Verb.PART:
        hero = state.hero[action.number(0)]
        return action if hero == NO_UNIT else Action(Verb.PART, (hero,))
    if action.verb is Verb.ACTIVATE and action.number(1) == TWO_MOVES:
        extras = action.several(2)
        if CHARGE_EXTRA in extras:
            others = tuple([extra for extra in extras if extra != CHARGE_EXTRA])
            return Action(Verb.ACTIVATE, (action.number(0), CHARGE, others))
    return action
