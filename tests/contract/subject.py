"""What the contract is tested on: a game with the matches that are played of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from opendust.kernel.contract import Game
from tests.contract.walk import Start


@dataclass(frozen=True)
class Subject:
    """A game, where its matches begin, and what only the game knows."""

    name: str
    game: Game[Any]
    check: Callable[[Any, Any], None]
    """The invariants of a state, with the state before it."""
    waiting: frozenset[type]
    """Every phase in which somebody must choose or dice are thrown."""
    starts: list[Start]
    some: list[Start]
    """For what takes long: of every kind of start some."""
    recorded: list[Start]
    """Whole matches, from their setup."""
    seeds: tuple[int, ...]
    """The matches from each start whose every state is checked."""
    secrets_every: int
    """After how many steps secrets are exchanged in a whole match."""
