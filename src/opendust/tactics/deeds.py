"""Deeds: what each verb changes once it is judged legal."""

from __future__ import annotations

from opendust.kernel.action import Action
from opendust.kernel.event import Event
from opendust.tactics.attack import NO_MODEL
from opendust.tactics.events import Happening
from opendust.tactics.phases import (
    Aiming,
    Joining,
    Losing,
    Proceeding,
    Retaliating,
    Turn,
    UsingSkill,
)
from opendust.tactics.rules import (
    activations,
    artillery,
    attacks,
    battlefield,
    close_combat,
    command_squad,
    damage,
    declarations,
    heroes,
    initiative,
    movement,
    reactive_fire,
    shooting,
    skill_actions,
    skills,
    unit_entry,
)
from opendust.tactics.state import State


def do_lay(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Lay a terrain square."""
    battlefield.lay_square(state, action.number(0), events)


def do_place(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Place a cover element."""
    battlefield.place_element(state, action.number(0), action.number(1), events)


def do_join(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Let a hero join a squad."""
    heroes.join(state, action.number(0), action.number(1), events)


def do_ready(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """The seat is done with joining."""
    phase = state.phase
    assert isinstance(phase, Joining)
    state.phase = Joining(phase.side, phase.done | (1 << seat))


def do_first(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Say who goes first."""
    initiative.choose_first(state, action.number(0), events)


def do_part(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Let a hero part from his squad."""
    heroes.part(state, action.number(0), events)


def do_activate(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Activate a unit."""
    activations.activate(state, action.number(0), action.number(1), action.several(2), events)


def do_enter(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Enter the board."""
    unit_entry.enter(state, action.number(0), events)


def do_step(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Take a step."""
    movement.take_step(state, action.number(0), events)


def do_crush(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Crush a crate."""
    movement.crush(state, action.number(0), events)


def do_stop(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """End the MOVE."""
    movement.end_move(state)


def do_react(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Try reactive fire."""
    reactive_fire.try_reaction(state, action.number(0), 0, events)


def do_hold_fire(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Let the window pass."""
    reactive_fire.hold_fire(state, seat)


def do_declare(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Declare skills and special weapons out of turn."""
    attack = state.fight()
    extras = action.several(0)
    attack.skills = declarations.skills_in(extras)
    attack.weapons = declarations.weapons_in(extras)
    skills.use_skills(state, attack.unit, attack.skills, events)
    state.phase = Aiming()


def do_aim(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Aim a line."""
    attacks.aim(state, action.number(0), action.number(1), 0, NO_MODEL, events)


def do_spend(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Aim a limited-ammo line."""
    ammo = action.number(2)
    attacks.aim(state, action.number(0), action.number(1), ammo, NO_MODEL, events)


def do_snipe(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Aim a sniper's line at a miniature."""
    model = action.number(1)
    target = state.body_of(state.battle.model_unit[model])
    attacks.aim(state, action.number(0), target, 0, model, events)


def do_spread(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Let a flame take a space."""
    attacks.spread(state, action.number(0), events)


def do_fire(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """End the declaration."""
    attacks.fire(state)


def do_reroll(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Roll one die again."""
    shooting.reroll_one(state, action.number(0))


def do_keep(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Keep the dice."""
    shooting.keep_all(state)


def do_retaliate(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Hit back, or not."""
    phase = state.phase
    assert isinstance(phase, Retaliating)
    close_combat.retaliate(state, phase.unit, action.pairs(0), events)


def do_lose(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Lose the chosen miniatures and HP."""
    phase = state.phase
    assert isinstance(phase, Losing)
    damage.lose(state, phase.unit, action.pairs(0), events)


def do_reload(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Reload a weapon."""
    skill_actions.reload(state, action.number(0), events)


def do_choose(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Use a skill on a unit."""
    phase = state.phase
    assert isinstance(phase, UsingSkill)
    skill_actions.choose(state, phase.deed, action.number(0), events)


def do_restore(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Bring a miniature or an HP back."""
    command_squad.get_up(state, action.number(0), events)


def do_strike(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Order an indirect shot."""
    artillery.strike(state, action.number(0), action.number(1), events)


def do_forgo(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Let a SKILL action lapse."""
    state.phase = Proceeding()


def do_order(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Leave a standing order; only its player sees it."""
    unit, quarry, reach = action.number(0), action.number(1), action.number(2)
    state.orders[unit] = reactive_fire.order_code(quarry, reach)
    note_order(state, unit)
    events.append(Event(Happening.ORDER_LEFT, (unit, quarry, reach), owner=seat))


def do_cancel(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Take a standing order back."""
    unit = action.number(0)
    state.orders[unit] = 0
    note_order(state, unit)
    events.append(Event(Happening.ORDER_CANCELLED, (unit,), owner=seat))


def do_silence(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Let all windows pass from now on, unless an order answers."""
    state.silent[seat] = 1
    note_order(state, state.battle.unit_count + seat)
    events.append(Event(Happening.WINDOWS_SILENCED, (seat,), owner=seat))


def do_asking(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Be asked at windows again."""
    state.silent[seat] = 0
    note_order(state, state.battle.unit_count + seat)
    events.append(Event(Happening.WINDOWS_OPENED, (seat,), owner=seat))


def note_order(state: State, bit: int) -> None:
    """Remember what was changed in this turn."""
    phase = state.phase
    assert isinstance(phase, Turn)
    state.phase = Turn(phase.side, phase.only, phase.ordered | (1 << bit))
