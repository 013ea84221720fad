"""Declarations: which actions and free skills a unit may announce. p.7, p.12, p.19-22."""

from __future__ import annotations

from tests.oracle.predicates.tactics.attacks import (
    carriers,
    is_ready,
    may_target,
    may_target_element,
)
from tests.oracle.predicates.tactics.position import Line, Position, Space, Unit

NEEDS_MOVE = ("assault", "jump")
NEEDS_ATTACK = ("berserk", "medal-of-honor")


def deployment(position: Position, side: int) -> list[Space]:
    """Where a side enters a bare field: the first or the last row."""
    row = (position.height - 1) if side else 0
    return [(x, row) for x in range(position.width)]


def may_enter(position: Position, unit: Unit, space: Space) -> bool:
    """A free deployment space that the unit may occupy. SETUP-07, AMB-SETUP-3."""
    if space not in deployment(position, unit.side):
        return False
    kind, there = position.terrain[space], position.there(space)
    if unit.card.kind == "aircraft":
        return not there and space not in position.inside
    if kind in ("none", "triangle"):
        return False
    if unit.card.kind == "vehicle":
        return not there and kind != "cross" and position.elements.get(space) != "trap"
    if any(u.side != unit.side for u in there):
        return False
    if unit.card.kind == "hero":
        return True
    return all(u.card.kind == "hero" and not u.joined for u in there)


def has_shot(position: Position, unit: Unit) -> bool:
    """Some line has some target now. LOS-01."""
    for part in position.parts(unit):
        for line in part.card.lines:
            if any(may_target(position, part, line, t) for t in position.on_board()):
                return True
            if any(may_target_element(position, part, line, s) for s in position.elements):
                return True
    return False


def may_announce(position: Position, player: str, unit: Unit, plan: str) -> bool:
    """Any pair but ATTACK twice; who is outside enters first. ACT-02, SETUP-07."""
    mine = unit.player == player and unit.side == position.side
    if not mine or unit.joined or unit.activated or unit.destroyed:
        return False
    first, second = two_actions(plan)
    if plan == "attack+attack":
        return False
    if unit.at is None:
        if not any(may_enter(position, unit, s) for s in deployment(position, unit.side)):
            return plan == "nothing+nothing"
        if first != "move":
            return False
    if plan == "charge" and "charge" not in position.skills(unit):
        return False
    attacks = plan == "charge" or "attack" in (first, second)
    lines = [(part, line) for part in position.parts(unit) for line in part.card.lines]
    ready = any(is_ready(part, line) for part, line in lines)
    if attacks and not ready and first != "reload":  # what it reloads it can fire: WEAP-RELOAD-2
        return False
    if "reload" in (first, second) and not may_reload(position, unit, fires=first == "attack"):
        return False
    return first != "attack" or has_shot(position, unit)


def reloadable(position: Position, unit: Unit) -> list[tuple[Unit, Line]]:
    """The weapons that are emptied by firing. ARTY-04, WEAP-RELOAD-1."""
    return [
        (part, line)
        for part in position.parts(unit)
        for line in part.card.lines
        if line.range == "A" or "reloadable" in line.classes
    ]


def may_reload(position: Position, unit: Unit, *, fires: bool) -> bool:
    """An empty weapon, or one that is fired first. SKILL-RELOAD-1, WEAP-RELOAD-2."""
    guns = reloadable(position, unit)
    if fires and guns:
        return True
    return any(line.name in part.empty and carriers(part, line) for part, line in guns)


def two_actions(plan: str) -> tuple[str, str]:
    """The two actions of a plan."""
    if plan == "sustained":
        return "attack", "attack"
    if plan == "charge":
        return "move", "move"
    first, second = plan.split("+")
    return first, second


def may_invoke(position: Position, unit: Unit, plan: str, skill: str) -> bool:
    """A free skill of the unit, not spent, that its actions can use. ACT-08, SKILL-LIMIT-1."""
    holders = [part for part in position.parts(unit) if skill in part.card.skills]
    if skill == "jump" and len(holders) < len(position.parts(unit)):
        return False
    if not any(skill not in part.used for part in holders):
        return False
    first, second = two_actions(plan)
    if skill in NEEDS_ATTACK:
        return plan == "charge" or "attack" in (first, second)
    if skill in NEEDS_MOVE:
        moves = [first, second].count("move")
        if skill == "assault" and unit.at is None and not position.faq:
            moves -= 1  # the entry MOVE is one space, whatever the value. AMB-SETUP-1
        return moves > 0
    return True
