"""Would the contract suite notice? Games with one fault each, and the check that must find it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from opendust.dust import game
from opendust.dust.actions import Verb
from opendust.dust.state import NO_CARD, State, changed
from opendust.kernel.action import Action, Decision, Input
from opendust.kernel.contract import Plain, Setup
from opendust.kernel.event import Event
from opendust.kernel.option import Option
from opendust.kernel.refusal import Refusal, Refused
from tests.contract import suite
from tests.contract.dust import invariants
from tests.contract.dust.starts import edition_start
from tests.contract.secrecy import check_secrecy

START = edition_start("premium-en", 3)


class Faulty:
    """DUST, except for the functions that are given."""

    def __init__(self, **faults: Callable[..., Any]) -> None:
        self.faults = faults

    def __getattr__(self, name: str) -> Any:
        return self.faults.get(name) or getattr(game, name)


def menu_without_done(state: State, seat: int) -> list[Option]:
    menu = game.options(state, seat)
    return [option for option in menu if option.verb is not Verb.DONE] or menu


def refuse_no_attack(state: State, seat: int, action: Action) -> Refusal | None:
    return None if action.verb is Verb.MOVE else game.refuse(state, seat, action)


def change_although_refused(state: State, given: Input) -> list[Event]:
    try:
        return game.apply(state, given)
    except Refused:
        state.scores = changed(state.scores, 0, state.scores[0] + 1)
        raise


def encode_without_used(state: State) -> dict[str, Plain]:
    return {**game.encode(state), "used": []}


def decode_without_round(data: dict[str, Plain], setup: Setup) -> State:
    return game.decode({**data, "round": 1}, setup)


def view_with_hands(state: State, seat: int) -> State:
    return state.copy()


def view_with_choices(state: State, seat: int) -> State:
    seen = game.view(state, seat)
    if seen is not state:
        seen.chosen = state.chosen
    return seen


def tell_drawn_cards(state: State, given: Input) -> list[Event]:
    events = game.apply(state, given)
    return [Event(event.kind, event.args) if event.owner >= 0 else event for event in events]


def tell_whether_strong(state: State, seat: int, action: Action) -> Refusal | None:
    """A refusal that depends on what the others hold."""
    refusal = game.refuse(state, seat, action)
    if refusal is not None and any(hand & 1 for hand in state.hands):
        return Refusal(refusal.rule, "hinted")
    return refusal


def wrong_default(state: State, seat: int) -> Action:
    return Action(Verb.ACE)


def lose_a_card(state: State, given: Input) -> list[Event]:
    events = game.apply(state, given)
    if NO_CARD not in state.played:
        state.discards = 0
    return events


def units_from_nowhere(state: State, given: Input) -> list[Event]:
    events = game.apply(state, given)
    if isinstance(given, Decision) and given.action.verb is Verb.MOVE:
        state.units[given.action.number(1)] += 1
    return events


@pytest.mark.parametrize(
    ("check", "faulty"),
    [
        (suite.check_options, Faulty(options=menu_without_done)),
        (suite.check_options, Faulty(refuse=refuse_no_attack)),
        (suite.check_pending, Faulty(default=wrong_default)),
        (suite.check_refused_changes_nothing, Faulty(apply=change_although_refused)),
        (suite.check_positions, Faulty(encode=encode_without_used)),
        (suite.check_positions, Faulty(decode=decode_without_round)),
    ],
)
def test_a_fault_is_found(check: Callable[[Any, Any, int], object], faulty: Faulty) -> None:
    with pytest.raises((AssertionError, Refused)):
        check(faulty, START, 1)


@pytest.mark.parametrize("fault", [lose_a_card, units_from_nowhere])
def test_a_broken_invariant_is_found(fault: Callable[..., Any]) -> None:
    with pytest.raises(AssertionError):
        suite.check_invariants(Faulty(apply=fault), START, 1, invariants.check)


@pytest.mark.parametrize(
    "faulty",
    [
        Faulty(view=view_with_hands),
        Faulty(view=view_with_choices),
        Faulty(apply=tell_drawn_cards),
        Faulty(refuse=tell_whether_strong),
    ],
)
def test_a_leak_is_found(faulty: Faulty) -> None:
    with pytest.raises(AssertionError):
        check_secrecy(faulty, START, 1, 3, every=5)
