"""What does the book say to an action out of its time? Each kind has a rule that names its moment.

A rulebook reader cites that rule before the general order of a round (ROUND-01, ROUND-03).
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.kernel.action import Action, is_shaped
from opendust.kernel.phase_table import NOT_NOW
from opendust.kernel.refusal import Refusal
from opendust.tactics.actions import VERBS, Verb
from opendust.tactics.phases import Joining, Turn, Window
from opendust.tactics.rules.plans import SUSTAINED_ATTACK, WINDOW
from opendust.tactics.rules.skills.heroes import refuse_join
from opendust.tactics.state import State

ANSWERS: Final[dict[Enum, str]] = {
    Verb.LAY: "SETUP-01",
    Verb.PLACE: "SETUP-01",
    Verb.JOIN: "HERO-03",
    Verb.READY: "HERO-03",
    Verb.GO_FIRST: "INIT-05",
    Verb.PART: "AMB-HERO-1",
    Verb.HOLD_FIRE: "REACT-02",
    Verb.DECLARE: "REACT-16",
    Verb.RETALIATE: "CC-02",
    Verb.LOSE: "ATK-17",
    Verb.REROLL: "SKILL-MEDAL-1",
    Verb.KEEP: "SKILL-MEDAL-1",
}
"""What has a moment of its own, whoever's turn it is."""
STEPS: Final[dict[Enum, str]] = {
    Verb.ACTIVATE: "ROUND-03",
    Verb.ENTER: "SETUP-07",
    Verb.STEP: "ACT-05",
    Verb.CRUSH: "ACT-05",
    Verb.STOP: "ACT-05",
    Verb.AIM: "ATK-06",
    Verb.SPEND: "ATK-06",
    Verb.SNIPE: "ATK-06",
    Verb.FIRE: "ATK-06",
    Verb.SPREAD: "WEAP-FLAME-5",
    Verb.RELOAD: "SKILL-RELOAD-1",
    Verb.CHOOSE: "ACT-07",
    Verb.RESTORE: "ACT-07",
    Verb.FORGO: "ACT-07",
    Verb.STRIKE: "ARTY-09",
    Verb.ORDER: "REACT-15",
    Verb.CANCEL_ORDER: "REACT-15",
    Verb.STAY_SILENT: "REACT-15",
    Verb.BE_ASKED: "REACT-15",
}
"""What belongs to a turn or to a step of an activation, for the player who decides now. Before he
activates a unit, its actions are declared first (ACT-03)."""


def too_late(state: State, seat: int) -> str:
    """The rule against reacting now: the attempt is made, its window is past, or there is none."""
    acting = state.activation
    if acting is None or seat not in state.battle.seats_of(1 - state.battle.side[acting.unit]):
        return "REACT-02"
    if acting.answered:
        return "AMB-REACT-2"
    if SUSTAINED_ATTACK in acting.script:
        return "REACT-14"
    is_past = WINDOW in acting.script[: acting.at] and WINDOW not in acting.script[acting.at :]
    return "REACT-15" if is_past else "REACT-02"


def untimely(state: State, seat: int, action: Action, refusal: Refusal) -> Refusal:
    """The plain answer, by the rule that names the moment of what was tried."""
    joins = action.verb is Verb.JOIN and is_shaped(VERBS[Verb.JOIN], action)
    if joins and isinstance(state.phase, Joining):
        # Whoever has nobody to join is not asked; what forbids it all the same comes first.
        fault = refuse_join(state, seat, action)
        return refusal if fault is None else fault.and_by("HERO-03")
    rule = too_late(state, seat) if action.verb is Verb.REACT else ANSWERS.get(action.verb)
    if rule is None and refusal.message == NOT_NOW:
        rule = "ACT-03" if isinstance(state.phase, Turn) else STEPS[action.verb]
    elif rule is None and isinstance(state.phase, Window):
        rule = "REACT-02"  # it interrupts the activation
    return refusal if rule is None else refusal.citing(rule)
