"""A third game, filled into the kernel's table: both name a number, a die says who was nearer."""

from __future__ import annotations

from enum import Enum

import pytest

from opendust.kernel.action import Action, Decision, Input, Outcome, amount
from opendust.kernel.event import Event, Events
from opendust.kernel.option import Amount, Option
from opendust.kernel.pending import Chance, Choice, Manner, Pending, Result
from opendust.kernel.phase_table import Cited, PhaseTable, Point
from opendust.kernel.refusal import Refusal, Refused

FACES = 6


class Verb(Enum):
    NAME = "name"
    YIELD = "yield"


class Naming:
    """Both name a number."""


class Rolling:
    """The die decides."""


class Counting:
    """Passes by itself."""


class Over:
    """Somebody was nearer."""


Phase = Naming | Rolling | Counting | Over


class State:
    def __init__(self) -> None:
        self.phase: Phase = Naming()
        self.named: dict[int, int] = {}
        self.face = 0
        self.winners: tuple[int, ...] = ()


def undecided(state: State) -> tuple[int, ...]:
    return tuple([seat for seat in (0, 1) if seat not in state.named])


def menu(state: State, seat: int) -> list[Option]:
    return [Option(Verb.NAME, (Amount(1, FACES),)), Option(Verb.YIELD, ())]


def refuse_name(state: State, seat: int, action: Action) -> Refusal | None:
    return None if 1 <= action.number(0) <= FACES else Refusal("N-1", "no-such-face")


def do_name(state: State, seat: int, action: Action, events: Events) -> None:
    state.named[seat] = action.number(0) if action.args else 1
    if not undecided(state):
        state.phase = Rolling()


def take_die(state: State, values: tuple[int, ...], events: Events) -> None:
    state.face = values[0]
    state.phase = Counting()


def count(state: State, events: Events) -> bool:
    misses = {seat: abs(number - state.face) for seat, number in state.named.items()}
    state.winners = tuple([seat for seat in misses if misses[seat] == min(misses.values())])
    state.phase = Over()
    return True


TABLE: PhaseTable[State] = PhaseTable(
    {
        Naming: Point(
            "naming", undecided, menu,
            {Verb.NAME: (refuse_name, do_name), Verb.YIELD: (lambda *_: None, do_name)},
            manner=Manner.EACH_SECRETLY,
        ),
    },
    {Rolling: (lambda _: Chance("dice", 1, FACES), take_die)},
    {Counting: count},
    lambda state: Result(state.winners, (0, 0)),
    verbs={Verb.NAME: (amount("number"),), Verb.YIELD: ()},
    quiet=(Verb.YIELD,),
    cited=Cited(nobody="T-1", turn="T-2", verb="T-3", dice="T-4", draw="T-5"),
)  # fmt: skip


def pending(state: State) -> Pending:
    return TABLE.pending(state, state.phase)


def apply(state: State, given: Input) -> list[Event]:
    events: list[Event] = []
    TABLE.take(state, state.phase, given, events)
    while TABLE.passes(state, state.phase, events):
        pass
    return events


def name(state: State, seat: int, number: int) -> None:
    apply(state, Decision(seat, Action(Verb.NAME, (number,))))


def refusal_of(state: State, given: Decision | Outcome) -> tuple[str, str]:
    """The rule and the message by which an input is refused."""
    with pytest.raises(Refused) as caught:
        apply(state, given)
    return caught.value.refusal.rule, caught.value.refusal.message


def test_a_match_from_choice_over_chance_to_its_result() -> None:
    state = State()
    waiting = pending(state)
    assert isinstance(waiting, Choice)
    assert (waiting.seats, waiting.is_secret) == ((0, 1), True)
    assert waiting.partners(0) == ()
    name(state, 1, 2)
    assert repr(pending(state)) == "Choice((0,), naming, each)"
    assert TABLE.options(state, state.phase, 1) == []
    name(state, 0, 5)
    assert isinstance(pending(state), Chance)
    apply(state, Outcome((6,)))
    result = pending(state)
    assert isinstance(result, Result)
    assert result.winners == (0,)


def test_what_does_not_fit_is_refused_by_the_games_own_rules() -> None:
    state = State()
    assert refusal_of(state, Outcome((1,))) == ("T-1", "no-chance-pending")
    assert refusal_of(state, Decision(7, Action(Verb.YIELD))) == ("T-2", "not-your-choice")
    assert refusal_of(state, Decision(0, Action(Verb.NAME))) == ("T-3", "misshapen")
    assert refusal_of(state, Decision(0, Action(Verb.NAME, (9,)))) == ("N-1", "no-such-face")
    name(state, 0, 1)
    name(state, 1, 1)
    assert refusal_of(state, Outcome((7,))) == ("T-4", "outcome-impossible")
    assert refusal_of(state, Decision(0, Action(Verb.YIELD))) == ("T-1", "nobody-chooses")


def test_the_absent_take_the_quiet_verb() -> None:
    assert TABLE.default(State(), Naming(), 0) == Action(Verb.YIELD)


def test_in_the_open_the_others_could_act_instead() -> None:
    assert Choice((0, 2, 3), "move", Manner.ONE_OPENLY).partners(2) == (0, 3)
