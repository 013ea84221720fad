"""Any attack of Dust Tactics, and how the engine itself rolls it."""

from __future__ import annotations

from collections import Counter
from random import Random

from opendust.kernel.action import Decision, Outcome
from opendust.kernel.pending import Chance, Choice
from opendust.kernel.refusal import BadText
from opendust.odds.chances import Chances
from opendust.odds.tactics_duel import COVERS, TacticsOdds, decide, declared, faced
from opendust.odds.tactics_walk import resists, walk
from opendust.tactics.attack import LASER
from opendust.tactics.card_text import load_cards
from opendust.tactics.game import apply, pending
from opendust.tactics.state import State
from tests.odds.sampling import Agreement, surprise


def roll_out(state: State, random: Random) -> tuple[int, ...]:
    """The health of everybody after one attack with random dice."""
    while state.activation is not None:
        waiting = pending(state)
        if isinstance(waiting, Chance):
            faces = tuple([random.randint(1, 6) for _ in range(waiting.count)])
            apply(state, Outcome(faces))
        else:
            assert isinstance(waiting, Choice)
            seat = waiting.seats[0]
            apply(state, Decision(seat, decide(state, seat)))
    return tuple(state.health)


def random_attack(random: Random) -> tuple[State, State]:
    """Any unit on any other, somehow; the position before, and with everything declared."""
    names = [card.slug for card in load_cards().cards]
    while True:
        before = faced(random.choice(names), random.choice(names), random.randint(1, 4), "")
        try:
            state = declared(
                before,
                random.choice(COVERS),
                sustained=random.random() < 0.4,
                all_out=random.random() < 0.5,
            )
        except BadText:
            continue
        if not is_resisted_laser(state):
            return before, state


def is_resisted_laser(state: State) -> bool:
    """What the odds refuse to compute: a chain without end against dice that ignore damage."""
    lasers = any(shot.flags & LASER for shot in state.fight().shots)
    return lasers and any(resists(state, unit) for unit in (0, 1))


def compare_attack(number: int, runs: int) -> list[Agreement]:
    """Roll the attack of that number many times and judge every strength that may be left."""
    random = Random(number)
    before, state = random_attack(random)
    odds = TacticsOdds(before, walk(state, decide, Chances(exact=True)))
    assert sum(odds.ends.values()) == 1
    seen = Counter([roll_out(state.copy(), random) for _ in range(runs)])
    # What the odds hold impossible must never come.
    assert seen.keys() <= odds.ends.keys(), number
    found: list[Agreement] = []
    for unit in (0, 1):
        left = Counter[int]()
        for health, times in seen.items():
            left[sum([health[model] for model in before.battle.models_of(unit)])] += times
        name = before.battle.unit_names[unit]
        for strength, exact in odds.left(unit).items():
            chance, times = float(exact), left[strength]
            off = surprise(chance, times, runs)
            found.append(Agreement(number, f"{name} {strength} left", chance, times, runs, off))
    return found
