"""Does the engine play every conformance case in each of its editions?

A test is a file, and its file is read when its turn comes: every test process names all tests, but
runs only its share of them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from opendust.cli.cases.files import case_files, read_case, units

FOLDER = Path(__file__).parent


def name_of(path: Path) -> str:
    return path.relative_to(FOLDER).with_suffix("").as_posix()


@pytest.mark.parametrize("path", case_files(FOLDER), ids=name_of)
def test_case(path: Path) -> None:
    found = {unit.variant: unit.failures(strict=True) for unit in units(read_case(path))}
    assert found
    assert {variant: failed for variant, failed in found.items() if failed} == {}
