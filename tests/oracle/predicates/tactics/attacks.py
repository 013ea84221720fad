"""Attacks: which weapon line may be used on what, and with how many dice. p.11-16, p.24-26."""

from __future__ import annotations

from tests.oracle.predicates.tactics.position import Line, Position, Space, Unit, distance
from tests.oracle.predicates.tactics.sight import has_line, sees

ELEMENT_ARMOR = {"crate": "V3", "trap": "V5"}


def reaches(line: Line, far: int) -> bool:
    """RANGE-02 to RANGE-06."""
    if line.range == "U":
        return far >= 1
    if line.range == "C":
        return far == 1
    if line.range == "A":
        return far >= 4
    if "-" in line.range:
        low, high = line.range.split("-")
        return int(low) <= far <= int(high)
    return 1 <= far <= int(line.range)


def carriers(unit: Unit, line: Line) -> int:
    """How many living miniatures use a line; vehicles and heroes never multiply. ATK-04, ATK-05."""
    if unit.card.kind != "squad":
        return 1
    if "knife" in line.classes:
        return sum(unit.health.values())
    return sum(unit.health[m.name] for m in unit.card.minis if line.name in m.weapons)


def is_ready(unit: Unit, line: Line) -> bool:
    """Loaded, with ammo, or carried by somebody alive. WEAP-AMMO-5, WEAP-RELOAD-1, AMB-ATK-8."""
    if line.name in unit.empty:
        return False
    if line.limited:
        left = unit.ammo.get(line.name, line.ammo)
        return left > 0 or "badass" in unit.card.skills  # SKILL-BADASS-1
    return carriers(unit, line) > 0


def may_target(position: Position, shooter: Unit, line: Line, target: Unit) -> bool:
    """An enemy in sight and range whom the line can damage. LOS-01, AMB-ATK-6, AMB-ATK-7."""
    if target.side == shooter.side or target.at is None or shooter.at is None:
        return False
    if not is_ready(shooter, line) or line.values[target.card.armor] == "-":
        return False
    return reaches(line, distance(shooter.at, target.at)) and sees(position, shooter, target)


def may_target_element(position: Position, shooter: Unit, line: Line, space: Space) -> bool:
    """A crate is V3, a trap V5; not in smoke. COVEL-08 to -10, AMB-LOS-12, AMB-ATK-11."""
    kind = position.elements.get(space)
    if kind is None or shooter.at is None or not is_ready(shooter, line):
        return False
    if position.is_in_smoke(space) or position.is_in_smoke(shooter.at):
        return False
    if line.values[ELEMENT_ARMOR[kind]] == "-":
        return False
    if kind == "trap" and "flamethrower" in line.classes:
        return False  # it never damages one: WEAP-FLAME-2, AMB-ATK-7
    in_range = reaches(line, distance(shooter.at, space))
    return in_range and has_line(position, shooter.at, space, soldiers=False)


def miniatures(position: Position, target: Unit) -> int:
    """The miniatures of a target; a joined hero is one of them. AMB-HERO-4."""
    if target.card.kind != "squad":
        return 1
    return sum(target.health.values()) + (position.hero_of(target) is not None)


def dice(
    position: Position,
    shooter: Unit,
    line: Line,
    target: Unit,
    spent: int = 1,
    *,
    doubled: bool = False,
) -> int:
    """CARD-09, SCV-VOLLEY-1, SCV-INC-1, WEAP-BURST-1; `doubled`: All in One."""
    value = line.values[target.card.armor]
    bearers = 1 if line.limited else carriers(shooter, line)
    if "," in value:
        number = int(value.split(",")[spent - 1].split("/")[0])
    else:
        number = int(value.lstrip("p").split("/")[0]) * bearers * (spent if line.limited else 1)
    if value.endswith(("/hit", "/skull")):
        number *= miniatures(position, target)
    if "burst" in line.classes and not target.moved:
        number *= 2
    return number * 2 if doubled else number


def damage(value: str) -> int:
    """Damage points of one hit. CARD-09; a phaser's damage die does one."""
    if value.startswith("p") or value.endswith("/hit"):
        return 1
    return int(value.split(",")[0].split("/")[1])


def may_spend(position: Position, unit: Unit, part: Unit, line: Line, amount: int) -> bool:
    """No more than is left, nor than the miniatures of a squad. WEAP-AMMO-2, -6, SKILL-BADASS-1."""
    left = part.ammo.get(line.name, line.ammo)
    if "badass" in position.skills(unit):
        left = line.ammo
    if part.card.kind == "squad":
        left = min(left, sum(part.health.values()))
    return amount <= left
