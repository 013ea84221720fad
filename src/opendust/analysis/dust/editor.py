"""What can be changed in a position of DUST? Areas, cards, scores, majorities, phases."""

from __future__ import annotations

from typing import Any, Final, final

from opendust.analysis.study.editing import (
    AS_IT_IS,
    EditField,
    EditPart,
    choice_field,
    count_field,
    number_of,
    several_field,
    switch_field,
    unknown,
)
from opendust.dust.force import FIGURES, UNIT_NAMES, UNITS, count, of, pairs
from opendust.dust.rules.scoring.scoring import MAJORITIES
from opendust.dust.state import NEUTRAL, NO_CARD, NOBODY, State
from opendust.dust.texts.phases import encode_phase
from opendust.dust.texts.position_words import Words
from opendust.kernel.bits import bits
from opendust.words import text
from opendust.words.dust.nouns import card_text, owner_text

PHASES: Final = {
    "initiative": "dust-phase-initiative", "purchase": "dust-phase-production",
    "movement": "dust-phase-movement", "combat": "dust-phase-combat",
}  # fmt: skip
WITH_POINTS: Final = ("purchase", "movement", "combat")
USUAL_POINTS: Final = 3
MOST_POINTS: Final = 99
MOST_ROUNDS: Final = 99
SUBMARINE: Final = len(UNITS) - 1


@final
class DustEditor:
    """Positions of DUST, field by field."""

    def parts(self, state: State, place: str, language: str) -> list[EditPart]:
        """The area that is looked at, the phase, the scores, the cards."""
        found = [
            EditPart(title=text("edit-phase", language), fields=phase_fields(state, language)),
            EditPart(title=text("edit-scores", language), fields=score_fields(state, language)),
            EditPart(title=text("edit-cards", language), fields=card_fields(state, language)),
        ]
        area = state.board.index(place) if place else NOBODY
        if area == NOBODY:
            return found
        fields = area_fields(state, area, language)
        return [EditPart(title=state.board.label(area, language), fields=fields), *found]

    def change(self, state: State, data: dict[str, Any], field: list[str], value: str) -> None:
        """One field of it."""
        words = Words(state)
        match field:
            case ["area", area, what]:
                change_area(state, data, words.read_area(area), what, value)
            case ["round"]:
                data["round"] = max(1, number_of(field, value))
            case ["phase"] if value == AS_IT_IS:
                pass
            case ["phase"]:
                change_phase(state, data, value, USUAL_POINTS)
            case ["points"]:
                data["phase"]["points"] = number_of(field, value)
            case ["turn"]:
                data["turn"] = value
                data.pop("queue")
                data.pop("order")
            case ["score", seat]:
                data["scores"][seat] = number_of(field, value)
            case ["majority", name]:
                data["majorities"][name] = value
            case ["hand", seat]:
                change_hand(state, data, seat, value.split())
            case ["played", seat]:
                free_cards(data, [value])
                data["played"][seat] = value
            case _:
                raise unknown(field)


def owners(state: State, language: str) -> list[tuple[str, str]]:
    """Everybody who can hold an area."""
    words = Words(state)
    return [
        (words.owner(owner), owner_text(state, owner, language))
        for owner in [*range(state.players), NEUTRAL]
    ]


def area_fields(state: State, area: int, language: str) -> list[EditField]:
    """Whose an area is, what stands there, and whether it has a center."""
    start = f"area/{state.board.ids[area]}"
    owner = state.owner[area]
    nobody = ("", owner_text(state, NOBODY, language))
    fields = [
        choice_field(
            f"{start}/owner", text("edit-owner", language), Words(state).owner(owner),
            [nobody, *owners(state, language)],
        )
    ]  # fmt: skip
    is_land = state.board.is_land(area)
    for unit in UNITS:
        if (unit != SUBMARINE) == is_land:
            name = UNIT_NAMES[unit]
            held = count(state.units[area], unit)
            label = text("dust-unit-" + name, language)
            fields.append(count_field(f"{start}/{name}", label, held, FIGURES[unit]))
    if is_land:
        label = text("edit-center", language)
        fields.append(switch_field(f"{start}/center", label, state.centers >> area & 1))
    return fields


