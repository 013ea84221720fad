"""How the file of unit cards is read, and a player's own corrections with it.

A player who owns the printed cards writes a file of his own, such as `hot-dog.ap = 45`,
`arsenal.bazooka.V3 = "1/4"` or `death-dealers.weapons.bazooka.S2 = "2/1"`; its lines are laid over
the packaged ones before anything is read, and the figures say that they are his own.
"""

from __future__ import annotations

from hashlib import blake2b
from importlib.resources import files
from typing import Final

from opendust.kernel.toml.fields import Fields, Table
from opendust.kernel.toml.former import former_texts
from opendust.tactics.texts.card_sources import add_sources
from opendust.tactics.texts.weapons import ARSENAL, check_arsenal, read_line
from opendust.tactics.units.cards import (
    ARMOR_CLASSES,
    SKILL_BIT,
    SKILLS,
    Bearer,
    Cards,
    Face,
    Faction,
    Kind,
    Role,
    Skill,
    UnitCard,
)
from opendust.tactics.units.weapons import WeaponLine

_FIELDS: Final = (
    *("name", "full_name", "faction", "kind", "armor", "movement", "hp", "ap", "size"),
    *("skills", "soft_cover", "hard_cover", "weapons", "miniatures", "box", "from"),
)
_FAMILY: Final = {Kind.SQUAD: "S", Kind.HERO: "S", Kind.VEHICLE: "V", Kind.AIRCRAFT: "A"}
_COMMAND: Final = (Role.OFFICER, Role.RADIOMAN, Role.MECHANIC, Role.MEDIC, Role.SPECIALIST)
_SIDES: Final = ("1", "2", "3")


def read_unit(fields: Fields, slug: str) -> UnitCard | None:
    """One card, or None if it is too broken to be one."""
    unit = fields.table(fields.content, "", slug)
    fields.refuse_others(unit, slug, _FIELDS)
    faction = fields.word(unit, slug, "faction")
    kind = fields.word(unit, slug, "kind")
    factions = tuple([one.value for one in Faction])
    kinds = tuple([one.value for one in Kind])
    if not fields.is_one_of(f"{slug}.faction", faction, factions):
        return None
    if not fields.is_one_of(f"{slug}.kind", kind, kinds):
        return None
    name = fields.word(unit, slug, "name", slug)
    full_name = fields.word(unit, slug, "full_name", name)
    card = UnitCard(slug, name, full_name, Faction(faction), Kind(kind))
    card.in_box = fields.yes(unit, slug, "box")
    _add_figures(fields, card, unit)
    _add_skills(fields, card, unit)
    _add_cover(fields, card, unit)
    _add_weapons(fields, card, unit)
    _check_members(fields, card)
    add_sources(fields, card, unit)
    return card


def _add_figures(fields: Fields, card: UnitCard, unit: Table) -> None:
    """Armor class, movement, HP, AP and size. CARD-02, CARD-04, CARD-05, BOARD-04."""
    slug = card.slug
    armor = fields.word(unit, slug, "armor")
    fitting = tuple([name for name in ARMOR_CLASSES if name.startswith(_FAMILY[card.kind])])
    if fields.is_one_of(f"{slug}.armor", armor, fitting):
        card.armor = ARMOR_CLASSES.index(armor)
    card.movement = fields.number(unit, slug, "movement", 0, 12)
    card.hp = fields.number(unit, slug, "hp", 1, 12)
    card.ap = fields.number(unit, slug, "ap", 1, 200)
    size = fields.word(unit, slug, "size", "1x1")
    width, _, length = size.partition("x")
    if width not in _SIDES or length not in _SIDES:
        fields.fault(f"{slug}.size", "fault-card-size", value=size)
        return
    card.width, card.length = int(width), int(length)


def _add_skills(fields: Fields, card: UnitCard, unit: Table) -> None:
    """The skills, as a tuple and as a mask."""
    names = tuple([skill.value for skill in SKILLS])
    path = f"{card.slug}.skills"
    written = fields.words(unit, card.slug, "skills")
    card.skills = tuple([Skill(word) for word in written if fields.is_one_of(path, word, names)])
    for skill in card.skills:
        card.skill_mask |= SKILL_BIT[skill]


def _add_cover(fields: Fields, card: UnitCard, unit: Table) -> None:
    """Squad cards, and only they, print two cover values. CARD-06."""
    if card.is_squad:
        card.soft_cover = _face(fields, card, unit, "soft_cover")
        card.hard_cover = _face(fields, card, unit, "hard_cover")
        return
    for key in ("soft_cover", "hard_cover"):
        if key in unit:
            fields.fault(f"{card.slug}.{key}", "fault-card-cover")


def _face(fields: Fields, card: UnitCard, unit: Table, key: str) -> Face:
    """The face that saves; `none` where the card prints none. COVER-06."""
    word = fields.word(unit, card.slug, key)
    return Face(fields.choice(f"{card.slug}.{key}", word, tuple([face.value for face in Face])))


def _add_weapons(fields: Fields, card: UnitCard, unit: Table) -> None:
    """The weapon lines and who carries them."""
    keys = tuple(fields.table(unit, card.slug, "weapons"))
    bearers = _bearers(fields, card, unit, keys)
    lines = [
        _line(fields, card, unit, key, sum([one.count for one in bearers if number in one.lines]))
        for number, key in enumerate(keys)
    ]
    card.lines = tuple(lines)
    knives = tuple([number for number, line in enumerate(lines) if line.is_knife])
    card.bearers = tuple(
        [Bearer(one.count, one.role, tuple(sorted({*one.lines, *knives}))) for one in bearers]
    )


