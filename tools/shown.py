"""Which cases and tests name each rule? A case in its `rules`, a test in its marker.

The one place that reads markers: the tables, the proof by removal and the tests use it.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final, final

from opendust.cli.cases.files import case_files, read_case
from opendust.kernel.cases.case import Case

ROOT: Final = Path(__file__).resolve().parent.parent
TESTS: Final = ROOT / "tests"
CASES: Final = TESTS / "cases"
MARKER: Final = "rule"


@final
class Shown:
    """What shows each id: links to cases and to tests, in the order of the files."""

    def __init__(self) -> None:
        self.cases: dict[str, list[str]] = {}
        self.tests: dict[str, list[str]] = {}

    def ids(self) -> list[str]:
        """Every id that a case or a test names."""
        return sorted({*self.cases, *self.tests})


def read_cases() -> list[Case]:
    """Every case of the repository."""
    return [read_case(path) for path in case_files(CASES)]


def collect(game: str = "dust") -> Shown:
    """What the cases and the tests of the repository show of a game."""
    shown = Shown()
    for case in read_cases():
        for name in case.rules if case.game == game else ():
            shown.cases.setdefault(name, []).append(link(Path(case.source)))
    for path in test_files(game):
        for name, test in marked_tests(path.read_text(encoding="utf-8")):
            shown.tests.setdefault(name, []).append(link(path, test))
    return shown


def test_files(game: str) -> list[Path]:
    """The files with tests of a game; what belongs to no game counts to the first."""
    return [
        path
        for path in sorted(TESTS.rglob("test_*.py"))
        if ("tactics" in path.relative_to(TESTS).parts) == (game == "tactics")
    ]


def link(path: Path, test: str = "") -> str:
    """A link from the document to a case or to a test's file."""
    place = path.resolve().relative_to(ROOT).as_posix()
    return f"[{test or path.stem}](../../../{place})"


def marked_tests(source: str) -> list[tuple[str, str]]:
    """The pairs of rule id and test name that a test file's markers give."""
    return [
        (argument.value, node.name)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef)
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call) and is_rule_marker(decorator.func)
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def is_rule_marker(called: ast.expr) -> bool:
    """Whether a decorator is `rule` or `pytest.mark.rule`."""
    if isinstance(called, ast.Attribute):
        return called.attr == MARKER
    return isinstance(called, ast.Name) and called.id == MARKER
