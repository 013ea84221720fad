"""How strong is each bot? Plackett-Luce ratings by openskill, from all games in their order.

A rating is a mean and a deviation; two deviations either way hold the strength with about 95 %.
Where one bot has several seats, each seat is rated apart and the bot takes the mean of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from opendust.arena.report.shares import WIDTH


@dataclass(frozen=True)
class Rating:
    """A bot's rating with the ends of its 95 % interval."""

    bot: str
    mean: float
    low: float
    high: float


def ratings(games: Iterable[Mapping[str, Any]]) -> list[Rating] | None:
    """The ratings, best first; None without openskill, empty where all bots are the same one."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce()
    known: dict[str, tuple[float, float]] = {}
    for game in games:
        bots = [seat["bot"] for seat in game["seats"]]
        if game["outcome"] == "unfinished" or len(set(bots)) == 1:
            continue
        teams = [[model.rating(*known[bot]) if bot in known else model.rating()] for bot in bots]
        rated = model.rate(teams, ranks=places(game))
        for bot in set(bots):
            own = [team[0] for team, name in zip(rated, bots, strict=True) if name == bot]
            means, spreads = [one.mu for one in own], [one.sigma for one in own]
            known[bot] = (sum(means) / len(own), sum(spreads) / len(own))
    found = [
        Rating(bot, mean, mean - WIDTH * spread, mean + WIDTH * spread)
        for bot, (mean, spread) in known.items()
    ]
    return sorted(found, key=lambda rating: (-rating.mean, rating.bot))


def places(game: Mapping[str, Any]) -> list[float]:
    """Winners first, the others by their scores; in a draw all are alike."""
    if game["outcome"] == "drawn":
        return [0.0 for _ in game["seats"]]
    worth = [(-seat["won"], -seat["score"]) for seat in game["seats"]]
    return [float(sorted(worth).index(one)) for one in worth]
