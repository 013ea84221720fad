"""Both games fulfil the contract, from the beginning of matches and from rare positions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from opendust.kernel.pending import Chance, Result
from opendust.kernel.play.match import Match
from tests.amounts import some
from tests.contract import suite
from tests.contract.dust.subject import DUST
from tests.contract.secrecy import check_secrecy
from tests.contract.subject import Subject
from tests.contract.tactics.starts import SCENARIO_STARTS
from tests.contract.tactics.subject import TACTICS
from tests.contract.walk import Start, walk

SUBJECTS = (DUST, TACTICS)
ENDLESS = 5000
WALKS = 3


def matches(of: Callable[[Subject], list[Start]]) -> pytest.MarkDecorator:
    """A test of some starts of every game: every rare position, and whole matches.

    Of those a third is enough on the sources if the compiled build plays them all: both builds end
    them in the same digest (test_golden.py), so what holds in a match holds in it on both.
    """
    found = [
        pytest.param(subject, start, id=f"{subject.name}-{start.name}")
        for subject in SUBJECTS
        for start in tried(of(subject))
    ]
    return pytest.mark.parametrize(("subject", "start"), found)


def tried(starts: list[Start]) -> list[Start]:
    """What of some starts is tried on this build."""
    whole = [start for start in starts if start.position is None]
    return some(whole, 3) + [start for start in starts if start.position is not None]


each_start = matches(lambda subject: subject.starts)
some_starts = matches(lambda subject: subject.some)
each_recorded = matches(lambda subject: subject.recorded)


def sample(start: Start, every: int) -> int:
    """Every step from a rare position, every so many in a whole match."""
    return 1 if start.position else every


@each_start
def test_invariants_hold_after_every_input(subject: Subject, start: Start) -> None:
    for seed in subject.seeds:
        suite.check_invariants(subject.game, start, seed, subject.check)


@some_starts
def test_every_state_waits_for_something_that_can_be_given(subject: Subject, start: Start) -> None:
    suite.check_pending(subject.game, start, 2)


@some_starts
def test_options_and_refusals_agree(subject: Subject, start: Start) -> None:
    suite.check_options(subject.game, start, 3)


@some_starts
def test_a_refused_input_changes_nothing(subject: Subject, start: Start) -> None:
    suite.check_refused_changes_nothing(subject.game, start, 4)


@some_starts
def test_copies_are_independent(subject: Subject, start: Start) -> None:
    suite.check_copies(subject.game, start, 5, sample(start, 3))


@some_starts
def test_positions_read_back_and_go_on(subject: Subject, start: Start) -> None:
    suite.check_positions(subject.game, start, 6, sample(start, 3))


@each_recorded
def test_records_replay(subject: Subject, start: Start) -> None:
    suite.check_record(subject.game, start, 7)


@some_starts
def test_notation_reads_back(subject: Subject, start: Start) -> None:
    suite.check_notation(subject.game, start, 8)


@some_starts
def test_nobody_learns_what_is_hidden(subject: Subject, start: Start) -> None:
    players, every = len(start.setup.seats), sample(start, subject.secrets_every)
    coverage = check_secrecy(subject.game, start, 9, players, every)
    assert coverage.different > 0
    assert coverage.compared > 0
    if subject is DUST:
        assert coverage.compared > coverage.revealing > 0
    else:
        assert coverage.private > 0


@pytest.mark.parametrize("start", tried(SCENARIO_STARTS), ids=lambda start: start.name)
def test_absent_players_never_stop_a_battle(start: Start) -> None:
    match = Match(TACTICS.game, start.setup, b"0123456789abcdef")
    for _ in range(ENDLESS):
        waiting = match.pending
        if isinstance(waiting, Result):
            return
        if isinstance(waiting, Chance):
            match.roll()
        else:
            match.choose_default(waiting.seats[0])
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("subject", SUBJECTS, ids=[subject.name for subject in SUBJECTS])
def test_every_phase_that_waits_is_reached(subject: Subject) -> None:
    """The decision points and chance events of the ledger, all of them, and no other."""
    seen: set[type] = set()
    for start in subject.starts:
        for seed in range(WALKS):
            seen |= {type(step.state.phase) for step in walk(subject.game, start, seed)}
        if subject.waiting <= seen:
            break
    assert seen == subject.waiting
