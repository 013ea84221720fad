"""What a match is played with: edition, board and deck, from the settings of a setup.

A completed setup names every switch and the content hashes of board and deck, so that a record
plays the same for ever, whatever becomes of the packaged files. A board or deck of one's own
travels inside the settings as text.
"""

from __future__ import annotations

from typing import Final

from opendust.dust.board.board import Board, parse_board, recorded_board, small_board
from opendust.dust.deck import Deck, load_deck, parse_deck, short_deck
from opendust.dust.edition import (
    EDITIONS,
    SWITCHES,
    VARIANTS,
    Edition,
)
from opendust.dust.rules.beginning.setup import DEAL
from opendust.dust.state import COLORS, NEUTRAL, State
from opendust.kernel.contract import SWITCH, Setup
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.settings import (
    check_digest,
    check_seats,
    check_settings,
    seat_names,
    switches_of,
)

DECK_LIST: Final = SWITCHES.named("deck_list")


FEWEST_SEATS: Final = 2
PAIRS_OF_CAPITALS: Final = 3


def edition_of(setup: Setup) -> Edition:
    """The edition that the settings name, with the switches that they change."""
    settings = setup.settings
    name, base = settings.get("edition", ""), settings.get("edition.base", "")
    return VARIANTS.recorded(name, base, switches_of(setup))


def board_of(setup: Setup) -> Board:
    """The board that the settings name or carry."""
    name = setup.settings.get("board", "world")
    text = setup.settings.get("board.text", "")
    if "board.small" in setup.settings:
        board = small_board(small_spec(setup.settings["board.small"]), name)
    else:
        digest = setup.settings.get("board.digest", "")
        board = parse_board(text, name) if text else recorded_board(name, digest)
    check_digest(setup, "board", board.digest)
    return board


def small_spec(text: str) -> dict[str, object]:
    """The lines `land: …`, `sea: …`, `links: …` of a small board; one without a key goes on."""
    parts: dict[str, list[str]] = {}
    key = ""
    for line in text.splitlines():
        head, colon, words = line.partition(":")
        if colon:
            key = head.strip()
        parts.setdefault(key, []).append(words if colon else head)
    return {key: " ".join(" ".join(part).split()) for key, part in parts.items()}


def deck_of(setup: Setup, edition: Edition) -> Deck:
    """The deck that the edition names or the settings carry."""
    name = setup.settings.get("deck", DECK_LIST.of(edition))
    text = setup.settings.get("deck.text", "")
    if "deck.cards" in setup.settings:
        deck = short_deck(setup.settings["deck.cards"].split(), name)
    else:
        deck = parse_deck(text, name) if text else load_deck(name)
    check_digest(setup, "deck", deck.digest)
    return deck


KNOWN: Final = ("edition", "edition.base", "board", "board.text", "board.small", "board.digest",
         "deck", "deck.text", "deck.cards", "deck.digest")  # fmt: skip


def complete(setup: Setup) -> Setup:
    """The setup with every setting spelled out; BadText with all that is wrong."""
    check_players(setup)
    check_settings(setup, KNOWN)
    edition = edition_of(setup)
    board = board_of(setup)
    deck = deck_of(setup, edition)
    settings = dict(setup.settings)
    settings["edition"] = edition.name
    if edition.name not in EDITIONS:
        settings["edition.base"] = edition.base
    for name, value in edition.values.items():
        settings[SWITCH + name] = value
    settings["board"], settings["board.digest"] = board.name, board.digest
    settings["deck"], settings["deck.digest"] = deck.name, deck.digest
    return Setup(setup.seats, settings)


def check_players(setup: Setup) -> None:
    """Two to six players with different names. 1c."""
    check_seats(setup, FEWEST_SEATS, len(COLORS), ("neutral",))


Parts = tuple[Board, Deck, Edition]
_PARTS: dict[str, Parts] = {}
_PARTS_KEPT = 32


def parts_of(setup: Setup) -> Parts:
    """Board, deck and edition of checked settings, made once for many matches."""
    key = repr(sorted(setup.settings.items()))
    parts = _PARTS.get(key)
    if parts is None:
        if len(_PARTS) >= _PARTS_KEPT:
            _PARTS.clear()
        completed = complete(setup)
        edition = edition_of(completed)
        parts = board_of(completed), deck_of(completed, edition), edition
        _PARTS[key] = parts
    return parts


def new_state(setup: Setup) -> State:
    """An empty position with the match's edition, board and deck."""
    check_players(setup)
    board, deck, edition = parts_of(setup)
    state = State(board, deck, edition, setup.seats)
    state.setup = setup
    return state


def new_game(setup: Setup) -> State:
    """The starting state: the cards are about to be dealt. SETUP-01."""
    state = new_state(setup)
    pairs = [area for area in state.board.partner if area >= 0]
    if len(pairs) < 2 * PAIRS_OF_CAPITALS:
        raise BadText([Fault(state.board.source, 0, "board-needs-capital-pairs",
                             found=len(pairs) // 2, needed=PAIRS_OF_CAPITALS)])  # fmt: skip
    needed = state.players * (DEAL + 1)
    if state.deck.size < needed:
        raise BadText([Fault("", 0, "deck-too-small", found=state.deck.size, needed=needed)])
    return state


def owner_names(state: State) -> tuple[str, ...]:
    """The players' words, and at its place the word for neutral pieces."""
    names = seat_names(state.seats)
    return names + ("-",) * (NEUTRAL - len(names)) + ("neutral",)
