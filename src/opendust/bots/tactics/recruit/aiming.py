"""Which line is aimed at which target? Line by line, the shot that adds most."""

from __future__ import annotations

from opendust.bots.tactics.recruit.odds import Chances, join, nothing
from opendust.bots.tactics.recruit.skills import values_of, worth_of_model
from opendust.bots.tactics.recruit.survey import Survey
from opendust.kernel.action import Action
from opendust.kernel.option import Amount, Option, Subset
from opendust.tactics.actions import Verb
from opendust.tactics.attack import CLOSE, INDIRECT, ORDINARY, SUSTAINED
from opendust.tactics.phases import Spreading
from opendust.tactics.rules.extras import SKILL_COUNT
from opendust.tactics.rules.fire.flames import burnt_units, flame_paths, next_flames, spreads
from opendust.tactics.rules.fire.special_weapons import make_shot
from opendust.tactics.rules.skills.skills import BERSERK, MEDAL_OF_HONOR


def rerolls_of(survey: Survey) -> int:
    """How often failures of this attack are rolled again."""
    attack = survey.state.fight()
    return (1 if attack.mode == SUSTAINED else 0) + (1 if attack.skills & BERSERK else 0)


def damage_so_far(survey: Survey, target: int) -> Chances:
    """What the declared shots do to a target."""
    found = nothing(survey.health(target))
    rerolls = rerolls_of(survey)
    for shot in survey.state.fight().shots:
        if shot.target == target:
            found = join(found, survey.chances(shot, rerolls))
    return found


def choose_aim(survey: Survey, options: list[Option]) -> Action:
    """The declaration that adds most, or fire."""
    best: tuple[float, Action] = (survey.weights.fire["least"], Action(Verb.FIRE))
    before: dict[int, Chances] = {}
    for option in options:
        if option.verb is Verb.FIRE:
            continue
        for line in values_of(option, 0):
            for score, action in aims_of(survey, option, line, before):
                if score > best[0]:
                    best = (score, action)
    return best[1]


def aims_of(
    survey: Survey, option: Option, line: int, before: dict[int, Chances]
) -> list[tuple[float, Action]]:
    """Every way to use a line that an option gives, with its worth and a taste for the target."""
    found: list[tuple[float, Action]] = []
    for target in values_of(option, 1):
        taste = survey.tastes[target]
        if option.verb is Verb.SNIPE:
            score = worth_of_snipe(survey, line, target) + taste
            found.append((score, Action(option.verb, (line, target))))
            continue
        if option.verb is Verb.AIM:
            score = worth_of_shot(survey, line, target, 0, before) + taste
            found.append((score, Action(option.verb, (line, target))))
            continue
        boxes = option.domains[2]
        assert isinstance(boxes, Amount)
        for ammo in range(boxes.least, boxes.most + 1):
            score = worth_of_shot(survey, line, target, ammo, before) + taste
            score -= survey.weights.fire["box"] * ammo
            found.append((score, Action(option.verb, (line, target, ammo))))
    return found


def worth_of_shot(
    survey: Survey, line: int, target: int, ammo: int, before: dict[int, Chances]
) -> float:
    """What one more shot adds to what is declared."""
    state = survey.state
    if target >= state.battle.unit_count:
        return worth_of_element(survey, target - state.battle.unit_count)
    if spreads(state, line):
        paths = flame_paths(state, state.fight().unit, line, target)
        return max([worth_of_flame(survey, line, target, path, ammo) for path in paths])
    added = added_by(survey, line, target, ammo, before)
    if begins_close_combat(survey, line, target):
        added *= share_kept(survey, target, before)
    return added


def added_by(
    survey: Survey, line: int, target: int, ammo: int, before: dict[int, Chances]
) -> float:
    """The damage that a line adds to a target, in AP."""
    state = survey.state
    attack = state.fight()
    weapon = state.battle.lines[line]
    is_indirect = attack.mode == INDIRECT and weapon.is_artillery
    shot = make_shot(state, attack.unit, line, target, ammo, is_indirect=is_indirect)
    if target not in before:
        before[target] = damage_so_far(survey, target)
    known = before[target]
    after = join(known, survey.chances(shot, rerolls_of(survey)))
    gain = survey.value(target, after) - survey.value(target, known)
    if weapon.is_reloadable and not weapon.is_artillery:
        gain -= survey.weights.fire["empty"]
    return gain


