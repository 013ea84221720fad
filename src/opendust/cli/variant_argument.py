"""Which variant of a game does the command line mean? A packaged name, or the path of a file.

Files are read here, since the games themselves touch none; `opendust play` adds single switches.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from opendust.cli.language import help_text, spoken, value_name
from opendust.cli.table.record_file import read_file
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.variants.packaged import Variants
from opendust.kernel.variants.variant import Variant
from opendust.words import fault_line


def add_switch_argument(parser: argparse.ArgumentParser) -> None:
    """Adds `--switch NAME=VALUE`, also under the name that it had before."""
    parser.add_argument(
        "--switch", "--option", action="append", default=[], metavar=value_name("switch"),
        help=help_text("switch"),
    )  # fmt: skip


def variant_from(variants: Variants, name: str, switches: Sequence[str] = ()) -> Variant:
    """The variant of that name or file, with every `name=value` of the switches applied."""
    return variants.with_values(read_variant(variants, name), overrides_from(switches))


def read_variant(variants: Variants, name: str) -> Variant:
    """The packaged variant of that name, or the one in the file at that path."""
    path = Path(name)
    if name in variants.names or not path.is_file():
        return variants.load(name)
    return variants.parse(read_file(name), name)


def overrides_from(switches: Sequence[str]) -> dict[str, str]:
    """The values by switch, from texts like `retreat_limit=one_unit`."""
    overrides: dict[str, str] = {}
    for text in switches:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadText([Fault("", 0, "fault-switch-form", value=text)])
        overrides[name.strip()] = value.strip()
    return overrides


def print_faults(bad: BadText) -> int:
    """Prints what is wrong, one line per fault; the exit status is 2."""
    for fault in bad.faults:
        print(fault_line(fault, spoken()), file=sys.stderr)
    return 2
