"""How the file of unit cards is read: the arsenal, the units, and a player's own corrections.

A weapon is written once in `[arsenal.NAME]` and named by every unit that carries it, because the
same weapon has the same line on every card. A player who owns the printed cards writes a file of
his own, such as `hot-dog.ap = 45` or `arsenal.bazooka.V3 = "1/4"`; its lines are laid over the
packaged ones before anything is read, and the figures say that they are his own.
"""

from __future__ import annotations

from hashlib import blake2b
from importlib.resources import files
from typing import Final

from opendust.kernel.refusal import BadText, Detail, Fault
from opendust.kernel.toml_lines import TomlLines
from opendust.kernel.toml_text import read_toml
from opendust.tactics.cards import (
    ARMOR_CLASSES,
    DASH,
    NO_LIMIT,
    SKILL_BIT,
    SKILLS,
    Bearer,
    Cards,
    CombatValue,
    Evidence,
    Face,
    Faction,
    Form,
    Kind,
    RangeKind,
    Role,
    Skill,
    Source,
    UnitCard,
    WeaponClass,
    WeaponLine,
)

ARSENAL: Final = "arsenal"
Table = dict[str, object]

_FAMILY: Final = {Kind.SQUAD: "S", Kind.HERO: "S", Kind.VEHICLE: "V", Kind.AIRCRAFT: "A"}
_UNIT_FIELDS: Final = (
    *("name", "full_name", "faction", "kind", "armor", "movement", "hp", "ap", "size"),
    *("skills", "soft_cover", "hard_cover", "weapons", "miniatures", "box", "from"),
)
_FIGURES: Final = ("armor", "movement", "hp", "ap", "skills", "weapons")
_WEAPON_FIELDS: Final = ("name", "range", "values", "classes", "from")


