"""`opendust analyse`: where was this game won and lost, and who was lucky?"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from time import monotonic

from opendust.analysis.analyse import Progress, analyse
from opendust.analysis.decisions import DEEP, QUICK
from opendust.analysis.report.page import (
    columns,
    faults_of,
    page,
    phase_columns,
    phase_rows,
    player_row,
)
from opendust.analysis.report.story import Story
from opendust.analysis.report.wording import DecisionWords, Told, told, when_text
from opendust.cli.language import help_text, value_name
from opendust.cli.table.record_file import record_in
from opendust.cli.tables import (
    add_plain_argument,
    is_plain,
    print_heading,
    print_table,
    print_text,
)
from opendust.kernel.text.record import replay
from opendust.words import text
from opendust.words.numbers import percent_text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `opendust analyse`."""
    parser.epilog = help_text("analyse-examples")
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("file", metavar=value_name("file"), help=help_text("record"))
    effort = parser.add_mutually_exclusive_group()
    effort.add_argument("--quick", action="store_true", help=help_text("analyse-quick"))
    effort.add_argument("--deep", action="store_true", help=help_text("analyse-deep"))
    effort.add_argument(
        "--seconds", type=float, metavar=value_name("seconds"), help=help_text("analyse-seconds")
    )
    parser.add_argument("--json", metavar=value_name("file"), help=help_text("analyse-json"))
    parser.add_argument("--html", metavar=value_name("file"), help=help_text("analyse-html"))
    parser.add_argument(
        "--workers", type=int, metavar=value_name("number"), help=help_text("arena-workers")
    )
    add_plain_argument(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Analyses a record, prints what was found, and writes it where asked."""
    game, record = record_in(args.file, forgive_torn_end=True)
    story = Story.of(replay(game, record))
    found = analyse(
        story,
        effort=DEEP if args.deep else QUICK,
        workers=max(1, args.workers or os.cpu_count() or 1),
        progress=shown_progress(args.language),
        seconds=max(0.0, args.seconds or 0.0),
        clock=monotonic,
    )
    result = told(found, story, args.language)
    if args.json:
        Path(args.json).write_text(json.dumps(result, ensure_ascii=False) + "\n", encoding="utf-8")
    if args.html:
        Path(args.html).write_text(page(result, Path(args.file).name), encoding="utf-8")
    print_told(result, is_finished=story.result() is not None, plain=is_plain(args))
    for file in (args.json, args.html):
        if file:
            print(text("analysis-written", args.language, file=file))
    return 0


def shown_progress(language: str) -> Progress | None:
    """Tells on a terminal how far it is; nothing is told to a file or a program."""
    if not sys.stderr.isatty():
        return None

    def show(done: int, every: int) -> None:
        words = text("analysis-progress", language, share=percent_text(done / every, language))
        print(f"\r{words}", end="\n" if done == every else "", file=sys.stderr, flush=True)

    return show


def print_told(found: Told, *, is_finished: bool, plain: bool) -> None:
    """The analysis as text."""
    language, seats = found["lang"], found["analysis"]["seats"]
    if not is_finished:
        print_text(text("analysis-unfinished", language), plain=plain)
    rows = [[*player_row(seat, language), faults_of(seat, language)] for seat in seats]
    faults = text("analysis-faults", language)
    print_table([*columns(language), faults], rows, plain=plain)
    print_heading(text("analysis-phases", language), plain=plain)
    print_table(phase_columns(found), phase_rows(found), plain=plain)
    print_text(text("analysis-phases-note", language), plain=plain)
    chances, rounds = text("analysis-chances", language), text("analysis-over-rounds", language)
    print_heading(f"{chances} ({rounds})", plain=plain)
    print_table(["", *found["analysis"]["names"]], round_rows(found), plain=plain)
    print_heading(text("analysis-turning-points", language), plain=plain)
    for point in found["turning_points"]:
        print_text(f"  {point['when']}: {point['line']} {point['change']}", plain=plain)
    if not found["turning_points"]:
        print_text("  " + text("analysis-no-turning-points", language), plain=plain)
    print_heading(text("analysis-marks", language), plain=plain)
    for one in found["marks"]:
        print_decision(one, language, plain=plain)
    if not found["marks"]:
        print_text("  " + text("analysis-no-marks", language), plain=plain)
    if found["suspects"]:
        print_heading(text("analysis-suspects", language), plain=plain)
        print_text(text("analysis-suspects-note", language), plain=plain)
    for one in found["suspects"]:
        print_decision(one, language, plain=plain)
    for line in found["how"]:
        print_text(line, plain=plain)


def print_decision(one: DecisionWords, language: str, *, plain: bool) -> None:
    """A decision that could have been better: what was played, what was better, and why."""
    step = text("analysis-step", language, step=one["step"])
    print_text(f"  {step}. {one['line']}", plain=plain)
    for message, words in (("analysis-played", one["played"]), ("analysis-best", one["best"])):
        print_text("    " + text(message, language, action=words["label"]), plain=plain)
    print_text(f"    {one['why']}", plain=plain)


def round_rows(found: Told) -> list[list[str]]:
    """Everybody's chance to win where each round ended."""
    analysis, language = found["analysis"], found["lang"]
    last = {number: step for step, number in enumerate(analysis["rounds"])}
    return [
        [
            when_text(number, language),
            *[percent_text(chance, language) for chance in analysis["chances"][step]],
        ]
        for number, step in last.items()
    ]
