"""Where DUST is tried: all editions and numbers of players, house rules, and rare positions."""

from __future__ import annotations

import random

from opendust.dust.edition import EDITIONS, SWITCHES
from opendust.kernel.contract import SWITCH, Plain, Setup
from tests.contract.walk import Start

NAMES = ("red", "blue", "green", "yellow", "black", "white")
PLAYERS = (2, 3, 4, 5, 6)


def edition_start(edition: str, players: int) -> Start:
    """A match of an edition."""
    return Start(f"{edition}-{players}", Setup(NAMES[:players], {"edition": edition}))


EDITION_STARTS = [edition_start(edition, players) for edition in EDITIONS for players in PLAYERS]


def house_start(seed: int, *, with_younger: bool = True) -> Start:
    """A match by house rules: every switch that has several values takes one at random.

    Each is drawn for itself, so that a new switch changes no other; a start without the younger
    ones stays as it is for ever.
    """
    source = random.Random(seed)
    settings = {"edition": source.choice(EDITIONS)}
    seats = NAMES[: source.choice(PLAYERS)]
    for switch in SWITCHES.by_name.values():
        if switch.kind in ("choice", "bool") and (with_younger or not switch.former):
            value = random.Random(f"{seed} {switch.name}").choice(switch.values)
            settings[SWITCH + switch.name] = value
    return Start(f"house-{seed}", Setup(seats, settings))


SMALL = """
land: west east north
sea: bay gulf sound
links: west-east east-north west-bay bay-gulf gulf-sound gulf-east
"""


def small_start(name: str, settings: dict[str, str], position: dict[str, Plain]) -> Start:
    """A position on a small board."""
    return Start(name, Setup(NAMES[:2], {"board.small": SMALL, **settings}), position)


SEA_AREAS: dict[str, Plain] = {
    "west": "red 3 tank",
    "bay": "red 4 submarine",
    "gulf": "blue 4 submarine",
    "sound": "blue 1 submarine",
    "east": "blue 2 tank 1 mech center",
}
LAND_AREAS: dict[str, Plain] = {
    "west": "red 6 tank 3 mech 2 fighter 2 bomber center",
    "east": "blue 5 tank 2 mech 2 fighter",
    "north": "blue 1 tank",
    "bay": "red 2 submarine",
}


def combat(areas: dict[str, Plain], red: str, blue: str) -> dict[str, Plain]:
    """Red is about to attack; both have played a card with an ability."""
    return {
        "turn": "red",
        "phase": {"kind": "combat", "points": 3},
        "played": {"red": red, "blue": blue},
        "hands": {"red": ["511-2-koshka"], "blue": ["412-1-diplomat", "214-2-nurse"]},
        "areas": areas,
    }


LOTS: dict[str, Plain] = {
    "phase": {"kind": "lots", "seats": ["red", "blue"]},
    "played": {"red": "511-2-koshka", "blue": "412-1-diplomat"},
    "areas": LAND_AREAS,
}

RARE_STARTS = [
    small_start(
        "both-retreat-at-sea",
        {"switch.sea_retreat_order": "simultaneous"},
        combat(SEA_AREAS, "313-3-nurse", "313-2-sigrid"),
    ),
    small_start(
        "late-secret-weapon",
        {"switch.secret_weapon_window": "before_attackers_first_roll"},
        combat(LAND_AREAS, "151-2-secret-weapon", "223-2-raketen-truppen"),
    ),
    small_start("radar", {}, combat(LAND_AREAS, "421-1-ace-of-the-sky", "412-2-alien-radar")),
    small_start("missiles", {}, combat(LAND_AREAS, "133-2-ballistic-missiles", "313-3-nurse")),
    small_start("drop", {}, combat(LAND_AREAS, "313-1-mech-dropper", "313-3-nurse")),
    small_start("lots", {}, LOTS),
]
"""Positions for what random matches of the printed editions seldom or never reach."""
