"""What is to be seen in a game of DUST? Capital, colour, first card, points, abilities, dice.

Hits are expected from every third die: two faces of six (COMP-15). Dice that an ability rolls
again count once more, as what they are: dice.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.arena.dust.capitals import Capitals
from opendust.dust.deck import Ability
from opendust.dust.dice import hits_of
from opendust.dust.events import (
    ABILITY_USED,
    AREA_CONQUERED,
    ATTACK_DECLARED,
    CAPITAL_CLAIMED,
    CARD_REVEALED,
    COLOR_CHOSEN,
    DICE_REROLLED,
    DICE_ROLLED,
    EVENTS,
    MECHS_DROPPED,
    ORDER_FIXED,
    POINTS_SCORED,
    ROUND_BEGAN,
    SPECIAL_DICE_ROLLED,
)
from opendust.dust.state import COLORS, State
from opendust.kernel.action import Input, Outcome
from opendust.kernel.event import Event, EventFields

ABILITIES: Final = tuple([ability.value for ability in Ability])
HIT_CHANCE: Final = 1 / 3
Cells = dict[str, str | int | float]


class DustMeasures:
    """Watches one game."""

    def __init__(self, state: State, settings: dict[str, str]) -> None:
        players = state.players
        self.round = 0
        self.capital = [""] * players
        self.color = [""] * players
        self.card = [""] * players
        self.place = [0] * players
        self.dice = [0] * players
        self.hits = [0] * players
        self.attacks = [0] * players
        self.conquered = [0] * players
        self.values: tuple[int, ...] = ()
        self.points: list[tuple[int, int, int]] = []
        self.uses: list[tuple[int, int, str]] = []
        self.capitals = Capitals(players)

    def before(self, state: State, given: Input) -> None:
        """Keep the dice: a reroll's event tells of all dice, the outcome of the new ones."""
        self.values = given.values if isinstance(given, Outcome) else ()

    def after(self, state: State, events: list[Event]) -> None:
        """Count what happened."""
        for event in events:
            kind, told = event.kind, EventFields(EVENTS, event)
            self.capitals.see(state, event)
            if kind is ROUND_BEGAN:
                self.round = told.number("round")
            elif kind in (DICE_ROLLED, SPECIAL_DICE_ROLLED, DICE_REROLLED):
                self.count_dice(kind, told)
            elif kind is ABILITY_USED:
                ability = ABILITIES[told.number("ability")]
                self.uses.append((self.round, told.number("player"), ability))
            elif kind is POINTS_SCORED:
                self.points.append((self.round, told.number("player"), told.number("total")))
            elif kind in (ATTACK_DECLARED, MECHS_DROPPED):
                self.attacks[told.number("player")] += 1
            elif kind is AREA_CONQUERED:
                self.conquered[told.number("player")] += 1
            elif self.round == 0:
                self.see_setup(state, kind, told)

    def see_setup(self, state: State, kind: Enum, told: EventFields) -> None:
        """What each player begins with."""
        if kind is CAPITAL_CLAIMED:
            self.capital[told.number("player")] = state.board.ids[told.number("area")]
        elif kind is COLOR_CHOSEN:
            self.color[told.number("player")] = COLORS[told.number("color")]
        elif kind is CARD_REVEALED:
            self.card[told.number("player")] = state.deck.ids[told.number("card")]
        elif kind is ORDER_FIXED:
            for place, seat in enumerate(told.several("players"), start=1):
                self.place[seat] = place

    def count_dice(self, kind: Enum, told: EventFields) -> None:
        """The dice of a player; neutral units have no luck."""
        seat = told.number("player")
        if seat >= len(self.dice):
            return
        if kind is DICE_REROLLED:
            self.dice[seat] += len(self.values)
            self.hits[seat] += hits_of(self.values)
            return
        self.dice[seat] += sum([amount for _, amount in told.pairs("faces")])
        self.hits[seat] += told.number("hits")

    def seats(self, state: State) -> list[Cells]:
        """The columns of each seat."""
        return [
            {
                "capital": self.capital[seat],
                "color": self.color[seat],
                "card": self.card[seat],
                "card_ability": self.card[seat][6:],
                "setup_place": self.place[seat],
                "attacks": self.attacks[seat],
                "conquered": self.conquered[seat],
                "abilities": sum([use[1] == seat for use in self.uses]),
                "dice": self.dice[seat],
                "hits": self.hits[seat],
                "expected_hits": round(self.dice[seat] * HIT_CHANCE, 3),
            }
            for seat in range(state.players)
        ]

    def tables(self, state: State) -> dict[str, list[Cells]]:
        """Points after every round; every use of an ability with that round's gain; capitals."""
        totals = {(at, seat): total for at, seat, total in self.points}
        gains = {
            (at, seat): total - totals.get((at - 1, seat), 0)
            for (at, seat), total in totals.items()
        }
        rounds: list[Cells] = [
            {"round": at, "seat": seat, "score": total, "gain": gains[at, seat]}
            for (at, seat), total in totals.items()
        ]
        uses: list[Cells] = [
            {"round": at, "seat": seat, "ability": name, "gain": gains.get((at, seat), 0)}
            for at, seat, name in self.uses
        ]
        return {"rounds": rounds, "abilities": uses, **self.capitals.tables()}
