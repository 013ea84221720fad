"""Which attacks promise what? Every battle and special attack weighed in production points."""

from __future__ import annotations

from typing import final

from opendust.bots.dust.recruit.odds import Forecast
from opendust.bots.dust.recruit.sight import Sight
from opendust.dust.force import BOMBER, MECH, SUBMARINE, cost, count, of, pairs, supremacy, total
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
    """An attack and the gain that it promises."""

    __slots__ = ("force", "gain", "origin", "target")

    def __init__(self, gain: float, origin: int, target: int, force: int) -> None:
        self.gain = gain
        self.origin = origin
        self.target = target
        self.force = force


def first_roller(sight: Sight, force: int, target: int) -> int:
    """Who rolls first: the higher supremacy, at a tie or a capital the defender. BTL-LAND-02."""
    state = sight.state
    if target >= state.board.land_count:
        return NO_SIDE
    if sight.fortresses >> target & 1:
        return DEFENDER
    return ATTACKER if supremacy(force) > supremacy(state.units[target]) else DEFENDER


def forecast(sight: Sight, force: int, target: int, *, is_landing: bool, is_drop: bool) -> Forecast:
    """How a battle for an area would go."""
    edition = sight.state.edition
    back = AmphibiousCeasefire.ATTACKERS_RETURN_TO_ORIGIN
    lost = is_landing and AMPHIBIOUS_CEASEFIRE.of(edition) is not back
    if is_drop:
        lost = MECH_DROPPER_CEASEFIRE.of(edition) is MechDropperCeasefire.ATTACKERS_DESTROYED
    return sight.odds.battle(
        force,
        sight.state.units[target],
        sight.bonus(target),
        first_roller(sight, force, target),
        submarine_value=sight.submarine_value,
        lost_at_cease_fire=lost,
    )


def kill_weight(sight: Sight, owner: int) -> float:
    """What a destroyed production point of an owner is worth."""
    return sight.kill_neutral if owner == NEUTRAL else sight.kill


def conquest(sight: Sight, seat: int, target: int, left: float) -> float:
    """What taking an area is worth with so much cost of units left to hold it."""
    worth = sight.worth(target)
    owner = sight.state.owner[target]
    danger = sight.strike(target, seat)
    if sight.is_rival(owner, seat):
        danger = max(0.0, danger - sight.dice(sight.state.units[target]))
    hold = left / (left + sight.counter * 2 * danger) if left > 0 else 0.0
    gained = worth * (0.4 + 0.6 * hold)
    return gained + worth * denial(sight, seat, owner)


def denial(sight: Sight, seat: int, owner: int) -> float:
    """What an owner's loss is worth, as a share of his area's worth: more from a leader's hand."""
    if owner == NEUTRAL:
        return 0.0
    scores = sight.state.scores
    is_leader = scores[owner] == sight.top_score and scores[owner] > scores[seat]
    lead = scores[owner] / sight.goal if is_leader else 0.0
    return sight.deny + sight.leader * lead


def attack_gain(
    sight: Sight,
    seat: int,
    origins: Pairs,
    target: int,
    force: int,
    *,
    is_drop: bool = False,
    odds: Forecast | None = None,
) -> float:
    """The gain of a battle: area, kills and losses, and what the origins lose by it."""
    state = sight.state
    origin = origins[0][0]
    land_count = state.board.land_count
    near = target >= land_count or bool(state.board.land_to_land[origin] >> target & 1)
    if odds is None:
        odds = forecast(sight, force, target, is_landing=not near and not is_drop, is_drop=is_drop)
    owner = state.owner[target]
    gain = odds.win * conquest(sight, seat, target, odds.attackers_left)
    gain += (cost(state.units[target]) - odds.defenders_left) * kill_weight(sight, owner)
    gain -= (cost(force) - odds.attackers_left) * sight.loss
    for area, amount in origins:
        if amount == sight.unit_count(area):
            gain -= sight.worth(area)
    if sight.foresight is not None and target < land_count:
        gain += sight.foresight.onward(sight, seat, target, force, odds)
    return gain


