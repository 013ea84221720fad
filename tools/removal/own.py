"""Which cases and tests are a rule's own? The cases that name it, the tests marked with it."""

from __future__ import annotations

from pathlib import Path

from opendust.cli.cases.files import Unit, units
from tools.shown import CASES, marked_tests, read_cases, test_files


def own_units(game: str) -> dict[str, list[Unit]]:
    """The cases of each rule, in every variant."""
    found: dict[str, list[Unit]] = {}
    for case in read_cases():
        for rule in case.rules if case.game == game else ():
            found.setdefault(rule, []).extend(units(case))
    return found


def own_tests(game: str) -> dict[str, list[str]]:
    """The tests of each rule, as pytest names them."""
    found: dict[str, list[str]] = {}
    for path in test_files(game):
        for rule, test in marked_tests(path.read_text(encoding="utf-8")):
            found.setdefault(rule, []).append(f"{path}::{test}")
    return found


def unit_name(unit: Unit) -> str:
    """A case by its place below the cases of its game."""
    place = Path(unit.case.source).resolve().relative_to(CASES / unit.case.game)
    return place.with_suffix("").as_posix()
