"""How does the bot weigh things? The numbers of data/dust_recruit.toml, checked once."""

from __future__ import annotations

from typing import final

from opendust.bots.weight_tables import Table, packaged_text, parse_tables


@final
class Weights:
    """The tables of the weights file, by name; what is asked all the time is a number at hand."""

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
        worth, battle, guard = self.worth, self.battle, self.guard
        self.area, self.water, self.source = worth["area"], worth["water"], worth["source"]
        self.center, self.capital = worth["center"], worth["capital"]
        self.kill, self.kill_neutral = battle["kill"], battle["kill_neutral"]
        self.loss, self.counter = battle["loss"], battle["counter"]
        self.deny, self.leader = battle["deny"], battle["leader"]
        self.full_worth, self.guard_share = guard["full_worth"], guard["share"]
        self.siege_share = guard["siege"]
        self.grab, self.prepare = self.move["grab"], self.move["prepare"]


def parse_weights(text: str, source: str) -> Weights:
    """The weights that a text gives; raises where a table or a number is missing."""
    return Weights(parse_tables(text, source))


def load_weights() -> Weights:
    """The weights of the package."""
    return parse_weights(packaged_text("dust_recruit.toml"), "dust_recruit.toml")
