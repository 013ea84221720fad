"""Preparing the game: cards, colours, capitals, land areas, production centers.

Reinforcements stand in reinforcements.py. Every step is taken in the setup order that the
revealed setup cards give (SETUP-03).
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.dust.actions import Verb
from opendust.dust.control import centers_left, enter_play, free_land
from opendust.dust.edition import SWITCHES
from opendust.dust.events import (
    AREA_CLAIMED,
    CAPITAL_CLAIMED,
    CARDS_DEALT,
    CENTER_PLACED,
    COLOR_CHOSEN,
    NEUTRALS_PLACED,
    ORDER_FIXED,
)
from opendust.dust.force import MECH, TANK, of, pairs
from opendust.dust.phases import (
    ChooseColor,
    ClaimCapital,
    ClaimLand,
    ClaimSource,
    Lots,
    Reinforce,
    SetupCards,
    SetupCenters,
)
from opendust.dust.rules.cards import card_order, drawn_event, reveal, tied_seats, undecided
from opendust.dust.rules.producing.building import area_name
from opendust.dust.state import COLORS, NEUTRAL, NOBODY, State, changed
from opendust.kernel.action import Action
from opendust.kernel.bits import bits, size
from opendust.kernel.closed_set import closed_set
from opendust.kernel.event import Event, Events
from opendust.kernel.option import Option, Pick, among
from opendust.kernel.pending import Chance
from opendust.kernel.refusal import Refusal


@closed_set
class CapitalClaimRule(Enum):
    """Which capitals are closed to a player who claims one during setup."""

    BY_PLAYER_COUNT = "by_player_count"
    FIRST_THREE_IN_DISTINCT_PAIRS = "first_three_in_distinct_pairs"


@closed_set
class LandClaimRule(Enum):
    """How land areas are claimed during setup."""

    ALL_LAND_ROUND_ROBIN = "all_land_round_robin"
    TWO_POWER_SOURCES_THEN_FIVE_LAND = "two_power_sources_then_five_land"


@closed_set
class NeutralAreas(Enum):
    """Which areas receive a neutral tank and mech at setup."""

    UNCLAIMED_CAPITALS = "unclaimed_capitals"
    ALL_UNCLAIMED_LAND = "all_unclaimed_land"


CAPITAL_CLAIM_RULE: Final = SWITCHES.choice("capital_claim_rule", CapitalClaimRule)
LAND_CLAIM_RULE: Final = SWITCHES.choice("land_claim_rule", LandClaimRule)
NEUTRAL_AREAS: Final = SWITCHES.choice("neutral_areas", NeutralAreas)
NEUTRAL_CAPITAL_HAS_PRODUCTION_CENTER: Final = SWITCHES.yes("neutral_capital_has_production_center")


DEAL: Final = 6
SETUP_CENTERS: Final = 3  # SETUP-22
SOURCE_PASSES: Final = 2  # SETUP-17 passes
LAND_PASSES: Final = 5  # SETUP-19
REINFORCEMENT_BUDGET: Final = 12
NEUTRAL_GARRISON = of(TANK, 1) + of(MECH, 1)


def deal_chance(state: State) -> Chance:
    """Six cards for each player. SETUP-01."""
    return Chance("card", DEAL * state.players, 0, tuple(bits(state.unseen)))


def do_deal(state: State, values: tuple[int, ...], events: Events) -> None:
    """The first six cards go to the first seat, and so on. SETUP-01."""
    for seat in range(state.players):
        cards = values[seat * DEAL : (seat + 1) * DEAL]
        hand = 0
        for card in cards:
            hand |= 1 << card
        state.hands = changed(state.hands, seat, state.hands[seat] | hand)
        state.unseen &= ~hand
        if events is not None:
            events.append(drawn_event(state, CARDS_DEALT, seat, cards))
    state.phase = SetupCards()


def settle_setup_cards(state: State, events: Events) -> bool:
    """When all have chosen, the cards are revealed and give the setup order. SETUP-02."""
    if undecided(state):
        return False
    reveal(state, events)
    tied = tied_seats(state)
    if tied:
        state.phase = Lots(tied, True)
    else:
        fix_setup_order(state, (), events)
    return True


def fix_setup_order(state: State, lots: tuple[int, ...], events: Events) -> None:
    """Higher combat, then movement, then stars. SETUP-03."""
    state.order = card_order(state, lots)
    if events is not None:
        events.append(Event(ORDER_FIXED, (state.order,)))
    state.phase = ChooseColor(0)


def setup_turn(state: State) -> int:
    """The player whose setup step it is."""
    phase = state.phase
    assert isinstance(
        phase, (ChooseColor, ClaimCapital, ClaimLand, ClaimSource, SetupCenters, Reinforce)
    )
    return state.order[phase.turn]


def color_options(state: State, seat: int) -> list[Option]:
    """A colour that nobody has taken. SETUP-05."""
    free = [color for color in range(len(COLORS)) if color not in state.colors]
    return [Option(Verb.COLOR, (Pick(tuple(free)),))]


def refuse_color(state: State, seat: int, action: Action) -> Refusal | None:
    """Each player has a colour of his own. SETUP-05."""
    color = action.number(0)
    if color >= len(COLORS):
        return Refusal("SETUP-05", "color-unknown", number=color)
    if color in state.colors:
        return Refusal("SETUP-05", "color-taken", color=COLORS[color])
    return None


def do_color(state: State, seat: int, action: Action, events: Events) -> None:
    """The player takes the army of that colour. SETUP-05."""
    phase = state.phase
    assert isinstance(phase, ChooseColor)
    state.colors = changed(state.colors, seat, action.number(0))
    if events is not None:
        events.append(Event(COLOR_CHOSEN, (seat, action.number(0))))
    state.phase = ClaimCapital(phase.turn)


def closed_capitals(state: State) -> int:
    """The capitals that the player count closes to the next claim. SETUP-07 to SETUP-11."""
    claims = size(state.claimed)
    partners = 0
    for capital in bits(state.claimed):
        if state.board.partner[capital] != NOBODY:
            partners |= 1 << state.board.partner[capital]
    if CAPITAL_CLAIM_RULE.of(state.edition) is CapitalClaimRule.FIRST_THREE_IN_DISTINCT_PAIRS:
        return partners if claims < 3 else 0  # SETUP-11
    if state.players <= 3:
        return partners
    pairs_begun = claims - size(state.claimed & partners) // 2
    if state.players == 4 and pairs_begun >= 2:  # SETUP-09
        return state.board.capitals & ~(state.claimed | partners)
    return 0


def open_capitals(state: State) -> int:
    """The capitals that the next player may claim. SETUP-06.

    On a board whose capitals are not three separate pairs (F-09) the player count might close all.
    """
    left = state.board.capitals & ~state.occupied_land
    return left & ~closed_capitals(state) or left


def capital_options(state: State, seat: int) -> list[Option]:
    """An open capital. SETUP-06."""
    return [Option(Verb.CLAIM, (among(open_capitals(state)),))]


CLOSED_BY: Final = {2: "SETUP-07", 3: "SETUP-08", 4: "SETUP-09"}


def refuse_capital(state: State, seat: int, action: Action) -> Refusal | None:
    """A capital that is unclaimed and not closed by the player count. SETUP-06 to SETUP-11."""
    area = action.number(0)
    if area >= state.board.land_count or not state.board.capitals >> area & 1:
        return Refusal("SETUP-06", "claim-needs-capital", area=area_name(state, area))
    if state.owner[area] != NOBODY:
        return Refusal("SETUP-06", "area-occupied", area=area_name(state, area))
    if not open_capitals(state) >> area & 1:
        by_count = CAPITAL_CLAIM_RULE.of(state.edition) is CapitalClaimRule.BY_PLAYER_COUNT
        rule = CLOSED_BY[state.players] if by_count else "SETUP-11"
        return Refusal(rule, "capital-closed", area=area_name(state, area))
    return None


def do_capital(state: State, seat: int, action: Action, events: Events) -> None:
    """A tank stands on the capital, which is the player's home. SETUP-06."""
    phase = state.phase
    assert isinstance(phase, ClaimCapital)
    area = action.number(0)
    enter_play(state, seat, area, of(TANK, 1))
    state.homes = changed(state.homes, seat, area)
    state.claimed |= 1 << area
    if events is not None:
        events.append(Event(CAPITAL_CLAIMED, (seat, area)))
    if phase.turn + 1 < state.players:
        state.phase = ChooseColor(phase.turn + 1)
        return
    settle_neutrals(state, open_land_of(state, state.board.capitals), events)  # NEUT-02 capitals
    if LAND_CLAIM_RULE.of(state.edition) is LandClaimRule.ALL_LAND_ROUND_ROBIN:
        to_land_claims(state, state.board.land_count, events)
    else:
        state.phase = ClaimSource(0, SOURCE_PASSES * state.players)
        skip_empty_claims(state, events)


