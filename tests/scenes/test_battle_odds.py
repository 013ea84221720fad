"""Are the odds of a battle in the middle of a match those with which the engine plays it out?"""

from __future__ import annotations

import random
from typing import Any

from opendust.dust.actions import Verb
from opendust.dust.events import AREA_CONQUERED
from opendust.dust.force import cost, pack
from opendust.dust.game import apply, options, pending
from opendust.dust.phases import ATTACKER, DEFENDER, Retreat
from opendust.kernel.action import Action, Decision, Outcome
from opendust.kernel.pending import Chance, Choice
from opendust.scenes.dust.odds import ability_of, match_odds
from tests.scenes.test_scenes import begun, positions

RUNS = 400
FIGHTS = 6


def played_out(state: Any, source: random.Random) -> bool:
    """Whether the attacker takes the area, if nobody retreats and the dearest units are lost."""
    events = []
    while state.battle is not None:
        waiting = pending(state)
        if isinstance(waiting, Chance):
            faces = tuple([source.randint(1, 6) for _ in range(waiting.count)])
            events = apply(state, Outcome(faces))
        else:
            assert isinstance(waiting, Choice)
            seat = waiting.seats[0]
            events = apply(state, Decision(seat, answer(state, seat)))
    return any(event.kind is AREA_CONQUERED for event in events)


def answer(state: Any, seat: int) -> Action:
    """Stay and fight; destroy what costs most."""
    found = options(state, seat)
    if found[0].verb is not Verb.DESTROY:
        return Action(Verb.PASS)
    choices = [action for option in found for action in option.all()]
    return max(choices, key=lambda action: cost(pack(action.pairs(0))))


def is_plain(state: Any) -> bool:
    """Whether dice have fallen, somebody may retreat, and no card can be used any more."""
    if not isinstance(state.phase, Retreat) or not state.fight().rolled:
        return False
    fight = state.fight()
    abilities = [ability_of(state, side) for side in (ATTACKER, DEFENDER)]
    return abilities == [None, None] and not fight.ace and not fight.nurse and not state.radar


def test_odds_of_a_battle_that_has_begun() -> None:
    source, compared = random.Random(1), 0
    for seed in range(40):
        match = begun("dust", edition="premium-de")
        for seat in positions(match, seed):
            if is_plain(match.state) and compared < FIGHTS:
                chance = match_odds(match.state, seat, None, "en")["odds"]["conquest"]
                if not 0.1 < chance < 0.9:
                    continue
                wins = sum(played_out(match.state.copy(), source) for _ in range(RUNS))
                spread = (chance * (1 - chance) / RUNS) ** 0.5
                assert abs(wins / RUNS - chance) <= 4 * spread + 0.005
                compared += 1
        if compared >= FIGHTS:
            return
    raise AssertionError(compared)
