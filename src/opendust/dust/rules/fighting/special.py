"""Special attacks: bombers on submarines, submarines on land, missiles. Not battles. SPEC-01."""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.dust.actions import TO_END, Verb
from opendust.dust.control import full_capitals, leave_play, lift, own_centers
from opendust.dust.deck import Ability
from opendust.dust.dice import FACES, face_counts, hits_of
from opendust.dust.edition import SWITCHES
from opendust.dust.events import (
    AREA_LEFT,
    MISSILE_LAUNCHED,
    SPECIAL_ATTACK_DECLARED,
    SPECIAL_DICE_ROLLED,
    UNITS_DESTROYED,
)
from opendust.dust.force import (
    BOMBER,
    BOMBER_FIELD,
    SUBMARINE,
    all_of,
    count,
    has,
    of,
    pack,
    pairs,
    some_of,
    total,
)
from opendust.dust.phases import SpecialCasualties, SpecialRoll
from opendust.dust.rules.abilities import can_use, usable, use
from opendust.dust.rules.corrections import has_corrections
from opendust.dust.rules.fighting.casualties import free_losses, shield_of, shielded_losses
from opendust.dust.rules.fighting.combat import (
    SPECIAL_ATTACK,
    add_land_attacks,
    add_sea_attacks,
    after_attack,
    attack_code,
    refuse_repeated,
    unlock_capitals,
    untried,
)
from opendust.dust.rules.fighting.mech_dropper import drop_options, refuse_drop
from opendust.dust.rules.fighting.targets import open_land, open_sea, refuse_foe, refuse_shut
from opendust.dust.rules.menus import Listed, Menu
from opendust.dust.rules.movement import refuse_units
from opendust.dust.rules.producing.building import area_name, sea_areas
from opendust.dust.state import NEUTRAL, NOBODY, State
from opendust.kernel.action import Action
from opendust.kernel.bits import bits, size
from opendust.kernel.closed_set import closed_set
from opendust.kernel.event import Event, Events
from opendust.kernel.option import ONLY, Counts, Option, Pick, among
from opendust.kernel.pending import Chance
from opendust.kernel.refusal import Refusal


@closed_set
class SpecialAttackUnits(Enum):
    """Whether a special attack uses every bomber or submarine present or a chosen number."""

    ALL_PRESENT = "all_present"
    CHOSEN = "chosen"


@closed_set
class MissileDice(Enum):
    """Number of dice of a missile."""

    THREE = "3"
    OWN_PRODUCTION_CENTERS = "own_production_centers"


SPECIAL_ATTACK_UNITS: Final = SWITCHES.choice("special_attack_units", SpecialAttackUnits)
SUBMARINE_ATTACK_VS_CAPITAL: Final = SWITCHES.yes("submarine_attack_vs_capital")
MISSILE_DICE: Final = SWITCHES.choice("missile_dice", MissileDice)
MISSILE_TARGETS_SEA: Final = SWITCHES.yes("missile_targets_sea")
MISSILE_VS_NEUTRAL_CAPITAL: Final = SWITCHES.yes("missile_vs_neutral_capital")


DICE_PER_BOMBER: Final = 2
THREE_DICE: Final = 3
BOMBARD: Final = Verb.BOMBARD
BALLISTIC_MISSILES: Final = Ability.BALLISTIC_MISSILES
MECH_DROPPER: Final = Ability.MECH_DROPPER
ALL_PRESENT: Final = SpecialAttackUnits.ALL_PRESENT


def submarine_targets(state: State, areas: int) -> int:
    """Land that submarines may shell: no capitals, unless the edition says so. SPEC-11."""
    if SUBMARINE_ATTACK_VS_CAPITAL.of(state.edition):
        return areas
    return areas & ~full_capitals(state)


def combat_options(state: State, seat: int) -> list[Option]:
    """Every attack of any kind, or the end of the turn. CMBT-01, CMBT-02."""
    menu = Listed()
    write_attacks(state, seat, menu)
    return menu.options


