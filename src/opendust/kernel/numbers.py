"""Where do the numbers come from that fill an option or decide a draw?

A class instead of a function on purpose: compiled code calls a method of its own classes directly,
but any function through the interpreter's protocol, with boxed numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64

Choose = Callable[[int], int]
"""Gives a number from 0 up to, not including, its argument."""

MODULUS: Final = 2147483647
MULTIPLIER: Final = 48271


class Numbers:
    """A source of numbers."""

    def below(self, limit: int) -> int:
        """A number from 0 up to, not including, the limit."""
        raise NotImplementedError


@final
class Called(Numbers):
    """The numbers that a function gives."""

    def __init__(self, choose: Choose) -> None:
        self.choose = choose

    def below(self, limit: int) -> int:
        """A number from 0 up to, not including, the limit."""
        return self.choose(limit)


@final
class Lottery(Numbers):
    """Numbers by the minimal standard generator: small, the same on every build."""

    def __init__(self, seed: int) -> None:
        # A machine word where it is compiled: the products outgrow mypyc's quick numbers.
        self.state: i64 = 1 + seed % (MODULUS - 1)

    def below(self, limit: int) -> int:
        """A number from 0 up to, not including, the limit."""
        self.state = self.state * MULTIPLIER % MODULUS
        return self.state * limit // MODULUS
