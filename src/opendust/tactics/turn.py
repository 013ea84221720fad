"""What the match waits for: every phase, who decides in it, and what goes on by itself.

The table joins the chapters in rules/ to the contract; kernel/phase_table.py says how it is used.
"""

from __future__ import annotations

from typing import Final, final

from opendust.kernel.action import Action, Input
from opendust.kernel.event import Event, Events
from opendust.kernel.numbers import Numbers
from opendust.kernel.option import Option
from opendust.kernel.pending import Pending
from opendust.kernel.phase_table import (
    OVER,
    Ask,
    Cited,
    Pass,
    PhaseTable,
    Point,
    Take,
)
from opendust.kernel.refusal import Refusal
from opendust.tactics import phases as p
from opendust.tactics.actions import VERBS, Verb
from opendust.tactics.rules import (
    activations,
    battlefield,
    end_of_game,
    extras,
    initiative,
    reactive_fire,
    standing_orders,
    steps,
    things,
    timing,
    turns,
)
from opendust.tactics.rules.fire import (
    artillery,
    attacks,
    close_combat,
    damage,
    flames,
    shooting,
    targets,
)
from opendust.tactics.rules.fire.further import further
from opendust.tactics.rules.moving import movement, unit_entry
from opendust.tactics.rules.skills import command_squad, heroes, skill_actions
from opendust.tactics.state import State

NO_SEAT: Final = -1


def the_side(state: State) -> tuple[int, ...]:
    """All players of the side that the phase names. TEAM-02."""
    phase = state.phase
    assert isinstance(phase, (p.Placing, p.ChoosingFirst))
    return state.battle.seats_of(phase.side)


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


FREELY: Final = things.refuse_nothing

POINTS: Final[dict[type, Point[State]]] = {
    p.Placing: Point("placing", the_side, battlefield.placing_options, {
        Verb.LAY: (battlefield.refuse_lay, battlefield.do_lay),
        Verb.PLACE: (battlefield.refuse_place, battlefield.do_place),
    }),
    p.Joining: Point("joining", heroes.joining_seats, heroes.joining_options, {
        Verb.JOIN: (heroes.refuse_join, heroes.do_join),
        Verb.READY: (FREELY, heroes.do_ready),
    }),
    p.ChoosingFirst: Point("first", the_side, initiative.first_options, {
        Verb.GO_FIRST: (initiative.refuse_first, initiative.do_first),
    }),
    p.Turn: Point("activation", turns.ready_seats, activations.turn_options, {
        Verb.ACTIVATE: (activations.refuse_activate, activations.do_activate),
        Verb.PART: (heroes.refuse_part, heroes.do_part),
        Verb.ORDER: (standing_orders.refuse_order, standing_orders.do_order),
        Verb.CANCEL_ORDER: (standing_orders.refuse_cancel, standing_orders.do_cancel),
        Verb.STAY_SILENT: (standing_orders.refuse_silence, standing_orders.do_silence),
        Verb.BE_ASKED: (standing_orders.refuse_asking, standing_orders.do_asking),
    }, absent=activations.stand_idle),
    p.Entering: Point("entry", the_acting, unit_entry.entering_options, {
        Verb.ENTER: (unit_entry.refuse_enter, unit_entry.do_enter),
        Verb.CRUSH: (unit_entry.refuse_enter_over, unit_entry.do_enter_over),
    }),
    p.Moving: Point("move", the_acting, movement.moving_options, {
        Verb.STEP: (movement.refuse_step, movement.do_step),
        Verb.CRUSH: (movement.refuse_crush, movement.do_crush),
        Verb.STOP: (movement.refuse_stop, movement.do_stop),
    }),
    p.Window: Point("reaction", the_asked, reactive_fire.window_options, {
        Verb.REACT: (reactive_fire.refuse_react, reactive_fire.do_react),
        Verb.HOLD_FIRE: (FREELY, reactive_fire.do_hold_fire),
    }),
    p.Declaring: Point("declaration", the_attacker, extras.declaring_options, {
        Verb.DECLARE: (extras.refuse_declare, extras.do_declare),
    }),
    p.Aiming: Point("targets", the_attacker, targets.aiming_options, {
        Verb.AIM: (targets.refuse_aim, targets.do_aim),
        Verb.SPEND: (targets.refuse_spend, targets.do_spend),
        Verb.SNIPE: (targets.refuse_snipe, targets.do_snipe),
        Verb.FIRE: (FREELY, attacks.do_fire),
    }),
    p.Spreading: Point("flame", the_attacker, flames.spreading_options, {
        Verb.SPREAD: (flames.refuse_spread, flames.do_spread),
    }),
    p.Medal: Point("medal", the_shooter, shooting.medal_options, {
        Verb.REROLL: (shooting.refuse_reroll, shooting.do_reroll),
        Verb.KEEP: (FREELY, shooting.do_keep),
    }),
    p.Retaliating: Point("retaliation", the_struck, close_combat.retaliating_options, {
        Verb.RETALIATE: (close_combat.refuse_retaliate, close_combat.do_retaliate),
    }, absent=close_combat.retaliate_fully),
    p.Losing: Point("losses", the_struck, damage.losing_options, {
        Verb.LOSE: (damage.refuse_lose, damage.do_lose),
    }, absent=damage.lose_the_many),
    p.UsingSkill: Point("skill", the_acting, skill_actions.skill_options, {
        Verb.RELOAD: (skill_actions.refuse_reload, skill_actions.do_reload),
        Verb.CHOOSE: (skill_actions.refuse_choose, skill_actions.do_choose),
        Verb.RESTORE: (skill_actions.refuse_restore, command_squad.do_restore),
        Verb.STRIKE: (artillery.refuse_strike, artillery.do_strike),
        Verb.FORGO: (FREELY, skill_actions.do_forgo),
    }),
}  # fmt: skip

