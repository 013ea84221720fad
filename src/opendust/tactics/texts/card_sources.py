"""Where does every figure of a card come from? No figure is without an answer.

`from` stands beside the figures: one text for all of a table, or a table with a text for each
field (`all` for the rest). `printed p.5`, `published NAME`, `reconstructed: reason`.
"""

from __future__ import annotations

from typing import Final

from opendust.kernel.toml.fields import Fields, Table
from opendust.tactics.texts.weapons import ARSENAL, line_table
from opendust.tactics.units.cards import Evidence, Source, UnitCard

_FIGURES: Final = ("armor", "movement", "hp", "ap", "skills", "weapons")
_SQUAD_FIGURES: Final = (*_FIGURES, "soft_cover", "hard_cover")


def read_source(fields: Fields, path: str, text: str) -> Source:
    """The evidence, and the page, the source or the reason."""
    words = text.replace(":", " ", 1).split(maxsplit=1)
    kinds = tuple([evidence.value for evidence in Evidence])
    if not words or not fields.is_one_of(path, words[0], kinds):
        return Source(Evidence.RECONSTRUCTED, "")
    if len(words) == 1:
        fields.fault(path, "fault-card-source")
        return Source(Evidence(words[0]), "")
    return Source(Evidence(words[0]), words[1])


def read_sources(fields: Fields, table: Table, path: str, prefix: str) -> dict[str, Source]:
    """The sources written in a table, by the field of the card that they are about."""
    given = table.get("from")
    found: dict[str, Source] = {}
    if isinstance(given, dict):
        for key in given:
            name = prefix if key == "all" else f"{prefix}.{key}".lstrip(".")
            text = fields.word(given, f"{path}.from", key)
            found[name] = read_source(fields, f"{path}.from.{key}", text)
    elif given is not None:
        text = fields.word(table, path, "from")
        found[prefix] = read_source(fields, f"{path}.from", text)
    for field in sorted(fields.own):
        if field.startswith(path + "."):
            name = f"{prefix}.{field[len(path) + 1 :]}".lstrip(".")
            found[name] = Source(Evidence.OWN, fields.own_source)
    return found


def add_sources(fields: Fields, card: UnitCard, unit: Table) -> None:
    """The sources of a card: its own before those of the weapons it shares with others."""
    card.sources = read_sources(fields, unit, card.slug, "")
    arsenal = fields.table(fields.content, "", ARSENAL)
    for line in card.lines:
        prefix = f"weapons.{line.slug}"
        path = f"{card.slug}.weapons.{line.slug}"
        own = read_sources(fields, line_table(fields, unit, card.slug, line.slug), path, prefix)
        base = arsenal.get(line.weapon)
        shared = (
            read_sources(fields, base, f"{ARSENAL}.{line.weapon}", prefix)
            if isinstance(base, dict)
            else {}
        )
        for name, source in (*own.items(), *shared.items()):
            card.sources.setdefault(name, source)
        if prefix not in card.sources:
            fields.fault(path, "fault-card-no-source")
    for figure in _SQUAD_FIGURES if card.is_squad else _FIGURES:
        if figure not in card.sources:
            fields.fault(f"{card.slug}.{figure}", "fault-card-no-source")
