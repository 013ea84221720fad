"""What a position of DUST is, as somebody at the table would describe it: plain words and numbers.

The predicates read this description and nothing else. Areas, players and units are words; `holder`
names who stands in an area, and an area that nobody holds is not in it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

NEUTRAL = "neutral"
LAND_UNITS = ("tank", "mech")
AIR_UNITS = ("fighter", "bomber")
UNITS = ("tank", "mech", "fighter", "bomber", "submarine")

Force = dict[str, int]


@dataclass
class Card:
    """A played card: its three values, its stars and its ability."""

    combat: int
    movement: int
    production: int
    stars: int
    ability: str


@dataclass
class Position:
    """A map with what stands on it, and what the table remembers."""

    edition: str
    players: list[str]
    land: list[str]
    sea: list[str]
    capitals: set[str]
    sources: set[str]
    links: set[tuple[str, str]]
    holder: dict[str, str]
    units: dict[str, Force]
    centers: set[str]
    homes: dict[str, str]  # the capital that each player claimed at setup
    active: str
    round: int
    scores: dict[str, int]
    cards: dict[str, Card]
    used: set[str] = field(default_factory=set)  # who has used his ability this round
    truces: set[tuple[str, str]] = field(default_factory=set)
    made: set[tuple[str, str]] = field(default_factory=set)  # attacks of this turn
    capitals_open: bool = False
    majorities: dict[str, str] = field(default_factory=dict)
    hand: list[str] = field(default_factory=list)

    def near(self, area: str) -> set[str]:
        """The areas that a printed line joins to this one. COMP-01."""
        ahead = {b for a, b in self.links if a == area}
        return ahead | {a for a, b in self.links if b == area}

    def is_free(self, area: str) -> bool:
        """Nobody's units stand there. COMP-19."""
        return area not in self.holder

    def is_enemy(self, player: str, area: str) -> bool:
        """Units of somebody else stand there. COMP-19."""
        return area in self.holder and self.holder[area] != player

    def held(self, player: str, areas: list[str]) -> list[str]:
        """Those of the areas that a player controls. COMP-17."""
        return [area for area in areas if self.holder.get(area) == player]

    def has_units(self, area: str, units: Force) -> bool:
        """At least one unit is named and every one of them stands there."""
        here = self.units.get(area, {})
        return sum(units.values()) > 0 and all(here.get(u, 0) >= n for u, n in units.items())

    def can_use(self, player: str, ability: str) -> bool:
        """He played that card this round and has not used it. ABIL-GEN-01."""
        return self.cards[player].ability == ability and player not in self.used

    def chain(self, start: set[str], through: set[str]) -> set[str]:
        """Every area that can be walked to from the start over areas of a set, step by step."""
        seen, edge = set(start), list(start)
        while edge:
            for area in self.near(edge.pop()) & through - seen:
                seen.add(area)
                edge.append(area)
        return seen
