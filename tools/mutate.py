"""Does some case or test notice when a rule is changed? Mutation testing over a game's rules/.

`python tools/mutate.py [--sample N --seed S] [--only FILE] [--workers N] [--log FILE]
[--cases] [--write]`: every mutant (tools/mutations.py) is played in a forked process that has
everything loaded: the changed function's code is swapped in, then the cases that reach the changed
line are run until one fails, and for survivors the tests of the game, which take far longer
(`--cases` asks only those of a chapter's own). `--write` writes the game's section of
docs/develop/mutation.md.
Survivors that change nothing anybody could notice stand, with the reason, in mutants_judged.toml.

Exit status: 0 always; the survivors are for people to judge.
"""

from __future__ import annotations

import argparse
import importlib
import os
import pickle
import pkgutil
import random
import resource
import signal
import sys
import time
import tomllib
from collections import Counter
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pytest

from opendust.cli.cases.files import Unit, case_files, read_case, units
from opendust.kernel.build import is_compiled
from tools.mutations import Mutant, mutants
from tools.swap import silence, swap_function

ROOT: Final = Path(__file__).resolve().parent.parent
CASES: Final = ROOT / "tests" / "cases"
PAGE: Final = ROOT / "docs" / "develop" / "mutation.md"
TITLES: Final = {"dust": "DUST", "tactics": "Dust Tactics"}
JUDGED: Final = ROOT / "tools" / "mutants_judged.toml"
CASE_SECONDS: Final = 10
TEST_SECONDS: Final = 90
"""Seconds of processor time for one case and for all tests, so that a busy machine decides
nothing; a mutant that needs more never ends, which counts as noticed and is reported apart."""
MEMORY: Final = 3 << 30
OWN_TESTS: Final = {
    "armies": "test_army.py",
    "footing": "test_reach.py",
    "reach": "test_reach.py",
    "sight": "test_sight.py",
    "sight_reasons": "test_sight.py",
}
"""Chapters that no input of a match reaches, or that a second way of counting proves."""

SURVIVED, BY_CASE, BY_TEST, UNREACHED, BROKEN, FAILED, ENDLESS = range(7)

Reach = dict[tuple[str, int], list[int]]
"""The cases that execute a line, by file and line; the quickest first."""


def load_units(game: str) -> list[Unit]:
    """Every case of a game in every edition or profile."""
    return [unit for path in case_files(CASES / game) for unit in units(read_case(path))]


def rule_modules(game: str) -> list[ModuleType]:
    """The chapters of a game."""
    package = importlib.import_module(f"opendust.{game}.rules")
    found = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    names = sorted(module.name for module in found if not module.ispkg)
    return [importlib.import_module(name) for name in names]


# --- which cases reach which lines ------------------------------------------------------------