def open_land_of(state: State, mask: int) -> int:
    """The unoccupied areas of a land mask."""
    return mask & free_land(state)


def settle_neutrals(state: State, mask: int, events: Events) -> None:
    """A neutral tank and mech in each area; capitals get a center too. SETUP-12, SETUP-13."""
    with_center = NEUTRAL_CAPITAL_HAS_PRODUCTION_CENTER.of(state.edition)
    for area in bits(mask):
        enter_play(state, NEUTRAL, area, NEUTRAL_GARRISON)  # SETUP-12
        if events is not None:
            events.append(Event(NEUTRALS_PLACED, (area, pairs(NEUTRAL_GARRISON))))
        if with_center and state.board.capitals >> area & 1:  # SETUP-13
            state.centers |= 1 << area
            if events is not None:
                events.append(Event(CENTER_PLACED, (NEUTRAL, area)))


def to_land_claims(state: State, claims: int, events: Events) -> None:
    """Land areas are claimed in turn, at most so many in all. SETUP-16, SETUP-19."""
    state.phase = ClaimLand(0, claims)
    skip_empty_claims(state, events)


def claimable(state: State) -> int:
    """The land areas that may be claimed now. SETUP-16 to SETUP-19."""
    free = free_land(state)
    return free & state.board.land_sources if isinstance(state.phase, ClaimSource) else free


