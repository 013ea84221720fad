"""Which areas may a player attack, as far as the area itself is concerned? CMBT-12 to CMBT-16."""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.dust.control import full_capitals, guarded_capitals, meets_threshold
from opendust.dust.edition import SWITCHES
from opendust.dust.rules.corrections import has_corrections
from opendust.dust.rules.producing.building import area_name
from opendust.dust.state import NEUTRAL, NOBODY, State
from opendust.kernel.bits import bits
from opendust.kernel.closed_set import closed_set
from opendust.kernel.refusal import Refusal


@closed_set
class Protected(Enum):
    """Kinds of area that cannot be attacked in the first round."""

    POWER_SOURCE = "power_source"
    CAPITAL = "capital"
    PRODUCTION_CENTER = "production_center"


FIRST_ROUND_PROTECTED: Final = SWITCHES.listed("first_round_protected", Protected)
FIRST_ROUND_PROTECTS_NEUTRAL: Final = SWITCHES.yes("first_round_protects_neutral")


def enemy_land(state: State, seat: int) -> int:
    """Land held by others that no truce covers. COMP-19, CMBT-12, ABIL-DIPLOMAT-02."""
    mask = state.occupied_land & ~state.land[seat]  # COMP-19
    for ally in bits(state.truces[seat]):
        mask &= ~state.land[ally]
    return mask


def enemy_sea(state: State, seat: int) -> int:
    """Sea held by others that no truce covers. COMP-19, CMBT-12, ABIL-DIPLOMAT-02."""
    mask = state.occupied_sea & ~state.sea[seat]
    for ally in bits(state.truces[seat]):
        mask &= ~state.sea[ally]
    return mask


def capital_areas(state: State) -> int:
    """The land areas that count as capitals, whoever holds them. NEUT-13, A-05.

    Before it was corrected, neutral plain land that had been a capital counted for attacks.
    """
    if has_corrections(state):
        return full_capitals(state)
    return full_capitals(state) | (state.board.capitals & state.land[NEUTRAL])


def protected_land(state: State) -> int:
    """Land that cannot be attacked in the first round. CMBT-13, SPEC-04."""
    if state.round != 1:
        return 0
    mask = 0
    for kind in FIRST_ROUND_PROTECTED.of(state.edition):
        if kind is Protected.POWER_SOURCE:
            mask |= state.board.land_sources
        elif kind is Protected.PRODUCTION_CENTER:
            mask |= state.centers
        else:
            mask |= capital_areas(state)
    if not FIRST_ROUND_PROTECTS_NEUTRAL.of(state.edition):
        mask &= ~state.land[NEUTRAL]
    return mask


def protected_sea(state: State) -> int:
    """Sea power sources that cannot be attacked in the first round. CMBT-13."""
    if state.round == 1 and Protected.POWER_SOURCE in FIRST_ROUND_PROTECTED.of(state.edition):
        return state.board.sea_sources
    return 0


def closed_capitals(state: State, seat: int) -> int:
    """Capitals that the threshold closes to a player. CMBT-14 to CMBT-16."""
    if state.capitals_open or meets_threshold(state, seat):
        return 0
    return guarded_capitals(state)


def open_land(state: State, seat: int) -> int:
    """Land areas that a player may attack, as far as the area itself is concerned."""
    mask = enemy_land(state, seat)
    return mask & ~protected_land(state) & ~closed_capitals(state, seat)


def open_sea(state: State, seat: int) -> int:
    """Sea areas that a player may attack, as far as the area itself is concerned."""
    return enemy_sea(state, seat) & ~protected_sea(state)


def refuse_shut(state: State, seat: int, target: int) -> Refusal | None:
    """Neither the first round nor the threshold protects the target. CMBT-13 to CMBT-16."""
    return refuse_protected(state, target) or refuse_closed(state, seat, target)


def refuse_closed(state: State, seat: int, target: int) -> Refusal | None:
    """The target is no capital that the threshold closes. CMBT-14 to CMBT-16."""
    if target < state.board.land_count and closed_capitals(state, seat) >> target & 1:
        name, score = area_name(state, target), state.scores[seat]
        return Refusal("CMBT-14", "capital-closed-by-score", target=name, score=score)
    return None


def refuse_protected(state: State, target: int) -> Refusal | None:
    """The first round protects some kinds of area. CMBT-13, SPEC-04."""
    is_land = target < state.board.land_count
    bit = target if is_land else target - state.board.land_count
    if (protected_land(state) if is_land else protected_sea(state)) >> bit & 1:
        name = area_name(state, target)
        return Refusal("CMBT-13", "target-protected-in-round-one", target=name)
    return None


def refuse_foe(state: State, seat: int, target: int) -> Refusal | None:
    """The target is held by somebody who may be attacked. CMBT-05, CMBT-12, ABIL-DIPLOMAT-02."""
    board = state.board
    if target >= board.area_count:
        return Refusal("CMBT-05", "area-unknown", number=target)
    name = area_name(state, target)
    holder = state.owner[target]
    if holder == NOBODY:  # COMP-19 unoccupied
        return Refusal("CMBT-12", "target-unoccupied", target=name)
    if holder == seat:
        return Refusal("CMBT-05", "target-own", target=name)
    if holder != NEUTRAL and state.truces[seat] >> holder & 1:
        return Refusal("ABIL-DIPLOMAT-02", "target-of-ally", target=name)
    return None
