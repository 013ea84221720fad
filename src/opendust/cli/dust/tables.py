"""What does a position of DUST look like in text? Areas by region, hands, scores."""

from __future__ import annotations

from opendust.cli.screen import Screen
from opendust.cli.table.typed import find, slug
from opendust.dust.control import VICTORY_POINTS_TO_WIN, capitals_held, own_centers, sources_held
from opendust.dust.rules.producing.production import capital_income, center_income
from opendust.dust.rules.scoring.scoring import MAJORITIES
from opendust.dust.state import COLORS, NO_CARD, NOBODY, State
from opendust.kernel.bits import bits
from opendust.kernel.refusal import BadText
from opendust.words import text
from opendust.words.catalogue import listed
from opendust.words.dust.notes import kind_text
from opendust.words.dust.nouns import card_text, force_text, owner_text

PAINT = {"red": "31", "blue": "94", "green": "32", "yellow": "33", "black": "90", "white": "97"}


def color_code(state: State, owner: int) -> str:
    """The terminal colour of an army, or nothing."""
    if not 0 <= owner < state.players or state.colors[owner] == NOBODY:
        return ""
    return PAINT[COLORS[state.colors[owner]]]


def show_board(screen: Screen, state: State, wanted: str, language: str) -> None:
    """The whole position by region, one region, or one area with its neighbours."""
    if not wanted:
        for region in state.board.region_names:
            show_region(screen, state, region, language, everything=False)
        if not state.board.region_names:
            show_areas(screen, state, list(range(state.board.area_count)), language)
        return
    regions = {slug(names.get(language, names["en"])): region
               for region, names in state.board.region_names.items()}  # fmt: skip
    regions |= {region: region for region in state.board.region_names}
    hits = {region for name, region in regions.items() if name.startswith(slug(wanted))}
    if len(hits) == 1:
        show_region(screen, state, hits.pop(), language, everything=True)
    else:
        show_area(screen, state, wanted, language)


def show_region(
    screen: Screen, state: State, region: str, language: str, *, everything: bool
) -> None:
    """The areas of one region; at sea only what matters, unless everything is asked for."""
    board = state.board
    areas = [
        area
        for area in range(board.area_count)
        if board.regions[area] == region
        and (everything or board.is_land(area) or state.owner[area] != NOBODY
             or board.is_source(area))
    ]  # fmt: skip
    if areas:
        names = board.region_names[region]
        screen.heading(names.get(language, names["en"]))
        show_areas(screen, state, areas, language)


def show_areas(screen: Screen, state: State, areas: list[int], language: str) -> None:
    """Areas in a table."""
    rows: list[tuple[str, str, str, str]] = []
    for area in areas:
        owner = state.owner[area]
        held = owner != NOBODY
        rows.append((
            state.board.label(area, language),
            kind_text(state, area, language),
            owner_text(state, owner, language) if held else "",
            force_text(state.units[area], language) if held else "",
        ))  # fmt: skip
    heads = [text("play-head-" + name, language) for name in ("area", "kind", "owner", "units")]
    screen.table(heads, rows)


def show_area(screen: Screen, state: State, wanted: str, language: str) -> None:
    """One area, and what lies around it."""
    board = state.board
    known = [(slug(board.label(area, language)), area) for area in range(board.area_count)]
    known += [(name, area) for area, name in enumerate(board.ids)]
    try:
        area = find(wanted, list(dict.fromkeys(known)), "area")
    except BadText:
        print(text("play-no-region", language, text=wanted))
        raise
    show_areas(screen, state, [area], language)
    print(text("play-adjacent-to", language, area=board.label(area, language)))
    show_areas(screen, state, list(board.neighbours(area)), language)


def show_hand(screen: Screen, state: State, seat: int, language: str) -> None:
    """A player's cards with their values, and what each ability does."""
    screen.heading(text("play-hand-title", language, player=state.seats[seat]))
    cards = bits(state.hands[seat])
    if not cards:
        print(text("play-hand-empty", language))
    else:
        heads = ("card", "combat", "movement", "production", "stars", "effect")
        rows = [hand_row(state, card, language) for card in cards]
        screen.table([text("play-head-" + name, language) for name in heads], rows)
    if state.played[seat] != NO_CARD:
        used = "yes" if state.used >> seat & 1 else "no"
        card = card_text(state, state.played[seat], language)
        print(text("play-card-played", language, card=card, used=used))


def hand_row(state: State, card: int, language: str) -> tuple[str, ...]:
    """One card."""
    deck = state.deck
    ability = deck.abilities[card].value
    return (
        text("dust-ability-" + ability, language),
        str(deck.combat[card]),
        str(deck.movement[card]),
        str(deck.production[card]),
        "*" * deck.stars[card],
        text("dust-effect-" + ability, language),
    )


def show_scores(screen: Screen, state: State, language: str) -> None:
    """Everybody's points and possessions."""
    if state.round:
        needed = VICTORY_POINTS_TO_WIN.of(state.edition, state.players)
        goal = text("play-to-win", language, points=needed)
        screen.heading(f"{text('play-round', language, round=state.round)}. {goal}")
    heads = ("player", "color", "points", "land", "sea", "capitals", "sources", "centers",
             "income", "hand", "majorities")  # fmt: skip
    rows = [score_row(state, seat, language) for seat in range(state.players)]
    screen.table([text("play-head-" + name, language) for name in heads], rows)


def score_row(state: State, seat: int, language: str) -> tuple[str, ...]:
    """One player; the income is without the card."""
    color = state.colors[seat]
    held = [
        text("play-majority-" + name, language)
        for number, name in enumerate(MAJORITIES)
        if state.majorities[number] == seat
    ]
    return (
        state.seats[seat],
        "" if color == NOBODY else text("dust-color-" + COLORS[color], language),
        str(state.scores[seat]),
        str(state.land[seat].bit_count()),
        str(state.sea[seat].bit_count()),
        str(capitals_held(state, seat).bit_count()),
        str(sources_held(state, seat)),
        str(own_centers(state, seat).bit_count()),
        str(center_income(state, seat) + capital_income(state, seat)),
        str(state.hand_size(seat)),
        listed(held),
    )