def claim_options(state: State, seat: int) -> list[Option]:
    """An unoccupied land area, in the first passes of some editions a power source. SETUP-16."""
    return [Option(Verb.CLAIM, (among(claimable(state)),))]


def refuse_claim(state: State, seat: int, action: Action) -> Refusal | None:
    """Claims go to unoccupied land, source claims to land power sources. SETUP-16, SETUP-17."""
    area = action.number(0)
    of_source = isinstance(state.phase, ClaimSource)
    rule = claim_rule(state)
    if area >= state.board.land_count:
        return Refusal(rule, "claim-needs-land", area=area_name(state, area))
    if state.owner[area] != NOBODY:
        return Refusal(rule, "area-occupied", area=area_name(state, area))
    if of_source and not state.board.land_sources >> area & 1:  # SETUP-17
        return Refusal(rule, "claim-needs-source", area=area_name(state, area))
    return None


def claim_rule(state: State) -> str:
    """The rule of the claims that are made now. SETUP-16, SETUP-17, SETUP-19."""
    if LAND_CLAIM_RULE.of(state.edition) is LandClaimRule.ALL_LAND_ROUND_ROBIN:
        return "SETUP-16"
    return "SETUP-17" if isinstance(state.phase, ClaimSource) else "SETUP-19"


def do_claim(state: State, seat: int, action: Action, events: Events) -> None:
    """One tank on the area. SETUP-16, SETUP-17, SETUP-19."""
    phase = state.phase
    assert isinstance(phase, (ClaimLand, ClaimSource))
    area = action.number(0)
    enter_play(state, seat, area, of(TANK, 1))  # SETUP-16
    if events is not None:
        events.append(Event(AREA_CLAIMED, (seat, area)))
    turn = (phase.turn + 1) % state.players
    if isinstance(phase, ClaimLand):
        state.phase = ClaimLand(turn, phase.left - 1)
    else:
        state.phase = ClaimSource(turn, phase.left - 1)
    skip_empty_claims(state, events)


