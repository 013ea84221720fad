"""Is every rule and every worked example shown by a case or a test, and does the table say so?"""

from __future__ import annotations

import pytest

from opendust.dust.rulebook import rulebook
from tools.conformance import DOCUMENT, Shown, collect, document, marked_tests, missing, unknown


@pytest.fixture(scope="module")
def shown() -> Shown:
    return collect()


def test_every_rule_and_every_example_is_shown(shown: Shown) -> None:
    assert missing(rulebook(), shown) == []


def test_every_named_id_exists(shown: Shown) -> None:
    assert unknown(rulebook(), shown) == []


def test_the_table_is_the_one_that_the_cases_give(shown: Shown) -> None:
    written = DOCUMENT.read_text(encoding="utf-8")
    assert written == document(rulebook(), shown), "run: make conformance"


def test_markers_are_read_in_both_spellings() -> None:
    source = '@rule("COMP-01")\ndef test_one(): ...\n@pytest.mark.rule("COMP-02", "COMP-03")\n'
    source += 'def test_two(): ...\n@other("COMP-04")\ndef test_three(): ...\n'
    assert marked_tests(source) == [
        ("COMP-01", "test_one"),
        ("COMP-02", "test_two"),
        ("COMP-03", "test_two"),
    ]


def test_a_rule_without_case_is_missed() -> None:
    few = Shown()
    few.cases["COMP-01"] = ["a case"]
    few.tests["EX-01"] = ["a test"]
    few.tests["COMP-99"] = ["a test"]
    found = missing(rulebook(), few)
    assert len(found) == len(rulebook().shown_ids()) - 2
    assert found[0] == "COMP-02"
    assert unknown(rulebook(), few) == ["COMP-99"]
