"""How do the bots stand while an arena plays? A table under the bar, anew after each second."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from time import monotonic
from typing import Any, Final

from rich.console import Console, Group
from rich.live import Live
from rich.table import Table

from opendust.arena.report.duels import Duel, duels
from opendust.arena.report.shares import Share
from opendust.arena.running import Tick, Watch
from opendust.cli.arena.progress import PlainProgress, bar_of
from opendust.cli.language import said, spoken
from opendust.words.numbers import number_text, percent_text

PAUSE: Final = 1.0  # seconds between two tables


@contextmanager
def live(*, plain: bool) -> Iterator[tuple[Tick, Watch]]:
    """What shows the progress, and what is told of the games; on the error output."""
    if plain:
        yield PlainProgress().tick, lambda games: None
        return
    bar, tick = bar_of()
    last = [0.0]
    with Live(bar, console=Console(stderr=True), refresh_per_second=4) as shown:

        def watch(games: Collection[Mapping[str, Any]]) -> None:
            if monotonic() - last[0] >= PAUSE:
                last[0] = monotonic()
                shown.update(Group(bar, *tables(games)))

        yield tick, watch


def tables(games: Collection[Mapping[str, Any]]) -> list[Table]:
    """The shares of the bots so far, and how every two of them compare."""
    names = ("bot", "seats", "wins", "share", "interval")
    found = [table_of([said(f"arena-column-{name}") for name in names])]
    for share in standing(games):
        low, high = [percent(end) for end in share.interval()]
        found[0].add_row(share.name, str(share.games), str(share.wins), percent(share.share),
                         said("arena-interval", low=low, high=high))  # fmt: skip
    met = duels(games)
    if met:
        headings = ("bot", "against", "pairs", "elo", "superiority")
        found.append(table_of([said(f"arena-column-{name}") for name in headings]))
        for duel in met:
            found[1].add_row(*duel_cells(duel))
    return found


def standing(games: Collection[Mapping[str, Any]]) -> list[Share]:
    """The wins of every bot, the most successful first."""
    sums: dict[str, list[int]] = {}
    for game in games:
        for seat in game["seats"]:
            mine = sums.setdefault(seat["bot"], [0, 0])
            mine[0] += 1
            mine[1] += seat["won"]
    found = [Share(bot, games, wins, 0.0) for bot, (games, wins) in sums.items()]
    return sorted(found, key=lambda share: (-share.share, share.name))


def duel_cells(duel: Duel) -> tuple[str, ...]:
    """Two bots, the difference in Elo with its interval, and how sure it is."""
    data = duel.data()
    marks = [data["elo"], data["elo_low"], data["elo_high"]]
    elo = "-"
    if None not in marks:
        mean, low, high = [number_text(mark, spoken(), digits=0, signed=True) for mark in marks]
        elo = f"{mean} ({said('arena-interval', low=low, high=high)})"
    return duel.bot, duel.other, str(len(duel.pairs)), elo, percent(data["superiority"])


def table_of(headings: list[str]) -> Table:
    """An empty table."""
    table = Table(header_style="bold")
    for heading in headings:
        table.add_column(heading)
    return table


def percent(share: float) -> str:
    """A share with one digit."""
    return percent_text(share, spoken(), digits=1)
