"""What is the best that both sides can do in an attack? Solved as a game, by backward induction.

The attacker seeks a high swing of army points, the defender a low one. They choose among what the
engine offers, with a few ways left out that never help: lines are aimed in their order, each at one
of the targets, only range C lines may be held back, and whoever hits back does it with everything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from opendust.kernel.action import Action, Decision
from opendust.kernel.option import Option
from opendust.kernel.pending import Choice
from opendust.kernel.refusal import BadText, Fault
from opendust.odds.chances import Chances, Number
from opendust.odds.tactics.walk import Key, branches, key_of
from opendust.tactics.actions import Verb
from opendust.tactics.game import apply, default, options, pending
from opendust.tactics.phases import Aiming, Declaring, Retaliating
from opendust.tactics.state import State

MOST: Final = 60_000
Value = Callable[[State], Number]


@final
class BestPlay:
    """The best choices of both sides, as far as they have been asked for."""

    def __init__(
        self, worth: Value, chances: Chances, everything: Callable[[State], Action]
    ) -> None:
        self.worth = worth
        self.chances = chances
        self.everything = everything
        self.known: dict[Key, tuple[Number, Action | None]] = {}

    def decide(self, state: State, seat: int) -> Action:
        """The best choice here."""
        action = self.solve(state)[1]
        assert action is not None
        return action

    def solve(self, state: State) -> tuple[Number, Action | None]:
        """The value of a position, and the best choice if somebody has one."""
        if state.activation is None:
            return self.worth(state), None
        key = key_of(state)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= MOST:
                raise BadText([Fault("", 0, "odds-too-large", most=MOST)])
            found = self.known[key] = self.look(state)
        return found

    def look(self, state: State) -> tuple[Number, Action | None]:
        """The same, worked out."""
        waiting = pending(state)
        if not isinstance(waiting, Choice):
            total: Number = self.chances.none
            for chance, later in branches(state, self.decide, self.chances):
                total += chance * self.solve(later)[0]
            return total, None
        seat = waiting.seats[0]
        sign = 1 if state.battle.seat_side[seat] == 0 else -1
        best: tuple[Number, Action] | None = None
        for action in self.ways(state, seat):
            later = state.copy()
            apply(later, Decision(seat, action))
            value = self.solve(later)[0]
            if best is None or sign * value > sign * best[0]:
                best = (value, action)
        assert best is not None
        return best

    def ways(self, state: State, seat: int) -> list[Action]:
        """What a seat may choose among."""
        phase = state.phase
        if isinstance(phase, Retaliating):
            return [default(state, seat)]
        found = options(state, seat)
        if isinstance(phase, Aiming):
            return aims(state, found)
        if isinstance(phase, Declaring):
            return [self.everything(state)]
        return [action for option in found for action in option.all()]


def aims(state: State, found: list[Option]) -> list[Action]:
    """The first line at each of its targets; a range C line may also be held back."""
    lines = state.battle.lines
    shots = [action for option in found if option.verb is not Verb.FIRE for action in option.all()]
    ranged = [action for action in shots if not lines[action.number(0)].is_close]
    first = min([action.number(0) for action in ranged or shots], default=-1)
    chosen = [action for action in shots if action.number(0) == first]
    units = [one for one in chosen if one.verb is Verb.SNIPE or is_unit(state, one)]
    return (units or chosen) + ([] if ranged else [Action(Verb.FIRE)])


def is_unit(state: State, action: Action) -> bool:
    """Whether a shot is aimed at a unit, not at cover."""
    return action.number(1) < state.battle.unit_count
