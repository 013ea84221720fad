"""Activations: which unit acts with which plan, and what begins with it (p.6 to 7)."""

from __future__ import annotations

from typing import Final, final

from opendust.kernel.action import Action
from opendust.kernel.event import Event, Events
from opendust.kernel.native import mypyc_attr
from opendust.kernel.option import Option, Pick
from opendust.kernel.refusal import Refusal
from opendust.tactics.actions import Verb
from opendust.tactics.activation import Activation
from opendust.tactics.events import Happening
from opendust.tactics.phases import Proceeding, Turn
from opendust.tactics.profile import SWITCHES
from opendust.tactics.rules import plans
from opendust.tactics.rules.corrections import has_all_corrections
from opendust.tactics.rules.declarations import facts_for, plans_for, refuse_plan
from opendust.tactics.rules.extras import (
    extras_among,
    extras_for,
    limited_lines,
    refuse_extras,
    skills_in,
    weapons_in,
)
from opendust.tactics.rules.moving.movement import scout_points
from opendust.tactics.rules.moving.unit_entry import has_entry
from opendust.tactics.rules.skills.heroes import refuse_parting
from opendust.tactics.rules.skills.skills import (
    ENTRY_FULL_MOVE,
    FAST,
    JUMP,
    available,
    skills_of,
    use_skills,
)
from opendust.tactics.rules.standing_orders import order_options
from opendust.tactics.rules.things import one_of, refuse_unknown, some_of, unit_name
from opendust.tactics.rules.turns import mark_activated, refuse_unit
from opendust.tactics.state import State

CHARGE_REACTION_BETWEEN_MOVES: Final = SWITCHES.yes("charge_reaction_between_moves")
JUMP_IN_VAIN_MOVES_WINDOW: Final = SWITCHES.yes("jump_in_vain_moves_window")
ACTIVATE: Final = Verb.ACTIVATE


def turn_options(state: State, seat: int) -> list[Option]:
    """Which unit to activate with which plan; parting; standing orders. D-08 to D-12."""
    phase = state.phase
    assert isinstance(phase, Turn)
    return activation_options(state, phase, seat) + order_options(state, phase, seat)


def activation_options(state: State, phase: Turn, seat: int) -> list[Option]:
    """Which unit to activate with which plan, and parting; no order changes them. D-08, D-09."""
    groups: list[tuple[Bundle, list[int]]] = []
    heroes: list[int] = []
    for unit in state.battle.seat_units[seat]:
        if refuse_unit(state, phase, seat, unit) is not None:
            continue
        for bundle in bundles_of(state, unit):
            add_to(groups, bundle, unit)
        hero = state.hero[unit]
        if hero >= 0 and not refuse_parting(state, hero):
            heroes.append(hero)
    found = [
        Option(ACTIVATE, (Pick(tuple(units)), bundle.plans, bundle.extras))
        for bundle, units in groups
    ]
    return found + one_of(Verb.PART, heroes)


def add_to(groups: list[tuple[Bundle, list[int]]], bundle: Bundle, unit: int) -> None:
    """A unit joins those that may declare the same."""
    for known, units in groups:
        if known is bundle:
            units.append(unit)
            return
    groups.append((bundle, [unit]))


@mypyc_attr(acyclic=True)
@final
class Bundle:
    """Plans that go with the same extras, as an option has them."""

    __slots__ = ("extras", "plans")

    def __init__(self, chosen: tuple[int, ...], extras: tuple[int, ...]) -> None:
        self.plans = Pick(chosen)
        self.extras = some_of(list(extras))


Declared = tuple[tuple[int, ...], tuple[int, ...]]
Given = tuple[int, int, tuple[int, ...], tuple[int, ...], bool]
KEPT: Final = 4096
_BUNDLES: Final[dict[Declared, Bundle]] = {}
_BUNDLES_OF: Final[dict[Given, list[Bundle]]] = {}
"""What units may declare, found once for all that decides it: few things do, and they recur."""


