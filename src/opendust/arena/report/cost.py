"""What does a bot's strength cost? The difference in Elo beside the ratio of processor times.

Times never repeat exactly, so none of this is in the results that the same seed gives again.
"""

from __future__ import annotations

from math import log2
from typing import Any, Final

LEAST_RATIO: Final = 1.1
"""Below it two bots take the same time, and a gain for each doubling would be noise."""


def costs(duels: list[dict[str, Any]], timing: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """For every duel: how much more the dearer bot takes, and what each doubling brings it."""
    times = {one["bot"]: one["processor_ms"] for one in timing}
    found: list[dict[str, Any]] = []
    for duel in duels:
        ours, theirs = times.get(duel["bot"], 0.0), times.get(duel["other"], 0.0)
        if ours <= 0 or theirs <= 0:
            continue
        is_dearer = ours >= theirs
        dear, cheap = (duel["bot"], duel["other"]) if is_dearer else (duel["other"], duel["bot"])
        ratio = ours / theirs if is_dearer else theirs / ours
        marks = [signed(duel[name], is_dearer=is_dearer) for name in ("elo", "elo_low", "elo_high")]
        found.append({
            "bot": dear, "other": cheap, "ratio": ratio, "elo": marks[0],
            "per_doubling": per_doubling(marks[0], ratio),
            "low": per_doubling(marks[1 if is_dearer else 2], ratio),
            "high": per_doubling(marks[2 if is_dearer else 1], ratio),
        })  # fmt: skip
    return found


def signed(elo: float | None, *, is_dearer: bool) -> float | None:
    """The difference as the dearer bot sees it."""
    return None if elo is None else elo if is_dearer else -elo


def per_doubling(elo: float | None, ratio: float) -> float | None:
    """What each doubling of the time brings; nothing where it cannot be told."""
    return None if elo is None or ratio < LEAST_RATIO else elo / log2(ratio)
