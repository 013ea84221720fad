"""The combat phase: which attacks may be declared, and declaring battles.

Special attacks stand in special.py, the battle itself in battle.py. Attacks are resolved one
after the other (CMBT-02); a battle remembers the phase that it returns to.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.dust.actions import Verb
from opendust.dust.control import free_sea, lift, meets_threshold
from opendust.dust.edition import SWITCHES
from opendust.dust.events import AREA_LEFT, ATTACK_DECLARED, CAPITALS_OPENED
from opendust.dust.force import pack, total
from opendust.dust.phases import ATTACKER, DEFENDER, BattleStart, Combat, TurnEnd
from opendust.dust.rules.fighting.targets import capital_areas, refuse_foe, refuse_shut
from opendust.dust.rules.menus import Menu
from opendust.dust.rules.movement import (
    convoy_chains,
    convoy_coasts,
    has_broken_convoy,
    refuse_units,
)
from opendust.dust.rules.producing.building import area_name
from opendust.dust.state import (
    AMPHIBIOUS_BATTLE,
    LAND_BATTLE,
    NEUTRAL,
    NOBODY,
    SEA_BATTLE,
    Battle,
    State,
)
from opendust.kernel.action import Action
from opendust.kernel.bits import bits, border, flood
from opendust.kernel.closed_set import closed_set
from opendust.kernel.event import Event, Events
from opendust.kernel.refusal import Refusal


@closed_set
class NavalAttackRange(Enum):
    """How far submarines reach in a sea attack."""

    ADJACENT = "adjacent"
    ANY_PATH_FRIENDLY_OR_UNOCCUPIED = "any_path_friendly_or_unoccupied"


@closed_set
class CapitalAttackUnlock(Enum):
    """Which first attack on a capital opens capitals to everybody for the rest of the game."""

    ANY_ATTACK_ON_ANY_CAPITAL = "any_attack_on_any_capital"
    ATTACK_BY_ELIGIBLE_PLAYER_ON_ENEMY_CAPITAL = "attack_by_eligible_player_on_enemy_capital"
    NONE = "none"


@closed_set
class SameAttackScope(Enum):
    """What counts as the same attack, which may not be repeated in a turn."""

    ORIGIN_TARGET_PAIR_ANY_TYPE = "origin_target_pair_any_type"
    PER_ATTACK_TYPE = "per_attack_type"


@closed_set
class BattleStartPriority(Enum):
    """Who decides first about abilities at the start of a battle."""

    ATTACKER_THEN_DEFENDER = "attacker_then_defender"
    INITIATIVE_ORDER = "initiative_order"


NAVAL_ATTACK_RANGE: Final = SWITCHES.choice("naval_attack_range", NavalAttackRange)
CAPITAL_ATTACK_UNLOCK: Final = SWITCHES.choice("capital_attack_unlock", CapitalAttackUnlock)
SAME_ATTACK_SCOPE: Final = SWITCHES.choice("same_attack_scope", SameAttackScope)
BATTLE_START_PRIORITY: Final = SWITCHES.choice("battle_start_priority", BattleStartPriority)


BATTLES: Final = ("land", "sea", "amphibious", "drop")
NEVER_UNLOCKED: Final = CapitalAttackUnlock.NONE
ATTACK: Final = Verb.ATTACK
ADJACENT: Final = NavalAttackRange.ADJACENT
ATTACKER_FIRST: Final = BattleStartPriority.ATTACKER_THEN_DEFENDER
PER_TYPE: Final = SameAttackScope.PER_ATTACK_TYPE
BATTLE_ATTACK: Final = 0
SPECIAL_ATTACK: Final = 1


def combat(state: State) -> Combat:
    """The phase, as combat."""
    phase = state.phase
    assert isinstance(phase, Combat)
    return phase


def settle_combat(state: State, events: Events) -> bool:
    """Without points the turn is over; whether it is. CMBT-01."""
    if combat(state).points:
        return False
    state.phase = TurnEnd()
    return True


def do_turn_done(state: State, seat: int, action: Action, events: Events) -> None:
    """Attacks are optional; the turn ends. CMBT-02, ROUND-04."""
    state.phase = TurnEnd()


# ── The same attack ──────────────────────────────────────────────────────────────────────────


def attack_code(state: State, origin: int, target: int, kind: int) -> int:
    """What identifies an attack within a turn. CMBT-10, SPEC-05, A-28."""
    code = origin << 7 | target
    if SAME_ATTACK_SCOPE.of(state.edition) is PER_TYPE:
        code |= kind << 14
    return code


def untried(state: State, origin: int, targets: int, offset: int, kind: int) -> int:
    """The targets (a mask, areas shifted by the offset) not attacked from there this turn."""
    made = combat(state).made
    if not made:
        return targets
    first = attack_code(state, origin, 0, kind)
    for code in made:
        bit = code - first - offset
        if 0 <= bit < 128 - offset:
            targets &= ~(1 << bit)
    return targets


def refuse_repeated(state: State, origin: int, target: int, kind: int) -> Refusal | None:
    """The same attack may not be made twice in a turn. CMBT-10, SPEC-05."""
    if attack_code(state, origin, target, kind) in combat(state).made:  # CMBT-10, SPEC-05
        rule = "SPEC-05" if kind == SPECIAL_ATTACK else "CMBT-10"
        return Refusal(
            rule, "same-attack", origin=area_name(state, origin), target=area_name(state, target)
        )
    return None


def after_attack(state: State, code: int) -> Combat:
    """The phase to return to: one point less, the attack remembered. CMBT-01."""
    phase = combat(state)
    made = phase.made if code < 0 else (*phase.made, code)
    return Combat(phase.points - 1, made)  # CMBT-01


# ── Battle attacks ───────────────────────────────────────────────────────────────────────────


def naval_reach(state: State, seat: int, number: int) -> int:
    """The sea areas that submarines can attack from a sea area. CMBT-08."""
    neighbours = state.board.sea_to_sea
    if NAVAL_ATTACK_RANGE.of(state.edition) is ADJACENT:  # CMBT-08
        return neighbours[number]
    spread = state.board.sea_spread
    chain = flood(1 << number, state.sea[seat] | free_sea(state), spread)
    return border(chain, spread)


def add_land_attacks(state: State, seat: int, open_areas: int, menu: Menu) -> None:
    """At least one unit of an own area against adjacent land or over a convoy. CMBT-06, 07."""
    convoys = convoy_chains(state, seat)
    near, units = state.board.land_to_land, state.units
    made = combat(state).made
    for origin in bits(state.land[seat]):
        reach = near[origin]
        for coasts in convoys:
            if coasts >> origin & 1:
                reach |= coasts
        targets = reach & open_areas
        if targets and made:
            targets = untried(state, origin, targets, 0, BATTLE_ATTACK)
        if targets:
            menu.journey(ATTACK, origin, targets, 0, units[origin])


def add_sea_attacks(state: State, seat: int, open_waters: int, menu: Menu) -> None:
    """At least one submarine of an own area against enemy submarines. CMBT-08."""
    land_count, units = state.board.land_count, state.units
    for number in bits(state.sea[seat]):
        targets = naval_reach(state, seat, number) & open_waters
        if targets:
            origin = number + land_count
            targets = untried(state, origin, targets, land_count, BATTLE_ATTACK)
            if targets:
                menu.journey(ATTACK, origin, targets, land_count, units[origin])


def refuse_attack(state: State, seat: int, action: Action) -> Refusal | None:
    """One origin, at least one unit, one enemy area in reach, not twice. CMBT-03 to CMBT-10."""
    origin, target = action.number(0), action.number(1)
    refusal = refuse_units(state, seat, origin, action, "CMBT-03")
    refusal = refusal or refuse_foe(state, seat, target)
    if refusal is not None:
        return refusal
    land_count = state.board.land_count
    if (origin < land_count) != (target < land_count):
        return Refusal(
            "CMBT-09",
            "wrong-element",
            origin=area_name(state, origin),
            target=area_name(state, target),
        )
    refusal = refuse_shut(state, seat, target)
    if refusal is not None:
        return refusal
    if not is_in_reach(state, seat, origin, target):  # CMBT-06
        return Refusal(
            out_of_reach_rule(state, seat, origin, target),
            "target-out-of-reach",
            origin=area_name(state, origin),
            target=area_name(state, target),
        )
    return refuse_repeated(state, origin, target, BATTLE_ATTACK)


def out_of_reach_rule(state: State, seat: int, origin: int, target: int) -> str:
    """The rule that a distant target is against: where submarines begin a way, the convoy's."""
    if origin >= state.board.land_count:
        return "CMBT-08"
    return "CMBT-07" if has_broken_convoy(state, seat, origin, target) else "CMBT-06"