def forces_of(sight: Sight, origin: int, *, own: bool) -> list[int]:
    """The forces worth trying from an area: all that can be spared, and all but one unit."""
    force = sight.state.units[origin]
    units = total(force)
    if not own:
        return [force - sight.cheapest(force)] if units > 1 else []
    if units == 1:
        return [force]
    found = [force - sight.cheapest(force)]
    spare = sight.spare(origin)
    if spare and spare != found[0]:
        found.append(spare)
    return found


def battle_prospect(
    sight: Sight, seat: int, origin: int, target: int, forces: list[int]
) -> Prospect | None:
    """The best of some forces against a target; leaving a threatened guard behind costs."""
    best: Prospect | None = None
    for force in forces:
        gain = attack_gain(sight, seat, ((origin, total(force)),), target, force)
        if seat == sight.seat:
            gain -= bared(sight, origin, force)
        if best is None or gain > best.gain:
            best = Prospect(gain, origin, target, force)
    return best


def bared(sight: Sight, origin: int, force: int) -> float:
    """What an attack risks at its origin: the share of the guard that it takes away."""
    state = sight.state
    left = state.units[origin] - force
    need = sight.need(origin)
    if not left or need <= 0:
        return 0.0
    missing = max(0.0, need - sight.dice(left)) / need
    return missing * sight.worth(origin) * 0.6


def prospects(sight: Sight, seat: int) -> list[Prospect]:
    """The best battle for each land or sea area that a seat could attack now, best first."""
    state = sight.state
    best: dict[int, Prospect] = {}
    open_areas = open_land(state, seat)
    own = seat == sight.seat
    for origin in bits(state.land[seat]):
        targets = sight.reach(seat, origin) & open_areas
        if targets:
            forces = forces_of(sight, origin, own=own)
            for target in bits(targets):
                keep_better(best, battle_prospect(sight, seat, origin, target, forces))
    offset = state.board.land_count
    waters = open_sea(state, seat)
    if waters:
        for number in bits(state.sea[seat]):
            forces = forces_of(sight, number + offset, own=own)
            for other in bits(state.board.sea_to_sea[number] & waters):
                found = battle_prospect(sight, seat, number + offset, other + offset, forces)
                keep_better(best, found)
    return sorted(best.values(), key=lambda prospect: -prospect.gain)


def keep_better(best: dict[int, Prospect], found: Prospect | None) -> None:
    """Remember the better attack on each target."""
    if found is not None and (found.target not in best or best[found.target].gain < found.gain):
        best[found.target] = found


def bombardment_gain(sight: Sight, target: int, dice: int) -> float:
    """The gain of a special attack: units destroyed without risk, and an area perhaps lost."""
    state = sight.state
    force = state.units[target]
    units = total(force)
    owner = state.owner[target]
    chances = sight.odds.hits(dice)
    hits = sum([min(number, units) * chance for number, chance in enumerate(chances)])
    emptied = sum(chances[units:])
    gain = hits * cost(force) / units * kill_weight(sight, owner)
    return gain + emptied * sight.worth(target) * denial(sight, sight.seat, owner)


def bombardment_dice(sight: Sight, origin: int, force: int) -> int:
    """Two dice per bomber, one per submarine. SPEC-06, SPEC-09."""
    return DICE_PER_BOMBER * count(force, BOMBER) + count(force, SUBMARINE)


def missile_gain(sight: Sight, target: int) -> float:
    """The gain of a missile: it takes the dearest units, shields do not help. SPEC-15."""
    state = sight.state
    dice = missile_dice(state, sight.seat)
    prices = sorted(
        [cost(of(unit, 1)) for unit, amount in pairs(state.units[target]) for _ in range(amount)],
        reverse=True,
    )
    weight = kill_weight(sight, state.owner[target])
    gain = 0.0
    for hits, chance in enumerate(sight.odds.hits(dice)):
        taken = sum(prices[:hits]) * weight
        if hits >= len(prices):
            taken += sight.worth(target) * denial(sight, sight.seat, state.owner[target])
        gain += chance * taken
    return gain


def drop_bases(sight: Sight, bases: Pairs) -> Pairs:
    """The mechs to drop: all that no guard needs, wherever they stand."""
    found: list[tuple[int, int]] = []
    for area, amount in bases:
        spare = min(amount, count(sight.spare(area), MECH))
        if spare:
            found.append((area, spare))
    return tuple(found)
