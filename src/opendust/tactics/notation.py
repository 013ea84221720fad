"""The words of the notation: the names of everything that actions and events speak of."""

from __future__ import annotations

from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.settings import seat_names
from opendust.kernel.text.digits import MOST_DICE, is_count
from opendust.kernel.text.notation import parse_faces
from opendust.tactics.rules.fire.dice import FACES
from opendust.tactics.rules.plans import DEED_NAMES, PLAN_NAMES
from opendust.tactics.rules.standing_orders import QUARRIES
from opendust.tactics.state import State
from opendust.tactics.units.cards import SKILLS

ELEMENT_PREFIX = "cover-"
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


def outcome(state: State, words: str) -> tuple[int, ...]:
    """Faces as numbers, H and B or `hit` and `blank`, or `2/7`: two HIT with seven dice."""
    text = words.strip()
    hits, slash, dice = text.partition("/")
    if slash and is_count(hits) and is_count(dice) and int(dice) <= MOST_DICE:
        if int(hits) > int(dice):
            raise BadText([Fault("", 0, "more-hits-than-dice", hits=int(hits), dice=int(dice))])
        return (FACES,) * int(hits) + (1,) * (int(dice) - int(hits))
    letters = text.upper().replace("HIT", "H").replace("BLANK", "B").replace(" ", "")
    if letters and not letters.strip("HB"):
        return tuple([FACES if letter == "H" else 1 for letter in letters])
    return parse_faces(words, "", 0)
