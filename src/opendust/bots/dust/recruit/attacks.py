"""Which attacks promise what? Every battle and special attack weighed in production points."""

from __future__ import annotations

from typing import final

from opendust.bots.dust.recruit.odds import Forecast
from opendust.bots.dust.recruit.survey import BY_PRICE, Survey
from opendust.dust.force import BOMBER, COST, MECH, SUBMARINE, cost, count, supremacy, total
from opendust.dust.phases import ATTACKER, DEFENDER, NO_SIDE
from opendust.dust.rules.fighting.battle import (
    AMPHIBIOUS_CEASEFIRE,
    MECH_DROPPER_CEASEFIRE,
    AmphibiousCeasefire,
    MechDropperCeasefire,
)
from opendust.dust.rules.fighting.special import DICE_PER_BOMBER, missile_dice
from opendust.dust.rules.fighting.targets import open_land, open_sea
from opendust.dust.state import NEUTRAL
from opendust.kernel.action import Pairs
from opendust.kernel.bits import bits


@final
class Prospect:
    """An attack or a movement, and the gain that it promises."""

    __slots__ = ("force", "gain", "origin", "target")

    def __init__(self, gain: float, origin: int, target: int, force: int) -> None:
        self.gain = gain
        self.origin = origin
        self.target = target
        self.force = force


def first_roller(survey: Survey, force: int, target: int) -> int:
    """Who rolls first: the higher supremacy, at a tie or a capital the defender. BTL-LAND-02."""
    state = survey.state
    if target >= state.board.land_count:
        return NO_SIDE
    if survey.fortresses >> target & 1:
        return DEFENDER
    return ATTACKER if supremacy(force) > supremacy(state.units[target]) else DEFENDER


def forecast(
    survey: Survey, force: int, target: int, *, is_landing: bool, is_drop: bool
) -> Forecast:
    """How a battle for an area would go."""
    edition = survey.state.edition
    back = AmphibiousCeasefire.ATTACKERS_RETURN_TO_ORIGIN
    lost = is_landing and AMPHIBIOUS_CEASEFIRE.of(edition) is not back
    if is_drop:
        lost = MECH_DROPPER_CEASEFIRE.of(edition) is MechDropperCeasefire.ATTACKERS_DESTROYED
    return survey.odds.battle(
        force,
        survey.state.units[target],
        survey.bonus(target),
        first_roller(survey, force, target),
        submarine_value=survey.submarine_value,
        lost_at_cease_fire=lost,
    )


def kill_weight(survey: Survey, owner: int) -> float:
    """What a destroyed production point of an owner is worth."""
    return survey.weights.kill_neutral if owner == NEUTRAL else survey.weights.kill


def conquest(survey: Survey, seat: int, target: int, left: float) -> float:
    """What taking an area is worth with so much cost of units left to hold it."""
    worth = survey.worth(target)
    owner = survey.state.owner[target]
    danger = survey.strike(target, seat)
    if survey.is_rival(owner, seat):
        danger = max(0.0, danger - survey.dice(survey.state.units[target]))
    hold = left / (left + survey.weights.counter * 2 * danger) if left > 0 else 0.0
    gained = worth * (0.4 + 0.6 * hold)
    return gained + worth * denial(survey, seat, owner)


def denial(survey: Survey, seat: int, owner: int) -> float:
    """What an owner's loss is worth, as a share of his area's worth: more from a leader's hand."""
    if owner == NEUTRAL:
        return 0.0
    scores = survey.state.scores
    is_leader = scores[owner] == survey.top_score and scores[owner] > scores[seat]
    lead = scores[owner] / survey.goal if is_leader else 0.0
    return survey.weights.deny + survey.weights.leader * lead


def attack_gain(
    survey: Survey,
    seat: int,
    origins: Pairs,
    target: int,
    force: int,
    *,
    is_drop: bool = False,
    odds: Forecast | None = None,
) -> float:
    """The gain of a battle: area, kills and losses, and what the origins lose by it."""
    state = survey.state
    origin = origins[0][0]
    land_count = state.board.land_count
    near = target >= land_count or bool(state.board.land_to_land[origin] >> target & 1)
    if odds is None:
        odds = forecast(survey, force, target, is_landing=not near and not is_drop, is_drop=is_drop)
    owner = state.owner[target]
    gain = odds.win * conquest(survey, seat, target, odds.attackers_left)
    gain += (cost(state.units[target]) - odds.defenders_left) * kill_weight(survey, owner)
    gain -= (cost(force) - odds.attackers_left) * survey.weights.loss
    for area, amount in origins:
        if amount == survey.unit_count(area):
            gain -= survey.worth(area)
    if survey.foresight is not None and target < land_count:
        gain += survey.foresight.onward(survey, seat, target, force, odds)
    return gain


