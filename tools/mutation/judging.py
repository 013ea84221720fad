"""Who notices a mutant? One forked process per mutant, in which everything is loaded already.

The changed function's code is swapped in. Then the cases that execute the changed line are played
until one fails, those first that noticed another change of the same function; then the tests.
"""

from __future__ import annotations

import gc
import os
import resource
import signal
import sys
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol

from opendust.cli.cases.files import Unit
from tools.mutation.changes import Mutant
from tools.mutation.reaching import Reach, run_of
from tools.swap import silence, swap_function

CASE_SECONDS: Final = 2
TEST_SECONDS: Final = 30
"""Seconds of processor time for one case (most take a hundredth) and for one test, so that a busy
machine decides nothing; a mutant that needs more never ends, which counts as noticed and is
reported apart."""
MEMORY: Final = 3 << 30
OWN_TESTS: Final = {
    "activations": ("test_menus.py",),
    "armies": ("test_army.py",),
    "declarations": ("test_menus.py",),
    "footing": ("test_reach.py",),
    "further": ("test_further_parts.py",),
    "movement": ("test_plans.py",),
    "neutrals": ("test_neutral_room.py",),
    "plans": ("test_plans.py",),
    "reach": ("test_reach.py",),
    "sight": ("test_features.py", "test_sight.py", "test_sight_properties.py"),
    "sight_reasons": ("test_sight.py", "test_sight_properties.py"),
    "standing_orders": ("test_menus.py",),
    "timing": ("test_timing.py",),
}
"""Chapters that no input of a match reaches, or that a second way of counting proves."""
QUICK_TESTS: Final = (
    "test_absent.py",
    "test_beyond_the_lists.py",
    "test_further_rules.py",
    "test_hidden_events.py",
    "test_menus_and_views.py",
    "test_refusals.py",
    "test_setup.py",
    "test_taking_back.py",
)
"""Of every chapter: what is done for an absent player, what a case cannot write (refusals of
numbers that name nothing), and what it does not read (messages, menus, views, hidden events)."""
LISTENING: Final = "events is not None"
QUIET_TESTS: Final = ("test_quiet.py",)
"""Of every line that asks whether somebody listens."""

SURVIVED, BY_CASE, BY_TEST, UNREACHED, BROKEN, FAILED, ENDLESS = range(7)


class Judges:
    """All cases and tests of a game, and which of them noticed something before."""

    def __init__(
        self, every: list[Unit], reach: Reach, items: list[pytest.Item], *, asks_all: bool
    ) -> None:
        self.every = every
        self.reach = reach
        self.items = items
        self.asks_all = asks_all
        self.noticed: dict[str, list[int]] = {}
        self.failing: set[int] = set()

    def remember(self, mutant: Mutant, told: bytes) -> None:
        """The case or test that noticed a mutant is asked first about the next ones like it."""
        if told:
            for place in places(mutant):
                known = self.noticed.setdefault(place, [])
                number = int(told)
                if number in known:
                    known.remove(number)
                known.insert(0, number)

    def in_order(self, mutant: Mutant, numbers: list[int]) -> list[int]:
        """Who noticed changes of the function or chapter first, then who shows its rules."""
        asked = set(numbers)
        known = [n for place in places(mutant) for n in self.noticed.get(place, [])]
        showing = [n for n in numbers if self.shows(n, mutant)]
        return list(dict.fromkeys([n for n in known if n in asked] + showing + numbers))

    def shows(self, number: int, mutant: Mutant) -> bool:
        """Whether a case shows a rule that the function's docstring names."""
        if number >= len(self.every):
            return False
        return any(rule in mutant.says for rule in self.every[number].case.rules)

    def tests_of(self, mutant: Mutant) -> list[int]:
        """The tests that are asked about a mutant: all, or those of its chapter."""
        own = OWN_TESTS.get(chapter(mutant), ()) + QUICK_TESTS
        own += QUIET_TESTS if LISTENING in mutant.before else ()
        return [
            number for number, item in enumerate(self.items)
            if number not in self.failing and (self.asks_all or item.path.name in own)
        ]  # fmt: skip


def places(mutant: Mutant) -> tuple[str, str]:
    """Where a mutant is: its function and its chapter."""
    return f"{mutant.module.__name__}.{mutant.function}", mutant.module.__name__


def chapter(mutant: Mutant) -> str:
    """The name of the chapter's file."""
    return mutant.module.__name__.rpartition(".")[2]


def start(mutant: Mutant, source: str, judges: Judges) -> tuple[int, int]:
    """Fork a process that judges a mutant; it writes who noticed and exits with the verdict."""
    reading, writing = os.pipe()
    gc.freeze()
    child = os.fork()
    if child:
        os.close(writing)
        return child, reading
    verdict = FAILED
    try:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        silence()
        verdict = judge(mutant, source, judges, writing)
    finally:
        os._exit(verdict)


def leave_out_failing(judges: Judges, chosen: list[Mutant]) -> None:
    """Tests that fail in such a process without any change notice nothing: they are not asked."""
    asked = sorted({number for mutant in chosen for number in judges.tests_of(mutant)})
    reading, writing = os.pipe()
    if not os.fork():
        silence()
        failing = [number for number in asked if is_test_failing(judges.items[number])]
        os.write(writing, " ".join([str(number) for number in failing]).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        judges.failing = {int(number) for number in pipe.read().split()}
    os.wait()
    for number in judges.failing:
        print(f"left out, it fails unchanged: {judges.items[number].nodeid}", file=sys.stderr)


def judge(mutant: Mutant, source: str, judges: Judges, writing: int) -> int:
    """What notices a mutant."""
    try:
        swap_function(mutant.module, *mutant.changed(source))
    except (LookupError, SyntaxError, TypeError, ValueError):
        return BROKEN
    covering = judges.reach.cases_at(mutant)
    starts = {} if judges.reach.is_set_up(mutant) else judges.reach.starts
    for number in judges.in_order(mutant, covering):
        if is_case_failing(judges.every[number], starts.get(number)):
            os.write(writing, str(number).encode())
            return BY_CASE
    first = len(judges.every)
    for number in judges.in_order(mutant, [first + one for one in judges.tests_of(mutant)]):
        if is_test_failing(judges.items[number - first]):
            os.write(writing, str(number).encode())
            return BY_TEST
    return SURVIVED if covering else UNREACHED


def is_case_failing(unit: Unit, start: Any) -> bool:
    """Whether a case does not come out as written; too much work ends the process."""
    signal.setitimer(signal.ITIMER_PROF, CASE_SECONDS)
    run = run_of(unit)
    if start is not None:
        vars(run)["begin"] = lambda: vars(run).update(state=start.copy())
    try:
        return bool(run.failures())
    except Exception:
        return True


def is_test_failing(item: pytest.Item) -> bool:
    """Whether a test that was collected before fails."""
    signal.setitimer(signal.ITIMER_PROF, TEST_SECONDS)
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))
