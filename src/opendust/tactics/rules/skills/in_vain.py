"""Which SKILL actions would come to nothing if they were performed at once (p.15, p.20 to 23)?

The book lets every pair with a SKILL be declared (ACT-02), and what turns out to be impossible is
lost (AMB-ACT-1). An ATTACK differs: its targets belong to the declaration (p.12), so there must be
one. Whoever plays skills like attacks refuses them where they come first, and so at once. What
comes second is not judged: a MOVE may open it, or flames may damage the vehicle to be repaired.
"""

from __future__ import annotations

from typing import Final

from opendust.kernel.refusal import Refusal
from opendust.tactics.profile import SWITCHES
from opendust.tactics.rules import plans
from opendust.tactics.rules.fire.artillery import is_ready_artillery, refuse_order
from opendust.tactics.rules.skills.command_squad import (
    get_up_models,
    refuse_use_on,
)
from opendust.tactics.state import State

SKILLS_IN_VAIN: Final = SWITCHES.yes("skills_in_vain")
NOTHING_TO_STRIKE: Final = Refusal("SKILL-ARTSTRIKE-1", "plan-nothing-to-strike")
NOBODY_FOR: Final = {
    plans.TANK_HEAD: Refusal("SKILL-TANKHEAD-1", "plan-no-vehicle-to-repair"),
    plans.MAKESHIFT_REPAIR: Refusal("SKILL-COMMAND-MECH-1", "plan-no-vehicle-to-repair"),
    plans.GET_UP: Refusal("SKILL-COMMAND-MEDIC-1", "plan-nobody-to-restore"),
    plans.GET_MOVING: Refusal("SKILL-COMMAND-OFFICER-1", "plan-nobody-to-order"),
}
"""Nobody whom the skill could be used on, and the rule that says for whom it is."""


def refuse_in_vain(state: State, body: int, deed: int) -> Refusal | None:
    """Why nothing could come of a SKILL action that is performed at once. AMB-ACT-1."""
    if SKILLS_IN_VAIN.of(state.battle.profile):  # as the book has it
        return None
    if not state.is_on_board(body):  # it must enter first: SETUP-07
        return None
    if deed == plans.ARTILLERY_STRIKE:
        return None if has_shot(state, body) else NOTHING_TO_STRIKE
    if deed not in NOBODY_FOR or has_use(state, body, deed):
        return None
    return NOBODY_FOR[deed]


def has_shot(state: State, observer: int) -> bool:
    """Whether an observer could order some shot from where it stands. ARTY-08."""
    units = range(state.battle.unit_count)
    guns = [unit for unit in units if is_ready_artillery(state, unit)]
    return any(not refuse_order(state, observer, gun, unit) for gun in guns for unit in units)


def has_use(state: State, body: int, deed: int) -> bool:
    """Whether there is a unit that a skill could be used on now."""
    if deed == plans.GET_UP:
        return bool(get_up_models(state, body))
    for unit in range(state.battle.unit_count):
        if not refuse_use_on(state, body, deed, unit):
            return True
    return False
