"""What a match waits for: a choice of seats, an outcome of chance, or nothing more."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from fractions import Fraction
from itertools import permutations, product
from math import perm
from typing import final

from opendust.kernel.closed_set import closed_set
from opendust.kernel.native import mypyc_attr
from opendust.kernel.numbers import Numbers


@closed_set
class Manner(Enum):
    """How the seats of a choice choose; with one seat the question is only who may know."""

    EACH_SECRETLY = "each"
    """Every seat chooses, in any order, and knows nothing of what the others choose."""
    ONE_OPENLY = "one"
    """One of the seats acts, whichever comes first, in the open; then all are asked anew."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Choice:
    """The seats that choose now, at which decision point, and in which manner."""

    __slots__ = ("manner", "point", "seats")

    def __init__(self, seats: tuple[int, ...], point: str, manner: Manner) -> None:
        self.seats = seats
        self.point = point
        self.manner = manner

    @property
    def is_secret(self) -> bool:
        """Whether nobody may know what the others choose."""
        return self.manner is Manner.EACH_SECRETLY

    def partners(self, seat: int) -> tuple[int, ...]:
        """The seats that could act instead of this one."""
        if self.is_secret:
            return ()
        return tuple([other for other in self.seats if other != seat])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.__reduce__())

    def __repr__(self) -> str:
        return f"Choice({self.seats}, {self.point}, {self.manner.value})"

    def __reduce__(self) -> tuple[object, ...]:
        return Choice, (self.seats, self.point, self.manner)


@mypyc_attr(acyclic=True, free_list_len=1)
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

    def drawn(self, numbers: Numbers) -> tuple[int, ...]:
        """What chance brings."""
        if self.faces:
            faces = self.faces
            return tuple([1 + numbers.below(faces) for _die in range(self.count)])
        left = list(self.pool)
        return tuple([left.pop(numbers.below(len(left))) for _place in range(self.count)])

    @property
    def outcome_count(self) -> int:
        """How many outcomes there are; all are equally likely."""
        return self.faces**self.count if self.faces else perm(len(self.pool), self.count)

    def outcomes(self) -> Iterator[tuple[tuple[int, ...], Fraction]]:
        """Every outcome with its probability. Ten dice have sixty million of them."""
        chance = Fraction(1, self.outcome_count)
        drawn: Iterator[tuple[int, ...]] = (
            product(range(1, self.faces + 1), repeat=self.count)
            if self.faces
            else permutations(self.pool, self.count)
        )
        return ((values, chance) for values in drawn)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.__reduce__())

    def __repr__(self) -> str:
        return f"Chance({self.point}, {self.count})"

    def __reduce__(self) -> tuple[object, ...]:
        return Chance, (self.point, self.count, self.faces, self.pool)


@final
class Result:
    """The match is over: the winners, and every seat's final score."""

    __slots__ = ("scores", "winners")

    def __init__(self, winners: tuple[int, ...], scores: tuple[int, ...]) -> None:
        self.winners = winners
        self.scores = scores

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.__reduce__())

    def __repr__(self) -> str:
        return f"Result({self.winners}, {self.scores})"

    def __reduce__(self) -> tuple[object, ...]:
        return Result, (self.winners, self.scores)


Pending = Choice | Chance | Result
