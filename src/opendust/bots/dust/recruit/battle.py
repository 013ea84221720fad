"""How does the bot fight? Abilities before the dice, retreats, rerolls, casualties, Nurse."""

from __future__ import annotations

from opendust.bots.dust.recruit.attacks import conquest, kill_weight
from opendust.bots.dust.recruit.menu import first_with, pick_of
from opendust.bots.dust.recruit.odds import Forecast
from opendust.bots.dust.recruit.survey import KEEP_ORDER, Survey
from opendust.dust.actions import Verb
from opendust.dust.control import defending_capitals
from opendust.dust.deck import Ability
from opendust.dust.dice import hits_of
from opendust.dust.force import cost, count, of, pack, pairs, supremacy, total
from opendust.dust.phases import (
    ATTACKER,
    DEFENDER,
    NO_SIDE,
    NurseWindow,
    RerollWindow,
    RetreatPlace,
)
from opendust.dust.rules.fighting.retreat import force_of, retreat_limit, side_of
from opendust.dust.state import AMPHIBIOUS_BATTLE, DROP_BATTLE
from opendust.kernel.action import Action
from opendust.kernel.option import Counts, Option


def opening_roller(survey: Survey) -> int:
    """Who rolls first in the battle that begins. BTL-LAND-02."""
    state = survey.state
    battle = state.fight()
    if battle.target >= state.board.land_count:
        return NO_SIDE
    if defending_capitals(state) >> battle.target & 1:
        return DEFENDER
    attackers, defenders = battle.attackers, state.units[battle.target]
    return ATTACKER if supremacy(attackers) > supremacy(defenders) else DEFENDER


def outlook(survey: Survey, roller: int, aces: int) -> Forecast:
    """How the battle will go on from here."""
    state = survey.state
    battle = state.fight()
    return survey.odds.battle(
        battle.attackers,
        state.units[battle.target],
        survey.bonus(battle.target),
        roller,
        submarine_value=survey.submarine_value,
        aces=aces,
        lost_at_cease_fire=battle.kind in (AMPHIBIOUS_BATTLE, DROP_BATTLE),
    )


def stake(survey: Survey, odds: Forecast) -> float:
    """What the bot gains by fighting on, compared with leaving the field whole."""
    state, table = survey.state, survey.weights.battle
    battle = state.fight()
    side = side_of(state, survey.seat)
    attackers_lost = cost(battle.attackers) - odds.attackers_left
    defenders_lost = cost(state.units[battle.target]) - odds.defenders_left
    if side == ATTACKER:
        gain = odds.win * conquest(survey, survey.seat, battle.target, odds.attackers_left)
        gain += defenders_lost * kill_weight(survey, battle.defender)
        return gain - attackers_lost * table["loss"]
    gain = (1 - odds.win) * survey.worth(battle.target) * (1 + table["deny"])
    return gain + attackers_lost * table["kill"] - defenders_lost * table["loss"]


def choose_opening(survey: Survey, options: list[Option]) -> Action:
    """Secret Weapon, Alien Radar or Ace of the Sky where they help, else nothing."""
    battle = survey.state.fight()
    table = survey.weights.battle
    roller = opening_roller(survey)
    fight = stake(survey, outlook(survey, roller, battle.ace))
    if (
        first_with(options, Verb.SECRET_WEAPON) is not None
        and secret_gain(survey) - fight >= table["secret_from"]
    ):
        return Action(Verb.SECRET_WEAPON)
    if first_with(options, Verb.ACE) is not None:
        side = side_of(survey.state, survey.seat)
        better = stake(survey, outlook(survey, roller, battle.ace | 1 << side))
        if better - fight >= table["ace_from"]:
            return Action(Verb.ACE)
    radar = first_with(options, Verb.RADAR)
    if radar is not None and fight < -table["radar_margin"]:
        units = radar.domains[0]
        assert isinstance(units, Counts)
        return Action(Verb.RADAR, (units.upper,))
    return Action(Verb.PASS)


def secret_gain(survey: Survey) -> float:
    """Secret Weapon takes the area without a fight; the enemy keeps his units."""
    battle = survey.state.fight()
    return conquest(survey, survey.seat, battle.target, float(cost(battle.attackers)))


