"""What stands in the tables? One row per seat of a game, and the games' further tables.

CSV always; Parquet where polars is installed.
"""

from __future__ import annotations

import csv
import io
from typing import Any

Rows = list[dict[str, Any]]


def seat_rows(games: Rows) -> Rows:
    """One row for every seat of every game."""
    rows: Rows = []
    for game in games:
        head = {
            "game": game["game"], "pair": game["pair"], "variant": game["variant"],
            "players": len(game["seats"]), "outcome": game["outcome"], "rounds": game["rounds"],
            "inputs": game["inputs"],
        }  # fmt: skip
        rows += [{**head, **seat} for seat in game["seats"]]
    return rows


def further_rows(games: Rows) -> dict[str, Rows]:
    """The rows of every further table, with the game and the bot of the seat."""
    found: dict[str, Rows] = {}
    for game in games:
        for name, rows in game["tables"].items():
            for row in rows:
                seat = game["seats"][row["seat"] - 1]
                head = {"game": game["game"], "variant": game["variant"], "bot": seat["bot"]}
                found.setdefault(name, []).append({**head, **row, "won": seat["won"]})
    return found


def all_tables(games: Rows) -> dict[str, Rows]:
    """Every table by its name."""
    return {"games": seat_rows(games), **further_rows(games)}


def as_csv(rows: Rows) -> str:
    """The rows as CSV with a line of headings."""
    out = io.StringIO()
    writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def as_parquet(rows: Rows) -> bytes | None:
    """The rows as a Parquet file, or None without polars."""
    try:
        import polars
    except ImportError:
        return None
    out = io.BytesIO()
    polars.DataFrame(rows, infer_schema_length=None).write_parquet(out)
    return out.getvalue()