def write_attacks(state: State, seat: int, menu: Menu) -> None:
    """Every attack of any kind, or the end of the turn. CMBT-01, CMBT-02."""
    areas, waters = open_land(state, seat), open_sea(state, seat)
    menu.add(TO_END)
    if areas:
        add_land_attacks(state, seat, areas, menu)
    if waters and state.sea[seat]:
        add_sea_attacks(state, seat, waters, menu)
    if waters:
        add_air_raids(state, seat, waters, menu)
    if state.sea[seat]:
        add_shellings(state, seat, submarine_targets(state, areas), menu)
    ability = usable(state, seat)
    if ability is BALLISTIC_MISSILES:
        for option in missile_options(state, seat):
            menu.add(option)
    elif ability is MECH_DROPPER:  # ABIL-DROPPER-01
        for option in drop_options(state, seat):
            menu.add(option)


def add_air_raids(state: State, seat: int, waters: int, menu: Menu) -> None:
    """Bombers against adjacent submarines. SPEC-06."""
    land_count, near, units = state.board.land_count, state.board.land_to_sea, state.units
    for origin in bits(state.land[seat]):
        bombers = units[origin] & BOMBER_FIELD
        if bombers:
            targets = near[origin] & waters
            if targets:
                targets = untried(state, origin, targets, land_count, SPECIAL_ATTACK)
            if targets:
                menu.add(special_option(state, origin, among(targets, land_count), bombers))


def add_shellings(state: State, seat: int, shores: int, menu: Menu) -> None:
    """Submarines against adjacent land. SPEC-08."""
    land_count, near, units = state.board.land_count, state.board.sea_to_land, state.units
    for number in bits(state.sea[seat]):
        targets = near[number] & shores
        if targets:
            origin = number + land_count
            targets = untried(state, origin, targets, 0, SPECIAL_ATTACK)
            if targets:
                menu.add(special_option(state, origin, among(targets), units[origin]))


def special_option(state: State, origin: int, targets: Pick, force: int) -> Option:
    """All bombers or submarines present, or those chosen. SPEC-06, SPEC-09."""
    everybody = SPECIAL_ATTACK_UNITS.of(state.edition) is ALL_PRESENT
    units = all_of(force) if everybody else some_of(force)
    return Option(BOMBARD, (ONLY[origin], targets, units))


def refuse_bombard(state: State, seat: int, action: Action) -> Refusal | None:
    """Bombers attack adjacent sea, submarines adjacent land. SPEC-04 to SPEC-11."""
    origin, target = action.number(0), action.number(1)
    return (
        refuse_units(state, seat, origin, action, "CMBT-03")
        or refuse_foe(state, seat, target)  # ABIL-DIPLOMAT-03
        or refuse_shelling(state, origin, target)
        or refuse_shut(state, seat, target)
        or refuse_special_units(state, origin, target, pack(action.pairs(2)))
        or refuse_repeated(state, origin, target, SPECIAL_ATTACK)
    )


def refuse_shelling(state: State, origin: int, target: int) -> Refusal | None:
    """Submarines attack no capital, whatever the score, unless the edition says so. SPEC-11."""
    land_count = state.board.land_count
    if origin >= land_count > target and is_shell_proof(state, target):
        name = area_name(state, target)
        return Refusal("SPEC-11", "no-submarine-attack-on-capital", target=name)
    return None


def refuse_special_units(state: State, origin: int, target: int, force: int) -> Refusal | None:
    """Only bombers or submarines, all of them where the edition says so. SPEC-06, SPEC-09."""
    from_land = origin < state.board.land_count
    unit = BOMBER if from_land else SUBMARINE
    rule = "SPEC-06" if from_land else "SPEC-08"
    names = {"origin": area_name(state, origin), "target": area_name(state, target)}
    if force != of(unit, count(force, unit)):
        return Refusal(rule, "special-needs-bombers" if from_land else "special-needs-submarines")
    if (target < state.board.land_count) == from_land:
        return Refusal(rule, "special-wrong-element", **names)
    if not state.board.is_adjacent(origin, target):
        return Refusal(rule, "target-not-adjacent", **names)
    everybody = SPECIAL_ATTACK_UNITS.of(state.edition) is SpecialAttackUnits.ALL_PRESENT
    if everybody and count(force, unit) != count(state.units[origin], unit):
        return Refusal(
            "SPEC-06" if from_land else "SPEC-09",
            "special-needs-all",
            amount=count(state.units[origin], unit),
        )
    return None


