"""Every way through a battle, walked in the engine itself, in exact arithmetic.

`exact_ends` follows named policies; `game_value` lets both sides choose among everything that the
engine offers. Both know nothing of the order of a battle. Only for small battles.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from opendust.dust.dice import FACES, HIT_FACE
from opendust.dust.force import cost
from opendust.dust.game import apply, options, pending
from opendust.dust.state import State
from opendust.kernel.action import Decision, Outcome
from opendust.kernel.pending import Chance, Choice
from opendust.odds.dust.battle import DustBattle
from opendust.odds.dust.played import answer, declared, outcome_of, survivors
from opendust.odds.dust.policies import Policy
from opendust.odds.dust.result import Survivors
from opendust.odds.dust.tree import CONQUEST

HIT = Fraction(1, 3)
Key = tuple[object, ...]


def key_of(state: State) -> Key:
    """Everything that decides how the battle goes on; which die shows a hit does not."""
    battle = state.fight()
    faces = tuple([tuple(sorted([face >= HIT_FACE for face in dice])) for dice in battle.faces])
    phase = (type(state.phase).__name__, *[str(part) for part in vars_of(state.phase)])
    fight = (battle.attackers, battle.roller, battle.rolled, battle.hitless, battle.ace,
             battle.nurse, tuple(battle.hits), tuple(battle.losses))  # fmt: skip
    return tuple(state.units), state.used, state.radar, fight, faces, phase


def vars_of(phase: object) -> list[object]:
    """The values of a phase, on either build."""
    return [getattr(phase, name) for name in dir(phase) if not name.startswith("_")]


def rolls(dice: int) -> list[tuple[Fraction, tuple[int, ...]]]:
    """Every pattern of hits and blanks with its chance."""
    found = []
    for pattern in product((1, FACES), repeat=dice):
        chance = Fraction(1)
        for face in pattern:
            chance *= HIT if face >= HIT_FACE else 1 - HIT
        found.append((chance, pattern))
    return found


def exact_ends(battle: DustBattle, policies: tuple[Policy, Policy]) -> dict[Survivors, Fraction]:
    """The distribution of ends by named policies."""
    first, aside = declared(battle)
    ends: dict[Survivors, Fraction] = {}
    level: dict[Key, tuple[State, Fraction]] = {(): (first, Fraction(1))}
    while level:
        following: dict[Key, tuple[State, Fraction]] = {}
        for state, chance in level.values():
            waiting = pending(state)
            if isinstance(waiting, Chance):
                inputs: list[tuple[Fraction, Decision | Outcome]] = [
                    (more, Outcome(faces)) for more, faces in rolls(waiting.count)
                ]
            else:
                assert isinstance(waiting, Choice)
                seat = waiting.seats[0]
                inputs = [(Fraction(1), Decision(seat, answer(state, seat, policies)))]
            for more, given in inputs:
                later = state.copy()
                events = apply(later, given)
                if later.battle is None:
                    end = survivors(later, battle, aside, outcome_of(events))
                    ends[end] = ends.get(end, Fraction(0)) + chance * more
                    continue
                key = key_of(later)
                _, before = following.get(key, (later, Fraction(0)))
                following[key] = (later, before + chance * more)
        level = following
    return ends


def game_value(battle: DustBattle, prize: int) -> Fraction:
    """Points swing of the attacker when both sides choose best among the engine's options."""
    first, aside = declared(battle)
    known: dict[Key, Fraction] = {}

    def value(state: State) -> Fraction:
        key = key_of(state)
        if key not in known:
            known[key] = compute(state)
        return known[key]

    def after(state: State, given: Decision | Outcome) -> Fraction:
        later = state.copy()
        events = apply(later, given)
        if later.battle is not None:
            return value(later)
        outcome, own, other = survivors(later, battle, aside, outcome_of(events))
        lost, killed = cost(battle.attackers) - cost(own), cost(battle.defenders) - cost(other)
        return Fraction(killed - lost + prize * (outcome == CONQUEST))

    def compute(state: State) -> Fraction:
        waiting = pending(state)
        if isinstance(waiting, Chance):
            return sum(
                [more * after(state, Outcome(faces)) for more, faces in rolls(waiting.count)],
                Fraction(0),
            )
        assert isinstance(waiting, Choice)
        seat = waiting.seats[0]
        found = [
            after(state, Decision(seat, action))
            for option in options(state, seat)
            for action in option.all()
        ]
        return max(found) if seat == 0 else min(found)

    return value(first)
