"""The combat phase: which attacks may be declared, and declaring battles.

Special attacks stand in special.py, the battle itself in battle.py. Attacks are resolved one
after the other (CMBT-02); a battle remembers the phase that it returns to.
"""

from __future__ import annotations

from typing import Final

from opendust.dust.actions import Verb
from opendust.dust.control import (
    free_sea,
    full_capitals,
    guarded_capitals,
    lift,
    meets_threshold,
)
from opendust.dust.deck import Ability
from opendust.dust.events import AREA_LEFT, ATTACK_DECLARED, CAPITALS_OPENED, MECHS_DROPPED
from opendust.dust.force import MECH, count, of, pack, some_of, total
from opendust.dust.options import (
    BattleStartPriority,
    CapitalAttackUnlock,
    NavalAttackRange,
    Protected,
    SameAttackScope,
)
from opendust.dust.phases import ATTACKER, DEFENDER, BattleStart, Combat, TurnEnd
from opendust.dust.rules.abilities import can_use, use
from opendust.dust.rules.building import area_name
from opendust.dust.rules.movement import convoy_chains, convoy_coasts, refuse_units
from opendust.dust.state import (
    AMPHIBIOUS_BATTLE,
    DROP_BATTLE,
    LAND_BATTLE,
    NEUTRAL,
    NOBODY,
    SEA_BATTLE,
    Battle,
    State,
)
from opendust.kernel.action import Action
from opendust.kernel.bits import bits, border, flood
from opendust.kernel.event import Event
from opendust.kernel.option import ONLY, Counts, Option, Pick
from opendust.kernel.refusal import Refusal

BATTLES: Final = ("land", "sea", "amphibious", "drop")
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


def settle_combat(state: State, events: list[Event]) -> bool:
    """Without points the turn is over; whether it is. CMBT-01."""
    if combat(state).points:
        return False
    state.phase = TurnEnd()
    return True


