"""The `opendust` command: which subcommand is meant, and how does every one of them end?

Bad input ends with a sentence and status 2, never with a traceback; a closed pipe ends quietly.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from opendust import __version__
from opendust.cli import doctor, play, replay, serve, variants, verify
from opendust.cli.arena import command as arena
from opendust.cli.cases import command as check
from opendust.cli.dust import board
from opendust.cli.odds import command as odds
from opendust.cli.rules import command as rules
from opendust.cli.tactics import army, scenario, units
from opendust.cli.variant_argument import print_faults
from opendust.kernel.build import build_name
from opendust.kernel.refusal import BadText

INTERRUPTED = 130
PIPE_CLOSED = 141

WITHOUT_WORDS = ("serve", "--open")
"""What `opendust` alone does: it opens the game in the browser."""

COMMANDS = (
    play, serve, replay, verify, odds, arena, rules, variants, board, units, scenario, army, check,
    doctor,
)  # fmt: skip

EXAMPLES = """\
examples:
  opendust                           opens the game in the browser
  opendust play                      you against three recruits
  opendust play --seats human,human  two people at one screen
  opendust play tactics              Dust Tactics: the first lesson
  opendust rules PROD-15             what a rule says, and where it is printed
  opendust rules amphibious retreat  the rules that speak of it
  opendust verify match.record       were the dice fair and every move legal?
  opendust doctor                    what is missing here, and what to do about it

opendust COMMAND --help says more about each command.
"""


def command_line() -> argparse.ArgumentParser:
    """The parser with every subcommand."""
    parser = argparse.ArgumentParser(
        prog="opendust",
        description="DUST and Dust Tactics by the book: play them, look up their rules.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    version = f"opendust {__version__} ({build_name()})"
    parser.add_argument("--version", action="version", version=version)
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add_parser(subparsers)
    return parser


def speak_utf8() -> None:
    """Everything said and read is UTF-8, on a system too that has other habits in pipes."""
    if sys.platform == "win32":
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            stream.reconfigure(encoding="utf-8")


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    speak_utf8()
    given = sys.argv[1:] if words is None else words
    args = command_line().parse_args(given or WITHOUT_WORDS)
    try:
        status = int(args.run(args))
        sys.stdout.flush()
    except BadText as bad:
        return print_faults(bad)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The interpreter flushes once more at its end, and must find somewhere to flush to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return status
