"""How much does what count for a chance to win? Tables fitted to many games, one file per game.

`python -m tools.calibrate` makes them from arena games; each file says from which.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from opendust.bots.weight_tables import Table, parse_tables


@cache
def tables_of(game: str) -> dict[str, Table]:
    """All tables of a game."""
    source = f"{game}.toml"
    text = files("opendust.analysis").joinpath("data", source).read_text(encoding="utf-8")
    return parse_tables(text, source)


def table_of(game: str, name: str) -> Table:
    """One of them."""
    return tables_of(game)[name]
