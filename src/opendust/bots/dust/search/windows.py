"""What else could be answered in a window? Each kind of interruption, retreat or ability once."""

from __future__ import annotations

from typing import Final

from opendust.dust.phases import (
    BattleSecret,
    BattleStart,
    Interrupt,
    NurseWindow,
    RerollWindow,
    Retreat,
    RetreatTogether,
)
from opendust.kernel.action import Action
from opendust.kernel.option import Option

WINDOWS: Final = (
    Interrupt, BattleStart, BattleSecret, Retreat, RetreatTogether, RerollWindow, NurseWindow,
)  # fmt: skip
"""Where somebody is asked whether, not what."""


def ways(first: Action, options: list[Option]) -> list[Action]:
    """The planned answer, and one of every other kind: as many units as may go."""
    found = [first]
    kinds = {first.verb}
    for option in options:
        if option.verb not in kinds:
            kinds.add(option.verb)
            found.append(option.fill(most))
    return found


def most(limit: int) -> int:
    """Always the last way to fill a domain."""
    return limit - 1
