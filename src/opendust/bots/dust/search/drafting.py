"""Where does a marshal settle in a duel? By what was learned about the areas of the world.

Who takes which area of the setup decides a duel more than anything that comes after it
(docs/study/trials.md). The weights of a finished map are a linear model of who wins: every area is
worth something to its owner, more or less beside each capital; so is a center on it, a capital, and
the first turn. While both claim in turn, the best claim is the area that is worth most to oneself
and to the other together. `make train` learns the weights.
"""

from __future__ import annotations

from typing import Final, final

from opendust.bots.dust.recruit.menu import pick_of
from opendust.bots.weight_tables import Table, packaged_text, parse_tables
from opendust.dust.actions import Verb
from opendust.dust.board.board import Board
from opendust.dust.phases import ClaimCapital, SetupCards, SetupCenters
from opendust.dust.rules.beginning.setup import (
    LAND_CLAIM_RULE,
    LAND_PASSES,
    SETUP_CENTERS,
    SOURCE_PASSES,
    LandClaimRule,
)
from opendust.dust.state import State
from opendust.kernel.action import Action
from opendust.kernel.bits import bits
from opendust.kernel.option import Option

DRAFTS: Final = "dust_drafts.toml"
PLAYERS: Final = 2
ALL: Final = 99


@final
class Draft:
    """What was learned about one board and one way to claim land."""

    def __init__(self, board: Board, tables: dict[str, Table], rule: LandClaimRule) -> None:
        name = rule.value
        self.board = board
        self.rule = rule
        self.first = tables[f"{name}-order"]["first"]
        self.capital = row(board, tables[f"{name}-capital"])
        self.land = row(board, tables[f"{name}-land"])
        self.center = row(board, tables[f"{name}-center"])
        self.beside = {
            home: row(board, tables[f"{name}-beside-{board.ids[home]}"])
            for home in bits(board.capitals)
        }
        self.pairs: dict[tuple[int, int], float] = {}

    def worth(self, home: int, area: int) -> float:
        """What an area is worth to the owner of a capital."""
        return self.land[area] + self.beside[home][area]

    def swing(self, homes: tuple[int, ...], area: int) -> float:
        """What it changes whether one player takes an area or the other one does."""
        return self.worth(homes[0], area) + self.worth(homes[1], area)

    def choose(self, state: State, seat: int, areas: tuple[int, ...]) -> Action:
        """The claim or the center of a decision point."""
        if isinstance(state.phase, SetupCenters):
            return Action(Verb.CENTER, (max(areas, key=lambda area: self.center[area]),))
        if not isinstance(state.phase, ClaimCapital):
            homes = state.homes
            return Action(Verb.CLAIM, (max(areas, key=lambda area: self.swing(homes, area)),))
        other = state.homes[1 - seat]
        if other >= 0:
            best = min(areas, key=lambda area: self.outlook(other, area))
        else:
            best = max(areas, key=self.least)
        return Action(Verb.CLAIM, (best,))

    def least(self, home: int) -> float:
        """What remains of a capital once the other player has chosen the best one against it."""
        board = self.board
        others = [
            area for area in bits(board.capitals) if area != home and area != board.partner[home]
        ]
        return min([self.outlook(home, other) for other in others])

    def outlook(self, home: int, other: int) -> float:
        """Who claims first wins by so much, in log-odds, once both have claimed their best."""
        found = self.pairs.get((home, other))
        if found is None:
            found = self.pairs[home, other] = self.imagined(home, other)
        return found

    def imagined(self, home: int, other: int) -> float:
        """The rest of a setup, each claim the best one."""
        homes, board = (home, other), self.board
        free = board.all_land & ~board.capitals
        stages = [(free, ALL)]
        if self.rule is LandClaimRule.TWO_POWER_SOURCES_THEN_FIVE_LAND:
            sources = board.land_sources
            stages = [(sources, 2 * SOURCE_PASSES), (free & ~sources, 2 * LAND_PASSES)]
        own = [1 << home, 1 << other]
        for areas, most in stages:
            ranked = sorted(bits(areas), key=lambda area: -self.swing(homes, area))
            for number, area in enumerate(ranked[:most]):
                own[number % 2] |= 1 << area
        return self.first + self.realm(home, own[0]) - self.realm(other, own[1])

    def realm(self, home: int, land: int) -> float:
        """What the land of a player is worth, with the best centers on it."""
        areas = bits(land)
        sites = [self.center[area] for area in bits(land & ~self.board.land_sources)]
        best = sorted(sites)[-SETUP_CENTERS:]
        return self.capital[home] + sum([self.worth(home, area) for area in areas]) + sum(best)


@final
class Drafts:
    """All that was learned; other boards, and tables of more than two, are left to trials."""

    def __init__(self, tables: dict[str, Table]) -> None:
        self.tables = tables
        self.known: dict[str, Draft] = {}

    def answer(self, state: State, seat: int, options: list[Option]) -> Action | None:
        """The setup card, claim or center; none where nothing was learned."""
        rule = LAND_CLAIM_RULE.of(state.edition)
        if state.players != PLAYERS or not self.covers(state.board, rule):
            return None
        if isinstance(state.phase, SetupCards):
            order = state.deck.order
            hand = bits(state.hands[seat])
            return Action(Verb.PLAY, (max(hand, key=lambda card: order[card]),))
        draft = self.known.get(rule.value)
        if draft is None or draft.board is not state.board:
            draft = self.known[rule.value] = Draft(state.board, self.tables, rule)
        return draft.choose(state, seat, pick_of(options[0], 0))

    def covers(self, board: Board, rule: LandClaimRule) -> bool:
        """Whether every area of a board is known by its name."""
        land = self.tables.get(f"{rule.value}-land", {})
        return set(land) == set(board.ids[: board.land_count])


def row(board: Board, table: Table) -> list[float]:
    """A number for every land area; what is not told counts nothing."""
    return [table.get(name, 0.0) for name in board.ids[: board.land_count]]


def load_drafts() -> Drafts:
    """The weights of the package."""
    return Drafts(parse_tables(packaged_text(DRAFTS), DRAFTS))