def do_turn_done(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Attacks are optional; the turn ends. CMBT-02, ROUND-04."""
    state.phase = TurnEnd()


# ── Which areas may be attacked ──────────────────────────────────────────────────────────────


def enemy_land(state: State, seat: int) -> int:
    """Land held by others that no truce covers. COMP-19, CMBT-12, ABIL-DIPLOMAT-02."""
    mask = state.occupied_land & ~state.land[seat]
    for ally in bits(state.truces[seat]):
        mask &= ~state.land[ally]
    return mask


def enemy_sea(state: State, seat: int) -> int:
    """Sea held by others that no truce covers. COMP-19, CMBT-12, ABIL-DIPLOMAT-02."""
    mask = state.occupied_sea & ~state.sea[seat]
    for ally in bits(state.truces[seat]):
        mask &= ~state.sea[ally]
    return mask


def protected_land(state: State) -> int:
    """Land that cannot be attacked in the first round. CMBT-13, SPEC-04."""
    if state.round != 1:
        return 0
    mask = 0
    for kind in state.edition.first_round_protected:
        if kind is Protected.POWER_SOURCE:
            mask |= state.board.land_sources
        elif kind is Protected.PRODUCTION_CENTER:
            mask |= state.centers
        else:
            mask |= full_capitals(state) | (state.board.capitals & state.land[NEUTRAL])
    if not state.edition.first_round_protects_neutral:
        mask &= ~state.land[NEUTRAL]
    return mask


def protected_sea(state: State) -> int:
    """Sea power sources that cannot be attacked in the first round. CMBT-13."""
    if state.round == 1 and Protected.POWER_SOURCE in state.edition.first_round_protected:
        return state.board.sea_sources
    return 0


def closed_capitals(state: State, seat: int) -> int:
    """Capitals that the threshold closes to a player. CMBT-14 to CMBT-16."""
    if state.capitals_open or meets_threshold(state, seat):
        return 0
    return guarded_capitals(state)


def open_land(state: State, seat: int) -> int:
    """Land areas that a player may attack, as far as the area itself is concerned."""
    mask = enemy_land(state, seat)
    return mask & ~protected_land(state) & ~closed_capitals(state, seat)


def open_sea(state: State, seat: int) -> int:
    """Sea areas that a player may attack, as far as the area itself is concerned."""
    return enemy_sea(state, seat) & ~protected_sea(state)


def refuse_open(state: State, seat: int, target: int) -> Refusal | None:
    """The target is an enemy area that nothing protects. CMBT-05, CMBT-12 to CMBT-16."""
    board = state.board
    if target >= board.area_count:
        return Refusal("CMBT-05", "area-unknown", number=target)
    name = area_name(state, target)
    holder = state.owner[target]
    if holder == NOBODY:
        return Refusal("CMBT-12", "target-unoccupied", target=name)
    if holder == seat:
        return Refusal("CMBT-05", "target-own", target=name)
    if holder != NEUTRAL and state.truces[seat] >> holder & 1:
        return Refusal("ABIL-DIPLOMAT-02", "target-of-ally", target=name)
    is_land = target < board.land_count
    bit = target if is_land else target - board.land_count
    if (protected_land(state) if is_land else protected_sea(state)) >> bit & 1:
        return Refusal("CMBT-13", "target-protected-in-round-one", target=name)
    if is_land and closed_capitals(state, seat) >> bit & 1:
        return Refusal("CMBT-14", "capital-closed-by-score", target=name, score=state.scores[seat])
    return None


# ── The same attack ──────────────────────────────────────────────────────────────────────────


def attack_code(state: State, origin: int, target: int, kind: int) -> int:
    """What identifies an attack within a turn. CMBT-10, SPEC-05, A-28."""
    code = origin << 7 | target
    if state.edition.same_attack_scope is PER_TYPE:
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
    if attack_code(state, origin, target, kind) in combat(state).made:
        rule = "SPEC-05" if kind == SPECIAL_ATTACK else "CMBT-10"
        return Refusal(
            rule, "same-attack", origin=area_name(state, origin), target=area_name(state, target)
        )
    return None


def after_attack(state: State, code: int) -> Combat:
    """The phase to return to: one point less, the attack remembered. CMBT-01."""
    phase = combat(state)
    made = phase.made if code < 0 else (*phase.made, code)
    return Combat(phase.points - 1, made)


# ── Battle attacks ───────────────────────────────────────────────────────────────────────────


def naval_reach(state: State, seat: int, number: int) -> int:
    """The sea areas that submarines can attack from a sea area. CMBT-08."""
    neighbours = state.board.sea_to_sea
    if state.edition.naval_attack_range is ADJACENT:
        return neighbours[number]
    spread = state.board.sea_spread
    chain = flood(1 << number, state.sea[seat] | free_sea(state), spread)
    return border(chain, spread)


def add_land_attacks(state: State, seat: int, open_areas: int, found: list[Option]) -> None:
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
            found.append(Option(ATTACK, (ONLY[origin], Pick((), targets), some_of(units[origin]))))


def add_sea_attacks(state: State, seat: int, open_waters: int, found: list[Option]) -> None:
    """At least one submarine of an own area against enemy submarines. CMBT-08."""
    land_count, units = state.board.land_count, state.units
    for number in bits(state.sea[seat]):
        targets = naval_reach(state, seat, number) & open_waters
        if targets:
            origin = number + land_count
            targets = untried(state, origin, targets, land_count, BATTLE_ATTACK)
            if targets:
                picks = Pick((), targets, land_count)
                found.append(Option(ATTACK, (ONLY[origin], picks, some_of(units[origin]))))


def refuse_attack(state: State, seat: int, action: Action) -> Refusal | None:
    """One origin, at least one unit, one enemy area in reach, not twice. CMBT-03 to CMBT-10."""
    origin, target = action.number(0), action.number(1)
    refusal = refuse_units(state, seat, origin, action, "CMBT-03")
    refusal = refusal or refuse_open(state, seat, target)
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
    if not is_in_reach(state, seat, origin, target):
        rule = "CMBT-06" if origin < land_count else "CMBT-08"
        return Refusal(
            rule,
            "target-out-of-reach",
            origin=area_name(state, origin),
            target=area_name(state, target),
        )
    return refuse_repeated(state, origin, target, BATTLE_ATTACK)


def is_in_reach(state: State, seat: int, origin: int, target: int) -> bool:
    """Whether a battle attack from the origin reaches the target. CMBT-06 to CMBT-08."""
    land_count = state.board.land_count
    if origin >= land_count:
        return bool(naval_reach(state, seat, origin - land_count) >> (target - land_count) & 1)
    reach = state.board.land_to_land[origin] | convoy_coasts(state, seat, origin)
    return bool(reach >> target & 1)


def do_attack(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """The attackers leave their area, and a battle begins. CMBT-03, CMBT-17."""
    origin, target = action.number(0), action.number(1)
    force = pack(action.pairs(2))
    kind = battle_kind(state, origin, target)
    battle = Battle(kind, seat, state.owner[target], target, force)
    battle.origins = ((origin, total(force)),)
    battle.resume = after_attack(state, attack_code(state, origin, target, BATTLE_ATTACK))
    events.append(
        Event(ATTACK_DECLARED,
              (seat, battle.defender, kind, origin, target, action.pairs(2)))
    )  # fmt: skip
    leave(state, seat, origin, force, events)
    open_battle(state, battle, events)


def battle_kind(state: State, origin: int, target: int) -> int:
    """Adjacent land areas fight a land battle even where a convoy joins them too. A-27."""
    if origin >= state.board.land_count:
        return SEA_BATTLE
    return LAND_BATTLE if state.board.land_to_land[origin] >> target & 1 else AMPHIBIOUS_BATTLE


def leave(state: State, seat: int, origin: int, force: int, events: list[Event]) -> None:
    """An origin left empty is lost from that moment. CMBT-17."""
    lift(state, origin, force)
    if state.owner[origin] == NOBODY:
        events.append(Event(AREA_LEFT, (seat, origin)))


def open_battle(state: State, battle: Battle, events: list[Event]) -> None:
    """The battle begins with the abilities before the first die. ABIL-GEN-05."""
    unlock_capitals(state, battle.attacker, battle.target, events)
    state.battle = battle
    state.phase = BattleStart(first_to_decide(state, battle), 0)


def first_to_decide(state: State, battle: Battle) -> int:
    """Who decides first about abilities: the attacker, or by initiative. ABIL-GEN-05, A-42."""
    if state.edition.battle_start_priority is ATTACKER_FIRST or battle.defender == NEUTRAL:
        return ATTACKER
    order = state.order
    earlier = order.index(battle.defender) < order.index(battle.attacker)
    return DEFENDER if earlier else ATTACKER


def unlock_capitals(state: State, seat: int, target: int, events: list[Event]) -> None:
    """The first attack on a capital may open capitals to everybody. CMBT-15, A-03."""
    unlock = state.edition.capital_attack_unlock
    if state.capitals_open or unlock is CapitalAttackUnlock.NONE:
        return
    if target >= state.board.land_count or not is_capital(state, target):
        return
    by_eligible = CapitalAttackUnlock.ATTACK_BY_ELIGIBLE_PLAYER_ON_ENEMY_CAPITAL
    if unlock is by_eligible and not meets_threshold(state, seat):
        return
    state.capitals_open = True
    events.append(Event(CAPITALS_OPENED, (seat,)))


def is_capital(state: State, area: int) -> bool:
    """Whether a land area is a capital in somebody's hand. NEUT-13."""
    if not state.board.capitals >> area & 1:
        return False
    return state.owner[area] == NEUTRAL or bool(full_capitals(state) >> area & 1)


# ── Mech Dropper ─────────────────────────────────────────────────────────────────────────────


def mech_bases(state: State, seat: int) -> tuple[tuple[int, int], ...]:
    """Every own area with mechs, and how many."""
    return tuple(
        [
            (area, count(state.units[area], MECH))
            for area in bits(state.land[seat])
            if count(state.units[area], MECH)
        ]
    )


def drop_options(state: State, seat: int) -> list[Option]:
    """Mech Dropper: any own mechs against one enemy land area. ABIL-DROPPER-02."""
    bases = mech_bases(state, seat)
    targets = tuple(bits(open_land(state, seat)))
    if not bases or not targets:
        return []
    mechs = Counts(bases, 1, sum([number for _, number in bases]))
    return [Option(Verb.DROP, (Pick(targets), mechs))]


def refuse_drop(state: State, seat: int, action: Action) -> Refusal | None:
    """Mech Dropper keeps the limits of other attacks. ABIL-DROPPER-02, ABIL-DROPPER-06."""
    if not can_use(state, seat, Ability.MECH_DROPPER):
        return Refusal("ABIL-GEN-01", "ability-not-usable", ability=Ability.MECH_DROPPER.value)
    target, bases = action.number(0), action.pairs(1)
    refusal = refuse_open(state, seat, target)
    if refusal is not None:
        return refusal
    if target >= state.board.land_count:
        return Refusal("ABIL-DROPPER-06", "target-not-land", target=area_name(state, target))
    if not bases:
        return Refusal("ABIL-DROPPER-02", "no-units")
    for area, amount in bases:
        is_own = area < state.board.land_count and state.owner[area] == seat
        if not is_own or count(state.units[area], MECH) < amount:
            return Refusal("ABIL-DROPPER-02", "units-not-there", origin=area_name(state, area))
    return None


def do_drop(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """The mechs leave their areas for a land battle. ABIL-DROPPER-03."""
    target, bases = action.number(0), action.pairs(1)
    use(state, seat, events)
    mechs = sum([amount for _, amount in bases])
    battle = Battle(DROP_BATTLE, seat, state.owner[target], target, of(MECH, mechs))
    battle.origins = bases
    battle.resume = after_attack(state, NOBODY)
    events.append(Event(MECHS_DROPPED, (seat, battle.defender, target, bases)))
    for area, amount in bases:
        leave(state, seat, area, of(MECH, amount), events)
    open_battle(state, battle, events)
