"""The battle: supremacy, rolls, casualties, cease-fire and its end, on land and at sea.

A land battle alternates rolls; a sea battle rolls both sides at once. The order of one roll is
that of the decision points DP-13 to DP-17: retreat, roll, reroll, casualties, Nurse, checks.
"""

from __future__ import annotations

from opendust.dust.control import defending_capitals, leave_play, lift, set_down
from opendust.dust.dice import FACES, HIT_FACE, face_counts, hits_of
from opendust.dust.events import Happening
from opendust.dust.force import (
    BOMBER,
    COMBAT,
    FIGHTER,
    MECH,
    SUBMARINE,
    TANK,
    UNITS,
    cost,
    count,
    has,
    of,
    pack,
    pairs,
    supremacy,
    total,
)
from opendust.dust.options import (
    AmphibiousCeasefire,
    MechDropperCeasefire,
    NeutralDiceRoller,
    RetreatWindow,
    SeaRetreatOrder,
    SecretWeaponWindow,
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
    Casualties,
    NurseRoll,
    NurseWindow,
    Reroll,
    RerollWindow,
    Retreat,
    RetreatTogether,
    Roll,
)
from opendust.dust.rules.battle_abilities import (
    can_nurse,
    can_reroll,
    can_secret_weapon,
    is_nurse_helpful,
    kept_faces,
    opening_uses,
    reroll_dice,
)
from opendust.dust.rules.casualties import shielded_losses
from opendust.dust.rules.combat import first_to_decide
from opendust.dust.rules.retreat import (
    UNDECIDED,
    can_retreat,
    force_of,
    return_attackers,
    withdraw,
)
from opendust.dust.rules.special import exactly
from opendust.dust.state import AMPHIBIOUS_BATTLE, DROP_BATTLE, NEUTRAL, SEA_BATTLE, State
from opendust.kernel.action import Action
from opendust.kernel.event import Event
from opendust.kernel.option import Option
from opendust.kernel.pending import Chance
from opendust.kernel.refusal import Refusal

CENTER_DICE = 3
CAPITAL_DICE = 5
CEASE_FIRE_ROLLS = 3

HIGHER_SUM = 0
EQUAL_SUMS = 1
CAPITAL_DEFENDED = 2
SUPREMACY_REASONS = ("higher", "equal", "capital")


# ── Dice ─────────────────────────────────────────────────────────────────────────────────────


def combat_dice(force: int, submarine_value: int, *, has_ace: bool) -> int:
    """The summed combat values of a force. BTL-LAND-06, BTL-SEA-03, ABIL-ACE-02."""
    dice = (
        COMBAT[TANK] * count(force, TANK)
        + COMBAT[MECH] * count(force, MECH)
        + COMBAT[FIGHTER] * count(force, FIGHTER)
        + COMBAT[BOMBER] * count(force, BOMBER)
        + submarine_value * count(force, SUBMARINE)
    )
    if has_ace:
        dice += count(force, FIGHTER) + count(force, BOMBER)
    return dice


def defence_dice(state: State, target: int) -> int:
    """Five dice for a capital, else three for a production center. BTL-LAND-07."""
    if target >= state.board.land_count:
        return 0
    if defending_capitals(state) >> target & 1:
        return CAPITAL_DICE
    return CENTER_DICE if state.centers >> target & 1 else 0


def dice_of(state: State, side: int) -> int:
    """The dice that a side rolls now. BTL-LAND-06, BTL-LAND-07."""
    battle = state.fight()
    force = force_of(state, side)
    value = state.edition.submarine_combat_value
    dice = combat_dice(force, value, has_ace=bool(battle.ace >> side & 1))
    return dice + defence_dice(state, battle.target) if side == DEFENDER else dice


# ── The start ────────────────────────────────────────────────────────────────────────────────


def settle_opening(state: State, events: list[Event]) -> bool:
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


def begin_rolls(state: State, events: list[Event]) -> None:
    """On land tactical supremacy decides who rolls first; at sea both roll. BTL-LAND-05."""
    battle = state.fight()
    if battle.kind == SEA_BATTLE:
        begin_exchange(state)
        return
    settle_supremacy(state, events)
    battle.roller = battle.supremacy
    state.phase = Retreat(battle.roller)


def settle_supremacy(state: State, events: list[Event]) -> None:
    """The higher sum, a tie to the defender, a capital always to its defender. BTL-LAND-02."""
    battle = state.fight()
    attackers = supremacy(battle.attackers)
    defenders = supremacy(state.units[battle.target])
    reason = EQUAL_SUMS if attackers == defenders else HIGHER_SUM
    battle.supremacy = ATTACKER if attackers > defenders else DEFENDER
    if defending_capitals(state) >> battle.target & 1:
        battle.supremacy, reason = DEFENDER, CAPITAL_DEFENDED
    holder = battle.seat_of(battle.supremacy)
    events.append(Event(Happening.SUPREMACY_SETTLED, (holder, attackers, defenders, reason)))


