"""What are SKILL actions worth, and on whom are they used?"""

from __future__ import annotations

from opendust.bots.tactics.recruit.survey import UNSEEN, Survey
from opendust.kernel.action import Action
from opendust.kernel.option import Option, Pick
from opendust.tactics.actions import Verb
from opendust.tactics.attack import INDIRECT
from opendust.tactics.phases import UsingSkill
from opendust.tactics.rules import plans
from opendust.tactics.rules.fire.artillery import is_ready_artillery
from opendust.tactics.rules.fire.dice import FACES, FIRST_HIT_FACE
from opendust.tactics.rules.fire.sight import NO_COVER
from opendust.tactics.rules.skills.command_squad import (
    ROLLED,
    get_up_models,
    is_hurt,
    refuse_ability_on,
)

LUCK = (FACES + 1 - FIRST_HIT_FACE) / FACES


def worth_of_deeds(survey: Survey, body: int, deeds: tuple[int, int]) -> float:
    """What the SKILL actions of a plan promise."""
    first, second = deeds
    total = worth_of_deed(survey, body, first)
    if second == plans.RELOAD and first in (plans.RELOAD, plans.ATTACK):
        empty = empty_weapons(survey, body, is_fired=first == plans.ATTACK)
        return total + (survey.weights.skill["reload"] if empty > (first == plans.RELOAD) else 0.0)
    return total + (worth_of_deed(survey, body, second) if second != first else 0.0)


def worth_of_deed(survey: Survey, body: int, deed: int) -> float:
    """What a SKILL action promises if it is used from where the unit stands."""
    if deed <= plans.NOTHING or deed == plans.ARTILLERY_STRIKE:
        return 0.0
    if deed == plans.RELOAD:
        empty = empty_weapons(survey, body, is_fired=False)
        return survey.weights.skill["reload"] if empty else 0.0
    if deed == plans.TANK_HEAD:
        return worth_of_tank_head(survey, body)
    return worth_of_ability(survey, body, deed)


def empty_weapons(survey: Survey, body: int, *, is_fired: bool) -> int:
    """How many weapons of the unit are not loaded, now or after it has fired."""
    state = survey.state
    found = 0
    for unit in state.parts_of(body):
        for line in state.battle.lines_of(unit):
            if state.battle.lines[line].is_reloadable and (is_fired or not state.loaded[line]):
                found += 1
    return found


def worth_of_strike(survey: Survey, observer: int, place: int) -> float:
    """The best indirect shot that a unit can observe from a space."""
    state = survey.state
    guns = [unit for unit in survey.friends if unit != observer and is_ready_artillery(state, unit)]
    best = 0.0
    for target in survey.enemies:
        if guns and survey.grade(observer, place, target, state.place[target]) != UNSEEN:
            best = max([best, *[strike_value(survey, gun, target) for gun in guns]])
    return best * survey.weights.skill["strike"]


def strike_value(survey: Survey, gun: int, target: int) -> float:
    """What an indirect shot would do."""
    place = survey.state.place
    distance = survey.distance(gun, place[gun], target, place[target])
    return survey.strike(gun, target, distance, NO_COVER, INDIRECT)


def worth_of_tank_head(survey: Survey, body: int) -> float:
    """The HP that the mechanic hero would restore now, if they are many."""
    state = survey.state
    best = 0.0
    for unit in survey.friends:
        card = state.battle.cards[unit]
        if unit == body or not card.is_vehicle or not is_hurt(state, unit):
            continue
        if state.is_on_board(body) and state.distance(body, unit) <= 1:
            lost = survey.full_health(unit) - survey.health(unit)
            best = max(best, lost * card.ap / card.hp * survey.weights.skill["repair"])
    return best - survey.weights.skill["once"]


def worth_of_ability(survey: Survey, body: int, deed: int) -> float:
    """What a Command Squad's ability promises; rolls fail two times out of three."""
    state = survey.state
    if not state.is_on_board(body):
        return 0.0
    best = 0.0
    for unit in range(state.battle.unit_count):
        if not refuse_ability_on(state, body, deed, unit):
            best = max(best, worth_of_choice(survey, deed, unit))
    if deed == plans.GET_UP and not get_up_models(state, body):
        return 0.0
    return best * (LUCK if deed in ROLLED else 1.0)


def worth_of_choice(survey: Survey, deed: int, unit: int) -> float:
    """What it is worth to use an ability on a unit."""
    card = survey.state.battle.cards[unit]
    if deed == plans.GET_MOVING:
        return survey.worth(unit) * survey.weights.skill["again"]
    if deed in (plans.FIELD_REPAIR, plans.COME_ON_GUYS):
        return float(card.ap)
    return card.ap / max(1, survey.full_health(unit)) * survey.weights.skill["repair"]


def choose_skill(survey: Survey, options: list[Option]) -> Action:
    """The best use of a SKILL action."""
    phase = survey.state.phase
    assert isinstance(phase, UsingSkill)
    best: tuple[float, Action] | None = None
    for option in options:
        for action in option.all() if option.verb is not Verb.FORGO else []:
            score = worth_of_use(survey, phase.deed, action)
            if best is None or score > best[0]:
                best = (score, action)
    if best is None or best[0] <= 0:
        return Action(Verb.FORGO)
    return best[1]


def worth_of_use(survey: Survey, deed: int, action: Action) -> float:
    """What one way to use a SKILL action is worth."""
    first = action.args[0]
    assert isinstance(first, int)
    if action.verb is Verb.RELOAD:
        return sum([value.dice * max(1, value.damage)
                    for value in survey.state.battle.lines[first].values])  # fmt: skip
    if action.verb is Verb.RESTORE:
        unit = survey.state.battle.model_unit[first]
        return worth_of_choice(survey, deed, unit) + worth_of_model(survey, first) / 10
    if action.verb is Verb.STRIKE:
        target = action.args[1]
        assert isinstance(target, int)
        return strike_value(survey, first, target)
    if deed == plans.TANK_HEAD:
        lost = survey.full_health(first) - survey.health(first)
        return float(lost * survey.state.battle.cards[first].ap)
    return worth_of_choice(survey, deed, first)


def worth_of_model(survey: Survey, model: int) -> float:
    """What a miniature carries: dice times damage of its lines against the enemies there are."""
    battle = survey.state.battle
    unit = battle.model_unit[model]
    armors = [
        battle.cards[enemy].armor
        for enemy in range(battle.unit_count)
        if battle.side[enemy] != battle.side[unit] and survey.state.is_alive(enemy)
    ]
    total = 0.0
    for number, line in enumerate(battle.lines_of(unit)):
        weapon = battle.lines[line]
        if battle.model_mask[model] & (1 << number) and not weapon.is_knife:
            values = [weapon.values[armor] for armor in armors]
            total += sum([value.dice * max(1, value.damage) for value in values])
    return total / max(1, len(armors))


def values_of(option: Option, index: int) -> tuple[int, ...]:
    """The ids that a field of an option allows."""
    domain = option.domains[index]
    return domain.values if isinstance(domain, Pick) else ()
