"""Preparing the game: who claims what, where neutrals and centers stand. SETUP-06 to SETUP-28.

The premium editions fill the board with claims. In the epic game and the original everybody claims
two power sources and five areas, and neutrals take every area that is left.
"""

from __future__ import annotations

from dataclasses import dataclass, field

NEUTRAL = "neutral"
PREMIUM = ("premium-en", "premium-de")
COSTS = {"tank": 2, "fighter": 3, "submarine": 4, "mech": 5, "bomber": 6}


@dataclass
class Table:
    """The board before the first round: what lies there, and who holds which land area."""

    edition: str
    order: list[str]
    pairs: list[tuple[str, str]]
    land: list[str]
    sources: set[str]
    holder: dict[str, str] = field(default_factory=dict)
    homes: list[str] = field(default_factory=list)
    centers: set[str] = field(default_factory=set)

    def capitals(self) -> list[str]:
        """All capitals."""
        return [capital for pair in self.pairs for capital in pair]


def other_of_pair(table: Table, capital: str) -> str:
    """The capital beside it. COMP-04."""
    one, other = next(pair for pair in table.pairs if capital in pair)
    return other if capital == one else one


def may_claim_capital(table: Table, area: str) -> bool:
    """An unclaimed capital that the number of players leaves open. SETUP-06 to SETUP-11."""
    if area not in table.capitals() or area in table.homes:
        return False
    beside_a_claim = other_of_pair(table, area) in table.homes
    if table.edition == "original-it":
        return not beside_a_claim or len(table.homes) >= 3
    if len(table.order) <= 3:
        return not beside_a_claim
    begun = [pair for pair in table.pairs if set(pair) & set(table.homes)]
    if len(table.order) == 4 and len(begun) == 2:
        return beside_a_claim
    return True


def settle_unclaimed_capitals(table: Table) -> None:
    """Neutral garrisons, in the premium editions with a center. SETUP-12, SETUP-13."""
    for capital in table.capitals():
        if capital not in table.homes:
            table.holder[capital] = NEUTRAL
            if table.edition in PREMIUM:
                table.centers.add(capital)


def may_claim_land(table: Table, area: str, *, sources_only: bool) -> bool:
    """An unoccupied land area, at first a power source. SETUP-16, SETUP-17, SETUP-19."""
    if area not in table.land or area in table.holder:
        return False
    return area in table.sources or not sources_only


def settle_rest(table: Table, areas: list[str]) -> None:
    """Neutrals take what nobody claimed, except in the premium editions. SETUP-18, SETUP-20."""
    if table.edition not in PREMIUM:
        for area in areas:
            table.holder.setdefault(area, NEUTRAL)


def may_place_center(table: Table, player: str, area: str) -> bool:
    """Own land, no power source, no center yet. SETUP-23."""
    is_own = table.holder.get(area) == player
    return is_own and area not in table.sources and area not in table.centers


def may_reinforce(
    table: Table, player: str, points: int, built: dict[str, int], unit: str, amount: int, area: str
) -> bool:
    """Within the points, five for each own center; submarines apart. SETUP-24, SETUP-25."""
    if table.holder.get(area) != player or area not in table.centers or unit == "submarine":
        return False
    return 1 <= amount <= 5 - built.get(area, 0) and amount * COSTS[unit] <= points
