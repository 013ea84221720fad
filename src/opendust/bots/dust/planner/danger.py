"""Could an area be taken this round? By gathered stacks, chains, dropped mechs and shells.

A rival may conquer a neighbour first, or two, and go on with what is left (CMBT-11). Mechs are
dropped by whoever has played Mech Dropper, or holds it where his hand is known. Missiles reach no
player's capital (SPEC-16), and bombers attack on land only with the stack they stand in.
"""

from __future__ import annotations

from typing import Final

from opendust.bots.dust.planner.chains import Memory
from opendust.bots.dust.planner.gathering import gathered
from opendust.bots.dust.recruit.attacks import forecast
from opendust.bots.dust.recruit.odds import Forecast
from opendust.bots.dust.recruit.survey import Survey
from opendust.dust.deck import Ability
from opendust.dust.force import MECH, SUBMARINE, count, of, total
from opendust.dust.rules.fighting.special import submarine_targets
from opendust.dust.rules.fighting.targets import open_land
from opendust.dust.state import NO_CARD, State
from opendust.kernel.bits import bits

LEAST_CHANCE: Final = 0.3
"""Below this chance nothing further is built on a conquest."""
CONQUESTS: Final = 2
"""Neighbours that are conquered on the way."""
NO_CHANCE: Final = Forecast(0.0, 0.0, 0.0)
Arrival = tuple[float, int]
"""The chance to take an area, and what is likely to stand there then."""


def taken_by(survey: Survey, memory: Memory, rival: int, area: int) -> float:
    """The chance that a rival takes an area, if he sets his heart on it."""
    state = survey.state
    targets = open_land(state, rival)
    if not targets >> area & 1:
        return 0.0
    best = arrival(survey, memory, rival, area, targets, CONQUESTS)[0]
    if may_drop(state, rival):
        mechs = of(MECH, count(state.on_map[rival], MECH))
        best = max(best, chance_of(survey, mechs, area, is_drop=True).win)
    return max(best, shelled(survey, rival, area))


def arrival(
    survey: Survey, memory: Memory, rival: int, area: int, targets: int, conquests: int
) -> Arrival:
    """The best way into an area: at once, or through neighbours that are conquered before."""
    force = gathered(survey, rival, area)
    direct = chance_of(survey, force, area)
    best: Arrival = (direct.win, remainder(memory, force, direct))
    if not conquests:
        return best
    for step in bits(survey.state.board.land_to_land[area] & targets):
        chance, left = arrival(survey, memory, rival, step, targets & ~(1 << area), conquests - 1)
        if chance < LEAST_CHANCE or chance <= best[0] or total(left) < 2:
            continue
        force = left - survey.cheapest(left)
        onward = chance_of(survey, force, area)
        if chance * onward.win > best[0]:
            best = (chance * onward.win, remainder(memory, force, onward))
    return best


def remainder(memory: Memory, force: int, odds: Forecast) -> int:
    """What is likely to be left of a force that wins."""
    if odds.win < LEAST_CHANCE:
        return 0
    return memory.survivors(force, odds.attackers_left / odds.win)


def chance_of(survey: Survey, force: int, area: int, *, is_drop: bool = False) -> Forecast:
    """How an attack of a gathered force would go."""
    if not force:
        return NO_CHANCE
    return forecast(survey, force, area, is_landing=False, is_drop=is_drop)


def may_drop(state: State, rival: int) -> bool:
    """Whether a rival's card of the round drops mechs, or one of a hand that is known may."""
    abilities = state.deck.abilities
    if state.played[rival] != NO_CARD:
        return abilities[state.played[rival]] is Ability.MECH_DROPPER
    return any(abilities[card] is Ability.MECH_DROPPER for card in bits(state.hands[rival]))


def shelled(survey: Survey, rival: int, area: int) -> float:
    """The chance that submarines destroy everybody in an area, where they may shell it. SPEC-11."""
    state, board = survey.state, survey.state.board
    if not submarine_targets(state, 1 << area):
        return 0.0
    best = 0.0
    for sea in bits(board.land_to_sea[area] & state.sea[rival]):
        dice = count(state.units[sea + board.land_count], SUBMARINE)
        best = max(best, sum(survey.odds.hits(dice)[total(state.units[area]) :]))
    return best


def risk(survey: Survey, memory: Memory, area: int) -> float:
    """The chance that somebody takes an area from its owner this round."""
    state = survey.state
    owner = state.owner[area]
    found = [
        taken_by(survey, memory, rival, area)
        for rival in range(state.players)
        if survey.is_rival(rival, owner)
    ]
    return max(found, default=0.0)
