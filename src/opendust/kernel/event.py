"""What happened: facts in the order in which they happened, each with what others may see of it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import final

from opendust.kernel.action import Arg, Pairs, Signature
from opendust.kernel.native import mypyc_attr


@mypyc_attr(acyclic=True)
@final
class Event:
    """A kind and its arguments. `owner` is the one seat that may see it, or -1 for everybody.

    Everybody else sees `public` instead, or nothing. `reveals` marks what cannot be taken back
    once seen: something hidden or random has come to light.
    """

    __slots__ = ("args", "kind", "owner", "public", "reveals")

    def __init__(
        self,
        kind: Enum,
        args: tuple[Arg, ...] = (),
        *,
        owner: int = -1,
        public: Event | None = None,
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.args = args
        self.owner = owner
        self.public = public
        self.reveals = reveals

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.kind is other.kind and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.kind, self.args))

    def __repr__(self) -> str:
        return f"Event({self.kind.name}, {self.args})"

    def __reduce__(self) -> tuple[object, ...]:
        return restored_event, (self.kind, self.args, self.owner, self.public, self.reveals)


Events = list[Event] | None
"""Where the rules write down what happened; None where nobody listens: in search and playouts."""


def seen_by(events: list[Event], seat: int) -> list[Event]:
    """The events as one seat may see them (-1: a spectator)."""
    seen: list[Event] = []
    for event in events:
        if event.owner < 0 or event.owner == seat:
            seen.append(event)
        elif event.public is not None:
            seen.append(event.public)
    return seen


def restored_event(
    kind: Enum, args: tuple[Arg, ...], owner: int, public: Event | None, reveals: bool
) -> Event:
    """The event that was pickled."""
    return Event(kind, args, owner=owner, public=public, reveals=reveals)


@final
class EventFields:
    """An event read by the names of its fields, as a game's `EVENTS` declare them."""

    __slots__ = ("args", "signature")

    def __init__(self, signatures: Mapping[Enum, Signature], event: Event) -> None:
        self.signature = signatures[event.kind]
        self.args = event.args

    def __contains__(self, name: str) -> bool:
        return name in [field.name for field in self.signature]

    def value(self, name: str) -> Arg:
        """The argument of a field."""
        for at, field in enumerate(self.signature):
            if field.name == name:
                return self.args[at]
        raise KeyError(name)

    def number(self, name: str) -> int:
        """The argument of a PICK or AMOUNT field."""
        value = self.value(name)
        if not isinstance(value, int):
            raise TypeError(name)
        return value

    def pairs(self, name: str) -> Pairs:
        """The argument of a COUNTS field."""
        value = self.value(name)
        if not isinstance(value, tuple):
            raise TypeError(name)
        return value  # type: ignore[return-value]

    def several(self, name: str) -> tuple[int, ...]:
        """The argument of a SUBSET or ORDER field."""
        value = self.value(name)
        if not isinstance(value, tuple):
            raise TypeError(name)
        return value  # type: ignore[return-value]