# ── Retreats before a roll ───────────────────────────────────────────────────────────────────


def begin_exchange(state: State) -> None:
    """At sea the attacker decides about retreating first, then the defender. RETR-12, A-31."""
    state.fight().roller = NO_SIDE
    if state.edition.sea_retreat_order is SeaRetreatOrder.SIMULTANEOUS:
        attackers = UNDECIDED if can_retreat(state, ATTACKER) else 0
        defenders = UNDECIDED if can_retreat(state, DEFENDER) else 0
        if attackers or defenders:
            state.phase = RetreatTogether(attackers, defenders)
        else:
            state.phase = BattleStep(STEP_AFTER_RETREAT, DEFENDER)
        return
    state.phase = Retreat(ATTACKER)


def settle_retreat(state: State, events: list[Event]) -> bool:
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
    any_roll = state.edition.retreat_window is RetreatWindow.ANY_ROLL
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
    late = SecretWeaponWindow.BEFORE_ATTACKERS_FIRST_ROLL
    if state.edition.secret_weapon_window is not late or battle.rolled >> ATTACKER & 1:
        return False
    return battle.roller != DEFENDER and can_secret_weapon(state, ATTACKER)


# ── The roll ─────────────────────────────────────────────────────────────────────────────────


def roll_chance(state: State) -> Chance:
    """The dice of the side that rolls; at sea the attacker's, then the defender's. BTL-SEA-02."""
    phase = state.phase
    assert isinstance(phase, Roll)
    if phase.side == NO_SIDE:
        return Chance("dice", dice_of(state, ATTACKER) + dice_of(state, DEFENDER), FACES)
    return Chance("dice", dice_of(state, phase.side), FACES)


def do_roll(state: State, values: tuple[int, ...], events: list[Event]) -> None:
    """The dice lie on the table. BTL-LAND-06."""
    phase = state.phase
    assert isinstance(phase, Roll)
    if phase.side == NO_SIDE:
        first = dice_of(state, ATTACKER)
        lay_dice(state, ATTACKER, values[:first], events)
        lay_dice(state, DEFENDER, values[first:], events)
        state.phase = RerollWindow(ATTACKER)
    else:
        lay_dice(state, phase.side, values, events)
        state.phase = RerollWindow(phase.side)


def lay_dice(state: State, side: int, values: tuple[int, ...], events: list[Event]) -> None:
    """Keep a side's dice and tell of them."""
    battle = state.fight()
    battle.faces[side] = values
    battle.rolled |= 1 << side
    events.append(
        Event(Happening.DICE_ROLLED, (battle.seat_of(side), hits_of(values), face_counts(values)))
    )


def settle_reroll(state: State, events: list[Event]) -> bool:
    """A side that cannot reroll is not asked; whether it was skipped."""
    phase = state.phase
    assert isinstance(phase, RerollWindow)
    if can_reroll(state, phase.side):
        return False
    after_reroll(state, phase.side)
    return True


def after_reroll(state: State, side: int) -> None:
    """At sea the defender decides after the attacker; then hits are counted. ABIL-SIGRID-03."""
    if state.fight().roller == NO_SIDE and side == ATTACKER:
        state.phase = RerollWindow(DEFENDER)
    else:
        state.phase = BattleStep(STEP_AFTER_ROLL, side)


