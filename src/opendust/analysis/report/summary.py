"""What decided the match? Everyone's sums, and the three turning points."""

from __future__ import annotations

from typing import Final

from opendust.analysis.report.report import (
    MARKED,
    Fortune,
    Judged,
    PhaseSummary,
    SeatSummary,
    TurningPoint,
    Verdict,
)
from opendust.analysis.verdicts import FINE, SLIP

TURNING_POINTS: Final = 3
SUSPECTS: Final = 5
ABOUT: Final = 0.6
"""What costs so much of the dearest decision of a plan may be the same fault."""
SOUND: Final[tuple[Verdict, ...]] = ("best", "fine", "close")


def seat_summaries(
    names: list[str],
    result: list[float] | None,
    decisions: list[Judged],
    fortunes: list[Fortune],
    phases: tuple[str, ...],
) -> list[SeatSummary]:
    """Every seat's match in a few figures. Without a result, luck is taken from nothing."""
    found: list[SeatSummary] = []
    for seat, name in enumerate(names):
        own = [one for one in decisions if one["seat"] == seat and one["verdict"] != "forced"]
        luck = sum([one["luck"][seat] for one in fortunes])
        ended = 0.0 if result is None else result[seat]
        verdicts: dict[str, int] = {}
        for one in [one for one in own if one["counts"] or one["verdict"] in SOUND]:
            verdicts[one["verdict"]] = verdicts.get(one["verdict"], 0) + 1
        found.append(
            SeatSummary(
                seat=seat, name=name, result=round(ended, 4), luck=round(luck, 4),
                adjusted=round(ended - luck, 4), loss=round(given_away(own), 4),
                verdicts=verdicts,
                phases=[phase_summary(phase, own) for phase in phases],
            )
        )  # fmt: skip
    return found


def is_marked(one: Judged) -> bool:
    """Whether a decision is held against its player."""
    return one["counts"] and one["verdict"] in MARKED


def suspects(decisions: list[Judged]) -> list[Judged]:
    """What may have been a fault, though it is too close to call: the dearest, in their order."""
    found = [
        one
        for one in decisions
        if one["counts"] and one["verdict"] == "close" and one["loss"] >= SLIP
    ]
    found.sort(key=lambda one: -one["loss"])
    return sorted(found[:SUSPECTS], key=lambda one: one["step"])


def count_once(decisions: list[Judged], episodes: list[int]) -> None:
    """Of a seat's decisions in one plan only one counts: one plan, one fault.

    It is the last that cost about as much as the dearest: until then the fault could be avoided.
    """
    plans: dict[tuple[int, int], list[Judged]] = {}
    for one in decisions:
        plans.setdefault((episodes[one["step"]], one["seat"]), []).append(one)
    for plan in plans.values():
        marked = [one for one in plan if one["verdict"] in MARKED]
        most = max([one["loss"] for one in marked or plan])
        dear = [one for one in marked or plan if one["loss"] >= most * ABOUT]
        for one in plan:
            one["counts"] = one is dear[-1]


def given_away(decisions: list[Judged]) -> float:
    """The chances that were lost, all together; of what is too close to call only a part counts."""
    return sum([one["estimate"] for one in decisions if one["counts"]])


def phase_summary(phase: str, own: list[Judged]) -> PhaseSummary:
    """The decisions of one part of the turns."""
    here = [one for one in own if one["phase"] == phase]
    sound = [one for one in here if one["estimate"] < FINE or not one["counts"]]
    return PhaseSummary(
        phase=phase, decisions=len(here), sound=len(sound), loss=round(given_away(here), 4)
    )


def turning_points(
    decisions: list[Judged], fortunes: list[Fortune], episodes: list[int]
) -> list[TurningPoint]:
    """The dearest decisions and the luckiest episodes that changed anything, in their order.

    The dice of one battle are one episode: `episodes[step]` tells which one a step belongs to.
    """
    found = [
        TurningPoint(
            kind="decision", step=one["step"], round=one["round"], seat=one["seat"],
            change=-one["loss"],
        )
        for one in decisions
        if is_marked(one)
    ] + lucky_episodes(fortunes, episodes)  # fmt: skip
    found = [point for point in found if abs(point["change"]) >= FINE]
    found.sort(key=lambda point: -abs(point["change"]))
    return sorted(found[:TURNING_POINTS], key=lambda point: point["step"])


def lucky_episodes(fortunes: list[Fortune], episodes: list[int]) -> list[TurningPoint]:
    """What the dice of each episode changed, for the seat that they changed most for."""
    sums: dict[int, list[float]] = {}
    last: dict[int, Fortune] = {}
    for one in fortunes:
        episode = episodes[one["step"]]
        before = sums.get(episode, [0.0] * len(one["luck"]))
        sums[episode] = [sum(pair) for pair in zip(before, one["luck"], strict=True)]
        last[episode] = one
    points: list[TurningPoint] = []
    for episode, luck in sums.items():
        seat = max(range(len(luck)), key=lambda seat: abs(luck[seat]))
        points.append(
            TurningPoint(
                kind="luck", step=last[episode]["step"], round=last[episode]["round"],
                seat=seat, change=round(luck[seat], 4),
            )
        )  # fmt: skip
    return points
