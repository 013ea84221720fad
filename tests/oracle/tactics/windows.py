"""Questions about the moments of reactive fire: after which action, and what standing orders do."""

from __future__ import annotations

from opendust.kernel.contract import Plain
from opendust.kernel.pending import Chance, Choice
from tests.oracle.asking import Table
from tests.oracle.predicates.tactics import actions, attacks, movement, reactions
from tests.oracle.predicates.tactics.position import Position, Unit, neighbours
from tests.oracle.tactics.aiming import about
from tests.oracle.tactics.positions import House, random_position
from tests.oracle.tactics.setting import lay_out
from tests.oracle.tally import Choose, Tally

DEEDS = ("move", "attack", "nothing")
PLANS = (*[f"{a}+{b}" for a in DEEDS for b in DEEDS], "sustained", "charge")
ABOUT = ("anything", "soldiers", "vehicles")


def ask_windows(choose: Choose, tally: Tally, house: House) -> None:
    """Units that stay where they are and fire at nothing: when could they be answered?"""
    position = random_position(choose, house)
    for unit in [u for u in position.on_board() if not u.joined and not u.activated]:
        position.side = unit.side
        for plan in PLANS:
            if actions.may_announce(position, unit.player, unit, plan):
                table = lay_out(position, house)
                table.act(unit.player, "activate", unit.name, plan, [])
                expected = expected_windows(position, unit, plan)
                answer = idle_through(table, unit)
                tally.compare("windows", expected, answer, about(position, unit.name, plan))


def expected_windows(position: Position, unit: Unit, plan: str) -> list[tuple[int, int]]:
    """The moments of the book, as far as somebody could fire then; counted by what is asked."""
    if not reactors(position, unit):
        return []
    fast = "fast" in position.skills(unit)
    found = reactions.windows(plan, fast=fast, faq=position.faq)
    asked = (int(has_step(position, unit)), int(has_aim(position, unit)))
    return [(moves * asked[0], fights * asked[1]) for moves, fights in found]


def reactors(position: Position, mover: Unit) -> list[Unit]:
    """Whoever may fire at the mover, in the order of the armies."""
    return [u for u in position.units.values() if reactions.may_react(position, u.player, u, mover)]


def has_step(position: Position, unit: Unit) -> bool:
    """Whether there is any step to be asked about."""
    assert unit.at is not None
    points = movement.allowance(position, unit, assault=False) + movement.bonus(position, unit)
    return any(
        movement.may_step(position, unit, unit.at, space, points, 0, jump=False)
        for space in neighbours(unit.at)
        if space in position.terrain
    )


def has_aim(position: Position, unit: Unit) -> bool:
    """Whether a line that needs no declaring has a target."""
    lines = [(p, line) for p in position.parts(unit) for line in p.card.lines if not line.limited]
    return any(
        any(attacks.may_target(position, part, line, other) for other in position.on_board())
        or any(attacks.may_target_element(position, part, line, s) for s in position.elements)
        for part, line in lines
    )


def idle_through(table: Table, unit: Unit) -> list[tuple[int, int]]:
    """Stop at once, fire at nothing, hold all fire; the moments at which a window was open."""
    moves = fights = 0
    found: list[tuple[int, int]] = []
    while True:
        waiting = table.pending()
        if not isinstance(waiting, Choice) or waiting.point == "activation":
            return found
        if waiting.point == "move":
            moves += 1
            table.act(unit.player, "stop")
        elif waiting.point == "targets":
            fights += 1
            table.act(unit.player, "fire")
        else:
            found.append((moves, fights))
            players = table.game.names(table.state, "seat")
            for seat in waiting.seats:
                table.act(players[seat], "hold-fire")


def ask_orders(choose: Choose, tally: Tally, house: House) -> None:
    """Standing orders and silence: who answers by himself, who is asked, who is let pass?"""
    position = random_position(choose, house)
    for mover in [u for u in position.on_board() if not u.joined]:
        position.side = mover.side
        for unit in position.on_board():
            has_one = unit.side != mover.side and not unit.joined and choose(3) == 0
            unit.order = (ABOUT[choose(3)], 1 + choose(5)) if has_one else None
        silent = [player for player in position.players if choose(3) == 0]
        table = under_orders(position, house, mover, silent)
        table.act(mover.player, "stop")
        expected = answered(position, mover, silent)
        orders = [(unit.name, unit.order) for unit in position.on_board() if unit.order]
        words = (mover.name, orders, silent)
        tally.compare("orders", expected, what_happens(table), about(position, *words))


def under_orders(position: Position, house: House, mover: Unit, silent: list[str]) -> Table:
    """A unit at the end of its MOVE, before the window."""
    more: dict[str, Plain] = {
        "phase": {"kind": "moving", "points": 1},
        "activation": {
            "unit": mover.name, "hero": "-", "script": ["move", "window", "nothing"], "at": 1,
        },
        "silent": [int(player in silent) for player in position.players],
    }  # fmt: skip
    return lay_out(position, house, more)


def answered(position: Position, mover: Unit, silent: list[str]) -> tuple[str, object]:
    """A met order answers first; else everybody is asked who has not chosen silence."""
    able = reactors(position, mover)
    for unit in able:
        if reactions.answers_by_order(unit, mover):
            return "rolls", reactions.reaction_dice(position, unit)
    asked = sorted({position.players.index(u.player) for u in able if u.player not in silent})
    return ("asked", tuple(asked)) if asked else ("passes", None)


def what_happens(table: Table) -> tuple[str, object]:
    """The same on the engine's table."""
    waiting = table.pending()
    if isinstance(waiting, Chance) and waiting.point == "reaction-roll":
        return "rolls", waiting.count
    if isinstance(waiting, Choice) and waiting.point == "reaction":
        return "asked", waiting.seats
    return "passes", None
