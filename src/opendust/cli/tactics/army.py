"""`opendust army`: may this army be played, and if not, which rule forbids it?"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from opendust.cli.language import add_language_argument, help_text, said, spoken, value_name
from opendust.cli.table.record_file import read_file
from opendust.cli.tactics.scenario import refuse_neither, scenario_from
from opendust.cli.tactics.units import cards_from
from opendust.cli.variant_argument import print_faults
from opendust.kernel.refusal import BadText, Fault, Refusal
from opendust.tactics.rules.armies import army_refusals
from opendust.tactics.texts.army import army_names, load_army, parse_army
from opendust.tactics.units.army import Army
from opendust.words import fault_text
from opendust.words.catalogue import listed


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `opendust army check`."""
    commands = parser.add_subparsers(
        dest="army_command", metavar=value_name("command"), required=True
    )
    check = commands.add_parser("check", help=help_text("army-check"))
    file, names = value_name("file"), listed(army_names())
    check.add_argument("file", metavar=file, help=help_text("army-file", names=names))
    check.add_argument(
        "--scenario", metavar=value_name("name-or-file"), help=help_text("army-scenario")
    )
    check.add_argument("--side", type=int, choices=(1, 2), default=1, help=help_text("army-side"))
    check.add_argument("--cards", metavar=file, help=help_text("cards"))
    add_language_argument(check)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Checks the army; 0 if it may be played, 1 if a rule forbids it, 2 if it cannot be read."""
    try:
        cards = cards_from(args.cards)
        army = army_from(args.file)
        scenario = scenario_from(args.scenario) if args.scenario else None
    except BadText as bad:
        return print_faults(bad)
    refusals = army_refusals(army, cards, scenario, args.side - 1)
    for refusal in refusals:
        print(forbidden(refusal), file=sys.stderr)
    if refusals:
        return 1
    print(said("army-sound", name=army.name, count=len(army.units), ap=army.ap(cards)))
    return 0


def forbidden(refusal: Refusal) -> str:
    """Why an army may not be played, with the rule that forbids it."""
    details = {**refusal.details, "by_rule": refusal.rule}
    return fault_text(Fault("", 0, refusal.message, **details), spoken())


def army_from(name: str) -> Army:
    """The army in the file, or the one of the package with that name."""
    if name in army_names() and not Path(name).is_file():
        return load_army(name)
    refuse_neither(name, "army", army_names())
    return parse_army(read_file(name), name)
