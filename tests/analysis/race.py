"""A game whose every answer is known: twice both seats choose a safe step or a risky roll.

Both choose, then the dice of the round are rolled. Safe is two points; a risk is a die, and five or
six bring six points, anything else none. Whoever has more points in the end wins; the same points
share the victory.
"""

from __future__ import annotations

from enum import Enum

from opendust.kernel.action import Action, Decision, Input, Outcome
from opendust.kernel.contract import Plain, Setup
from opendust.kernel.event import Event
from opendust.kernel.option import Option
from opendust.kernel.pending import Chance, Choice, Manner, Pending, Result
from opendust.kernel.play.dice import Stream
from opendust.kernel.refusal import Refusal


class Verb(Enum):
    SAFE = "safe"
    RISK = "risk"


NAME = "race"
RULES_VERSION = 1
VERBS = {Verb.SAFE: (), Verb.RISK: ()}
EVENTS: dict[Enum, tuple[()]] = {}
ROUNDS = 2
SAFE, RISK = Action(Verb.SAFE), Action(Verb.RISK)


class State:
    """The scores, the round, whose turn it is, and who has risked a roll that is to come."""

    def __init__(
        self, scores: tuple[int, int], number: int = 1, turn: int = 0, risks: tuple[int, ...] = ()
    ) -> None:
        self.scores, self.round, self.turn, self.risks = scores, number, turn, risks

    def copy(self) -> State:
        return State(self.scores, self.round, self.turn, self.risks)


def complete(setup: Setup) -> Setup:
    return setup


def new_game(setup: Setup) -> State:
    return State((0, 0))


def winners(scores: tuple[int, int]) -> tuple[int, ...]:
    return tuple([seat for seat in (0, 1) if scores[seat] == max(scores)])


def pending(state: State) -> Pending:
    if state.round > ROUNDS:
        return Result(winners(state.scores), state.scores)
    if state.turn == 2:
        return Chance("die", 1, 6)
    return Choice((state.turn,), "step", Manner.ONE_OPENLY)


def options(state: State, seat: int) -> list[Option]:
    return [Option(Verb.SAFE), Option(Verb.RISK)]


def refuse(state: State, seat: int, action: Action) -> Refusal | None:
    return None


def apply(state: State, given: Input) -> list[Event]:
    if isinstance(given, Decision):
        if given.action == RISK:
            state.risks = (*state.risks, given.seat)
        else:
            state.scores = gained(state.scores, given.seat, 2)
        state.turn += 1
    else:
        state.scores = gained(state.scores, state.risks[0], 6 * (given.values[0] >= 5))
        state.risks = state.risks[1:]
    if state.turn == 2 and not state.risks:
        state.round, state.turn = state.round + 1, 0
    return []


def view(state: State, seat: int) -> State:
    return state.copy()


def default(state: State, seat: int) -> Action:
    return SAFE


def resample(state: State, seat: int, stream: Stream) -> State:
    return state.copy()


def encode(state: State) -> dict[str, Plain]:
    return {"scores": [*state.scores], "at": [state.round, state.turn, *state.risks]}


def decode(data: dict[str, Plain], setup: Setup) -> State:
    raise NotImplementedError


def names(state: State, noun: str) -> tuple[str, ...]:
    return ("one", "two")


def outcome(state: State, words: str) -> tuple[int, ...]:
    raise NotImplementedError


def exact(state: State) -> float:
    """The first seat's chance to win if both choose by lot, as playouts do."""
    waiting = pending(state)
    if isinstance(waiting, Result):
        return 0.5 if len(waiting.winners) > 1 else float(waiting.winners == (0,))
    if isinstance(waiting, Chance):
        return after(state, Outcome((6,))) / 3 + 2 * after(state, Outcome((1,))) / 3
    return sum([after(state, Decision(state.turn, action)) for action in (SAFE, RISK)]) / 2


def after(state: State, given: Input) -> float:
    """The same after an input."""
    later = state.copy()
    apply(later, given)
    return exact(later)


def gained(scores: tuple[int, int], seat: int, gain: int) -> tuple[int, int]:
    return (scores[0] + gain, scores[1]) if seat == 0 else (scores[0], scores[1] + gain)
