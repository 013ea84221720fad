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
from opendust.cli.language import (
    add_language_argument,
    chosen,
    help_text,
    speak,
    value_name,
    without_language,
)
from opendust.cli.parser_words import translate
from opendust.cli.variant_argument import print_faults
from opendust.kernel.build import build_name
from opendust.kernel.refusal import BadText

INTERRUPTED = 130
PIPE_CLOSED = 141

WITHOUT_WORDS = ("serve", "--open")
"""What `opendust` alone does: it opens the game in the browser."""


class Command(NamedTuple):
    """A subcommand; its module adds the arguments, its help is the message of its name."""

    name: str
    module: str
    aliases: tuple[str, ...] = ()


COMMANDS: Final = (
    Command("play", "play"),
    Command("serve", "serve"),
    Command("backup", "backup"),
    Command("restore", "backup"),
    Command("export", "export"),
    Command("replay", "replay"),
    Command("verify", "verify"),
    Command("analyse", "analysis.command", ("analyze",)),
    Command("study", "analysis.study"),
    Command("puzzles", "analysis.puzzles"),
    Command("odds", "odds.command"),
    Command("arena", "arena.command"),
    Command("compare", "arena.compare"),
    Command("dataset", "arena.dataset"),
    Command("rules", "rules.command"),
    Command("variants", "variants", ("editions",)),
    Command("board", "dust.board"),
    Command("units", "tactics.units"),
    Command("scenario", "tactics.scenario"),
    Command("army", "tactics.army"),
    Command("check", "cases.command"),
    Command("doctor", "doctor"),
)


def command_line(words: Sequence[str]) -> argparse.ArgumentParser:
    """The parser for these words: only the command that they name is imported and has arguments."""
    parser = argparse.ArgumentParser(
        prog="opendust",
        description=help_text("opendust"),
        epilog=help_text("opendust-examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    version = f"opendust {__version__} ({build_name()})"
    parser.add_argument("--version", action="version", version=version, help=help_text("version"))
    add_language_argument(parser)
    subparsers = parser.add_subparsers(
        title=help_text("commands"), metavar=value_name("command"), required=True
    )
    # No other option before the command takes a value: the first other word names the command.
    named = next((word for word in without_language(words) if not word.startswith("-")), "")
    for command in COMMANDS:
        added = subparsers.add_parser(
            command.name, aliases=command.aliases, help=help_text(command.name)
        )
        if named in (command.name, *command.aliases):
            import_module(f"opendust.cli.{command.module}").add_arguments(added)
            add_language_argument(added)
    return parser


def speak_utf8() -> None:
    """Everything said and read is UTF-8, on a system too that has other habits in pipes."""
    if sys.platform == "win32":
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            stream.reconfigure(encoding="utf-8")


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    speak_utf8()
    given = list(sys.argv[1:] if words is None else words)
    if not without_language(given):
        given += WITHOUT_WORDS
    speak(chosen(given, os.environ))
    translate()
    args = command_line(given).parse_args(given)
    speak(args.language)
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