def change_area(state: State, data: dict[str, Any], area: int, what: str, value: str) -> None:
    """Units of nobody belong to the first player; an owner without units gets one."""
    words, name = Words(state), state.board.ids[area]
    if what == "center":
        data["centers"] = [one for one in data["centers"] if one != name]
        data["centers"] += [name] if value else []
        return
    amounts = dict(pairs(state.units[area]))
    owner = words.owner(state.owner[area]) or words.owner(0)
    if what == "owner":
        owner = value
        amounts = amounts or {UNITS[0] if state.board.is_land(area) else SUBMARINE: 1}
    elif what in UNIT_NAMES:
        amounts[UNIT_NAMES.index(what)] = number_of(["area", name, what], value)
    else:
        raise unknown(["area", name, what])
    force = sum([of(unit, min(amount, FIGURES[unit])) for unit, amount in amounts.items()])
    data["areas"].pop(name, None)
    if force and owner:
        data["areas"][name] = f"{owner} {words.force(force)}"


def phase_fields(state: State, language: str) -> list[EditField]:
    """The round, the phase, whose turn it is, and the points that are left."""
    now = encode_phase(state, state.phase)
    kind = str(now["kind"])
    choices = [(name, text(message, language)) for name, message in PHASES.items()]
    if kind not in PHASES:
        choices.append((AS_IT_IS, text("edit-as-it-is", language)))
    shown = kind if kind in PHASES else AS_IT_IS
    fields = [
        count_field("round", text("edit-round", language), state.round, MOST_ROUNDS),
        choice_field("phase", text("edit-stage", language), shown, choices),
    ]
    if kind in WITH_POINTS:
        turn = Words(state).owner(state.queue[0]) if state.queue else ""
        seats = owners(state, language)[:-1]
        fields.append(choice_field("turn", text("edit-turn", language), turn, seats))
        left = now["points"]
        assert isinstance(left, int)
        fields.append(count_field("points", text("edit-points", language), left, MOST_POINTS))
    return fields


def change_phase(state: State, data: dict[str, Any], kind: str, points: int) -> None:
    """A phase from its beginning; what was under way is over."""
    if kind not in PHASES:
        raise unknown(["phase", kind])
    data.pop("battle", None)
    data["phase"] = {"kind": kind}
    data["interrupting"] = []
    seats = [Words(state).owner(seat) for seat in range(state.players)]
    if kind in WITH_POINTS:
        data["phase"]["points"] = points
        if not data["queue"]:
            data.pop("queue")
            data.pop("order")
        for seat in seats:
            if data["chosen"][seat] and not data["played"][seat]:
                data["played"][seat] = data["chosen"][seat]
    else:
        data["order"], data["queue"] = [], []
        for seat in seats:
            data["hands"][seat] += [card for card in [data["played"][seat]] if card]
            data["played"][seat] = ""
            data["hands"][seat] += [card for card in [data["chosen"][seat]] if card]
    data["chosen"] = dict.fromkeys(seats, "")


def score_fields(state: State, language: str) -> list[EditField]:
    """Victory points and majorities."""
    words = Words(state)
    fields = [
        count_field(f"score/{words.owner(seat)}", owner_text(state, seat, language), score, 999)
        for seat, score in enumerate(state.scores)
    ]
    nobody = ("", owner_text(state, NOBODY, language))
    for name, holder in zip(MAJORITIES, state.majorities, strict=True):
        label = text(f"dust-majority-{name}", language)
        choices = [nobody, *owners(state, language)[:-1]]
        fields.append(choice_field(f"majority/{name}", label, words.owner(holder), choices))
    return fields


def card_fields(state: State, language: str) -> list[EditField]:
    """Every hand, and the card of the round; whatever lies nowhere is unknown to everybody."""
    words = Words(state)
    fields: list[EditField] = []
    deck = range(state.deck.size)
    every = [(words.card(card), card_text(state, card, language)) for card in deck]
    for seat in range(state.players):
        name, player = words.owner(seat), owner_text(state, seat, language)
        hand = [words.card(card) for card in bits(state.hands[seat])]
        label = text("edit-hand", language, player=player)
        fields.append(several_field(f"hand/{name}", label, hand, every))
        if state.played[seat] != NO_CARD:
            label = text("edit-played", language, player=player)
            card = words.card(state.played[seat])
            fields.append(choice_field(f"played/{name}", label, card, every))
    return fields


def free_cards(data: dict[str, Any], cards: list[str]) -> None:
    """Take cards from wherever they are; what lies nowhere is in the deck."""
    for hand in data["hands"].values():
        hand[:] = [card for card in hand if card not in cards]
    data["discards"] = [card for card in data["discards"] if card not in cards]
    for table in (data["chosen"], data["played"]):
        for seat, card in table.items():
            table[seat] = "" if card in cards else card
    data.pop("unseen", None)


def change_hand(state: State, data: dict[str, Any], seat: str, cards: list[str]) -> None:
    """A hand anew."""
    free_cards(data, [card for card in cards if card not in data["hands"][seat]])
    data["hands"][seat] = cards