def is_in_reach(state: State, seat: int, origin: int, target: int) -> bool:
    """Whether a battle attack from the origin reaches the target. CMBT-06 to CMBT-08."""
    land_count = state.board.land_count
    if origin >= land_count:
        return bool(naval_reach(state, seat, origin - land_count) >> (target - land_count) & 1)
    reach = state.board.land_to_land[origin] | convoy_coasts(state, seat, origin)  # CMBT-07
    return bool(reach >> target & 1)


def do_attack(state: State, seat: int, action: Action, events: Events) -> None:
    """The attackers leave their area, and a battle begins. CMBT-03, CMBT-17."""
    origin, target = action.number(0), action.number(1)
    force = pack(action.pairs(2))
    kind = battle_kind(state, origin, target)
    battle = Battle(kind, seat, state.owner[target], target, force)
    battle.origins = ((origin, total(force)),)
    battle.resume = after_attack(state, attack_code(state, origin, target, BATTLE_ATTACK))
    if events is not None:
        events.append(
            Event(ATTACK_DECLARED,
                  (seat, battle.defender, kind, origin, target, action.pairs(2)))
        )  # fmt: skip
    leave(state, seat, origin, force, events)
    open_battle(state, battle, events)


def battle_kind(state: State, origin: int, target: int) -> int:
    """Adjacent land areas fight a land battle even where a convoy joins them too. A-27."""
    if origin >= state.board.land_count:  # BTL-SEA-01
        return SEA_BATTLE
    is_adjacent = state.board.land_to_land[origin] >> target & 1
    return LAND_BATTLE if is_adjacent else AMPHIBIOUS_BATTLE  # BTL-LAND-01, BTL-AMPH-01


