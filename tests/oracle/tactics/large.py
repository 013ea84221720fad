"""Questions about very large vehicles: sight and range to and from any one of their spaces."""

from __future__ import annotations

from tests.oracle.predicates.tactics import large
from tests.oracle.predicates.tactics.position import Position, Space, Unit
from tests.oracle.tactics.aiming import about, attacking
from tests.oracle.tactics.positions import House, random_position
from tests.oracle.tactics.setting import lay_out
from tests.oracle.tally import Choose, Tally


def ask_large(choose: Choose, tally: Tally, house: House) -> None:
    """A Punisher of two by two spaces: whom it may fire at, and who may fire at it."""
    position = random_position(choose, house, "punisher", young=True)
    punisher = position.units["punisher"]
    if not park(choose, position, punisher):
        return
    for unit in [u for u in position.on_board() if not u.joined]:
        position.side = unit.side
        table = lay_out(position, house, attacking(unit))  # type: ignore[arg-type]
        targets = [punisher] if unit is not punisher else position.on_board()
        for part in position.parts(unit):
            for line in part.card.lines:
                if line.limited or "sniper" in line.classes:
                    continue
                for target in [t for t in targets if not t.joined]:
                    legal = large.may_target(position, part, line, target)
                    weapon = f"{part.name}.{line.name}"
                    answer = table.is_legal(unit.player, "aim", weapon, target.name)
                    words = (weapon, target.name, punisher.spaces())
                    tally.compare("large vehicles", legal, answer, about(position, *words))


def park(choose: Choose, position: Position, punisher: Unit) -> bool:
    """Stand it on two by two free spaces outside, if there are any; smoke is allowed."""
    punisher.at = None
    corners = [s for s in position.terrain if fits(position, block(s))]
    if not corners:
        return False
    punisher.at, *rest = block(corners[choose(len(corners))])
    punisher.beyond = tuple(rest)
    return True


def block(corner: Space) -> list[Space]:
    """The spaces of a vehicle whose upper left space this is."""
    x, y = corner
    return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]


def fits(position: Position, spaces: list[Space]) -> bool:
    """Whether a vehicle could stand there without walls between its spaces."""
    for space in spaces:
        open_ = position.terrain.get(space) in ("circle", "diamond")
        if not open_ or position.there(space) or space in position.inside:
            return False
        if position.elements.get(space) == "trap":
            return False
    return True