class CardReader:
    """Reads one text of cards and keeps every fault it finds."""

    def __init__(self, text: str, source: str, overlay: str, overlay_source: str) -> None:
        self.faults: list[Fault] = []
        self.source = source
        self.overlay_source = overlay_source
        self.lines = TomlLines(text)
        self.overlay_lines = TomlLines(overlay)
        self.own: set[str] = set()
        self.content: Table = read_toml(text, source)
        if overlay:
            self._lay_over(self.content, read_toml(overlay, overlay_source), "")

    def _lay_over(self, under: Table, over: Table, path: str) -> None:
        """Puts the player's fields over the packaged ones and remembers which they are."""
        for key, value in over.items():
            here = f"{path}.{key}" if path else key
            below = under.get(key)
            if isinstance(value, dict) and isinstance(below, str) and ".weapons." in here:
                under[key] = {"is": below, **value}
                self.own |= {f"{here}.{inner}" for inner in value}
            elif isinstance(value, dict) and isinstance(below, dict):
                self._lay_over(below, value, here)
            else:
                under[key] = value
                self.own.add(here)

    def fault(self, path: str, message: str, **details: Detail) -> None:
        """Notes a fault at the field, in the file that wrote it."""
        own = any(path == field or path.startswith(field + ".") for field in self.own)
        lines = self.overlay_lines if own else self.lines
        place = self.overlay_source if own else self.source
        self.faults.append(Fault(place, lines.line(path), message, field=path, **details))

    def table(self, holder: Table, path: str, key: str) -> Table:
        """A table inside another, empty if it is not there."""
        value = holder.get(key, {})
        if isinstance(value, dict):
            return value
        self.fault(f"{path}.{key}", "fault-card-table")
        return {}

    def word(self, holder: Table, path: str, key: str, default: str) -> str:
        """A text field."""
        value = holder.get(key, default)
        if isinstance(value, str) and value:
            return value
        self.fault(f"{path}.{key}", "fault-card-text", value=str(value))
        return default

    def number(self, holder: Table, path: str, key: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = holder.get(key)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self.fault(f"{path}.{key}", "fault-card-number", value=str(value), least=least, most=most)
        return least

    def words(self, holder: Table, path: str, key: str) -> tuple[str, ...]:
        """A list of texts, empty if it is not there."""
        value = holder.get(key, [])
        if isinstance(value, list) and all(isinstance(item, str) for item in value):
            return tuple([str(item) for item in value])
        self.fault(f"{path}.{key}", "fault-card-list")
        return ()

    def known(self, path: str, word: str, known: tuple[str, ...]) -> bool:
        """Whether a word is one of those that the field may have."""
        if word in known:
            return True
        self.fault(path, "fault-card-unknown", value=word, known=known)
        return False

    def refuse_other_fields(self, holder: Table, path: str, known: tuple[str, ...]) -> None:
        """A misspelt field would otherwise be passed over in silence."""
        for key in holder:
            self.known(f"{path}.{key}", key, known)

    # ---- sources ---------------------------------------------------------------------------

    def source_at(self, path: str, text: object) -> Source:
        """`printed p.5`, `published NAME`, `reconstructed: reason`."""
        words = str(text).replace(":", " ", 1).split(maxsplit=1)
        kinds = tuple([evidence.value for evidence in Evidence])
        if not words or not self.known(path, words[0], kinds):
            return Source(Evidence.RECONSTRUCTED, "")
        if len(words) == 1:
            self.fault(path, "fault-card-source")
        return Source(Evidence(words[0]), words[1] if len(words) > 1 else "")

    def sources(self, holder: Table, path: str, prefix: str) -> dict[str, Source]:
        """The sources of a table's figures: one text for all, or one for each field."""
        given = holder.get("from")
        found: dict[str, Source] = {}
        if isinstance(given, str):
            found[prefix] = self.source_at(f"{path}.from", given)
        elif isinstance(given, dict):
            for key, text in given.items():
                name = prefix if key == "all" else f"{prefix}.{key}".lstrip(".")
                found[name] = self.source_at(f"{path}.from.{key}", text)
        for field in self.own:
            if field.startswith(path + "."):
                inner = f"{prefix}.{field[len(path) + 1:]}".lstrip(".")
                found[inner] = Source(Evidence.OWN, self.overlay_source)
        return found

    # ---- weapons ---------------------------------------------------------------------------

    def reach(self, path: str, text: str) -> tuple[RangeKind, int, int]:
        """A range: `4`, `3-6`, `U`, `C`, `A`. RANGE-02 to RANGE-06."""
        if text == "C":
            return RangeKind.CLOSE, 1, 1
        if text == "U":
            return RangeKind.UNLIMITED, 1, NO_LIMIT
        if text == "A":
            return RangeKind.ARTILLERY, 4, NO_LIMIT
        low, dash, high = text.partition("-")
        if low.isdigit() and not dash and int(low) > 0:
            return RangeKind.NUMBER, 1, int(low)
        if low.isdigit() and high.isdigit() and 0 < int(low) <= int(high):
            return RangeKind.ARC, int(low), int(high)
        self.fault(path, "fault-card-range", value=text)
        return RangeKind.NUMBER, 1, 1

    def value(self, path: str, text: str) -> CombatValue:
        """One combat value: `-`, `3/1`, `p2/3`, `3/1,6/1`, `1/hit`, `1/skull`. CARD-09 to -11."""
        if text == "-":
            return DASH
        if "," in text:
            return self._volley(path, text)
        dice, _, damage = text.removeprefix("p").partition("/")
        if dice.isdigit() and int(dice) > 0:
            if damage == "hit":
                return CombatValue(Form.INCENDIARY, int(dice), 1)
            if damage == "skull":
                return CombatValue(Form.AP_INCENDIARY, int(dice), 0)
            if damage.isdigit() and int(damage) > 0:
                form = Form.PHASER if text.startswith("p") else Form.PLAIN
                return CombatValue(form, int(dice), int(damage))
        self.fault(path, "fault-card-value", value=text)
        return DASH

    def _volley(self, path: str, text: str) -> CombatValue:
        """Dice for one, two, three ammo and so on, all with the same damage. SCV-VOLLEY-1."""
        parts = [self.value(path, part) for part in text.split(",")]
        if any(part.form is not Form.PLAIN or part.damage != parts[0].damage for part in parts):
            self.fault(path, "fault-card-volley", value=text)
        return CombatValue(Form.VOLLEY, 0, parts[0].damage, tuple([part.dice for part in parts]))

    def values(self, holder: Table, path: str) -> tuple[CombatValue, ...]:
        """The fourteen cells: soldiers | vehicles | aircraft, then single cells laid over."""
        written = self.word(holder, path, "values", "-").split("|")
        cells = [part.split() for part in written]
        if [len(part) for part in cells] != [4, 7, 3]:
            self.fault(f"{path}.values", "fault-card-columns")
            return (DASH,) * len(ARMOR_CLASSES)
        texts = cells[0] + cells[1] + cells[2]
        for number, name in enumerate(ARMOR_CLASSES):
            texts[number] = self.word(holder, path, name, texts[number])
        return tuple([self.value(f"{path}.values", text) for text in texts])

    def weapon_line(self, unit: Table, slug: str, key: str, carriers: int) -> WeaponLine:
        """A line of a card: a weapon of the arsenal, with the unit's ammo and its own cells."""
        path = f"{slug}.weapons.{key}"
        entry = self.table(unit, slug, "weapons")[key]
        own: Table = entry if isinstance(entry, dict) else {"is": entry}
        weapon = self.word(own, path, "is", key)
        arsenal = self.table(self.content, "", ARSENAL)
        if not self.known(path, weapon, tuple(arsenal)):
            return WeaponLine(
                key, weapon, key, (RangeKind.NUMBER, 1, 1), (), (DASH,) * 14, NO_LIMIT, 1
            )
        base = self.table(arsenal, ARSENAL, weapon)
        whole: Table = {**base, **own}
        self.refuse_other_fields(own, path, (*_WEAPON_FIELDS, *ARMOR_CLASSES, "is", "ammo"))
        classes = self.words(whole, path, "classes")
        names = tuple([kind.value for kind in WeaponClass])
        kinds = [WeaponClass(word) for word in classes if self.known(path, word, names)]
        ammo = self.number(own, path, "ammo", 1, 20) if "ammo" in own else NO_LIMIT
        return WeaponLine(
            key,
            weapon,
            self.word(whole, path, "name", key),
            self.reach(f"{path}.range", self.word(whole, path, "range", "?")),
            tuple(kinds),
            self.values(whole, path),
            ammo,
            carriers,
        )

    def bearers(self, unit: Table, slug: str, keys: tuple[str, ...]) -> list[Bearer]:
        """The groups of like miniatures; a squad without a list has all its weapons on all."""
        written = unit.get("miniatures", [])
        if not isinstance(written, list) or not all(isinstance(item, dict) for item in written):
            self.fault(f"{slug}.miniatures", "fault-card-list")
            return []
        path = f"{slug}.miniatures"
        found: list[Bearer] = []
        for entry in written:
            self.refuse_other_fields(entry, path, ("count", "role", "weapons"))
            role = self.word(entry, path, "role", Role.SOLDIER.value)
            if not self.known(path, role, tuple([one.value for one in Role])):
                continue
            carried = self.words(entry, path, "weapons")
            lines = [keys.index(word) for word in carried if self.known(path, word, keys)]
            count = self.number(entry, path, "count", 1, 12)
            found.append(Bearer(count, Role(role), tuple(lines)))
        return found

    # ---- units -----------------------------------------------------------------------------

    def unit(self, slug: str) -> UnitCard | None:
        """One card, or None if it is too broken to be one."""
        unit = self.table(self.content, "", slug)
        self.refuse_other_fields(unit, slug, _UNIT_FIELDS)
        faction = self.word(unit, slug, "faction", "?")
        kind = self.word(unit, slug, "kind", "?")
        if not self.known(f"{slug}.faction", faction, tuple([one.value for one in Faction])):
            return None
        if not self.known(f"{slug}.kind", kind, tuple([one.value for one in Kind])):
            return None
        name = self.word(unit, slug, "name", slug)
        full_name = self.word(unit, slug, "full_name", name)
        card = UnitCard(slug, name, full_name, Faction(faction), Kind(kind))
        self._figures(card, unit)
        self._skills(card, unit)
        self._cover(card, unit)
        self._weapons(card, unit)
        self._members(card)
        self._sources(card, unit)
        return card

    def _figures(self, card: UnitCard, unit: Table) -> None:
        """Armor class, movement, HP, AP and size. CARD-02, CARD-04, CARD-05."""
        slug = card.slug
        armor = self.word(unit, slug, "armor", "?")
        family = _FAMILY[card.kind]
        fitting = tuple([name for name in ARMOR_CLASSES if name.startswith(family)])
        if self.known(f"{slug}.armor", armor, fitting):
            card.armor = ARMOR_CLASSES.index(armor)
        card.movement = self.number(unit, slug, "movement", 0, 12)
        card.hp = self.number(unit, slug, "hp", 1, 12)
        card.ap = self.number(unit, slug, "ap", 1, 200)
        card.in_box = unit.get("box") is True
        width, _, length = self.word(unit, slug, "size", "1x1").partition("x")
        if width in ("1", "2", "3") and length in ("1", "2", "3"):
            card.width, card.length = int(width), int(length)
        else:
            self.fault(f"{slug}.size", "fault-card-size", value=f"{width}x{length}")

    def _skills(self, card: UnitCard, unit: Table) -> None:
        """The skills, as a tuple and as a mask."""
        names = tuple([skill.value for skill in SKILLS])
        path = f"{card.slug}.skills"
        written = self.words(unit, card.slug, "skills")
        card.skills = tuple([Skill(word) for word in written if self.known(path, word, names)])
        for skill in card.skills:
            card.skill_mask |= SKILL_BIT[skill]

    def _cover(self, card: UnitCard, unit: Table) -> None:
        """Squad cards, and only they, print two cover values. CARD-06."""
        faces = tuple([face.value for face in Face])
        for key in ("soft_cover", "hard_cover"):
            path = f"{card.slug}.{key}"
            if not card.is_squad:
                if key in unit:
                    self.fault(path, "fault-card-cover")
                continue
            word = self.word(unit, card.slug, key, "?")
            if not self.known(path, word, faces):
                continue
            if key == "soft_cover":
                card.soft_cover = Face(word)
            else:
                card.hard_cover = Face(word)

    def _weapons(self, card: UnitCard, unit: Table) -> None:
        """The weapon lines and who carries them; every soldier has his knife. WEAP-KNIFE-1."""
        slug = card.slug
        keys = tuple(self.table(unit, slug, "weapons"))
        bearers = self.bearers(unit, slug, keys) if card.is_squad else []
        if not bearers:
            count = card.hp if card.is_squad else 1
            bearers = [Bearer(count, Role.SOLDIER, tuple(range(len(keys))))]
        total = sum([bearer.count for bearer in bearers])
        if card.is_squad and total != card.hp:
            self.fault(f"{slug}.hp", "fault-card-miniatures", hp=card.hp, count=total)
        lines: list[WeaponLine] = []
        for number, key in enumerate(keys):
            carriers = sum([one.count for one in bearers if number in one.lines])
            line = self.weapon_line(unit, slug, key, carriers)
            if line.is_knife and card.is_squad:
                line.carriers = total
            if line.is_limited:
                line.carriers = 1
            if line.carriers == 0:
                self.fault(f"{slug}.weapons.{key}", "fault-card-nobody-carries")
            lines.append(line)
        card.lines = tuple(lines)
        knives = tuple([number for number, line in enumerate(lines) if line.is_knife])
        card.bearers = tuple([
            Bearer(one.count, one.role, tuple(sorted({*one.lines, *knives}))) for one in bearers
        ])

    def _members(self, card: UnitCard) -> None:
        """A skill that one miniature brings needs that miniature. SKILL-COMMAND-1, AMB-SKILL-5."""
        roles = [bearer.role for bearer in card.bearers]
        needed: list[Role] = []
        if card.has(Skill.COMMAND_SQUAD):
            needed += [Role.OFFICER, Role.RADIOMAN, Role.MECHANIC, Role.MEDIC, Role.SPECIALIST]
        if card.has(Skill.SPOTTER) and card.is_squad:
            needed.append(Role.SPOTTER)
        if card.has(Skill.SNIPER) and card.is_squad:
            needed.append(Role.SNIPER)
        for role in needed:
            if role not in roles:
                self.fault(f"{card.slug}.miniatures", "fault-card-role", role=role.value)
        if card.has(Skill.SNIPER) != any(line.is_sniper for line in card.lines):
            self.fault(f"{card.slug}.weapons", "fault-card-sniper")

    def _sources(self, card: UnitCard, unit: Table) -> None:
        """Every figure says where it comes from."""
        slug = card.slug
        card.sources = self.sources(unit, slug, "")
        arsenal = self.table(self.content, "", ARSENAL)
        for line in card.lines:
            prefix = f"weapons.{line.slug}"
            base = arsenal.get(line.weapon)
            if isinstance(base, dict):
                for key, found in self.sources(base, f"{ARSENAL}.{line.weapon}", prefix).items():
                    card.sources.setdefault(key, found)
            if prefix not in card.sources:
                self.fault(f"{slug}.weapons.{line.slug}", "fault-card-no-source")
        for figure in (*_FIGURES, *(("soft_cover", "hard_cover") if card.is_squad else ())):
            if figure not in card.sources and "" not in card.sources:
                self.fault(f"{slug}.{figure}", "fault-card-no-source")


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
        for bearer in card.bearers:
            lines.append(f" {bearer.count} {bearer.role.value} {bearer.mask}")
    return blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()


def parse_cards(text: str, source: str, overlay: str = "", overlay_source: str = "") -> Cards:
    """The cards that a text describes, with a player's corrections; raises with every fault."""
    reader = CardReader(text, source, overlay, overlay_source)
    arsenal = reader.table(reader.content, "", ARSENAL)
    for weapon in arsenal:
        path = f"{ARSENAL}.{weapon}"
        reader.refuse_other_fields(
            reader.table(arsenal, ARSENAL, weapon), path, (*_WEAPON_FIELDS, *ARMOR_CLASSES)
        )
    cards: list[UnitCard] = []
    for slug in reader.content:
        if slug != ARSENAL:
            card = reader.unit(slug)
            if card is not None:
                cards.append(card)
    if reader.faults:
        raise BadText(reader.faults)
    return Cards(cards, digest_of(cards))


def packaged_text() -> str:
    """The packaged file of cards."""
    return files("opendust.tactics").joinpath("data", "units.toml").read_text(encoding="utf-8")


_packaged: dict[str, Cards] = {}


def load_cards(overlay: str | None = None, overlay_source: str = "own cards") -> Cards:
    """The packaged cards, with the text of a player's own file laid over them."""
    if overlay is None:
        if "" not in _packaged:
            _packaged[""] = parse_cards(packaged_text(), "units.toml")
        return _packaged[""]
    return parse_cards(packaged_text(), "units.toml", overlay, overlay_source)
