"""What are SKILL actions worth, and on whom are they used?"""

from __future__ import annotations

from opendust.bots.tactics.recruit.sight import UNSEEN, Sight
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


def worth_of_deeds(sight: Sight, body: int, deeds: tuple[int, int]) -> float:
    """What the SKILL actions of a plan promise."""
    first, second = deeds
    total = worth_of_deed(sight, body, first)
    if second == plans.RELOAD and first in (plans.RELOAD, plans.ATTACK):
        empty = empty_weapons(sight, body, is_fired=first == plans.ATTACK)
        return total + (sight.weights.skill["reload"] if empty > (first == plans.RELOAD) else 0.0)
    return total + (worth_of_deed(sight, body, second) if second != first else 0.0)


def worth_of_deed(sight: Sight, body: int, deed: int) -> float:
    """What a SKILL action promises if it is used from where the unit stands."""
    if deed <= plans.NOTHING or deed == plans.ARTILLERY_STRIKE:
        return 0.0
    if deed == plans.RELOAD:
        empty = empty_weapons(sight, body, is_fired=False)
        return sight.weights.skill["reload"] if empty else 0.0
    if deed == plans.TANK_HEAD:
        return worth_of_tank_head(sight, body)
    return worth_of_ability(sight, body, deed)


def empty_weapons(sight: Sight, body: int, *, is_fired: bool) -> int:
    """How many weapons of the unit are not loaded, now or after it has fired."""
    state = sight.state
    found = 0
    for unit in state.parts_of(body):
        for line in state.battle.lines_of(unit):
            if state.battle.lines[line].is_reloadable and (is_fired or not state.loaded[line]):
                found += 1
    return found


def worth_of_strike(sight: Sight, observer: int, place: int) -> float:
    """The best indirect shot that a unit can observe from a space."""
    state = sight.state
    guns = [unit for unit in sight.friends if unit != observer and is_ready_artillery(state, unit)]
    best = 0.0
    for target in sight.enemies:
        if guns and sight.grade(observer, place, target, state.place[target]) != UNSEEN:
            best = max([best, *[strike_value(sight, gun, target) for gun in guns]])
    return best * sight.weights.skill["strike"]


def strike_value(sight: Sight, gun: int, target: int) -> float:
    """What an indirect shot would do."""
    place = sight.state.place
    distance = sight.distance(gun, place[gun], target, place[target])
    return sight.strike(gun, target, distance, NO_COVER, INDIRECT)


def worth_of_tank_head(sight: Sight, body: int) -> float:
    """The HP that the mechanic hero would restore now, if they are many."""
    state = sight.state
    best = 0.0
    for unit in sight.friends:
        card = state.battle.cards[unit]
        if unit == body or not card.is_vehicle or not is_hurt(state, unit):
            continue
        if state.is_on_board(body) and state.distance(body, unit) <= 1:
            lost = sight.full_health(unit) - sight.health(unit)
            best = max(best, lost * card.ap / card.hp * sight.weights.skill["repair"])
    return best - sight.weights.skill["once"]


def worth_of_ability(sight: Sight, body: int, deed: int) -> float:
    """What a Command Squad's ability promises; rolls fail two times out of three."""
    state = sight.state
    if not state.is_on_board(body):
        return 0.0
    best = 0.0
    for unit in range(state.battle.unit_count):
        if not refuse_ability_on(state, body, deed, unit):
            best = max(best, worth_of_choice(sight, deed, unit))
    if deed == plans.GET_UP and not get_up_models(state, body):
        return 0.0
    return best * (LUCK if deed in ROLLED else 1.0)


def worth_of_choice(sight: Sight, deed: int, unit: int) -> float:
    """What it is worth to use an ability on a unit."""
    card = sight.state.battle.cards[unit]
    if deed == plans.GET_MOVING:
        return sight.worth(unit) * sight.weights.skill["again"]
    if deed in (plans.FIELD_REPAIR, plans.COME_ON_GUYS):
        return float(card.ap)
    return card.ap / max(1, sight.full_health(unit)) * sight.weights.skill["repair"]


def choose_skill(sight: Sight, options: list[Option]) -> Action:
    """The best use of a SKILL action."""
    phase = sight.state.phase
    assert isinstance(phase, UsingSkill)
    best: tuple[float, Action] | None = None
    for option in options:
        for action in option.all() if option.verb is not Verb.FORGO else []:
            score = worth_of_use(sight, phase.deed, action)
            if best is None or score > best[0]:
                best = (score, action)
    if best is None or best[0] <= 0:
        return Action(Verb.FORGO)
    return best[1]


def worth_of_use(sight: Sight, deed: int, action: Action) -> float:
    """What one way to use a SKILL action is worth."""
    first = action.args[0]
    assert isinstance(first, int)
    if action.verb is Verb.RELOAD:
        return sum([value.dice * max(1, value.damage)
                    for value in sight.state.battle.lines[first].values])  # fmt: skip
    if action.verb is Verb.RESTORE:
        unit = sight.state.battle.model_unit[first]
        return worth_of_choice(sight, deed, unit) + worth_of_model(sight, first) / 10
    if action.verb is Verb.STRIKE:
        target = action.args[1]
        assert isinstance(target, int)
        return strike_value(sight, first, target)
    if deed == plans.TANK_HEAD:
        lost = sight.full_health(first) - sight.health(first)
        return float(lost * sight.state.battle.cards[first].ap)
    return worth_of_choice(sight, deed, first)


def worth_of_model(sight: Sight, model: int) -> float:
    """What a miniature carries: dice times damage of its lines against the enemies there are."""
    battle = sight.state.battle
    unit = battle.model_unit[model]
    armors = [
        battle.cards[enemy].armor
        for enemy in range(battle.unit_count)
        if battle.side[enemy] != battle.side[unit] and sight.state.is_alive(enemy)
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
