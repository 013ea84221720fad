"""A match in play: taking back, absent seats, storage that fails, players who answer nonsense."""

from __future__ import annotations

import pytest

from opendust.dust import game
from opendust.dust.actions import Verb
from opendust.dust.state import State
from opendust.kernel.action import Action, Input
from opendust.kernel.contract import Setup
from opendust.kernel.event import Event
from opendust.kernel.option import Option
from opendust.kernel.pending import Chance, Choice, Result
from opendust.kernel.play.match import Match, Watcher, play
from opendust.kernel.refusal import Refused
from opendust.kernel.text.digest import digest

SETUP = Setup(("red", "blue"), {"edition": "epic-de"})


def new_match(watch: Watcher | None = None) -> Match[State]:
    return Match(game, SETUP, b"0123456789abcdef", watch)


def at_first_claim() -> Match[State]:
    """Everybody has acted by default until a colour has been chosen."""
    match = new_match()
    while not (isinstance(match.pending, Choice) and match.pending.point == "claim_capital"):
        if isinstance(match.pending, Chance):
            match.roll()
        else:
            assert isinstance(match.pending, Choice)
            match.choose_default(match.pending.seats[0])
    return match


def text(match: Match[State]) -> str:
    return digest(game.encode(match.state))


def test_a_choice_is_taken_back() -> None:
    match = at_first_claim()
    assert isinstance(match.pending, Choice)
    seat = match.pending.seats[0]
    before, inputs = text(match), len(match.inputs)
    match.choose_default(seat)
    assert text(match) != before
    assert match.can_undo(seat)
    match.undo(seat)
    assert (text(match), len(match.inputs)) == (before, inputs)


def test_nobody_takes_back_for_another() -> None:
    match = at_first_claim()
    assert isinstance(match.pending, Choice)
    seat = match.pending.seats[0]
    match.choose_default(seat)
    assert not match.can_undo(1 - seat)
    with pytest.raises(Refused):
        match.undo(1 - seat)


def test_nothing_is_taken_back_after_chance() -> None:
    match = new_match()
    assert isinstance(match.pending, Chance)
    match.roll()
    assert not match.marks
    with pytest.raises(Refused):
        match.undo(0)


def test_a_secret_choice_is_taken_back_until_cards_are_turned_over() -> None:
    match = new_match()
    match.settle_chance()
    match.choose_default(0)
    assert match.can_undo(0)
    match.choose_default(1)
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_what_is_taken_back_never_rolls_again() -> None:
    """The stream's number depends on the outcomes so far, not on how often was chosen."""
    match = at_first_claim()
    assert isinstance(match.pending, Choice)
    outcomes = match.outcomes
    seat = match.pending.seats[0]
    match.choose_default(seat)
    match.undo(seat)
    assert match.outcomes == outcomes


def test_rolling_when_nobody_waits_for_chance_is_refused() -> None:
    match = at_first_claim()
    with pytest.raises(Refused):
        match.roll()


def test_a_refused_action_leaves_no_trace() -> None:
    match = at_first_claim()
    before, inputs, marks = text(match), len(match.inputs), len(match.marks)
    with pytest.raises(Refused):
        match.submit(0, Action(Verb.ACE))
    assert (text(match), len(match.inputs), len(match.marks)) == (before, inputs, marks)


def test_an_input_that_cannot_be_stored_did_not_happen() -> None:
    def full_disk(given: Input, events: list[Event]) -> None:
        raise OSError("the disk is full")

    match = new_match(full_disk)
    before = text(match)
    with pytest.raises(OSError, match="full"):
        match.roll()
    assert text(match) == before
    assert match.inputs == []


class Nonsense:
    """Answers what is never legal."""

    def choose(self, view: object, seat: int, options: list[Option]) -> Action:
        return Action(Verb.DESTROY, (((9, 9),),))


def test_nonsense_cannot_stop_a_match() -> None:
    match = new_match()
    assert play(match, [Nonsense(), Nonsense()], limit=50) is None
    assert len(match.inputs) == 50


class Lively:
    """Takes the last option, filled by a counter: no randomness, no standstill."""

    def __init__(self) -> None:
        self.count = 0

    def choose(self, view: object, seat: int, options: list[Option]) -> Action:
        self.count += 1
        return options[self.count % len(options)].fill(lambda limit: self.count % limit)


def test_players_finish_a_match() -> None:
    match = new_match()
    result = play(match, [Lively(), Lively()])
    assert isinstance(result, Result)
    assert isinstance(match.pending, Result)
    assert result.winners == match.pending.winners