def is_shell_proof(state: State, target: int) -> bool:
    """Whether submarines may not attack a land area since it is a capital. SPEC-11."""
    if SUBMARINE_ATTACK_VS_CAPITAL.of(state.edition):
        return False
    return bool(full_capitals(state) >> target & 1)


def do_bombard(state: State, seat: int, action: Action, events: Events) -> None:
    """One roll: two dice per bomber, one per submarine. SPEC-06, SPEC-09."""
    origin, target = action.number(0), action.number(1)
    force = pack(action.pairs(2))
    dice = DICE_PER_BOMBER * count(force, BOMBER) + count(force, SUBMARINE)
    resume = after_attack(state, attack_code(state, origin, target, SPECIAL_ATTACK))
    if events is not None:
        events.append(
            Event(SPECIAL_ATTACK_DECLARED,
                  (seat, state.owner[target], origin, target, action.pairs(2)))
        )  # fmt: skip
    unlock_capitals(state, seat, target, events)
    state.phase = SpecialRoll(target, dice, True, resume)


# ── Ballistic Missiles ───────────────────────────────────────────────────────────────────────


def missile_dice(state: State, seat: int) -> int:
    """Three dice, or one per own production center. SPEC-14, A-41."""
    if MISSILE_DICE.of(state.edition) is MissileDice.THREE:
        return THREE_DICE
    return size(own_centers(state, seat))


def missile_proof(state: State) -> int:
    """Capitals that no missile may target. SPEC-16, A-05."""
    if MISSILE_VS_NEUTRAL_CAPITAL.of(state.edition):
        if not has_corrections(state):
            return state.claimed
        return full_capitals(state) & ~state.land[NEUTRAL]
    return state.board.capitals


def missile_targets(state: State, seat: int) -> tuple[int, ...]:
    """Every area with enemy units within the limits, at any distance. SPEC-12, SPEC-13."""
    targets = tuple(bits(open_land(state, seat) & ~missile_proof(state)))
    if MISSILE_TARGETS_SEA.of(state.edition):
        targets += sea_areas(state, open_sea(state, seat))
    return targets


def missile_options(state: State, seat: int) -> list[Option]:
    """Ballistic Missiles: one missile. ABIL-MISSILE-01."""
    if not missile_dice(state, seat):
        return []
    targets = missile_targets(state, seat)
    return [Option(Verb.MISSILE, (Pick(targets),))] if targets else []


def refuse_missile(state: State, seat: int, action: Action) -> Refusal | None:
    """Once, with the card, on an enemy area that is no capital. SPEC-12 to SPEC-16."""
    if not can_use(state, seat, Ability.BALLISTIC_MISSILES):
        return Refusal("SPEC-12", "ability-not-usable", ability=Ability.BALLISTIC_MISSILES.value)
    if not missile_dice(state, seat):
        return Refusal("SPEC-14", "missile-needs-center")
    target = action.number(0)
    return (
        refuse_foe(state, seat, target)
        or refuse_missile_target(state, target)
        or refuse_shut(state, seat, target)
    )


def refuse_missile_target(state: State, target: int) -> Refusal | None:
    """Missiles reach land only, or sea too, and never a capital. SPEC-13, SPEC-16."""
    if target >= state.board.land_count:
        if MISSILE_TARGETS_SEA.of(state.edition):
            return None
        return Refusal("SPEC-13", "target-not-land", target=area_name(state, target))
    if missile_proof(state) >> target & 1:
        return Refusal("SPEC-16", "no-missile-on-capital", target=area_name(state, target))
    return None


