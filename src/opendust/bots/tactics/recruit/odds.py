"""How much damage does a shot do? Chances of damage points, exact up to the target's health."""

from __future__ import annotations

from typing import Final, final

from opendust.tactics.attack import FATAL, LASER, PHASER, REVERSED, Shot
from opendust.tactics.rules.fire.dice import BLANK_SAVES, HIT_SAVES

HIT: Final = 1 / 3
Chances = list[float]
"""The chance of 0, 1, ... damage points; the last entry also holds everything beyond."""


def success_chance(flags: int, rerolls: int) -> float:
    """One die succeeds, failures rolled again so often."""
    miss = HIT if flags & REVERSED else 1 - HIT
    chance: float = 1 - miss ** (1 + rerolls)
    return chance


def save_chance(face: int) -> float:
    """A hit is saved by cover. COVER-05."""
    if face == HIT_SAVES:
        return HIT
    return 1 - HIT if face == BLANK_SAVES else 0.0


def join(one: Chances, other: Chances) -> Chances:
    """Two independent damages together."""
    cap = len(one) - 1
    found = [0.0] * (cap + 1)
    for first, chance in enumerate(one):
        if chance:
            for second, factor in enumerate(other):
                found[min(first + second, cap)] += chance * factor
    return found


def nothing(cap: int) -> Chances:
    """No damage for certain."""
    return [1.0] + [0.0] * cap


def times(one: Chances, count: int) -> Chances:
    """The same damage so many times, independently."""
    found = nothing(len(one) - 1)
    for _ in range(count):
        found = join(found, one)
    return found


@final
class Odds:
    """Forecasts of shots, each kind computed once."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, ...], Chances] = {}

    def of_shot(self, shot: Shot, rerolls: int, cap: int, is_resilient: int) -> Chances:
        """The damage of a shot against a target with `cap` health."""
        key = (shot.dice, shot.damage, shot.face, shot.flags, rerolls, cap, is_resilient)
        found = self.known.get(key)
        if found is None:
            found = times(one_die(shot, rerolls, cap, is_resilient), shot.dice)
            self.known[key] = found
        return found


def one_die(shot: Shot, rerolls: int, cap: int, is_resilient: int) -> Chances:
    """The damage of one die of a shot."""
    success = success_chance(shot.flags, rerolls)
    if shot.flags & FATAL:
        kept = success * (1 - save_chance(shot.face))
        return capped({0: 1 - kept, cap: kept}, cap)
    kept = 1 - save_chance(shot.face)
    if is_resilient:
        kept *= 1 - HIT
    hit = capped({0: 1 - kept, (1 if shot.flags & PHASER else shot.damage): kept}, cap)
    if shot.flags & PHASER:
        hit = times(capped({0: 1 - HIT * kept, 1: HIT * kept}, cap), shot.damage)
    elif shot.flags & LASER:
        hit = chained(hit, success_chance(shot.flags, 0), cap)
    found = [success * chance for chance in hit]
    found[0] += 1 - success
    return found


def chained(hit: Chances, again: float, cap: int) -> Chances:
    """A laser goes on while it hits. WEAP-LASER-1."""
    found = [0.0] * (cap + 1)
    run = hit
    weight = 1.0
    for _ in range(cap + 3):
        found = [old + weight * (1 - again) * new for old, new in zip(found, run, strict=True)]
        weight *= again
        run = join(run, hit)
    return [old + weight * new for old, new in zip(found, run, strict=True)]


def capped(points: dict[int, float], cap: int) -> Chances:
    """Chances from single entries."""
    found = [0.0] * (cap + 1)
    for amount, chance in points.items():
        found[min(amount, cap)] += chance
    return found
