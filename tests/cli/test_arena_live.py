"""What does the table show while an arena plays?"""

from __future__ import annotations

from typing import Any

from rich.console import Console

from opendust.cli.arena.live import live, tables


def game(pair: int, winner: str) -> dict[str, Any]:
    seats = [{"bot": bot, "won": int(bot == winner)} for bot in ("recruit", "random")]
    return {"pair": pair, "outcome": "won", "seats": seats}


def test_the_better_bot_stands_first_and_pairs_are_compared() -> None:
    games = [game(pair, winner) for pair in range(9) for winner in ("recruit", "recruit")]
    games += [game(9, "recruit"), game(9, "random")]
    console = Console(width=100)
    with console.capture() as shown:
        for table in tables(games):
            console.print(table)
    lines = shown.get().splitlines()
    assert [line.split()[1] for line in lines if "recruit" in line or "random" in line] == [
        "recruit", "random", "random",
    ]  # fmt: skip
    assert "95.0%" in shown.get()
    assert "10" in next(line for line in lines if "random" in line and "recruit" in line)


def test_nothing_but_lines_is_shown_where_there_is_no_terminal() -> None:
    with live(plain=True) as (tick, watch):
        tick(0, 2)
        watch([game(1, "recruit")])
