"""What does an attack of Dust Tactics do? Of weapons aimed in a match, or of a would-be attack."""

from __future__ import annotations

from opendust.kernel.action import Action, Decision
from opendust.kernel.refusal import BadText, Fault
from opendust.odds import TacticsOdds as Odds
from opendust.odds.chances import Chances
from opendust.odds.tactics_duel import aim_at
from opendust.odds.tactics_walk import walk
from opendust.scenes.study_models import TacticsOdds, UnitOdds
from opendust.scenes.tactics_moves import on_turn, unit_named
from opendust.tactics import plans
from opendust.tactics.actions import Verb
from opendust.tactics.attack import REVERSED
from opendust.tactics.game import apply, default, options, refuse
from opendust.tactics.phases import Aiming, Medal
from opendust.tactics.rules.dice import BLANK_RESULT, HIT_RESULT
from opendust.tactics.rules.shooting import is_result_there
from opendust.tactics.state import State
from opendust.words.tactics_nouns import unit_text


def aimed_odds(view: State, seat: int, action: Action | None) -> TacticsOdds:
    """The attack going on with what is aimed, after one more action if one is given."""
    state = view.copy()
    if action is not None:
        if refuse(state, seat, action) is not None:
            raise BadText([Fault("", 0, "odds-not-legal")])
        apply(state, Decision(seat, action))
    if state.attack is None or not state.attack.shots:
        raise BadText([Fault("", 0, "odds-no-battle")])
    if isinstance(state.phase, Aiming):
        apply(state, Decision(seat, Action(Verb.FIRE)))
    return told(view, state)


def attack_odds(view: State, attacker: str, target: str, *, sustained: bool) -> TacticsOdds:
    """One unit attacks another with everything that reaches, as if it were its turn."""
    unit, other = unit_named(view, attacker), unit_named(view, target)
    state = on_turn(view, unit)
    seat = state.battle.owner[unit]
    plan = plans.SUSTAINED if sustained else plans.plan_of(plans.ATTACK, plans.NOTHING)
    action = Action(Verb.ACTIVATE, (unit, plan, ()))
    if not any(option.contains(action) for option in options(state, seat)):
        raise BadText([Fault("", 0, "odds-no-shot")])
    apply(state, Decision(seat, action))
    while isinstance(state.phase, Aiming):
        apply(state, Decision(seat, aim_at(options(state, seat), other)))
    if state.attack is None:
        raise BadText([Fault("", 0, "odds-no-shot")])
    return told(view, state)


def told(before: State, state: State) -> TacticsOdds:
    """What becomes of every unit that the attack or its answer may touch."""
    odds = Odds(before, walk(state, decide, Chances(exact=False)))
    touched = [
        unit for unit in range(before.battle.unit_count)
        if before.is_alive(unit) and odds.lost(unit)
    ]  # fmt: skip
    attack = state.attack
    for shot in attack.shots if attack is not None else []:
        if shot.target < before.battle.unit_count and shot.target not in touched:
            touched.append(shot.target)
    return TacticsOdds(kind="tactics-odds", units=[unit_odds(odds, unit) for unit in touched])


def unit_odds(odds: Odds, unit: int) -> UnitOdds:
    """The chances of one unit."""
    return UnitOdds(
        unit=odds.state.battle.unit_names[unit],
        name=unit_text(odds.state, unit),
        destroyed=float(odds.kill(unit)),
        lost=float(odds.lost(unit)),
        ap_lost=float(odds.ap_lost(unit)),
        left={str(left): float(chance) for left, chance in odds.left(unit).items()},
    )


def decide(state: State, seat: int) -> Action:
    """Roll a failure again; in everything else as somebody who is absent."""
    if isinstance(state.phase, Medal):
        is_reversed = bool(state.fight().shot().flags & REVERSED)
        failure = HIT_RESULT if is_reversed else BLANK_RESULT
        if is_result_there(state, failure):
            return Action(Verb.REROLL, (failure,))
    return default(state, seat)