def do_keep_roll(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """The roll stands."""
    phase = state.phase
    assert isinstance(phase, RerollWindow)
    after_reroll(state, phase.side)


def reroll_chance(state: State) -> Chance:
    """The dice that are rolled again."""
    phase = state.phase
    assert isinstance(phase, Reroll)
    return Chance("dice", reroll_dice(state, phase.side), FACES)


def do_reroll_dice(state: State, values: tuple[int, ...], events: list[Event]) -> None:
    """The new result counts, even if worse. ABIL-RAKETEN-03, ABIL-SIGRID-02."""
    phase = state.phase
    assert isinstance(phase, Reroll)
    battle = state.fight()
    faces = kept_faces(state, phase.side) + values
    battle.faces[phase.side] = faces
    events.append(
        Event(Happening.DICE_REROLLED,
              (battle.seat_of(phase.side), hits_of(faces), face_counts(faces)))
    )  # fmt: skip
    after_reroll(state, phase.side)


# ── Casualties ───────────────────────────────────────────────────────────────────────────────


def count_hits(state: State, events: list[Event]) -> None:
    """The final result of the roll counts, for casualties and cease-fire alike. A-37."""
    battle = state.fight()
    sides = (ATTACKER, DEFENDER) if battle.roller == NO_SIDE else (battle.roller,)
    battle.hits = [0, 0]
    for side in sides:
        battle.hits[side] = hits_of(battle.faces[side])
    battle.hitless = 0 if battle.hits[ATTACKER] or battle.hits[DEFENDER] else battle.hitless + 1
    state.phase = BattleStep(STEP_AFTER_LOSSES, NO_SIDE)
    for side in sides:
        choices = loss_choices(state, side)
        if len(choices) > 1 and not is_automatic(state, side):
            state.phase = Casualties(side)
        else:
            battle.losses[1 - side] = dearest(choices)


def loss_choices(state: State, side: int) -> list[int]:
    """The enemy units that the hits of a side may destroy. BTL-LAND-08 to BTL-LAND-12."""
    return shielded_losses(force_of(state, 1 - side), state.fight().hits[side])


def is_automatic(state: State, side: int) -> bool:
    """Whether nobody chooses for neutral dice. NEUT-15."""
    if state.fight().seat_of(side) != NEUTRAL:
        return False
    return state.edition.neutral_dice_roller is NeutralDiceRoller.AUTOMATIC


def dearest(choices: list[int]) -> int:
    """The set that costs its owner most; automatic neutrals take it."""
    best = choices[0]
    for losses in choices:
        if cost(losses) > cost(best):
            best = losses
    return best


def casualty_chooser(state: State) -> int:
    """The player who rolled; for neutrals the attacker's left neighbour. NEUT-15, A-22."""
    phase = state.phase
    assert isinstance(phase, Casualties)
    battle = state.fight()
    seat = battle.seat_of(phase.side)
    return (battle.attacker + 1) % state.players if seat == NEUTRAL else seat


def casualty_options(state: State, seat: int) -> list[Option]:
    """Every legal set of casualties. BTL-LAND-08."""
    phase = state.phase
    assert isinstance(phase, Casualties)
    return [exactly(losses) for losses in loss_choices(state, phase.side)]


def refuse_casualties(state: State, seat: int, action: Action) -> Refusal | None:
    """As many enemy units as hits, under the shields. BTL-LAND-08 to BTL-LAND-11."""
    phase = state.phase
    assert isinstance(phase, Casualties)
    wanted = pack(action.pairs(0))
    if wanted in loss_choices(state, phase.side):
        return None
    hits = state.fight().hits[phase.side]
    force = force_of(state, 1 - phase.side)
    if total(wanted) != hits or not has(force, wanted):
        return Refusal("BTL-LAND-08", "casualties-illegal", hits=hits)
    left = force - wanted
    if count(wanted, MECH) and count(left, TANK):
        return Refusal("BTL-LAND-09", "tanks-shield-mechs", tanks=count(left, TANK))
    return Refusal("BTL-LAND-10", "fighters-shield-bombers", fighters=count(left, FIGHTER))


def do_casualties(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """The roller has chosen. BTL-LAND-08."""
    phase = state.phase
    assert isinstance(phase, Casualties)
    state.fight().losses[1 - phase.side] = pack(action.pairs(0))
    state.phase = BattleStep(STEP_AFTER_LOSSES, NO_SIDE)


def take_losses(state: State, events: list[Event]) -> None:
    """Losses of one side after the other, attacker first; then the checks. BTL-SEA-04."""
    battle = state.fight()
    for side in (ATTACKER, DEFENDER):
        if battle.losses[side]:
            treat_losses(state, side, events)
            return
    check_end(state, events)


def treat_losses(state: State, side: int, events: list[Event]) -> None:
    """Nurse where she helps, else the units are destroyed. ABIL-NURSE-04, ABIL-NURSE-05."""
    if state.fight().nurse >> side & 1 and is_nurse_helpful(state, side):
        state.phase = NurseRoll(side)
    elif can_nurse(state, side):
        state.phase = NurseWindow(side)
    else:
        destroy_losses(state, side, events)


def do_no_nurse(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """The units are destroyed."""
    phase = state.phase
    assert isinstance(phase, NurseWindow)
    destroy_losses(state, phase.side, events)


def destroy_losses(state: State, side: int, events: list[Event]) -> None:
    """Casualties leave play at once. BTL-LAND-12."""
    battle = state.fight()
    remove(state, side, battle.losses[side], events)
    battle.losses[side] = 0
    state.phase = BattleStep(STEP_AFTER_LOSSES, NO_SIDE)


def remove(state: State, side: int, force: int, events: list[Event]) -> None:
    """Units of a side are destroyed."""
    if not force:
        return
    battle = state.fight()
    seat = battle.seat_of(side)
    if side == ATTACKER:
        battle.attackers -= force
    else:
        lift(state, battle.target, force)
    leave_play(state, seat, force)
    events.append(Event(Happening.UNITS_DESTROYED, (seat, battle.target, pairs(force))))


def nurse_chance(state: State) -> Chance:
    """One die per lost unit: tanks, mechs, fighters, bombers, submarines in this order."""
    phase = state.phase
    assert isinstance(phase, NurseRoll)
    return Chance("dice", total(state.fight().losses[phase.side]), FACES)


def do_nurse_roll(state: State, values: tuple[int, ...], events: list[Event]) -> None:
    """Blank: the unit retreats instead; hit: it is destroyed. ABIL-NURSE-03, ABIL-NURSE-07."""
    phase = state.phase
    assert isinstance(phase, NurseRoll)
    battle = state.fight()
    losses = battle.losses[phase.side]
    saved, at = 0, 0
    for unit in UNITS:
        for _ in range(count(losses, unit)):
            if values[at] < HIT_FACE:
                saved += of(unit, 1)
            at += 1
    seat = battle.seat_of(phase.side)
    events.append(Event(Happening.NURSE_ROLLED, (seat, total(saved), face_counts(values))))
    remove(state, phase.side, losses - saved, events)
    battle.losses[phase.side] = 0
    withdraw(state, phase.side, saved, STEP_AFTER_LOSSES, events)


# ── Checks and the end ───────────────────────────────────────────────────────────────────────


def is_decided(state: State) -> bool:
    """Whether a side has no unit left in the battle. BTL-LAND-15, RETR-06."""
    return not force_of(state, ATTACKER) or not force_of(state, DEFENDER)


def take_step(state: State, events: list[Event]) -> bool:
    """Go on after a side has acted."""
    phase = state.phase
    assert isinstance(phase, BattleStep)
    if phase.step == STEP_AFTER_ROLL:
        count_hits(state, events)
    elif phase.step == STEP_AFTER_LOSSES:
        take_losses(state, events)
    elif is_decided(state):
        end_battle(state, events)
    elif phase.step == STEP_AFTER_RETREAT:
        after_retreat(state, phase.side)
    else:
        assert phase.step == STEP_AFTER_OPENING
        state.phase = BattleStart(first_to_decide(state, state.fight()), 0)
    return True


def check_end(state: State, events: list[Event]) -> None:
    """The battle is decided, a cease-fire ends it, or the next roll comes. BTL-LAND-13."""
    battle = state.fight()
    if is_decided(state):
        end_battle(state, events)
    elif battle.hitless >= CEASE_FIRE_ROLLS:
        cease_fire(state, events)
    elif battle.roller == NO_SIDE:
        begin_exchange(state)
    else:
        battle.roller = 1 - battle.roller
        state.phase = Retreat(battle.roller)


def cease_fire(state: State, events: list[Event]) -> None:
    """All attackers go back, or are lost where nothing takes them back. BTL-LAND-14."""
    battle = state.fight()
    events.append(Event(Happening.CEASE_FIRE, (battle.target,)))
    edition = state.edition
    if battle.kind == AMPHIBIOUS_BATTLE:
        stays = edition.amphibious_ceasefire is AmphibiousCeasefire.ATTACKERS_RETURN_TO_ORIGIN
    elif battle.kind == DROP_BATTLE:
        stays = edition.mech_dropper_ceasefire is MechDropperCeasefire.RETURN_TO_ORIGINS
    else:
        stays = True
    if not stays:
        remove(state, ATTACKER, battle.attackers, events)
    elif battle.kind == DROP_BATTLE:
        return_mechs(state, events)
    else:
        return_attackers(state, battle.attackers, events)
    end_battle(state, events)


def return_mechs(state: State, events: list[Event]) -> None:
    """Dropped mechs fill their areas again in the order in which they were named. A-51."""
    battle = state.fight()
    left = count(battle.attackers, MECH)
    battle.attackers = 0
    for area, number in battle.origins:
        back = min(number, left)
        if back:
            set_down(state, battle.attacker, area, of(MECH, back))
            events.append(
                Event(Happening.UNITS_RETREATED, (battle.attacker, area, ((MECH, back),)))
            )
        left -= back


def end_battle(state: State, events: list[Event]) -> None:
    """Attackers left without enemies take the area; otherwise it stays as it is. BTL-LAND-17."""
    battle = state.fight()
    if state.units[battle.target]:
        events.append(Event(Happening.AREA_DEFENDED, (battle.defender, battle.target)))
    elif battle.attackers:
        set_down(state, battle.attacker, battle.target, battle.attackers)
        events.append(Event(Happening.AREA_CONQUERED, (battle.attacker, battle.target)))
    else:
        events.append(Event(Happening.BATTLE_ENDED, (battle.target,)))
    state.battle = None
    state.phase = battle.resume
