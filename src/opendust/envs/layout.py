"""Where does each figure stand in an observation? A layout of named parts, one after the other."""

from __future__ import annotations

from math import prod
from typing import Any, Protocol, final

Placed = tuple[tuple[str, str, int], ...]
"""Fields by name and kind, each with the place of its figures."""


@final
class Layout:
    """The parts of a flat tensor, by name: where each begins, and its shape."""

    def __init__(self) -> None:
        self.start: dict[str, int] = {}
        self.shape: dict[str, tuple[int, ...]] = {}
        self.size = 0

    def add(self, name: str, *shape: int) -> int:
        """Give a part its place; a single figure has no shape."""
        if name in self.start:
            raise ValueError(f"two parts are called {name}")
        self.start[name] = self.size
        self.shape[name] = shape
        self.size += prod(shape)
        return self.start[name]

    def where(self, name: str) -> slice:
        """The part of the tensor that holds these figures."""
        first = self.start[name]
        return slice(first, first + prod(self.shape[name]))

    def placed(self, fields: tuple[tuple[str, str], ...], place: str) -> Placed:
        """The fields with their places, looked up once; one that has parts of its own has -1."""
        return tuple([(name, kind, self.start.get(f"{place}.{name}", -1)) for name, kind in fields])

    def table(self) -> str:
        """The whole layout for people, one line per part."""
        width = max([len(name) for name in self.start])
        lines: list[str] = []
        for name in self.start:
            at = self.where(name)
            shape = " by ".join([str(side) for side in self.shape[name]]) or "1"
            lines.append(f"{name.ljust(width)}  {at.start:5} to {at.stop:5}  {shape}")
        return "\n".join(lines)


class Observer(Protocol):
    """Writes what a seat sees as numbers. A game brings one (`tensors` of its `GameEntry`)."""

    layout: Layout

    def write(self, view: Any, seat: int, buffer: Any) -> None:
        """Fill a buffer of zeros, of the layout's size, with a view as its seat sees it."""
        ...

    def lead(self, state: Any) -> list[float]:
        """How far every seat is ahead, from what all know; the figures add up to nothing."""
        ...

    def places(self, state: Any) -> list[tuple[float, float]]:
        """Where the places of the board are drawn, from the upper left."""
        ...

    def holders(self, state: Any) -> list[tuple[int, int]]:
        """Who holds each place (-1: nobody), and how strongly."""
        ...
