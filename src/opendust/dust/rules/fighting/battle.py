"""The battle: supremacy, rolls, casualties, cease-fire and its end, on land and at sea.

A land battle alternates rolls; a sea battle rolls both sides at once. The order of one roll is
that of the decision points DP-13 to DP-17: retreat, roll, reroll, casualties, Nurse, checks.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.dust.control import defending_capitals, set_down
from opendust.dust.edition import SWITCHES, Edition
from opendust.dust.events import (
    AREA_CONQUERED,
    AREA_DEFENDED,
    BATTLE_ENDED,
    CEASE_FIRE,
    SUPREMACY_SETTLED,
    UNITS_RETREATED,
)
from opendust.dust.force import (
    MECH,
    count,
    of,
    supremacy,
)
from opendust.dust.phases import (
    ATTACKER,
    DEFENDER,
    NO_SIDE,
    STEP_AFTER_LOSSES,
    STEP_AFTER_OPENING,
    STEP_AFTER_RETREAT,
    STEP_AFTER_ROLL,
    BattleSecret,
    BattleStart,
    BattleStep,
    Retreat,
    RetreatTogether,
    Roll,
)
from opendust.dust.rules.fighting.battle_abilities import (
    SECRET_WEAPON_WINDOW,
    SecretWeaponWindow,
    can_secret_weapon,
    opening_uses,
)
from opendust.dust.rules.fighting.combat import first_to_decide
from opendust.dust.rules.fighting.losses import BOTH, count_hits, remove, treat_losses
from opendust.dust.rules.fighting.retreat import (
    UNDECIDED,
    can_retreat,
    return_attackers,
)
from opendust.dust.state import AMPHIBIOUS_BATTLE, DROP_BATTLE, SEA_BATTLE, State
from opendust.kernel.closed_set import closed_set
from opendust.kernel.event import Event, Events


@closed_set
class AmphibiousCeasefire(Enum):
    """What a cease-fire means for amphibious attackers."""

    ATTACKERS_DESTROYED = "attackers_destroyed"
    ATTACKERS_RETURN_TO_ORIGIN = "attackers_return_to_origin"


@closed_set
class MechDropperCeasefire(Enum):
    """What a cease-fire means for dropped mechs."""

    ATTACKERS_DESTROYED = "attackers_destroyed"
    RETURN_TO_ORIGINS = "return_to_origins"


@closed_set
class RetreatWindow(Enum):
    """Before which rolls a player may retreat."""

    OWN_ROLL = "own_roll"
    ANY_ROLL = "any_roll"


@closed_set
class SeaRetreatOrder(Enum):
    """Who decides first about retreats at sea."""

    ATTACKER_THEN_DEFENDER = "attacker_then_defender"
    SIMULTANEOUS = "simultaneous"


AMPHIBIOUS_CEASEFIRE: Final = SWITCHES.choice("amphibious_ceasefire", AmphibiousCeasefire)
MECH_DROPPER_CEASEFIRE: Final = SWITCHES.choice("mech_dropper_ceasefire", MechDropperCeasefire)
RETREAT_WINDOW: Final = SWITCHES.choice("retreat_window", RetreatWindow)
SEA_RETREAT_ORDER: Final = SWITCHES.choice("sea_retreat_order", SeaRetreatOrder)


SIMULTANEOUS: Final = SeaRetreatOrder.SIMULTANEOUS
ANY_ROLL: Final = RetreatWindow.ANY_ROLL
LATE_SECRET: Final = SecretWeaponWindow.BEFORE_ATTACKERS_FIRST_ROLL
CEASE_FIRE_ROLLS: Final = 3  # BTL-LAND-13

HIGHER_SUM: Final = 0
EQUAL_SUMS: Final = 1
CAPITAL_DEFENDED: Final = 2
SUPREMACY_REASONS: Final = ("higher", "equal", "capital")


# ── The start ────────────────────────────────────────────────────────────────────────────────


def settle_opening(state: State, events: Events) -> bool:
    """Ask the sides in turn until both have passed or can do nothing; whether all did."""
    phase = state.phase
    assert isinstance(phase, BattleStart)
    side, passes = phase.side, phase.passes
    while passes < 2:
        if opening_uses(state, side):
            state.phase = BattleStart(side, passes)
            return False
        side, passes = 1 - side, passes + 1
    begin_rolls(state, events)
    return True


def begin_rolls(state: State, events: Events) -> None:
    """On land tactical supremacy decides who rolls first; at sea both roll. BTL-LAND-05."""
    battle = state.fight()
    if battle.kind == SEA_BATTLE:  # BTL-SEA-02
        begin_exchange(state)
        return
    settle_supremacy(state, events)
    battle.roller = battle.supremacy
    state.phase = Retreat(battle.roller)


def settle_supremacy(state: State, events: Events) -> None:
    """The higher sum, a tie to the defender, a capital always to its defender. BTL-LAND-02."""
    battle = state.fight()
    attackers = supremacy(battle.attackers)
    defenders = supremacy(state.units[battle.target])
    reason = EQUAL_SUMS if attackers == defenders else HIGHER_SUM
    at_capital = bool(defending_capitals(state) >> battle.target & 1)
    battle.supremacy = supremacy_holder(attackers, defenders, at_capital=at_capital)
    if at_capital:
        reason = CAPITAL_DEFENDED
    holder = battle.seat_of(battle.supremacy)
    if events is not None:
        events.append(Event(SUPREMACY_SETTLED, (holder, attackers, defenders, reason)))


def supremacy_holder(attackers: int, defenders: int, *, at_capital: bool) -> int:
    """The side with tactical supremacy, given both sums. BTL-LAND-02."""
    return ATTACKER if attackers > defenders and not at_capital else DEFENDER


# ── Retreats before a roll ───────────────────────────────────────────────────────────────────


def begin_exchange(state: State) -> None:
    """At sea the attacker decides about retreating first, then the defender. RETR-12, A-31."""
    state.fight().roller = NO_SIDE
    if SEA_RETREAT_ORDER.of(state.edition) is SIMULTANEOUS:
        attackers = UNDECIDED if can_retreat(state, ATTACKER) else 0
        defenders = UNDECIDED if can_retreat(state, DEFENDER) else 0
        if attackers or defenders:
            state.phase = RetreatTogether(attackers, defenders)
        else:
            state.phase = BattleStep(STEP_AFTER_RETREAT, DEFENDER)
        return
    state.phase = Retreat(ATTACKER)


def settle_retreat(state: State, events: Events) -> bool:
    """A side that cannot retreat is not asked; whether it was skipped."""
    phase = state.phase
    assert isinstance(phase, Retreat)
    if can_retreat(state, phase.side):
        return False
    state.phase = BattleStep(STEP_AFTER_RETREAT, phase.side)
    return True


def after_retreat(state: State, side: int) -> None:
    """The other side's retreat where it has one now, or the roll. RETR-02, RETR-06, A-32."""
    battle = state.fight()
    any_roll = RETREAT_WINDOW.of(state.edition) is ANY_ROLL
    if battle.roller == NO_SIDE and side == ATTACKER:
        state.phase = Retreat(DEFENDER)
    elif any_roll and side == battle.roller:
        state.phase = Retreat(1 - side)
    elif is_secret_weapon_due(state):
        state.phase = BattleSecret()
    else:
        state.phase = Roll(battle.roller)


