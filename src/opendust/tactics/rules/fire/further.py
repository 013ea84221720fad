"""Which other rules forbid what a rule forbids already? A refusal names every one of them.

The first is the one that a reader of the rulebook names first. The others stand here: what closes
a line of sight is looked up on the board, the rest goes by the rule that is told and its message.
"""

from __future__ import annotations

from typing import Final

from opendust.kernel.action import Action, is_shaped
from opendust.kernel.refusal import Refusal
from opendust.tactics.actions import VERBS, Verb
from opendust.tactics.board.board import NO_DOT, SMOKE, SOLDIER, TRAP, VEHICLE
from opendust.tactics.rules.fire.artillery import refuse_order
from opendust.tactics.rules.fire.cover_saves import CORNER_COVER
from opendust.tactics.rules.fire.fire_zone import (
    NOT_SEEN,
    blocking_for,
    in_range,
    refuse_shot,
    refuse_use,
    space_of,
)
from opendust.tactics.rules.fire.sight_reasons import explain_sight
from opendust.tactics.rules.skills.skills import ARTILLERY_STRIKE, JUMP, printed
from opendust.tactics.state import State

Rules = tuple[str, ...]

ALWAYS: Final[dict[tuple[str, str], Rules]] = {
    ("ACT-02", "plan-two-attacks"): ("ACT-01",),
    ("AMB-ARTY-4", "plan-no-artillery"): ("ARTY-04",),
    ("AMB-ARTY-4", "strike-no-artillery"): ("ARTY-04",),
    ("AMB-ATK-11", "target-in-smoke"): ("TERR-15", "TERR-14"),
    ("AMB-ATK-8", "weapon-carrier-lost"): ("CARD-13",),
    ("AMB-HERO-8", "join-other-player"): ("TEAM-03",),
    ("AMB-SETUP-3", "enter-not-there"): ("SETUP-07",),
    ("ARTY-14", "ability-member-lost"): ("SKILL-COMMAND-RADIO-1", "SKILL-COMMAND-2"),
    ("CARD-10", "weapon-cannot-damage"): ("AMB-ATK-7",),
    ("LOS-01", "plan-nothing-to-shoot"): ("RANGE-07", "ATK-02"),
    ("RANGE-02", "target-out-of-range"): ("LOS-01",),
    ("RANGE-03", "target-out-of-range"): ("LOS-01",),
    ("RANGE-05", "target-out-of-range"): ("LOS-01",),
    ("RANGE-06", "target-out-of-range"): ("ARTY-01", "LOS-01"),
    ("REACT-06", "reaction-cannot-hit"): ("REACT-02",),
    ("ROUND-05", "unit-activated"): ("ROUND-02",),
    ("SETUP-07", "plan-must-enter"): ("SETUP-06",),
    ("SKILL-COMMAND-7", "ability-already-tried"): ("AMB-SKILL-17",),
    ("SKILL-JUMP-2", "space-landing-taken"): ("AMB-MOVE-13",),
    ("SKILL-JUMP-3", "space-vehicle-not-jumped"): ("AMB-MOVE-11",),
    ("TERR-15", "target-in-smoke"): ("TERR-14",),
    ("TERR-18", "space-without-dot"): ("MOVE-08",),
    ("WEAP-RELOAD-1", "weapon-not-loaded"): ("ARTY-04",),
}
"""By the rule that is told and its message."""
UNASKED: Final = ("not-your-choice", "not-now")
NOT_OWN: Final = ("unit-not-yours", "reaction-not-your-unit")
BLOCKERS: Final = (
    (NO_DOT, "LOS-03"), (SMOKE, "TERR-14"), (VEHICLE, "LOS-10"), (SOLDIER, "LOS-07"),
    (TRAP, "LOS-06"),
)  # fmt: skip
"""What a space has that a line cannot cross, and the rule that says so."""


