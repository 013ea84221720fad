"""`opendust units`: which unit cards are there, what do they say, and how do we know?"""

from __future__ import annotations

import argparse
import json
import sys

from opendust.cli.language import help_text, said, spoken, value_name
from opendust.cli.table.record_file import read_file
from opendust.cli.tables import add_plain_argument, is_plain, print_heading, print_table, print_text
from opendust.cli.variant_argument import print_faults
from opendust.kernel.refusal import BadText
from opendust.kernel.text.notation import nearest
from opendust.tactics.texts.cards import load_cards
from opendust.tactics.units.cards import ARMOR_CLASSES, Cards, Evidence, UnitCard
from opendust.tactics.units.weapons import WeaponLine
from opendust.words.catalogue import Details, listed, written

FIGURES = ("armor", "movement", "hp", "ap", "skills")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `opendust units`."""
    file = value_name("file")
    parser.add_argument("name", nargs="?", metavar=value_name("unit"), help=help_text("units-name"))
    parser.add_argument("--cards", metavar=file, help=help_text("cards"))
    parser.add_argument("--check", action="store_true", help=help_text("units-check"))
    parser.add_argument("--json", action="store_true", help=help_text("json"))
    add_plain_argument(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Lists the cards, shows one, or checks them all."""
    try:
        cards = cards_from(args.cards)
    except BadText as bad:
        return print_faults(bad)
    if args.check:
        return check(cards)
    if args.name is None:
        return show_list(cards, args)
    number = cards.index(args.name)
    if number < 0:
        close = nearest(args.name, cards.slugs)
        words = close[0] if close else "none"
        print(said("units-none", name=args.name, nearest=words).strip(), file=sys.stderr)
        return 2
    if args.json:
        print(json.dumps(as_json(cards.cards[number]), ensure_ascii=False))
        return 0
    show_card(cards.cards[number], plain=is_plain(args))
    return 0


def cards_from(overlay: str | None) -> Cards:
    """The packaged cards, with the user's own file laid over them."""
    return load_cards() if overlay is None else load_cards(read_file(overlay), overlay)


def check(cards: Cards) -> int:
    """How many figures are known how well."""
    count = dict.fromkeys(Evidence, 0)
    for card in cards.cards:
        fields = list(FIGURES) + (["soft_cover", "hard_cover"] if card.is_squad else [])
        for line in card.lines:
            fields += [f"weapons.{line.slug}.{cell}" for cell in ("range", *ARMOR_CLASSES)]
        for field in fields:
            count[card.source_of(field).evidence] += 1
    numbers: Details = {evidence.value: number for evidence, number in count.items()}
    print(written("units-checked", spoken(), {"count": len(cards.cards), **numbers}))
    return 0


def show_list(cards: Cards, args: argparse.Namespace) -> int:
    """One line per card."""
    if args.json:
        print(json.dumps([as_json(card) for card in cards.cards], ensure_ascii=False))
        return 0
    headings = (
        "tactics-play-head-unit", "web-tactics-army-faction", "units-head-kind",
        "units-figure-armor", "units-head-movement", "units-figure-hp", "units-figure-ap",
        "units-head-skills",
    )  # fmt: skip
    rows = [
        (
            *(card.slug, said(f"web-tactics-faction-{card.faction.value}")),
            *(said(f"tactics-kind-{card.kind.value}"), card.armor_text()),
            *(str(card.movement), str(card.hp), str(card.ap)),
            skills_text(card),
        )
        for card in cards.cards
    ]
    print_table([said(head) for head in headings], rows, plain=is_plain(args))
    return 0


def show_card(card: UnitCard, *, plain: bool) -> None:
    """A whole card with the source of every figure."""
    print_heading(f"{card.full_name} ({card.slug})", plain=plain)
    values = {
        "armor": card.armor_text(),
        "movement": str(card.movement),
        "hp": str(card.hp),
        "ap": str(card.ap),
        "skills": skills_text(card) or "-",
    }
    if card.is_squad:
        values["soft_cover"] = card.soft_cover.value
        values["hard_cover"] = card.hard_cover.value
    if card.is_large():
        values["size"] = f"{card.width}x{card.length}"
    rows = [
        (said(f"units-figure-{field}"), value, card.source_of(field).text())
        for field, value in values.items()
    ]
    heads = [said(f"units-head-{name}") for name in ("figure", "value", "source")]
    print_table(heads, rows, plain=plain)
    lines = [(line_name(line), line.range_text(), *cells(line)) for line in card.lines]
    heads = [said(f"tactics-play-head-{name}") for name in ("weapon", "range")]
    print_table([*heads, *ARMOR_CLASSES], lines, plain=plain)
    for line in card.lines:
        for source in sources_of(card, line):
            print_text(source, plain=plain)


def skills_text(card: UnitCard) -> str:
    """The skills of a card by name."""
    return listed([said(f"tactics-skill-{skill.value}") for skill in card.skills])


def line_name(line: WeaponLine) -> str:
    """A weapon's name with its carriers, ammo and classes."""
    notes = [said(f"tactics-weapon-class-{kind.value}") for kind in line.classes]
    if line.is_limited:
        notes.append(said("units-ammo", ammo=line.ammo))
    carriers = f"{line.carriers} x " if line.carriers > 1 else ""
    return f"{carriers}{line.name}" + (f" ({', '.join(notes)})" if notes else "")


def cells(line: WeaponLine) -> list[str]:
    """The combat values as the file writes them."""
    return [value.text() for value in line.values]


def sources_of(card: UnitCard, line: WeaponLine) -> list[str]:
    """The sources of a line, cells with the same source together."""
    found: dict[str, list[str]] = {}
    for cell in ("range", *ARMOR_CLASSES):
        found.setdefault(card.source_of(f"weapons.{line.slug}.{cell}").text(), []).append(cell)
    if len(found) == 1:
        return [f"{line.name}: {source}" for source in found]
    return [f"{line.name} {', '.join(names)}: {source}" for source, names in found.items()]


def as_json(card: UnitCard) -> dict[str, object]:
    """A card as JSON says it."""
    return {
        "id": card.slug,
        "name": card.name,
        "faction": card.faction.value,
        "kind": card.kind.value,
        "armor": card.armor_text(),
        "movement": card.movement,
        "hp": card.hp,
        "ap": card.ap,
        "size": [card.width, card.length],
        "box": card.in_box,
        "skills": [skill.value for skill in card.skills],
        "cover": [card.soft_cover.value, card.hard_cover.value],
        "weapons": [
            {
                "id": line.slug,
                "name": line.name,
                "range": line.range_text(),
                "classes": [kind.value for kind in line.classes],
                "ammo": line.ammo if line.is_limited else None,
                "carriers": line.carriers,
                "values": dict(zip(ARMOR_CLASSES, cells(line), strict=True)),
            }
            for line in card.lines
        ],
        "miniatures": [
            {
                "count": bearer.count,
                "role": bearer.role.value,
                "weapons": [card.lines[line].slug for line in bearer.lines],
            }
            for bearer in card.bearers
        ],
        "sources": {field: source.text() for field, source in card.sources.items()},
    }