def is_secret_weapon_due(state: State) -> bool:
    """Secret Weapon before the attacker's first roll, where an option says so. A-43."""
    battle = state.fight()
    if SECRET_WEAPON_WINDOW.of(state.edition) is not LATE_SECRET or battle.rolled >> ATTACKER & 1:
        return False
    return battle.roller != DEFENDER and can_secret_weapon(state, ATTACKER)


# ── Checks and the end ───────────────────────────────────────────────────────────────────────


def is_decided(state: State) -> bool:
    """Whether a side has no unit left in the battle. BTL-LAND-15, RETR-06."""
    battle = state.fight()
    return not battle.attackers or not state.units[battle.target]  # BTL-LAND-15


def take_step(state: State, events: Events) -> bool:
    """Go on after a side has acted."""
    phase = state.phase
    assert isinstance(phase, BattleStep)
    if phase.step == STEP_AFTER_ROLL:
        count_hits(state, events)
    elif phase.step == STEP_AFTER_LOSSES:
        take_losses(state, events)
    elif is_decided(state):  # ABIL-SECRET-04, ABIL-RADAR-03
        end_battle(state, events)
    elif phase.step == STEP_AFTER_RETREAT:
        after_retreat(state, phase.side)
    else:
        assert phase.step == STEP_AFTER_OPENING
        state.phase = BattleStart(first_to_decide(state, state.fight()), 0)
    return True