def reach_in_child(every: list[Unit], files: set[str]) -> Reach:
    """Trace all cases in a child, so that no cache of this process gets warm."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        with os.fdopen(writing, "wb") as pipe:
            pickle.dump(trace(every, files), pipe)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        found: Reach = pickle.load(pipe)
    os.waitpid(child, 0)
    return found


def trace(every: list[Unit], files: set[str]) -> Reach:
    """The lines that each case executes; a case that fails without any change is left out."""
    timed: dict[tuple[str, int], list[tuple[float, int]]] = {}
    for number, unit in enumerate(every):
        lines: set[tuple[str, int]] = set()
        began = time.perf_counter()
        sys.settrace(tracer(lines, files))
        failures = unit.failures(strict=True)
        sys.settrace(None)
        if failures:
            print(f"left out, it fails unchanged: {failures[0]}", file=sys.stderr)
            continue
        for line in lines:
            timed.setdefault(line, []).append((time.perf_counter() - began, number))
    return {line: [number for _, number in sorted(found)] for line, found in timed.items()}


def tracer(lines: set[tuple[str, int]], files: set[str]) -> Any:
    """A trace function that notes the lines of some files."""

    def inside(frame: FrameType, event: str, arg: object) -> Any:
        lines.add((frame.f_code.co_filename, frame.f_lineno))
        return inside

    def enter(frame: FrameType, event: str, arg: object) -> Any:
        return inside(frame, event, arg) if frame.f_code.co_filename in files else None

    return enter


# --- one mutant -------------------------------------------------------------------------------


def judge(mutant: Mutant, source: str, every: list[Unit], reach: Reach, *, asks_tests: bool) -> int:
    """What notices a mutant; runs in a process of its own."""
    silence()
    try:
        swap_function(mutant.module, *mutant.changed(source))
    except (LookupError, SyntaxError, TypeError, ValueError):
        return BROKEN
    covering = cases_at(mutant, reach)
    for number in covering:
        signal.setitimer(signal.ITIMER_PROF, CASE_SECONDS)
        try:
            if every[number].failures(strict=True):
                return BY_CASE
        except Exception:
            return BY_CASE
    signal.setitimer(signal.ITIMER_PROF, TEST_SECONDS)
    tests = ROOT / "tests" / mutant.module.__name__.split(".")[1]
    if not asks_tests:
        tests /= OWN_TESTS.get(chapter(mutant), "")
    asked = ["-q", "-x", "-p", "no:cacheprovider", str(tests)]
    is_asked = asks_tests or tests.is_file()
    if is_asked and pytest.main(asked) == pytest.ExitCode.TESTS_FAILED:
        return BY_TEST
    return SURVIVED if covering else UNREACHED


def cases_at(mutant: Mutant, reach: Reach) -> list[int]:
    """The cases that execute a line, or the next one: a condition over several begins later."""
    path = str(mutant.module.__file__)
    for line in range(mutant.line, mutant.line + 3):
        if (path, line) in reach:
            return reach[path, line]
    return []


def start(mutant: Mutant, source: str, every: list[Unit], reach: Reach, *, asks_tests: bool) -> int:
    """Fork a process that judges a mutant and exits with the verdict."""
    child = os.fork()
    if child:
        return child
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    verdict = FAILED
    try:
        verdict = judge(mutant, source, every, reach, asks_tests=asks_tests)
    finally:
        os._exit(verdict)


# --- all of them ------------------------------------------------------------------------------


class Log:
    """The verdicts of a run, line by line in a file, so that a run that was ended goes on."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.known: dict[str, int] = {}
        if path is not None and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                verdict, _, where = line.partition(" ")
                self.known[where] = int(verdict)

    def write(self, mutant: Mutant, verdict: int) -> None:
        """Add a verdict."""
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"{verdict} {place(mutant)}\n")


def place(mutant: Mutant) -> str:
    """What names a mutant in a log, even when its function has moved: where and what changes."""
    return f"{mutant.module.__name__}.{mutant.index}.{mutant.way} {key(mutant)}"


def run(
    chosen: list[Mutant], sources: dict[str, str], every: list[Unit], reach: Reach,
    workers: int, log: Log, *, asks_tests: bool,
) -> list[tuple[Mutant, int]]:  # fmt: skip
    """Judge all, several at a time; a process that was killed would not have ended."""
    found = [(mutant, log.known[place(mutant)]) for mutant in chosen if place(mutant) in log.known]
    waiting = [mutant for mutant in reversed(chosen) if place(mutant) not in log.known]
    running: dict[int, Mutant] = {}
    began = told = time.monotonic()
    while waiting or running:
        while waiting and len(running) < workers:
            mutant = waiting.pop()
            source = sources[mutant.module.__name__]
            child = start(mutant, source, every, reach, asks_tests=asks_tests)
            running[child] = mutant
        child, status = os.wait()
        mutant = running.pop(child)
        verdict = os.WEXITSTATUS(status) if os.WIFEXITED(status) else ENDLESS
        found.append((mutant, verdict))
        log.write(mutant, verdict)
        if time.monotonic() - told > 10:
            told = time.monotonic()
            left = (told - began) / len(found) * (len(chosen) - len(found))
            print(f"{len(found)} of {len(chosen)}, about {left:.0f} s left", file=sys.stderr)
    return found


