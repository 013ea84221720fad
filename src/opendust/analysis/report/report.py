"""What shape has an analysis? Plain data without words, for pages, files and programs.

Chances are between 0 and 1 and sum up to 1 over the seats. Steps count inputs: step n is the n-th
input, and `chances[n]` are the chances after it; `chances[0]` those at the beginning.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from opendust.analysis.reasons import Reason

Verdict = Literal["forced", "best", "fine", "close", "slip", "mistake", "blunder"]
"""`close`: too close to call, the difference lies within what chance explains."""
MARKED: tuple[Verdict, ...] = ("slip", "mistake", "blunder")


class Candidate(TypedDict):
    """An action in the notation that was compared, and the chance to win with it."""

    action: str
    chance: float
    is_played: bool


class Judged(TypedDict):
    """A decision: what was played, what was best, and what that cost.

    `loss` is in chances to win, `margin` half of its interval (95 %); `estimate` is what of it
    counts where losses are added up. `worlds`: how many imagined positions both were compared in.
    `counts`: it stands for its plan, of which the others repeat the same fault and are not counted
    again. `reason`: what the better move brings, where there is one.
    """

    step: int
    seat: int
    round: int
    phase: str
    played: str
    best: str
    verdict: Verdict
    loss: float
    estimate: float
    margin: float
    worlds: int
    counts: bool
    reason: Reason | None
    candidates: list[Candidate]


class Fortune(TypedDict):
    """A roll or draw: what it changed for every seat, against its expectation.

    `is_exact`: the expectation is over all outcomes; else over a sample.
    """

    step: int
    round: int
    luck: list[float]
    is_exact: bool


class TurningPoint(TypedDict):
    """What decided the match: a decision of a seat, or the dice of an episode.

    `change` is what it changed for the seat.
    """

    kind: Literal["decision", "luck"]
    step: int
    round: int
    seat: int
    change: float


class PhaseSummary(TypedDict):
    """A seat's decisions in one part of its turns: how many, how many sound, and what was lost.

    The loss is an estimate with what is too close to call, since small losses never are clear.
    """

    phase: str
    decisions: int
    sound: int
    loss: float


class SeatSummary(TypedDict):
    """A seat's match. `adjusted` is the result without luck; it may lie beyond 0 and 1."""

    seat: int
    name: str
    result: float
    luck: float
    adjusted: float
    loss: float
    verdicts: dict[str, int]
    phases: list[PhaseSummary]


class Analysis(TypedDict):
    """Everything about one match."""

    version: int
    game: str
    effort: str
    names: list[str]
    steps: int
    rounds: list[int]
    chances: list[list[float]]
    decisions: list[Judged]
    fortunes: list[Fortune]
    turning_points: list[TurningPoint]
    seats: list[SeatSummary]