def take_losses(state: State, events: Events) -> None:
    """Losses of one side after the other, attacker first; then the checks. BTL-SEA-04."""
    battle = state.fight()
    for side in BOTH:
        if battle.losses[side]:
            treat_losses(state, side, events)
            return
    check_end(state, events)


def check_end(state: State, events: Events) -> None:
    """The battle is decided, a cease-fire ends it, or the next roll comes. BTL-LAND-13."""
    battle = state.fight()
    if is_decided(state):
        end_battle(state, events)
    elif battle.hitless >= CEASE_FIRE_ROLLS:  # BTL-SEA-06
        cease_fire(state, events)
    elif battle.roller == NO_SIDE:
        begin_exchange(state)
    else:
        battle.roller = 1 - battle.roller
        state.phase = Retreat(battle.roller)


def cease_fire(state: State, events: Events) -> None:
    """All attackers go back, or are lost where nothing takes them back. BTL-LAND-14."""
    battle = state.fight()
    if events is not None:
        events.append(Event(CEASE_FIRE, (battle.target,)))
    if not survives_cease_fire(state.edition, battle.kind):
        remove(state, ATTACKER, battle.attackers, events)
    elif battle.kind == DROP_BATTLE:
        return_mechs(state, events)
    else:
        return_attackers(state, battle.attackers, events)  # BTL-LAND-14
    end_battle(state, events)


def survives_cease_fire(edition: Edition, kind: int) -> bool:
    """Whether anything takes the attackers back after a cease-fire. BTL-AMPH-04, A-51."""
    if kind == AMPHIBIOUS_BATTLE:
        return AMPHIBIOUS_CEASEFIRE.of(edition) is AmphibiousCeasefire.ATTACKERS_RETURN_TO_ORIGIN
    if kind == DROP_BATTLE:  # ABIL-DROPPER-07
        return MECH_DROPPER_CEASEFIRE.of(edition) is MechDropperCeasefire.RETURN_TO_ORIGINS
    return True


def return_mechs(state: State, events: Events) -> None:
    """Dropped mechs fill their areas again in the order in which they were named. A-51."""
    battle = state.fight()
    left = count(battle.attackers, MECH)
    battle.attackers = 0
    for area, number in battle.origins:
        back = min(number, left)
        if back:
            set_down(state, battle.attacker, area, of(MECH, back))
            if events is not None:
                events.append(Event(UNITS_RETREATED, (battle.attacker, area, ((MECH, back),))))
        left -= back


def end_battle(state: State, events: Events) -> None:
    """Attackers left without enemies take the area; otherwise it stays as it is. BTL-LAND-17."""
    battle = state.fight()
    if state.units[battle.target]:  # BTL-LAND-16
        if events is not None:
            events.append(Event(AREA_DEFENDED, (battle.defender, battle.target)))
    elif battle.attackers:  # BTL-SEA-05
        set_down(state, battle.attacker, battle.target, battle.attackers)  # BTL-LAND-17, BTL-SEA-07
        if events is not None:
            events.append(Event(AREA_CONQUERED, (battle.attacker, battle.target)))
    else:
        if events is not None:
            events.append(Event(BATTLE_ENDED, (battle.target,)))
    state.battle = None
    state.phase = battle.resume
