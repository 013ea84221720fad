"""What are the odds in this match of DUST? Of an attack that one could make, or a battle going on.

A would-be action is carried out on a copy of the view; the battle that it leads to, or the one
that is going on, is then handed to the exact odds, which also say what retreating would bring.
"""

from __future__ import annotations

from typing import Final

from opendust.dust import phases as p
from opendust.dust.control import full_capitals
from opendust.dust.deck import Ability
from opendust.dust.game import apply, refuse
from opendust.dust.phases import ATTACKER, DEFENDER, NO_SIDE
from opendust.dust.rules.fighting.battle import RETREAT_WINDOW, RetreatWindow
from opendust.dust.rules.fighting.retreat import can_retreat, force_of, most_to_retreat, refuges
from opendust.dust.state import DROP_BATTLE, NEUTRAL, NO_CARD, State
from opendust.kernel.action import Action, Decision
from opendust.kernel.refusal import BadText, Fault
from opendust.odds import DustBattle, Policy, Question, SpecialAttack
from opendust.odds import DustOdds as Odds
from opendust.odds.chances import Chances
from opendust.odds.dust.battle import BATTLE_ABILITIES
from opendust.odds.dust.conditions import ACE, NURSE, lasting_flags, ready_flags
from opendust.odds.dust.policies import dearest_units
from opendust.odds.dust.special import BOMBERS, MISSILE, SUBMARINES, special_odds
from opendust.odds.dust.steps import without
from opendust.odds.dust.tree import ANSWER, OUTCOMES, RETREAT, ROLL, Moment
from opendust.scenes.dust.ahead import ATTACKS, after_movement
from opendust.scenes.dust.battle import units_scene
from opendust.scenes.study_models import BattleOdds, DustOdds, EndOdds, OutcomeOdds, RetreatOdds
from opendust.words import text

SHOWN_ENDS: Final = 8
PLAIN: Final = (Policy(), Policy())
BEFORE_DICE: Final = (p.BattleStart, p.BattleSecret, p.Retreat, p.RetreatTogether, p.Roll)


def match_odds(view: State, seat: int, action: Action | None, language: str) -> DustOdds:
    """The odds after a would-be action, or of the battle going on; BadText if there is none."""
    state = view.copy()
    if action is not None:
        if action.verb in ATTACKS:
            state = after_movement(view, seat)
        if refuse(state, seat, action) is not None:
            raise BadText([Fault("", 0, "odds-not-legal")])
        apply(state, Decision(seat, action))
    if isinstance(state.phase, p.SpecialRoll):
        return special_answer(state, state.phase, language)
    if state.battle is None or not isinstance(state.phase, BEFORE_DICE):
        raise BadText([Fault("", 0, "odds-no-battle")])
    return battle_answer(state, language)


def special_answer(state: State, phase: p.SpecialRoll, language: str) -> DustOdds:
    """The single roll of a special attack. SPEC-02."""
    means = SUBMARINES if phase.target < state.board.land_count else BOMBERS
    if not phase.shielded:
        means = MISSILE
    attack = SpecialAttack(state.edition, means, 0, state.units[phase.target], phase.dice)
    odds = special_odds(attack, PLAIN[0], Chances(exact=False))
    return DustOdds(kind="dust-odds", odds=told(odds, language), reverse=None, retreats=[])


def battle_answer(state: State, language: str) -> DustOdds:
    """The battle as it stands, turned round, and with units leaving now."""
    battle = battle_of(state)
    question = Question(battle, PLAIN)
    if isinstance(state.phase, p.BattleStart) and not state.fight().rolled:
        odds, retreats = question.odds(), []
    else:
        moment = moment_of(state, battle)
        odds = question.odds_from(question.solver.steps.go_on(moment, 0, 0))
        retreats = retreat_odds(state, question, moment)
    turned = battle.turned()
    return DustOdds(
        kind="dust-odds",
        odds=told(odds, language),
        reverse=None if turned is None else told(Question(turned, PLAIN).odds(), language),
        retreats=retreats,
    )