def report(found: list[tuple[Mutant, int]], cases: int) -> list[str]:
    """The share that is noticed, by chapter, and every survivor."""
    judged = [(mutant, verdict) for mutant, verdict in found if verdict not in (BROKEN, FAILED)]
    missed = [(m, verdict) for m, verdict in judged if verdict in (SURVIVED, UNREACHED)]
    caught = len(judged) - len(missed)
    judgements = tomllib.loads(JUDGED.read_text(encoding="utf-8"))
    equal = sum([key(mutant) in judgements for mutant, _ in missed])
    lines = [
        f"The cases notice {caught} of {len(judged)} mutants "
        f"({100 * caught / max(1, len(judged)):.1f} %), "
        f"{sum(1 for _, v in judged if v == BY_TEST)} of them only by a test and "
        f"{sum(1 for _, v in judged if v == ENDLESS)} because they never end. "
        f"Of the {len(missed)} survivors, {equal} are judged to change nothing. "
        f"{len(found) - len(judged)} mutants could not be judged. "
        f"The run used {cases} cases, counted once per edition.",
        "",
        "| chapter | mutants | noticed |",
        "|---|---|---|",
    ]
    totals = Counter(chapter(mutant) for mutant, _ in judged)
    missing = Counter(chapter(mutant) for mutant, _ in missed)
    for name, total in sorted(totals.items()):
        share = 100 * (total - missing[name]) / total
        lines.append(f"| {name} | {total} | {share:.0f} % |")
    lines += ["", "Survivors (`unreached` means that no case executes the line):", ""]
    for mutant, verdict in sorted(missed, key=lambda one: (chapter(one[0]), one[0].line)):
        mark = " (unreached)" if verdict == UNREACHED else ""
        reason = judgements.get(key(mutant), "open")
        lines.append(f"- {chapter(mutant)}.py:{mutant.line} `{mutant}`{mark}: {reason}")
    return lines


def with_section(page: str, title: str, lines: list[str]) -> str:
    """A page whose section of that title holds these lines; the other sections stay."""
    before, heading, rest = page.partition(f"## {title}\n")
    after = rest[rest.index("\n## ") :] if "\n## " in rest else ""
    return before + heading + "\n" + "\n".join(lines) + "\n" + after


def key(mutant: Mutant) -> str:
    """What names a mutant in the file of judgements, where its line may change."""
    return " ".join(f"{chapter(mutant)}.{mutant}".split())


def chapter(mutant: Mutant) -> str:
    """The name of the chapter's file."""
    return mutant.module.__name__.rpartition(".")[2]


def main() -> int:
    """Make the mutants, choose a sample if asked, judge them, report."""
    parser = argparse.ArgumentParser(description="Mutation testing over the rules of a game.")
    parser.add_argument("--game", choices=tuple(TITLES), default="dust")
    parser.add_argument("--sample", type=int, default=0, help="so many mutants, 0: all")
    parser.add_argument("--seed", type=int, default=0, help="which sample")
    parser.add_argument("--only", default="", help="only these chapters, as battle,movement")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--cases", action="store_true", help="no tests but a chapter's own")
    parser.add_argument("--log", type=Path, help="go on with the verdicts in this file")
    parser.add_argument("--write", action="store_true", help="write the report into docs/")
    asked = parser.parse_args()
    if is_compiled():
        sys.exit("tools/mutate.py: needs the interpreted build.")
    chapters = rule_modules(asked.game)
    only = asked.only.split(",")
    modules = [m for m in chapters if not asked.only or m.__name__.rpartition(".")[2] in only]
    sources = {m.__name__: Path(str(m.__file__)).read_text(encoding="utf-8") for m in modules}
    chosen = [mutant for m in modules for mutant in mutants(m, sources[m.__name__])]
    if asked.sample and asked.sample < len(chosen):
        chosen = random.Random(asked.seed).sample(chosen, asked.sample)
    every = load_units(asked.game)
    print(f"{len(chosen)} mutants, {len(every)} cases; tracing the cases ...", file=sys.stderr)
    reach = reach_in_child(every, {str(m.__file__) for m in modules})
    log, asks_tests = Log(asked.log), not asked.cases
    found = run(chosen, sources, every, reach, asked.workers, log, asks_tests=asks_tests)
    lines = report(found, len(every))
    print(*lines, sep="\n")
    if asked.write:
        command = f"--game {asked.game} --sample {asked.sample} --seed {asked.seed} --write"
        section = [f'`make mutate ARGS="{command}"`', "", *lines]
        page = with_section(PAGE.read_text(encoding="utf-8"), TITLES[asked.game], section)
        PAGE.write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
