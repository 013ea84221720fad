"""The activation in progress: who acts, what was declared, how far it has come."""

from __future__ import annotations

from typing import final

from opendust.tactics.battle import NO_UNIT


@final
class Activation:
    """One unit's activation. ACT-01.

    `script` is the declared plan with its windows, `at` its next step. `skills` is the mask of
    free skills declared, `weapons` the limited-ammo lines declared (ACT-03). `diagonal`: the
    cheap diagonal step is used up (MOVE-04); `fast`, `scout`: extra points left. `answered`:
    reactive fire has been tried (AMB-REACT-2). `after`: a unit that acts next (OFFICER-1).
    """

    __slots__ = (
        "after", "answered", "at", "diagonal", "fast", "hero", "scout", "script", "skills",
        "unit", "weapons",
    )  # fmt: skip

    def __init__(self, unit: int, hero: int, script: tuple[int, ...]) -> None:
        self.unit = unit
        self.hero = hero
        self.script = script
        self.at = 0
        self.skills = 0
        self.weapons: tuple[int, ...] = ()
        self.diagonal = 0
        self.fast = 0
        self.scout = 0
        self.answered = 0
        self.after = NO_UNIT

    def copy(self) -> Activation:
        """An independent activation."""
        other = Activation(self.unit, self.hero, self.script)
        other.at = self.at
        other.skills = self.skills
        other.weapons = self.weapons
        other.diagonal = self.diagonal
        other.fast = self.fast
        other.scout = self.scout
        other.answered = self.answered
        other.after = self.after
        return other

    def step(self) -> int:
        """The step in progress."""
        return self.script[self.at]
