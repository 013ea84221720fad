"""What the match waits for: every phase, who decides in it, and what goes on by itself.

The table joins the rules to the contract; kernel/phase_table.py says how it is used.
"""

from __future__ import annotations

from typing import Final

from opendust.kernel.action import Action, Input
from opendust.kernel.event import Event
from opendust.kernel.option import Option
from opendust.kernel.pending import Pending, Result
from opendust.kernel.phase_table import Ask, Cited, Pass, PhaseTable, Point, Take
from opendust.kernel.refusal import Refusal
from opendust.tactics import chances as c
from opendust.tactics import deeds as d
from opendust.tactics import defaults
from opendust.tactics import fire_judges as f
from opendust.tactics import judges as j
from opendust.tactics import menus as m
from opendust.tactics import phases as p
from opendust.tactics.actions import VERBS, Verb
from opendust.tactics.rules import (
    activations,
    attacks,
    battlefield,
    command_squad,
    damage,
    end_of_game,
    heroes,
    initiative,
    reactive_fire,
    shooting,
    steps,
)
from opendust.tactics.state import State


def the_side(state: State) -> tuple[int, ...]:
    """All players of the side that the phase names. TEAM-02."""
    phase = state.phase
    assert isinstance(phase, (p.Placing, p.ChoosingFirst))
    return state.battle.seats_of(phase.side)


def the_joining(state: State) -> tuple[int, ...]:
    """The players who can still let a hero join."""
    phase = state.phase
    assert isinstance(phase, p.Joining)
    return heroes.joining_seats(state, phase)


def the_ready(state: State) -> tuple[int, ...]:
    """The players of the side who have a unit to activate. ROUND-03, TEAM-02."""
    phase = state.phase
    assert isinstance(phase, p.Turn)
    return tuple(
        [
            seat
            for seat in state.battle.seats_of(phase.side)
            if any(
                not activations.unit_fault(state, phase, seat, unit)
                for unit in range(state.battle.unit_count)
            )
        ]
    )


def the_acting(state: State) -> tuple[int, ...]:
    """The player of the unit in activation."""
    return (state.battle.owner[state.acting().unit],)


def the_asked(state: State) -> tuple[int, ...]:
    """The players asked for reactive fire."""
    phase = state.phase
    assert isinstance(phase, p.Window)
    return phase.asked


def the_attacker(state: State) -> tuple[int, ...]:
    """The player of the attacking unit."""
    return (state.battle.owner[state.fight().unit],)


def the_shooter(state: State) -> tuple[int, ...]:
    """The player whose unit rolls."""
    return (state.battle.owner[state.fight().shot().shooter],)


def the_struck(state: State) -> tuple[int, ...]:
    """The player of the unit that is attacked."""
    phase = state.phase
    assert isinstance(phase, (p.Retaliating, p.Losing))
    return (state.battle.owner[phase.unit],)


FREELY: Final = j.refuse_freely

POINTS: Final[dict[type, Point[State]]] = {
    p.Placing: Point("placing", the_side, m.placing_menu, {
        Verb.LAY: (j.refuse_lay, d.do_lay),
        Verb.PLACE: (j.refuse_place, d.do_place),
    }),
    p.Joining: Point("joining", the_joining, m.joining_menu, {
        Verb.JOIN: (j.refuse_join, d.do_join),
        Verb.READY: (FREELY, d.do_ready),
    }),
    p.ChoosingFirst: Point("first", the_side, m.first_menu, {
        Verb.GO_FIRST: (j.refuse_first, d.do_first),
    }),
    p.Turn: Point("activation", the_ready, m.turn_menu, {
        Verb.ACTIVATE: (j.refuse_activate, d.do_activate),
        Verb.PART: (j.refuse_part, d.do_part),
        Verb.ORDER: (f.refuse_order, d.do_order),
        Verb.CANCEL_ORDER: (f.refuse_cancel, d.do_cancel),
        Verb.STAY_SILENT: (f.refuse_silence, d.do_silence),
        Verb.BE_ASKED: (f.refuse_asking, d.do_asking),
    }, absent=defaults.stand_idle),
    p.Entering: Point("entry", the_acting, m.entering_menu, {
        Verb.ENTER: (j.refuse_enter, d.do_enter),
    }),
    p.Moving: Point("move", the_acting, m.moving_menu, {
        Verb.STEP: (j.refuse_step, d.do_step),
        Verb.CRUSH: (j.refuse_crush, d.do_crush),
        Verb.STOP: (j.refuse_stop, d.do_stop),
    }),
    p.Window: Point("reaction", the_asked, m.window_menu, {
        Verb.REACT: (f.refuse_react, d.do_react),
        Verb.HOLD_FIRE: (FREELY, d.do_hold_fire),
    }),
    p.Declaring: Point("declaration", the_attacker, m.declaring_menu, {
        Verb.DECLARE: (f.refuse_declare, d.do_declare),
    }),
    p.Aiming: Point("targets", the_attacker, m.aiming_menu, {
        Verb.AIM: (f.refuse_aim, d.do_aim),
        Verb.SPEND: (f.refuse_spend, d.do_spend),
        Verb.SNIPE: (f.refuse_snipe, d.do_snipe),
        Verb.FIRE: (FREELY, d.do_fire),
    }),
    p.Spreading: Point("flame", the_attacker, m.spreading_menu, {
        Verb.SPREAD: (f.refuse_spread, d.do_spread),
    }),
    p.Medal: Point("medal", the_shooter, m.medal_menu, {
        Verb.REROLL: (f.refuse_reroll, d.do_reroll),
        Verb.KEEP: (FREELY, d.do_keep),
    }),
    p.Retaliating: Point("retaliation", the_struck, m.retaliating_menu, {
        Verb.RETALIATE: (f.refuse_retaliate, d.do_retaliate),
    }, absent=defaults.retaliate_fully),
    p.Losing: Point("losses", the_struck, m.losing_menu, {
        Verb.LOSE: (f.refuse_lose, d.do_lose),
    }, absent=defaults.lose_the_many),
    p.UsingSkill: Point("skill", the_acting, m.skill_menu, {
        Verb.RELOAD: (f.refuse_reload, d.do_reload),
        Verb.CHOOSE: (f.refuse_choose, d.do_choose),
        Verb.RESTORE: (f.refuse_restore, d.do_restore),
        Verb.STRIKE: (f.refuse_strike, d.do_strike),
        Verb.FORGO: (FREELY, d.do_forgo),
    }),
}  # fmt: skip

