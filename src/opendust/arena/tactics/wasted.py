"""Which activations and reactions of a game were wasted? What makes a bot look foolish.

- `back`: the unit moved, came to where it had been, and did nothing else.
- `aimless`: an attack was declared and no shot was fired.
- `idle`: an action was given away though a shot was there, where the unit began or ended.
- `declined`: no reactive fire, though it promised enough, and no shot of the unit in the rest of
  the round.

Whoever suffers losses by reactive fire, and so does otherwise than declared, has wasted nothing.
"""

from __future__ import annotations

from typing import Final, final

from opendust.bots.tactics.recruit.memory import Memory
from opendust.bots.tactics.recruit.survey import Survey
from opendust.bots.tactics.recruit.weights import load_weights
from opendust.kernel.action import Decision, Input
from opendust.kernel.event import Event, EventFields
from opendust.tactics.actions import Verb
from opendust.tactics.attack import ORDINARY
from opendust.tactics.battle import Battle
from opendust.tactics.events import EVENTS, Happening
from opendust.tactics.rules import plans
from opendust.tactics.rules.reactive_fire import reactors
from opendust.tactics.rules.skills.skills import reaction_dice
from opendust.tactics.state import State

KINDS: Final = ("back", "aimless", "idle", "declined")
SHOT: Final = 1.0
"""A shot is there if it destroys so many army points on average."""
REACTION: Final = 3.0
"""Reactive fire is worth taking if it does, the chance that it comes to it included."""


@final
class Begun:
    """An activation in progress."""

    def __init__(self, unit: int, plan: int, place: int, *, had_shot: bool) -> None:
        self.unit = unit
        self.plan = plan
        self.place = place
        self.had_shot = had_shot
        self.steps = 0
        self.has_fired = False
        self.was_stopped = False


@final
class Wasted:
    """Watches one game, and counts for each seat."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle
        seats = len(battle.seats)
        self.chances = [0] * seats
        self.counts = [dict.fromkeys(KINDS, 0) for _ in range(seats)]
        self.begun: Begun | None = None
        self.declined: set[int] = set()
        self.weights = load_weights()
        self.memory = Memory(bytes(16))

    def survey(self, state: State, unit: int) -> Survey:
        """What the owner of a unit can reckon with."""
        return Survey(state, self.battle.owner[unit], self.weights, self.memory)

    def has_shot(self, state: State, unit: int) -> bool:
        """Whether a unit could hit somebody from where it stands."""
        if not state.is_on_board(unit):
            return False
        return self.survey(state, unit).best_fire(unit, state.place[unit], ORDINARY) >= SHOT

    def before(self, state: State, given: Input) -> None:
        """An activation begins, or reactive fire is declined."""
        if not isinstance(given, Decision):
            return
        action = given.action
        if action.verb is Verb.ACTIVATE:
            unit = action.number(0)
            self.chances[given.seat] += 1
            shot = self.has_shot(state, unit)
            self.begun = Begun(unit, action.number(1), state.place[unit], had_shot=shot)
        elif action.verb is Verb.REACT:
            self.chances[given.seat] += 1
        elif action.verb is Verb.HOLD_FIRE:
            self.chances[given.seat] += 1
            units = [unit for unit in reactors(state) if self.battle.owner[unit] == given.seat]
            self.declined.update(
                [unit for unit in units if promises(self.survey(state, unit), unit)]
            )

    def after(self, state: State, events: list[Event]) -> None:
        """What came of it."""
        for event in events:
            kind, told = event.kind, EventFields(EVENTS, event)
            if kind is Happening.SHOT_DECLARED:
                self.fired(state, told.number("unit"))
            elif kind is Happening.ROUND_ENDED:
                self.end_round()
            elif self.begun is not None:
                self.follow(state, kind, told)

    def fired(self, state: State, unit: int) -> None:
        """A unit, or the hero in it, shoots."""
        body = state.body_of(unit)
        self.declined.discard(body)
        if self.begun is not None and self.begun.unit in (unit, body):
            self.begun.has_fired = True

    def follow(self, state: State, kind: object, told: EventFields) -> None:
        """A step, a stop or the end of the activation in progress."""
        begun = self.begun
        assert begun is not None
        if kind is Happening.UNIT_MOVED and told.number("unit") == begun.unit:
            begun.steps += 1
        elif kind in (Happening.LOSSES_SUFFERED, Happening.UNIT_DESTROYED):
            begun.was_stopped = begun.was_stopped or told.number("unit") == begun.unit
        elif kind is Happening.ACTIVATION_ENDED and told.number("unit") == begun.unit:
            found = self.verdict(state, begun)
            if found:
                self.counts[self.battle.owner[begun.unit]][found] += 1
            self.begun = None

    def verdict(self, state: State, begun: Begun) -> str:
        """What was foolish about an activation, if anything."""
        if begun.was_stopped or begun.has_fired or not state.is_alive(begun.unit):
            return ""
        if plans.has_attack(begun.plan):
            return "aimless"
        deeds = plans.deeds_of(begun.plan)
        if plans.NOTHING in deeds and (begun.had_shot or self.has_shot(state, begun.unit)):
            return "idle"
        is_back = begun.steps > 0 and state.place[begun.unit] == begun.place
        return "back" if is_back and deeds == (plans.MOVE, plans.MOVE) else ""

    def rows(self) -> list[dict[str, str | int | float]]:
        """What each seat has wasted, of how many chances."""
        self.end_round()
        return [
            {"seat": seat, "chances": self.chances[seat], **counts}
            for seat, counts in enumerate(self.counts)
        ]

    def end_round(self) -> None:
        """Whoever declined and never fired has wasted it."""
        for unit in self.declined:
            self.counts[self.battle.owner[unit]]["declined"] += 1
        self.declined.clear()


def promises(survey: Survey, unit: int) -> bool:
    """Whether reactive fire of a unit at the one in activation would be worth taking."""
    state = survey.state
    quarry, place = state.acting().unit, state.place
    luck = 1 - (2 / 3) ** reaction_dice(state, unit)
    return luck * survey.fire(unit, place[unit], quarry, place[quarry], ORDINARY) >= REACTION
