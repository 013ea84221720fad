"""Which other rules forbid what a rule forbids already? A refusal names every one of them.

The first is the one that a reader of the rulebook names first. The others stand here: what closes
a line of sight is looked up on the board, the rest goes by the rule that is told and its message.
"""

from __future__ import annotations

from typing import Final

from opendust.kernel.action import Action, is_shaped
from opendust.kernel.refusal import Refusal
from opendust.tactics.actions import VERBS, Verb
from opendust.tactics.board.board import NO_DOT, OUTSIDE, SMOKE, SOLDIER, TRAP, VEHICLE
from opendust.tactics.rules.fire.artillery import refuse_order
from opendust.tactics.rules.fire.cover_saves import CORNER_COVER
from opendust.tactics.rules.fire.fire_zone import (
    NO_EFFECT,
    NOT_SEEN,
    OUT_OF_RANGE,
    blocking_for,
    in_range,
    refuse_shot,
    refuse_use,
    space_of,
)
from opendust.tactics.rules.fire.sight_reasons import explain_sight
from opendust.tactics.rules.moving.corners import refuse_passage
from opendust.tactics.rules.moving.terrain import refuse_standing
from opendust.tactics.rules.plans import SUSTAINED_ATTACK, deeds_of
from opendust.tactics.rules.skills.command_squad import ROLE_OF, RULE_OF
from opendust.tactics.rules.skills.heroes import refuse_joining
from opendust.tactics.rules.skills.skills import ARTILLERY_STRIKE, JUMP, printed
from opendust.tactics.state import State

Rules = tuple[str, ...]

