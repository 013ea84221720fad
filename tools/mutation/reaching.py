"""Which cases execute which lines? Every case is traced once, without any change."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from types import FrameType
from typing import Any, Final

from opendust.cli.cases.files import Unit, case_files, read_case, units
from opendust.tactics.rules import declarations
from opendust.tactics.texts import cards
from tools.mutation.changes import Mutant

CASES: Final = Path(__file__).resolve().parents[2] / "tests" / "cases"
CARDS_KEPT: Final = 1000

Reach = dict[tuple[str, int], list[int]]
"""The cases that execute a line, by file and line; the quickest first."""


def load_units(game: str) -> list[Unit]:
    """Every case of a game in every edition or profile."""
    return [unit for path in case_files(CASES / game) for unit in units(read_case(path))]


def trace(every: list[Unit], files: set[str]) -> Reach:
    """The lines that each case executes; a case that fails without any change is left out."""
    vars(cards)["_OWN_KEPT"] = CARDS_KEPT
    timed: dict[tuple[str, int], list[tuple[float, int]]] = {}
    for number, unit in enumerate(every):
        lines: set[tuple[str, int]] = set()
        began = time.process_time()
        sys.settrace(tracer(lines, files))
        failures = unit.failures(strict=True)
        sys.settrace(None)
        if failures:
            print(f"left out, it fails unchanged: {failures[0]}", file=sys.stderr)
            continue
        for line in lines:
            timed.setdefault(line, []).append((time.process_time() - began, number))
    forget()
    return {line: [number for _, number in sorted(found)] for line, found in timed.items()}


def forget() -> None:
    """Empty what the rules remember; what is read from files stays, it is no rule's doing."""
    declarations._PLANS.clear()


def tracer(lines: set[tuple[str, int]], files: set[str]) -> Any:
    """A trace function that notes the lines of some files."""

    def inside(frame: FrameType, event: str, arg: object) -> Any:
        lines.add((frame.f_code.co_filename, frame.f_lineno))
        return inside

    def enter(frame: FrameType, event: str, arg: object) -> Any:
        return inside(frame, event, arg) if frame.f_code.co_filename in files else None

    return enter


def cases_at(mutant: Mutant, reach: Reach) -> list[int]:
    """The cases that execute a line, or the next one: a condition over several begins later."""
    path = str(mutant.module.__file__)
    for line in range(mutant.line, mutant.line + 3):
        if (path, line) in reach:
            return reach[path, line]
    return []
