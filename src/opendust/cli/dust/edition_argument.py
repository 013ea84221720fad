"""Which edition does the command line mean? A packaged name, or the path of an edition file.

Files are read here, since the game itself touches none; `opendust play` adds single options.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from opendust.dust.edition import EDITIONS, Edition, load_edition, parse_edition, with_options
from opendust.kernel.refusal import BadText, Fault
from opendust.words import fault_line


def edition_from(name: str, options: Sequence[str] = ()) -> Edition:
    """The edition of that name or file, with every `name=value` of the options applied."""
    return with_options(read_edition(name), overrides_from(options))


def read_edition(name: str) -> Edition:
    """The packaged edition of that name, or the one in the file at that path."""
    path = Path(name)
    if name in EDITIONS or not path.is_file():
        return load_edition(name)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadText([Fault(name, 0, "fault-file-unreadable", reason=str(error))]) from error
    return parse_edition(text, name)


def overrides_from(options: Sequence[str]) -> dict[str, str]:
    """The values by option name, from texts like `retreat_limit=one_unit`."""
    overrides: dict[str, str] = {}
    for text in options:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadText([Fault("", 0, "fault-option-form", value=text)])
        overrides[name.strip()] = value.strip()
    return overrides


def print_faults(bad: BadText) -> int:
    """Prints what is wrong, one line per fault; the exit status is 2."""
    for fault in bad.faults:
        print(fault_line(fault), file=sys.stderr)
    return 2
