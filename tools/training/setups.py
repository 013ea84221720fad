"""Which of two generals settles better? `python -m tools.training.setups wide earlier --pairs 40`

Two bots of `tools.training.former`, the marshal, or a marshal with the weights of the last
`make train` claim capital, land and centers against each other; all else is done by plans. From the
end of the setup plans play many games to the end, so one setup tells more than one game. With the
same cards and dice the first bot takes every seat in turn, and the other one all other seats.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Final

from opendust.bots.dust.search.commander import SETTLING, Commander, marshal
from opendust.bots.dust.search.drafting import Drafts
from opendust.bots.dust.search.value import value
from opendust.bots.weight_tables import parse_tables
from opendust.dust import game as dust
from opendust.dust.phases import Over
from opendust.dust.state import State
from opendust.kernel.action import Decision, Outcome
from opendust.kernel.contract import Setup
from opendust.kernel.numbers import Lottery
from opendust.kernel.pending import Chance, Choice
from tools.training import former
from tools.training.drafts import OUT


def trained(seed: bytes) -> Commander:
    """A marshal that settles by what `make train` has learned last."""
    made = marshal(seed)
    made.drafts = Drafts(parse_tables(OUT.read_text(encoding="utf-8"), OUT.name))
    return made


BOTS: Final = {
    "earlier": former.earlier, "former": former.former, "wide": former.wide, "marshal": marshal,
    "trained": trained,
}  # fmt: skip
GAMES: Final = 24
"""Games that plans play from the end of every setup."""
WHOLE_GAME: Final = 99


def settled(edition: str, seed: int, bots: list[Commander]) -> State:
    """The end of a setup."""
    setup = Setup(tuple("abcdef"[: len(bots)]), {"edition": edition})
    state: State = dust.new_game(dust.complete(setup))
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


def pair(edition: str, seed: int, names: Sequence[str], seats: int) -> float:
    """The share of the first bot, from every seat."""
    found = []
    for own in range(seats):
        bots = [BOTS[names[seat != own]](bytes([seat, seed % 256])) for seat in range(seats)]
        found.append(share(settled(edition, seed, bots), own, bots[own], seed))
    return mean(found)


def main(argv: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tools.training.setups")
    parser.add_argument("bots", nargs=2, choices=sorted(BOTS))
    parser.add_argument("--pairs", type=int, default=40)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", default="premium-en")
    given = parser.parse_args(argv)
    seeds = range(given.seed, given.seed + given.pairs)
    shares = [pair(given.edition, seed, given.bots, given.seats) for seed in seeds]
    error = stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 0.5
    print(f"{given.bots[0]}: {mean(shares):.3f} of the games, standard error {error:.3f}")


if __name__ == "__main__":
    main()
