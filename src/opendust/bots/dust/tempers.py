"""Which tempers are there? A rank that weighs some things otherwise: `captain-bold`.

The figures of data/dust_tempers.toml are factors of the rank's own weights, so that one file serves
every rank; a figure that a rank does not know is left out. How far a bot thinks stays its rank's.
A recruit goes only half the way to some of them: it sees too little to make up for the whole.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final

from opendust.bots.dust.planner.weights import CaptainWeights, PlanWeights, load_captain_weights
from opendust.bots.dust.recruit.bot import RecruitBot
from opendust.bots.dust.recruit.weights import Weights
from opendust.bots.dust.search.commander import Commander
from opendust.bots.dust.search.drafting import load_drafts
from opendust.bots.dust.search.weights import SearchWeights, load_search_weights
from opendust.bots.weight_tables import Table, packaged_text, parse_tables
from opendust.kernel.play.match import Player

TEMPERS: Final = "dust_tempers.toml"
SENSE: Final = "dust_recruit.toml"
GENTLE: Final = {"bold": 0.5, "greedy": 0.5}
"""How far a recruit goes; all the way won 0.556 and 0.438 of 1 200 (docs/study/strength.md)."""


@cache
def factors(temper: str) -> Table:
    """What a temper weighs otherwise, and by which factor."""
    return parse_tables(packaged_text(TEMPERS), TEMPERS)[temper]


def tempered(tables: dict[str, Table], temper: str, share: float = 1.0) -> dict[str, Table]:
    """The tables with the figures of a temper, or so much of the way to them."""
    changed = {name: dict(table) for name, table in tables.items()}
    for path, factor in factors(temper).items():
        name, _, key = path.partition(".")
        if key in changed.get(name, {}):
            changed[name][key] *= 1 - share + share * factor
    return changed


def recruit(temper: str, seed: bytes) -> Player:
    """A recruit of a temper."""
    tables = parse_tables(packaged_text(SENSE), SENSE)
    return RecruitBot(seed, Weights(tempered(tables, temper, GENTLE.get(temper, 1.0))))


def commander(rank: str, temper: str, seed: bytes) -> Player:
    """A captain, general or marshal of a temper; it imagines rounds by that temper too."""
    drafts = load_drafts() if rank == "marshal" else None
    plans, search = load_captain_weights(), load_search_weights("general" if drafts else rank)
    duel, many = [PlanWeights(tempered(plan.tables, temper)) for plan in (plans.duel, plans.many)]
    return Commander(
        seed, SearchWeights(search.rank, search.tables, CaptainWeights(duel, many)), drafts
    )


RANKS: Final[dict[str, Callable[[str, bytes], Player]]] = {
    "recruit": recruit, "captain": partial(commander, "captain"),
    "general": partial(commander, "general"), "marshal": partial(commander, "marshal"),
}  # fmt: skip
TEMPERED: Final = {
    f"{rank}-{temper}": partial(made, temper)
    for rank, made in RANKS.items()
    for temper in ("bold", "builder", "greedy")
}
"""What makes the bots of every rank and temper, by name."""
