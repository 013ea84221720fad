"""Do many random matches keep every invariant, and replay to the same position?

`python tools/proofs/soak.py [--game dust|tactics] [--games N] [--seed S] [--workers N] [--house]`:
DUST over all editions and numbers of players in turn, Dust Tactics over all scenarios and profiles,
in worker processes. After every input the invariants are checked; every match is written as a
record, read, replayed and verified. A failure names the match, so that `--only NUMBER` plays it
alone.

Exit status: 0 all held, 1 something did not.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from multiprocessing import Pool, cpu_count
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from opendust.kernel.build import build_name
from opendust.kernel.contract import Game
from opendust.kernel.pending import Chance, Result
from opendust.kernel.play.match import Match
from opendust.kernel.text.digest import digest
from opendust.kernel.text.record import read_record, replay, verify, write_record
from opendust.registry import GAMES
from tests.contract.dust import invariants as dust_invariants
from tests.contract.dust.starts import EDITION_STARTS, house_start
from tests.contract.tactics import invariants as tactics_invariants
from tests.contract.tactics.starts import PROFILE_STARTS, small_start
from tests.contract.walk import LIMIT, Start, chooser, random_input

Task = tuple[str, int, int, bool]
"""Game, number of the match, seed, whether house matches are asked for."""

REPORT_SECONDS: Final = 2.0
HOUSE_SHARE: Final = 5  # one match in so many is a house match, if asked for


class Course:
    """How a game is soaked: where matches begin, and what must hold."""

    def __init__(
        self,
        starts: list[Start],
        house: Callable[[int], Start],
        check: Callable[[Any, Any], None],
    ) -> None:
        self.starts = starts
        self.house = house
        self.check = check


COURSES: Final = {
    "dust": Course(EDITION_STARTS, house_start, dust_invariants.check),
    "tactics": Course(PROFILE_STARTS, small_start, tactics_invariants.check),
}


class Outcome:
    """What one match came to."""

    def __init__(self, number: int, start: str, inputs: int, rounds: int, failure: str) -> None:
        self.number = number
        self.start = start
        self.inputs = inputs
        self.rounds = rounds
        self.failure = failure


def start_of(course: Course, number: int, *, house: bool) -> Start:
    """The setup of a match: every start of the game in turn."""
    if house and number % HOUSE_SHARE == 0:
        return course.house(number)
    # Every turn begins one later, so that house matches do not always displace the same starts.
    size = len(course.starts)
    return course.starts[(number + number // size) % size]


def play(game: Game[Any], course: Course, start: Start, seed: int) -> Match[Any]:
    """A random match with real dice; invariants after every input."""
    match = Match(game, start.setup, seed.to_bytes(16, "big"))
    choose = chooser(seed)
    before = None
    while True:
        waiting = match.pending
        course.check(match.state, before)
        if isinstance(waiting, Result):
            return match
        assert len(match.inputs) < LIMIT, "the match does not end"
        before = match.state.copy()
        if isinstance(waiting, Chance):
            match.roll()
        else:
            match.enter(random_input(game, match.state, waiting, choose))


def replay_and_compare(game: Game[Any], match: Match[Any]) -> None:
    """The record of a match leads to the same position, by the same dice."""
    record = read_record(write_record(match, with_seed=True), "soak")
    faults = verify(game, record)
    assert not faults, faults
    again = replay(game, record)
    assert digest(game.encode(again.state)) == digest(game.encode(match.state))


def soak_one(task: Task) -> Outcome:
    """Play one match; whatever goes wrong is its failure."""
    name, number, seed, house = task
    game, course = GAMES[name], COURSES[name]
    start = start_of(course, number, house=house)
    try:
        match = play(game, course, start, seed + number)
        replay_and_compare(game, match)
    except Exception:
        return Outcome(number, start.name, 0, 0, traceback.format_exc(limit=-4))
    return Outcome(number, start.name, len(match.inputs), match.state.round, "")


def progress(done: int, games: int, failed: int, began: float) -> None:
    """How far it is, and how long it will take."""
    passed = time.monotonic() - began
    left = passed / done * (games - done)
    print(f"{done} of {games} matches, {failed} failed, {done / passed:.1f}/s, "
          f"about {left:.0f} s left", file=sys.stderr, flush=True)  # fmt: skip


def run(tasks: list[Task], workers: int) -> list[Outcome]:
    """Play all, with progress."""
    found: list[Outcome] = []
    began = told = time.monotonic()
    with Pool(workers) as pool:
        for outcome in pool.imap_unordered(soak_one, tasks, chunksize=4):
            found.append(outcome)
            if time.monotonic() - told > REPORT_SECONDS:
                told = time.monotonic()
                progress(len(found), len(tasks), count_failed(found), began)
    return found


def count_failed(outcomes: list[Outcome]) -> int:
    """How many matches failed."""
    return sum(1 for outcome in outcomes if outcome.failure)


def summary(outcomes: list[Outcome], seconds: float) -> list[str]:
    """Figures, and every failure with the command that plays it again."""
    inputs = sum(outcome.inputs for outcome in outcomes)
    longest = max(outcomes, key=lambda outcome: outcome.inputs)
    starts = Counter(outcome.start.rstrip("-0123456789") for outcome in outcomes)
    lines = [
        f"{len(outcomes)} matches, {inputs:,} inputs, {seconds:.0f} s, {build_name()} build",
        "by start: " + ", ".join(f"{name} {amount}" for name, amount in sorted(starts.items())),
        f"longest: {longest.inputs} inputs, {longest.rounds} rounds "
        f"(match {longest.number}, {longest.start})",
        f"failed: {count_failed(outcomes)}",
    ]
    for outcome in sorted(outcomes, key=lambda one: one.number):
        if outcome.failure:
            lines += [f"--only {outcome.number}  ({outcome.start})", outcome.failure]
    return lines


HOUSE_HELP: Final = "every fifth match by house rules, or with random armies on a small board"


def main() -> int:
    """Play as many matches as asked for and say what came of them."""
    parser = argparse.ArgumentParser(description="Random matches with every invariant checked.")
    parser.add_argument("--game", choices=tuple(COURSES), default="dust")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=cpu_count())
    parser.add_argument("--house", action="store_true", help=HOUSE_HELP)
    parser.add_argument("--only", type=int, help="play this match alone")
    asked = parser.parse_args()
    numbers = range(asked.games) if asked.only is None else [asked.only]
    began = time.monotonic()
    tasks = [(asked.game, number, asked.seed, asked.house) for number in numbers]
    outcomes = run(tasks, asked.workers)
    print(*summary(outcomes, time.monotonic() - began), sep="\n")
    return 1 if count_failed(outcomes) else 0


if __name__ == "__main__":
    sys.exit(main())
