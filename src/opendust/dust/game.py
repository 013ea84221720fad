"""DUST, as the contract of a game asks for it."""

from __future__ import annotations

from typing import Final

from opendust.dust.actions import VERBS as DUST_VERBS
from opendust.dust.actions import Verb
from opendust.dust.events import EVENTS as DUST_EVENTS
from opendust.dust.notation import names, outcome
from opendust.dust.position import decode, encode
from opendust.dust.setup import complete, new_game
from opendust.dust.state import State
from opendust.dust.turn import CHANCES, POINTS, pending, settle
from opendust.dust.view import resample, view
from opendust.kernel.action import Action, Decision, Input, Outcome, is_shaped
from opendust.kernel.event import Event
from opendust.kernel.option import Option
from opendust.kernel.pending import Chance
from opendust.kernel.refusal import Refusal, Refused

__all__ = [
    "EVENTS", "NAME", "RULES_VERSION", "VERBS", "apply", "complete", "decode", "default",
    "encode", "names", "new_game", "options", "outcome", "pending", "refuse", "resample", "view",
]  # fmt: skip

NAME: Final = "dust"
RULES_VERSION: Final = 1
VERBS = DUST_VERBS
EVENTS = DUST_EVENTS
QUIET: Final = (Verb.PASS, Verb.DONE)


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
    ways = point.verbs.get(verb)
    if ways is None:
        could = tuple([str(known.value) for known in point.verbs])
        return Refusal("ROUND-02", "not-now", verb=str(verb.value), point=point.name).or_else(could)
    if not is_shaped(VERBS[verb], action):
        return Refusal("ROUND-02", "misshapen", verb=str(verb.value))
    return ways[0](state, seat, action)


def apply(state: State, given: Input) -> list[Event]:
    """Change the state by a legal input and say what happened."""
    events: list[Event] = []
    if isinstance(given, Decision):
        action = given.action
        refusal = refuse(state, given.seat, action)
        if refusal is not None:
            raise Refused(refusal)
        POINTS[type(state.phase)].verbs[action.verb][1](state, given.seat, action, events)
    else:
        roll(state, given, events)
    settle(state, events)
    return events


def roll(state: State, given: Outcome, events: list[Event]) -> None:
    """Take an outcome of chance."""
    entry = CHANCES.get(type(state.phase))
    if entry is None:
        raise Refused(Refusal("ROUND-01", "no-chance-pending"))
    chance: Chance = entry[0](state)
    if not chance.is_possible(given.values):
        raise Refused(Refusal("COMP-15" if chance.faces else "CARD-01", "outcome-impossible",
                              count=chance.count))  # fmt: skip
    entry[1](state, given.values, events)


def default(state: State, seat: int) -> Action:
    """Pass or end where that is possible, else the first and smallest of what must be done."""
    found = options(state, seat)
    for option in found:
        if option.verb in QUIET:
            return Action(option.verb)
    return found[0].fill(lambda limit: 0)