def choose_secret_weapon(survey: Survey) -> Action:
    """The same question right before the attacker's first roll. A-43."""
    battle = survey.state.fight()
    fight = stake(survey, outlook(survey, battle.roller, battle.ace))
    if secret_gain(survey) - fight >= survey.weights.battle["secret_from"]:
        return Action(Verb.SECRET_WEAPON)
    return Action(Verb.PASS)


# ── Retreats ─────────────────────────────────────────────────────────────────────────────────


def choose_retreat(survey: Survey) -> Action:
    """Leave a battle whose rest promises nothing: as many as may go, the dearest first."""
    state = survey.state
    battle = state.fight()
    odds = outlook(survey, battle.roller, battle.ace)
    if stake(survey, odds) >= survey.weights.battle["retreat_below"]:
        return Action(Verb.PASS)
    side = side_of(state, survey.seat)
    leaving = dearest(force_of(state, side), retreat_limit(state, side))
    return Action(Verb.RETREAT, (pairs(leaving),))


def dearest(force: int, limit: int) -> int:
    """The dearest units of a force, at most so many."""
    found, left = 0, limit
    for unit in sorted(KEEP_ORDER, key=lambda some: -cost(of(some, 1))):
        some = min(left, count(force, unit))
        found += of(unit, some)
        left -= some
    return found


def choose_refuge(survey: Survey, options: list[Option]) -> Action:
    """All to the refuge that needs them most."""
    phase = survey.state.phase
    assert isinstance(phase, RetreatPlace)
    areas = pick_of(options[0], 0)
    best = max(areas, key=lambda area: refuge_score(survey, area))
    return Action(Verb.RETREAT_TO, (best, pairs(phase.units)))


def refuge_score(survey: Survey, area: int) -> float:
    """A guard that is missing, then the worth of the area, then its strength."""
    force = survey.state.units[area]
    lack = max(0.0, survey.need(area) - survey.dice(force))
    return lack + 0.3 * survey.worth(area) + 0.1 * survey.dice(force)


# ── After a roll ─────────────────────────────────────────────────────────────────────────────


def choose_reroll(survey: Survey) -> Action:
    """Raketen Truppen after a poor roll, Sigrid when enough blanks lie there."""
    state = survey.state
    phase = state.phase
    assert isinstance(phase, RerollWindow)
    faces = state.fight().faces[phase.side]
    hits = hits_of(faces)
    targets = total(force_of(state, 1 - phase.side))
    useful = targets - hits
    if useful <= 0:
        return Action(Verb.PASS)
    ability = state.deck.abilities[state.played[survey.seat]]
    rolled = len(faces) if ability is Ability.RAKETEN_TRUPPEN else len(faces) - hits
    kept = 0 if ability is Ability.RAKETEN_TRUPPEN else hits
    more = min(kept + rolled / 3, float(targets)) - hits
    if more >= survey.weights.battle["sigrid_from"] or (hits == 0 and targets == 1):
        return Action(Verb.REROLL)
    return Action(Verb.PASS)


def choose_casualties(survey: Survey, options: list[Option]) -> Action:
    """The units whose loss hurts most: their dice first, then their cost."""
    best = max(options, key=lambda option: hurt(survey, option))
    return best.fill(lambda limit: limit - 1)


def hurt(survey: Survey, option: Option) -> float:
    """Dice and cost of the units that an option destroys."""
    units = option.domains[0]
    assert isinstance(units, Counts)
    force = pack(units.upper)
    return 1.5 * survey.dice(force) + cost(force) + 0.4 * supremacy(force)


def choose_nurse(survey: Survey) -> Action:
    """Nurse when enough is lost at once, or when the battle still goes on. ABIL-NURSE-03."""
    state = survey.state
    phase = state.phase
    assert isinstance(phase, NurseWindow)
    losses = state.fight().losses[phase.side]
    rest = force_of(state, phase.side) - losses
    enough = cost(losses) + 0.3 * cost(rest) >= survey.weights.battle["nurse_from"]
    return Action(Verb.NURSE if enough else Verb.PASS)
