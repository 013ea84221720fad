"""What the match waits for: every phase, who decides in it, and what goes on by itself.

`POINTS` are the phases in which somebody chooses, `CHANCES` those that wait for dice, `AUTOMATIC`
those that pass by themselves. A phase may be in two tables: it is put to a player only if there
is something to decide.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from opendust.kernel.action import Action
from opendust.kernel.event import Event
from opendust.kernel.option import Option
from opendust.kernel.pending import Chance, Choice, Pending, Result
from opendust.kernel.refusal import Refusal
from opendust.tactics import deeds as d
from opendust.tactics import judges as j
from opendust.tactics import menus as m
from opendust.tactics import phases as p
from opendust.tactics import plans
from opendust.tactics.actions import Verb
from opendust.tactics.attack import CHARGING, ORDINARY, SUSTAINED
from opendust.tactics.battle import NO_UNIT
from opendust.tactics.events import Happening
from opendust.tactics.rules import (
    activations,
    attacks,
    battlefield,
    command_squad,
    damage,
    dice,
    end_of_game,
    heroes,
    initiative,
    movement,
    reactive_fire,
    shooting,
    skill_actions,
    skills,
)
from opendust.tactics.state import State

Judge = Callable[[State, int, Action], Refusal | None]
Deed = Callable[[State, int, Action, list[Event]], None]
Menu = Callable[[State, int], list[Option]]


@final
class Point:
    """A decision point: its name, who decides, the menu, and per verb the judge and the deed."""

    def __init__(
        self,
        name: str,
        who: Callable[[State], tuple[int, ...]],
        menu: Menu,
        verbs: dict[Verb, tuple[Judge, Deed]],
    ) -> None:
        self.name = name
        self.who = who
        self.menu = menu
        self.verbs = verbs


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
    return tuple([
        seat
        for seat in state.battle.seats_of(phase.side)
        if any(
            not activations.unit_fault(state, phase, seat, unit)
            for unit in range(state.battle.unit_count)
        )
    ])


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

POINTS: Final[dict[type, Point]] = {
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
        Verb.ORDER: (j.refuse_order, d.do_order),
        Verb.CANCEL_ORDER: (j.refuse_cancel, d.do_cancel),
        Verb.STAY_SILENT: (j.refuse_silence, d.do_silence),
        Verb.BE_ASKED: (j.refuse_asking, d.do_asking),
    }),
    p.Entering: Point("entry", the_acting, m.entering_menu, {
        Verb.ENTER: (j.refuse_enter, d.do_enter),
    }),
    p.Moving: Point("move", the_acting, m.moving_menu, {
        Verb.STEP: (j.refuse_step, d.do_step),
        Verb.CRUSH: (j.refuse_crush, d.do_crush),
        Verb.STOP: (j.refuse_stop, d.do_stop),
    }),
    p.Window: Point("reaction", the_asked, m.window_menu, {
        Verb.REACT: (j.refuse_react, d.do_react),
        Verb.HOLD_FIRE: (FREELY, d.do_hold_fire),
    }),
    p.Declaring: Point("declaration", the_attacker, m.declaring_menu, {
        Verb.DECLARE: (j.refuse_declare, d.do_declare),
    }),
    p.Aiming: Point("targets", the_attacker, m.aiming_menu, {
        Verb.AIM: (j.refuse_aim, d.do_aim),
        Verb.SPEND: (j.refuse_spend, d.do_spend),
        Verb.SNIPE: (j.refuse_snipe, d.do_snipe),
        Verb.FIRE: (FREELY, d.do_fire),
    }),
    p.Spreading: Point("flame", the_attacker, m.spreading_menu, {
        Verb.SPREAD: (j.refuse_spread, d.do_spread),
    }),
    p.Medal: Point("medal", the_shooter, m.medal_menu, {
        Verb.REROLL: (j.refuse_reroll, d.do_reroll),
        Verb.KEEP: (FREELY, d.do_keep),
    }),
    p.Retaliating: Point("retaliation", the_struck, m.retaliating_menu, {
        Verb.RETALIATE: (j.refuse_retaliate, d.do_retaliate),
    }),
    p.Losing: Point("losses", the_struck, m.losing_menu, {
        Verb.LOSE: (j.refuse_lose, d.do_lose),
    }),
    p.UsingSkill: Point("skill", the_acting, m.skill_menu, {
        Verb.RELOAD: (j.refuse_reload, d.do_reload),
        Verb.CHOOSE: (j.refuse_choose, d.do_choose),
        Verb.RESTORE: (j.refuse_restore, d.do_restore),
        Verb.STRIKE: (j.refuse_strike, d.do_strike),
        Verb.FORGO: (FREELY, d.do_forgo),
    }),
}  # fmt: skip


def placing_chance(state: State) -> Chance:
    """Three dice for each side. SETUP-04."""
    return Chance("placing-roll", 2 * battlefield.DICE_EACH, dice.FACES)


def initiative_chance(state: State) -> Chance:
    """The initiative dice of both sides. INIT-02."""
    count = initiative.initiative_dice(state, 0) + initiative.initiative_dice(state, 1)
    return Chance("initiative-roll", count, dice.FACES)


def reaction_chance(state: State) -> Chance:
    """The dice of a reaction. REACT-03."""
    phase = state.phase
    assert isinstance(phase, p.ReactionRoll)
    return Chance("reaction-roll", skills.reaction_dice(state, phase.unit), dice.FACES)


def roll_chance(state: State) -> Chance:
    """The dice of a shot."""
    phase = state.phase
    assert isinstance(phase, p.Roll)
    return Chance(STEP_NAMES[phase.step], phase.dice, dice.FACES)


def resist_chance(state: State) -> Chance:
    """One die for each damage point. SKILL-RESILIENT-1."""
    phase = state.phase
    assert isinstance(phase, p.Resisting)
    return Chance("resilience-roll", phase.points, dice.FACES)


def ability_chance(state: State) -> Chance:
    """One die. SKILL-COMMAND-6."""
    return Chance("ability-roll", 1, dice.FACES)


def repair_chance(state: State) -> Chance:
    """One die for each HP lost. SKILL-SELFREPAIR-1."""
    phase = state.phase
    assert isinstance(phase, p.SelfRepair)
    return Chance("self-repair-roll", end_of_game.lost_points(state, phase.unit), dice.FACES)


STEP_NAMES: Final = (
    "attack-roll", "sustained-roll", "berserk-roll", "medal-roll", "laser-roll", "phaser-roll",
    "cover-roll",
)  # fmt: skip

Ask = Callable[[State], Chance]
Take = Callable[[State, tuple[int, ...], list[Event]], None]

CHANCES: Final[dict[type, tuple[Ask, Take]]] = {
    p.PlacingRoll: (placing_chance, battlefield.take_placing_roll),
    p.Initiative: (initiative_chance, initiative.take_initiative),
    p.ReactionRoll: (reaction_chance, reactive_fire.take_reaction_roll),
    p.Roll: (roll_chance, shooting.take_roll),
    p.Resisting: (resist_chance, damage.resist),
    p.AbilityRoll: (ability_chance, command_squad.take_ability_roll),
    p.SelfRepair: (repair_chance, end_of_game.take_self_repair),
}


def proceed(state: State, events: list[Event]) -> None:
    """The activation goes on with its next step, if the unit is still there. REACT-08."""
    acting = state.acting()
    if not state.is_alive(acting.unit) and not go_on_alone(state):
        activations.end_activation(state, events)
        return
    if acting.at >= len(acting.script):
        activations.end_activation(state, events)
        return
    step = acting.step()
    acting.at += 1
    if step == plans.WINDOW:
        reactive_fire.open_window(state, events)
    elif step == plans.LEAP:
        movement.begin_move(state, 2, events)
    elif step == plans.MOVE:
        begin_move(state, events)
    elif step in ATTACK_MODES:
        begin_attack(state, step, events)
    elif step != plans.NOTHING:
        skill_actions.begin_skill(state, step, events)


ATTACK_MODES: Final = {
    plans.ATTACK: ORDINARY,
    plans.SUSTAINED_ATTACK: SUSTAINED,
    plans.CHARGE_ATTACK: CHARGING,
}


def go_on_alone(state: State) -> bool:
    """The hero of a squad that died goes on alone. AMB-HERO-3."""
    acting = state.acting()
    if acting.hero == NO_UNIT or not state.is_on_board(acting.hero):
        return False
    acting.unit = acting.hero
    acting.hero = NO_UNIT
    return True


def begin_move(state: State, events: list[Event]) -> None:
    """A unit off the board enters it first. SETUP-07."""
    if state.is_on_board(state.acting().unit):
        movement.begin_move(state, 1, events)
    else:
        state.phase = p.Entering()


def begin_attack(state: State, step: int, events: list[Event]) -> None:
    """An attack begins; one without any target is lost. AMB-ACT-1."""
    acting = state.acting()
    mode = ATTACK_MODES[step]
    attacks.begin_attack(state, acting.unit, mode, NO_UNIT, acting.skills, acting.weapons)
    if not has_aim(state):
        attacks.end_attack(state)
        events.append(Event(Happening.ACTION_LOST, (acting.unit, plans.ATTACK)))


def has_aim(state: State) -> bool:
    """Whether some line can still be aimed at something."""
    return any(attacks.targets_of(state, line) for line in attacks.usable_lines(state))


def settle_aiming(state: State, events: list[Event]) -> bool:
    """When nothing is left to aim the attack is fired."""
    if has_aim(state):
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
    proceed(state, events)
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


AUTOMATIC: Final[dict[type, Callable[[State, list[Event]], bool]]] = {
    p.Joining: settle_joining,
    p.RoundStart: settle_round_start,
    p.Proceeding: settle_proceeding,
    p.Aiming: settle_aiming,
    p.Shooting: settle_shooting,
    p.Harming: settle_harming,
    p.RoundEnd: settle_round_end,
}


def settle(state: State, events: list[Event]) -> None:
    """Go on by the rules until somebody must choose, chance decides, or the match is over."""
    while True:
        step = AUTOMATIC.get(type(state.phase))
        if step is None or not step(state, events):
            return


def pending(state: State) -> Pending:
    """What the match waits for."""
    kind = type(state.phase)
    point = POINTS.get(kind)
    if point is not None:
        return Choice(point.who(state), point.name)
    chance = CHANCES.get(kind)
    if chance is not None:
        return chance[0](state)
    phase = state.phase
    assert isinstance(phase, p.Over)
    seats = state.battle.seat_side
    winners = tuple([seat for seat, side in enumerate(seats) if phase.side in (side, -1)])
    scores = tuple([end_of_game.points_of(state, side) for side in seats])
    return Result(winners, scores)
