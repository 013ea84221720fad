"""Dust Tactics (Revised Core Set): squads, heroes and walkers on a grid, by the book.

`opendust.tactics` has the functions of the contract: `new_game`, `pending`, `options`, `apply`, ...
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any


def __getattr__(name: str) -> Any:
    # A part of the game is brought by Python itself: the whole would ask for that part again.
    if find_spec(f"opendust.tactics.{name}") is None:
        game = import_module("opendust.tactics.game")
        if name in game.__all__:
            return getattr(game, name)
    raise AttributeError(f"module 'opendust.tactics' has no attribute {name!r}")
