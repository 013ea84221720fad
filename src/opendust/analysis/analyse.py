"""How is a whole match analysed? Step by step, on as many processes as wanted.

Every step is judged for itself and from its position alone, so it does not matter who judges which.
A quick analysis plays only its dearest suspects to the end of the match: it imagines so many inputs
and no more, so that it takes the same time for any match, and says the same again. With a limit of
time, everything is judged quickly first, and then again in depth what is dear or in doubt, as long
as time is left.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final, final

from opendust.analysis.decisions import DEEP, QUICK, Effort, judged
from opendust.analysis.judge import Judge, estimate, is_open_choice, judge_of, shares
from opendust.analysis.luck import fortune
from opendust.analysis.rationing import acquit, affordable, second_look
from opendust.analysis.report.report import Analysis, Fortune, Judged
from opendust.analysis.report.story import Story
from opendust.analysis.report.summary import count_once, seat_summaries, turning_points
from opendust.analysis.trials import Plan
from opendust.kernel.action import Action, Decision, Input, Outcome
from opendust.kernel.contract import Setup
from opendust.kernel.text.digest import digest
from opendust.registry import entry_of

VERSION: Final = 1
SEEDS: Final = 7_919
FORTUNES: Final = 2
"""So many times as many imagined dice for a roll as for a position: its luck is a difference, and
all of them are added up. With twelve, the sum for a match was within 0.08 of that with 48."""
Progress = Callable[[int, int], None]
"""Told how many steps are judged, of how many. It may raise to stop everything."""
Clock = Callable[[], float]
Step = tuple[int, list[float], Judged | None, Fortune | None]


@final
class Analyst:
    """Judges the steps of one match."""

    def __init__(self, story: Story, judge: Judge) -> None:
        self.story = story
        self.judge = judge

    def step(self, at: int, effort: Effort) -> Step:
        """Everything about input number `at`, counted from 0: the chances after it, and itself."""
        story = self.story
        seeds = [SEEDS + number for number in range(effort.seeds)]
        found = estimate(self.judge, story.states[at + 1], seeds)
        given = story.inputs[at]
        if isinstance(given, Outcome):
            return at, found, None, self.fortune(at, given, effort.seeds * FORTUNES)
        return at, found, self.decision(at, given, effort), None

    def decision(self, at: int, given: Decision, effort: Effort) -> Judged | None:
        """A decision, if there was something to decide."""
        game, before = self.story.game, self.story.states[at]
        if self.judge.is_aside(given.action.verb):
            return None
        if not is_open_choice(game, before, game.options(before, given.seat)):
            return None
        key = digest(game.encode(game.view(before, given.seat)))
        plan = self.plan(at, given.seat)
        return judged(game, self.judge, before, given, at + 1, key, effort, plan)

    def plan(self, at: int, seat: int) -> Plan:
        """What a seat decided next before anybody else, dice included, until all was quiet."""
        story = self.story
        found: list[Action] = []
        for number in range(at + 1, len(story.inputs)):
            given = story.inputs[number]
            is_over = self.judge.is_between(story.states[number])
            if is_over or not isinstance(given, Decision) or given.seat != seat:
                break
            found.append(given.action)
        return tuple(found)

    def fortune(self, at: int, given: Outcome, many: int) -> Fortune:
        """A roll or a draw."""
        before = self.story.states[at]
        seeds = [SEEDS + number for number in range(many)]
        luck, is_exact = fortune(self.story.game, self.judge, before, given, seeds)
        return Fortune(
            step=at + 1,
            round=int(getattr(before, "round", 0)),
            luck=[round(one, 5) for one in luck],
            is_exact=is_exact,
        )

    def episodes(self) -> list[int]:
        """Which plan or battle every step belongs to: a seat's decisions until dice or others come.

        One bad plan takes many steps, and as long as the seat goes on, it can still do better.
        """
        story, found, number = self.story, [0], 0
        after = [*story.inputs[1:], None]
        rolled = False
        for at, given in enumerate(story.inputs):
            found.append(number)
            rolled = rolled or isinstance(given, Outcome)
            if self.judge.is_between(story.states[at + 1]):
                goes_on = not rolled and decider(given) == decider(after[at])
                goes_on = goes_on and self.part(at) == self.part(at + 1)
                number, rolled = number + (not goes_on), rolled and goes_on
        return found

    def part(self, at: int) -> str:
        """The part of a turn at a step."""
        return self.judge.phase(self.story.states[at])


def decider(given: Input | None) -> int | None:
    """Whose decision an input is."""
    return given.seat if isinstance(given, Decision) else None


# --- side by side ------------------------------------------------------------------------------

_ANALYST: list[Analyst] = []
"""The match that a process of its own judges."""


def end_with_parent() -> None:
    """Whoever stops an analysis ends one process; those that it began would wait for ever."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def prepare(name: str, setup: Setup, inputs: list[Input]) -> None:
    """A process learns which match it judges."""
    Thread(target=end_with_parent, daemon=True).start()
    _ANALYST[:] = [Analyst(Story(entry_of(name).game, setup, inputs), judge_of(name))]


