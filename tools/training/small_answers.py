"""What could be gained where sense answers? `python -m tools.training.small_answers --games 12`

Captains play duels. Where units go, who retreats where and whom a roll destroys, the planned answer
and the next best are tried in the same worlds: half of them choose, the others tell by how much the
chosen answer gains over the planned one in the general's chance to win.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Any, Final

from opendust.bots.dust.recruit.survey import Survey
from opendust.bots.dust.search.commander import Commander, captain, general
from opendust.bots.dust.search.dealing import dealt
from opendust.bots.dust.search.trials import Trial
from opendust.dust import game as dust
from opendust.dust.state import State
from opendust.kernel.action import Decision, Outcome
from opendust.kernel.contract import Setup
from opendust.kernel.numbers import Lottery
from opendust.kernel.option import Option
from opendust.kernel.pending import Chance, Choice
from tools.training.answers import SMALL, answers

WORLDS: Final = 40
MOST_INPUTS: Final = 6_000
Gains = dict[str, list[float]]


def gain(judge: Commander, view: State, seat: int, options: list[Option]) -> float | None:
    """What the best of some answers gains over the planned one; nothing if there is only one."""
    stance = judge.weights.stances(view)[0]
    first = judge.planner.answer(view, seat, options, stance)
    survey = Survey(view, seat, stance.sense, judge.planner.odds)
    trials = [Trial(action, stance) for action in answers(survey, first, options)]
    if len(trials) < 2:
        return None
    values, sums = judge.weights.value(view), [[0.0, 0.0] for _ in trials]
    judge.trials.rehearsal.equals = True
    for number in range(WORLDS):
        world, chance = dealt(view, seat, judge.trials.stream), judge.trials.number()
        for trial, both in zip(trials, sums, strict=True):
            both[number % 2] += judge.trials.try_out(world, seat, trial, chance, values)
    best = max(range(len(trials)), key=lambda index: sums[index][0])
    return (sums[best][1] - sums[0][1]) * 2 / WORLDS


def game(edition: str, seed: int, every: int, found: Gains) -> None:
    """One duel of captains, with every so many-th answer examined."""
    setup = dust.complete(Setup(("a", "b"), {"edition": edition}))
    state: Any = dust.new_game(setup)
    lottery, judge = Lottery(seed), general(seed.to_bytes(4, "big"))
    bots = [captain(bytes([seat, seed % 256])) for seat in range(2)]
    seen = 0
    for _ in range(MOST_INPUTS):
        waiting = dust.pending(state)
        if isinstance(waiting, Chance):
            dust.apply(state, Outcome(waiting.drawn(lottery)))
            continue
        if not isinstance(waiting, Choice):
            return
        seat = waiting.seats[0]
        view = dust.view(state, seat)
        options = dust.options(view, seat)
        if isinstance(view.phase, SMALL):
            seen += 1
            worth = gain(judge, view, seat, options) if seen % every == 0 else None
            if worth is not None:
                found.setdefault(type(view.phase).__name__, []).append(worth)
        dust.apply(state, Decision(seat, bots[seat].choose(view, seat, options)))


def table(found: Gains) -> list[str]:
    """A row for each kind of answer, in Markdown."""
    lines = ["| answer | examined | gain | standard error |", "|---|---|---|---|"]
    for kind, gains in sorted(found.items()):
        error = stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0
        lines.append(f"| {kind} | {len(gains)} | {mean(gains):+.4f} | {error:.4f} |")
    return lines


def main(argv: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tools.training.small_answers")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", default="premium-en")
    given = parser.parse_args(argv)
    found: Gains = {}
    for number in range(given.games):
        game(given.edition, given.seed + number, given.every, found)
    print("\n".join(table(found)))


if __name__ == "__main__":
    main()