def further(state: State, seat: int, action: Action, refusal: Refusal) -> Rules:
    """The other rules that forbid a refused action."""
    verb = action.verb
    if verb not in VERBS or not is_shaped(VERBS[verb], action):
        return ()
    found = ALWAYS.get((refusal.rule, refusal.message), ())
    if verb is Verb.STRIKE and refusal.message in UNASKED:
        return (*found, *never_struck(state, seat, action.number(0), action.number(1)))
    if refusal.message in NOT_OWN and is_team_mates(state, seat, action.number(0)):
        return (*found, "TEAM-03", "TEAM-02")
    if verb is Verb.ACTIVATE and refusal.message == "plan-nothing-to-shoot":
        return (*found, *unreached(state, action.number(0)))
    if verb is Verb.STEP and refusal.rule == "TERR-18":
        jumps = printed(state, state.acting().unit) & JUMP
        return (*found, "SKILL-JUMP-3") if jumps else found
    if refusal.message != NOT_SEEN.message:
        return found
    if verb is Verb.STRIKE:
        return (*found, *blocked(state, state.acting().unit, action.number(1)))
    if verb in (Verb.AIM, Verb.SPEND, Verb.SNIPE):
        body = state.body_of(state.battle.line_unit[action.number(0)])
        return (*found, *blocked(state, body, target_of(state, action)))
    return found


def never_struck(state: State, seat: int, gun: int, target: int) -> Rules:
    """Why no observer of the side can order a shot: where none can, nobody is asked. ARTY-08."""
    units = range(state.battle.unit_count)
    if gun not in units or target not in units or not is_side_of(state, seat, gun):
        return ()
    for body in units:
        if is_observer(state, body) and is_side_of(state, seat, body):
            fault = refuse_order(state, body, gun, target)
            return () if fault is None else (fault.rule,)
    return ()


def is_observer(state: State, body: int) -> bool:
    """Whether a unit on the board may order indirect shots. ARTY-07."""
    there = state.is_on_board(body) and state.is_body(body)
    return there and any(printed(state, part) & ARTILLERY_STRIKE for part in state.parts_of(body))


def is_side_of(state: State, seat: int, unit: int) -> bool:
    """Whether a unit fights for the side of a player."""
    return seat in state.battle.seats_of(state.battle.side[unit])


def is_team_mates(state: State, seat: int, unit: int) -> bool:
    """Whether a unit belongs to another player of the same side. TEAM-03."""
    return is_side_of(state, seat, unit)


def unreached(state: State, body: int) -> Rules:
    """Why nothing within a unit's range can be shot at: empty weapons, smoke, blocked lines."""
    found: list[str] = []
    lines = [line for unit in state.parts_of(body) for line in state.battle.lines_of(unit)]
    for line in lines:
        fault = refuse_use(state, line)
        if fault is not None:
            found.append(fault.rule)
            continue
        for target in range(state.battle.unit_count):
            if is_enemy(state, body, target) and in_range(state, body, line, target):
                fault = refuse_shot(state, body, line, target)
                found += () if fault is None else (fault.rule,)
                found += blocked(state, body, target)
    return tuple(found)


def is_enemy(state: State, body: int, target: int) -> bool:
    """Whether a unit of the other side stands on the board, alone or as a squad."""
    there = state.is_on_board(target) and state.is_body(target)
    return there and state.battle.side[target] != state.battle.side[body]


def target_of(state: State, action: Action) -> int:
    """What a weapon line is aimed at: a unit, a cover element, or the unit of a miniature."""
    target = action.number(1)
    if action.verb is not Verb.SNIPE:
        return target
    return state.body_of(state.battle.model_unit[target])


def blocked(state: State, body: int, target: int) -> Rules:
    """The rules that close the line from a unit to a target. LOS-03 to LOS-12, STRUCT-02, -10."""
    blocking = blocking_for(state, body, target)
    corner = CORNER_COVER.of(state.battle.profile)
    here, there = state.place[body], space_of(state, target)
    found: list[str] = []
    grid = state.battle.grid
    for reason in explain_sight(grid, state.flags, here, there, blocking, corner).blocks:
        if reason.message != "sight-crosses-blocker":
            found.append(reason.rule)
            continue
        flags = state.flags[reason.spaces[0]] & blocking
        found += [rule for flag, rule in BLOCKERS if flags & flag]
    return tuple(found)
