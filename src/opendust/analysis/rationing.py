"""Which suspects does a quick analysis play to the end of the match? The dearest it can afford.

What that costs is counted in imagined inputs, not in seconds: the same match is judged alike on
every machine, however busy it is.
"""

from __future__ import annotations

from typing import Final

from opendust.analysis.decisions import DUEL, Effort, is_suspect
from opendust.analysis.judge import Judge
from opendust.analysis.report.report import MARKED, Judged

SHARE: Final = 4
"""The second look at suspects takes about as long as one of so many parts of the first."""


def second_look(steps: int, effort: Effort) -> int:
    """How many steps' time it takes, for whoever watches."""
    return steps // SHARE if effort.is_rationed else 0


def affordable(
    decisions: list[Judged], steps: int, seats: int, judge: Judge, effort: Effort
) -> list[int]:
    """The inputs that the dearest suspects were, as many of them as the judge allows a match."""
    pairs = 2 * effort.endings * judge.ENDINGS
    left = judge.ALLOWANCE * DUEL**2 // seats**2
    suspects = [one for one in decisions if is_suspect(one["loss"], one["margin"])]
    chosen: list[int] = []
    for one in sorted(suspects, key=lambda one: -one["loss"]):
        left -= pairs * (steps - one["step"] + 1)
        if left < 0:
            break
        chosen.append(one["step"] - 1)
    return chosen


def acquit(decisions: list[Judged]) -> None:
    """Nobody is blamed for what was not looked at twice."""
    for one in decisions:
        if one["verdict"] in MARKED:
            one["verdict"] = "close"