def judge_steps(steps: list[int], effort: Effort) -> list[Step]:
    """What a process does."""
    return [_ANALYST[0].step(at, effort) for at in steps]


@final
class Crew:
    """Who judges: this process, or some of their own."""

    def __init__(self, analyst: Analyst, workers: int) -> None:
        self.analyst = analyst
        self.pool: ProcessPoolExecutor | None = None
        if workers > 1:
            story = analyst.story
            given = (story.game.NAME, story.setup, story.inputs)
            context = get_context("spawn")
            self.pool = ProcessPoolExecutor(workers, context, prepare, given)

    def judge(self, steps: list[int], effort: Effort, until: Callable[[], bool]) -> Iterator[Step]:
        """The steps, in any order, until it is time to stop."""
        if self.pool is None:
            for at in steps:
                if until():
                    return
                yield self.analyst.step(at, effort)
            return
        waiting = list(steps)
        asked: set[Future[list[Step]]] = set()
        while waiting or asked:
            while waiting and len(asked) < 8 and not until():
                asked.add(self.pool.submit(judge_steps, [waiting.pop(0)], effort))
            if not asked:
                return
            done, asked = wait(asked, return_when=FIRST_COMPLETED)
            for task in done:
                yield from task.result()
            if until():
                waiting = []

    def close(self) -> None:
        """Nobody judges any more."""
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)


def never() -> bool:
    """There is no limit."""
    return False


def analyse(
    story: Story,
    *,
    effort: Effort = QUICK,
    workers: int = 1,
    progress: Progress | None = None,
    seconds: float = 0.0,
    clock: Clock | None = None,
) -> Analysis:
    """A match, judged. With a number of seconds: quickly, then in depth where it matters."""
    analyst = Analyst(story, judge_of(story.game.NAME))
    end = clock() + seconds if clock is not None and seconds else 0.0

    def is_late() -> bool:
        return clock is not None and clock() >= end

    crew = Crew(analyst, workers)
    steps = list(range(len(story.inputs)))
    found: dict[int, Step] = {}
    effort = (QUICK if seconds else effort).among(len(story.names))
    every = len(steps) + second_look(len(steps), effort)

    def tell(share: float = 0.0) -> None:
        if progress is not None:
            progress(len(found) + round(share * (every - len(steps))), every)

    try:
        for step in crew.judge(steps, effort.first_look(), never):
            found[step[0]] = step
            tell()
        if effort.is_rationed:
            decisions = [step[2] for step in found.values() if step[2] is not None]
            chosen = affordable(decisions, len(steps), len(story.names), analyst.judge, effort)
            acquit([one for one in decisions if one["step"] - 1 not in chosen])
            for number, step in enumerate(crew.judge(chosen, effort, never), 1):
                found[step[0]] = step
                tell(number / (len(chosen) + 1))
            tell(1.0)
        if seconds:
            for step in crew.judge(dearest_first(found), DEEP, is_late):
                found[step[0]] = step
    finally:
        crew.close()
    start = estimate(analyst.judge, story.states[0], [SEEDS + n for n in range(effort.seeds)])
    name = f"{seconds:g} s" if seconds else effort.name
    return put_together(analyst, name, start, [found[at] for at in steps])


def dearest_first(found: dict[int, Step]) -> list[int]:
    """Decisions whose verdict may change most, the dearest first."""
    decisions = [step[2] for step in found.values() if step[2] is not None]
    open_ones = [one for one in decisions if one["verdict"] not in ("forced", "best")]
    open_ones.sort(key=lambda one: -(one["loss"] + one["margin"]))
    rest = [one for one in decisions if one["verdict"] == "best"]
    return [one["step"] - 1 for one in (*open_ones, *rest)]


def put_together(analyst: Analyst, effort: str, start: list[float], steps: list[Step]) -> Analysis:
    """The analysis from its steps."""
    story = analyst.story
    decisions = [step[2] for step in steps if step[2] is not None]
    fortunes = [step[3] for step in steps if step[3] is not None]
    ended = story.result()
    result = None if ended is None else shares(ended, len(story.names))
    chances = [start, *[step[1] for step in steps]]
    episodes = analyst.episodes()
    count_once(decisions, episodes)
    return Analysis(
        version=VERSION,
        game=story.game.NAME,
        effort=effort,
        names=story.names,
        steps=len(steps),
        rounds=story.rounds(),
        chances=[[round(one, 4) for one in row] for row in chances],
        decisions=decisions,
        fortunes=fortunes,
        turning_points=turning_points(decisions, fortunes, episodes),
        seats=seat_summaries(story.names, result, decisions, fortunes, analyst.judge.PHASES),
    )
