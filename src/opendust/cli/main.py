"""The `opendust` command: which subcommand is meant, and how does every one of them end?

Bad input ends with a sentence and status 2, never with a traceback; a closed pipe ends quietly.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, NamedTuple

from opendust import __version__
from opendust.cli.variant_argument import print_faults
from opendust.kernel.build import build_name
from opendust.kernel.refusal import BadText

INTERRUPTED = 130
PIPE_CLOSED = 141

WITHOUT_WORDS = ("serve", "--open")
"""What `opendust` alone does: it opens the game in the browser."""


class Command(NamedTuple):
    """A subcommand; its module adds the arguments."""

    name: str
    module: str
    help: str
    aliases: tuple[str, ...] = ()


COMMANDS: Final = (
    Command("play", "play", "play against bots or round one screen"),
    Command("serve", "serve", "host matches on the network"),
    Command("replay", "replay", "step through a match that was kept"),
    Command("verify", "verify", "check a record: every input, every roll"),
    Command("odds", "odds.command", "exact chances of a battle or an attack"),
    Command(
        "arena", "arena.command", "many games between bots: records, tables, ratings, a report"
    ),
    Command("rules", "rules.command", "look up the rules by number or by words"),
    Command(
        "variants", "variants", "the variants of a game's rules and their switches", ("editions",)
    ),
    Command("board", "dust.board", "check or draw a board file of DUST"),
    Command("units", "tactics.units", "the unit cards of Dust Tactics"),
    Command("scenario", "tactics.scenario", "check or draw a scenario of Dust Tactics"),
    Command("army", "tactics.army", "check an army of Dust Tactics"),
    Command("check", "cases.command", "play conformance cases against the rules"),
    Command("doctor", "doctor", "check the installation: can I play?"),
)

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


def command_line(words: Sequence[str]) -> argparse.ArgumentParser:
    """The parser for these words: only the command that they name is imported and has arguments."""
    parser = argparse.ArgumentParser(
        prog="opendust",
        description="DUST and Dust Tactics by the book: play them, look up their rules.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    version = f"opendust {__version__} ({build_name()})"
    parser.add_argument("--version", action="version", version=version)
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    # No option before the command takes a value, so the first other word names the command.
    named = next((word for word in words if not word.startswith("-")), "")
    for command in COMMANDS:
        added = subparsers.add_parser(command.name, aliases=command.aliases, help=command.help)
        if named in (command.name, *command.aliases):
            import_module(f"opendust.cli.{command.module}").add_arguments(added)
    return parser


def speak_utf8() -> None:
    """Everything said and read is UTF-8, on a system too that has other habits in pipes."""
    if sys.platform == "win32":
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            stream.reconfigure(encoding="utf-8")


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    speak_utf8()
    given = (sys.argv[1:] if words is None else words) or WITHOUT_WORDS
    args = command_line(given).parse_args(given)
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
