"""Fire zone: which weapon lines can be used, and which targets they reach and see (p.9 to 14).

A target is the number of a unit, or the unit count plus a space for the cover element there.
"""

from __future__ import annotations

from typing import Final

from opendust.kernel.refusal import Refusal
from opendust.tactics.battle import NO_UNIT
from opendust.tactics.board.board import SMOKE, TRAP
from opendust.tactics.profile import SWITCHES
from opendust.tactics.rules.corrections import has_all_corrections
from opendust.tactics.rules.fire.ammo import never_runs_out
from opendust.tactics.rules.fire.sight import ANY_OTHER_SIGHT, SOLDIER_TO_SOLDIER, can_see
from opendust.tactics.state import State
from opendust.tactics.units.cards import FIRST_VEHICLE_CLASS
from opendust.tactics.units.weapons import RangeKind

SMOKE_HIDES_COVER_ELEMENTS: Final = SWITCHES.yes("smoke_hides_cover_elements")

CARRIER_LOST: Final = Refusal("AMB-ATK-8", "weapon-carrier-lost")
NOT_LOADED: Final = Refusal("WEAP-RELOAD-1", "weapon-not-loaded")
NO_AMMO: Final = Refusal("WEAP-AMMO-1", "weapon-no-ammo")
NOT_ON_BOARD: Final = Refusal("AMB-SETUP-5", "target-not-on-board")
TARGET_GONE: Final = NOT_ON_BOARD.citing("ATK-16")
NO_ELEMENT: Final = NOT_ON_BOARD.citing("COVEL-08")
IN_SQUAD: Final = Refusal("HERO-06", "target-in-squad")
FRIENDLY: Final = Refusal("AMB-ATK-6", "target-friendly")
IN_SMOKE: Final = Refusal("TERR-15", "target-in-smoke")
ELEMENT_IN_SMOKE: Final = Refusal("AMB-ATK-11", "target-in-smoke")
SHOOTER_IN_SMOKE: Final = Refusal("TERR-16", "shooter-in-smoke")
NO_EFFECT: Final = Refusal("CARD-10", "weapon-cannot-damage")
TRAP_IMMUNE: Final = Refusal("WEAP-FLAME-2", "weapon-flame-against-trap")
OUT_OF_RANGE: Final = {
    RangeKind.NUMBER: Refusal("RANGE-02", "target-out-of-range"),
    RangeKind.ARC: Refusal("RANGE-03", "target-out-of-range"),
    RangeKind.UNLIMITED: Refusal("AMB-RANGE-6", "target-in-own-space"),
    RangeKind.CLOSE: Refusal("RANGE-05", "target-out-of-range"),
    RangeKind.ARTILLERY: Refusal("RANGE-06", "target-out-of-range"),
}
NOT_SEEN: Final = Refusal("LOS-01", "target-not-seen")


CRATE_CLASS: Final = FIRST_VEHICLE_CLASS + 2  # COVEL-09
TRAP_CLASS: Final = FIRST_VEHICLE_CLASS + 4  # COVEL-10
"""A crate is a V3 target, a trap a V5 one. COVEL-09, COVEL-10."""


def is_element(state: State, target: int) -> bool:
    """Whether the target is a cover element."""
    return target >= state.battle.unit_count


def space_of(state: State, target: int) -> int:
    """Where a target stands."""
    if is_element(state, target):
        return target - state.battle.unit_count
    return state.place[target]


def spaces_of(state: State, target: int) -> tuple[int, ...]:
    """All spaces of a target. AMB-LOS-11."""
    return (space_of(state, target),) if is_element(state, target) else state.cells(target)


def is_in_smoke(state: State, unit: int) -> bool:
    """Whether a unit stands in smoke, with all its spaces. TERR-15, TERR-16."""
    if not state.battle.is_large[unit]:
        return bool(state.flags[state.place[unit]] & SMOKE)
    return all(state.flags[space] & SMOKE for space in state.cells(unit))


def is_large_pair(state: State, body: int, target: int) -> bool:
    """Whether one of the two stands across several spaces."""
    large = state.battle.is_large
    return large[body] or (not is_element(state, target) and large[target])


def armor_of(state: State, target: int) -> int:
    """The armor class of a target; hero and squad share theirs. CARD-03, HERO-04."""
    if is_element(state, target):
        return TRAP_CLASS if state.flags[space_of(state, target)] & TRAP else CRATE_CLASS
    return state.battle.cards[target].armor


