"""What a seat does, and what the match receives.

An action is a verb with arguments in the order of the verb's signature. One small value serves
every game, so that text, records, servers and bots need no code per verb; the game names the
verbs and their fields, and reads them through the typed accessors.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from opendust.kernel.closed_set import closed_set
from opendust.kernel.native import mypyc_attr

Pairs = tuple[tuple[int, int], ...]
"""Amounts by key: ((key, amount), ...), keys ascending, amounts positive."""

Arg = int | tuple[int, ...] | Pairs


@closed_set
class Shape(Enum):
    """How the argument of a field is built."""

    PICK = "pick"  # one id of the field's noun
    AMOUNT = "amount"  # a number
    COUNTS = "counts"  # amounts by id of the noun
    SUBSET = "subset"  # some ids of the noun
    ORDER = "order"  # some ids of the noun, one after the other; only in events


PICK: Final = Shape.PICK
AMOUNT: Final = Shape.AMOUNT
COUNTS: Final = Shape.COUNTS
SUBSET: Final = Shape.SUBSET


@final
class Field:
    """One argument of a verb or an event: its name, its shape and the noun its ids belong to."""

    __slots__ = ("head", "is_single", "name", "noun", "shape")

    def __init__(self, name: str, shape: Shape, noun: str) -> None:
        self.name = name
        self.shape = shape
        self.noun = noun
        self.is_single = shape is PICK or shape is AMOUNT
        # How it begins in a menu that is written as JSON.
        self.head = f'{{"name":"{name}","noun":"{noun}","shape":'


Signature = tuple[Field, ...]


def pick(name: str, noun: str) -> Field:
    """A field that names one thing."""
    return Field(name, Shape.PICK, noun)


def amount(name: str) -> Field:
    """A field that is a number."""
    return Field(name, Shape.AMOUNT, "number")


def counts(name: str, noun: str) -> Field:
    """A field that says how many of each thing; it stands last in its signature."""
    return Field(name, Shape.COUNTS, noun)


def subset(name: str, noun: str) -> Field:
    """A field that names some things; it stands last in its signature."""
    return Field(name, Shape.SUBSET, noun)


def order(name: str, noun: str) -> Field:
    """A field that names some things in their order; it stands last in an event's signature."""
    return Field(name, Shape.ORDER, noun)


NO_ARGS: Final[tuple[Arg, ...]] = ()


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Action:
    """A verb and its arguments. Never changed once made."""

    __slots__ = ("args", "verb")

    def __init__(self, verb: Enum, args: tuple[Arg, ...] = NO_ARGS) -> None:
        self.verb = verb
        self.args = args

    def number(self, index: int) -> int:
        """The argument of a PICK or AMOUNT field."""
        value = self.args[index]
        if not isinstance(value, int):
            raise TypeError(index)
        return value

    def pairs(self, index: int) -> Pairs:
        """The argument of a COUNTS field."""
        value = self.args[index]
        if not isinstance(value, tuple):
            raise TypeError(index)
        return value  # type: ignore[return-value]

    def several(self, index: int) -> tuple[int, ...]:
        """The argument of a SUBSET field."""
        value = self.args[index]
        if not isinstance(value, tuple):
            raise TypeError(index)
        return value  # type: ignore[return-value]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.verb is other.verb and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.verb, self.args))

    def __repr__(self) -> str:
        return f"Action({self.verb.name}, {self.args})"

    def __reduce__(self) -> tuple[object, ...]:
        return Action, (self.verb, self.args)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Decision:
    """An input: a seat's action."""

    __slots__ = ("action", "seat")

    def __init__(self, seat: int, action: Action) -> None:
        self.seat = seat
        self.action = action

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Decision) and self.seat == other.seat and self.action == other.action
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.action))

    def __repr__(self) -> str:
        return f"Decision({self.seat}, {self.action!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Decision, (self.seat, self.action)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Outcome:
    """An input: what chance brought, dice faces or drawn ids, in the order asked for."""

    __slots__ = ("values",)

    def __init__(self, values: tuple[int, ...]) -> None:
        self.values = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.values == other.values

    def __hash__(self) -> int:
        return hash(self.values)

    def __repr__(self) -> str:
        return f"Outcome{self.values}"

    def __reduce__(self) -> tuple[object, ...]:
        return Outcome, (self.values,)


Input = Decision | Outcome


def is_shaped(signature: Signature, action: Action) -> bool:
    """Whether the arguments have the number and the shapes that the signature asks for."""
    args = action.args
    if len(signature) != len(args):
        return False
    for at, field in enumerate(signature):
        value = args[at]
        if field.is_single:
            if type(value) is not int or value < 0:
                return False
        elif not is_collection_shaped(field.shape, value):
            return False
    return True


def is_collection_shaped(shape: Shape, value: object) -> bool:
    """Whether ids ascend without doubles, and amounts are positive."""
    if not isinstance(value, tuple):
        return False
    last = -1
    for item in value:
        key = item
        if shape is COUNTS:
            if not (isinstance(item, tuple) and len(item) == 2 and is_count(item[1])):
                return False
            key = item[0]
        if type(key) is not int or key <= last:
            return False
        last = key
    return shape is COUNTS or shape is SUBSET


def is_count(value: object) -> bool:
    """Whether a value is a positive number."""
    return type(value) is int and value > 0