def battle_of(state: State) -> DustBattle:
    """The battle that a state is in, with the abilities that can still be used."""
    fight = state.fight()
    is_neutral = fight.defender == NEUTRAL
    on_land = fight.target < state.board.land_count
    capitals = state.board.capitals if is_neutral else full_capitals(state)
    land, sea = refuges(state)
    return DustBattle(
        state.edition,
        fight.attackers,
        force_of(state, DEFENDER),
        fight.kind,
        center=on_land and bool(state.centers >> fight.target & 1),
        capital=on_land and bool(capitals >> fight.target & 1),
        neutral=is_neutral,
        has_refuge=bool(land or sea),
        abilities=(ability_of(state, ATTACKER), ability_of(state, DEFENDER)),
    )


def ability_of(state: State, side: int) -> Ability | None:
    """What a side's card can still do in the battle."""
    fight = state.fight()
    seat = fight.seat_of(side)
    if seat == NEUTRAL or state.played[seat] == NO_CARD or state.used >> seat & 1:
        return None
    ability = state.deck.abilities[state.played[seat]]
    is_dropper = side == ATTACKER and fight.kind == DROP_BATTLE
    return ability if ability in BATTLE_ABILITIES and not is_dropper else None


def moment_of(state: State, battle: DustBattle) -> Moment:
    """Where the battle stands before its next roll."""
    fight = state.fight()
    flags = lasting_flags(battle, ready_flags(battle)) | fight.ace * ACE | fight.nurse * NURSE
    phase = state.phase
    stage = ROLL
    if isinstance(phase, (p.BattleStart, p.RetreatTogether)):
        stage = RETREAT
    elif isinstance(phase, p.Retreat):
        first = ATTACKER if fight.roller == NO_SIDE else fight.roller
        stage = RETREAT if phase.side == first else ANSWER
    return Moment(battle.attackers, battle.defenders, fight.roller, fight.rolled, fight.hitless,
                  flags, stage)  # fmt: skip


def retreat_odds(state: State, question: Question, moment: Moment) -> list[RetreatOdds]:
    """Going on, and leaving with one unit more each time, the dearest first. RETR-01."""
    phase = state.phase
    if not isinstance(phase, p.Retreat) or not can_retreat(state, phase.side):
        return []
    any_roll = RETREAT_WINDOW.of(state.edition) is RetreatWindow.ANY_ROLL
    answered = moment.stage == RETREAT and (moment.roller == NO_SIDE or any_roll)
    force = force_of(state, phase.side)
    found: list[RetreatOdds] = []
    for number in range(most_to_retreat(state.edition, force) + 1):
        part = dearest_units(force, number)
        a, d = (part, 0) if phase.side == ATTACKER else (0, part)
        later = without(moment, a, d, ANSWER if answered else ROLL)
        after = question.odds_from(question.solver.steps.go_on(later, a, d))
        found.append(RetreatOdds(
            units=units_scene(part), conquest=float(after.conquest), swing=float(after.swing),
        ))  # fmt: skip
    return found


def told(odds: Odds, language: str) -> BattleOdds:
    """The odds as plain numbers, the likeliest ends first."""
    return BattleOdds(
        attackers=units_scene(odds.attackers),
        defenders=units_scene(odds.defenders),
        outcomes=[
            OutcomeOdds(id=name, name=text("dust-outcome-" + name, language),
                        chance=float(odds.outcomes[number]))
            for number, name in enumerate(OUTCOMES)
        ],
        conquest=float(odds.conquest),
        attacker_losses=float(odds.attacker_losses),
        defender_losses=float(odds.defender_losses),
        prize=odds.prize,
        swing=float(odds.swing),
        ends=[
            EndOdds(outcome=OUTCOMES[outcome], attackers=units_scene(own),
                    defenders=units_scene(other), chance=float(chance))
            for (outcome, own, other), chance in list(odds.survivors.items())[:SHOWN_ENDS]
        ],
    )  # fmt: skip
