"""How did a match go? The position before every input, played once from its setup."""

from __future__ import annotations

from typing import Any, final

from opendust.kernel.action import Input
from opendust.kernel.contract import Game, Setup
from opendust.kernel.pending import Result
from opendust.kernel.play.match import Match


@final
class Story:
    """A match as analysis sees it: its positions, one more than its inputs."""

    def __init__(self, game: Game[Any], setup: Setup, inputs: list[Input]) -> None:
        self.game = game
        self.setup = setup
        self.inputs = inputs
        state = game.new_game(setup)
        self.states: list[Any] = [state]
        for given in inputs:
            state = state.copy()
            game.apply(state, given)
            self.states.append(state)

    @classmethod
    def of(cls, match: Match[Any]) -> Story:
        """The story of a match."""
        return cls(match.game, match.setup, match.inputs)

    @property
    def names(self) -> list[str]:
        """The players' names."""
        return list(self.setup.seats)

    def rounds(self) -> list[int]:
        """The round after every step."""
        return [int(getattr(state, "round", 0)) for state in self.states]

    def result(self) -> Result | None:
        """The result, if the match is over."""
        ended = self.game.pending(self.states[-1])
        return ended if isinstance(ended, Result) else None
