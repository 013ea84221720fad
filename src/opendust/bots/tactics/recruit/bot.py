"""Who answers at which decision point? The bot itself: a view comes in, an action goes out."""

from __future__ import annotations

from typing import final

from opendust.bots.tactics.recruit import activations, aiming, answers, moving, setup, skills
from opendust.bots.tactics.recruit.memory import Memory
from opendust.bots.tactics.recruit.survey import Survey
from opendust.bots.tactics.recruit.weights import Weights, load_weights
from opendust.kernel.action import Action
from opendust.kernel.option import Option
from opendust.kernel.play.dice import Stream
from opendust.tactics import phases as p
from opendust.tactics.state import State


@final
class RecruitBot:
    """Plays Dust Tactics with plain sense. It has no memory beside forecasts and tastes."""

    def __init__(self, seed: bytes, weights: Weights | None = None) -> None:
        self.stream = Stream(seed)
        self.weights = weights or load_weights()
        self.memory = Memory(seed)

    def choose(self, view: object, seat: int, options: list[Option]) -> Action:
        """The action for the pending decision point."""
        assert isinstance(view, State)
        survey = Survey(view, seat, self.weights, self.memory)
        if isinstance(view.phase, p.Turn):
            return activations.choose_activation(survey, options)
        found = choose_by_sense(survey, options)
        if found is not None:
            return found
        return options[self.stream.below(len(options))].fill(self.stream.below)


def choose_by_sense(survey: Survey, options: list[Option]) -> Action | None:
    """The answer at any decision point but the choice of an activation; None if any will do."""
    phase = survey.state.phase
    if isinstance(phase, p.Moving):
        return moving.choose_step(survey, options)
    if isinstance(phase, p.Entering):
        return moving.choose_entry(survey, options)
    if survey.state.attack is not None:
        return choose_in_attack(survey, options)
    if isinstance(phase, p.Window):
        return answers.choose_reaction(survey, options)
    if isinstance(phase, p.UsingSkill):
        return skills.choose_skill(survey, options)
    if isinstance(phase, p.ChoosingFirst):
        return answers.choose_first(survey)
    if isinstance(phase, p.Placing):
        return setup.choose_placing(survey, options)
    if isinstance(phase, p.Joining):
        return setup.choose_joining(survey, options)
    return None


def choose_in_attack(survey: Survey, options: list[Option]) -> Action:
    """The decision points of an attack."""
    phase = survey.state.phase
    if isinstance(phase, p.Declaring):
        return aiming.choose_extras(survey, options)
    if isinstance(phase, p.Spreading):
        return aiming.choose_flame(survey, options)
    if isinstance(phase, p.Medal):
        return answers.choose_medal(survey, options)
    if isinstance(phase, p.Retaliating):
        return answers.choose_retaliation(survey)
    if isinstance(phase, p.Losing):
        return answers.choose_losses(survey)
    return aiming.choose_aim(survey, options)
