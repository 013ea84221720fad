"""How well does a bot keep its capital, and what does it fight with? Its blind spots, counted.

At every start of a round from the second on: who holds a single capital, with how few units, and
whether somebody could take it this round (bots/dust/planner/danger.py). Without a capital nobody
wins where the edition asks for one, so points at the goal without one are counted too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from opendust.bots.dust.planner.chains import Memory
from opendust.bots.dust.planner.danger import risk
from opendust.bots.dust.recruit.odds import Odds
from opendust.bots.dust.recruit.survey import Survey
from opendust.bots.dust.recruit.weights import load_weights
from opendust.dust.control import capitals_held
from opendust.dust.events import (
    EVENTS,
    MECHS_DROPPED,
    MISSILE_LAUNCHED,
    NEUTRALS_BOUGHT,
    POINTS_SCORED,
    ROUND_BEGAN,
    SPECIAL_ATTACK_DECLARED,
    UNITS_BOUGHT,
)
from opendust.dust.force import UNIT_NAMES, total
from opendust.dust.rules.scoring.victory import has_reached
from opendust.dust.state import State
from opendust.kernel.bits import bits
from opendust.kernel.event import Event, EventFields

KINDS: Final = ("starts", "single", "lone", "open", "none", "blocked")
DEEDS: Final = (*UNIT_NAMES, "neutrals", "special", "missiles", "drops")
TOLD: Final = {
    SPECIAL_ATTACK_DECLARED: "special", MISSILE_LAUNCHED: "missiles", MECHS_DROPPED: "drops",
}  # fmt: skip
AT_RISK: Final = 0.25
"""A capital is open to an attack that takes it with at least this chance."""


@final
class Capitals:
    """Watches one game, and counts for each seat."""

    def __init__(self, players: int) -> None:
        self.counts = [dict.fromkeys(KINDS, 0) for _ in range(players)]
        self.deeds = [dict.fromkeys(DEEDS, 0) for _ in range(players)]
        self.weights = load_weights()
        self.odds = Odds()
        self.memory = Memory()

    def see(self, state: State, event: Event) -> None:
        """Count one event."""
        kind, told = event.kind, EventFields(EVENTS, event)
        if kind is ROUND_BEGAN and told.number("round") > 1:
            self.look(state)
        elif kind is POINTS_SCORED:
            seat = told.number("player")
            blocked = has_reached(state, seat) and not capitals_held(state, seat)
            self.counts[seat]["blocked"] += blocked
        elif kind is UNITS_BOUGHT:
            for unit, amount in told.pairs("units"):
                self.deeds[told.number("player")][UNIT_NAMES[unit]] += amount
        elif kind is NEUTRALS_BOUGHT:
            bought = sum([amount for _, amount in told.pairs("units")])
            self.deeds[told.number("player")]["neutrals"] += bought
        elif kind in TOLD:
            self.deeds[told.number("player")][TOLD[kind]] += 1

    def look(self, state: State) -> None:
        """How everybody's capitals stand at the start of a round."""
        survey = Survey(state, 0, self.weights, self.odds)
        for seat, counts in enumerate(self.counts):
            held = bits(capitals_held(state, seat))
            counts["starts"] += 1
            counts["none"] += not held
            if len(held) == 1:
                counts["single"] += 1
                counts["lone"] += total(state.units[held[0]]) == 1
                counts["open"] += risk(survey, self.memory, held[0]) >= AT_RISK

    def tables(self) -> Mapping[str, list[dict[str, str | int | float]]]:
        """What was counted."""
        return {
            "capitals": [{"seat": seat, **row} for seat, row in enumerate(self.counts)],
            "deeds": [{"seat": seat, **row} for seat, row in enumerate(self.deeds)],
        }
