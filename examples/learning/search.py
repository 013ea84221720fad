"""Monte Carlo tree search in a few lines, in worlds that a seat could be in."""

from __future__ import annotations

import math

import opendust as od


def best(view: od.State, seat: int, tries: int = 200) -> od.Action:
    """The action that wins most, when everyone then plays at random."""
    actions = view.legal(seat)
    played = [0] * len(actions)
    won = [0.0] * len(actions)
    for number in range(tries):
        world = view.resample(seat, seed=number)

        def worth(at: int, total: int = number) -> float:
            if not played[at]:
                return math.inf
            return won[at] / played[at] + math.sqrt(2 * math.log(total) / played[at])

        at = max(range(len(actions)), key=worth)
        world.apply(actions[at], seat)
        result = od.playout(world, seed=number)
        played[at] += 1
        if result is not None and result.winners:
            won[at] += (view.seats[seat] in result.winners) / len(result.winners)
    return actions[max(range(len(actions)), key=played.__getitem__)]


if __name__ == "__main__":
    match = od.Match("dust", seed=5)
    od.play(match, ["recruit", "recruit"], limit=90)
    match.roll()
    asked = match.state.asked(None)
    print(match.state)
    print("best:", repr(best(match.state.view(asked), asked)))
