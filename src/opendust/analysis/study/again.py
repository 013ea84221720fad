"""Does a puzzle still hold? Its moves compared again, in worlds that mining has not seen.

What a search finds clearest is in part luck, and judges change. So a puzzle is kept apart from its
proof: its best move must still lead, though half of the lead is enough, and when plain bots play
the match to its end it must still win more than the moves that come next.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from opendust.analysis.judge import judge_of
from opendust.analysis.study.endings import share_won
from opendust.analysis.study.position import read_position
from opendust.analysis.study.puzzles import (
    CLEAR,
    ENDINGS,
    RIVALS,
    WORLDS,
    Puzzle,
    Search,
    lead_of,
)
from opendust.kernel.text.notation import parse_action

LOOK: Final = "asked again"


@final
@dataclass(frozen=True)
class Again:
    """By how much the best move leads now, and by how much more it wins at the end."""

    lead: float
    won_more: float

    @property
    def holds(self) -> bool:
        """Whether it is still a puzzle."""
        return self.lead >= CLEAR / 2 and self.won_more > 0


def asked_again(puzzle: Puzzle, worlds: int = WORLDS, endings: int = ENDINGS) -> Again:
    """A puzzle with all moves that it was made from."""
    game, _, state = read_position(puzzle["position"])
    seat, judge = puzzle["seat"], judge_of(game.NAME)
    chosen = [parse_action(game, state, line) for line in puzzle["tried"]]
    search = Search(game, judge, game.view(state, seat), seat, f"{puzzle['id']} {LOOK}")
    ranked = search.ranked(chosen, "", worlds, leads=())
    best = parse_action(game, state, puzzle["best"])
    if ranked[0].action != best:
        return Again(-lead_of(ranked), 0.0)
    weighing = search.weighing("played to its end")
    won = [share_won(weighing, one.action, endings) for one in ranked[: RIVALS + 1]]
    return Again(lead_of(ranked), won[0] - max(won[1:]))


def spread_out(puzzles: list[Puzzle], most: int) -> list[tuple[int, Puzzle]]:
    """So many of some puzzles, from the first to the last, with their numbers."""
    many = len(puzzles)
    chosen = range(many) if most >= many else [at * many // most for at in range(most)]
    return [(at + 1, puzzles[at]) for at in chosen]