ALWAYS: Final[dict[tuple[str, str], Rules]] = {
    ("ACT-02", "plan-two-attacks"): ("ACT-01",),
    ("AMB-ARTY-4", "plan-no-artillery"): ("ARTY-04",),
    ("AMB-ARTY-4", "strike-no-artillery"): ("ARTY-04",),
    ("AMB-ATK-11", "target-in-smoke"): ("TERR-15", "TERR-14"),
    ("AMB-ATK-8", "weapon-carrier-lost"): ("CARD-13", "ATK-04"),
    ("AMB-HERO-1", "unit-not-one-of-the-parted"): ("HERO-13",),
    ("AMB-HERO-8", "join-other-player"): ("TEAM-03",),
    ("AMB-MOVE-21", "extra-jump-of-one"): ("SKILL-JUMP-4",),
    ("AMB-REACT-2", "not-your-choice"): ("REACT-03",),
    ("AMB-SETUP-1", "extra-assault-entry"): ("SETUP-07",),
    ("AMB-SETUP-3", "enter-not-there"): ("SETUP-07",),
    ("AMB-SETUP-4", "plan-no-entry"): ("SETUP-07",),
    ("AMB-SKILL-18", "ability-not-activated-yet"): ("SKILL-COMMAND-OFFICER-1",),
    ("AMB-SKILL-18", "ability-not-on-board"): (
        "SKILL-COMMAND-OFFICER-1", "SKILL-COMMAND-OFFICER-2",
    ),
    ("ARTY-07", "plan-no-observer"): ("ACT-07", "SKILL-ARTSTRIKE-1"),
    ("ARTY-08", "target-not-seen"): ("SKILL-ARTSTRIKE-1",),
    ("ARTY-14", "ability-member-lost"): ("SKILL-COMMAND-RADIO-1", "SKILL-COMMAND-2"),
    ("ATK-11", "weapon-already-aimed"): ("ATK-03",),
    ("CARD-07", "extra-skill-lacking"): ("ACT-08",),
    ("CARD-10", "weapon-cannot-damage"): ("AMB-ATK-7",),
    ("LOS-01", "plan-nothing-to-shoot"): ("RANGE-07", "ATK-02"),
    ("MOVE-02", "step-not-adjacent"): ("BOARD-02",),
    ("MOVE-05", "step-too-far"): ("MOVE-01", "ACT-05"),
    ("MOVE-12", "space-taken"): ("HERO-01",),
    ("RANGE-02", "target-out-of-range"): ("LOS-01",),
    ("RANGE-03", "target-out-of-range"): ("LOS-01",),
    ("RANGE-05", "target-out-of-range"): ("LOS-01",),
    ("RANGE-06", "target-out-of-range"): ("ARTY-01", "LOS-01"),
    ("REACT-01", "reaction-unit-activated"): ("REACT-05", "ROUND-05"),
    ("REACT-06", "reaction-cannot-hit"): ("REACT-02",),
    ("ROUND-05", "unit-activated"): ("ROUND-02",),
    ("SETUP-07", "plan-must-enter"): ("SETUP-06",),
    ("SKILL-ARTSTRIKE-1", "plan-nothing-to-strike"): ("ARTY-08", "ARTY-09", "ACT-07"),
    ("SKILL-CHARGE-1", "plan-no-charge"): ("ACT-08", "CARD-07"),
    ("SKILL-CHARGE-1", "weapon-not-for-charge"): ("AMB-REACT-5",),
    ("SKILL-COMMAND-1", "ability-no-command-squad"): ("ACT-07",),
    ("SKILL-COMMAND-7", "ability-already-tried"): ("AMB-SKILL-17",),
    ("SKILL-COMMAND-MECH-3", "ability-needs-radioman"): ("AMB-SKILL-24", "SKILL-COMMAND-2"),
    ("SKILL-COMMAND-MEDIC-4", "ability-needs-radioman-for-squad"): (
        "AMB-SKILL-24", "SKILL-COMMAND-2",
    ),
    ("SKILL-COMMAND-MEDIC-4", "ability-brings-back-squads"): ("SKILL-COMMAND-MEDIC-3",),
    ("SKILL-COMMAND-MECH-1", "plan-no-vehicle-to-repair"): ("ACT-07",),
    ("SKILL-COMMAND-MEDIC-1", "plan-nobody-to-restore"): ("ACT-07",),
    ("SKILL-COMMAND-OFFICER-1", "plan-nobody-to-order"): ("AMB-SKILL-18", "ACT-07"),
    ("SKILL-TANKHEAD-1", "plan-no-vehicle-to-repair"): ("ACT-07",),
    ("SKILL-COMMAND-OFFICER-1", "ability-not-adjacent"): (
        "SKILL-COMMAND-OFFICER-2", "SKILL-COMMAND-RELAY-1",
    ),
    ("SKILL-JUMP-2", "space-landing-taken"): ("AMB-MOVE-13",),
    ("SKILL-JUMP-3", "space-vehicle-not-jumped"): ("AMB-MOVE-11",),
    ("SKILL-LIMIT-2", "extra-skill-used"): ("SKILL-MEDAL-1",),
    ("SKILL-RELOAD-1", "plan-nothing-to-reload"): ("ACT-07", "WEAP-RELOAD-1"),
    ("SKILL-TANKHEAD-1", "plan-no-tank-head"): ("ACT-07",),
    ("STRUCT-10", "strike-gun-deep-inside"): ("AMB-ARTY-6",),
    ("STRUCT-11", "strike-target-deep-inside"): ("AMB-ARTY-6",),
    ("TERR-15", "target-in-smoke"): ("TERR-14",),
    ("TERR-18", "space-without-dot"): ("MOVE-08",),
    ("WEAP-AMMO-2", "ammo-too-much"): ("WEAP-AMMO-1",),
    ("WEAP-FLAME-2", "weapon-flame-against-trap"): ("AMB-WEAP-4",),
    ("WEAP-RELOAD-1", "weapon-not-loaded"): ("ARTY-04",),
}  # fmt: skip
"""By the rule that is told and its message."""
UNASKED: Final = ("not-your-choice", "not-now", "nobody-chooses")
STRIKE_RULES: Final[dict[str, Rules]] = {
    "target-out-of-range": ("AMB-ARTY-3",),
    "target-in-smoke": ("AMB-ARTY-6",),
}
"""What an indirect shot cannot hit, by the rulings about it."""
REACT_RULES: Final[dict[str, Rules]] = {
    "REACT-14": ("REACT-02",),
    "TERR-15": ("REACT-06", "REACT-02"),
}
"""Why nobody can react: there is no window, or nothing to be seen."""
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
    if verb is Verb.JOIN and refusal.message in UNASKED:
        return (*found, *never_joined(state, action.number(0), action.number(1)))
    if refusal.message in NOT_OWN and is_team_mates(state, seat, action.number(0)):
        return (*found, "TEAM-03", "TEAM-02")
    if verb is Verb.ACTIVATE and refusal.message == "plan-nothing-to-shoot":
        return (*found, *unreached(state, action.number(0)))
    if verb is Verb.ACTIVATE and refusal.message == "ability-member-lost":
        deeds = deeds_of(action.number(1))
        return (*found, *[RULE_OF[deed] for deed in deeds if deed in ROLE_OF])
    if verb is Verb.ENTER and refusal.message == "enter-not-there":
        return (*found, *of_entry(state, action.number(0)))
    if verb is Verb.REACT:
        return (*found, *REACT_RULES.get(refusal.rule, ()))
    if refusal.message in UNASKED and is_sustaining(state) and verb is Verb.STEP:
        return (*found, "ACT-10", "SKILL-FAST-2")
    if refusal.message in UNASKED and verb is Verb.STEP and state.activation is not None:
        return (*found, *never_stepped(state, seat, action.number(0)))
    if verb is Verb.STRIKE and refusal.message in STRIKE_RULES:
        found += STRIKE_RULES[refusal.message]
    if verb in (Verb.STEP, Verb.STOP) and state.activation is not None:
        return (*found, *of_step(state, action, refusal))
    if refusal.message == "weapon-already-aimed":
        at_element = action.number(1) >= state.battle.unit_count and verb is Verb.AIM
        return (*found, "COVEL-11") if at_element else found
    if refusal.message != NOT_SEEN.message:
        return found
    if verb is Verb.STRIKE:
        return (*found, *blocked(state, state.acting().unit, action.number(1)))
    if verb in (Verb.AIM, Verb.SPEND, Verb.SNIPE):
        body = state.body_of(state.battle.line_unit[action.number(0)])
        return (*found, *blocked(state, body, target_of(state, action)))
    return found