def carriers_of(state: State, line: int) -> int:
    """The living miniatures that multiply a line's dice. ATK-04, ATK-05, WEAP-KNIFE-1."""
    battle = state.battle
    unit = battle.line_unit[line]
    weapon = battle.lines[line]
    if not battle.cards[unit].is_squad:
        return 1
    if weapon.is_limited:
        return 1 if state.strength(unit) else 0  # WEAP-AMMO-5
    if weapon.is_knife:  # WEAP-KNIFE-1
        return state.strength(unit)
    bit = 1 << (line - battle.line_first[unit])
    total = 0
    for model in battle.models_of(unit):
        if battle.model_mask[model] & bit:  # CARD-12, CARD-13
            total += state.health[model]  # ATK-04
    return total


def refuse_use(state: State, line: int) -> Refusal | None:
    """Why a weapon line cannot be used by anybody now."""
    weapon = state.battle.lines[line]
    if not carriers_of(state, line):
        return CARRIER_LOST
    if weapon.is_reloadable and not state.loaded[line]:
        return NOT_LOADED
    if weapon.is_limited and not state.ammo[line]:
        is_endless = never_runs_out(state, state.battle.line_unit[line])
        return None if is_endless and has_all_corrections(state) else NO_AMMO
    return None


def is_hidden_element(state: State, space: int) -> bool:
    """Whether a cover element there is out of everybody's sight. AMB-ATK-11."""
    in_smoke = bool(state.flags[space] & SMOKE)
    return in_smoke and SMOKE_HIDES_COVER_ELEMENTS.of(state.battle.profile)


def refuse_target(state: State, body: int, target: int) -> Refusal | None:
    """Why something is no target for a unit, whatever its weapons. AMB-ATK-6, TERR-15, TERR-16."""
    if is_element(state, target):
        if not state.element_hp[space_of(state, target)]:
            return NO_ELEMENT
        if is_hidden_element(state, space_of(state, target)):
            return ELEMENT_IN_SMOKE
    elif not state.is_on_board(target):
        return NOT_ON_BOARD if state.is_alive(target) else TARGET_GONE
    elif not state.is_body(target):
        return IN_SQUAD
    elif state.battle.side[target] == state.battle.side[body]:
        return FRIENDLY
    elif is_in_smoke(state, target):
        return IN_SMOKE
    if is_in_smoke(state, body):
        return SHOOTER_IN_SMOKE
    return None


def refuse_damage(state: State, line: int, target: int) -> Refusal | None:
    """A dash never damages, and flames no trap. CARD-10, AMB-ATK-7, WEAP-FLAME-2."""
    weapon = state.battle.lines[line]
    if not weapon.can_damage(armor_of(state, target)):
        return NO_EFFECT
    burns = weapon.is_flamethrower and is_element(state, target)
    return TRAP_IMMUNE if burns and state.flags[space_of(state, target)] & TRAP else None


def refuse_zone(state: State, body: int, line: int, target: int) -> Refusal | None:
    """Range first, then line of sight. ATK-01, RANGE-07."""
    if not in_range(state, body, line, target):
        return out_of_range(state, line)
    if not is_large_pair(state, body, target):
        return None if sees(state, body, target) else NOT_SEEN
    grid = state.battle.grid
    for here in state.cells(body):
        for there in spaces_of(state, target):
            reaches = state.battle.lines[line].reaches(grid.range_between(here, there))
            if reaches and sees_from(state, body, here, target, there):
                return None
    return NOT_SEEN


def out_of_range(state: State, line: int) -> Refusal:
    """The rule of the printed range that a weapon line does not reach by. RANGE-02 to RANGE-06."""
    return OUT_OF_RANGE[state.battle.lines[line].range_kind]


def in_range(state: State, body: int, line: int, target: int) -> bool:
    """Range is counted straight from space to space. RANGE-01, AMB-RANGE-3."""
    weapon = state.battle.lines[line]
    grid = state.battle.grid
    if not is_large_pair(state, body, target):
        return weapon.reaches(grid.range_between(state.place[body], space_of(state, target)))
    return any(
        weapon.reaches(grid.range_between(here, there))
        for here in state.cells(body)
        for there in spaces_of(state, target)
    )


