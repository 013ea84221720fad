"""Questions about movement: random walks, every neighbouring space asked about at each step."""

from __future__ import annotations

from tests.oracle.asking import Table
from tests.oracle.predicates.tactics import movement
from tests.oracle.predicates.tactics.position import Position, Unit, neighbours
from tests.oracle.tactics.aiming import about
from tests.oracle.tactics.positions import House, random_position
from tests.oracle.tactics.setting import lay_out, name_of
from tests.oracle.tally import Choose, Tally


def ask_march(choose: Choose, tally: Tally, house: House) -> None:
    """Every unit on the field takes a walk of one MOVE."""
    position = random_position(choose, house)
    for unit in [u for u in position.on_board() if not u.joined]:
        march(choose, tally, house, position, unit)


def march(choose: Choose, tally: Tally, house: House, position: Position, unit: Unit) -> None:
    """A MOVE, perhaps doubled by Assault, perhaps with Jump."""
    position.side = unit.side
    skills = position.skills(unit)
    assault = "assault" in skills and choose(2) == 0
    over_roofs = unit.is_soldier and bool(position.inside)
    jump = "jump" in skills and not over_roofs and choose(3) > 0
    declared = [s for s, used in (("assault", assault), ("jump", jump)) if used]
    points = movement.allowance(position, unit, assault=assault)
    more = movement.bonus(position, unit)
    scout = 2 if "scout-vehicle" in skills and position.round == 1 else 0
    phase = {
        "phase": {"kind": "moving", "points": points},
        "activation": {
            "unit": unit.name, "hero": "-", "script": ["move", "nothing"], "at": 1,
            "skills": declared, "fast": int("fast" in skills), "scout": scout,
        },
    }  # fmt: skip
    table = lay_out(position, house, phase)  # type: ignore[arg-type]
    walk(choose, tally, position, unit, table, points + more, jump=jump)


def walk(
    choose: Choose, tally: Tally, position: Position, unit: Unit, table: Table, points: int,
    *, jump: bool,
) -> None:  # fmt: skip
    """Step by step until no step is left; the position follows."""
    diagonals, home = 0, unit.at
    while points >= 0:
        here = unit.at
        assert here is not None
        open_ = []
        for space in [s for s in neighbours(here) if s in position.terrain]:
            legal = movement.may_step(position, unit, here, space, points, diagonals, jump=jump)
            answer = table.is_legal(unit.player, "step", name_of(space))
            words = (unit.name, name_of(home) if home else "", name_of(here), name_of(space))
            details = (*words, f"points {points}", f"diagonals {diagonals}", f"jump {jump}")
            tally.compare("movement", legal, answer, about(position, *details))
            if legal and answer:
                open_.append(space)
        if not open_ or choose(4) == 0:
            break
        there = open_[choose(len(open_))]
        table.act(unit.player, "step", name_of(there))
        points -= movement.cost(position.skills(unit), here, there, diagonals)
        diagonals += here[0] != there[0] and here[1] != there[1]
        for part in position.parts(unit):
            part.at = there
        if table.pending().point != "move":
            break
    for part in position.parts(unit):
        part.at = home
