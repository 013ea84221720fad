"""Questions about weapon lines and targets: range, sight, smoke, structures, ammo."""

from __future__ import annotations

from collections.abc import Callable

from tests.oracle.asking import Table, Word
from tests.oracle.predicates.tactics import attacks
from tests.oracle.predicates.tactics.position import Line, Position, Unit
from tests.oracle.tactics.positions import House, random_position
from tests.oracle.tactics.setting import draw, lay_out, name_of
from tests.oracle.tally import Choose, Tally


def about(position: Position, *words: object) -> Callable[[], str]:
    """What tells of a disagreement: what was asked, the field, who stands where."""
    return lambda: tell(position, *words)


def tell(position: Position, *words: object) -> str:
    """A disagreement in words."""
    units = [
        f"{u.name} side {u.side} {name_of(u.at) if u.at else 'away'} {u.health} {u.joined}"
        f" {'activated' if u.activated else ''} {u.ammo or ''} {u.empty or ''} {u.used or ''}"
        for u in position.units.values()
    ]
    elements = {name_of(s): kind for s, kind in position.elements.items()}
    lines = [str(words), draw(position), f"{elements} faq {position.faq} round {position.round}"]
    return "\n".join([*lines, *units])


def attacking(unit: Unit) -> dict[str, object]:
    """A phase in the middle of a unit's ATTACK: targets are being declared."""
    limited = [f"{unit.name}.{line.name}" for line in unit.card.lines if line.limited]
    script = {"unit": unit.name, "hero": "-", "script": ["attack", "nothing"], "at": 1}
    return {
        "phase": {"kind": "aiming"},
        "activation": {**script, "weapons": limited},
        "attack": {"unit": unit.name, "mode": "ordinary", "weapons": limited},
    }


def ask_aiming(choose: Choose, tally: Tally, house: House) -> None:
    """Every line of every unit at every unit and every cover element."""
    position = random_position(choose, house)
    for unit in [u for u in position.on_board() if not u.joined]:
        position.side = unit.side
        table = lay_out(position, house, attacking(unit))  # type: ignore[arg-type]
        for part in position.parts(unit):
            for line in part.card.lines:
                ask_line(choose, tally, position, table, unit, part, line)


def ask_line(
    choose: Choose,
    tally: Tally,
    position: Position,
    table: Table,
    unit: Unit,
    part: Unit,
    line: Line,
) -> None:
    """One line at everything."""
    weapon = f"{part.name}.{line.name}"
    for target in [u for u in position.units.values() if not u.joined]:
        legal = attacks.may_target(position, part, line, target)
        words: list[Word] = ["aim", weapon, target.name]
        if line.limited:
            amount = 1 + choose(3)
            legal = legal and attacks.may_spend(position, unit, part, line, amount)
            words = ["spend", weapon, target.name, amount]
        elif "sniper" in line.classes:
            ask_snipe(tally, position, table, unit, weapon, target, legal=legal)
            continue
        verb, *rest = words
        answer = table.is_legal(unit.player, str(verb), *rest)
        tally.compare("targets", legal, answer, about(position, unit.player, *words))
    if line.limited:
        return
    for space in position.elements:
        legal = attacks.may_target_element(position, part, line, space)
        answer = table.is_legal(unit.player, "aim", weapon, f"cover-{name_of(space)}")
        tally.compare("elements", legal, answer, about(position, weapon, name_of(space)))


def ask_snipe(
    tally: Tally, position: Position, table: Table, unit: Unit, weapon: str, target: Unit,
    *, legal: bool,
) -> None:  # fmt: skip
    """A sniper names a living miniature, the squad's or its hero's; no unit. SKILL-SNIPER-1."""
    answer = table.is_legal(unit.player, "aim", weapon, target.name)
    tally.compare("sniper", False, answer, about(position, weapon, "aims at", target.name))
    for part in position.parts(target) if target.at is not None else [target]:
        for minis, alive in part.health.items():
            named = f"{part.name}.{minis}"
            answer = table.is_legal(unit.player, "snipe", weapon, named)
            tally.compare("sniper", legal and alive > 0, answer, about(position, weapon, named))
