"""Which cases execute which lines? Every case is traced once, without any change."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from types import FrameType
from typing import Any, Final

from opendust.cli.cases.files import Unit, case_files, read_case, units
from opendust.kernel.cases.run import Run
from opendust.registry import GAMES, variants_of
from opendust.tactics.rules import activations, declarations
from opendust.tactics.texts import cards
from tools.mutation.changes import Mutant

CASES: Final = Path(__file__).resolve().parents[2] / "tests" / "cases"
CARDS_KEPT: Final = 1000

Lines = set[tuple[str, int]]
"""Lines by file and number."""


class Reach:
    """What the cases do without any change: their lines, and the positions they begin with."""

    def __init__(self) -> None:
        self.timed: dict[tuple[str, int], list[tuple[float, int]]] = {}
        self.set_up: Lines = set()
        self.starts: dict[int, Any] = {}

    def cases_at(self, mutant: Mutant) -> list[int]:
        """The cases that execute a line, the quickest first; a long condition begins later."""
        path = str(mutant.module.__file__)
        for line in range(mutant.line, mutant.line + 3):
            if (path, line) in self.timed:
                return [number for _, number in sorted(self.timed[path, line])]
        return []

    def is_set_up(self, mutant: Mutant) -> bool:
        """Whether some position is set up with the changed line."""
        path = str(mutant.module.__file__)
        return any((path, mutant.line + more) in self.set_up for more in range(3))


def load_units(game: str) -> list[Unit]:
    """Every case of a game in every edition or profile."""
    return [unit for path in case_files(CASES / game) for unit in units(read_case(path))]


def trace(every: list[Unit], files: set[str]) -> Reach:
    """The lines that each case executes; a case that fails without any change is left out."""
    vars(cards)["_OWN_KEPT"] = CARDS_KEPT
    reach = Reach()
    for number, unit in enumerate(every):
        lines: Lines = set()
        began = time.process_time()
        sys.settrace(tracer(reach.set_up, files))
        run = run_of(unit)
        run.begin()
        reach.starts[number] = run.state.copy()
        sys.settrace(tracer(lines, files))
        failures = unit.failures(strict=True)
        sys.settrace(None)
        if failures:
            print(f"left out, it fails unchanged: {failures[0]}", file=sys.stderr)
            continue
        for line in lines:
            reach.timed.setdefault(line, []).append((time.process_time() - began, number))
    forget()
    return reach


def run_of(unit: Unit) -> Run:
    """A case that can be played."""
    game, setting = GAMES[unit.case.game], variants_of(unit.case.game).setting
    return Run(game, unit.case, setting, unit.variant, strict=True)


def forget() -> None:
    """Empty what the rules remember; what is read from files stays, it is no rule's doing."""
    declarations._PLANS.clear()
    declarations._PLANS[declarations.SHUT_OUT] = [declarations.IDLE]
    activations._BUNDLES.clear()
    activations._BUNDLES_OF.clear()


def tracer(lines: set[tuple[str, int]], files: set[str]) -> Any:
    """A trace function that notes the lines of some files."""

    def inside(frame: FrameType, event: str, arg: object) -> Any:
        lines.add((frame.f_code.co_filename, frame.f_lineno))
        return inside

    def enter(frame: FrameType, event: str, arg: object) -> Any:
        return inside(frame, event, arg) if frame.f_code.co_filename in files else None

    return enter