def forces_of(survey: Survey, origin: int, *, own: bool) -> list[int]:
    """The forces worth trying from an area: all that can be spared, and all but one unit."""
    force = survey.state.units[origin]
    units = total(force)
    if not own:
        return [force - survey.cheapest(force)] if units > 1 else []
    if units == 1:
        return [force]
    found = [force - survey.cheapest(force)]
    spare = survey.spare(origin)
    if spare and spare != found[0]:
        found.append(spare)
    return found


def battle_prospect(
    survey: Survey, seat: int, origin: int, target: int, forces: list[int]
) -> Prospect | None:
    """The best of some forces against a target; leaving a threatened guard behind costs."""
    best: Prospect | None = None
    for force in forces:
        gain = attack_gain(survey, seat, ((origin, total(force)),), target, force)
        if seat == survey.seat:
            gain -= bared(survey, origin, force)
        if best is None or gain > best.gain:
            best = Prospect(gain, origin, target, force)
    return best


def bared(survey: Survey, origin: int, force: int) -> float:
    """What an attack risks at its origin: the share of the guard that it takes away."""
    state = survey.state
    left = state.units[origin] - force
    need = survey.need(origin)
    if not left or need <= 0:
        return 0.0
    missing = max(0.0, need - survey.dice(left)) / need
    return missing * survey.worth(origin) * 0.6


def prospects(survey: Survey, seat: int) -> list[Prospect]:
    """The best battle for each land or sea area that a seat could attack now, best first."""
    state = survey.state
    best: dict[int, Prospect] = {}
    open_areas = open_land(state, seat)
    own = seat == survey.seat
    for origin in bits(state.land[seat]):
        targets = survey.reach(seat, origin) & open_areas
        if targets:
            forces = forces_of(survey, origin, own=own)
            for target in bits(targets):
                keep_better(best, battle_prospect(survey, seat, origin, target, forces))
    offset = state.board.land_count
    waters = open_sea(state, seat)
    if waters:
        for number in bits(state.sea[seat]):
            forces = forces_of(survey, number + offset, own=own)
            for other in bits(state.board.sea_to_sea[number] & waters):
                found = battle_prospect(survey, seat, number + offset, other + offset, forces)
                keep_better(best, found)
    return sorted(best.values(), key=lambda prospect: -prospect.gain)


def keep_better(best: dict[int, Prospect], found: Prospect | None) -> None:
    """Remember the better attack on each target."""
    if found is not None and (found.target not in best or best[found.target].gain < found.gain):
        best[found.target] = found


def bombardment_gain(survey: Survey, target: int, dice: int) -> float:
    """The gain of a special attack: units destroyed without risk, and an area perhaps lost."""
    state = survey.state
    force = state.units[target]
    units = total(force)
    owner = state.owner[target]
    chances = survey.odds.hits(dice)
    hits = sum([min(number, units) * chance for number, chance in enumerate(chances)])
    emptied = sum(chances[units:])
    gain = hits * cost(force) / units * kill_weight(survey, owner)
    return gain + emptied * survey.worth(target) * denial(survey, survey.seat, owner)


def bombardment_dice(survey: Survey, origin: int, force: int) -> int:
    """Two dice per bomber, one per submarine. SPEC-06, SPEC-09."""
    return DICE_PER_BOMBER * count(force, BOMBER) + count(force, SUBMARINE)


def missile_gain(survey: Survey, target: int) -> float:
    """The gain of a missile: it takes the dearest units, shields do not help. SPEC-15."""
    state = survey.state
    dice = missile_dice(state, survey.seat)
    force = state.units[target]
    weight = kill_weight(survey, state.owner[target])
    area = survey.worth(target) * denial(survey, survey.seat, state.owner[target])
    prices: list[int] = []
    for unit in BY_PRICE:
        prices += [COST[unit]] * count(force, unit)
    gain, price = 0.0, 0
    for chance in survey.odds.hits(dice):
        gain += chance * (price * weight if prices else price * weight + area)
        if prices:
            price += prices.pop()
    return gain


def drop_bases(survey: Survey, bases: Pairs) -> Pairs:
    """The mechs to drop: all that no guard needs, wherever they stand."""
    found: list[tuple[int, int]] = []
    for area, amount in bases:
        spare = min(amount, count(survey.spare(area), MECH))
        if spare:
            found.append((area, spare))
    return tuple(found)
