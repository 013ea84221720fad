"""Dust Tactics fulfils the contract: every scenario, random armies, dense positions."""

from __future__ import annotations

import pytest

from opendust.kernel.pending import Chance, Result
from opendust.kernel.play.match import Match
from opendust.tactics import game
from opendust.tactics import phases as p
from opendust.tactics.texts.phases import PHASES
from tests.contract import suite
from tests.contract.secrecy import check_secrecy
from tests.contract.tactics import invariants
from tests.contract.tactics.starts import RARE_STARTS, SCENARIO_STARTS, SMALL_STARTS
from tests.contract.walk import Start, walk

STARTS = SCENARIO_STARTS + SMALL_STARTS + RARE_STARTS
SOME_STARTS = SCENARIO_STARTS[::4] + SMALL_STARTS[::3] + RARE_STARTS
ENDLESS = 5000

each_start = pytest.mark.parametrize("start", STARTS, ids=[start.name for start in STARTS])
some_starts = pytest.mark.parametrize("start", SOME_STARTS, ids=[s.name for s in SOME_STARTS])
some_setups = pytest.mark.parametrize(
    "start", SMALL_STARTS[::2], ids=[start.name for start in SMALL_STARTS[::2]]
)


def sample(start: Start, every: int) -> int:
    """Every step from a dense position, every so many in a whole match."""
    return 1 if start.position else every


@each_start
def test_invariants_hold_after_every_input(start: Start) -> None:
    suite.check_invariants(game, start, 1, invariants.check)


@some_starts
def test_every_state_waits_for_something_that_can_be_given(start: Start) -> None:
    suite.check_pending(game, start, 2)


@some_starts
def test_options_and_refusals_agree(start: Start) -> None:
    suite.check_options(game, start, 3)


@some_starts
def test_a_refused_input_changes_nothing(start: Start) -> None:
    suite.check_refused_changes_nothing(game, start, 4)


@some_starts
def test_copies_are_independent(start: Start) -> None:
    suite.check_copies(game, start, 5, sample(start, 3))


@some_starts
def test_positions_read_back_and_go_on(start: Start) -> None:
    suite.check_positions(game, start, 6, sample(start, 3))


@some_setups
def test_records_replay(start: Start) -> None:
    suite.check_record(game, start, 7)


@some_starts
def test_notation_reads_back(start: Start) -> None:
    suite.check_notation(game, start, 8)


@some_starts
def test_nobody_learns_what_is_hidden(start: Start) -> None:
    players = len(start.setup.seats)
    coverage = check_secrecy(game, start, 9, players, sample(start, 3))
    assert coverage.different > 0
    assert coverage.compared > 0
    assert coverage.private > 0


@pytest.mark.parametrize("start", SCENARIO_STARTS, ids=[start.name for start in SCENARIO_STARTS])
def test_absent_players_never_stop_a_match(start: Start) -> None:
    match = Match(game, start.setup, b"0123456789abcdef")
    for _ in range(ENDLESS):
        waiting = match.pending
        if isinstance(waiting, Result):
            return
        if isinstance(waiting, Chance):
            match.roll()
        else:
            match.choose_default(waiting.seats[0])
    raise AssertionError("the match does not end")


def test_every_phase_that_waits_is_reached() -> None:
    """The decision points and chance events of the ledger, all of them."""
    seen: set[type] = set()
    for start in STARTS:
        for seed in range(3):
            seen |= {type(step.state.phase) for step in walk(game, start, seed)}
    waiting = {kind for kind, _ in PHASES.values()} - set(invariants.AUTOMATIC) - {p.Over}
    assert {kind.__name__ for kind in waiting - seen} == set()
