"""`opendust puzzles`: find the move. Mines puzzles from recorded games, and asks them."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from time import monotonic

from opendust.analysis.report.story import Story
from opendust.analysis.report.wording import change_text
from opendust.analysis.study.again import asked_again, spread_out
from opendust.analysis.study.position import read_position
from opendust.analysis.study.puzzles import Puzzle, mined
from opendust.analysis.study.shelf import shelf
from opendust.analysis.study.telling import move_text, why_text
from opendust.cli.language import help_text, value_name
from opendust.cli.screen import EndOfInput, Screen
from opendust.cli.table.presentation import presentation_of
from opendust.cli.table.record_file import read_file, record_in
from opendust.cli.tables import add_plain_argument
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.digits import is_count
from opendust.kernel.text.record import replay
from opendust.registry import GAMES
from opendust.words import text
from opendust.words.numbers import percent_text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `opendust puzzles`."""
    parser.epilog = help_text("puzzles-examples")
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("file", metavar=value_name("file"), help=help_text("puzzles-file"))
    parser.add_argument(
        "--start",
        type=int,
        default=1,
        metavar=value_name("number"),
        help=help_text("puzzles-start"),
    )
    parser.add_argument(
        "--mine", nargs="+", metavar=value_name("folder"), help=help_text("puzzles-mine")
    )
    parser.add_argument(
        "--seconds", type=float, metavar=value_name("seconds"), help=help_text("puzzles-seconds")
    )
    parser.add_argument(
        "--each", type=int, metavar=value_name("number"), help=help_text("puzzles-each")
    )
    parser.add_argument(
        "--again", type=int, metavar=value_name("number"), help=help_text("puzzles-again")
    )
    add_plain_argument(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Plays puzzles, or mines new ones from arena folders."""
    if args.mine:
        return mine(args)
    puzzles = puzzles_in(args.file)
    if args.again is not None:
        return ask_again(puzzles, args.again, args.language)
    if not 1 <= args.start <= len(puzzles):
        raise BadText([Fault("", 0, "puzzle-none", number=args.start, last=len(puzzles))])
    return Solver(Screen(plain=args.plain), args.language).solve(puzzles, args.start)


def puzzles_in(name: str) -> list[Puzzle]:
    """The puzzles of a file, one line of JSON each; or those that come with a game."""
    packaged = list(shelf(name).values()) if name in GAMES else []
    try:
        return packaged or [json.loads(line) for line in read_file(name).splitlines()]
    except ValueError:
        raise BadText([Fault(name, 0, "puzzle-file-unreadable")]) from None


def ask_again(puzzles: list[Puzzle], most: int, language: str) -> int:
    """Some puzzles in fresh worlds; names those that no longer hold. Fails if there are any."""
    chosen = spread_out(puzzles, max(1, most))
    failed = 0
    for number, puzzle in chosen:
        found = asked_again(puzzle)
        if not found.holds:
            failed += 1
            lead, more = [change_text(one, language) for one in (found.lead, found.won_more)]
            print(text("puzzle-fails", language, number=number, id=puzzle["id"],
                       lead=lead, more=more), flush=True)  # fmt: skip
    holding = len(chosen) - failed
    print(text("puzzle-still-hold", language, count=holding, all=len(chosen)))
    return 1 if failed else 0


def mine(args: argparse.Namespace) -> int:
    """Every record of some folders, each once, however often the search is taken up again.

    A puzzle is written as soon as it is found, and then the record, when it has been read.
    """
    end = monotonic() + args.seconds if args.seconds else None
    target, seen = Path(args.file), Path(args.file + ".seen")
    known = puzzles_in(args.file) if target.exists() else []
    counts = Counter([(puzzle["game"], puzzle["theme"]) for puzzle in known])
    read = set(seen.read_text("utf-8").split("\n")) if seen.exists() else set()
    for path in in_turn(args.mine):
        if end is not None and monotonic() > end:
            break
        if str(path) in read:
            continue
        for puzzle in puzzles_of(path, counts, args.each):
            if puzzle["id"] not in [one["id"] for one in known]:
                append(target, json.dumps(puzzle))
                known.append(puzzle)
                counts[puzzle["game"], puzzle["theme"]] += 1
        append(seen, str(path))
    print(text("puzzle-mined", args.language, count=len(known), file=args.file))
    return 0


def append(path: Path, line: str) -> None:
    """One more line at the end of a file."""
    with path.open("a", encoding="utf-8") as file:
        file.write(line + "\n")


def in_turn(folders: list[str]) -> Iterator[Path]:
    """The records of some folders, one of each folder after the other."""
    each = [sorted(Path(folder).rglob("*.record")) for folder in folders]
    for row in zip_longest(*each):
        yield from [path for path in row if path is not None]


def puzzles_of(path: Path, counts: Counter[tuple[str, str]], most: int | None) -> Iterator[Puzzle]:
    """The puzzles of a record, of themes of which there are not enough yet."""
    game, record = record_in(str(path))

    def is_full(theme: str) -> bool:
        return most is not None and counts[game.NAME, theme] >= most

    name = f"{path.parent.parent.name}-{path.stem}"
    yield from mined(Story.of(replay(game, record)), name, is_full)


class Solver:
    """A person who solves puzzles, with a streak."""

    def __init__(self, screen: Screen, language: str) -> None:
        self.screen = screen
        self.language = language
        self.streak = 0

    def solve(self, puzzles: list[Puzzle], first: int) -> int:
        """One puzzle after the other."""
        for number, puzzle in enumerate(puzzles[first - 1 :], first):
            self.screen.heading(
                text("puzzle-number", self.language, number=number, all=len(puzzles))
            )
            try:
                if not self.ask(puzzle):
                    return 0
            except EndOfInput:
                return 0
        return 0

    def ask(self, puzzle: Puzzle) -> bool:
        """One puzzle; whether another one is wanted."""
        game, setup, state = read_position(puzzle["position"])
        shown = presentation_of(game.NAME)
        view = game.view(state, puzzle["seat"])
        shown.show_scores(self.screen, view, self.language)
        shown.show(self.screen, view, puzzle["seat"], "board", [], self.language)
        player = setup.seats[puzzle["seat"]]
        self.screen.say(text("analysis-learn-ask", self.language, player=player))
        self.screen.say(text(f"puzzle-theme-{puzzle['theme']}", self.language))
        words = [move_text(game, state, line, self.language) for line in puzzle["tried"]]
        self.screen.numbered([(str(at), one, "") for at, one in enumerate(words, 1)])
        right = puzzle["tried"].index(puzzle["best"]) + 1
        answer = self.chosen(len(words))
        if answer is None:
            return False
        is_right = answer == right
        self.streak = self.streak + 1 if is_right else 0
        message = "analysis-learn-right" if is_right else "puzzle-wrong"
        self.screen.say(text(message, self.language, action=words[right - 1]))
        self.screen.say(why_text(puzzle, game, state, self.language))
        chance, second = puzzle["chance"], puzzle["second"]
        self.screen.say(
            text("puzzle-margin", self.language, chance=percent_text(chance, self.language),
                 second=percent_text(second, self.language), streak=self.streak)
        )  # fmt: skip
        return True

    def chosen(self, last: int) -> int | None:
        """The number of a move, asked for until it is one; nothing if the person leaves."""
        while True:
            answer = self.screen.ask("puzzle> ").strip()
            if answer in ("q", "quit"):
                return None
            if is_count(answer) and 1 <= int(answer) <= last:
                return int(answer)
            self.screen.say(text("puzzle-choose", self.language, last=last))
