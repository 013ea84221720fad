"""DUST fulfils the contract: every edition, two to six players, house rules, rare positions."""

from __future__ import annotations

import pytest

from opendust.dust import game
from opendust.dust import phases as p
from opendust.dust.texts.phases import FIELDS
from tests.contract import suite
from tests.contract.dust import invariants
from tests.contract.dust.starts import EDITION_STARTS, RARE_STARTS, house_start
from tests.contract.secrecy import check_secrecy
from tests.contract.walk import Start, walk

HOUSES = [house_start(seed) for seed in range(8)]
STARTS = EDITION_STARTS + HOUSES + RARE_STARTS
SETUPS = EDITION_STARTS + HOUSES

# One match in three for what takes long: every edition and every number of players is among them.
SOME_SETUPS = EDITION_STARTS[::3] + HOUSES[::2]
SOME_STARTS = SOME_SETUPS + RARE_STARTS

each_start = pytest.mark.parametrize("start", STARTS, ids=[start.name for start in STARTS])
each_setup = pytest.mark.parametrize("start", SETUPS, ids=[start.name for start in SETUPS])
some_starts = pytest.mark.parametrize("start", SOME_STARTS, ids=[s.name for s in SOME_STARTS])


def sample(start: Start, every: int) -> int:
    """Every step from a rare position, every so many in a whole match."""
    return 1 if start.position else every


@each_start
def test_invariants_hold_after_every_input(start: Start) -> None:
    for seed in range(2):
        suite.check_invariants(game, start, seed, invariants.check)


@each_start
def test_every_state_waits_for_something_that_can_be_given(start: Start) -> None:
    suite.check_pending(game, start, 2)


@each_start
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


@each_setup
def test_records_replay(start: Start) -> None:
    suite.check_record(game, start, 7)


@some_starts
def test_notation_reads_back(start: Start) -> None:
    suite.check_notation(game, start, 8)


@some_starts
def test_nobody_learns_what_is_hidden(start: Start) -> None:
    players = len(start.setup.seats)
    coverage = check_secrecy(game, start, 9, players, sample(start, 11))
    assert coverage.different > 0
    assert coverage.compared > coverage.revealing > 0


def test_every_phase_that_waits_is_reached() -> None:
    """The decision points and chance events of the ledger, all of them."""
    seen: set[type] = set()
    for start in STARTS:
        for seed in range(2):
            seen |= {type(step.state.phase) for step in walk(game, start, seed)}
    waiting = {kind for kind, _ in FIELDS.values()} - set(invariants.AUTOMATIC) - {p.Over}
    assert seen == waiting
