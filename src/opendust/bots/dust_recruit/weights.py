"""How does the bot weigh things? The numbers of data/dust_recruit.toml, checked once."""

from __future__ import annotations

from importlib.resources import files
from typing import final

from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.toml_text import read_toml

Table = dict[str, float]


@final
class Weights:
    """The tables of the weights file, by name."""

    def __init__(self, tables: dict[str, Table]) -> None:
        self.worth = tables["worth"]
        self.battle = tables["battle"]
        self.guard = tables["guard"]
        self.move = tables["move"]
        self.buy = tables["buy"]
        self.card = tables["card"]
        self.setup = tables["setup"]
        self.ability = tables["ability"]
        self.koshka = tables["koshka"]
        self.diplomat = tables["diplomat"]


def parse_weights(text: str, source: str) -> Weights:
    """The weights that a text gives; raises where a table or a number is missing."""
    content = read_toml(text, source)
    tables: dict[str, Table] = {}
    faults: list[Fault] = []
    for name, table in content.items():
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
    return Weights(tables)


def load_weights() -> Weights:
    """The weights of the package."""
    place = files("opendust.bots").joinpath("data", "dust_recruit.toml")
    return parse_weights(place.read_text(encoding="utf-8"), "dust_recruit.toml")
