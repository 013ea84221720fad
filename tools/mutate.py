"""Does some case or test notice when a rule is changed? Mutation testing over a game's rules/.

`python tools/mutate.py [--sample N --seed S] [--only FILE] [--workers N] [--log FILE] [--again]
[--cases] [--write]`: every mutant (tools/mutation/changes.py) is judged in a process of its own
(judging.py) by the cases that reach the changed line, and by the tests of the game, which take far
longer (`--cases` asks only those of a chapter's own). `--again` asks only about the survivors in
the log. `--write` writes the game's section of docs/develop/mutation.md.
Survivors that change nothing anybody could notice stand, with the reason, in mutation/judged.toml.

Exit status: 0 always; the survivors are for people to judge.
"""

from __future__ import annotations

import argparse
import importlib
import os
import pkgutil
import random
import sys
from pathlib import Path
from types import ModuleType

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pytest

from opendust.kernel.build import is_compiled
from tools.mutation.changes import Mutant, mutants
from tools.mutation.judging import ENDLESS, Judges, leave_out_failing, start
from tools.mutation.reaching import load_units, trace
from tools.mutation.report import PAGE, ROOT, TITLES, Found, Log, place, report, with_section


class Inside:
    """A plugin that judges the mutants where pytest would run the tests that it has collected."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In place of the tests."""
        mutate(self.asked, session.items)
        return True


def rule_modules(game: str, only: str) -> list[ModuleType]:
    """The chapters of a game, or those that are asked for."""
    package = importlib.import_module(f"opendust.{game}.rules")
    found = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    names = sorted(module.name for module in found if not module.ispkg)
    asked = [name for name in names if not only or name.rpartition(".")[2] in only.split(",")]
    return [importlib.import_module(name) for name in asked]


def mutate(asked: argparse.Namespace, items: list[pytest.Item]) -> None:
    """Make the mutants, choose a sample if asked, judge them, report."""
    modules = rule_modules(asked.game, asked.only)
    sources = {m.__name__: Path(str(m.__file__)).read_text(encoding="utf-8") for m in modules}
    chosen = [mutant for m in modules for mutant in mutants(m, sources[m.__name__])]
    if asked.sample and asked.sample < len(chosen):
        chosen = random.Random(asked.seed).sample(chosen, asked.sample)
    every = load_units(asked.game)
    print(f"{len(chosen)} mutants, {len(every)} cases; tracing the cases ...", file=sys.stderr)
    reach = trace(every, {str(m.__file__) for m in modules})
    judges = Judges(every, reach, items, asks_all=not asked.cases)
    leave_out_failing(judges, chosen)
    found = run(chosen, sources, judges, asked.workers, Log(asked.log, again=asked.again))
    lines = report(found, len(every))
    print(*lines, sep="\n")
    if asked.write:
        command = f"--game {asked.game} --sample {asked.sample} --seed {asked.seed} --write"
        section = [f'`make mutate ARGS="{command}"`', "", *lines]
        page = with_section(PAGE.read_text(encoding="utf-8"), TITLES[asked.game], section)
        PAGE.write_text(page, encoding="utf-8")


def run(
    chosen: list[Mutant], sources: dict[str, str], judges: Judges, workers: int, log: Log
) -> Found:
    """Judge all, several at a time; a process that was killed would not have ended."""
    found = [(mutant, log.known[place(mutant)]) for mutant in chosen if place(mutant) in log.known]
    waiting = [mutant for mutant in reversed(chosen) if place(mutant) not in log.known]
    running: dict[int, tuple[Mutant, int]] = {}
    while waiting or running:
        while waiting and len(running) < workers:
            mutant = waiting.pop()
            child, reading = start(mutant, sources[mutant.module.__name__], judges)
            running[child] = mutant, reading
        child, status = os.wait()
        mutant, reading = running.pop(child)
        with os.fdopen(reading, "rb") as pipe:
            judges.remember(mutant, pipe.read())
        verdict = os.WEXITSTATUS(status) if os.WIFEXITED(status) else ENDLESS
        found.append((mutant, verdict))
        log.write(mutant, verdict)
        if len(found) % 50 == 0:
            print(f"{len(found)} of {len(chosen)}", file=sys.stderr)
    return found


def main() -> int:
    """Read what is asked, collect the tests once, and judge."""
    parser = argparse.ArgumentParser(description="Mutation testing over the rules of a game.")
    parser.add_argument("--game", choices=tuple(TITLES), default="dust")
    parser.add_argument("--sample", type=int, default=0, help="so many mutants, 0: all")
    parser.add_argument("--seed", type=int, default=0, help="which sample")
    parser.add_argument("--only", default="", help="only these chapters, as battle,movement")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--cases", action="store_true", help="no tests but a chapter's own")
    parser.add_argument("--log", type=Path, help="go on with the verdicts in this file")
    parser.add_argument("--again", action="store_true", help="ask the log's survivors again")
    parser.add_argument("--write", action="store_true", help="write the report into docs/")
    asked = parser.parse_args()
    if is_compiled():
        sys.exit("tools/mutate.py: needs the interpreted build.")
    os.environ["HYPOTHESIS_PROFILE"] = "mutation"
    tests = str(ROOT / "tests" / asked.game)
    pytest.main(["-qq", "-s", "-p", "no:cacheprovider", tests], plugins=[Inside(asked)])
    return 0


if __name__ == "__main__":
    sys.exit(main())