def bundles_of(state: State, unit: int) -> list[Bundle]:
    """The plans of a unit, those with the same extras together. ACT-03."""
    battle = state.battle
    usable, limited = available(state, unit), limited_lines(state, unit)
    short = [line for line in limited if battle.lines[line].longest <= 1]
    facts, entry = facts_for(state, unit), ENTRY_FULL_MOVE.of(battle.profile)
    given: Given = (facts, usable, tuple(limited), tuple(short), entry)
    found = _BUNDLES_OF.get(given)
    if found is None:
        groups = plans_by_extras(state, unit, usable, limited)
        found = [bundle_of(chosen, extras) for extras, chosen in groups.items()]
        if len(_BUNDLES_OF) >= KEPT:
            _BUNDLES_OF.clear()
        _BUNDLES_OF[given] = found
    return found


def bundle_of(chosen: list[int], extras: tuple[int, ...]) -> Bundle:
    """The one bundle of these plans and extras: units that may declare it share an option."""
    declared: Declared = (tuple(chosen), extras)
    found = _BUNDLES.get(declared)
    if found is None:
        found = _BUNDLES[declared] = Bundle(declared[0], extras)
    return found


def plans_by_extras(
    state: State, unit: int, usable: int, limited: list[int]
) -> dict[tuple[int, ...], list[int]]:
    """The plans of a unit by their extras, given what it can still use."""
    found: dict[tuple[int, ...], list[int]] = {}
    known: list[list[int] | None] = [None] * plans.TRAITS
    for plan in plans_for(state, unit):
        traits = plans.TRAITS_OF[plan]
        together = known[traits]
        if together is None:
            extras = tuple(extras_among(state, unit, plan, usable, limited))
            together = found.setdefault(extras, [])
            known[traits] = together
        together.append(plan)
    return found


def refuse_activate(state: State, seat: int, action: Action) -> Refusal | None:
    """A unit of one's own that has not been activated, with a plan it can declare. ACT-01."""
    unit, plan = action.number(0), action.number(1)
    phase = state.phase
    assert isinstance(phase, Turn)
    missing = refuse_unknown(state, "unit", unit) or refuse_unknown(state, "plan", plan)
    if missing is not None:
        return missing
    fault = refuse_unit(state, phase, seat, unit)
    if fault is not None:
        return fault.about(unit=unit_name(state, unit))
    fault = refuse_plan(state, unit, plan)
    if fault is None:
        fault = refuse_extras(state, unit, plan, action.several(2), extras_for(state, unit, plan))
        if fault is None:
            return None
    return fault.about(unit=unit_name(state, unit), plan=plans.PLAN_NAMES[plan])


def do_activate(state: State, seat: int, action: Action, events: Events) -> None:
    """A unit begins its activation with what was declared. ACT-01, ACT-03."""
    body, plan, extras = action.number(0), action.number(1), action.several(2)
    if events is not None:
        events.append(Event(Happening.UNIT_ACTIVATED, (body, plan, extras)))
    skills = skills_in(extras)
    mark_activated(state, body)
    has = skills_of(state, body)
    leaps = bool(skills & JUMP) and (state.is_on_board(body) or has_all_corrections(state))
    script = plans.script_of(
        plan, is_fast=bool(has & FAST), is_jump=leaps,
        is_charge_open=CHARGE_REACTION_BETWEEN_MOVES.of(state.battle.profile),
    )  # fmt: skip
    if leaps and JUMP_IN_VAIN_MOVES_WINDOW.of(state.battle.profile):
        script = plans.leapt(script)
    acting = Activation(body, state.hero[body], script)
    acting.skills = skills
    acting.weapons = weapons_in(extras)
    acting.fast = 1 if has & FAST else 0
    acting.scout = scout_points(state, body)
    state.activation = acting
    use_skills(state, body, skills, events)  # ACT-08
    state.phase = Proceeding()


def stand_idle(state: State, seat: int) -> Action:
    """For an absent player the first unit does nothing, or only enters. AMB-ACT-2, SETUP-07."""
    phase = state.phase
    assert isinstance(phase, Turn)
    for unit in range(state.battle.unit_count):
        if refuse_unit(state, phase, seat, unit):
            continue
        first = plans.NOTHING
        if not state.is_on_board(unit) and has_entry(state, unit):
            first = plans.MOVE
        return Action(Verb.ACTIVATE, (unit, plans.plan_of(first, plans.NOTHING), ()))
    raise ValueError(seat)