CHANCES: Final[dict[type, tuple[Ask[State], Take[State]]]] = {
    p.PlacingRoll: (c.placing_chance, battlefield.take_placing_roll),
    p.Initiative: (c.initiative_chance, initiative.take_initiative),
    p.ReactionRoll: (c.reaction_chance, reactive_fire.take_reaction_roll),
    p.Roll: (c.roll_chance, shooting.take_roll),
    p.Resisting: (c.resist_chance, damage.resist),
    p.AbilityRoll: (c.ability_chance, command_squad.take_ability_roll),
    p.SelfRepair: (c.repair_chance, end_of_game.take_self_repair),
}


def settle_aiming(state: State, events: list[Event]) -> bool:
    """When nothing is left to aim the attack is fired."""
    if steps.has_aim(state):
        return False
    attacks.fire(state)
    return True


def settle_joining(state: State, events: list[Event]) -> bool:
    """Sides without a choice are passed over."""
    before = state.phase
    heroes.settle_joining(state)
    return state.phase is not before


def settle_proceeding(state: State, events: list[Event]) -> bool:
    """Take the next step of the activation."""
    steps.proceed(state, events)
    return True


def settle_shooting(state: State, events: list[Event]) -> bool:
    """Roll the next shot."""
    shooting.shoot(state, events)
    return True


def settle_harming(state: State, events: list[Event]) -> bool:
    """Suffer the next damage."""
    shooting.harm(state, events)
    return True


def settle_round_start(state: State, events: list[Event]) -> bool:
    """Begin a round."""
    end_of_game.begin_round(state, events)
    return True


def settle_round_end(state: State, events: list[Event]) -> bool:
    """End a round."""
    end_of_game.close_round(state, events)
    return True


AUTOMATIC: Final[dict[type, Pass[State]]] = {
    p.Joining: settle_joining,
    p.RoundStart: settle_round_start,
    p.Proceeding: settle_proceeding,
    p.Aiming: settle_aiming,
    p.Shooting: settle_shooting,
    p.Harming: settle_harming,
    p.RoundEnd: settle_round_end,
}


def the_result(state: State) -> Result:
    """Which players have won, and the victory points of everybody's side."""
    phase = state.phase
    assert isinstance(phase, p.Over)
    seats = state.battle.seat_side
    winners = tuple([seat for seat, side in enumerate(seats) if phase.side in (side, -1)])
    scores = tuple([end_of_game.points_of(state, side) for side in seats])
    return Result(winners, scores)


TABLE: Final[PhaseTable[State]] = PhaseTable(
    POINTS, CHANCES, AUTOMATIC, the_result,
    verbs=VERBS,
    quiet=(Verb.READY, Verb.HOLD_FIRE, Verb.STOP, Verb.FIRE, Verb.KEEP, Verb.FORGO),
    cited=Cited(nobody="ROUND-01", turn="ROUND-03", verb="ACT-01", dice="GEN-04", draw="GEN-04"),
)  # fmt: skip


def pending(state: State) -> Pending:
    """What the match waits for."""
    return TABLE.pending(state, state.phase)


def options(state: State, seat: int) -> list[Option]:
    """Every legal action of a seat that must choose."""
    return TABLE.options(state, state.phase, seat)


def refuse(state: State, seat: int, action: Action) -> Refusal | None:
    """Why an action is not legal, or None."""
    return TABLE.refuse(state, state.phase, seat, action)


def apply(state: State, given: Input) -> list[Event]:
    """Change the state by a legal input and say what happened."""
    events: list[Event] = []
    TABLE.take(state, state.phase, given, events)
    settle(state, events)
    return events


def settle(state: State, events: list[Event]) -> None:
    """Go on by the rules until somebody must choose, chance decides, or the match is over."""
    while TABLE.passes(state, state.phase, events):
        pass


def default(state: State, seat: int) -> Action:
    """What is done for a seat that is absent."""
    return TABLE.default(state, state.phase, seat)
