"""The end of the game: who has won after a victory point step. WIN-01 to WIN-09."""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.dust.control import (
    VICTORY_POINTS_TO_WIN,
    areas_held,
    capitals_held,
    is_in_game,
    sources_held,
)
from opendust.dust.edition import SWITCHES
from opendust.dust.events import EXTRA_ROUND, MATCH_WON
from opendust.dust.phases import Over
from opendust.dust.rules.initiative import close_round
from opendust.dust.rules.scoring.scoring import score
from opendust.dust.state import State
from opendust.kernel.bits import size
from opendust.kernel.closed_set import closed_set
from opendust.kernel.event import Event, Events


@closed_set
class TieBreaker(Enum):
    """What is compared, in this order, between players tied on victory points."""

    CAPITALS = "capitals"
    AREAS_LAND_PLUS_SEA = "areas_land_plus_sea"
    VP_LAST_ROUND = "vp_last_round"
    MAJORITY_TOKENS = "majority_tokens"
    LAND_AREAS = "land_areas"
    POWER_SOURCES = "power_sources"


@closed_set
class FinalTie(Enum):
    """What happens when every tie-breaker is equal."""

    SHARED_VICTORY = "shared_victory"
    PLAY_ANOTHER_ROUND = "play_another_round"


@closed_set
class WinThreshold(Enum):
    """Whether the winning number must be reached or exceeded."""

    REACH = "reach"
    EXCEED = "exceed"


LEADER_WITHOUT_CAPITAL_BLOCKS: Final = SWITCHES.yes("leader_without_capital_blocks")
WIN_REQUIRES_CAPITAL: Final = SWITCHES.yes("win_requires_capital")
TIE_BREAKERS: Final = SWITCHES.listed("tie_breakers", TieBreaker)
FINAL_TIE: Final = SWITCHES.choice("final_tie", FinalTie)
WIN_THRESHOLD: Final = SWITCHES.choice("win_threshold", WinThreshold)
EXCEED: Final = WinThreshold.EXCEED


def end_round(state: State, events: Events) -> bool:
    """Score, look for winners, and begin another round if there is none. WIN-04, ROUND-05."""
    score(state, events)
    found = winners(state)
    if len(found) > 1 and FINAL_TIE.of(state.edition) is FinalTie.PLAY_ANOTHER_ROUND:  # WIN-07
        if events is not None:
            events.append(Event(EXTRA_ROUND))
        found = ()
    if found:
        if events is not None:
            events.append(Event(MATCH_WON, (found,)))
        state.phase = Over(found)
    else:
        close_round(state)
    return True


def has_reached(state: State, seat: int) -> bool:
    """Whether a player has the points to win. WIN-01, WIN-02."""
    needed = VICTORY_POINTS_TO_WIN.of(state.edition, state.players)
    if WIN_THRESHOLD.of(state.edition) is EXCEED:
        return state.scores[seat] > needed
    return state.scores[seat] >= needed


def qualifies(state: State, seat: int) -> bool:
    """The points and, where the edition asks for it, a capital. WIN-03, WIN-08."""
    if not has_reached(state, seat) or not is_in_game(state, seat):
        return False
    return not WIN_REQUIRES_CAPITAL.of(state.edition) or bool(capitals_held(state, seat))


def winners(state: State) -> tuple[int, ...]:
    """The best qualified player, or all who are equal in everything. WIN-04 to WIN-07, A-58."""
    blocks = LEADER_WITHOUT_CAPITAL_BLOCKS.of(state.edition)
    left = [
        seat for seat in range(state.players)
        if qualifies(state, seat) or (blocks and has_reached(state, seat))
    ]  # fmt: skip
    if not left:
        return ()
    left = best(left, [state.scores[seat] for seat in left])
    for breaker in TIE_BREAKERS.of(state.edition):
        left = best(left, [tie_value(state, seat, breaker) for seat in left])
    return tuple([seat for seat in left if qualifies(state, seat)])


def best(seats: list[int], values: list[int]) -> list[int]:
    """The seats with the highest value."""
    most = max(values)
    return [seat for seat, value in zip(seats, values, strict=True) if value == most]


def tie_value(state: State, seat: int, breaker: TieBreaker) -> int:
    """What a tie-breaker counts. WIN-05, WIN-06."""
    if breaker is TieBreaker.CAPITALS:
        return size(capitals_held(state, seat))
    if breaker is TieBreaker.AREAS_LAND_PLUS_SEA:
        return areas_held(state, seat)
    if breaker is TieBreaker.VP_LAST_ROUND:
        return state.gains[seat]
    if breaker is TieBreaker.MAJORITY_TOKENS:
        return state.majorities.count(seat)
    if breaker is TieBreaker.LAND_AREAS:
        return size(state.land[seat])
    return sources_held(state, seat)
