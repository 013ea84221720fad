"""Is a clause's removal noticed by the rule's own cases and tests? One forked process per change.

Everything is loaded before the fork, so a proof costs the changed code and the rule's own cases.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import os
import pkgutil
import signal
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from opendust.cli.cases.files import Unit
from opendust.registry import rulebook_of
from tools.mutation.changes import functions
from tools.removal.clauses import Change, Clause, cited_place, place_of, take_out
from tools.removal.hand import HandChange, HandClause, hand_clauses
from tools.removal.marks import citation_marks, comment_marks, docstring_marks
from tools.removal.own import own_tests, own_units, unit_name
from tools.swap import silence, swap_constant, swap_function

SECONDS: Final = 3
TEST_SECONDS: Final = 60
"""Of processor time, for a case and for a test that pytest runs."""
MEMORY: Final = 3 << 30
ENDLESS: Final = "never ends"
BROKEN: Final = "!"
"""What a proof answers for a change that cannot be made."""

AnyClause = Clause | HandClause
AnyChange = Change | HandChange


def modules_of(game: str) -> list[ModuleType]:
    """Where a game's rules may stand: its own package, and what games share."""
    found: list[ModuleType] = []
    for name in (f"opendust.{game}", "opendust.kernel"):
        package = importlib.import_module(name)
        found += [
            importlib.import_module(one.name)
            for one in pkgutil.walk_packages(package.__path__, f"{name}.")
            if not one.ispkg
        ]
    return found


def clauses_of(game: str) -> dict[str, list[AnyClause]]:
    """Every clause of every rule; docstrings only for rules that have nothing more exact."""
    known = tuple(rulebook_of(game).known_ids())
    modules = modules_of(game)
    exact: dict[str, list[AnyClause]] = {}
    broad: dict[str, list[AnyClause]] = {}
    for clause in hand_clauses(game, modules):
        exact.setdefault(clause.rule, []).append(clause)
    for module in modules:
        source = Path(str(module.__file__)).read_text(encoding="utf-8")
        tree = ast.parse(source)
        for mark in comment_marks(source):
            place = place_of(tree, mark.line)
            exact.setdefault(mark.rule, []).append(Clause(mark, module, tree, place))
        for mark in citation_marks(tree, known):
            place = cited_place(tree, mark.line, mark.rule)
            exact.setdefault(mark.rule, []).append(Clause(mark, module, tree, place))
        for mark in docstring_marks(functions(tree), known):
            place = place_of(tree, mark.line)
            broad.setdefault(mark.rule, []).append(Clause(mark, module, tree, place))
    broad = {rule: [one for one in found if one.changes] for rule, found in broad.items()}
    return {rule: exact.get(rule) or broad.get(rule, []) for rule in rulebook_of(game).shown_ids()}


class Prover:
    """The own cases and tests of a game's rules, loaded once."""

    def __init__(self, game: str) -> None:
        self.units = own_units(game)
        self.tests = own_tests(game)

    def names(self, rule: str) -> set[str]:
        """The cases and tests that could notice."""
        tests = {test.rpartition("::")[2] for test in self.tests.get(rule, [])}
        return tests | {unit_name(unit) for unit in self.units.get(rule, [])}

    def killer(self, clause: AnyClause, change: AnyChange, first: str = "") -> str:
        """What notices a change: the name of a case or test, or nothing; one is asked first."""
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            self.judge(clause, change, first, writing)
        os.close(writing)
        with os.fdopen(reading) as pipe:
            told = pipe.read()
        _, status = os.waitpid(child, 0)
        return told if os.WIFEXITED(status) else ENDLESS

    def judge(self, clause: AnyClause, change: AnyChange, first: str, pipe: int) -> None:
        """In a process of its own: take the clause out, play, tell, end."""
        # Windows has none; there the tables are read, and nothing is proven anew.
        import resource

        told = BROKEN
        try:
            silence()
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            swap(clause, change)
            told = next(self.noticed(clause.rule, first), "")
        except (LookupError, SyntaxError, TypeError, ValueError) as error:
            told = f"{BROKEN} {error}"
        finally:
            os.write(pipe, told.encode())
            os._exit(0)

    def noticed(self, rule: str, first: str) -> Iterator[str]:
        """The own cases and tests that fail now."""
        cases = sorted(self.units.get(rule, []), key=lambda unit: unit_name(unit) != first)
        tests = [test for test in self.tests.get(rule, []) if test.endswith(f"::{first}")]
        yield from self.failing_tests(tests)
        for unit in cases:
            signal.setitimer(signal.ITIMER_PROF, SECONDS)
            if fails(unit):
                yield unit_name(unit)
        yield from self.failing_tests(self.tests.get(rule, []))

    def failing_tests(self, tests: list[str]) -> Iterator[str]:
        """The tests among these that fail now."""
        for test in tests:
            signal.setitimer(signal.ITIMER_PROF, TEST_SECONDS)
            if test_fails(test):
                yield test.rpartition("::")[2]


def fails(unit: Unit) -> bool:
    """Whether a case fails, or breaks the engine."""
    try:
        return bool(unit.failures(strict=True))
    except Exception:
        return True


def test_fails(test: str) -> bool:
    """Whether a test fails: called with each of its arguments, which is quicker than pytest."""
    path, _, name = test.partition("::")
    spec = importlib.util.spec_from_file_location(f"proving_{name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
        function = getattr(module, name)
        for arguments in arguments_of(function):
            function(*arguments)
    except BaseException:  # what pytest.raises raises is no Exception
        return True
    return False


def arguments_of(function: Any) -> list[tuple[Any, ...]]:
    """The arguments that `parametrize` gives to a test, in the order of its parameters."""
    found: list[tuple[Any, ...]] = [()]
    for mark in reversed(getattr(function, "pytestmark", [])):
        if mark.name == "parametrize":
            several = not isinstance(mark.args[0], str) or "," in mark.args[0]
            rows = [tuple(row) if several else (row,) for row in mark.args[1]]
            found = [(*row, *rest) for row in rows for rest in found]
    return found


def swap(clause: AnyClause, change: AnyChange) -> None:
    """Let the change take effect."""
    if isinstance(change, HandChange):
        change.take_effect()
        return
    assert isinstance(clause, Clause)
    take_out(clause, change)
    if clause.function is not None:
        swap_function(clause.module, clause.tree, clause.function)
        return
    statement = next(
        node
        for node in clause.tree.body
        if isinstance(node, (ast.Assign, ast.AnnAssign))
        and node.lineno <= getattr(clause.place, "lineno", 0) <= (node.end_lineno or 0)
    )
    swap_constant(clause.module, clause.tree, statement)
