"""What stands in a bot's file of weights? Tables of numbers, checked once."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files

from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.toml.text import read_toml

Table = dict[str, float]


def parse_tables(text: str, source: str) -> dict[str, Table]:
    """The tables that a text gives, to be changed at will; raises where one is not of numbers.

    Every bot of every match asks for the same few texts, and reading one takes longer than all
    decisions of a recruit.
    """
    return {name: dict(table) for name, table in read_tables(text, source).items()}


@lru_cache(maxsize=32)
def read_tables(text: str, source: str) -> dict[str, Table]:
    """The tables of a text, read once."""
    tables: dict[str, Table] = {}
    faults: list[Fault] = []
    for name, table in read_toml(text, source).items():
        if not isinstance(table, dict):
            faults.append(Fault(source, 0, "fault-weight-not-a-table", name=name))
            continue
        tables[name] = {}
        for key, value in table.items():
            if isinstance(value, (int, float)) and not isinstance(value, bool):
                tables[name][key] = float(value)
            else:
                faults.append(Fault(source, 0, "fault-weight-not-a-number", name=f"{name}.{key}"))
    if faults:
        raise BadText(faults)
    return tables


@cache
def packaged_text(source: str) -> str:
    """The text of a packaged file of weights."""
    return files("opendust.bots").joinpath("data", source).read_text(encoding="utf-8")
