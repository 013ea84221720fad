"""Menus: every legal action at each decision point, as options with ranges."""

from __future__ import annotations

from opendust.kernel.option import Amount, Counts, Domain, Option, Pick, Subset
from opendust.tactics import plans
from opendust.tactics.actions import Verb
from opendust.tactics.attack import NO_MODEL
from opendust.tactics.phases import (
    SQUARES,
    Joining,
    Losing,
    Moving,
    Placing,
    Retaliating,
    Turn,
    UsingSkill,
    Window,
)
from opendust.tactics.rules import dice
from opendust.tactics.rules.activations import unit_fault
from opendust.tactics.rules.artillery import strike_targets
from opendust.tactics.rules.attacks import most_ammo, next_flames, targets_of, usable_lines
from opendust.tactics.rules.battlefield import element_spaces, square_spaces
from opendust.tactics.rules.close_combat import retaliation_bounds
from opendust.tactics.rules.damage import everything
from opendust.tactics.rules.declarations import (
    entry_spaces,
    extras_for,
    extras_out_of_turn,
    plans_for,
)
from opendust.tactics.rules.heroes import part_fault, squads_for
from opendust.tactics.rules.movement import crush_fault, may_stop, step_fault
from opendust.tactics.rules.reactive_fire import (
    LONGEST_ORDER,
    QUARRIES,
    order_fault,
    react_fault,
)
from opendust.tactics.rules.shooting import is_result_there
from opendust.tactics.rules.skill_actions import empty_lines, models_to_restore, units_to_choose
from opendust.tactics.state import State


def one_of(verb: Verb, values: list[int]) -> list[Option]:
    """An option to pick one value, if there is any."""
    return [Option(verb, (Pick(tuple(values)),))] if values else []


def some_of(values: list[int]) -> Subset:
    """Any of the values."""
    return Subset(tuple(values), 0, len(values))


def placing_menu(state: State, seat: int) -> list[Option]:
    """Where a terrain square or a cover element may go. D-05, D-06."""
    phase = state.phase
    assert isinstance(phase, Placing)
    if phase.what == SQUARES:
        return one_of(Verb.LAY, square_spaces(state))
    found: list[Option] = []
    for kind in (0, 1):
        spaces = element_spaces(state, kind)
        if spaces:
            found.append(Option(Verb.PLACE, (Pick((kind,)), Pick(tuple(spaces)))))
    return found


def joining_menu(state: State, seat: int) -> list[Option]:
    """Which hero joins which squad. D-03."""
    assert isinstance(state.phase, Joining)
    found: list[Option] = []
    for hero in range(state.battle.unit_count):
        if state.battle.owner[hero] == seat:
            squads = squads_for(state, hero)
            if squads:
                found.append(Option(Verb.JOIN, (Pick((hero,)), Pick(tuple(squads)))))
    found.append(Option(Verb.READY))
    return found


def first_menu(state: State, seat: int) -> list[Option]:
    """Who goes first. D-07."""
    return [Option(Verb.GO_FIRST, (Pick((0, 1)),))]


def turn_menu(state: State, seat: int) -> list[Option]:
    """Which unit to activate with which plan; parting; standing orders. D-08 to D-12."""
    phase = state.phase
    assert isinstance(phase, Turn)
    groups: dict[tuple[tuple[int, ...], tuple[int, ...]], list[int]] = {}
    heroes: list[int] = []
    for unit in range(state.battle.unit_count):
        if unit_fault(state, phase, seat, unit):
            continue
        for extras, chosen in plans_by_extras(state, unit).items():
            groups.setdefault((tuple(chosen), extras), []).append(unit)
        hero = state.hero[unit]
        if hero >= 0 and not part_fault(state, hero):
            heroes.append(hero)
    found = [
        Option(Verb.ACTIVATE, (Pick(tuple(units)), Pick(chosen), some_of(list(extras))))
        for (chosen, extras), units in groups.items()
    ]
    return found + one_of(Verb.PART, heroes) + order_menu(state, phase, seat)


def plans_by_extras(state: State, unit: int) -> dict[tuple[int, ...], list[int]]:
    """The plans of a unit, those with the same extras together."""
    found: dict[tuple[int, ...], list[int]] = {}
    known: dict[int, tuple[int, ...]] = {}
    for plan in plans_for(state, unit):
        traits = plans.traits_of(plan)
        if traits not in known:
            known[traits] = tuple(extras_for(state, unit, plan))
        found.setdefault(known[traits], []).append(plan)
    return found


def order_menu(state: State, phase: Turn, seat: int) -> list[Option]:
    """Standing orders for reactive fire; each unit's once in a turn."""
    units = [
        unit
        for unit in range(state.battle.unit_count)
        if not order_fault(state, phase.ordered, seat, unit)
    ]
    found: list[Option] = []
    if units:
        quarries = Pick(tuple(range(len(QUARRIES))))
        domains: tuple[Domain, ...] = (Pick(tuple(units)), quarries, Amount(1, LONGEST_ORDER))
        found.append(Option(Verb.ORDER, domains))
    found += one_of(Verb.CANCEL_ORDER, [unit for unit in units if state.orders[unit]])
    if not phase.ordered & (1 << (state.battle.unit_count + seat)):
        found.append(Option(Verb.BE_ASKED if state.silent[seat] else Verb.STAY_SILENT))
    return found


