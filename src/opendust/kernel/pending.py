"""What a match waits for: a choice of seats, an outcome of chance, or nothing more."""

from __future__ import annotations

from typing import final


@final
class Choice:
    """The seats that must choose now, and at which decision point.

    Several seats at once means secretly and simultaneously: inputs may come in any order.
    """

    __slots__ = ("point", "seats")

    def __init__(self, seats: tuple[int, ...], point: str) -> None:
        self.seats = seats
        self.point = point

    def __repr__(self) -> str:
        return f"Choice({self.seats}, {self.point})"


@final
class Chance:
    """Dice with faces from 1 to `faces`, or different ids drawn from `pool` (faces = 0)."""

    __slots__ = ("count", "faces", "point", "pool")

    def __init__(self, point: str, count: int, faces: int, pool: tuple[int, ...] = ()) -> None:
        self.point = point
        self.count = count
        self.faces = faces
        self.pool = pool

    def is_possible(self, values: tuple[int, ...]) -> bool:
        """Whether the values are an outcome of this chance."""
        if len(values) != self.count:
            return False
        possible = True
        if self.faces:
            for value in values:
                possible = possible and 1 <= value <= self.faces
            return possible
        for value in values:
            possible = possible and value in self.pool
        return possible and len(set(values)) == len(values)

    def __repr__(self) -> str:
        return f"Chance({self.point}, {self.count})"


@final
class Result:
    """The match is over: the winners, and every seat's final score."""

    __slots__ = ("scores", "winners")

    def __init__(self, winners: tuple[int, ...], scores: tuple[int, ...]) -> None:
        self.winners = winners
        self.scores = scores

    def __repr__(self) -> str:
        return f"Result({self.winners}, {self.scores})"


Pending = Choice | Chance | Result
