"""The victory point step: majorities first, then everybody's points. SCORE-01 to SCORE-10."""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.dust.control import own_centers, scoring_capitals, sources_held
from opendust.dust.edition import SWITCHES
from opendust.dust.events import MAJORITY_LOST, MAJORITY_WON, POINTS_SCORED
from opendust.dust.state import NOBODY, State, changed
from opendust.kernel.bits import size
from opendust.kernel.closed_set import closed_set
from opendust.kernel.event import Event, Events


@closed_set
class VpPowerSources(Enum):
    """How power sources score: each one, or each full set of three."""

    ONE_EACH = "one_each"
    ONE_PER_THREE = "one_per_three"


@closed_set
class MajorityKind(Enum):
    """How large a count a majority needs."""

    STRICTLY_MOST = "strictly_most"
    MORE_THAN_HALF = "more_than_half"


VP_PER_CAPITAL: Final = SWITCHES.number("vp_per_capital")
VP_POWER_SOURCES: Final = SWITCHES.choice("vp_power_sources", VpPowerSources)
VP_PER_MAJORITY: Final = SWITCHES.number("vp_per_majority")
MAJORITY_NEEDS_AT_LEAST_ONE: Final = SWITCHES.yes("majority_needs_at_least_one")
MAJORITY_KIND: Final = SWITCHES.choice("majority_kind", MajorityKind)


PRODUCTION: Final = 0
SEA: Final = 1
LAND: Final = 2
MAJORITIES: Final = ("production", "sea", "land")
SOURCES_IN_SET: Final = 3
MORE_THAN_HALF: Final = MajorityKind.MORE_THAN_HALF
ONE_EACH: Final = VpPowerSources.ONE_EACH


def majority_count(state: State, seat: int, majority: int) -> int:
    """What a majority counts: centers, sea areas or land areas. SCORE-06."""
    if majority == PRODUCTION:
        return size(own_centers(state, seat))
    return size(state.sea[seat] if majority == SEA else state.land[seat])


def majority_holder(state: State, majority: int) -> int:
    """Who holds a majority now: the leader, or among leaders its last holder. SCORE-07 to 09."""
    most, whole, leader, tied = -1, 0, NOBODY, False
    for seat in range(state.players):
        number = majority_count(state, seat, majority)
        whole += number
        if number > most:
            most, leader, tied = number, seat, False
        elif number == most:
            tied = True
    if most == 0 and MAJORITY_NEEDS_AT_LEAST_ONE.of(state.edition):
        return NOBODY
    if not tied:
        more_than_half = MAJORITY_KIND.of(state.edition) is MORE_THAN_HALF
        return NOBODY if more_than_half and 2 * most <= whole else leader
    holder = state.majorities[majority]
    leads = holder != NOBODY and majority_count(state, holder, majority) == most
    return holder if leads else NOBODY


def settle_majorities(state: State, events: Events) -> None:
    """Majority tokens move only now. SCORE-10."""
    for majority in (PRODUCTION, SEA, LAND):
        before, now = state.majorities[majority], majority_holder(state, majority)
        if now == before:
            continue
        state.majorities = changed(state.majorities, majority, now)
        if events is not None:
            lost = now == NOBODY
            kind, seat = (MAJORITY_LOST, before) if lost else (MAJORITY_WON, now)
            events.append(Event(kind, (seat, majority)))


def source_points(state: State, seat: int) -> int:
    """One point per power source, or per full set of three. SCORE-04."""
    sources = sources_held(state, seat)
    if VP_POWER_SOURCES.of(state.edition) is ONE_EACH:  # SCORE-04, VARIANT-01
        return sources
    return sources // SOURCES_IN_SET


def score(state: State, events: Events) -> None:
    """All players score at once from what they control; points are never lost. SCORE-01."""
    settle_majorities(state, events)
    gains: list[int] = []
    for seat in range(state.players):
        capitals = VP_PER_CAPITAL.of(state.edition) * scoring_capitals(state, seat)  # SCORE-03
        sources = source_points(state, seat)
        majorities = VP_PER_MAJORITY.of(state.edition) * state.majorities.count(seat)  # SCORE-05
        gain = capitals + sources + majorities
        gains.append(gain)
        if events is not None:
            total = state.scores[seat] + gain
            events.append(Event(POINTS_SCORED, (seat, capitals, sources, majorities, total)))
    state.gains = tuple(gains)
    state.scores = tuple([state.scores[seat] + gain for seat, gain in enumerate(gains)])