def leave(state: State, seat: int, origin: int, force: int, events: Events) -> None:
    """An origin left empty is lost from that moment. CMBT-17."""
    lift(state, origin, force)  # CMBT-17
    if state.owner[origin] == NOBODY and events is not None:
        events.append(Event(AREA_LEFT, (seat, origin)))


def open_battle(state: State, battle: Battle, events: Events) -> None:
    """The battle begins with the abilities before the first die. ABIL-GEN-05."""
    unlock_capitals(state, battle.attacker, battle.target, events)
    state.battle = battle
    state.phase = BattleStart(first_to_decide(state, battle), 0)


def first_to_decide(state: State, battle: Battle) -> int:
    """Who decides first about abilities: the attacker, or by initiative. ABIL-GEN-05, A-42."""
    if BATTLE_START_PRIORITY.of(state.edition) is ATTACKER_FIRST or battle.defender == NEUTRAL:
        return ATTACKER
    order = state.order
    earlier = order.index(battle.defender) < order.index(battle.attacker)
    return DEFENDER if earlier else ATTACKER


def unlock_capitals(state: State, seat: int, target: int, events: Events) -> None:
    """The first attack on a capital may open capitals to everybody. CMBT-15, A-03."""
    unlock = CAPITAL_ATTACK_UNLOCK.of(state.edition)
    if state.capitals_open or unlock is NEVER_UNLOCKED:
        return
    if target >= state.board.land_count or not is_capital(state, target):
        return
    by_eligible = CapitalAttackUnlock.ATTACK_BY_ELIGIBLE_PLAYER_ON_ENEMY_CAPITAL
    if unlock is by_eligible and not meets_threshold(state, seat):
        return
    state.capitals_open = True  # CMBT-15
    if events is not None:
        events.append(Event(CAPITALS_OPENED, (seat,)))


def is_capital(state: State, area: int) -> bool:
    """Whether a land area counts as a capital, whoever holds it. NEUT-13, A-05."""
    return bool(capital_areas(state) >> area & 1)
