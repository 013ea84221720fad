"""What does the book say to an action out of its time?

Every ability and every step has a rule that names its moment. A rulebook reader cites that one
before the general order of a round (ROUND-01 to ROUND-03).
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

from opendust.dust import phases as p
from opendust.dust.actions import VERBS, Verb
from opendust.dust.deck import Ability
from opendust.dust.rules.abilities import usable
from opendust.dust.rules.beginning.setup import claim_rule
from opendust.dust.rules.fighting import battle_abilities, retreat, special
from opendust.dust.rules.fighting.losses import is_of_neutrals
from opendust.dust.rules.movement import refuse_attack_now, refuse_move_now
from opendust.dust.state import State
from opendust.kernel.action import Action, is_shaped
from opendust.kernel.phase_table import NOT_NOW
from opendust.kernel.refusal import Refusal

ATTACKS: Final = (Verb.ATTACK, Verb.BOMBARD, Verb.MISSILE, Verb.DROP)
MOVES: Final = (Verb.MOVE, Verb.FLY)
PURCHASES: Final = (Verb.BUY, Verb.BUY_CENTERS, Verb.BUY_CARDS, Verb.BUY_NEUTRALS)
DELIVERIES: Final = (
    Verb.DEPLOY, Verb.LAUNCH, Verb.DEPLOY_NEUTRALS, Verb.CENTER, Verb.DONE
)  # fmt: skip

ABILITY_OF: Final[dict[Enum, tuple[Ability, str]]] = {
    Verb.ACE: (Ability.ACE_OF_THE_SKY, "ABIL-ACE-01"),
    Verb.RADAR: (Ability.ALIEN_RADAR, "ABIL-RADAR-01"),
    Verb.SECRET_WEAPON: (Ability.SECRET_WEAPON, "ABIL-SECRET-01"),
    Verb.NURSE: (Ability.NURSE, "ABIL-NURSE-01"),
    Verb.INTERRUPT: (Ability.KOSHKA, "ABIL-KOSHKA-01"),
    Verb.ALLY: (Ability.DIPLOMAT, "ABIL-DIPLOMAT-01"),
    Verb.FREE_MECH: (Ability.MECH_BUILDER, "ABIL-BUILDER-01"),
    Verb.MISSILE: (Ability.BALLISTIC_MISSILES, "SPEC-12"),
    Verb.DROP: (Ability.MECH_DROPPER, "ABIL-DROPPER-01"),
}
"""The ability behind a verb, and the rule of its moment."""
REROLLS: Final = {
    Ability.RAKETEN_TRUPPEN: "ABIL-RAKETEN-01",
    Ability.SIGRID: "ABIL-SIGRID-01",
}
MOMENTS: Final[dict[Enum, str]] = {
    Verb.PLAY: "INIT-01",
    Verb.COLOR: "SETUP-05",
    Verb.CLAIM: "SETUP-06",
    Verb.RETREAT: "RETR-02",
    Verb.RETREAT_TO: "RETR-15",
    Verb.DESTROY: "BTL-LAND-08",
}
"""What is done at one moment only, which its rule names."""
SETUP_STEPS: Final[dict[type, str]] = {
    p.SetupCards: "SETUP-02",
    p.ChooseColor: "SETUP-05",
    p.ClaimCapital: "SETUP-06",
    p.SetupCenters: "SETUP-22",
    p.Reinforce: "SETUP-28",
}
"""The rule that says who acts in a step of the setup, and what he does."""
OPENING: Final = (Verb.ACE, Verb.RADAR, Verb.SECRET_WEAPON)
FORBIDDEN: Final[dict[Enum, Callable[[State, int, Action], Refusal | None]]] = {
    Verb.ACE: battle_abilities.refuse_ace,
    Verb.RADAR: battle_abilities.refuse_radar,
    Verb.SECRET_WEAPON: battle_abilities.refuse_secret_weapon,
    Verb.REROLL: battle_abilities.refuse_reroll,
    Verb.NURSE: battle_abilities.refuse_nurse,
}
"""What forbids an ability in a battle, whatever the moment."""
IN_BATTLE: Final = (
    p.BattleStart, p.BattleSecret, p.Retreat, p.RetreatTogether, p.RetreatPlace, p.Roll,
    p.RerollWindow, p.Reroll, p.Casualties, p.NurseWindow, p.NurseRoll, p.SpecialRoll,
    p.SpecialCasualties,
)  # fmt: skip


def untimely(state: State, seat: int, action: Action, refusal: Refusal) -> Refusal:
    """The rule that names the moment of what was tried, with its reason; else the plain answer."""
    if not 0 <= seat < state.players:
        return refusal
    verb, phase = action.verb, state.phase
    is_asked = refusal.message == NOT_NOW
    if verb is Verb.RETREAT and state.battle is not None:
        return retreat.refuse_now(state, seat) or refusal
    if verb in ATTACKS and isinstance(phase, p.Movement) and is_asked:
        return special.refuse_lacking(state, seat, action) or refuse_attack_now(action)
    if verb in MOVES and isinstance(phase, p.Combat) and is_asked:
        return refuse_move_now(state, seat, action)
    if verb in ABILITY_OF or verb is Verb.REROLL:
        return refuse_ability(state, seat, action, refusal)
    if isinstance(phase, IN_BATTLE) and state.queue and seat == state.active():
        if verb in ATTACKS or verb is Verb.DONE:
            return refusal.first_by("CMBT-02")
        if verb in MOVES:
            return refusal.first_by("MOVE-GEN-10")
    return refusal.first_by(order_rule(state, verb, refusal.rule, is_asked=is_asked))


def refuse_ability(state: State, seat: int, action: Action, refusal: Refusal) -> Refusal:
    """A player without the ability lacks it; else its own rule names the moment. ABIL-GEN-02."""
    verb = action.verb
    if type(state.phase) in SETUP_STEPS or isinstance(state.phase, (p.ClaimLand, p.ClaimSource)):
        return refusal.first_by("SETUP-30")
    if not state.queue:
        return refusal  # Nobody's turn: no card of this round lies open, or the match is over.
    held = usable(state, seat)
    if verb is Verb.REROLL:
        rule = REROLLS.get(held) if held is not None else None
        return why_not(state, seat, action, refusal.first_by(rule or "ABIL-GEN-01"))
    if verb is Verb.INTERRUPT and held is Ability.KOSHKA:
        return refusal.first_by(koshka_rule(state, seat))
    ability, rule = ABILITY_OF[verb]
    lasts = verb is Verb.RADAR and bool(state.radar >> seat & 1)
    if held is not ability and not lasts:
        lacking = rule if verb is Verb.MISSILE else "ABIL-GEN-01"
        return Refusal(lacking, "ability-not-usable", ability=ability.value)
    if verb in ATTACKS and isinstance(state.phase, IN_BATTLE):
        return refusal.first_by("CMBT-02")
    return why_not(state, seat, action, refusal.first_by(rule))


def koshka_rule(state: State, seat: int) -> str:
    """The rule against an interruption now: the turn is one by Koshka itself, or it has begun."""
    active, phase = state.active(), state.phase
    by_koshka = state.deck.abilities[state.played[active]] is Ability.KOSHKA
    begins = isinstance(phase, p.Purchase) and not phase.begun and seat in state.queue[1:]
    chained = state.interrupting >> active & 1 and state.used >> active & 1 and by_koshka
    return "ABIL-KOSHKA-05" if begins and chained else "ABIL-KOSHKA-01"


def why_not(state: State, seat: int, action: Action, late: Refusal) -> Refusal:
    """What forbids an ability here whatever the moment: nobody is asked where it cannot be used.

    Before the first die that is the reason that counts; later it is only another one.
    """
    if isinstance(state.phase, (p.SpecialRoll, p.SpecialCasualties)):
        return late.first_by("ABIL-NURSE-06" if action.verb is Verb.NURSE else "ABIL-GEN-04")
    battle = state.battle
    if battle is None or seat not in (battle.attacker, battle.defender):
        return late
    if not is_shaped(VERBS[action.verb], action):
        return late
    forbidden = FORBIDDEN[action.verb](state, seat, action) if action.verb in FORBIDDEN else None
    if forbidden is None:
        return late
    if battle.rolled and action.verb in OPENING:
        return late.and_by(forbidden.rule)
    return forbidden.and_by(late.rule, *late.also)


def order_rule(state: State, verb: Enum, general: str, *, is_asked: bool) -> str:
    """The rule about the order of steps: in the setup, in production, and who chooses what."""
    phase = state.phase
    if isinstance(phase, (p.ClaimLand, p.ClaimSource)):
        return claim_rule(state)
    if isinstance(phase, p.Reinforce) and is_asked:
        return "SETUP-24"
    if type(phase) in SETUP_STEPS:
        return SETUP_STEPS[type(phase)]
    if isinstance(phase, p.Initiative):
        return "INIT-01"
    if is_asked:
        return MOMENTS.get(verb) or production_rule(state, verb, general)
    if isinstance(phase, p.Casualties) and verb is Verb.DESTROY:
        return "NEUT-15" if is_of_neutrals(state) else "BTL-LAND-08"
    if isinstance(phase, p.SpecialCasualties) and verb is Verb.DESTROY:
        return "SPEC-10" if phase.shielded else "SPEC-15"
    if isinstance(phase, p.RetreatPlace) and verb is Verb.RETREAT_TO:
        return "RETR-15"
    return general


def production_rule(state: State, verb: Enum, general: str) -> str:
    """Everything is declared before anything is placed; units, then centers. PROD-07, PROD-08."""
    phase = state.phase
    if isinstance(phase, p.Purchase) and verb in DELIVERIES:
        return "PROD-07"
    if isinstance(phase, (p.Placement, p.CenterPlacement, p.ProductionEnd)):
        if verb in PURCHASES:
            return "PROD-07"
        if verb in DELIVERIES:
            return "PROD-08"
    return general
