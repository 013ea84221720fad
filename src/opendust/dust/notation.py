"""The words of the notation: the names of everything that actions and events speak of."""

from __future__ import annotations

from typing import Final

from opendust.dust.dice import FACES
from opendust.dust.force import UNIT_NAMES
from opendust.dust.rules.abilities import ABILITIES
from opendust.dust.rules.fighting.battle import SUPREMACY_REASONS
from opendust.dust.rules.fighting.combat import BATTLES
from opendust.dust.rules.movement import ROUTES
from opendust.dust.rules.scoring.scoring import MAJORITIES
from opendust.dust.setup import owner_names
from opendust.dust.state import COLORS, State
from opendust.dust.turn import pending
from opendust.kernel.pending import Chance
from opendust.kernel.settings import seat_names
from opendust.kernel.text.notation import parse_faces, parse_hits

FIXED: Final[dict[str, tuple[str, ...]]] = {
    "unit": UNIT_NAMES,
    "color": COLORS,
    "ability": tuple([ability.value for ability in ABILITIES]),
    "route": ROUTES,
    "battle": BATTLES,
    "supremacy": SUPREMACY_REASONS,
    "majority": MAJORITIES,
    "face": tuple([str(face) for face in range(FACES + 1)]),
}


def names(state: State, noun: str) -> tuple[str, ...]:
    """The word for every id of a noun."""
    if noun == "area":
        return state.board.ids
    if noun == "card":
        return state.deck.ids
    if noun == "seat":
        return seat_names(state.seats)
    if noun == "owner":
        return owner_names(state)
    return FIXED.get(noun, ())


def outcome(state: State, words: str) -> tuple[int, ...]:
    """Drawn names, faces, or dice by their hits: `2/7`, `H B`."""
    chance = pending(state)
    if isinstance(chance, Chance) and not chance.faces:
        known = names(state, chance.point)
        return tuple([known.index(word) if word in known else -1 for word in words.split()])
    told = parse_hits(words, FACES)
    return parse_faces(words, "", 0) if told is None else told
