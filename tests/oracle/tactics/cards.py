"""The packaged cards in the plain words of the predicates, some of them with more skills.

Figures are data, so both sides may read the same; what they mean is judged twice.
"""

from __future__ import annotations

from functools import cache

from opendust.tactics.texts.cards import load_cards
from opendust.tactics.units.cards import ARMOR_CLASSES, UnitCard
from tests.oracle.predicates.tactics.position import Card, Line, Minis

EXTRA_SKILLS = {
    "death-dealers": ("damage-resilient",),
    "the-gunners": ("badass", "agile"),
    "bbq-squad": ("fast", "damage-resilient", "berserk"),
    "choppers": ("advanced-reactive-fire", "all-in-one"),
    "recon-boys": ("charge", "assault"),
    "bazooka-joe": ("superior-reactive-fire", "damage-resilient"),
    "rosie": ("tank-head", "charge", "agile", "medal-of-honor"),
    "lara": ("medal-of-honor",),
    "action-jackson": ("artillery-strike", "heroic-attack"),
    "sturmpioniere": ("damage-resilient", "charge"),
    "laser-grenadiers": ("all-in-one",),
    "battle-grenadiers": ("artillery-strike", "fast"),
    "tank-killers": ("assault", "agile"),
    "sigrid": ("berserk", "fast"),
    "stefan": ("all-in-one", "damage-resilient"),
    "wildfire": ("advanced-reactive-fire", "fast"),
    "honey": ("scout-vehicle", "assault"),
    "ludwig": ("charge", "berserk"),
}
"""Skills printed on no such card, so that they meet heroes, squads and vehicles of every kind."""

APART = ("punisher", "hot-dog")
"""Very large vehicles and long flames have chapters of their own."""

SECOND_COMMAND_SQUAD = """
[the-deputy]
name = "The Deputy"
faction = "allies"
kind = "squad"
armor = "S3"
movement = 1
hp = 5
ap = 38
skills = ["command-squad"]
soft_cover = "hit"
hard_cover = "blank"
miniatures = [
    { count = 1, role = "officer", weapons = ["m1-carbine"] },
    { count = 1, role = "radioman", weapons = ["m1-carbine"] },
    { count = 1, role = "mechanic", weapons = ["m1-carbine"] },
    { count = 1, role = "medic", weapons = ["m1-carbine"] },
    { count = 1, role = "specialist", weapons = ["m1-carbine"] },
]
[the-deputy.weapons]
m1-carbine = "m1-carbine"
knife-and-grenade = "knife-and-grenade"
[the-deputy.from]
armor = "reconstructed: made up"
movement = "reconstructed: made up"
hp = "reconstructed: made up"
ap = "reconstructed: made up"
skills = "reconstructed: made up"
weapons = "reconstructed: made up"
soft_cover = "reconstructed: made up"
hard_cover = "reconstructed: made up"
"""
"""A side may have two Command Squads only of different armor classes. SKILL-COMMAND-3."""

OVERLAY = (
    "\n".join(
        [f"{name}.skills = {list(skills)!r}" for name, skills in EXTRA_SKILLS.items()]
    ).replace("'", '"')
    + SECOND_COMMAND_SQUAD
)


def plain_card(card: UnitCard, names: list[str]) -> Card:
    """A card as the predicates read it; `names` are those of its kinds of miniatures."""
    lines = tuple(
        Line(
            line.slug,
            line.range_text(),
            frozenset([kind.value for kind in line.classes]),
            {a: v.text() for a, v in zip(ARMOR_CLASSES, line.values, strict=True)},
            line.ammo if line.is_limited else 0,
        )
        for line in card.lines
    )
    minis = tuple(
        Minis(
            name,
            bearer.count if card.is_squad else card.hp,
            bearer.role.value,
            tuple([card.lines[at].slug for at in bearer.lines]),
        )
        for name, bearer in zip(names, card.bearers, strict=True)
    )
    return Card(
        card.slug, card.faction.value, card.kind.value, card.armor_text(), card.movement, card.hp,
        frozenset([skill.value for skill in card.skills]), card.soft_cover.value,
        card.hard_cover.value, minis, lines,
    )  # fmt: skip


@cache
def plain_cards() -> dict[str, Card]:
    """Every card that the chapters share, by its name."""
    return {name: card for name, card in every_card().items() if name not in APART}


@cache
def every_card() -> dict[str, Card]:
    """Every card, by its name."""
    from opendust.tactics.battle import bearer_name

    found = {}
    for card in load_cards(OVERLAY, "oracle").cards:
        names: list[str] = []
        for bearer in card.bearers:
            names.append(bearer_name(card, bearer, names))
        found[card.slug] = plain_card(card, names)
    return found