def begins_close_combat(survey: Survey, line: int, target: int) -> bool:
    """Whether a line is the first in close combat with a target, which then hits back. CC-02."""
    state = survey.state
    if not state.battle.lines[line].is_close:
        return False
    return not any(shot.target == target and shot.flags & CLOSE for shot in state.fight().shots)


def share_kept(survey: Survey, target: int, before: dict[int, Chances]) -> float:
    """What is left of the damage in close combat when the target has hit back, as a share.

    It hits back once, however many lines attack it: all of them together pay for it. If the first
    paid alone, squads with many weak lines would declare an attack and then hit nobody.
    """
    attack = survey.state.fight()
    unit, weapons = attack.unit, survey.state.battle.lines
    used = [shot.line for shot in attack.shots]
    known = after = before[target]
    for one in survey.lines_at(unit, target, 1, ORDINARY):
        if weapons[one].is_close and one not in used:
            shot = make_shot(survey.state, unit, one, target, 0, is_indirect=False)
            after = join(after, survey.chances(shot, rerolls_of(survey)))
    gain = survey.value(target, after) - survey.value(target, known)
    if gain <= 0:
        return 0.0
    return 1 - survey.retaliation(target, unit) * (1 - known[-1]) / gain


def worth_of_element(survey: Survey, space: int) -> float:
    """Cover is shot at where an enemy squad uses it and no friend does."""
    state = survey.state
    grid = state.battle.grid
    total = 0.0
    for unit in (*survey.enemies, *survey.friends):
        if state.battle.cards[unit].is_squad and grid.range_between(space, state.place[unit]) <= 1:
            sign = 1 if unit in survey.enemies else -2
            total += sign * survey.weights.fire["element"]
    return total


def worth_of_snipe(survey: Survey, line: int, model: int) -> float:
    """A sniper takes the miniature that is worth most; several shots find several."""
    state = survey.state
    unit = state.battle.model_unit[model]
    body = state.body_of(unit)
    if any(shot.model == model for shot in state.fight().shots):
        return 0.1
    shot = make_shot(state, state.fight().unit, line, body, 0, is_indirect=False, model=model)
    gain = survey.value(body, survey.chances(shot, rerolls_of(survey)))
    return gain * (1 + worth_of_model(survey, model) / 20) + 0.1


def worth_of_flame(
    survey: Survey, line: int, target: int, path: tuple[int, ...], ammo: int
) -> float:
    """What a flame does on its way, friends included. WEAP-FLAME-3."""
    state = survey.state
    attack = state.fight()
    total = 0.0
    for unit in burnt_units(state, attack.unit, line, target, path):
        if unit >= state.battle.unit_count:
            continue
        shot = make_shot(state, attack.unit, line, unit, ammo, is_indirect=False)
        worth = survey.value(unit, survey.chances(shot, rerolls_of(survey)))
        is_friend = state.battle.side[unit] == survey.side
        total += -survey.weights.fire["friend"] * worth if is_friend else worth
    return total


def choose_flame(survey: Survey, options: list[Option]) -> Action:
    """The next space of the way on which the flame does most."""
    state = survey.state
    phase = state.phase
    assert isinstance(phase, Spreading)
    ammo = dict(state.fight().spent).get(phase.line, 0)
    size = len(phase.path)
    best: tuple[float, int] | None = None
    for path in flame_paths(state, state.fight().unit, phase.line, phase.target):
        if path[:size] == phase.path:
            score = worth_of_flame(survey, phase.line, phase.target, path, ammo)
            score += survey.tastes[path[size]]
            if best is None or score > best[0]:
                best = (score, path[size])
    space = next_flames(state)[0] if best is None else best[1]
    return Action(Verb.SPREAD, (space,))


def choose_extras(survey: Survey, options: list[Option]) -> Action:
    """Out of turn: limited weapons and the medal cost nothing; Berserk must be worth it."""
    domain = options[0].domains[0]
    assert isinstance(domain, Subset)
    attack = survey.state.fight()
    taken: list[int] = []
    worth = 0.0
    if attack.quarry >= 0:
        place = survey.state.place
        worth = survey.fire(
            attack.unit, place[attack.unit], attack.quarry, place[attack.quarry], ORDINARY
        )
    for extra in domain.values:
        bit = 1 << extra if extra < SKILL_COUNT else 0
        is_free = extra >= SKILL_COUNT or bit == MEDAL_OF_HONOR
        if is_free or (bit == BERSERK and worth * 0.6 > survey.weights.skill["once"]):
            taken.append(extra)
    return Action(Verb.DECLARE, (tuple(taken),))
