"""Which of two generals settles better? `python -m tools.training.setups wide earlier --pairs 40`

Two bots of `tools.training.former`, or the marshal, claim capital, land and centers against each
other; all else is done by plans. From the end of the setup plans play many games to the end, so one
setup tells more than one game. Every pair has the same cards and dice, with the bots in both seats.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Final

from opendust.bots.dust.search.commander import SETTLING, Commander, marshal
from opendust.bots.dust.search.value import value
from opendust.dust import game as dust
from opendust.dust.phases import Over
from opendust.dust.state import State
from opendust.kernel.action import Decision, Outcome
from opendust.kernel.contract import Setup
from opendust.kernel.numbers import Lottery
from opendust.kernel.pending import Chance, Choice
from tools.training import former

BOTS: Final = {
    "earlier": former.earlier, "former": former.former, "wide": former.wide, "marshal": marshal,
}  # fmt: skip
GAMES: Final = 24
"""Games that plans play from the end of every setup."""
WHOLE_GAME: Final = 99


def settled(edition: str, seed: int, bots: list[Commander]) -> State:
    """The end of a setup."""
    state: State = dust.new_game(dust.complete(Setup(("a", "b"), {"edition": edition})))
    lottery = Lottery(seed)
    while not state.round:
        waiting = dust.pending(state)
        if isinstance(waiting, Chance):
            dust.apply(state, Outcome(waiting.drawn(lottery)))
            continue
        assert isinstance(waiting, Choice)
        seat = waiting.seats[0]
        view = dust.view(state, seat)
        options, bot = dust.options(view, seat), bots[seat]
        if isinstance(view.phase, SETTLING):
            action = bot.choose(view, seat, options)
        else:
            rehearsal = bot.trials.rehearsal
            rehearsal.take(seat, None)
            action = rehearsal.act(view, seat, options, lottery.below)
        dust.apply(state, Decision(seat, action))
    return state


def share(state: State, seat: int, judge: Commander, seed: int) -> float:
    """What a seat wins of the games that plans play from here."""
    won, rehearsal = 0.0, judge.trials.rehearsal
    rehearsal.equals = True
    for number in range(GAMES):
        end = state.copy()
        rehearsal.take(-1, None)
        rehearsal.play(end, Lottery(seed * GAMES + number), WHOLE_GAME)
        if isinstance(end.phase, Over):
            won += value(end, seat, judge.weights.value(end), judge.trials.keeping)
    return won / GAMES


def pair(edition: str, seed: int, names: Sequence[str]) -> float:
    """The share of the first bot, from both seats."""
    found = []
    for own in range(2):
        bots = [BOTS[names[seat != own]](bytes([seat, seed % 256])) for seat in range(2)]
        found.append(share(settled(edition, seed, bots), own, bots[own], seed))
    return mean(found)


def main(argv: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tools.training.setups")
    parser.add_argument("bots", nargs=2, choices=sorted(BOTS))
    parser.add_argument("--pairs", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", default="premium-en")
    given = parser.parse_args(argv)
    seeds = range(given.seed, given.seed + given.pairs)
    shares = [pair(given.edition, seed, given.bots) for seed in seeds]
    error = stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 0.5
    print(f"{given.bots[0]}: {mean(shares):.3f} of the games, standard error {error:.3f}")


if __name__ == "__main__":
    main()
