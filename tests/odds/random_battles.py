"""Any battle by any rules: kinds, forces, areas, abilities, edition options and policies drawn."""

from __future__ import annotations

from random import Random

from opendust.dust.deck import Ability
from opendust.dust.edition import EDITIONS, VARIANTS, load_edition
from opendust.dust.force import pack
from opendust.dust.state import AMPHIBIOUS_BATTLE, DROP_BATTLE, LAND_BATTLE, SEA_BATTLE
from opendust.odds import DustBattle, Policy
from opendust.odds.dust.battle import BATTLE_ABILITIES
from opendust.odds.dust.policies import ABILITIES, BEST, CASUALTIES, RETREATS

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
    edition = VARIANTS.with_values(load_edition(random.choice(EDITIONS)), changed)
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