def is_sustaining(state: State) -> bool:
    """Whether a unit has begun a SUSTAINED ATTACK."""
    return state.activation is not None and SUSTAINED_ATTACK in state.activation.script


def of_entry(state: State, space: int) -> Rules:
    """A deployment space that others stand on."""
    if not 0 <= space < state.battle.grid.space_count:
        return ()
    side = state.battle.side[state.acting().unit]
    there = [state.battle.side[unit] == side for unit in state.bodies_at(space)]
    return () if not there else ("MOVE-12",) if all(there) else ("MOVE-09",)


def of_step(state: State, action: Action, refusal: Refusal) -> Rules:
    """Squares, heroes, second diagonals, and where a jump may end."""
    body = state.acting().unit
    here = state.place[body]
    space = action.number(0) if action.verb is Verb.STEP else here
    if refusal.rule == "TERR-18":
        square = state.flags[space] & ~state.battle.grid.ground[space] & NO_DOT
        jumps = printed(state, body) & JUMP
        return (("BOARD-06",) if square else ()) + (("SKILL-JUMP-3",) if jumps else ())
    if refusal.rule == "MOVE-10":
        hero = any(state.battle.cards[unit].is_hero for unit in state.bodies_at(space))
        return ("AMB-MOVE-7",) if hero else ()
    if refusal.message == "step-too-far" and state.acting().diagonal:
        width = state.battle.grid.width
        is_diagonal = here % width != space % width and here // width != space // width
        return ("MOVE-04", "AMB-MOVE-3") if is_diagonal else ()
    if refusal.rule == "STRUCT-07" and state.battle.cards[body].is_aircraft:
        return ("STRUCT-05", "AMB-MOVE-15")
    if refusal.rule in ("MOVE-14", "MOVE-15") and is_by_walls(state, here, space):
        return ("STRUCT-12", "STRUCT-02")
    lands = action.verb is Verb.STOP and refusal.rule in ("TERR-04", "COVEL-07")
    return ("AMB-MOVE-13",) if lands else ()


def never_stepped(state: State, seat: int, space: int) -> Rules:
    """Why a unit could not go there: where it can go nowhere, its MOVE is over at once."""
    body = state.acting().unit
    if not is_side_of(state, seat, body) or not state.is_on_board(body):
        return ()
    here = state.place[body]
    if space >= state.battle.grid.space_count or not state.battle.grid.is_adjacent(here, space):
        return ()
    fault = refuse_passage(state, body, here, space, 0)
    fault = fault or refuse_standing(state, body, space, is_jumping=False)
    return () if fault is None else (fault.rule,)


def is_by_walls(state: State, here: int, space: int) -> bool:
    """Whether a step begins or ends inside a structure."""
    structure = state.battle.grid.structure
    return structure[here] != OUTSIDE or structure[space] != OUTSIDE


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


def never_joined(state: State, hero: int, squad: int) -> Rules:
    """Why a hero could not join: where nobody can, nobody is asked. HERO-03."""
    units = range(state.battle.unit_count)
    fault = refuse_joining(state, hero, squad) if hero in units and squad in units else None
    return () if fault is None else (fault.rule,)


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
    """Why nothing can be shot at: empty weapons, smoke, blocked lines, or else the distance."""
    found: list[str] = []
    distant: list[str] = []
    lines = [line for unit in state.parts_of(body) for line in state.battle.lines_of(unit)]
    units = state.battle.unit_count
    elements = [units + space for space, hp in enumerate(state.element_hp) if hp]
    targets = [unit for unit in range(units) if is_enemy(state, body, unit)] + elements
    for line in lines:
        fault = refuse_use(state, line)
        if fault is not None:
            found.append(fault.rule)
            continue
        for target in targets:
            if in_range(state, body, line, target):
                fault = refuse_shot(state, body, line, target)
                found += () if fault is None else (fault.rule,)
                found += blocked(state, body, target)
            elif target < units:
                distant.append(OUT_OF_RANGE[state.battle.lines[line].range_kind].rule)
    return tuple(found if any(rule != NO_EFFECT.rule for rule in found) else found + distant)


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