def skip_empty_claims(state: State, events: Events) -> None:
    """When the claims are made, neutrals take the rest where the edition says so. SETUP-18."""
    phase = state.phase
    assert isinstance(phase, (ClaimLand, ClaimSource))
    if phase.left and claimable(state):
        return
    with_neutrals = NEUTRAL_AREAS.of(state.edition) is NeutralAreas.ALL_UNCLAIMED_LAND  # NEUT-02
    if isinstance(phase, ClaimSource):
        if with_neutrals:
            sources = open_land_of(state, state.board.land_sources)
            settle_neutrals(state, sources, events)  # SETUP-18
        to_land_claims(state, LAND_PASSES * state.players, events)
        return
    if with_neutrals:
        settle_neutrals(state, free_land(state), events)  # SETUP-20
    state.phase = SetupCenters(0, SETUP_CENTERS * state.players)
    skip_missing_sites(state)


def center_sites(state: State, seat: int) -> int:
    """Own land areas without power source and center. SETUP-23, PROD-15."""
    return state.land[seat] & ~state.board.land_sources & ~state.centers  # SETUP-23


def center_options(state: State, seat: int) -> list[Option]:
    """A site for a center. SETUP-23."""
    return [Option(Verb.CENTER, (among(center_sites(state, seat)),))]


def refuse_center(state: State, seat: int, action: Action) -> Refusal | None:
    """A center stands on own land, off power sources, one per area. SETUP-23, PROD-15."""
    area = action.number(0)
    rule = "SETUP-23" if isinstance(state.phase, SetupCenters) else "PROD-15"
    if area >= state.board.land_count or state.owner[area] != seat:
        return Refusal(rule, "center-needs-own-land", area=area_name(state, area))
    if state.board.land_sources >> area & 1:
        return Refusal("COMP-14", "center-on-power-source", area=area_name(state, area))
    if state.centers >> area & 1:
        return Refusal("COMP-14", "center-already-there", area=area_name(state, area))
    return None


def do_setup_center(state: State, seat: int, action: Action, events: Events) -> None:
    """One center per player and pass. SETUP-22."""
    phase = state.phase
    assert isinstance(phase, SetupCenters)
    state.centers |= 1 << action.number(0)
    if events is not None:
        events.append(Event(CENTER_PLACED, (seat, action.number(0))))
    state.phase = SetupCenters((phase.turn + 1) % state.players, phase.left - 1)
    skip_missing_sites(state)


def skip_missing_sites(state: State) -> None:
    """A player without a site forfeits his center; then reinforcements begin. A-62."""
    phase = state.phase
    assert isinstance(phase, SetupCenters)
    turn, left = phase.turn, phase.left
    while left and (not centers_left(state) or not center_sites(state, state.order[turn])):
        turn, left = (turn + 1) % state.players, left - 1
    state.phase = SetupCenters(turn, left) if left else Reinforce(0, reinforcement(state, 0), ())


def reinforcement(state: State, turn: int) -> int:
    """Twelve points and the production value of the setup card. SETUP-24."""
    card = state.played[state.order[turn]]
    return REINFORCEMENT_BUDGET + state.deck.production[card]
