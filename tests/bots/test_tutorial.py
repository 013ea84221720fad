"""Does the bot of the tutorial work as it is printed?"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import opendust as od
from opendust.dust import game as dust
from opendust.dust.state import State
from opendust.kernel.contract import Setup
from opendust.kernel.play.match import Match
from tests.bots.matches import deciders

TUTORIAL = Path(__file__).resolve().parents[2] / "docs" / "study" / "write-a-bot.md"


def printed_code() -> list[str]:
    return re.findall(r"```python\n(.*?)```", TUTORIAL.read_text(encoding="utf-8"), re.DOTALL)


def run_tutorial() -> dict[str, Any]:
    names: dict[str, Any] = {}
    for block in printed_code():
        exec(block, names)
    return names


def test_the_printed_match_is_played_to_its_end() -> None:
    names = run_tutorial()
    assert isinstance(names["result"], od.Result)
    assert names["result"].winners


def test_the_printed_bot_attacks_only_with_three_times_the_units() -> None:
    names = run_tutorial()
    match = Match(dust, Setup(("one", "two"), {"edition": "premium-de"}), b"tutorial" * 2)
    bots = [names["CautiousBot"](bytes([seat])) for seat in range(2)]
    attacks = 0
    for seat in deciders(match):
        view = dust.view(match.state, seat)
        action = bots[seat].choose(view, seat, dust.options(view, seat))
        if str(action.verb.value) == "attack":
            attacks += 1
            ours = sum(amount for _, amount in action.pairs(2))
            assert ours >= 3 * units_in(match.state, action.number(1))
        looked_ahead = names["after"](view, seat, action)
        assert isinstance(looked_ahead, State)
        match.submit(seat, action)
        if attacks == 10:
            break
    assert attacks


def units_in(state: State, area: int) -> int:
    return sum(state.units[area] >> shift & 255 for shift in range(0, 40, 8))
