"""The bot `cadet` for Dust Tactics: a recruit of few ideas. For children and first games.

Of all ways to activate a unit a few come to its mind, and it takes the best of them. It is never
quick enough to react. What it has begun it carries out as sensibly as a recruit.
"""

from __future__ import annotations

from typing import Final, final

from opendust.bots.tactics.recruit.activations import Intent, intents
from opendust.bots.tactics.recruit.bot import RecruitBot
from opendust.bots.tactics.recruit.survey import Survey
from opendust.kernel.action import Action
from opendust.kernel.option import Option
from opendust.kernel.play.dice import Stream
from opendust.tactics.actions import Verb
from opendust.tactics.phases import Turn, Window
from opendust.tactics.state import State

IDEAS: Final = 3
"""Ways to activate a unit that come to its mind."""
LOTS: Final = 2
"""The index of the stream; the recruit's own randomness has 0 and 1."""


@final
class CadetBot:
    """A recruit who chooses among few activations and never reacts."""

    def __init__(self, seed: bytes) -> None:
        self.recruit = RecruitBot(seed)
        self.stream = Stream(seed, LOTS)

    def choose(self, view: object, seat: int, options: list[Option]) -> Action:
        """The action for the pending decision point."""
        assert isinstance(view, State)
        if isinstance(view.phase, Turn):
            return self.choose_activation(view, seat, options)
        if isinstance(view.phase, Window):
            quiet = [option for option in options if option.verb is Verb.HOLD_FIRE]
            if quiet:
                return quiet[0].fill(self.stream.below)
        return self.recruit.choose(view, seat, options)

    def choose_activation(self, view: State, seat: int, options: list[Option]) -> Action:
        """The best of a few ways, drawn by lot."""
        found = intents(Survey(view, seat, self.recruit.weights, self.recruit.memory), options)
        ideas: list[Intent] = [found[self.stream.below(len(found))] for _ in range(IDEAS)]
        return max(ideas, key=lambda intent: intent.gain).action
