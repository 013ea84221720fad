"""What the slices say: rates from the sums, ratios as the median over rounds.

Contestants alternate within a round, so a round's ratio compares like with like even when the
machine's speed drifts between rounds; the median leaves out the rounds that something disturbed.
"""

from __future__ import annotations

from statistics import median
from typing import Final

from benchmarks.contestants import Contestant

TARGETS: Final = {"interpreted": (1.5, 10.0), "compiled": (8.0, 20.0)}
"""Against catanatron: decisions per second, and how many times cheaper a copy is."""


def table(everybody: list[Contestant]) -> list[str]:
    """One line per contestant."""
    lines = [f"{'':<12}{'games/s':>10}{'decisions/s':>13}{'us/copy':>10}{'bytes/state':>13}"]
    for one in everybody:
        games = sum(games for games, _, _ in one.plays)
        decisions = sum(decisions for _, decisions, _ in one.plays)
        seconds = sum(passed for _, _, passed in one.plays)
        size = f"{one.bytes:>13,}" if one.bytes else f"{'-':>13}"
        lines.append(
            f"{one.name:<12}{games / seconds:>10.1f}{decisions / seconds:>13,.0f}"
            f"{copy_microseconds(one):>10.2f}{size}"
        )
    return lines


def copy_microseconds(one: Contestant) -> float:
    """The time of one copy."""
    copies = sum(copies for copies, _ in one.copies)
    return 1e6 * sum(passed for _, passed in one.copies) / copies


def ratios(everybody: list[Contestant]) -> list[str]:
    """Each build against the peer, with the target."""
    peer = next((one for one in everybody if one.name == "catanatron"), None)
    if peer is None:
        return ["catanatron could not be installed: no ratios."]
    lines = []
    for one in everybody:
        if one.name in TARGETS:
            speed, cheapness = speed_ratio(one, peer), copy_ratio(one, peer)
            speed_target, copy_target = TARGETS[one.name]
            lines.append(f"{one.name} / catanatron: "
                         f"decisions {verdict(speed, speed_target)}, "
                         f"copy {verdict(cheapness, copy_target)}")  # fmt: skip
    return lines


def verdict(found: float, target: float) -> str:
    """A ratio beside its target."""
    word = "reached" if found >= target else "MISSED"
    return f"{found:.2f}x (target {target:g}x {word})"


def speed_ratio(one: Contestant, peer: Contestant) -> float:
    """How many times as many decisions per second, the median over rounds."""
    return median(
        (mine[1] / mine[2]) / (theirs[1] / theirs[2])
        for mine, theirs in zip(one.plays, peer.plays, strict=True)
    )


def copy_ratio(one: Contestant, peer: Contestant) -> float:
    """How many times as many copies per second, the median over rounds."""
    return median(
        (mine[0] / mine[1]) / (theirs[0] / theirs[1])
        for mine, theirs in zip(one.copies, peer.copies, strict=True)
    )
