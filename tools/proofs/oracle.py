"""Does an engine agree with predicates written from the rulebooks, over very many questions?

`python tools/proofs/oracle.py [--game dust|tactics] [--questions N] [--seed S] [--only CHAPTER]`:
random positions, chapter after chapter, until so many questions have been asked; then a table of
questions and disagreements, and the first disagreements in full. `tests/oracle/` asks a sample of
the same.

Exit status: 0 no disagreement, 1 some.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from opendust.kernel.build import build_name
from tests.oracle.dust.chapters import CHAPTERS as DUST
from tests.oracle.dust.chapters import Ask as DustAsk
from tests.oracle.dust.positions import BY_THE_BOOK as DUST_BY_THE_BOOK
from tests.oracle.entropy import from_seed
from tests.oracle.tactics.chapters import CHAPTERS as TACTICS
from tests.oracle.tactics.chapters import Ask as TacticsAsk
from tests.oracle.tactics.positions import BY_THE_BOOK as TACTICS_BY_THE_BOOK
from tests.oracle.tally import Choose, Tally

Ask = Callable[[Choose, Tally], None]


def dust_by_the_book(ask: DustAsk) -> Ask:
    """The question without any switch turned."""
    return lambda choose, tally: ask(choose, tally, DUST_BY_THE_BOOK)


def tactics_by_the_book(ask: TacticsAsk) -> Ask:
    """The question without any switch turned."""
    return lambda choose, tally: ask(choose, tally, TACTICS_BY_THE_BOOK)


GAMES: Final[dict[str, dict[str, Ask]]] = {
    "dust": {name: dust_by_the_book(ask) for name, ask in DUST.items()},
    "tactics": {name: tactics_by_the_book(ask) for name, ask in TACTICS.items()},
}
REPORT_SECONDS: Final = 5.0


def parse_arguments() -> argparse.Namespace:
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=sorted(GAMES), help="one game; else every game")
    parser.add_argument("--questions", type=int, default=200_000, help="per game (200000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="one chapter")
    return parser.parse_args()


def ask_at_length(chapters: dict[str, Ask], questions: int, seed: int) -> Tally:
    """Every chapter has the same share of the questions; one line of progress now and then."""
    tally = Tally()
    reported = time.monotonic()
    share = -(-questions // len(chapters))
    for name, ask in chapters.items():
        before, at = tally.questions(), 0
        while tally.questions() - before < share:
            ask(from_seed(seed * 1_000_003 + at), tally)
            at += 1
            if time.monotonic() - reported > REPORT_SECONDS:
                reported = time.monotonic()
                line = f"{tally.questions():>9,} questions, {tally.disagreements():,} disagreements"
                print(f"{line}  {name}", flush=True)
    return tally


def main() -> int:
    """Ask, print, and say by the exit status whether anything disagreed."""
    arguments = parse_arguments()
    wrong = 0
    for game in [arguments.game] if arguments.game else sorted(GAMES):
        chapters = {n: a for n, a in GAMES[game].items() if arguments.only in ("", n)}
        if not chapters:
            print(f"{game} has no chapter {arguments.only}: {', '.join(GAMES[game])}")
            return 2
        print(f"{game}, {build_name()} build, seed {arguments.seed}", flush=True)
        tally = ask_at_length(chapters, arguments.questions, arguments.seed)
        print("\n".join([*tally.described, tally.table()]))
        print(f"{tally.questions():,} questions, {tally.disagreements():,} disagreements\n")
        wrong += tally.disagreements()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