def blocking_for(state: State, body: int, target: int) -> int:
    """What hides a target: soldiers and traps only between soldiers. LOS-06 to LOS-09."""
    if is_element(state, target) or not state.battle.cards[body].is_soldier:
        return ANY_OTHER_SIGHT
    return SOLDIER_TO_SOLDIER if state.battle.cards[target].is_soldier else ANY_OTHER_SIGHT


def sees(state: State, body: int, target: int) -> bool:
    """Line of sight from a unit to a target, from and to any of their spaces. LOS-02."""
    if not is_large_pair(state, body, target):
        return sees_from(state, body, state.place[body], target, space_of(state, target))
    return any(
        sees_from(state, body, here, target, there)
        for here in state.cells(body)
        for there in spaces_of(state, target)
    )


def sees_from(state: State, body: int, here: int, target: int, there: int) -> bool:
    """Line of sight between two spaces of a unit and a target."""
    blocking = blocking_for(state, body, target)
    return can_see(state.battle.grid, state.flags, here, there, blocking)


def refuse_shot(state: State, body: int, line: int, target: int) -> Refusal | None:
    """Why a weapon line cannot fire at a target on its own. LOS-01."""
    fault = refuse_target(state, body, target) or refuse_damage(state, line, target)
    return fault or refuse_zone(state, body, line, target)


def has_target(state: State, body: int, lines: list[int]) -> bool:
    """Whether one of the usable weapon lines of a unit has something to shoot at."""
    if not lines or not state.is_on_board(body) or is_in_smoke(state, body):
        return False
    for unit in enemies_of(state, body):
        if is_exposed(state, unit) and is_hit_by(state, body, unit, lines):
            return True
    for target in element_targets(state):  # noqa: SIM110 - any() would make a generator
        if is_hit_by(state, body, target, lines):
            return True
    return False


def usable_lines(state: State, body: int) -> list[int]:
    """The weapon lines of a unit that can be used now."""
    found: list[int] = []
    for unit in state.parts_of(body):
        for line in state.battle.lines_of(unit):
            if refuse_use(state, line) is None:
                found.append(line)
    return found


def enemies_of(state: State, body: int) -> tuple[int, ...]:
    """All units of the other side, wherever they are. AMB-ATK-6."""
    return state.battle.side_units[1 - state.battle.side[body]]


def is_exposed(state: State, unit: int) -> bool:
    """Whether a unit is a target for its enemies outside smoke, as `refuse_target` says."""
    if state.place[unit] < 0 or state.leader[unit] != NO_UNIT:
        return False
    return not is_in_smoke(state, unit)


def all_targets(state: State, body: int) -> list[int]:
    """Enemy units on the board outside smoke, then cover elements. COVEL-08, AMB-ATK-11."""
    if is_in_smoke(state, body):
        return []
    found = [unit for unit in enemies_of(state, body) if is_exposed(state, unit)]
    return found + element_targets(state) if state.elements else found


def element_targets(state: State) -> list[int]:
    """The cover elements that are not hidden. COVEL-08, AMB-ATK-11."""
    found: list[int] = []
    for space in state.elements:  # compiled, a comprehension takes thrice the time
        if not is_hidden_element(state, space):
            found.append(state.battle.unit_count + space)
    return found


def has_line_for(state: State, body: int, target: int) -> bool:
    """Whether a weapon that can be used reaches, sees and can damage a target. REACT-06."""
    return is_hit_by(state, body, target, usable_lines(state, body))


def is_hit_by(state: State, body: int, target: int, lines: list[int]) -> bool:
    """Whether one of some weapon lines reaches, sees and can damage a target; sight comes last."""
    battle = state.battle
    if is_large_pair(state, body, target):
        for line in lines:
            fault = refuse_damage(state, line, target)
            if fault is None and refuse_zone(state, body, line, target) is None:
                return True
        return False
    here, there = state.place[body], space_of(state, target)
    distance = battle.grid.range_between(here, there)
    for line in lines:
        if battle.lines[line].reaches(distance) and refuse_damage(state, line, target) is None:
            return sees_from(state, body, here, target, there)  # whichever line it is
    return False


def is_hit_by_line(state: State, body: int, target: int, line: int) -> bool:
    """Whether one line reaches, can damage and sees one of `all_targets`, as `refuse_shot` says."""
    if not in_range(state, body, line, target) or refuse_damage(state, line, target) is not None:
        return False
    if is_large_pair(state, body, target):
        return refuse_zone(state, body, line, target) is None
    return sees_from(state, body, state.place[body], target, space_of(state, target))
