"""What the match waits for: every phase, who decides in it, and what goes on by itself.

The table joins the chapters in rules/ to the contract; kernel/phase_table.py says how it is used.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.dust import phases as p
from opendust.dust.actions import VERBS, Verb
from opendust.dust.phases import (  # as names of their own compiled code finds them at once
    BattleStep,
    Combat,
    Movement,
    Placement,
    Purchase,
    Reinforce,
    Roll,
)
from opendust.dust.rules import cards, initiative, movement
from opendust.dust.rules.beginning import reinforcements, setup
from opendust.dust.rules.fighting import (
    battle,
    battle_abilities,
    combat,
    losses,
    mech_dropper,
    retreat,
    rolls,
    special,
)
from opendust.dust.rules.further import further
from opendust.dust.rules.menus import Menu, Noted
from opendust.dust.rules.producing import delivery, neutrals, production, production_abilities
from opendust.dust.rules.scoring import victory
from opendust.dust.rules.timing import untimely
from opendust.dust.state import NOBODY, OWNERS, State
from opendust.kernel.action import Action, Input
from opendust.kernel.event import Event, Events
from opendust.kernel.numbers import Numbers
from opendust.kernel.option import Option
from opendust.kernel.pending import Manner, Pending, Result
from opendust.kernel.phase_table import (
    OVER,
    Ask,
    Cited,
    Deed,
    Judge,
    Pass,
    PhaseTable,
    Point,
    Take,
)
from opendust.kernel.refusal import Refusal

Ways = dict[Enum, tuple[Judge[State], Deed[State]]]

ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(OWNERS)]
"""A seat that decides alone, made once for each."""


def the_active(state: State) -> tuple[int, ...]:
    """The player whose turn it is."""
    return ALONE[state.active()]


def the_setup_turn(state: State) -> tuple[int, ...]:
    """The player whose setup step it is."""
    return ALONE[setup.setup_turn(state)]


def the_asked(state: State) -> tuple[int, ...]:
    """The Koshka holder who is asked."""
    phase = state.phase
    assert isinstance(phase, p.Interrupt)
    return ALONE[phase.seat]


def the_side(state: State) -> tuple[int, ...]:
    """The player of the side that the phase names."""
    phase = state.phase
    assert isinstance(phase, (p.BattleStart, p.Retreat, p.RerollWindow, p.NurseWindow))
    return ALONE[state.fight().seat_of(phase.side)]


def the_attacker(state: State) -> tuple[int, ...]:
    """The attacking player."""
    return ALONE[state.fight().attacker]


def the_defender(state: State) -> tuple[int, ...]:
    """The defending player."""
    return ALONE[state.fight().defender]


def the_casualty_chooser(state: State) -> tuple[int, ...]:
    """The player who chooses casualties."""
    return ALONE[losses.casualty_chooser(state)]


def the_undecided(state: State) -> tuple[int, ...]:
    """The sides that have not decided about a simultaneous retreat."""
    phase = state.phase
    assert isinstance(phase, p.RetreatTogether)
    decided = 0 if state.hidden is None else state.hidden.decided
    fight = state.fight()
    sides = ((fight.attacker, phase.attackers), (fight.defender, phase.defenders))
    return tuple([
        seat for seat, force in sides
        if force == retreat.UNDECIDED and not decided >> seat & 1
    ])  # fmt: skip


SECRETLY: Final = Manner.EACH_SECRETLY
FREELY: Final = initiative.refuse_nothing
ALLY: Final = (production_abilities.refuse_ally, production_abilities.do_ally)
FREE_MECH: Final = (production_abilities.refuse_free_mech, delivery.do_free_mech)
RETREATING: Final[Ways] = {
    Verb.PASS: (FREELY, retreat.do_stay),
    Verb.RETREAT: (retreat.refuse_retreat, retreat.do_retreat),
}
PLAYING: Final[Ways] = {Verb.PLAY: (cards.refuse_play, cards.do_play)}
CLAIMING: Final[Ways] = {Verb.CLAIM: (setup.refuse_claim, setup.do_claim)}

POINTS: Final[dict[type, Point[State]]] = {
    p.SetupCards: Point(
        "setup_card", cards.undecided, cards.card_options, PLAYING, manner=SECRETLY
    ),
    p.ChooseColor: Point("choose_color", the_setup_turn, setup.color_options, {
        Verb.COLOR: (setup.refuse_color, setup.do_color),
    }),
    p.ClaimCapital: Point("claim_capital", the_setup_turn, setup.capital_options, {
        Verb.CLAIM: (setup.refuse_capital, setup.do_capital),
    }),
    p.ClaimSource: Point(
        "claim_power_source", the_setup_turn, setup.claim_options, CLAIMING
    ),
    p.ClaimLand: Point("claim_land", the_setup_turn, setup.claim_options, CLAIMING),
    p.SetupCenters: Point("setup_center", the_setup_turn, setup.center_options, {
        Verb.CENTER: (setup.refuse_center, setup.do_setup_center),
    }),
    p.Reinforce: Point("setup_reinforce", the_setup_turn, reinforcements.reinforce_options, {
        Verb.DEPLOY: (reinforcements.refuse_deploy, reinforcements.do_deploy),
        Verb.LAUNCH: (reinforcements.refuse_launch, reinforcements.do_launch),
        Verb.DONE: (reinforcements.refuse_done, reinforcements.do_done),
    }),
    p.Initiative: Point(
        "initiative_card", initiative.initiative_seats, cards.card_options, PLAYING, manner=SECRETLY
    ),
    p.Interrupt: Point("koshka_window", the_asked, initiative.interrupt_options, {
        Verb.PASS: (FREELY, initiative.do_not_interrupt),
        Verb.INTERRUPT: (FREELY, initiative.do_interrupt),
    }),
    p.Purchase: Point("purchase", the_active, production.purchase_options, {
        Verb.DONE: (FREELY, delivery.do_purchase_done),
        Verb.BUY: (production.refuse_buy, production.do_buy),
        Verb.BUY_CENTERS: (production.refuse_buy_centers, production.do_buy_centers),
        Verb.BUY_CARDS: (production.refuse_buy_cards, production.do_buy_cards),
        Verb.BUY_NEUTRALS: (neutrals.refuse_buy_neutrals, neutrals.do_buy_neutrals),
        Verb.ALLY: ALLY,
        Verb.FREE_MECH: FREE_MECH,
    }),
    p.Placement: Point("place_units", the_active, delivery.placement_options, {
        Verb.DEPLOY: (delivery.refuse_deploy, delivery.do_deploy),
        Verb.LAUNCH: (delivery.refuse_launch, delivery.do_launch),
        Verb.DEPLOY_NEUTRALS: (
            neutrals.refuse_neutral_place, neutrals.do_deploy_neutrals
        ),
        Verb.ALLY: ALLY,
        Verb.FREE_MECH: FREE_MECH,
    }),
    p.CenterPlacement: Point("place_centers", the_active, delivery.center_placement_options, {
        Verb.CENTER: (setup.refuse_center, delivery.do_center),
        Verb.ALLY: ALLY,
        Verb.FREE_MECH: FREE_MECH,
    }),
    p.ProductionEnd: Point("production_end", the_active, delivery.production_end_options, {
        Verb.DONE: (FREELY, delivery.do_production_done),
        Verb.ALLY: ALLY,
        Verb.FREE_MECH: FREE_MECH,
    }),
    p.Movement: Point("movement", the_active, movement.movement_options, {
        Verb.MOVE: (movement.refuse_move, movement.do_move),
        Verb.FLY: (movement.refuse_fly, movement.do_fly),
        Verb.DONE: (FREELY, movement.do_movement_done),
    }),
    p.Combat: Point("attack", the_active, special.combat_options, {
        Verb.ATTACK: (combat.refuse_attack, combat.do_attack),
        Verb.BOMBARD: (special.refuse_bombard, special.do_bombard),
        Verb.MISSILE: (special.refuse_missile, special.do_missile),
        Verb.DROP: (mech_dropper.refuse_drop, mech_dropper.do_drop),
        Verb.DONE: (FREELY, combat.do_turn_done),
    }),
    p.BattleStart: Point("battle_start_window", the_side, battle_abilities.opening_options, {
        Verb.PASS: (FREELY, battle_abilities.do_pass_opening),
        Verb.SECRET_WEAPON: (
            battle_abilities.refuse_secret_weapon, battle_abilities.do_secret_weapon
        ),
        Verb.RADAR: (battle_abilities.refuse_radar, battle_abilities.do_radar),
        Verb.ACE: (battle_abilities.refuse_ace, battle_abilities.do_ace),
    }),
    p.BattleSecret: Point("secret_weapon_window", the_attacker, battle_abilities.secret_options, {
        Verb.PASS: (FREELY, battle_abilities.do_pass_secret),
        Verb.SECRET_WEAPON: (
            battle_abilities.refuse_secret_weapon, battle_abilities.do_secret_weapon
        ),
    }),
    p.Retreat: Point("retreat", the_side, retreat.retreat_options, RETREATING),
    p.RetreatTogether: Point(
        "retreat", the_undecided, retreat.retreat_options, RETREATING, manner=SECRETLY
    ),
    p.RetreatPlace: Point("retreat_destination", the_defender, retreat.place_options, {
        Verb.RETREAT_TO: (retreat.refuse_place, retreat.do_place),
    }),
    p.RerollWindow: Point("reroll_window", the_side, battle_abilities.reroll_options, {
        Verb.PASS: (FREELY, rolls.do_keep_roll),
        Verb.REROLL: (FREELY, battle_abilities.do_reroll),
    }),
    p.Casualties: Point("casualties", the_casualty_chooser, losses.casualty_options, {
        Verb.DESTROY: (losses.refuse_casualties, losses.do_casualties),
    }),
    p.NurseWindow: Point("nurse_window", the_side, battle_abilities.nurse_options, {
        Verb.PASS: (FREELY, losses.do_no_nurse),
        Verb.NURSE: (FREELY, battle_abilities.do_nurse),
    }),
    p.SpecialCasualties: Point(
        "special_casualties", the_active, special.special_casualty_options, {
            Verb.DESTROY: (special.refuse_special_casualties, special.do_special_casualties),
        }
    ),
}  # fmt: skip

CHANCES: Final[dict[type, tuple[Ask[State], Take[State]]]] = {
    p.Deal: (setup.deal_chance, setup.do_deal),
    p.Lots: (cards.lots_chance, initiative.do_lots),
    p.Draw: (cards.draw_chance, cards.do_draw),
    p.Roll: (rolls.roll_chance, rolls.do_roll),
    p.Reroll: (rolls.reroll_chance, rolls.do_reroll_dice),
    p.NurseRoll: (losses.nurse_chance, losses.do_nurse_roll),
    p.SpecialRoll: (special.special_chance, special.do_special_roll),
}  # fmt: skip

AUTOMATIC: Final[dict[type, Pass[State]]] = {
    p.SetupCards: setup.settle_setup_cards,
    p.RoundStart: initiative.begin_round,
    p.Draw: delivery.settle_draw,
    p.Initiative: initiative.settle_initiative,
    p.TurnStart: initiative.begin_turn,
    p.Placement: delivery.settle_placement,
    p.CenterPlacement: delivery.settle_centers,
    p.ProductionEnd: delivery.settle_production,
    p.Movement: movement.settle_movement,
    p.Combat: combat.settle_combat,
    p.BattleStart: battle.settle_opening,
    p.Retreat: battle.settle_retreat,
    p.RetreatPlace: retreat.settle_place,
    p.RerollWindow: rolls.settle_reroll,
    p.BattleStep: battle.take_step,
    p.TurnEnd: initiative.end_turn,
    p.RoundEnd: victory.end_round,
}


def the_result(state: State) -> Result:
    """Who has won, and everybody's score."""
    phase = state.phase
    assert isinstance(phase, p.Over)
    return Result(phase.winners, tuple(state.scores))


