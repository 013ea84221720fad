"""Where Dust Tactics is tried: every scenario, random armies on small boards, dense positions."""

from __future__ import annotations

import random

from opendust.kernel.contract import Plain, Setup
from opendust.tactics.profile import PROFILES
from opendust.tactics.texts.cards import load_cards
from opendust.tactics.texts.scenario import scenario_names
from opendust.tactics.units.cards import Skill, UnitCard
from tests.contract.walk import Start

OPEN_MAP = """
.......
.x.#.*.
..c..t.
.~...x.
..t.c..
.*.#.x.
.......
"""
WALLED_MAP = """
+ + + + + + + +
 . . . . . . .
+ + + + + + + +
 . . x . . * .
+ + +-+-+L+ + +
 . .s1 1 1|. .
+ + + +-+ + + +
 . .|1 1 1L. .
+ + +-+s+-+ + +
 . x . . . t .
+ + + + + + + +
 . . . c . . .
+ + + + + + + +
"""

SCENARIO_STARTS = [
    Start(name, Setup(("anna", "bert"), {"scenario": name})) for name in scenario_names()
]
PROFILE_STARTS = [
    Start(f"{name} ({profile})", Setup(("anna", "bert"), {"scenario": name, "profile": profile}))
    for profile in PROFILES
    for name in scenario_names()
]


def random_army(source: random.Random, faction: str, players: int) -> str:
    """Three to six units of a faction that may be fielded together."""
    cards = [card for card in load_cards().cards if card.faction.value == faction]
    chosen: list[UnitCard] = []
    size = source.randint(3, 6)
    while len(chosen) < size:
        card = source.choice(cards)
        alone = card.is_hero or card.has(Skill.COMMAND_SQUAD)
        if not (alone and card in chosen):
            chosen.append(card)
    slugs = [card.slug for card in chosen]
    if players == 1:
        return ", ".join(slugs)
    return ", ".join(slugs[:2]) + " | " + ", ".join(slugs[2:])


def small_start(seed: int) -> Start:
    """A random match on a small board, by either profile, with one or two players a side."""
    source = random.Random(seed)
    factions = source.sample(("allies", "axis", "ssu"), 2)
    players = 1 + (seed % 3 == 0)
    settings = {
        "map": source.choice((OPEN_MAP, WALLED_MAP)),
        "army.1.units": random_army(source, factions[0], players),
        "army.2.units": random_army(source, factions[1], players),
        "profile": source.choice(("revised", "revised-faq")),
    }
    return Start(f"small-{seed}", Setup(("anna", "bert", "carl", "dora")[: 2 * players], settings))


SMALL_STARTS = [small_start(seed) for seed in range(8)]


def dense(name: str, one: str, two: str, units: dict[str, Plain], board: str = "") -> Start:
    """Units at close quarters in the last rounds."""
    settings = {
        "map": board or "\n".join(["....."] * 5),
        "army.1.units": one,
        "army.2.units": two,
    }
    position: dict[str, Plain] = {"round": 6, "units": units}
    return Start(name, Setup(("anna", "bert"), settings), position)


RARE_STARTS = [
    dense(
        "close-combat", "rhino + the-hammers, hell-boys, ozz-117",
        "totenmeister + axis-zombies, markus + axis-gorillas, luther",
        {
            "the-hammers": "b2", "rhino": {"at": "b2", "leader": "the-hammers"},
            "hell-boys": "c3", "ozz-117": "a3", "axis-zombies": "c2",
            "totenmeister": {"at": "c2", "leader": "axis-zombies"}, "axis-gorillas": "b3",
            "markus": {"at": "b3", "leader": "axis-gorillas"}, "luther": "d3",
        },
    ),
    dense(
        "flames-and-medals", "hot-dog, action-jackson, honey, rosie",
        "winter-child, drakoni, striker",
        {
            "hot-dog": "c2", "action-jackson": "b3", "honey": "a2",
            "rosie": {"at": "c2", "health": {"m9-d-bazooka": 1}},
            "winter-child": "c4", "drakoni": "d3", "striker": "b4",
        },
    ),
    dense(
        "command-and-artillery", "the-boss, steel-rain, leathernecks, blackhawk, recon-boys",
        "beobachter, lothar, wotan, sniper-grenadier, sigrid + laser-grenadiers",
        {
            "the-boss": "a1", "steel-rain": "b1",
            "leathernecks": {"at": "c1", "health": {"m1-carbine": 1}},
            "blackhawk": "destroyed", "recon-boys": "destroyed",
            "beobachter": "a5", "lothar": {"at": "e5", "empty": ["nebelwerfer-42"]},
            "wotan": {"at": "c5", "health": {"wotan-laser": 3}}, "sniper-grenadier": "d5",
            "laser-grenadiers": "b4", "sigrid": {"at": "b4", "leader": "laser-grenadiers"},
        },
    ),
    dense(
        "large-vehicle", "punisher, rosie, blackhawk", "hans, sturmpioniere, horten",
        {
            "punisher": {"at": "b2", "health": {"punisher-gun": 5}}, "rosie": "a3",
            "blackhawk": "e1", "hans": "e5", "sturmpioniere": "b5", "horten": "e3",
        },
    ),
    dense(
        "two-wise-flames", "hot-dog, hot-dog",
        "heavy-laser-grenadiers, heavy-flak-grenadiers, hans",
        {
            "hot-dog": "c1", "hot-dog-2": "d1", "heavy-laser-grenadiers": "c2",
            "heavy-flak-grenadiers": "b2", "hans": "c3",
        },
    ),
]  # fmt: skip
