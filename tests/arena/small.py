"""Small arenas for tests, and what they leave behind."""

from __future__ import annotations

from pathlib import Path

from opendust.arena.plan import Plan, Variant
from opendust.arena.running import Ending, run

BAD = "tests.arena.bad_bots:"
NOT_REPEATED = ("timing.json", ".lock")


def dust_plan(*bots: str, games: int, seats: int = 2, cap: float = 30.0, seed: str = "7") -> Plan:
    """Games of DUST."""
    variants = (Variant("premium-en", {"edition": "premium-en"}),)
    return Plan("dust", variants, bots, seats, games, seed, cap=cap)


def tactics_plan(*bots: str, games: int) -> Plan:
    """Games of Dust Tactics on two scenarios."""
    settings = {"army.1": "lesson-allies", "army.2": "lesson-axis"}
    lesson = Variant("first-lesson", {"scenario": "first-lesson", **settings})
    skirmish = {"scenario": "skirmish", "army.1": "axis-box", "army.2": "axis-box"}
    return Plan("tactics", (lesson, Variant("skirmish", skirmish)), bots, 2, games, "7")


def played(plan: Plan, path: Path, workers: int = 1) -> Ending:
    """Run an arena to its end."""
    return run(plan.rounded(), path, workers, "", lambda done, planned: None)


def contents(path: Path) -> dict[str, bytes]:
    """Every file that must be the same for the same seed."""
    files = [file for file in sorted(path.rglob("*")) if file.is_file()]
    return {
        str(file.relative_to(path)): file.read_bytes()
        for file in files
        if file.name not in NOT_REPEATED
    }
