"""Any attack of Dust Tactics, and how the engine itself rolls it."""

from __future__ import annotations

from collections import Counter
from random import Random

from opendust.kernel.action import Decision, Outcome
from opendust.kernel.pending import Chance, Choice
from opendust.kernel.refusal import BadText
from opendust.odds.chances import Chances
from opendust.odds.tactics.duel import COVERS, Asked, TacticsOdds
from opendust.odds.tactics.field import Field, faced
from opendust.odds.tactics.walk import Decide, walk
from opendust.tactics.game import apply, pending
from opendust.tactics.state import State
from opendust.tactics.texts.cards import load_cards
from opendust.tactics.units.cards import Skill, UnitCard
from tests.odds.sampling import Agreement, surprise


def roll_out(state: State, decide: Decide, random: Random) -> tuple[int, ...]:
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


def random_unit(random: Random, cards: tuple[UnitCard, ...]) -> str:
    """Any unit, now and then a squad with a hero."""
    card = random.choice(cards)
    heroes = [one for one in cards if one.is_hero and one.armor == card.armor]
    if card.is_squad and heroes and random.random() < 0.3:
        return f"{random.choice(heroes).slug} + {card.slug}"
    return card.slug


def random_field(random: Random) -> Field:
    """An attacker and one or two targets somewhere; sometimes an observed gun."""
    cards = tuple(load_cards().cards)
    attacker, targets = random_unit(random, cards), [random_unit(random, cards)]
    observer, distance = "", random.randint(1, 4)
    if random.random() < 0.25:
        targets.append(random_unit(random, cards))
    elif random.random() < 0.15:
        guns = [one.slug for one in cards if any(line.is_artillery for line in one.lines)]
        watchers = [one.slug for one in cards if one.has(Skill.ARTILLERY_STRIKE)]
        attacker, observer = random.choice(guns), random.choice(watchers)
        distance = random.randint(3, 8)
    return faced(attacker, ", ".join(targets), distance, "", observer)


def random_attack(random: Random) -> tuple[Asked, State]:
    """Any attack that can be made, and the state when it has begun."""
    while True:
        try:
            asked = Asked(
                random_field(random),
                random.choice(COVERS),
                sustained=random.random() < 0.4,
                all_out=random.random() < 0.5,
            )
            return asked, asked.begun()
        except BadText:
            continue


def compare_attack(number: int, runs: int) -> list[Agreement]:
    """Roll the attack of that number many times and judge every strength that may be left."""
    random = Random(number)
    asked, state = random_attack(random)
    odds = TacticsOdds(asked.field, walk(state, asked.decide, Chances(exact=True)))
    assert sum(odds.ends.values()) == 1
    seen = Counter([roll_out(state.copy(), asked.decide, random) for _ in range(runs)])
    # What the odds hold impossible must never come.
    assert seen.keys() <= odds.ends.keys(), number
    battle = odds.state.battle
    found: list[Agreement] = []
    for unit in range(battle.unit_count):
        left = Counter[int]()
        for health, times in seen.items():
            left[sum([health[model] for model in battle.models_of(unit)])] += times
        name = battle.unit_names[unit]
        for strength, exact in odds.left(unit).items():
            chance, times = float(exact), left[strength]
            off = surprise(chance, times, runs)
            found.append(Agreement(number, f"{name} {strength} left", chance, times, runs, off))
    return found
