"""What is tried in a position? A way to decide, and what came of it, world by world."""

from __future__ import annotations

from typing import final

from opendust.analysis.reasons import Deeds
from opendust.kernel.action import Action

Plan = tuple[Action, ...]


def never() -> bool:
    """Nobody is in a hurry."""
    return False


@final
class Trial:
    """A decision, how the seat plays on after it, and what came of it, world by world.

    `plan`: the seat's next decisions, as far as they can be made. `is_sure`: all its worlds were
    played to their end.
    """

    def __init__(self, action: Action, way: int, plan: Plan = ()) -> None:
        self.action = action
        self.way = way
        self.plan = plan
        self.is_sure = True
        self.sifted: list[float] = []
        self.values: list[float] = []
        self.deeds: Deeds = {}

    def first_look(self) -> float:
        """The mean of the first worlds."""
        return sum(self.sifted) / len(self.sifted)

    def chance(self) -> float:
        """The mean of all worlds."""
        every = self.sifted + self.values
        return sum(every) / len(every)

    def figures(self) -> Deeds:
        """What came about in the fresh worlds, on average."""
        return {deed: total / len(self.values) for deed, total in self.deeds.items()}


def best_ways(trials: list[Trial]) -> list[Trial]:
    """Of every action the way to play on that looks best, in their order."""
    found: dict[Action, Trial] = {}
    for trial in trials:
        known = found.get(trial.action)
        if known is None or trial.first_look() > known.first_look():
            found[trial.action] = trial
    return list(found.values())


def ranked(trials: list[Trial]) -> list[Trial]:
    """The best first."""
    return sorted(trials, key=lambda trial: -trial.chance())
