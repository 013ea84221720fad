"""`opendust arena`: which bot is stronger, and what do many games tell about the game?"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any, Final

from opendust.arena.folder import read_plan
from opendust.arena.plan import DECISION_CAP, Plan, Variant
from opendust.arena.running import Ending
from opendust.arena.running import run as run_arena
from opendust.cli.arena_progress import progress
from opendust.cli.play import GAME_ARGUMENTS, settings_from
from opendust.cli.tables import add_plain_argument, is_plain, print_table, print_text
from opendust.games import GAMES, VARIANTS
from opendust.kernel.notation import nearest
from opendust.kernel.refusal import BadText, Fault
from opendust.words import text

STOPPED: Final = 130
FEWEST_SEATS: Final = 2
LISTED: Final = {"dust": "edition", "tactics": "scenario"}
"""The argument of a game that may name several variants, each of which is played."""

EXAMPLES = """\
examples:
  opendust arena recruit random --games 200
  opendust arena recruit random --edition premium-en,epic-de --out study
  opendust arena recruit random --seats 4          one recruit, three of the last
  opendust arena random recruit mine.bots:Bold --seats 2 --games 600
                                                   everybody against everybody
  opendust arena recruit random --game tactics --scenario skirmish --army axis-box
  opendust arena --resume study                    go on where it was stopped

The folder holds every record, tables (CSV and Parquet) and report.html: docs/arena.md.
"""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds `opendust arena`."""
    parser = subparsers.add_parser(
        "arena", help="many games between bots: records, tables, ratings, a report",
        description="Plays many games between bots and reports on them.", epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("bots", nargs="*", metavar="BOT", help="a bot's name, or module:Class")
    parser.add_argument("--game", default="dust", help="dust (default) or tactics")
    parser.add_argument("--seats", type=int, metavar="N", help="players in a game")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many (100)")
    parser.add_argument("--seed", default="1", help="any word; the same games for the same one")
    for name, (game, metavar, words) in GAME_ARGUMENTS.items():
        several = "; several with commas" if name == LISTED[game] else ""
        parser.add_argument(f"--{name}", metavar=metavar, help=f"{game}: {words}{several}")
    parser.add_argument("--army", action="append", default=[], metavar="FILE",
                        help="tactics: a file or name; once for both sides, or twice")  # fmt: skip
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE",
                        help="one option changed; may be repeated")  # fmt: skip
    parser.add_argument("--own-capitals", action="store_true",
                        help="dust: bots choose capital and colour; else these rotate")  # fmt: skip
    parser.add_argument("--budget", type=float, metavar="SECONDS",
                        help="thinking time of a decision, for bots that have one")  # fmt: skip
    parser.add_argument(
        "--cap",
        type=float,
        default=DECISION_CAP,
        metavar="SECONDS",
        help=f"a decision that takes longer is lost ({DECISION_CAP:g})",
    )
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
    # A bot of one's own usually lies where the command is given.
    sys.path.append(os.getcwd())
    if args.resume:
        path, plan = Path(args.resume), read_plan(Path(args.resume))
    else:
        plan = plan_from(args).rounded()
        path = Path(args.out or folder_name(plan))
    if args.workers < 1:
        raise BadText([Fault("", 0, "arena-number", name="--workers", least=1)])
    with progress(plain=args.json or is_plain(args)) as tick:
        ending = run_arena(plan, path, args.workers, args.cluster, tick)
    if args.json:
        print(json.dumps({"folder": str(path), "stopped": ending.is_stopped, **ending.summary}))
    else:
        show(ending, plain=is_plain(args))
    return STOPPED if ending.is_stopped else 0


def plan_from(args: argparse.Namespace) -> Plan:
    """The plan of the arguments; what cannot be played is refused with what could."""
    if args.game not in GAMES:
        near = nearest(args.game, tuple(GAMES))
        raise BadText(
            [Fault("", 0, "arena-game", name=args.game, known=tuple(GAMES), nearest=near)]
        )
    if not args.bots:
        raise BadText([Fault("", 0, "arena-no-bots")])
    for name, least in (("games", 1), ("cap", 0)):
        if getattr(args, name) < least:
            raise BadText([Fault("", 0, "arena-number", name=f"--{name}", least=least)])
    return Plan(
        game=args.game, variants=tuple(variants_from(args)), bots=tuple(args.bots),
        seats=seats_from(args), games=args.games, seed=args.seed, budget=args.budget,
        drafted=not args.own_capitals, cap=args.cap,
    )  # fmt: skip


def seats_from(args: argparse.Namespace) -> int:
    """The players of a game: as asked for, else all bots, in Dust Tactics two."""
    if args.seats is not None:
        if args.seats < FEWEST_SEATS:
            raise BadText([Fault("", 0, "arena-number", name="--seats", least=FEWEST_SEATS)])
        return int(args.seats)
    return FEWEST_SEATS if args.game == "tactics" else max(FEWEST_SEATS, len(args.bots))


def variants_from(args: argparse.Namespace) -> list[Variant]:
    """The variants to play: one for each edition or scenario that is named."""
    if len(args.army) == 1:
        args.army = args.army * 2
    listed = LISTED[args.game]
    names: list[str | None] = [None]
    if getattr(args, listed):
        names = [word.strip() for word in getattr(args, listed).split(",")]
    found: list[Variant] = []
    for name in names:
        settings = settings_from(argparse.Namespace(**{**vars(args), listed: name}))
        found.append(Variant(variant_name(args, settings), settings))
    return found


def variant_name(args: argparse.Namespace, settings: dict[str, str]) -> str:
    """What a variant is called in tables: its edition, or its scenario; then what was changed."""
    key, _ = VARIANTS[args.game]
    words = [settings[LISTED[args.game]]]
    if key in settings and key != LISTED[args.game]:
        words.append(settings[key])
    return " ".join(words + args.option)


def folder_name(plan: Plan) -> str:
    """A folder for the plan, the same for the same plan."""
    bots = [bot.rpartition(":")[2] for bot in plan.bots]
    return "-".join(["arena", plan.game, *bots, f"seed{plan.seed}"])


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