def _line(fields: Fields, card: UnitCard, unit: Table, key: str, carriers: int) -> WeaponLine:
    """A line and its carriers: every soldier has a knife, limited ammo is the whole unit's."""
    line = read_line(fields, unit, card.slug, key, carriers)
    if line.is_knife and card.is_squad:
        line.carriers = card.hp
    if line.is_limited:
        line.carriers = 1
    if line.carriers == 0:
        fields.fault(f"{card.slug}.weapons.{key}", "fault-card-nobody-carries")
    return line


def _bearers(fields: Fields, card: UnitCard, unit: Table, keys: tuple[str, ...]) -> list[Bearer]:
    """The groups of like miniatures; heroes and vehicles are one, with every weapon. ATK-05."""
    path = f"{card.slug}.miniatures"
    if not card.is_squad:
        return [Bearer(1, Role.SOLDIER, tuple(range(len(keys))))]
    roles = tuple([role.value for role in Role])
    found: list[Bearer] = []
    for entry in fields.tables(unit, card.slug, "miniatures"):
        fields.refuse_others(entry, path, ("count", "role", "weapons"))
        role = fields.choice(path, fields.word(entry, path, "role", roles[0]), roles)
        carried = fields.words(entry, path, "weapons")
        lines = [keys.index(word) for word in carried if fields.is_one_of(path, word, keys)]
        found.append(Bearer(fields.number(entry, path, "count", 1, 12), Role(role), tuple(lines)))
    total = sum([bearer.count for bearer in found])
    if total != card.hp:
        fields.fault(f"{card.slug}.hp", "fault-card-miniatures", hp=card.hp, count=total)
    return found


def _check_members(fields: Fields, card: UnitCard) -> None:
    """A skill that one miniature brings needs that miniature. SKILL-COMMAND-1, AMB-SKILL-5."""
    needed: list[Role] = list(_COMMAND) if card.has(Skill.COMMAND_SQUAD) else []
    if card.is_squad and card.has(Skill.SPOTTER):
        needed.append(Role.SPOTTER)
    if card.is_squad and card.has(Skill.SNIPER):
        needed.append(Role.SNIPER)
    roles = [bearer.role for bearer in card.bearers]
    for role in needed:
        if role not in roles:
            fields.fault(f"{card.slug}.miniatures", "fault-card-role", role=role.value)
    if card.has(Skill.SNIPER) != any(line.is_sniper for line in card.lines):
        fields.fault(f"{card.slug}.weapons", "fault-card-sniper")


def digest_of(cards: list[UnitCard]) -> str:
    """A hash of everything a match depends on: not of names, sources or remarks."""
    lines: list[str] = []
    for card in cards:
        skills = ",".join(sorted([skill.value for skill in card.skills]))
        lines.append(
            f"{card.slug} {card.faction.value} {card.kind.value} {card.armor} {card.movement} "
            f"{card.hp} {card.ap} {card.width}x{card.length} {skills} "
            f"{card.soft_cover.value} {card.hard_cover.value}"
        )
        for line in card.lines:
            kinds = ",".join(sorted([kind.value for kind in line.classes]))
            cells = " ".join([value.text() for value in line.values])
            lines.append(
                f" {line.slug} {line.range_text()} {kinds} {line.ammo} {line.carriers} {cells}"
            )
        lines += [f" {one.count} {one.role.value} {one.mask}" for one in card.bearers]
    return blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()


def parse_cards(text: str, source: str, overlay: str = "", overlay_source: str = "") -> Cards:
    """The cards that a text describes, with a player's corrections; raises with every fault."""
    fields = Fields(text, source)
    _open_weapons(fields.content)
    if overlay:
        fields.lay_over(overlay, overlay_source)
    check_arsenal(fields)
    cards: list[UnitCard] = []
    for slug in fields.content:
        card = read_unit(fields, slug) if slug != ARSENAL else None
        if card is not None:
            cards.append(card)
    fields.done()
    return Cards(cards, digest_of(cards))


def _open_weapons(content: Table) -> None:
    """Writes a unit's bare weapon names as tables, so that single cells can be laid over them."""
    for unit in content.values():
        weapons = unit.get("weapons") if isinstance(unit, dict) else None
        if isinstance(weapons, dict):
            for key, entry in weapons.items():
                if isinstance(entry, str):
                    weapons[key] = {"is": entry}


_packaged: list[Cards] = []
_former: list[Cards] = []
_own: dict[str, Cards] = {}
_OWN_KEPT: Final = 8


def load_cards(overlay: str | None = None, overlay_source: str = "own cards") -> Cards:
    """The packaged cards, with a player's own file laid over them; read once for many matches."""
    place = files("opendust.tactics").joinpath("data", "units.toml")
    if overlay is not None:
        if overlay not in _own:
            cards = parse_cards(
                place.read_text(encoding="utf-8"), "units.toml", overlay, overlay_source
            )
            if len(_own) >= _OWN_KEPT:
                _own.clear()
            _own[overlay] = cards
        return _own[overlay]
    if not _packaged:
        _packaged.append(parse_cards(place.read_text(encoding="utf-8"), "units.toml"))
    return _packaged[0]


def recorded_cards(overlay: str, digest: str) -> Cards:
    """The cards that a record was played with: the packaged ones, or a former state of them."""
    cards = load_cards(overlay, "cards.text") if overlay else load_cards()
    if digest in ("", cards.digest):
        return cards
    for former in former_cards(overlay):
        if former.digest == digest:
            return former
    return cards


def former_cards(overlay: str) -> list[Cards]:
    """The former states of the packaged cards; without a player's own lines read once."""
    if _former and not overlay:
        return _former
    texts = former_texts("opendust.tactics", "former_cards")
    found = [parse_cards(text, "units.toml", overlay, "cards.text") for text in texts]
    if not overlay:
        _former.extend(found)
    return found
