"""What did a decision cost? The played action against the best found, in the same worlds.

A world is a position that the player could not tell from the real one: what was hidden is drawn
anew, so nobody is blamed for what they could not know. All candidates meet the same worlds and the
same dice. Those that look best are compared with the played one in fresh worlds, since the best of
many always looks better than it is; only the fresh worlds count for the loss. What then looks like
a fault is played to the end of the match, too: a look ahead is exact but may be wrong about what
pays later, an ending is right but a matter of luck, so both are weighed by how sure they are.
A first step is good if its next steps are, so what looks behind is also tried with the steps that
the player really made next: nobody is blamed for a worse way to go on that an imagined player took.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import blake2b
from math import hypot
from typing import Any, Final, final

from opendust.analysis.candidates import candidates, is_legal
from opendust.analysis.judge import Judge
from opendust.analysis.reasons import Reason, telling
from opendust.analysis.report.report import Candidate, Judged, Verdict
from opendust.analysis.trials import Plan, Trial, best_ways, never, ranked
from opendust.analysis.verdicts import (
    FINE,
    SLIP,
    believed,
    is_contradicted,
    spread,
    together,
    verdict_of,
)
from opendust.kernel.action import Action, Decision
from opendust.kernel.contract import Game
from opendust.kernel.numbers import Lottery
from opendust.kernel.option import Option
from opendust.kernel.pending import Choice, Result
from opendust.kernel.play.dice import Stream
from opendust.kernel.text.notation import format_action

SHOWN: Final = 3
BATCH: Final = 4
LABELS: Final = 0xFFFFFFFF
AGREED: Final = 1.5
"""Divided by their number, the margin of endings that all agree: three more could differ."""
ENOUGH: Final = 8
"""Fresh worlds that can make a difference clear."""
SUSPECT: Final = 0.35
"""A loss of so much of its margin may yet become clear when the match is played to its end."""
HOPELESS: Final = 0.25
"""So far behind the best after two worlds, an action is tried no more."""


@final
@dataclass(frozen=True)
class Effort:
    """How much is tried: candidates, worlds to sift them in, fresh worlds to compare two in.

    `seeds`: imagined dice for every position that is not quiet. `endings`: pairs of matches that
    are played to their end for what looks like a fault. `is_rationed`: only the dearest suspects
    are played to the end, as many as the judge allows in a match; with more seats each match takes
    longer, and everything is tried less often.
    """

    name: str
    candidates: int
    sift: int
    compare: int
    seeds: int
    endings: int = 0
    is_rationed: bool = False

    def among(self, seats: int) -> Effort:
        """The same for a match of so many seats."""
        if not self.is_rationed or seats <= DUEL:
            return self
        return replace(
            self,
            candidates=self.candidates - (seats >= CROWD),
            seeds=self.seeds * DUEL // seats,
            endings=self.endings * DUEL // seats,
        )

    def first_look(self) -> Effort:
        """What everything is judged with before the dearest suspects are played to the end."""
        return replace(self, endings=0) if self.is_rationed else self


DUEL: Final = 2
CROWD: Final = 5
QUICK: Final = Effort("quick", 5, 2, 8, 12, 48, is_rationed=True)
DEEP: Final = Effort("deep", 12, 12, 96, 12, 160)
EFFORTS: Final = {effort.name: effort for effort in (QUICK, DEEP)}


@final
class Weighing:
    """Compares ways to decide in one position."""

    def __init__(self, game: Game[Any], judge: Judge, view: Any, seat: int, key: str) -> None:
        self.game = game
        self.judge = judge
        self.view = view
        self.seat = seat
        self.seed = blake2b(key.encode(), digest_size=16, person=b"opendust-study").digest()

    def number(self, label: int) -> int:
        """A number for imagined dice; the same for the same position."""
        return int.from_bytes(blake2b(self.seed + label.to_bytes(4, "big"), digest_size=4).digest())

    def decided(self, trial: Trial, label: int) -> Any:
        """One world, with the decision made in it."""
        world = self.judge.world(self.view, self.seat, Stream(self.seed, label))
        self.game.apply(world, Decision(self.seat, trial.action))
        for action in trial.plan:
            if not self.can_go_on(world, action):
                break
            self.game.apply(world, Decision(self.seat, action))
        return world

    def can_go_on(self, world: Any, action: Action) -> bool:
        """Whether the seat is asked, and may do this."""
        waiting = self.game.pending(world)
        if not isinstance(waiting, Choice) or self.seat not in waiting.seats:
            return False
        return is_legal(self.game.options(world, self.seat), action)

    def played_on(self, trial: Trial, label: int) -> Any:
        """The position to which a way leads in one world."""
        world = self.decided(trial, label)
        lottery = Lottery(self.number(label))
        self.judge.look_ahead(self.view, world, self.seat, lottery, trial.way)
        return world

    def value(self, trial: Trial, label: int) -> float:
        """What a way comes to in one world."""
        return self.worth(trial, self.played_on(trial, label))

    def worth(self, trial: Trial, world: Any) -> float:
        """The chance to win where a way has led."""
        if not isinstance(self.game.pending(world), Result):
            trial.is_sure = False
        return self.judge.chances(world)[self.seat]

    def explained(self, trial: Trial, label: int) -> float:
        """What a way comes to in one world, and what comes about there."""
        world = self.played_on(trial, label)
        for deed, value in self.judge.deeds(self.view, world, self.seat).items():
            trial.deeds[deed] = trial.deeds.get(deed, 0.0) + value
        trial.values.append(self.worth(trial, world))
        return trial.values[-1]

    def ending(self, trial: Trial, label: int) -> float:
        """What a way comes to in one world when the match is played to its end."""
        world = self.decided(trial, label)
        lottery = Lottery(self.number(~label & LABELS))
        self.judge.play_out(self.view, world, self.seat, lottery, trial.way)
        return self.judge.chances(world)[self.seat]

    def sift(self, trials: list[Trial], worlds: int, is_enough: Callable[[], bool] = never) -> None:
        """Every way in a few worlds; what falls far behind is not tried any more."""
        left, played = list(trials), trials[0].action
        for label in range(worlds):
            if label and is_enough():
                return
            for trial in left:
                trial.sifted.append(self.value(trial, label))
            if label:
                least = max([trial.first_look() for trial in left]) - HOPELESS
                left = [t for t in left if t.action == played or t.first_look() >= least]

    def compare(self, played: Trial, best: Trial, first: int, worlds: int) -> tuple[float, float]:
        """What the played one loses to the other, and the margin, in fresh worlds.

        Ends when it is clear, or clear that it hardly matters. Four worlds are too few to blame
        anybody: of hundreds of decisions, chance alone makes some look clear in them.
        """
        found: list[float] = []
        for label in range(first, first + worlds):
            found.append(self.explained(best, label) - self.explained(played, label))
            if len(found) % BATCH == 0:
                loss, margin = self.estimate(found, played, best)
                is_clear = margin < abs(loss) / 2 and len(found) >= ENOUGH
                if is_clear or abs(loss) + margin < FINE:
                    break
        return self.estimate(found, played, best)

    def estimate(self, found: list[float], one: Trial, other: Trial) -> tuple[float, float]:
        """What differences after looking ahead say of the match: the mean and half its interval."""
        is_sure = one.is_sure and other.is_sure
        return spread(found, 0.0 if is_sure else self.judge.doubt(self.view))

    def play_out(
        self, played: Trial, best: Trial, near: tuple[float, float], first: int, pairs: int
    ) -> tuple[float, float]:
        """The same after matches played to their end, in worlds that nobody has seen yet."""
        found: list[float] = []
        both = near
        for label in range(first, first + pairs):
            found.append(self.ending(best, label) - self.ending(played, label))
            if len(found) % ENOUGH == 0:
                far = spread(found, AGREED / len(found))
                both = far if is_contradicted(near, far) else together(near, far)
                if not both[1] / 4 < both[0] < 2 * both[1]:
                    break
        return both


def weigh(
    game: Game[Any],
    judge: Judge,
    before: Any,
    given: Decision,
    key: str,
    effort: Effort,
    plan: Plan = (),
) -> tuple[list[Trial], Trial, Verdict, float, float]:
    """The ways that were tried, the best first, the best, the verdict, the loss and its margin."""
    seat = given.seat
    view = game.view(before, seat)
    options = serious(judge, game.options(view, seat))
    weighing = Weighing(game, judge, view, seat, key)
    proposed = judge.proposals(view, seat, options)
    chosen = candidates(given.action, proposed, options, weighing.number(0), effort.candidates)
    if len(chosen) == 1:
        only = Trial(given.action, 0)
        return [only], only, "forced", 0.0, 0.0
    ways = judge.ways(view)
    trials = [Trial(action, way) for action in chosen for way in range(ways)]
    weighing.sift(trials, effort.sift)
    trials = best_ways(trials)
    best = max(trials, key=Trial.first_look)
    if plan and best.action != given.action:
        trials[0] = with_plan(weighing, trials[0], plan, effort.sift)
    played = trials[0]
    best = max(trials, key=Trial.first_look)
    if best.first_look() <= played.first_look():
        return ranked(trials), played, "best", 0.0, 0.0
    loss, margin = weighing.compare(played, best, effort.sift, effort.compare)
    is_sure = played.is_sure and best.is_sure
    pairs = effort.endings * judge.ENDINGS
    if is_sure and loss >= SLIP:
        # The match ended, but imagined players ended it: others may not.
        margin = hypot(margin, judge.doubt(view))
    if pairs and is_suspect(loss, margin):
        fresh, near = effort.sift + effort.compare, (loss, margin)
        loss, margin = weighing.play_out(played, best, near, fresh, pairs)
        if loss > margin:
            # Of many suspects some look bad by chance: what is blamed must look so again.
            loss, margin = weighing.play_out(played, best, near, fresh + pairs, pairs)
    if loss <= 0:
        return ranked(trials), played, "best", 0.0, margin
    return ranked(trials), best, verdict_of(loss, margin), loss, margin


def is_suspect(loss: float, margin: float) -> bool:
    """Whether matches that are played to their end may show a fault."""
    return loss >= SLIP and loss > SUSPECT * margin


def with_plan(weighing: Weighing, played: Trial, plan: Plan, worlds: int) -> Trial:
    """What was played, with the next steps that were really made, if that looks better."""
    planned = Trial(played.action, 0, plan)
    weighing.sift([planned], worlds)
    return planned if planned.first_look() > played.first_look() else played


def serious(judge: Judge, options: list[Option]) -> list[Option]:
    """The options that decide something; all of them if none does."""
    return [option for option in options if not judge.is_aside(option.verb)] or options


def why(played: Trial, best: Trial) -> Reason:
    """What the best way brings that the played one does not."""
    return telling(best.figures(), played.figures())


def judged(
    game: Game[Any],
    judge: Judge,
    before: Any,
    given: Decision,
    step: int,
    key: str,
    effort: Effort,
    plan: Plan = (),
) -> Judged:
    """One decision of a match, with the decisions of the same plan that came after it."""
    trials, best, verdict, loss, margin = weigh(game, judge, before, given, key, effort, plan)
    played = next(trial for trial in trials if trial.action == given.action)
    shown = [trial for trial in trials[:SHOWN] if trial.sifted]
    shown += [t for t in trials if t.action == given.action and t not in shown and t.sifted]
    return Judged(
        step=step,
        seat=given.seat,
        round=int(getattr(before, "round", 0)),
        phase=judge.phase(before),
        played=format_action(game, before, given.action),
        best=format_action(game, before, best.action),
        verdict=verdict,
        loss=round(loss, 4),
        estimate=round(believed(loss, margin), 4),
        margin=round(margin, 4),
        worlds=len(best.values),
        counts=True,
        reason=why(played, best) if loss else None,
        candidates=[
            Candidate(
                action=format_action(game, before, trial.action),
                chance=round(trial.chance(), 4),
                is_played=trial.action == given.action,
            )
            for trial in shown
        ],
    )
