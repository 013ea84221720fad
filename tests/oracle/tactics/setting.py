"""A plain position of Dust Tactics laid out for the engine, in the words of its cases."""

from __future__ import annotations

from collections.abc import Mapping

from opendust.kernel.contract import Plain, Setup
from opendust.tactics import game
from tests.oracle.asking import Table
from tests.oracle.predicates.tactics.position import Position, Space, Unit
from tests.oracle.tactics.cards import OVERLAY
from tests.oracle.tactics.positions import House

SIGNS = {"circle": ".", "triangle": "~", "cross": "x", "diamond": "*", "none": "#"}
BESIDE = {"wall": "|", "small": "s", "large": "L"}
BELOW = {"wall": "-", "small": "s", "large": "L"}


def name_of(space: Space) -> str:
    """`b3`: the second column, the third row."""
    return f"{'abcdefghijklmnopqrstuvwxyz'[space[0]]}{space[1] + 1}"


def draw(position: Position) -> str:
    """The field with its edges."""
    rows = ["+" + " +" * position.width]
    for y in range(position.height):
        spaces, edges = " ", "+"
        for x in range(position.width):
            space, right, below = (
                (x, y),
                frozenset(((x, y), (x + 1, y))),
                frozenset(((x, y), (x, y + 1))),
            )
            inside = position.inside.get(space)
            spaces += SIGNS[position.terrain[space]] if inside is None else str(inside + 1)
            spaces += BESIDE.get(position.walls.get(right, ""), " ")
            edges += BELOW.get(position.walls.get(below, ""), " ") + "+"
        rows += [spaces, edges]
    return "\n".join(rows)


def army(position: Position, side: int) -> str:
    """The units of a side, players between bars."""
    half = len(position.players) // 2
    players = position.players[half:] if side else position.players[:half]
    own = [u for u in position.units.values() if u.side == side]
    return " | ".join([", ".join([u.card.name for u in own if u.player == p]) for p in players])


def unit_entry(unit: Unit) -> dict[str, Plain]:
    """A unit as a case writes it."""
    if unit.at is None:
        return {"at": "destroyed" if unit.destroyed else "off", "activated": unit.activated}
    entry: dict[str, Plain] = {
        "at": name_of(unit.at), "activated": unit.activated, "moved": unit.moved,
        "used": list[Plain](sorted(unit.used)), "health": dict(unit.health),
        "ammo": dict(unit.ammo),
        "empty": list[Plain](sorted(unit.empty)),
    }  # fmt: skip
    if unit.joined:
        entry["leader"] = unit.joined
    if unit.order:
        entry["order"] = f"{unit.order[0]} {unit.order[1]}"
    return entry


def lay_out(
    position: Position, house: House, more: Mapping[str, Plain] | None = None, cards: str = ""
) -> Table:
    """The position on the engine's table; a side's turn unless more is said."""
    settings = {
        "map": draw(position),
        "cards.text": cards + OVERLAY,
        "profile": "revised-faq" if position.faq else "revised",
        "army.1.units": army(position, 0),
        "army.2.units": army(position, 1),
    } | {f"switch.{name}": value for name, value in house.switches.items()}
    data: dict[str, Plain] = {
        "round": position.round,
        "units": {unit.name: unit_entry(unit) for unit in position.units.values()},
        "elements": {name_of(s): kind for s, kind in position.elements.items()},
        "phase": {"kind": "turn", "side": f"side-{position.side + 1}"},
    }
    setup = Setup(tuple(position.players), settings)
    return Table(game, game.decode({**data, **(more or {})}, setup))
