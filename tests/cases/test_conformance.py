"""Is every rule and every worked example shown by a case or a test, and do the tables say so?"""

from __future__ import annotations

import pytest

from opendust.registry import OURS, rulebook_of
from tools.conformance import DOCUMENTS, document, missing, unknown
from tools.removal.record import read_proofs
from tools.shown import Shown, collect, marked_tests

each_game = pytest.mark.parametrize("game", OURS)


@pytest.fixture(scope="module")
def shown() -> dict[str, Shown]:
    return {game: collect(game) for game in OURS}


@each_game
def test_every_rule_and_every_example_is_shown(game: str, shown: dict[str, Shown]) -> None:
    assert missing(rulebook_of(game), shown[game]) == []


@each_game
def test_every_named_id_exists(game: str, shown: dict[str, Shown]) -> None:
    assert unknown(rulebook_of(game), shown[game]) == []


@each_game
def test_the_table_is_the_one_that_the_cases_give(game: str, shown: dict[str, Shown]) -> None:
    written = DOCUMENTS[game].read_text(encoding="utf-8")
    proofs = read_proofs(game)
    assert written == document(game, shown[game], proofs), "run: make conformance"


def test_markers_are_read_in_both_spellings() -> None:
    source = '@rule("COMP-01")\ndef test_one(): ...\n@pytest.mark.rule("COMP-02", "COMP-03")\n'
    source += 'def test_two(): ...\n@other("COMP-04")\ndef test_three(): ...\n'
    assert marked_tests(source) == [
        ("COMP-01", "test_one"),
        ("COMP-02", "test_two"),
        ("COMP-03", "test_two"),
    ]


def test_a_rule_without_case_is_missed() -> None:
    book = rulebook_of("dust")
    few = Shown()
    few.cases["COMP-01"] = ["a case"]
    few.tests["EX-01"] = ["a test"]
    few.tests["COMP-99"] = ["a test"]
    found = missing(book, few)
    assert len(found) == len(book.shown_ids()) - 2
    assert found[0] == "COMP-02"
    assert unknown(book, few) == ["COMP-99"]
