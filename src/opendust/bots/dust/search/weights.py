"""How far do captain and general of DUST search, and by what? Tables of data/dust_search.toml."""

from __future__ import annotations

from typing import Final, final

from opendust.bots.dust.planner.weights import CaptainWeights, PlanWeights, load_captain_weights
from opendust.bots.dust.search.value import value_name
from opendust.bots.weight_tables import Table, packaged_text, parse_tables
from opendust.dust.rules.scoring.scoring import VP_PER_MAJORITY
from opendust.dust.state import State

SEARCH: Final = "dust_search.toml"
STANCE: Final = "stance-"
MORE: Final = "more-"
MAJORITIES: Final = "-majorities"
"""A table of this name holds where majorities score more than a point."""
MOST_AT_A_TABLE: Final = 4
"""With more players every imagined round takes long, and a single choice decides little."""


@final
class SearchWeights:
    """The search of one rank, the captain's weights, and the stances made from them.

    Among three or four a rank may have stances of its own; they replace others of the same name.
    Further ones (`more-`) it has at every table of up to four.
    """

    def __init__(self, rank: str, tables: dict[str, Table], plans: CaptainWeights) -> None:
        self.rank = rank
        self.tables = tables
        self.plans = plans
        shared = named(tables, STANCE)
        more = named(tables, f"{rank}-{MORE}{STANCE}")
        duel = {**shared, **more}
        self.duel = [plans.duel, *[plans.duel.with_changes(some) for some in duel.values()]]
        self.crowd = [plans.many, *[plans.many.with_changes(some) for some in shared.values()]]
        own = {**shared, **named(tables, f"{rank}-{STANCE}"), **more}
        self.many = [plans.many, *[plans.many.with_changes(some) for some in own.values()]]

    def search(self, state: State) -> Table:
        """How many worlds are imagined at which choice."""
        size = "duel" if state.players == 2 else "many"
        if state.players > MOST_AT_A_TABLE:
            size = "crowd"
        name = f"{self.rank}-{size}"
        if VP_PER_MAJORITY.of(state.edition) > 1 and name + MAJORITIES in self.tables:
            name += MAJORITIES
        return self.tables[name]

    def value(self, state: State) -> Table:
        """What a position is worth; a rank may weigh some figures of its own."""
        name = value_name(state)
        return {**self.tables[name], **self.tables.get(f"{self.rank}-{name}", {})}

    def stances(self, state: State) -> list[PlanWeights]:
        """The ways to play a turn, the usual one first."""
        if state.players > MOST_AT_A_TABLE:
            return self.crowd
        return self.duel if state.players == 2 else self.many


def named(tables: dict[str, Table], start: str) -> dict[str, Table]:
    """The tables whose names begin so, by the rest of the name."""
    return {name[len(start) :]: some for name, some in tables.items() if name.startswith(start)}


def load_search_weights(rank: str) -> SearchWeights:
    """The weights of the package."""
    tables = parse_tables(packaged_text(SEARCH), SEARCH)
    return SearchWeights(rank, tables, load_captain_weights())
