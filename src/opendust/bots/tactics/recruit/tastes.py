"""What does a bot take where two choices promise the same? One by lot, drawn from its own seed.

Every space, unit or answer has a number, and every number a taste: a millionth of an army point at
most, far above what adding up in another order does to a sum and far below what any choice means.
The tastes of a bot stay the same, so that it does not change its mind from step to step. The rule
"the higher number" would be a step forward for one side and a step back for the other.
"""

from __future__ import annotations

from typing import Final

from opendust.kernel.play.dice import Stream

COUNT: Final = 1024
"""As many as the keys of forecasts have spaces."""
STEP: Final = 1e-9
LOTS: Final = 1
"""The index of the stream; a bot's other randomness has index 0."""


def draw_tastes(seed: bytes) -> list[float]:
    """The tastes of a bot, no two alike."""
    stream = Stream(seed, LOTS)
    found = [number * STEP for number in range(COUNT)]
    for last in range(COUNT - 1, 0, -1):
        other = stream.below(last + 1)
        found[last], found[other] = found[other], found[last]
    return found
