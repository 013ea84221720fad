"""What does an attack of Dust Tactics do? Of weapons aimed in a match, or of a would-be attack."""

from __future__ import annotations

from opendust.kernel.action import Action, Decision
from opendust.kernel.refusal import BadText, Fault
from opendust.odds.chances import Chances, Number
from opendust.odds.tactics.duel import aim_at
from opendust.odds.tactics.walk import walk
from opendust.scenes.study_models import TacticsOdds, UnitOdds
from opendust.scenes.tactics.moves import on_turn, unit_named
from opendust.tactics.actions import Verb
from opendust.tactics.attack import REVERSED
from opendust.tactics.game import apply, default, options, refuse
from opendust.tactics.phases import Aiming, Medal
from opendust.tactics.rules import plans
from opendust.tactics.rules.fire.dice import BLANK_RESULT, HIT_RESULT
from opendust.tactics.rules.fire.shooting import is_result_there
from opendust.tactics.state import State
from opendust.words.tactics.nouns import unit_text

Ends = dict[tuple[int, ...], Number]
"""The chance of each list of health by model."""


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
        apply(state, Decision(seat, aim_at(options(state, seat), (other,))))
    if state.attack is None:
        raise BadText([Fault("", 0, "odds-no-shot")])
    return told(view, state)


def told(before: State, state: State) -> TacticsOdds:
    """What becomes of every unit that the attack or its answer may touch."""
    ends = walk(state, decide, Chances(exact=False))
    shots = state.attack.shots if state.attack is not None else []
    aimed = [shot.target for shot in shots]
    found = [unit_odds(before, ends, unit) for unit in range(before.battle.unit_count)
             if before.is_alive(unit)]  # fmt: skip
    names = [before.battle.unit_names[unit] for unit in aimed if unit < before.battle.unit_count]
    touched = [odds for odds in found if odds["lost"] or odds["unit"] in names]
    return TacticsOdds(kind="tactics-odds", units=touched)


def unit_odds(before: State, ends: Ends, unit: int) -> UnitOdds:
    """The chances of one unit."""
    battle, models = before.battle, before.battle.models_of(unit)
    left: dict[int, float] = {}
    for health, chance in ends.items():
        strength = sum([health[model] for model in models])
        left[strength] = left.get(strength, 0.0) + float(chance)
    lost = sum([(before.strength(unit) - strength) * chance for strength, chance in left.items()])
    full = sum([battle.model_full[model] for model in models])
    return UnitOdds(
        unit=battle.unit_names[unit],
        name=unit_text(before, unit),
        destroyed=left.get(0, 0.0),
        lost=lost,
        ap_lost=lost * battle.cards[unit].ap / full,
        left={str(strength): left[strength] for strength in sorted(left)},
    )


def decide(state: State, seat: int) -> Action:
    """Roll a failure again; in everything else as somebody who is absent."""
    if isinstance(state.phase, Medal):
        is_reversed = bool(state.fight().shot().flags & REVERSED)
        failure = HIT_RESULT if is_reversed else BLANK_RESULT
        if is_result_there(state, failure):
            return Action(Verb.REROLL, (failure,))
    return default(state, seat)
