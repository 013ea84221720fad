"""A whole position as plain data, both ways: snapshots, digests, views, and cases by hand.

What a person leaves out of a case takes an ordinary value: unnamed areas are unoccupied, the
deck holds every card that is nowhere else, and a player without a card has one that gives no
ability.
"""

from __future__ import annotations

import copyreg
from typing import Final

from opendust.dust.control import enter_play
from opendust.dust.phases import (
    BattleStep,
    ChooseColor,
    ClaimCapital,
    ClaimLand,
    ClaimSource,
    Combat,
    Deal,
    Draw,
    Initiative,
    Lots,
    Movement,
    Over,
    Phase,
    Reinforce,
    RoundEnd,
    RoundStart,
    SetupCards,
    SetupCenters,
    TurnEnd,
    TurnStart,
)
from opendust.dust.rules.scoring.scoring import MAJORITIES
from opendust.dust.setup import new_state
from opendust.dust.state import COLORS, NEUTRAL, NO_CARD, NOBODY, Hidden, State, changed
from opendust.dust.texts.battle import decode_battle, encode_battle
from opendust.dust.texts.phases import (
    as_list,
    check_known,
    decode_phase,
    encode_phase,
    number,
)
from opendust.dust.texts.position_words import Words
from opendust.dust.turn import settle
from opendust.kernel.bits import bits
from opendust.kernel.contract import Plain, Setup
from opendust.kernel.refusal import BadText, Fault

CENTER: Final = "center"
KNOWN: Final = (
    "round", "areas", "centers", "colors", "homes", "claimed", "hands", "chosen", "played",
    "unseen", "discards", "scores", "gains", "majorities", "order", "queue", "turn",
    "interrupting", "used", "radar", "truces", "capitals_open", "phase", "battle", "hidden",
)  # fmt: skip
WITHOUT_CARDS: Final = (
    Deal, SetupCards, RoundStart, Draw, Initiative, Over, Lots, ChooseColor, ClaimCapital,
    ClaimLand, ClaimSource, SetupCenters, Reinforce,
)  # fmt: skip
BEFORE_CLAIMS: Final = ("deal", "setup-cards", "choose-color", "claim-capital")
PASSING: Final = (RoundStart, TurnStart, BattleStep, TurnEnd, RoundEnd)
"""Nobody is asked in these: a position written by hand goes on from them by the rules."""


def encode(state: State) -> dict[str, Plain]:
    """Everything that decides how the match goes on, and nothing else."""
    words = Words(state)
    data: dict[str, Plain] = {
        "round": state.round,
        "areas": encode_areas(state, words),
        "centers": words.land(state.centers),
        "colors": by_seat(state, words, [COLORS[c] if c >= 0 else "" for c in state.colors]),
        "homes": by_seat(state, words, [words.area(h) if h >= 0 else "" for h in state.homes]),
        "claimed": words.land(state.claimed),
        "unseen": words.cards(state.unseen),
        "discards": words.cards(state.discards),
        "scores": by_seat(state, words, list(state.scores)),
        "gains": by_seat(state, words, list(state.gains)),
        "majorities": {
            name: words.owner(holder)
            for name, holder in zip(MAJORITIES, state.majorities, strict=True)
        },
        "order": [words.owner(seat) for seat in state.order],
        "queue": [words.owner(seat) for seat in state.queue],
        "interrupting": seat_list(words, state.interrupting),
        "used": seat_list(words, state.used),
        "radar": seat_list(words, state.radar),
        "truces": encode_truces(state, words),
        "capitals_open": state.capitals_open,
        "phase": encode_phase(state, state.phase),
    }
    encode_cards(state, words, data)
    if state.battle is not None:
        data["battle"] = encode_battle(state, state.battle)
    return data


def encode_areas(state: State, words: Words) -> dict[str, Plain]:
    """Who stands where with what."""
    return {
        words.area(area): f"{words.owner(state.owner[area])} {words.force(state.units[area])}"
        for area in range(state.board.area_count)
        if state.units[area]
    }


def by_seat(state: State, words: Words, values: list[str] | list[int]) -> dict[str, Plain]:
    """One value per player."""
    return {words.owner(seat): values[seat] for seat in range(state.players)}


def seat_list(words: Words, mask: int) -> list[Plain]:
    """The players of a mask."""
    return [words.owner(seat) for seat in bits(mask)]


def encode_truces(state: State, words: Words) -> list[Plain]:
    """The pairs of players who may not attack each other."""
    return [
        f"{words.owner(seat)} {words.owner(other)}"
        for seat in range(state.players)
        for other in bits(state.truces[seat])
        if seat < other
    ]


