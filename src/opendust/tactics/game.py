"""Dust Tactics, as the contract of a game asks for it."""

from __future__ import annotations

from typing import Final

from opendust.kernel.action import Action, Decision, Input, Outcome, is_shaped
from opendust.kernel.contract import Setup
from opendust.kernel.event import Event
from opendust.kernel.option import Option
from opendust.kernel.refusal import Refusal, Refused
from opendust.tactics.actions import VERBS as TACTICS_VERBS
from opendust.tactics.actions import Verb
from opendust.tactics.defaults import default
from opendust.tactics.events import EVENTS as TACTICS_EVENTS
from opendust.tactics.notation import names, outcome
from opendust.tactics.position import decode, encode
from opendust.tactics.setup import begin, complete
from opendust.tactics.state import State
from opendust.tactics.turn import CHANCES, POINTS, pending, settle
from opendust.tactics.view import resample, view

__all__ = [
    "EVENTS", "NAME", "RULES_VERSION", "VERBS", "apply", "complete", "decode", "default",
    "encode", "names", "new_game", "options", "outcome", "pending", "refuse", "resample", "view",
]  # fmt: skip

NAME: Final = "tactics"
RULES_VERSION: Final = 1
VERBS = TACTICS_VERBS
EVENTS = TACTICS_EVENTS


def new_game(setup: Setup) -> State:
    """The starting state."""
    state = begin(setup)
    settle(state, [])
    return state


def options(state: State, seat: int) -> list[Option]:
    """Every legal action of a seat that must choose."""
    point = POINTS.get(type(state.phase))
    if point is None or seat not in point.who(state):
        return []
    return point.menu(state, seat)


def refuse(state: State, seat: int, action: Action) -> Refusal | None:
    """Why an action is not legal, or None."""
    point = POINTS.get(type(state.phase))
    if point is None:
        return Refusal("ROUND-01", "nobody-chooses")
    if seat not in point.who(state):
        return Refusal("ROUND-03", "not-your-choice", point=point.name)
    verb = action.verb
    if not isinstance(verb, Verb) or verb not in point.verbs:
        could = tuple([str(known.value) for known in point.verbs])
        return Refusal("ACT-01", "not-now", verb=str(verb.value), point=point.name).or_else(could)
    if not is_shaped(VERBS[verb], action):
        return Refusal("ACT-01", "misshapen", verb=str(verb.value))
    return point.verbs[verb][0](state, seat, action)


def apply(state: State, given: Input) -> list[Event]:
    """Change the state by a legal input and say what happened."""
    events: list[Event] = []
    if isinstance(given, Decision):
        refusal = refuse(state, given.seat, given.action)
        if refusal is not None:
            raise Refused(refusal)
        verb = given.action.verb
        assert isinstance(verb, Verb)
        POINTS[type(state.phase)].verbs[verb][1](state, given.seat, given.action, events)
    else:
        roll(state, given, events)
    settle(state, events)
    return events


def roll(state: State, given: Outcome, events: list[Event]) -> None:
    """Take an outcome of chance."""
    entry = CHANCES.get(type(state.phase))
    if entry is None:
        raise Refused(Refusal("ROUND-01", "no-chance-pending"))
    chance = entry[0](state)
    if not chance.is_possible(given.values):
        raise Refused(Refusal("GEN-04", "outcome-impossible", count=chance.count))
    entry[1](state, given.values, events)
