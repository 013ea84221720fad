"""Questions about flames with a range of two or three: at whom, by which way, who burns."""

from __future__ import annotations

from dataclasses import replace

from tests.oracle.asking import Table
from tests.oracle.predicates.tactics import flames
from tests.oracle.predicates.tactics.position import Line, Position, Unit
from tests.oracle.tactics.aiming import about, attacking
from tests.oracle.tactics.positions import House, random_position
from tests.oracle.tactics.setting import lay_out, name_of
from tests.oracle.tally import Choose, Tally

LONG = 'hot-dog.weapons.napalm-thrower.range = "3"\n'


def ask_flames(choose: Choose, tally: Tally, house: House) -> None:
    """A Hot Dog among friends and enemies; its flame reaches two spaces, or three."""
    position = random_position(choose, house, "hot-dog")
    shooter = position.units["hot-dog"]
    if shooter.at is None:
        return
    position.side = shooter.side
    line = next(line for line in shooter.card.lines if line.name == "napalm-thrower")
    long = choose(2) == 1
    cards = LONG if long else ""
    line = replace(line, range="3") if long else line
    table = lay_out(position, house, attacking(shooter), cards)  # type: ignore[arg-type]
    for target in [u for u in position.units.values() if not u.joined]:
        legal = flames.may_flame(position, shooter, line, target)
        words = ("hot-dog.napalm-thrower", target.name)
        answer = table.is_legal(shooter.player, "aim", *words)
        tally.compare("flames", legal, answer, about(position, line.range, *words))
        if legal and answer:
            compare_burnt(tally, position, table, shooter, line, target)


def compare_burnt(
    tally: Tally, position: Position, table: Table, shooter: Unit, line: Line, target: Unit
) -> None:
    """Every choice of a way on the engine's table burns what some way of the book does."""
    assert shooter.at is not None
    assert target.at is not None
    ways = flames.ways(position, shooter.at, target.at, int(line.range))
    expected = {flames.burnt(position, shooter, line, target, way) for way in ways}
    aimed = table.copy()
    aimed.act(shooter.player, "aim", "hot-dog.napalm-thrower", target.name)
    answer = burnt_by(aimed, shooter, position)
    tally.compare("flames", expected, answer, about(position, "burns", target.name))


def burnt_by(table: Table, shooter: Unit, position: Position) -> set[frozenset[str]]:
    """The units hit, for every way that the attacker can choose."""
    waiting = table.pending()
    if getattr(waiting, "point", "") != "flame":
        shots = table.plain()["attack"]["shots"]
        return {frozenset([str(shot["target"]) for shot in shots])}
    found: set[frozenset[str]] = set()
    for space in position.terrain:
        if table.is_legal(shooter.player, "spread", name_of(space)):
            tried = table.copy()
            tried.act(shooter.player, "spread", name_of(space))
            found |= burnt_by(tried, shooter, position)
    return found
