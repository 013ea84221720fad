"""What a unit can do in its activation: the kinds of action, and the plans made of them.

A plan is what a player declares before he activates a unit (ACT-03): an ordered pair of actions,
a SUSTAINED ATTACK (ACT-10), or a charge, which is MOVE + MOVE and then an attack
(SKILL-CHARGE-1). Plans are numbered, so that an action of a match can name one.
"""

from __future__ import annotations

from enum import Enum
from typing import Final


class Deed(Enum):
    """The kinds of action; those after NOTHING are SKILL actions. ACT-01, ACT-07."""

    MOVE = "move"
    ATTACK = "attack"
    NOTHING = "nothing"
    RELOAD = "reload"
    ARTILLERY_STRIKE = "artillery-strike"
    TANK_HEAD = "tank-head"
    GET_MOVING = "get-moving"
    MAKESHIFT_REPAIR = "makeshift-repair"
    FIELD_REPAIR = "field-repair"
    GET_UP = "get-up"
    COME_ON_GUYS = "come-on-guys"


MOVE: Final = 0
ATTACK: Final = 1
NOTHING: Final = 2
RELOAD: Final = 3
ARTILLERY_STRIKE: Final = 4
TANK_HEAD: Final = 5
GET_MOVING: Final = 6
MAKESHIFT_REPAIR: Final = 7
FIELD_REPAIR: Final = 8
GET_UP: Final = 9
COME_ON_GUYS: Final = 10
DEEDS: Final = 11

# Steps that only scripts contain.
SUSTAINED_ATTACK: Final = 11
CHARGE_ATTACK: Final = 12
LEAP: Final = 13
WINDOW: Final = 14

SUSTAINED: Final = DEEDS * DEEDS
CHARGE: Final = SUSTAINED + 1
PLAN_COUNT: Final = CHARGE + 1
TRAITS: Final = 16

DEED_NAMES: Final[tuple[str, ...]] = tuple([deed.value for deed in Deed])
PLAN_NAMES: Final[tuple[str, ...]] = (
    *[f"{first}+{second}" for first in DEED_NAMES for second in DEED_NAMES],
    "sustained",
    "charge",
)


def plan_of(first: int, second: int) -> int:
    """The plan of two actions in this order."""
    return first * DEEDS + second


def deeds_of(plan: int) -> tuple[int, int]:
    """The two actions of a plan; a sustained attack is an attack with both. ACT-10."""
    if plan == SUSTAINED:
        return (ATTACK, ATTACK)
    if plan == CHARGE:
        return (MOVE, MOVE)
    return (plan // DEEDS, plan % DEEDS)


def has_move(plan: int) -> bool:
    """Whether the plan contains a MOVE action."""
    return MOVE in deeds_of(plan)


def has_attack(plan: int) -> bool:
    """Whether the unit attacks in this plan."""
    return plan == CHARGE or ATTACK in deeds_of(plan)


def traits_of(plan: int) -> int:
    """What decides which skills and weapons go with a plan, as a number below TRAITS."""
    first, second = deeds_of(plan)
    moves = (1 if first == MOVE else 0) + (1 if second == MOVE else 0)
    return moves + (4 if has_attack(plan) else 0) + (8 if plan == CHARGE else 0)


TRAITS_OF: Final[list[int]] = [traits_of(plan) for plan in range(PLAN_COUNT)]


def script_of(plan: int, *, is_fast: bool, is_jump: bool, is_charge_open: bool) -> tuple[int, ...]:
    """The steps of a plan with the windows of reactive fire. REACT-09 to REACT-14, AMB-REACT-3.

    `is_charge_open`: a charge can also be answered between its moves. A LEAP is a first MOVE that
    may go on into the second without landing (AMB-MOVE-12); with no MOVE after it, it is both.
    """
    if plan == SUSTAINED:
        return (SUSTAINED_ATTACK,)
    if plan == CHARGE:
        moves = charge_moves(is_fast=is_fast, is_jump=is_jump, is_charge_open=is_charge_open)
        return (*moves, WINDOW, CHARGE_ATTACK)
    first, second = deeds_of(plan)
    if first == MOVE and second == MOVE and is_jump:
        return (LEAP, WINDOW) if is_fast else (LEAP, WINDOW, MOVE)
    if first != MOVE and second != MOVE:
        return (first, second)
    if is_fast:  # REACT-13
        return (first, second, WINDOW) if second == MOVE else (first, WINDOW, second)
    if first in (MOVE, ATTACK):
        return (first, WINDOW, second)
    return (first, second, WINDOW)


def charge_moves(*, is_fast: bool, is_jump: bool, is_charge_open: bool) -> tuple[int, ...]:
    """The moves of a charge; their only window is after them unless the profile says more."""
    if is_charge_open and not is_fast:
        return (LEAP if is_jump else MOVE, WINDOW, MOVE)
    return (LEAP,) if is_jump else (MOVE, MOVE)


def leapt(script: tuple[int, ...]) -> tuple[int, ...]:
    """A script in which every jump with two MOVEs is one, wherever the first would end."""
    return joined(script, 1) if script[:3] == (LEAP, WINDOW, MOVE) else script


def joined(script: tuple[int, ...], at: int) -> tuple[int, ...]:
    """A script whose next steps are a window and a MOVE, with the window after the landing."""
    after = script[at + 2 :]
    if after and after[0] == WINDOW:
        return script[:at] + after
    return (*script[:at], WINDOW, *after)
