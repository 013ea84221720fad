"""What does a unit card of Dust Tactics show?"""

from __future__ import annotations

from typing import Final, Literal

from opendust.scenes.tactics.models import (
    BearerPicture,
    CardPicture,
    LinePicture,
    SkillPicture,
)
from opendust.tactics.units.cards import ARMOR_CLASSES, Skill, UnitCard
from opendust.tactics.units.weapons import WeaponLine
from opendust.words import text

RULES: Final = {
    "advanced-reactive-fire": "SKILL-ADVREACT-1",
    "agile": "SKILL-AGILE-1",
    "all-in-one": "SKILL-ALLINONE-1",
    "artillery-strike": "SKILL-ARTSTRIKE-1",
    "assault": "SKILL-ASSAULT-1",
    "badass": "SKILL-BADASS-1",
    "berserk": "SKILL-BERSERK-1",
    "black-ops": "SKILL-BLACKOPS-1",
    "blutkreuz-ape": "SKILL-APE-1",
    "blutkreuz-zombie": "SKILL-ZOMBIE-1",
    "charge": "SKILL-CHARGE-1",
    "command-squad": "SKILL-COMMAND-1",
    "commander": "SKILL-COMMAND-4",
    "damage-resilient": "SKILL-RESILIENT-1",
    "fast": "SKILL-FAST-1",
    "heroic-attack": "SKILL-HEROICATTACK-1",
    "jump": "SKILL-JUMP-1",
    "medal-of-honor": "SKILL-MEDAL-1",
    "scout-vehicle": "SKILL-SCOUT-1",
    "self-repair": "SKILL-SELFREPAIR-1",
    "sniper": "SKILL-SNIPER-1",
    "spotter": "SKILL-SPOTTER-1",
    "superior-reactive-fire": "SKILL-SUPREACT-1",
    "tank-head": "SKILL-TANKHEAD-1",
    "wiederbelebungsserum": "SKILL-SERUM-1",
}
"""The rule that says what a skill does."""


FIGURES: Final = ("armor", "movement", "hp", "ap", "skills")
Known = Literal["printed", "published", "reconstructed", "own"]


def card_picture(card: UnitCard, language: str) -> CardPicture:
    """A whole card. CARD."""
    return CardPicture(
        id=card.slug,
        name=card.name,
        full_name=card.full_name,
        faction=card.faction.value,
        kind=card.kind.value,
        armor=card.armor_text(),
        movement=card.movement,
        hp=card.hp,
        ap=card.ap,
        width=card.width,
        length=card.length,
        soft_cover=card.soft_cover.value,
        hard_cover=card.hard_cover.value,
        skills=[skill_picture(skill, language) for skill in card.skills],
        lines=[line_picture(line) for line in card.lines],
        bearers=[
            BearerPicture(count=bearer.count, role=bearer.role.value, lines=list(bearer.lines))
            for bearer in card.bearers
        ],
        in_box=card.in_box,
        sources=evidence(card),
    )


def evidence(card: UnitCard) -> dict[str, Known]:
    """How every figure of a card is known."""
    figures = (*FIGURES, *[f"weapons.{line.slug}" for line in card.lines])
    return {figure: card.source_of(figure).evidence.value for figure in figures}


def skill_picture(skill: Skill, language: str) -> SkillPicture:
    """One skill, with what it does and where that is ruled."""
    return SkillPicture(
        id=skill.value,
        name=text("tactics-skill-" + skill.value, language),
        effect=text("tactics-skill-effect-" + skill.value, language),
        rule=RULES[skill.value],
    )


def line_picture(line: WeaponLine) -> LinePicture:
    """One weapon line. CARD-08."""
    values = zip(ARMOR_CLASSES, line.values, strict=True)
    return LinePicture(
        id=line.slug,
        name=line.name,
        range=line.range_text(),
        classes=[name.value for name in line.classes],
        values={armor: value.text() for armor, value in values},
        ammo=line.ammo if line.is_limited else None,
        carriers=line.carriers,
    )
