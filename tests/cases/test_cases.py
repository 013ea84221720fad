"""Does the engine play every conformance case in each of its editions?"""

from __future__ import annotations

from pathlib import Path

import pytest

from opendust.cli.cases.files import Unit, case_files, read_case, units
from opendust.kernel.refusal import BadText

FOLDER = Path(__file__).parent


def unit_name(path: Path, unit: Unit) -> str:
    return f"{path.relative_to(FOLDER).with_suffix('').as_posix()}-{unit.variant}"


def all_units() -> list[object]:
    """Every case in every edition; a file that holds no case is a test that fails."""
    found: list[object] = []
    for path in case_files(FOLDER):
        try:
            case = read_case(path)
        except BadText as bad:
            found.append(pytest.param(bad, id=path.relative_to(FOLDER).as_posix()))
            continue
        found += [pytest.param(unit, id=unit_name(path, unit)) for unit in units(case)]
    return found


@pytest.mark.parametrize("unit", all_units())
def test_case(unit: Unit | BadText) -> None:
    assert isinstance(unit, Unit), unit
    assert unit.failures(strict=True) == []
