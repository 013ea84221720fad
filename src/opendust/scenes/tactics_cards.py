"""What does a unit card of Dust Tactics show?"""

from __future__ import annotations

from opendust.scenes.tactics_models import (
    BearerPicture,
    CardPicture,
    LinePicture,
    SkillPicture,
)
from opendust.tactics.cards import ARMOR_CLASSES, UnitCard, WeaponLine
from opendust.words import text


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
        skills=[
            SkillPicture(id=skill.value, name=text("tactics-skill-" + skill.value, language))
            for skill in card.skills
        ],
        lines=[line_picture(line) for line in card.lines],
        bearers=[
            BearerPicture(count=bearer.count, role=bearer.role.value, lines=list(bearer.lines))
            for bearer in card.bearers
        ],
        in_box=card.in_box,
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
