"""DUST (2007): the board game of world conquest, by the book.

`opendust.dust` has the functions of the contract: `new_game`, `pending`, `options`, `apply`, ...
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any


def __getattr__(name: str) -> Any:
    # A part of the game is brought by Python itself: the whole would ask for that part again.
    if find_spec(f"opendust.dust.{name}") is None:
        game = import_module("opendust.dust.game")
        if name in game.__all__:
            return getattr(game, name)
    raise AttributeError(f"module 'opendust.dust' has no attribute {name!r}")
