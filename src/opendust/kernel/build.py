"""Which build is running: the sources as they stand, or the same sources compiled by mypyc."""

from __future__ import annotations

from types import FunctionType


def is_compiled() -> bool:
    """Whether this module runs compiled: mypyc turns its functions into built-in ones."""
    this: object = is_compiled
    return not isinstance(this, FunctionType)


def build_name() -> str:
    """The word for the running build: `compiled` or `interpreted`."""
    return "compiled" if is_compiled() else "interpreted"