def encode_cards(state: State, words: Words, data: dict[str, Plain]) -> None:
    """Hands and cards on the table; in a view only what its seat may see. A-67."""
    hidden = state.hidden
    data["hands"] = {words.owner(s): words.cards(state.hands[s]) for s in range(state.players)}
    for key, cards in (("chosen", state.chosen), ("played", state.played)):
        names = ["" if card == NO_CARD else words.card(card) for card in cards]
        data[key] = by_seat(state, words, names)
    if hidden is not None:
        data["hidden"] = {
            "viewer": words.owner(hidden.viewer),
            "hand_sizes": list(hidden.hand_sizes),
            "deck_size": hidden.deck_size,
            "decided": seat_list(words, hidden.decided),
        }


def decode(data: dict[str, Plain], setup: Setup) -> State:
    """The position that plain data describes."""
    state = new_state(setup)
    words = Words(state)
    check_known(data, KNOWN, "position")
    state.round = number(data.get("round", 2))
    decode_areas(state, words, table(data, "areas"))
    state.centers |= words.read_land(as_list(data.get("centers")))
    decode_seats(state, words, data)
    decode_cards(state, words, data)
    decode_marks(state, words, data)
    state.phase = decode_phase(state, data.get("phase", {"kind": "combat", "points": 1}))
    if isinstance(data.get("battle"), dict):
        state.battle = decode_battle(state, table(data, "battle"))
    if not isinstance(state.phase, WITHOUT_CARDS):
        deal_plain_cards(state)
    if "unseen" not in data:
        state.unseen = unseen_cards(state)
    if isinstance(state.phase, PASSING) or is_spent(state.phase):
        settle(state, [])
    return state


def is_spent(phase: Phase) -> bool:
    """Whether nothing is left to do in a phase: without points it is over. MOVE-GEN-01, CMBT-01."""
    return isinstance(phase, (Movement, Combat)) and not phase.points


def table(data: dict[str, Plain], key: str) -> dict[str, Plain]:
    """A table of the data, empty if it is not there."""
    found = data.get(key, {})
    if not isinstance(found, dict):
        raise BadText([Fault("", 0, "position-wrong", field=key, text=str(found))])
    return found


def decode_areas(state: State, words: Words, areas: dict[str, Plain]) -> None:
    """`siberia = "red 3 tank 1 mech center"`."""
    for name, text in areas.items():
        area = words.read_area(name)
        owner, _, units = str(text).partition(" ")
        if units.endswith(CENTER) or owner == CENTER:
            state.centers |= words.read_land([name])
            units = units.removesuffix(CENTER)
        if owner == CENTER:
            continue
        force = words.read_force(units)
        check_element(state, name, area, force)
        enter_play(state, words.read_owner(owner), area, force)


def check_element(state: State, name: str, area: int, force: int) -> None:
    """Land and air units stand on land, submarines at sea. COMP-25."""
    at_sea = force >> 32
    on_land = force & 0xFFFFFFFF
    if not force or (at_sea if area < state.board.land_count else on_land):
        raise BadText([Fault("", 0, "units-out-of-element", area=name)])


def decode_seats(state: State, words: Words, data: dict[str, Plain]) -> None:
    """Colours, homes, scores and majorities."""
    names = words.owners[: state.players]
    colors = table(data, "colors")
    for seat, name in enumerate(names):
        color = str(colors.get(name, COLORS[seat]))
        chosen = COLORS.index(color) if color in COLORS else NOBODY
        state.colors = changed(state.colors, seat, chosen)
    for name, value in table(data, "scores").items():
        state.scores = changed(state.scores, words.read_owner(name), number(value))
    for name, value in table(data, "gains").items():
        state.gains = changed(state.gains, words.read_owner(name), number(value))
    decode_homes(state, words, data)
    for name, holder in table(data, "majorities").items():
        if name not in MAJORITIES:
            raise BadText([Fault("", 0, "position-field-unknown", field=name, where="majorities",
                                 values=MAJORITIES)])  # fmt: skip
        owner = words.read_owner(str(holder)) if holder else NOBODY
        state.majorities = changed(state.majorities, MAJORITIES.index(name), owner)


def decode_homes(state: State, words: Words, data: dict[str, Plain]) -> None:
    """Homes as named; else the first capital that each player holds counts as claimed."""
    homes = table(data, "homes")
    for seat in range(state.players):
        held = bits(state.land[seat] & state.board.capitals)
        home = held[0] if held and "homes" not in data else NOBODY
        state.homes = changed(state.homes, seat, home)
    for name, area in homes.items():
        home = words.read_area(str(area)) if area else NOBODY
        state.homes = changed(state.homes, words.read_owner(name), home)
    if "claimed" in data:
        state.claimed = words.read_land(as_list(data["claimed"]))
        return
    for home in state.homes:
        if home != NOBODY:
            state.claimed |= 1 << home
    if "homes" not in data and not is_being_claimed(data.get("phase")):
        state.claimed |= state.board.capitals & ~state.land[NEUTRAL]


