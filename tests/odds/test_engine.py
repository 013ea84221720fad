"""The odds equal what the engine itself does: exactly on small battles, sampled on larger ones."""

from __future__ import annotations

from random import Random

import pytest

from opendust.dust.deck import Ability
from opendust.dust.edition import EDITIONS, load_edition, with_options
from opendust.dust.force import pack
from opendust.dust.state import AMPHIBIOUS_BATTLE, DROP_BATTLE, LAND_BATTLE, SEA_BATTLE
from opendust.odds import OPTIMAL, DustBattle, Policy, Question
from opendust.odds.dust_battle import BATTLE_ABILITIES
from opendust.odds.policies import ABILITIES, BEST, CASUALTIES, RETREATS
from tests.odds.walk import exact_ends, game_value

SETTINGS = {
    "retreat_window": ("own_roll", "any_roll"),
    "retreat_limit": ("half_rounded_up", "one_unit"),
    "defender_retreat_before_first_roll": ("true", "false"),
    "secret_weapon_window": ("battle_start", "before_attackers_first_roll"),
    "secret_weapon_user": ("attacker_only", "either"),
    "secret_weapon_vs_capital": ("true", "false"),
    "raketen_land_unit_of": ("own", "any_side"),
    "alien_radar_units": ("all", "any_number"),
    "alien_radar_duration": ("rest_of_round", "one_battle"),
    "battle_start_priority": ("attacker_then_defender", "initiative_order"),
    "mech_dropper_ceasefire": ("attackers_destroyed", "return_to_origins"),
    "amphibious_ceasefire": ("attackers_destroyed", "attackers_return_to_origin"),
    "nurse_saves_amphibious_attackers": ("true", "false"),
    "nurse_units": ("any", "land_and_air"),
    "submarine_retreat": ("true", "false"),
    "submarine_combat_value": ("1", "2"),
    "sea_retreat_order": ("attacker_then_defender", "simultaneous"),
    "neutral_capital_bonus": ("true", "false"),
    "neutral_dice_roller": ("left_of_attacker", "automatic"),
}
"""Every option that matters in a battle; each battle draws some of them anew."""


def random_battle(random: Random, most: int) -> DustBattle:
    """Any kind of battle with at most so many units on a side, by any rules."""
    changed = {name: random.choice(values) for name, values in SETTINGS.items()
               if random.random() < 0.3}  # fmt: skip
    edition = with_options(load_edition(random.choice(EDITIONS)), changed)
    kind = random.choice((LAND_BATTLE, LAND_BATTLE, AMPHIBIOUS_BATTLE, DROP_BATTLE, SEA_BATTLE))
    on_land = kind != SEA_BATTLE
    neutral = on_land and random.random() < 0.2
    abilities: list[Ability | None] = [None, None]
    for side in (0, 1):
        if random.random() < 0.7:
            abilities[side] = random.choice(BATTLE_ABILITIES)
    if kind == DROP_BATTLE:
        abilities[0] = None
    if neutral:
        abilities[1] = None
    return DustBattle(
        edition,
        random_force(random, most, (1,) if kind == DROP_BATTLE else (0, 1, 2, 3), kind),
        random_force(random, most, (0, 1, 2, 3), kind),
        kind,
        center=on_land and random.random() < 0.2,
        capital=on_land and random.random() < 0.2,
        neutral=neutral,
        has_refuge=random.random() < 0.7,
        abilities=(abilities[0], abilities[1]),
        defender_first=random.random() < 0.5,
    )


def random_force(random: Random, most: int, units: tuple[int, ...], kind: int) -> int:
    """Some units of the battle's element."""
    force = 0
    for _ in range(random.randint(1, most)):
        force += pack(((4 if kind == SEA_BATTLE else random.choice(units), 1),))
    return force


def random_policy(random: Random) -> Policy:
    """Any named policy."""
    return Policy(
        random.choice([name for name in CASUALTIES if name != BEST]),
        random.choice([name for name in RETREATS if name != BEST]),
        random.choice([name for name in ABILITIES if name != BEST]),
    )


@pytest.mark.parametrize("number", range(60))
def test_equals_every_way_through_the_engine(number: int) -> None:
    random = Random(number)
    battle = random_battle(random, 3 if number % 3 else 2)
    policies = (random_policy(random), random_policy(random))
    while sum(first_dice(battle)) > 11:
        battle = random_battle(random, 2)
    odds = Question(battle, policies, exact=True).odds()
    assert odds.survivors == exact_ends(battle, policies)
    assert sum(odds.survivors.values()) == 1


def first_dice(battle: DustBattle) -> tuple[int, int]:
    """The dice of both sides before the first loss, an Ace at work."""
    return (
        battle.dice(0, battle.attackers, has_ace=True),
        battle.dice(1, battle.defenders, has_ace=True),
    )


@pytest.mark.parametrize("number", range(24))
def test_best_equals_the_game_that_the_engine_offers(number: int) -> None:
    random = Random(1000 + number)
    battle = random_battle(random, 2)
    while sum(first_dice(battle)) > 8 or is_simultaneous(battle):
        battle = random_battle(random, 2)
    odds = Question(battle, (OPTIMAL, OPTIMAL), prize=4, exact=True).odds()
    assert odds.swing == game_value(battle, 4)


def is_simultaneous(battle: DustBattle) -> bool:
    """Secret decisions at the same time are no game of one choice after the other."""
    return battle.edition.values["sea_retreat_order"] == "simultaneous"