def do_missile(state: State, seat: int, action: Action, events: Events) -> None:
    """One roll; shields do not apply. SPEC-14, SPEC-15."""
    target = action.number(0)
    use(state, seat, events)
    if events is not None:
        events.append(Event(MISSILE_LAUNCHED, (seat, state.owner[target], target)))
    dice = missile_dice(state, seat)
    unlock_capitals(state, seat, target, events)
    state.phase = SpecialRoll(target, dice, False, after_attack(state, NOBODY))


def refuse_lacking(state: State, seat: int, action: Action) -> Refusal | None:
    """Whoever has no card for an attack need not end his movement for it. ABIL-GEN-01, SPEC-12."""
    if action.verb is Verb.MISSILE and not can_use(state, seat, Ability.BALLISTIC_MISSILES):
        return refuse_missile(state, seat, action)
    if action.verb is Verb.DROP and not can_use(state, seat, Ability.MECH_DROPPER):
        return refuse_drop(state, seat, action)
    return None


# ── The roll and its casualties ──────────────────────────────────────────────────────────────


def special_chance(state: State) -> Chance:
    """The dice of a special attack. SPEC-02."""
    phase = state.phase
    assert isinstance(phase, SpecialRoll)
    return Chance("dice", phase.dice, FACES)


def do_special_roll(state: State, values: tuple[int, ...], events: Events) -> None:
    """Each hit destroys one unit; the attacker chooses where there is a choice. SPEC-07."""
    phase = state.phase
    assert isinstance(phase, SpecialRoll)
    hits = hits_of(values)
    if events is not None:
        events.append(Event(SPECIAL_DICE_ROLLED, (state.active(), hits, face_counts(values))))
    state.phase = SpecialCasualties(phase.target, hits, phase.shielded, phase.resume)
    choices = special_losses(state)
    if len(choices) == 1:
        destroy(state, choices[0], events)


def special_losses(state: State) -> list[int]:
    """The sets of units that the hits may destroy. SPEC-10, SPEC-15."""
    phase = state.phase
    assert isinstance(phase, SpecialCasualties)
    force = state.units[phase.target]
    if phase.shielded:  # SPEC-10, SPEC-15
        return shielded_losses(force, phase.hits)
    return free_losses(force, phase.hits)


def special_casualty_options(state: State, seat: int) -> list[Option]:
    """Every legal set of casualties. SPEC-10, SPEC-15."""
    return [exactly(losses) for losses in special_losses(state)]


def exactly(losses: int) -> Option:
    """The option to destroy just these units."""
    return Option(Verb.DESTROY, (Counts(pairs(losses), total(losses), total(losses)),))


def refuse_special_casualties(state: State, seat: int, action: Action) -> Refusal | None:
    """As many units as hits, under the shields for submarines. SPEC-10, SPEC-15."""
    if pack(action.pairs(0)) in special_losses(state):
        return None
    phase = state.phase
    assert isinstance(phase, SpecialCasualties)
    if not phase.shielded:
        return Refusal("SPEC-15", "casualties-illegal", hits=phase.hits)
    force, wanted = state.units[phase.target], pack(action.pairs(0))
    fault = Refusal("SPEC-10", "casualties-illegal", hits=phase.hits)
    if total(wanted) != phase.hits or not has(force, wanted):
        return fault
    return fault.and_by(shield_of(force, wanted).rule)


def do_special_casualties(state: State, seat: int, action: Action, events: Events) -> None:
    """The chosen units are destroyed. SPEC-02."""
    destroy(state, pack(action.pairs(0)), events)


def destroy(state: State, losses: int, events: Events) -> None:
    """Units are removed; an area left empty becomes unoccupied. SPEC-03."""
    phase = state.phase
    assert isinstance(phase, SpecialCasualties)
    owner = state.owner[phase.target]
    if losses:
        if events is not None:
            events.append(Event(UNITS_DESTROYED, (owner, phase.target, pairs(losses))))
        lift(state, phase.target, losses)
        leave_play(state, owner, losses)
        if state.owner[phase.target] == NOBODY and events is not None:
            events.append(Event(AREA_LEFT, (owner, phase.target)))
    state.phase = phase.resume
