"""The attack in progress: declared shots, dice so far, damage waiting to be suffered."""

from __future__ import annotations

from typing import Final, final

# How an attack came about.
ORDINARY: Final = 0
SUSTAINED: Final = 1
CHARGING: Final = 2
REACTIVE: Final = 3
INDIRECT: Final = 4

# Properties of a shot.
CLOSE: Final = 1
REVERSED: Final = 2
LASER: Final = 4
PHASER: Final = 8
FATAL: Final = 16
SERUM: Final = 32

# Which shots are being resolved. CC-01.
DECLARING: Final = 0
RANGED: Final = 1
HITTING_BACK: Final = 2
CLOSE_COMBAT: Final = 3

NO_MODEL: Final = -1


@final
class Shot:
    """One weapon line at one target: fixed when targets are declared. ATK-06, AMB-ATK-5.

    `target` is a unit, or the unit count plus a space for the cover element there. `damage` is
    the damage of a hit, or the damage dice of a phaser; `face` what saves from it (0: nothing).
    """

    __slots__ = ("damage", "dice", "face", "flags", "line", "model", "shooter", "target")

    def __init__(
        self, shooter: int, line: int, target: int, dice: int, damage: int, face: int,
        flags: int, model: int = NO_MODEL,
    ) -> None:  # fmt: skip
        self.shooter = shooter
        self.line = line
        self.target = target
        self.dice = dice
        self.damage = damage
        self.face = face
        self.flags = flags
        self.model = model


@final
class Harm:
    """What one target is about to suffer: hits on named miniatures, damage points, elimination."""

    __slots__ = ("fatal", "points", "snipes", "target")

    def __init__(
        self, target: int, points: int, fatal: int, snipes: tuple[tuple[int, int], ...]
    ) -> None:
        self.target = target
        self.points = points
        self.fatal = fatal
        self.snipes = snipes


@final
class Attack:
    """One attack from the declaration to the last casualty. ATK-01.

    `quarry`: the only unit that may be targeted (REACT-07) or the observed one (ARTY-08).
    `skills` and `weapons` are what its unit declared. `good`, `bad` and `chain` count the dice of
    the present shot: successes, failures, laser dice still running. `regained` counts serum HITs.
    """

    __slots__ = (
        "at", "bad", "chain", "good", "harms", "hits", "mode", "quarry",
        "regained", "shots", "skills", "spent", "stage", "unit", "weapons",
    )  # fmt: skip

    def __init__(self, unit: int, mode: int, quarry: int) -> None:
        self.unit = unit
        self.mode = mode
        self.quarry = quarry
        self.skills = 0
        self.weapons: tuple[int, ...] = ()
        self.shots: list[Shot] = []
        self.hits: list[int] = []
        self.spent: list[tuple[int, int]] = []
        self.stage = DECLARING
        self.at = 0
        self.good = 0
        self.bad = 0
        self.chain = 0
        self.harms: list[Harm] = []
        self.regained: list[tuple[int, int]] = []

    def copy(self) -> Attack:
        """An independent attack; shots and harms never change and are shared."""
        other = Attack(self.unit, self.mode, self.quarry)
        other.skills = self.skills
        other.weapons = self.weapons
        other.shots = self.shots.copy()
        other.hits = self.hits.copy()
        other.spent = self.spent.copy()
        other.stage = self.stage
        other.at = self.at
        other.good = self.good
        other.bad = self.bad
        other.chain = self.chain
        other.harms = self.harms.copy()
        other.regained = self.regained.copy()
        return other

    def shot(self) -> Shot:
        """The shot being rolled."""
        return self.shots[self.at]
