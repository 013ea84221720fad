"""Are foolish activations found, and only those? One unit against another in the open."""

from __future__ import annotations

import pytest

from opendust.arena.tactics.wasted import Wasted
from opendust.kernel.action import Decision, Input, Outcome
from opendust.kernel.pending import Chance, Choice
from opendust.kernel.text.notation import parse_action
from opendust.odds.tactics.field import faced
from opendust.registry import GAMES

GAME = GAMES["tactics"]
FAR, NEAR = 15, 2


def found(range_between: int, *lines: str) -> list[str]:
    """What is wasted, by anybody, if this is done in turn; every die shows 1."""
    state = faced("blackhawk", "ludwig", range_between, "").state
    wasted, left = Wasted(state.battle), list(lines)
    while True:
        waiting = GAME.pending(state)
        if isinstance(waiting, Chance):
            given: Input = Outcome((1,) * waiting.count)
        elif left and isinstance(waiting, Choice):
            given = Decision(waiting.seats[0], parse_action(GAME, state, left.pop(0)))
        else:
            break
        wasted.before(state, given)
        wasted.after(state, GAME.apply(state, given))
    rows = wasted.rows()
    assert sum(int(row["chances"]) for row in rows) == len(
        [line for line in lines if line.split()[0] in ("activate", "react", "hold-fire")]
    )
    return [kind for row in rows for kind, count in row.items()
            if kind not in ("seat", "chances") and count]  # fmt: skip


@pytest.mark.parametrize(
    ("range_between", "lines", "wasted"),
    [
        (FAR, ("activate blackhawk move+move", "step b3", "step a3"), ["back"]),
        (FAR, ("activate blackhawk move+move", "step b3", "step c3"), []),
        (FAR, ("activate blackhawk move+attack", "step b3"), ["aimless"]),
        (NEAR, ("activate blackhawk nothing+nothing",), ["idle"]),
        (FAR, ("activate blackhawk nothing+nothing",), []),
        (NEAR, ("activate blackhawk sustained", "aim blackhawk.dual-heavy-piat ludwig"), []),
        (NEAR, ("activate blackhawk move+move", "step a2", "hold-fire", "step a1"), ["declined"]),
    ],
)
def test_what_is_wasted(range_between: int, lines: tuple[str, ...], wasted: list[str]) -> None:
    assert found(range_between, *lines) == wasted