def is_being_claimed(phase: Plain | None) -> bool:
    """Whether the capitals are just being claimed: the empty ones are nobody's yet."""
    return isinstance(phase, dict) and phase.get("kind") in BEFORE_CLAIMS


CARDS: Final = ("hands", "chosen", "played", "discards", "unseen")


def read_card(words: Words, card: Plain) -> int:
    """The card of a name, or none."""
    return words.read_card(str(card)) if card else NO_CARD


def decode_cards(state: State, words: Words, data: dict[str, Plain]) -> None:
    """Hands, chosen and played cards, discards and deck."""
    given = " ".join([str(data.get(key, "")) for key in CARDS])
    words.taken.update([card for card in words.deck.ids if card in given])
    for name, cards in table(data, "hands").items():
        state.hands = changed(state.hands, words.read_owner(name), words.read_cards(as_list(cards)))
    for name, card in table(data, "chosen").items():
        state.chosen = changed(state.chosen, words.read_owner(name), read_card(words, card))
    for name, card in table(data, "played").items():
        state.played = changed(state.played, words.read_owner(name), read_card(words, card))
    state.discards = words.read_cards(as_list(data.get("discards")))
    state.unseen = words.read_cards(as_list(data.get("unseen")))
    hidden = table(data, "hidden")
    if hidden:
        state.hidden = Hidden(
            words.read_owner(str(hidden["viewer"])) if hidden["viewer"] else NOBODY,
            tuple([number(size) for size in as_list(hidden["hand_sizes"])]),
            number(hidden["deck_size"]),
            seat_mask(words, as_list(hidden["decided"])),
        )


def seat_mask(words: Words, names: list[Plain]) -> int:
    """The mask of these players."""
    mask = 0
    for name in names:
        mask |= 1 << words.read_owner(str(name))
    return mask


def decode_marks(state: State, words: Words, data: dict[str, Plain]) -> None:
    """Orders, used abilities, truces."""
    everybody = list(words.owners[: state.players])
    turn = str(data.get("turn", everybody[0]))
    if turn not in everybody:
        raise BadText([Fault("", 0, "position-wrong", field="turn", text=turn)])
    left = as_list(data["queue"]) if "queue" in data else everybody[everybody.index(turn) :]
    queue = [words.read_owner(str(name)) for name in left]
    state.queue = tuple(queue)
    if "order" in data:
        state.order = tuple([words.read_owner(str(name)) for name in as_list(data["order"])])
    else:  # Whoever is not in the queue has had his turn.
        state.order = tuple([s for s in range(state.players) if s not in queue] + queue)
    state.interrupting = seat_mask(words, as_list(data.get("interrupting")))
    state.used = seat_mask(words, as_list(data.get("used")))
    state.radar = seat_mask(words, as_list(data.get("radar")))
    state.capitals_open = bool(data.get("capitals_open", False))
    for one, other in pairs_of(data.get("truces")):
        first, second = words.read_owner(one), words.read_owner(other)
        state.truces = changed(state.truces, first, state.truces[first] | 1 << second)
        state.truces = changed(state.truces, second, state.truces[second] | 1 << first)


def pairs_of(data: Plain | None) -> list[tuple[str, str]]:
    """Pairs of names: `["red blue"]`, `[["red", "blue"]]`, or who with whom: `{ red = "blue" }`."""
    if isinstance(data, dict):
        return [(one, str(other)) for one, others in data.items() for other in as_list(others)]
    given = as_list(data)
    if len(given) == 2 and all(isinstance(one, str) and " " not in one for one in given):
        given = [given]
    written = [" ".join(map(str, pair)) if isinstance(pair, list) else str(pair) for pair in given]
    # Names of players may hold hyphens themselves: a blank parts first.
    found = [pair.partition(" " if " " in pair else "-") for pair in written]
    return [(one, other.strip()) for one, _, other in found]


def deal_plain_cards(state: State) -> None:
    """Give a card without an ability to use to every player in the queue who has none."""
    taken = ~unseen_cards(state)
    for seat in state.queue:
        if state.played[seat] == NO_CARD:
            card = next(c for c in range(state.deck.size) if not taken >> c & 1)
            state.played = changed(state.played, seat, card)
            state.used |= 1 << seat
            taken |= 1 << card


def reduced(state: State) -> tuple[object, ...]:
    """A position is pickled as plain data, the same on every build."""
    return decode, (encode(state), state.setup)


copyreg.pickle(State, reduced)  # type: ignore[arg-type]


def unseen_cards(state: State) -> int:
    """Every card that is in no hand, on no pile and not on the table."""
    mask = (1 << state.deck.size) - 1
    mask &= ~state.discards
    for seat in range(state.players):
        mask &= ~state.hands[seat]
        for card in (state.chosen[seat], state.played[seat]):
            if card != NO_CARD:
                mask &= ~(1 << card)
    return mask
