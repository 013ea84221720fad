"""What a seat may do: options with ranges instead of the product of all fillings.

An option is a verb with one domain per field. Every way to fill the domains is a legal action;
`contains` says whether an action is one of them, `fill` picks one.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from opendust.kernel.action import Action, Arg, Pairs
from opendust.kernel.bits import bits, nth_member, size
from opendust.kernel.native import mypyc_attr
from opendust.kernel.numbers import Called, Choose, Numbers


@mypyc_attr(acyclic=True)
@final
class Pick:
    """One of these ids, given as a list or as a bit mask with the id of its lowest bit.

    Most options of a menu are never looked at, so a mask is spelled out only when somebody asks.
    """

    __slots__ = ("listed", "mask", "offset")

    def __init__(self, values: tuple[int, ...], mask: int = 0, offset: int = 0) -> None:
        self.listed = values
        self.mask = mask
        self.offset = offset

    @property
    def values(self) -> tuple[int, ...]:
        """The ids, ascending."""
        if self.mask:
            members = bits(self.mask)
            offset = self.offset
            self.listed = tuple([offset + bit for bit in members]) if offset else members
            self.mask = 0
        return self.listed

    def contains(self, value: Arg) -> bool:
        """Whether the id is among the values."""
        return value in self.values

    def drawn(self, numbers: Numbers) -> Arg:
        """One of the values."""
        if self.mask:
            mask = self.mask
            return self.offset + nth_member(mask, numbers.below(size(mask)))
        return self.listed[numbers.below(len(self.listed))]

    def __reduce__(self) -> tuple[object, ...]:
        return Pick, (self.values,)


def among(mask: int, offset: int = 0) -> Pick:
    """One id of a bit mask whose lowest bit stands for the offset."""
    return Pick((), mask, offset)


ONLY: Final = tuple([Pick((value,)) for value in range(128)])
"""The pick of one certain small id, made once."""


@mypyc_attr(acyclic=True)
@final
class Amount:
    """A number from least to most."""

    __slots__ = ("least", "most")

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def contains(self, value: Arg) -> bool:
        """Whether the number lies in the range."""
        return isinstance(value, int) and self.least <= value <= self.most

    def drawn(self, numbers: Numbers) -> Arg:
        """A number of the range."""
        return self.least + numbers.below(self.most - self.least + 1)

    def __reduce__(self) -> tuple[object, ...]:
        return Amount, (self.least, self.most)


UP_TO: Final = tuple([Amount(1, most) for most in range(128)])
"""The numbers from one to a certain small one, made once."""


@mypyc_attr(acyclic=True)
@final
class Counts:
    """Amounts by key, each from 0 up to its upper bound, with a total from least to most."""

    __slots__ = ("least", "most", "upper")

    def __init__(self, upper: Pairs, least: int, most: int) -> None:
        self.upper = upper
        self.least = least
        self.most = most

    def contains(self, value: Arg) -> bool:
        """Whether every amount is within its bound and the total within the range."""
        if not isinstance(value, tuple):
            return False
        bounds = dict(self.upper)
        total = 0
        for pair in value:
            if not isinstance(pair, tuple):
                return False
            key, amount = pair
            if not 0 < amount <= bounds.get(key, 0):
                return False
            total += amount
        return self.least <= total <= self.most

    def drawn(self, numbers: Numbers) -> Arg:
        """Amounts drawn key by key, keeping the total within reach of its range."""
        room = self.most
        behind = 0
        for _, bound in self.upper:
            behind += bound
        need = self.least
        filled: list[tuple[int, int]] = []
        for key, bound in self.upper:
            behind -= bound
            low = need - behind
            if low < 0:
                low = 0
            high = bound if bound < room else room
            amount = low + numbers.below(high - low + 1)
            if amount > 0:
                filled.append((key, amount))
                room -= amount
                need -= amount
        return tuple(filled)

    def __reduce__(self) -> tuple[object, ...]:
        return Counts, (self.upper, self.least, self.most)


@mypyc_attr(acyclic=True)
@final
class Subset:
    """Some of these ids, from least to most of them, in ascending order."""

    __slots__ = ("least", "most", "values")

    def __init__(self, values: tuple[int, ...], least: int, most: int) -> None:
        self.values = values
        self.least = least
        self.most = most

    def contains(self, value: Arg) -> bool:
        """Whether the ids are among the values and as many as allowed."""
        if not isinstance(value, tuple):
            return False
        return self.least <= len(value) <= self.most and all(item in self.values for item in value)

    def drawn(self, numbers: Numbers) -> Arg:
        """As many ids as a draw says, each equally likely."""
        size = self.least + numbers.below(self.most - self.least + 1)
        left = list(self.values)
        taken: list[int] = []
        for _place in range(size):  # compiled, a plain `_` would be any object
            taken.append(left.pop(numbers.below(len(left))))
        taken.sort()
        return tuple(taken)

    def __reduce__(self) -> tuple[object, ...]:
        return Subset, (self.values, self.least, self.most)


Domain = Pick | Amount | Counts | Subset


def fillings(domain: Domain) -> list[Arg]:
    """Every value of a domain. For menus, tests and counts; large ranges make long lists."""
    if isinstance(domain, Pick):
        return list(domain.values)
    if isinstance(domain, Amount):
        return list(range(domain.least, domain.most + 1))
    if isinstance(domain, Counts):
        return count_fillings(domain)
    found: list[tuple[int, ...]] = [()]
    for value in domain.values:
        found += [(*some, value) for some in found if len(some) < domain.most]
    return [some for some in found if len(some) >= domain.least]


def count_fillings(domain: Counts) -> list[Arg]:
    """Every way to take amounts within the bounds and the total."""
    found: list[tuple[Pairs, int]] = [((), 0)]
    for key, bound in domain.upper:
        grown: list[tuple[Pairs, int]] = []
        for taken, total in found:
            grown.append((taken, total))
            for amount in range(1, min(bound, domain.most - total) + 1):
                grown.append(((*taken, (key, amount)), total + amount))
        found = grown
    return [taken for taken, total in found if total >= domain.least]


@mypyc_attr(acyclic=True)
@final
class Option:
    """A verb whose arguments may be filled in from the domains, in any way."""

    __slots__ = ("domains", "verb")

    def __init__(self, verb: Enum, domains: tuple[Domain, ...] = ()) -> None:
        self.verb = verb
        self.domains = domains

    def contains(self, action: Action) -> bool:
        """Whether the action is one of the fillings."""
        if action.verb is not self.verb or len(action.args) != len(self.domains):
            return False
        return all(
            domain.contains(value) for domain, value in zip(self.domains, action.args, strict=True)
        )

    def all(self) -> list[Action]:
        """Every filling."""
        found: list[tuple[Arg, ...]] = [()]
        for domain in self.domains:
            found = [(*args, value) for args in found for value in fillings(domain)]
        return [Action(self.verb, args) for args in found]

    def fill(self, choose: Choose) -> Action:
        """One of the fillings."""
        return self.drawn(Called(choose))

    def drawn(self, numbers: Numbers) -> Action:
        """One of the fillings."""
        domains = self.domains
        if not domains:
            return Action(self.verb)
        if len(domains) == 1:
            return Action(self.verb, (domains[0].drawn(numbers),))
        return Action(self.verb, tuple([domain.drawn(numbers) for domain in domains]))

    def __reduce__(self) -> tuple[object, ...]:
        return Option, (self.verb, self.domains)