CHANCES: Final[dict[type, tuple[Ask[State], Take[State]]]] = {
    p.PlacingRoll: (battlefield.placing_chance, battlefield.do_placing_roll),
    p.Initiative: (initiative.initiative_chance, initiative.do_initiative),
    p.ReactionRoll: (reactive_fire.reaction_chance, reactive_fire.do_reaction_roll),
    p.Roll: (shooting.roll_chance, shooting.do_roll),
    p.Resisting: (damage.resist_chance, damage.do_resist),
    p.AbilityRoll: (command_squad.ability_chance, command_squad.do_ability_roll),
    p.SelfRepair: (end_of_game.repair_chance, end_of_game.do_self_repair),
}

AUTOMATIC: Final[dict[type, Pass[State]]] = {
    p.Joining: heroes.settle_joining,
    p.RoundStart: end_of_game.begin_round,
    p.Proceeding: steps.proceed,
    p.Aiming: targets.settle_aiming,
    p.Shooting: shooting.settle_shooting,
    p.Harming: shooting.settle_harming,
    p.RoundEnd: end_of_game.close_round,
}

TABLE: Final[PhaseTable[State]] = PhaseTable(
    POINTS, CHANCES, AUTOMATIC, end_of_game.the_result,
    verbs=VERBS,
    quiet=(Verb.READY, Verb.HOLD_FIRE, Verb.STOP, Verb.FIRE, Verb.KEEP, Verb.FORGO),
    cited=Cited(nobody="ROUND-01", turn="ROUND-03", verb="ACT-01", dice="GEN-04", draw="GEN-04"),
    explain=timing.untimely,
    further=further,
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


def advance(state: State, given: Input) -> None:
    """The same where nobody listens: a search looks at the position alone."""
    TABLE.take(state, state.phase, given, None)
    settle(state, None)


def follow(state: State, seat: int, action: Action) -> None:
    """The same for an action that was taken from the menu: nobody judges it again."""
    TABLE.follow(state, state.phase, seat, action)
    settle(state, None)


def settle(state: State, events: Events) -> None:
    """Go on by the rules until somebody must choose, chance decides, or the match is over."""
    while TABLE.passes(state, state.phase, events):
        pass


def play_out(state: State, numbers: Numbers, limit: int) -> int:
    """Random choices to the end of the match, or to so many inputs: how many were decisions."""
    kept = Kept()
    decisions = 0
    for _ in range(limit):
        phase = state.phase
        if isinstance(phase, p.Turn):
            take_turn(state, phase, numbers, kept)
            decisions += 1
        else:
            taken = TABLE.go_on(state, phase, numbers, None)
            if taken == OVER:
                break
            decisions += taken
        settle(state, None)
    return decisions


@final
class Kept:
    """The activations of a turn: standing orders do not change them, so a playout keeps them."""

    def __init__(self) -> None:
        self.seat = NO_SEAT
        self.options: list[Option] = []


def take_turn(state: State, phase: p.Turn, numbers: Numbers, kept: Kept) -> None:
    """One choice of the turn's menu by chance, as `TABLE.go_on` makes it."""
    seat = turns.ready_seats(state)[0]
    if kept.seat != seat:
        kept.seat = seat
        kept.options = activations.activation_options(state, phase, seat)
    orders = standing_orders.order_options(state, phase, seat)
    acts = len(kept.options)
    at = numbers.below(acts + len(orders))
    action = (kept.options[at] if at < acts else orders[at - acts]).drawn(numbers)
    if at < acts:
        kept.seat = NO_SEAT
    TABLE.follow(state, phase, seat, action)


def default(state: State, seat: int) -> Action:
    """What is done for a seat that is absent."""
    return TABLE.default(state, state.phase, seat)
