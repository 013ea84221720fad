"""Does every rule's own case or test fail when the rule is taken out?

The proofs are recorded by `make conformance`; here the record is compared with the sources, the
cases and the tests, and a fixed sample of it is proven again.
"""

from __future__ import annotations

import ast
import subprocess
import sys

import pytest

from opendust.kernel.build import is_compiled
from opendust.registry import OURS
from tools.conformance import unproven
from tools.removal.clauses import Clause, changes, place_of
from tools.removal.hand import nothing_to_take_out
from tools.removal.marks import Mark, citation_marks, comment_marks, named_rules
from tools.removal.own import own_tests, own_units, unit_name
from tools.removal.prove import ENDLESS, Prover, clauses_of
from tools.removal.record import clause_names, read_proofs
from tools.shown import ROOT

each_game = pytest.mark.parametrize("game", OURS)
SAMPLE = 40
"""Every so-manieth clause is proven again."""


@each_game
def test_no_rule_survives_its_removal(game: str) -> None:
    assert unproven(game, read_proofs(game)) == []


@each_game
def test_the_record_is_of_the_present_sources(game: str) -> None:
    recorded = [(one.rule, one.clause) for found in read_proofs(game).values() for one in found]
    assert sorted(recorded) == sorted(clause_names(clauses_of(game))), "run: make conformance"


@each_game
def test_what_failed_is_there_and_names_the_rule(game: str) -> None:
    cases, tests = own_units(game), own_tests(game)
    for rule, proofs in read_proofs(game).items():
        own = {unit_name(unit) for unit in cases.get(rule, [])} | {"", ENDLESS}
        own |= {test.rpartition("::")[2] for test in tests.get(rule, [])}
        assert {proof.killer for proof in proofs} <= own, f"{rule}: run: make conformance"


@each_game
def test_a_rule_without_anything_to_take_out_has_no_clause(game: str) -> None:
    recorded = read_proofs(game)
    assert [rule for rule in nothing_to_take_out(game) if rule in recorded] == []


@pytest.mark.skipif(is_compiled(), reason="only the sources can be changed")
def test_a_sample_is_noticed_again() -> None:
    command = [sys.executable, "tools/conformance.py", "--workers", "1", "--sample", str(SAMPLE)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(is_compiled(), reason="only the sources can be changed")
def test_a_case_about_something_else_notices_nothing() -> None:
    clause = clauses_of("dust")["SCORE-02"][0]
    prover = Prover("dust")
    assert prover.killer(clause, clause.changes[0])
    prover.units["SCORE-02"] = prover.units["SETUP-02"]
    prover.tests["SCORE-02"] = []
    assert prover.killer(clause, clause.changes[0]) == ""


SOURCE = '''
def refuse(state, seat):
    """One thing and another. A-01 to A-03."""
    if state.round != 1:  # A-01, A-02 allows
        return Refusal("A-03", "not-yet")
    return (
        state.seat == seat  # A-03 also
        or state.open
    )
'''


def test_marks_citations_and_ranges_are_read() -> None:
    known = ("A-01", "A-02", "A-03")
    assert comment_marks(SOURCE) == [
        Mark("A-01", 4, ""), Mark("A-02", 4, "allows"), Mark("A-03", 7, "also")
    ]  # fmt: skip
    assert citation_marks(ast.parse(SOURCE), known) == [Mark("A-03", 5, "")]
    assert named_rules("One. A-01 to A-03, A-02.", known) == ["A-01", "A-02", "A-03", "A-02"]


@pytest.mark.parametrize(
    ("line", "word", "expected"),
    [
        (4, "", ["state.round != 1 -> False"]),
        (4, "allows", ["state.round != 1 -> True"]),
        (5, "", ["return Refusal('A-03', 'not-yet') -> pass"]),
        (7, "also", ["state.seat == seat -> False"]),
    ],
)
def test_a_clause_is_taken_out_where_its_mark_stands(
    line: int, word: str, expected: list[str]
) -> None:
    tree = ast.parse(SOURCE)
    found = [str(change) for change in changes(ast, tree, place_of(tree, line), word)]
    assert found[: len(expected)] == expected


def test_a_clause_has_a_name_that_outlives_its_line() -> None:
    tree = ast.parse(SOURCE)
    clause = Clause(Mark("A-03", 7, "also"), ast, tree, place_of(tree, 7))
    assert clause.name() == "ast.refuse: state.seat == seat (also)"
