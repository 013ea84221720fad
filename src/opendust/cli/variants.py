"""`opendust variants`: which variants has a game, what are their switches, where do they differ?

`opendust editions` is the same command.
"""

from __future__ import annotations

import argparse
import json
from typing import Final, final

from opendust.cli.language import help_text, said, value_name
from opendust.cli.tables import add_plain_argument, is_plain, print_heading, print_table
from opendust.cli.variant_argument import print_faults, variant_from
from opendust.kernel.refusal import BadText
from opendust.kernel.variants.switch import Switch
from opendust.kernel.variants.variant import Variant, differing
from opendust.kernel.variants.words import meaning_in, value_in
from opendust.registry import GAMES, rulebook_of, variants_of
from opendust.words.catalogue import has_message, labelled, listed
from opendust.words.titles import title_text

FIRST_GAME: Final = "dust"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `opendust variants`."""
    name = value_name("name-or-file")
    parser.add_argument("variant", nargs="?", metavar=name, help=help_text("variants-name"))
    games = tuple(GAMES)
    parser.add_argument(
        "--game", choices=games, default=FIRST_GAME, help=help_text("game", names=listed(games))
    )
    parser.add_argument("--diff", metavar=name, help=help_text("variants-diff"))
    parser.add_argument("--json", action="store_true", help=help_text("json"))
    add_plain_argument(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Lists the variants, or the switches of one, or the differences of two."""
    listing = Listing(args)
    try:
        variant = variant_from(listing.variants, args.variant) if args.variant else None
        other = variant_from(listing.variants, args.diff) if args.diff else None
    except BadText as bad:
        return print_faults(bad)
    if other is not None:
        listing.show_differences(variant or listing.variants.load(), other)
    elif variant is not None:
        listing.show_variant(variant)
    else:
        listing.show_names()
    return 0


@final
class Listing:
    """What is printed for a game, as a table or as JSON."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.game = args.game
        self.is_json = bool(args.json)
        self.plain = is_plain(args)
        self.variants = variants_of(args.game)
        self.language = args.language
        self.book = rulebook_of(args.game, args.language)

    def title(self, variant: Variant) -> str:
        """What a variant is called."""
        kind = f"{self.game}-{self.variants.setting}"
        return title_text(kind, variant.name, variant.title, self.language)

    def show_names(self) -> None:
        """The packaged variants."""
        found = [self.variants.load(name) for name in self.variants.names]
        if self.is_json:
            print(json.dumps([summary(variant) for variant in found], ensure_ascii=False))
            return
        rows = [(variant.name, self.title(variant), variant.digest) for variant in found]
        own = f"variants-head-{self.variants.setting}"
        first = own if has_message(own) else "variants-head-variant"
        heads = (first, "rules-head-title", "variants-head-digest")
        print_table([said(head) for head in heads], rows, plain=self.plain)

    def show_variant(self, variant: Variant) -> None:
        """All switches of one variant, with what they mean and rest on."""
        if self.is_json:
            print(json.dumps({**summary(variant), "switches": variant.values}, ensure_ascii=False))
            return
        name = labelled(variant.name, self.title(variant), self.language)
        print_heading(f"{name} ({variant.digest})", plain=self.plain)
        rows = [
            (switch.name, variant.values[switch.name], self.told(switch, variant))
            for switch in self.variants.switches.values()
        ]
        heads = ("variants-head-switch", "rules-head-value", "variants-head-basis")
        print_table([said(head) for head in heads], rows, plain=self.plain)

    def told(self, switch: Switch, variant: Variant) -> str:
        """What a switch decides, its value in words, and what that rests on."""
        text = variant.values[switch.name]
        words = value_in(self.book, switch, text)
        said = f" \u2192 {words}" if words != text else ""
        return f"{meaning_in(self.book, switch)}{said} ({basis(switch, variant)})"

    def show_differences(self, variant: Variant, other: Variant) -> None:
        """The switches in which two variants differ, side by side."""
        left, right = variant.values, other.values
        names = differing(left, right)
        if self.is_json:
            table = {name: {"left": left[name], "right": right[name]} for name in names}
            print(json.dumps({"left": variant.name, "right": other.name, "switches": table}))
            return
        switches = [self.variants.switches[name] for name in names]
        rows = [
            (switch.name, *[value_in(self.book, switch, side[switch.name])
                            for side in (left, right)], meaning_in(self.book, switch))
            for switch in switches
        ]  # fmt: skip
        heads = (said("variants-head-switch"), variant.name, other.name)
        print_table((*heads, said("variants-head-meaning")), rows, plain=self.plain)


def summary(variant: Variant) -> dict[str, object]:
    """Name, title and digest of a variant, and what it changes."""
    return {
        "name": variant.name,
        "title": variant.title,
        "base": variant.base,
        "digest": variant.digest,
        "changed": list(variant.changed),
    }


def basis(switch: Switch, variant: Variant) -> str:
    """What a value rests on: a change of this variant, rulings, or rules."""
    if switch.name in variant.changed:
        return said("variants-changed", base=variant.base)
    if variant.base in switch.ruled_in:
        return ", ".join(switch.rulings)
    return ", ".join(switch.rules)
