"""Who answers at which decision point? The bot itself: a view comes in, an action goes out."""

from __future__ import annotations

from typing import final

from opendust.bots.dust.recruit import battle, cards, combat, movement, placement, production, setup
from opendust.bots.dust.recruit.menu import pick_of
from opendust.bots.dust.recruit.odds import Odds
from opendust.bots.dust.recruit.survey import Survey
from opendust.bots.dust.recruit.weights import Weights, load_weights
from opendust.dust import phases as p
from opendust.dust.state import State
from opendust.kernel.action import Action
from opendust.kernel.numbers import Choose
from opendust.kernel.option import Option
from opendust.kernel.play.dice import Stream


@final
class RecruitBot:
    """Plays DUST with plain sense. It has no memory beside a table of battle forecasts."""

    def __init__(self, seed: bytes, weights: Weights | None = None) -> None:
        self.stream = Stream(seed)
        self.weights = weights or load_weights()
        self.odds = Odds()

    def choose(self, view: object, seat: int, options: list[Option]) -> Action:
        """The action for the pending decision point."""
        assert isinstance(view, State)
        return choose_by_sense(
            Survey(view, seat, self.weights, self.odds), options, self.stream.below
        )


def choose_by_sense(survey: Survey, options: list[Option], below: Choose) -> Action:
    """The answer at any decision point."""
    phase = survey.state.phase
    if isinstance(phase, p.ChooseColor):
        return options[0].fill(below)
    if survey.state.round == 0:
        return choose_in_setup(survey, options)
    if isinstance(phase, p.Combat):
        return combat.choose_attack(survey, options)
    if isinstance(phase, p.Movement):
        return movement.choose_movement(survey, options)
    if survey.state.battle is not None or isinstance(phase, p.SpecialCasualties):
        return choose_in_battle(survey, options)
    return choose_in_round(survey, options)


def choose_in_setup(survey: Survey, options: list[Option]) -> Action:
    """The decision points of the setup."""
    phase = survey.state.phase
    if isinstance(phase, p.SetupCards):
        return cards.choose_card(survey)
    if isinstance(phase, p.Reinforce):
        return production.choose_reinforcement(survey, options)
    return setup.settlements(survey, pick_of(options[0], 0))[0]


def choose_in_round(survey: Survey, options: list[Option]) -> Action:
    """Cards, interruptions and production."""
    phase = survey.state.phase
    if isinstance(phase, p.Initiative):
        return cards.choose_card(survey)
    if isinstance(phase, p.Interrupt):
        return cards.choose_interruption(survey)
    if isinstance(phase, p.Purchase):
        return production.choose_purchase(survey, options)
    if isinstance(phase, p.Placement):
        return placement.choose_placement(survey, options)
    if isinstance(phase, p.CenterPlacement):
        return placement.choose_center_placement(survey, options)
    return placement.choose_production_end(survey, options)


def choose_in_battle(survey: Survey, options: list[Option]) -> Action:
    """The windows of a battle."""
    phase = survey.state.phase
    if isinstance(phase, p.BattleStart):
        return battle.choose_opening(survey, options)
    if isinstance(phase, p.BattleSecret):
        return battle.choose_secret_weapon(survey)
    if isinstance(phase, (p.Retreat, p.RetreatTogether)):
        return battle.choose_retreat(survey)
    if isinstance(phase, p.RetreatPlace):
        return battle.choose_refuge(survey, options)
    if isinstance(phase, p.RerollWindow):
        return battle.choose_reroll(survey)
    if isinstance(phase, p.NurseWindow):
        return battle.choose_nurse(survey)
    return battle.choose_casualties(survey, options)