TABLE: Final[PhaseTable[State]] = PhaseTable(
    POINTS, CHANCES, AUTOMATIC, the_result,
    verbs=VERBS,
    quiet=(Verb.PASS, Verb.DONE),
    cited=Cited(
        nobody="ROUND-01", turn="ROUND-03", verb="ROUND-02", dice="COMP-15", draw="CARD-01"
    ),
    explain=untimely,
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
    while True:
        phase: object = state.phase
        kind = type(phase)  # compiled, to compare it is quicker than `isinstance`
        if kind is BattleStep:  # the most frequent ones are not looked up
            battle.take_step(state, events)
        elif kind is Purchase or kind is Roll or not TABLE.passes(state, phase, events):
            return


def play_out(state: State, numbers: Numbers, limit: int) -> int:
    """Random choices to the end of the match, or to so many inputs: how many were decisions."""
    menu = Noted()
    decisions = 0
    for _input in range(limit):  # compiled, a plain `_` would be any object
        seat = write_menu(state, menu)
        if seat != NOBODY:
            action = menu.drawn(numbers)
            TABLE.follow(state, state.phase, seat, action)
            decisions += 1
        else:
            taken = TABLE.go_on(state, state.phase, numbers, None)
            if taken == OVER:
                break
            decisions += taken
        settle(state, None)
    return decisions


def write_menu(state: State, menu: Menu) -> int:
    """Note what may be done at one of the long menus, and who does it; NOBODY at other points."""
    kind = type(state.phase)
    if kind is Reinforce:
        seat = setup.setup_turn(state)
        reinforcements.write_reinforcements(state, seat, menu)
        return seat
    if not state.queue:
        return NOBODY
    seat = state.active()
    if kind is Purchase:
        production.write_purchases(state, seat, menu)
    elif kind is Movement:
        movement.write_movements(state, seat, menu)
    elif kind is Combat:
        special.write_attacks(state, seat, menu)
    elif kind is Placement:
        delivery.write_placements(state, seat, menu)
    else:
        return NOBODY
    return seat


def default(state: State, seat: int) -> Action:
    """What is done for a seat that is absent."""
    return TABLE.default(state, state.phase, seat)
