"""Where do the chapters write what may be done, and when does it become options?

A menu that somebody reads is a list of options. A playout takes one of them by chance, so what it
is offered is only noted, in lines that serve again and again: nothing is made that nobody takes.
The draw asks for the same numbers as the option would (`Option.drawn`).
"""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from opendust.dust.actions import TO_END
from opendust.dust.force import some_of
from opendust.kernel.action import Action
from opendust.kernel.bits import bits, nth_member, size
from opendust.kernel.native import mypyc_attr
from opendust.kernel.numbers import Numbers
from opendust.kernel.option import ONLY, UP_TO, Amount, Option, Pick, Subset

READY: Final = 0
JOURNEY: Final = 1
DELIVERY: Final = 2
CARDS: Final = 3


class Menu:
    """What may be done, written down by the chapters."""

    def add(self, option: Option) -> None:
        """An option that is made already."""
        raise NotImplementedError

    def journey(self, verb: Enum, origin: int, targets: int, offset: int, force: int) -> None:
        """Some units of a force from one area to one of a mask of targets."""
        raise NotImplementedError

    def delivery(self, verb: Enum, most: int, unit: int, area: int) -> None:
        """Up to so many units of a type in an area."""
        raise NotImplementedError

    def cards(self, verb: Enum, least: int, most: int, hand: int, thrown: int) -> None:
        """So many cards, after throwing away a number of those in a hand."""
        raise NotImplementedError


@final
class Listed(Menu):
    """The options themselves."""

    def __init__(self) -> None:
        self.options: list[Option] = []

    def add(self, option: Option) -> None:
        """An option that is made already."""
        self.options.append(option)

    def journey(self, verb: Enum, origin: int, targets: int, offset: int, force: int) -> None:
        """Some units of a force from one area to one of a mask of targets."""
        picks = Pick((), targets, offset)
        self.options.append(Option(verb, (ONLY[origin], picks, some_of(force))))

    def delivery(self, verb: Enum, most: int, unit: int, area: int) -> None:
        """Up to so many units of a type in an area."""
        self.options.append(Option(verb, (UP_TO[most], ONLY[unit], ONLY[area])))

    def cards(self, verb: Enum, least: int, most: int, hand: int, thrown: int) -> None:
        """So many cards, after throwing away a number of those in a hand."""
        discards = Subset(bits(hand), thrown, thrown)
        self.options.append(Option(verb, (Amount(least, most), discards)))


@mypyc_attr(acyclic=True)
@final
class Line:
    """One thing that may be done, as far as it is known before somebody chooses it."""

    __slots__ = ("first", "fourth", "kind", "option", "second", "third", "verb")

    def __init__(self) -> None:
        self.kind = READY
        self.option = TO_END
        self.verb: Enum = TO_END.verb
        self.first = 0
        self.second = 0
        self.third = 0
        self.fourth = 0

    def drawn(self, numbers: Numbers) -> Action:
        """One of its fillings, by the numbers that its option would ask for."""
        if self.kind == READY:
            return self.option.drawn(numbers)
        if self.kind == JOURNEY:
            numbers.below(1)  # the origin is certain, but an option draws it
            mask = self.second
            target = self.third + nth_member(mask, numbers.below(size(mask)))
            return Action(self.verb, (self.first, target, some_of(self.fourth).drawn(numbers)))
        if self.kind == DELIVERY:
            amount = 1 + numbers.below(self.first)
            numbers.below(1)
            numbers.below(1)
            return Action(self.verb, (amount, self.second, self.third))
        amount = self.first + numbers.below(self.second - self.first + 1)
        thrown = Subset(bits(self.third), self.fourth, self.fourth)
        return Action(self.verb, (amount, thrown.drawn(numbers)))


@final
class Noted(Menu):
    """Lines from which one is drawn; the next menu is written over them."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.count = 0

    def line(self, kind: int) -> Line:
        """The next free line."""
        count = self.count
        if count == len(self.lines):
            self.lines.append(Line())
        self.count = count + 1
        line = self.lines[count]
        line.kind = kind
        return line

    def add(self, option: Option) -> None:
        """An option that is made already."""
        self.line(READY).option = option

    def journey(self, verb: Enum, origin: int, targets: int, offset: int, force: int) -> None:
        """Some units of a force from one area to one of a mask of targets."""
        line = self.line(JOURNEY)
        line.verb = verb
        line.first = origin
        line.second = targets
        line.third = offset
        line.fourth = force

    def delivery(self, verb: Enum, most: int, unit: int, area: int) -> None:
        """Up to so many units of a type in an area."""
        line = self.line(DELIVERY)
        line.verb = verb
        line.first = most
        line.second = unit
        line.third = area

    def cards(self, verb: Enum, least: int, most: int, hand: int, thrown: int) -> None:
        """So many cards, after throwing away a number of those in a hand."""
        line = self.line(CARDS)
        line.verb = verb
        line.first = least
        line.second = most
        line.third = hand
        line.fourth = thrown

    def drawn(self, numbers: Numbers) -> Action:
        """One of the lines filled in by chance; the menu is empty then."""
        count = self.count
        self.count = 0
        return self.lines[numbers.below(count)].drawn(numbers)
