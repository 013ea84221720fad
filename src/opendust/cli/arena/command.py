"""`opendust arena`: which bot is stronger, and what do many games tell about the game?"""

from __future__ import annotations

import argparse
import json
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from opendust.arena.folder import read_plan
from opendust.arena.running import Ending
from opendust.arena.running import run as run_arena
from opendust.cli.arena.plan import add_plan_arguments, check_numbers, folder_name, plan_from
from opendust.cli.arena.progress import progress
from opendust.cli.tables import add_plain_argument, is_plain, print_table, print_text
from opendust.words import text

STOPPED: Final = 130

EXAMPLES = """\
examples:
  opendust arena recruit random --games 200
  opendust arena recruit random --edition premium-en,epic-de --out study
  opendust arena recruit random --seats 4          one recruit, three of the last
  opendust arena random recruit mine.bots:Bold --seats 2 --games 600
                                                   everybody against everybody
  opendust arena recruit random --game tactics --scenario skirmish --army axis-box
  opendust arena --resume study                    go on where it was stopped

The folder holds every record, tables (CSV and Parquet) and report.html: docs/study/arena.md.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `opendust arena`."""
    parser.description = "Plays many games between bots and reports on them."
    parser.epilog = EXAMPLES
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    add_plan_arguments(parser)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N",
                        help="processes that play (as many as the machine has cores)")  # fmt: skip
    parser.add_argument(
        "--cluster",
        default="",
        metavar="ADDRESS",
        help="play on a Ray cluster: auto, local or ray://HOST:PORT",
    )
    parser.add_argument("--out", metavar="FOLDER", help="where everything goes")
    parser.add_argument("--resume", metavar="FOLDER", help="go on with an arena that was stopped")
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")
    add_plain_argument(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play an arena, or go on with one, and say how it went."""
    check_numbers(args)
    # A bot of one's own usually lies where the command is given.
    sys.path.append(os.getcwd())
    if args.resume:
        path, kept = Path(args.resume), read_plan(Path(args.resume))
        plan = replace(kept, games=args.games or kept.games, cap=args.cap or kept.cap).rounded()
    else:
        plan = plan_from(args).rounded()
        path = Path(args.out or folder_name(plan))
    with progress(plain=args.json or is_plain(args)) as tick:
        ending = run_arena(plan, path, args.workers, args.cluster, tick)
    if args.json:
        print(json.dumps({"folder": str(path), "stopped": ending.is_stopped, **ending.summary}))
    else:
        show(ending, plain=is_plain(args))
    return STOPPED if ending.is_stopped else 0


def show(ending: Ending, *, plain: bool) -> None:
    """How it went, in two tables, and where the rest stands."""
    summary = ending.summary
    headings = ("Bot", "Seats", "Won", "Share", "95 % interval", "Rating", "Lost to the default")
    rated = {rating["bot"]: rating for rating in summary["ratings"] or ()}
    rows = [share_row(share, rated.get(share["bot"])) for share in summary["shares"]]
    print_table(headings, rows, plain=plain)
    print_text(
        text("arena-summary", "en", games=summary["games"], drawn=summary["drawn"],
             unfinished=summary["unfinished"], rounds=f"{summary['rounds']:.1f}",
             inputs=f"{summary['inputs']:.0f}"), plain=plain)  # fmt: skip
    for bot in summary.get("timing", ()):
        print_text(
            text("arena-timing", "en", bot=bot["bot"], mean=f"{bot['mean_ms']:.1f}",
                 longest=f"{bot['longest_ms']:.0f}"), plain=plain)  # fmt: skip
    if not summary.get("parquet", True) or summary["ratings"] is None:
        print_text(text("arena-extra", "en"), plain=plain)
    folder = str(ending.folder)
    if ending.found:
        print_text(text("arena-found", "en", found=ending.found), plain=plain)
    if ending.is_stopped:
        planned = summary["planned"]
        print_text(text("arena-stopped", "en", games=summary["games"], planned=planned,
                        folder=folder), plain=plain)  # fmt: skip
    print_text(text("arena-folder", "en", folder=folder), plain=plain)


def share_row(share: dict[str, Any], rating: dict[str, Any] | None) -> tuple[str, ...]:
    """A bot's line of the table."""
    lost = share["raised"] + share["illegal"] + share["late"]
    strength = "-"
    if rating is not None:
        strength = f"{rating['mean']:.1f} ({rating['low']:.1f} to {rating['high']:.1f})"
    return (
        share["bot"], str(share["seats"]), str(share["wins"]), f"{share['share']:.1%}",
        f"{share['low']:.1%} to {share['high']:.1%}", strength,
        f"{lost} of {share['decisions']}" if lost else "-",
    )  # fmt: skip
