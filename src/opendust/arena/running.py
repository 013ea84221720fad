"""How does an arena run from its plan to its report? Played, kept, counted, written."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Generator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from opendust.arena.contestants import contestant, seat_name
from opendust.arena.crew import Crew
from opendust.arena.folder import Folder
from opendust.arena.plan import Plan, fixture
from opendust.arena.playing import Played
from opendust.arena.report.chapters import report
from opendust.arena.report.cost import costs
from opendust.arena.report.duels import BOUND, duels, first_duel, is_test_possible
from opendust.arena.report.ratings import ratings
from opendust.arena.report.shares import shares_by
from opendust.arena.report.tables import Rows, all_tables, as_csv, as_parquet
from opendust.bots.timed import Timed
from opendust.kernel.contract import Setup
from opendust.kernel.refusal import BadText, Fault
from opendust.registry import GAMES

Tick = Callable[[int, int], None]
"""Told how many games there are and how many are wanted."""
Watch = Callable[[Collection[Mapping[str, Any]]], None]
"""Told all games so far, after each."""
Sprt = tuple[float, float]
"""Two differences in Elo: the sequential test says which one is the better explanation."""


@dataclass
class Ending:
    """How a run ended: all games played, or stopped before; how many were there already.

    `decision` is what the sequential test said: `high`, `low`, or nothing.
    """

    folder: Path
    summary: dict[str, Any]
    is_stopped: bool
    found: int
    decision: str = ""


def check(plan: Plan) -> None:
    """Every bot can be made and every variant can be set up, or BadText says why not."""
    bots = [contestant(bot, plan, plan.key(0, "check")) for bot in plan.bots]
    if plan.budget is not None and not any(isinstance(bot, Timed) for bot in bots):
        raise BadText([Fault("", 0, "arena-no-budget", bots=plan.bots)])
    names = tuple([seat_name(bot, seat) for seat, bot in enumerate(fixture(plan, 0).bots)])
    for variant in plan.variants:
        GAMES[plan.game].new_game(GAMES[plan.game].complete(Setup(names, variant.settings)))


def run(
    plan: Plan,
    path: Path,
    workers: int,
    cluster: str,
    tick: Tick,
    language: str = "en",
    sprt: Sprt | None = None,
    watch: Watch = lambda games: None,
) -> Ending:
    """Play what is missing in the folder, and write everything that follows from the games.

    With `sprt` no more games are played than the sequential test needs.
    """
    check(plan)
    if sprt is not None and not is_test_possible(plan.bots, plan.seats):
        raise BadText([Fault("", 0, "arena-sprt-two")])
    folder = Folder(path)
    folder.open(plan)
    with closing(folder):
        missing = [number for number in range(plan.games) if number not in folder.rows]
        is_stopped = False
        decision = ""
        tick(plan.games - len(missing), plan.games)
        try:
            with closing(games_of(plan, missing, workers, cluster)) as games:
                for played in games:
                    folder.keep(played)
                    tick(len(folder.rows), plan.games)
                    watch(folder.rows.values())
                    decision = decided(plan, folder, sprt)
                    if decision:
                        break
        except KeyboardInterrupt:
            is_stopped = True
            folder.reread()
        except BadText as bad:
            kept = Fault("", 0, "arena-kept", games=len(folder.rows), folder=str(path))
            raise BadText([*bad.faults, kept]) from bad
        folder.settle()
        found = plan.games - len(missing)
        summary = write_results(plan, folder, language, sprt)
        return Ending(path, summary, is_stopped, found, decision)


def decided(plan: Plan, folder: Folder, sprt: Sprt | None) -> str:
    """What the sequential test says so far."""
    if sprt is None or len(folder.rows) % len(plan.block()):
        return ""
    return first_duel(folder.rows.values(), len(plan.block()), plan.bots).decision(*sprt)


def tested(plan: Plan, folder: Folder, sprt: Sprt) -> dict[str, Any]:
    """The sequential test as data."""
    duel = first_duel(folder.rows.values(), len(plan.block()), plan.bots)
    return {
        "bot": duel.bot, "other": duel.other, "low": sprt[0], "high": sprt[1],
        "pairs": len(duel.pairs), "bound": BOUND,
        "likelihood": duel.likelihood(*sprt), "decision": duel.decision(*sprt),
    }  # fmt: skip


def games_of(
    plan: Plan, numbers: list[int], workers: int, cluster: str
) -> Generator[Played, None, None]:
    """The games from this machine's workers or from a cluster's."""
    if cluster:
        from opendust.arena.cluster import cluster_games

        yield from cluster_games(plan, numbers, cluster)
        return
    with Crew(plan, workers) as crew:
        yield from crew.play(numbers)


def write_results(
    plan: Plan, folder: Folder, language: str, sprt: Sprt | None = None
) -> dict[str, Any]:
    """Tables, summary and report of the games that are there; the summary."""
    games = folder.sorted_rows()
    summary = summarized(plan, games)
    if sprt is not None:
        summary["sprt"] = tested(plan, folder, sprt)
    if not games:
        return summary
    tables = all_tables(games)
    summary["parquet"] = write_tables(folder, tables)
    folder.write("summary.json", json.dumps(summary, indent=1) + "\n")
    folder.write("report.html", report(plan, summary, games, tables, language))
    times = timing(folder)
    prices = costs(summary["duels"], times)
    if times:
        folder.write("timing.json", json.dumps({"bots": times, "costs": prices}, indent=1) + "\n")
    return {**summary, "timing": times, "costs": prices}


def write_tables(folder: Folder, tables: dict[str, Rows]) -> bool:
    """Write every table that has rows; whether Parquet could be written too."""
    complete = True
    for name, rows in tables.items():
        if not rows:
            continue
        folder.write(f"{name}.csv", as_csv(rows))
        parquet = as_parquet(rows)
        complete = complete and parquet is not None
        if parquet is not None:
            folder.write(f"{name}.parquet", parquet)
    return complete


def summarized(plan: Plan, games: Rows) -> dict[str, Any]:
    """The figures that a program wants: shares, ratings, failings."""
    seats = all_tables(games)["games"]
    rated = ratings(games)
    return {
        "game": plan.game,
        "variants": [variant.name for variant in plan.variants],
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": len(games),
        "planned": plan.games,
        "drawn": sum([game["outcome"] == "drawn" for game in games]),
        "unfinished": sum([game["outcome"] == "unfinished" for game in games]),
        "rounds": mean([game["rounds"] for game in games]),
        "inputs": mean([game["inputs"] for game in games]),
        "shares": [
            {"bot": share.name, "seats": share.games, "wins": share.wins,
             "share": share.share, "low": share.interval()[0], "high": share.interval()[1],
             **failings([seat for seat in seats if seat["bot"] == share.name])}
            for share in shares_by(seats, "bot")
        ],
        "ratings": None if rated is None else [vars(rating) for rating in rated],
        "duels": [duel.data() for duel in duels(games, plan.bots)],
    }  # fmt: skip


def failings(seats: Rows) -> dict[str, int]:
    """How often a bot lost a choice to the default, and why."""
    names = ("decisions", "raised", "illegal", "late")
    return {name: sum([seat[name] for seat in seats]) for name in names}


def mean(values: list[int]) -> float:
    """The mean, 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def timing(folder: Folder) -> list[dict[str, Any]]:
    """How long each bot thought in this run; no part of the results, since it never repeats."""
    return [
        {"bot": bot, "decisions": int(sums[0]), "mean_ms": 1000 * sums[1] / max(1.0, sums[0]),
         "longest_ms": 1000 * sums[2], "processor_ms": 1000 * sums[3] / max(1.0, sums[0])}
        for bot, sums in sorted(folder.timing.items())
    ]  # fmt: skip
