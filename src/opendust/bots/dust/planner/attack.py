"""Which attack does the captain make? The best few by forecast, judged again by exact odds.

The forecast of the recruit scales large battles down and knows no order of casualties but one.
`opendust.odds` walks the battle's own steps, so the last word is its.
"""

from __future__ import annotations

from typing import Final, final

from opendust.bots.budget import Effort
from opendust.bots.dust.recruit.attacks import attack_gain, bared, battle_prospect, forces_of
from opendust.bots.dust.recruit.combat import choose_attack as choose_by_forecast
from opendust.bots.dust.recruit.menu import pick_of
from opendust.bots.dust.recruit.odds import Forecast
from opendust.bots.dust.recruit.survey import Survey
from opendust.dust.actions import Verb
from opendust.dust.control import defending_capitals
from opendust.dust.edition import Edition
from opendust.dust.force import cost, pairs, total
from opendust.dust.state import AMPHIBIOUS_BATTLE, LAND_BATTLE, NEUTRAL, SEA_BATTLE
from opendust.kernel.action import Action
from opendust.kernel.option import Option
from opendust.odds.dust.battle import DustBattle
from opendust.odds.dust.question import dust_odds

JUDGED: Final = 3
MOST_UNITS: Final = 24
MOST_KEPT: Final = 5_000
"""Attacks judged again; battles up to so many units; odds remembered."""


@final
class Judge:
    """Exact odds of battles, each computed once."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, int, int, bool, bool, bool], Forecast] = {}
        self.edition: Edition | None = None

    def odds(self, survey: Survey, force: int, target: int, kind: int) -> Forecast:
        """How the battle for an area ends, units in production points."""
        state = survey.state
        if self.edition is not state.edition or len(self.known) > MOST_KEPT:
            self.known.clear()
            self.edition = state.edition
        on_land = target < state.board.land_count
        center = on_land and bool(state.centers >> target & 1)
        capital = on_land and bool(defending_capitals(state) >> target & 1)
        neutral = state.owner[target] == NEUTRAL
        key = (force, state.units[target], kind, center, capital, neutral)
        found = self.known.get(key)
        if found is None:
            battle = DustBattle(
                state.edition, force, state.units[target], kind,
                center=center, capital=capital, neutral=neutral,
            )  # fmt: skip
            odds = dust_odds(battle)
            found = Forecast(
                float(odds.conquest),
                cost(force) - float(odds.attacker_losses),
                cost(state.units[target]) - float(odds.defender_losses),
            )
            self.known[key] = found
        return found


def kind_of(survey: Survey, origin: int, target: int) -> int:
    """The kind of battle between two areas."""
    board = survey.state.board
    if target >= board.land_count:
        return SEA_BATTLE
    return LAND_BATTLE if board.land_to_land[origin] >> target & 1 else AMPHIBIOUS_BATTLE


def choose_attack(survey: Survey, judge: Judge, effort: Effort, options: list[Option]) -> Action:
    """The attack with the highest gain, or the end of the turn."""
    first = choose_by_forecast(survey, options)
    if first.verb is not Verb.ATTACK:
        return first
    best, most = Action(Verb.DONE), survey.weights.battle["least_gain"]
    for origin, target, force in candidates(survey, options):
        units = total(force) + total(survey.state.units[target])
        odds = None
        if units <= MOST_UNITS and not effort.is_spent():
            odds = judge.odds(survey, force, target, kind_of(survey, origin, target))
        gain = attack_gain(survey, survey.seat, ((origin, total(force)),), target, force, odds=odds)
        gain -= bared(survey, origin, force)
        if gain > most:
            best, most = Action(Verb.ATTACK, (origin, target, pairs(force))), gain
    return best


def candidates(survey: Survey, options: list[Option]) -> list[tuple[int, int, int]]:
    """The attacks with the best forecasts: origin, target, force."""
    found: list[tuple[float, int, int, int]] = []
    for option in options:
        if option.verb is not Verb.ATTACK:
            continue
        origin = pick_of(option, 0)[0]
        forces = forces_of(survey, origin, own=True)
        for target in pick_of(option, 1):
            fight = battle_prospect(survey, survey.seat, origin, target, forces)
            if fight is not None:
                found.append((fight.gain, origin, target, fight.force))
    found.sort(key=lambda one: -one[0])
    return [(origin, target, force) for _, origin, target, force in found[:JUDGED]]