def entering_menu(state: State, seat: int) -> list[Option]:
    """On which deployment space. D-17."""
    return one_of(Verb.ENTER, entry_spaces(state, state.acting().unit))


def moving_menu(state: State, seat: int) -> list[Option]:
    """The next step, or the end of the MOVE. D-14 to D-16, D-18."""
    phase = state.phase
    assert isinstance(phase, Moving)
    near = state.battle.grid.neighbours[state.place[state.acting().unit]]
    steps = [space for space in near if not step_fault(state, phase, space)]
    found = one_of(Verb.STEP, steps)
    found += one_of(Verb.CRUSH, [space for space in steps if not crush_fault(state, phase, space)])
    if may_stop(state, phase):
        found.append(Option(Verb.STOP))
    return found


def window_menu(state: State, seat: int) -> list[Option]:
    """Which unit tries reactive fire, if any. D-19."""
    assert isinstance(state.phase, Window)
    units = [
        unit
        for unit in range(state.battle.unit_count)
        if state.battle.owner[unit] == seat and not react_fault(state, unit)
    ]
    return [*one_of(Verb.REACT, units), Option(Verb.HOLD_FIRE)]


def declaring_menu(state: State, seat: int) -> list[Option]:
    """Free skills and special weapons of a unit that attacks out of turn. D-20."""
    return [Option(Verb.DECLARE, (some_of(extras_out_of_turn(state, state.fight().unit)),))]


def aiming_menu(state: State, seat: int) -> list[Option]:
    """Which line at which target; the end of the declaration. D-21 to D-26."""
    groups: dict[tuple[int, ...], list[int]] = {}
    found: list[Option] = []
    units = state.battle.unit_count
    for line in usable_lines(state):
        targets = targets_of(state, line)
        weapon = state.battle.lines[line]
        if weapon.is_sniper:
            models = models_of_targets(state, targets)
            if models:
                found.append(Option(Verb.SNIPE, (Pick((line,)), Pick(tuple(models)))))
            targets = [target for target in targets if target >= units]
        if not targets:
            continue
        if weapon.is_limited:
            ammo = Amount(1, most_ammo(state, line))
            found.append(Option(Verb.SPEND, (Pick((line,)), Pick(tuple(targets)), ammo)))
        else:
            groups.setdefault(tuple(targets), []).append(line)
    for aims, lines in groups.items():
        found.append(Option(Verb.AIM, (Pick(tuple(lines)), Pick(aims))))
    return [*found, Option(Verb.FIRE)]


def models_of_targets(state: State, targets: list[int]) -> list[int]:
    """The living miniatures of the units among targets. D-24."""
    return sorted(
        [
            model
            for target in targets
            if target < state.battle.unit_count
            for model, _ in everything(state, target)
            if model != NO_MODEL
        ]
    )


def spreading_menu(state: State, seat: int) -> list[Option]:
    """The next space of a flame. D-23."""
    return one_of(Verb.SPREAD, next_flames(state))


def medal_menu(state: State, seat: int) -> list[Option]:
    """Which die to roll again, if any. D-28."""
    results = [
        result for result in (dice.HIT_RESULT, dice.BLANK_RESULT) if is_result_there(state, result)
    ]
    return [*one_of(Verb.REROLL, results), Option(Verb.KEEP)]


def retaliating_menu(state: State, seat: int) -> list[Option]:
    """Which range C lines hit back. D-31."""
    phase = state.phase
    assert isinstance(phase, Retaliating)
    upper = retaliation_bounds(state, phase.unit)
    return [Option(Verb.RETALIATE, (Counts(upper, 0, sum([most for _, most in upper])),))]


def losing_menu(state: State, seat: int) -> list[Option]:
    """Who is lost. D-29, D-30."""
    phase = state.phase
    assert isinstance(phase, Losing)
    upper = everything(state, phase.unit)
    return [Option(Verb.LOSE, (Counts(upper, phase.points, phase.points),))]


def skill_menu(state: State, seat: int) -> list[Option]:
    """What a SKILL action is used on. D-27, D-32 to D-35."""
    phase = state.phase
    assert isinstance(phase, UsingSkill)
    if phase.deed == plans.RELOAD:
        found = one_of(Verb.RELOAD, empty_lines(state))
    elif phase.deed == plans.GET_UP:
        found = one_of(Verb.RESTORE, models_to_restore(state))
    elif phase.deed == plans.ARTILLERY_STRIKE:
        found = []
        for unit in range(state.battle.unit_count):
            targets = strike_targets(state, unit)
            if targets:
                found.append(Option(Verb.STRIKE, (Pick((unit,)), Pick(tuple(targets)))))
    else:
        found = one_of(Verb.CHOOSE, units_to_choose(state, phase.deed))
    return [*found, Option(Verb.FORGO)]
