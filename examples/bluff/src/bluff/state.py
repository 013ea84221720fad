"""How does a game of Bluff stand? Dice by seat, the last bid, whose turn it is."""

from __future__ import annotations

from typing import Any

from opendust.kernel.contract import Plain
from opendust.kernel.settings import seat_names


class Rolling:
    """Everybody's dice are about to be rolled."""


class Bidding:
    """A player bids or doubts."""


class Over:
    """One player has dice left."""


Phase = Rolling | Bidding | Over
PHASES: dict[str, type[Phase]] = {"rolling": Rolling, "bidding": Bidding, "over": Over}


class State:
    """A position. A die is its face, 0 where this viewer may not see it."""

    def __init__(self, seats: tuple[str, ...], dice: int) -> None:
        self.seats = seats
        self.dice: list[tuple[int, ...]] = [(0,) * dice for _ in seats]
        self.turn, self.round = 0, 1
        self.bidder, self.count, self.face = -1, 0, 0
        self.phase: Phase = Rolling()

    def copy(self) -> State:
        """An independent state; what is in its lists is never changed."""
        other = State.__new__(State)
        other.__dict__ = self.__dict__ | {"dice": list(self.dice)}
        return other

    @property
    def total(self) -> int:
        """All dice on the table."""
        return sum([len(dice) for dice in self.dice])

    def next_seat(self, seat: int) -> int:
        """The next player who still has dice."""
        while True:
            seat = (seat + 1) % len(self.seats)
            if self.dice[seat]:
                return seat


def encode(state: State) -> dict[str, Plain]:
    """The whole position as plain data."""
    names = seat_names(state.seats)
    kind = type(state.phase).__name__.lower()
    bid: list[Plain] = [names[state.bidder], state.count, state.face] if state.count else []
    dice: dict[str, Plain] = {name: list(own) for name, own in zip(names, state.dice, strict=True)}
    turn = names[state.turn]
    return {"round": state.round, "phase": kind, "turn": turn, "bid": bid, "dice": dice}


def decoded(data: dict[str, Any], state: State) -> State:
    """The position that plain data describes, laid into a new state."""
    names = seat_names(state.seats)
    state.round, state.turn = int(data["round"]), names.index(data["turn"])
    state.dice = [tuple([int(face) for face in data["dice"][name]]) for name in names]
    if data["bid"]:
        name, state.count, state.face = data["bid"]
        state.bidder = names.index(name)
    state.phase = PHASES[data["phase"]]()
    return state
