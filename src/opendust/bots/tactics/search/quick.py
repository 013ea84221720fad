"""How are imagined matches played on? With the recruit's sense, and each move planned once."""

from __future__ import annotations

from typing import Final, final

from opendust.bots.tactics.recruit import activations, moving
from opendust.bots.tactics.recruit.activations import Intent
from opendust.bots.tactics.recruit.bot import choose_by_sense
from opendust.bots.tactics.recruit.memory import Memory
from opendust.bots.tactics.recruit.skills import values_of
from opendust.bots.tactics.recruit.spaces.reach import points_for
from opendust.bots.tactics.recruit.survey import Survey
from opendust.bots.tactics.recruit.weights import Weights
from opendust.kernel.action import Action
from opendust.kernel.option import Option
from opendust.tactics import game
from opendust.tactics import phases as p
from opendust.tactics.actions import Verb
from opendust.tactics.battle import Battle
from opendust.tactics.rules import plans
from opendust.tactics.rules.moving.reach import reach
from opendust.tactics.state import State

NOWHERE: Final = -1
MOST_KEPT: Final = 5_000
"""Positions whose activation is remembered."""


@final
class Quick:
    """Chooses for every seat. Remembers where the unit in activation is to go."""

    def __init__(self, weights: Weights, memory: Memory) -> None:
        self.weights = weights
        self.memory = memory
        self.unit = NOWHERE
        self.goal = NOWHERE
        self.path: list[int] = []
        self.battle: Battle | None = None
        self.turns: dict[tuple[int, ...], tuple[Action, int]] = {}

    def intend(self, unit: int, goal: int) -> None:
        """The unit shall end its moves in a space; NOWHERE: as seems best then."""
        self.unit = unit
        self.goal = goal
        self.path = []

    def choose(self, state: State, seat: int, options: list[Option]) -> Action:
        """The action for the pending decision point."""
        if len(options) == 1 and not options[0].domains:
            return Action(options[0].verb)
        phase = state.phase
        survey = Survey(state, seat, self.weights, self.memory)
        if isinstance(phase, (p.Moving, p.Entering)) and self.is_on_its_way(state):
            action = self.go_on(survey, options)
            if action is not None:
                return action
            self.goal = NOWHERE
        if isinstance(phase, p.Turn):
            best = best_intent(activations.intents(survey, options))
            self.intend(best.action.number(0), best.goal)
            return best.action
        found = choose_by_sense(survey, options)
        return options[0].fill(lambda limit: 0) if found is None else found

    def activate(self, state: State, seat: int) -> Action:
        """The activation that begins a turn.

        Imagined matches with other dice come to the same positions again and again, most often
        after an activation without dice. What was chosen there once is chosen again.
        """
        key = position_of(state, seat)
        if state.battle is not self.battle or len(self.turns) > MOST_KEPT:
            self.battle = state.battle
            self.turns = {}
        found = self.turns.get(key)
        if found is None:
            action = self.choose(state, seat, game.options(state, seat))
            self.turns[key] = (action, self.goal)
            return action
        action, goal = found
        if action.verb is Verb.ACTIVATE:
            self.intend(action.number(0), goal)
        return action

    def is_on_its_way(self, state: State) -> bool:
        """Whether the acting unit is the one that has a goal."""
        return self.goal != NOWHERE and state.acting().unit == self.unit

    def go_on(self, survey: Survey, options: list[Option]) -> Action | None:
        """The next step to the goal, or nothing if it cannot be reached any more."""
        state = survey.state
        if isinstance(state.phase, p.Entering):
            return self.enter(state, values_of(options[0], 0))
        here = state.place[self.unit]
        if here == self.goal:
            stops = [option for option in options if option.verb is Verb.STOP]
            return Action(Verb.STOP) if stops else None
        if here not in self.path:
            self.path = self.find_path(survey)
        if here not in self.path:
            return None
        step = self.path[self.path.index(here) + 1]
        for option in options:
            if option.verb is Verb.STEP and step in values_of(option, 0):
                return Action(Verb.STEP, (step,))
        return None

    def enter(self, state: State, spaces: tuple[int, ...]) -> Action | None:
        """The nearest deployment space from which the goal can be reached."""
        acting = state.acting()
        moves = acting.script[acting.at :].count(plans.MOVE)
        points = points_for(state, self.unit, moves, acting.skills)
        grid, tastes = state.battle.grid, self.memory.tastes
        for space in sorted(
            spaces, key=lambda one: grid.range_between(one, self.goal) + tastes[one]
        ):
            if self.goal == space:
                return Action(Verb.ENTER, (space,))
            if self.goal in reach(state, self.unit, [(space, 0, 0)], points).ends:
                return Action(Verb.ENTER, (space,))
        return None

    def find_path(self, survey: Survey) -> list[int]:
        """The spaces from here to the goal with all points that are left, or none."""
        way = moving.way_ahead(survey, with_later=True)
        return way.path(self.goal) if self.goal in way.ends else []


def position_of(state: State, seat: int) -> tuple[int, ...]:
    """Everything by which two positions at the beginning of a turn can differ."""
    phase = state.phase
    assert isinstance(phase, p.Turn)
    assert state.activation is None
    assert state.attack is None
    found = [seat, state.round, phase.side, phase.ordered, len(phase.only), *phase.only]
    for row in (
        state.place, state.hero, state.leader, state.activated, state.moved, state.used,
        state.marks, state.orders, state.health, state.ammo, state.loaded, state.flags,
        state.element_hp, state.stock, state.lost, state.tried, state.revived, state.silent,
    ):  # fmt: skip
        found += row
    found += state.elements
    return tuple(found)


def best_intent(found: list[Intent]) -> Intent:
    """The first of those that gain most."""
    best = found[0]
    for intent in found:
        if intent.gain > best.gain:
            best = intent
    return best
