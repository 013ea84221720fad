"""How does the bot answer what others do? Reactive fire, losses, hitting back, the medal."""

from __future__ import annotations

from opendust.bots.tactics.recruit.moving import steps_ahead
from opendust.bots.tactics.recruit.skills import values_of, worth_of_model
from opendust.bots.tactics.recruit.spaces.ground import worth_of_place
from opendust.bots.tactics.recruit.survey import Survey
from opendust.kernel.action import Action
from opendust.kernel.option import Option
from opendust.tactics.actions import Verb
from opendust.tactics.attack import ORDINARY, REVERSED, SUSTAINED
from opendust.tactics.phases import Losing, Retaliating
from opendust.tactics.rules import plans
from opendust.tactics.rules.fire import dice
from opendust.tactics.rules.fire.close_combat import retaliation_bounds
from opendust.tactics.rules.fire.damage import everything
from opendust.tactics.rules.skills.skills import reaction_dice


def choose_reaction(survey: Survey, options: list[Option]) -> Action:
    """The unit whose answer promises most beyond its own activation, or none."""
    best: tuple[float, Action] = (survey.weights.reaction["least"], Action(Verb.HOLD_FIRE))
    for option in options:
        for unit in values_of(option, 0) if option.verb is Verb.REACT else ():
            score = worth_of_reaction(survey, unit) + survey.tastes[unit]
            if score > best[0]:
                best = (score, Action(Verb.REACT, (unit,)))
    return best[1]


def worth_of_reaction(survey: Survey, unit: int) -> float:
    """Damage and damage prevented, less what the unit could do in its own activation."""
    state = survey.state
    quarry = state.acting().unit
    place = state.place
    table = survey.weights.reaction
    luck = 1 - (2 / 3) ** reaction_dice(state, unit)
    harm = survey.fire(unit, place[unit], quarry, place[quarry], ORDINARY)
    gain = harm
    threat = 0.0
    if plans.ATTACK in steps_ahead(state) or plans.CHARGE_ATTACK in steps_ahead(state):
        attacks = [
            survey.fire(quarry, place[quarry], friend, place[friend], ORDINARY)
            for friend in survey.friends
        ]
        threat = max(attacks, default=0.0)
        weakened = min(1.0, harm / max(1.0, survey.worth(quarry)))
        gain += table["save"] * threat * weakened
    return luck * gain - table["own"] * own_prospect(survey, unit, threat)


def own_prospect(survey: Survey, unit: int, threat: float) -> float:
    """What the unit could do in its activation, less if it may be destroyed before."""
    place = survey.state.place[unit]
    stays = max(0.0, 1 - threat / max(1.0, survey.worth(unit)))
    return survey.best_fire(unit, place, SUSTAINED) * stays


def choose_losses(survey: Survey) -> Action:
    """Point by point the miniature or HP that is missed least."""
    state = survey.state
    phase = state.phase
    assert isinstance(phase, Losing)
    left = dict(everything(state, phase.unit))
    taken: dict[int, int] = {}
    for _ in range(phase.points):
        model = min(left, key=lambda one: (cost_of_point(survey, one, left), one))
        taken[model] = taken.get(model, 0) + 1
        left[model] -= 1
        if not left[model]:
            del left[model]
    return Action(Verb.LOSE, (tuple(sorted(taken.items())),))


def cost_of_point(survey: Survey, model: int, left: dict[int, int]) -> float:
    """What it costs to lose a point on a model: its weapons, or a card of its unit."""
    battle = survey.state.battle
    unit = battle.model_unit[model]
    card = battle.cards[unit]
    rest = sum([points for one, points in left.items() if battle.model_unit[one] == unit])
    last = survey.worth_of_card(unit) if rest == 1 else 0.0
    if not card.is_squad:
        return card.ap / max(1, card.hp) / 2 + last
    return worth_of_model(survey, model) / 3 + last + (0.0 if is_plain(survey, model) else 3.0)


def is_plain(survey: Survey, model: int) -> bool:
    """Whether a miniature has no special part in its squad."""
    return survey.state.battle.model_role[model].value == "soldier"


def choose_retaliation(survey: Survey) -> Action:
    """Every range C line hits back. CC-02."""
    phase = survey.state.phase
    assert isinstance(phase, Retaliating)
    return Action(Verb.RETALIATE, (retaliation_bounds(survey.state, phase.unit),))


def choose_medal(survey: Survey, options: list[Option]) -> Action:
    """One failure is rolled again. SKILL-MEDAL-1."""
    attack = survey.state.fight()
    failure = dice.HIT_RESULT if attack.shot().flags & REVERSED else dice.BLANK_RESULT
    if attack.bad and any(
        option.verb is Verb.REROLL and failure in values_of(option, 0) for option in options
    ):
        return Action(Verb.REROLL, (failure,))
    return Action(Verb.KEEP)


def choose_first(survey: Survey) -> Action:
    """Going first is good when somebody can fire; else the other side shall come nearer."""
    place = survey.state.place
    ours = sum([survey.best_fire(unit, place[unit], SUSTAINED) for unit in survey.friends])
    exposed = [worth_of_place(survey, unit, place[unit]) < 0 for unit in survey.friends]
    side = survey.side if ours > 0 or any(exposed) else 1 - survey.side
    return Action(Verb.GO_FIRST, (side,))
