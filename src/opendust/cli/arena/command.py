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
from opendust.arena.running import Ending, Sprt
from opendust.arena.running import run as run_arena
from opendust.cli.arena.live import live
from opendust.cli.arena.plan import add_plan_arguments, check_numbers, folder_name, plan_from
from opendust.cli.language import help_text, said, spoken, value_name
from opendust.cli.tables import add_plain_argument, is_plain, print_table, print_text
from opendust.kernel.refusal import BadText, Fault
from opendust.words.numbers import number_text, percent_text

STOPPED: Final = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `opendust arena`."""
    parser.description = help_text("arena-what")
    parser.epilog = help_text("arena-examples")
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    add_plan_arguments(parser)
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, metavar=value_name("number"),
        help=help_text("arena-workers"),
    )  # fmt: skip
    parser.add_argument(
        "--cluster", default="", metavar=value_name("address"), help=help_text("arena-cluster")
    )
    elo = value_name("number")
    parser.add_argument(
        "--sprt", nargs=2, type=float, metavar=(elo, elo), help=help_text("arena-sprt")
    )
    folder = value_name("folder")
    parser.add_argument("--out", metavar=folder, help=help_text("arena-out"))
    parser.add_argument("--resume", metavar=folder, help=help_text("arena-resume"))
    parser.add_argument("--json", action="store_true", help=help_text("arena-json"))
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
    with live(plain=args.json or is_plain(args)) as (tick, watch):
        sprt = sprt_from(args)
        ending = run_arena(plan, path, args.workers, args.cluster, tick, args.language, sprt, watch)
    if args.json:
        print(json.dumps({"folder": str(path), "stopped": ending.is_stopped, **ending.summary}))
    else:
        show(ending, plain=is_plain(args))
    return STOPPED if ending.is_stopped else 0


def sprt_from(args: argparse.Namespace) -> Sprt | None:
    """The two differences of the sequential test, the smaller one first."""
    if args.sprt is None:
        return None
    low, high = args.sprt
    if low >= high:
        raise BadText([Fault("", 0, "arena-sprt-order")])
    return low, high


def show(ending: Ending, *, plain: bool) -> None:
    """How it went, in two tables, and where the rest stands."""
    summary = ending.summary
    names = ("bot", "seats", "wins", "share", "interval", "rating", "lost")
    headings = [said(f"arena-column-{name}") for name in names]
    rated = {rating["bot"]: rating for rating in summary["ratings"] or ()}
    rows = [share_row(share, rated.get(share["bot"])) for share in summary["shares"]]
    print_table(headings, rows, plain=plain)
    print_text(
        said("arena-summary", games=summary["games"], drawn=summary["drawn"],
             unfinished=summary["unfinished"], rounds=number(summary["rounds"], 1),
             inputs=number(summary["inputs"], 0)), plain=plain)  # fmt: skip
    for duel in summary["duels"]:
        print_text(duel_line(duel), plain=plain)
    if "sprt" in summary:
        print_text(sprt_line(summary["sprt"]), plain=plain)
    for bot in summary.get("timing", ()):
        print_text(
            said("arena-timing", bot=bot["bot"], mean=number(bot["mean_ms"], 1),
                 processor=number(bot["processor_ms"], 1),
                 longest=number(bot["longest_ms"], 0)), plain=plain)  # fmt: skip
    for cost in summary.get("costs", ()):
        print_text(cost_line(cost), plain=plain)
    if not summary.get("parquet", True) or summary["ratings"] is None:
        print_text(said("arena-extra"), plain=plain)
    folder = str(ending.folder)
    if ending.found:
        print_text(said("arena-found", found=ending.found), plain=plain)
    if ending.is_stopped:
        planned = summary["planned"]
        print_text(said("arena-stopped", games=summary["games"], planned=planned,
                        folder=folder), plain=plain)  # fmt: skip
    print_text(said("arena-folder", folder=folder), plain=plain)


def duel_line(duel: dict[str, Any]) -> str:
    """How two bots compare, in words."""
    if duel["elo_low"] is None or duel["elo_high"] is None:
        return said("arena-duel-clear", bot=duel["bot"], other=duel["other"],
                    share=percent(duel["score"]), pairs=duel["pairs"])  # fmt: skip
    return said("arena-duel", bot=duel["bot"], other=duel["other"], share=percent(duel["score"]),
                elo=signed(duel["elo"]), low=signed(duel["elo_low"]),
                high=signed(duel["elo_high"]), pairs=duel["pairs"],
                likely=percent(duel["superiority"]))  # fmt: skip


def cost_line(cost: dict[str, Any]) -> str:
    """What the strength of the dearer bot costs."""
    marks = [cost["per_doubling"], cost["low"], cost["high"]]
    ratio = number(cost["ratio"], 1)
    if None in marks:
        return said("arena-cost", bot=cost["bot"], other=cost["other"], ratio=ratio)
    gain, low, high = [signed(mark) for mark in marks]
    return said("arena-cost-elo", bot=cost["bot"], other=cost["other"], ratio=ratio, gain=gain,
                low=low, high=high)  # fmt: skip


def sprt_line(test: dict[str, Any]) -> str:
    """What the sequential test says."""
    chosen = test["decision"] or "open"
    return said(f"arena-sprt-{chosen}", bot=test["bot"], other=test["other"],
                low=signed(test["low"]), high=signed(test["high"]),
                pairs=test["pairs"], likelihood=signed(test["likelihood"], 2),
                bound=number(test["bound"], 2))  # fmt: skip


def signed(value: float, digits: int = 0) -> str:
    """A number with its sign."""
    return number_text(value, spoken(), digits=digits, signed=True)


def number(value: float, digits: int) -> str:
    """A number as it is written in the language."""
    return number_text(value, spoken(), digits=digits)


def percent(share: float) -> str:
    """A share with one digit."""
    return percent_text(share, spoken(), digits=1)


def share_row(share: dict[str, Any], rating: dict[str, Any] | None) -> tuple[str, ...]:
    """A bot's line of the table."""
    lost = share["raised"] + share["illegal"] + share["late"]
    strength = "-"
    if rating is not None:
        span = said("arena-interval", low=number(rating["low"], 1), high=number(rating["high"], 1))
        strength = f"{number(rating['mean'], 1)} ({span})"
    return (
        share["bot"], str(share["seats"]), str(share["wins"]), percent(share["share"]),
        said("arena-interval", low=percent(share["low"]), high=percent(share["high"])), strength,
        said("arena-part", count=lost, of=share["decisions"]) if lost else "-",
    )  # fmt: skip
