"""The `opendust` command: which subcommand is meant, and how does every one of them end?

Bad input ends with a sentence and status 2, never with a traceback; a closed pipe ends quietly.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from opendust import __version__
from opendust.cli import board, editions, rules
from opendust.cli.edition_argument import print_faults
from opendust.kernel.build import build_name
from opendust.kernel.refusal import BadText

INTERRUPTED = 130
PIPE_CLOSED = 141

COMMANDS = (rules, editions, board)


def command_line() -> argparse.ArgumentParser:
    """The parser with every subcommand."""
    parser = argparse.ArgumentParser(
        prog="opendust", description="DUST by the book: play it, look up its rules."
    )
    version = f"opendust {__version__} ({build_name()})"
    parser.add_argument("--version", action="version", version=version)
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add_parser(subparsers)
    return parser


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    args = command_line().parse_args(words)
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
