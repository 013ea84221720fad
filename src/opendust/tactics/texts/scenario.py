"""How a scenario file is read, and where exactly it is wrong.

`map` draws the battlefield as board.py says. `marks` draws the same spaces without edges:
`1` and `2` are the entry spaces of the sides, `+` the cover zone, letters the spaces of
objectives, `.` nothing. `ap` and `rounds` are limits, 0 for none; `crates`, `traps` and `squares`
are placed in turn before the battle. `[[side]]` twice: name, faction, initiative (dice), `force`
(exactly these units), `needs` (at least these). `[[objective]]`: name, goal, side (0: both), mark,
count, who, from (round), wins, points.
"""

from __future__ import annotations

from hashlib import blake2b
from importlib.resources import files
from typing import Final

from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.toml.fields import Fields, Table
from opendust.kernel.toml.former import former_text
from opendust.tactics.board.board import OUTSIDE, WALL, Element, Grid, Terrain
from opendust.tactics.board.scenario import (
    ANY_SIDE,
    SIDES,
    Goal,
    Objective,
    Scenario,
    Side,
    Who,
    allows_element,
    central_area,
)
from opendust.tactics.texts.board import Drawing, format_board, parse_board
from opendust.tactics.units.cards import Faction

Marks = dict[str, tuple[int, ...]]

_FIELDS: Final = (
    *("name", "title", "brief", "ap", "rounds", "crates", "traps", "squares"),
    *("map", "marks", "side", "objective"),
)
_SIDE_FIELDS: Final = ("name", "faction", "initiative", "force", "needs")
_OBJECTIVE_FIELDS: Final = (
    *("name", "goal", "side", "mark", "count", "who", "from", "wins", "points"),
)
_COVER_MARK: Final = "+"
_NOTHING: Final = "."


def read_marks(fields: Fields, grid: Grid) -> Marks:
    """The spaces of each mark."""
    rows = fields.word(fields.content, "", "marks").strip("\n").splitlines()
    found: dict[str, list[int]] = {}
    if len(rows) != grid.height:
        fields.fault("marks", "fault-marks-rows", expected=grid.height, found=len(rows))
    for y, row in enumerate(rows):
        if len(row) != grid.width:
            line = fields.lines.line("marks") + 1 + y
            sizes = {"expected": grid.width, "found": len(row)}
            fields.faults.append(Fault(fields.source, line, "fault-marks-row", **sizes))
        for x, sign in enumerate(row):
            space = grid.at(x, y)
            if sign != _NOTHING and space >= 0:
                found.setdefault(sign, []).append(space)
    return {sign: tuple(spaces) for sign, spaces in found.items()}


def read_sides(fields: Fields, grid: Grid, marks: Marks) -> tuple[Side, ...]:
    """Two sides, each with spaces to enter on that its units can stand on."""
    tables = fields.tables(fields.content, "", "side")
    if len(tables) != SIDES:
        fields.fault("side", "fault-scenario-sides", count=len(tables))
        tables = [{}, {}]
    return tuple(
        [read_side(fields, number, table, grid, marks) for number, table in enumerate(tables)]
    )


def read_side(fields: Fields, number: int, table: Table, grid: Grid, marks: Marks) -> Side:
    """One side: name, faction, initiative dice, entry spaces, units."""
    path = f"side.{number}"
    fields.refuse_others(table, path, _SIDE_FIELDS)
    side = Side(
        fields.word(table, path, "name", f"side {number + 1}"), marks.get(str(number + 1), ())
    )
    if not side.entry:
        fields.fault("marks", "fault-scenario-no-entry", side=number + 1)
    for space in side.entry:
        if grid.terrain[space] in (Terrain.NONE, Terrain.TRIANGLE):
            name = grid.names[space]
            fields.fault("marks", "fault-scenario-entry", side=number + 1, space=name)
    if "faction" in table:
        known = tuple([one.value for one in Faction])
        word = fields.word(table, path, "faction")
        side.faction = Faction(fields.choice(f"{path}.faction", word, known))
    side.initiative_dice = fields.number(table, path, "initiative", 1, 9, 3)
    side.force = read_units(fields, table, path, "force")
    side.needs = read_units(fields, table, path, "needs")
    return side


def read_units(fields: Fields, table: Table, path: str, key: str) -> tuple[tuple[Who, int], ...]:
    """Numbers of units by kind."""
    given = fields.table(table, path, key)
    here = f"{path}.{key}"
    known = tuple([who.value for who in Who])
    return tuple(
        [
            (Who(fields.choice(here, who, known)), fields.number(given, here, who, 0, 30))
            for who in given
        ]
    )


def read_objective(fields: Fields, number: int, table: Table, marks: Marks) -> Objective:
    """One objective; it must be worth something. END-02, END-06."""
    path = f"objective.{number}"
    fields.refuse_others(table, path, _OBJECTIVE_FIELDS)
    goals = tuple([goal.value for goal in Goal])
    goal = Goal(fields.choice(f"{path}.goal", fields.word(table, path, "goal"), goals))
    spaces = read_goal_spaces(fields, goal, table, path, marks)
    side = fields.number(table, path, "side", 0, SIDES, 0)
    name = fields.word(table, path, "name", f"objective {number + 1}")
    objective = Objective(name, goal, side - 1 if side else ANY_SIDE, spaces)
    most = len(spaces) if goal is Goal.HOLD and spaces else 30
    objective.count = fields.number(table, path, "count", 1, most, 1)
    who = fields.word(table, path, "who", Who.ANY.value)
    objective.who = Who(fields.choice(f"{path}.who", who, tuple([one.value for one in Who])))
    objective.from_round = fields.number(table, path, "from", 1, 99, 1)
    objective.points = fields.number(table, path, "points", 0, 500, 0)
    objective.wins = fields.yes(table, path, "wins")
    if not objective.wins and not objective.points:
        fields.fault(path, "fault-scenario-worthless")
    return objective


def read_goal_spaces(
    fields: Fields, goal: Goal, table: Table, path: str, marks: Marks
) -> tuple[int, ...]:
    """The spaces that an objective is about; destroying needs none."""
    if goal is Goal.DESTROY:
        return ()
    mark = fields.word(table, path, "mark")
    if mark not in marks:
        fields.fault(f"{path}.mark", "fault-scenario-mark", mark=mark)
    return marks.get(mark, ())


def parse_scenario(text: str, source: str) -> Scenario:
    """The scenario that a file describes; raises with every fault in it."""
    fields = Fields(text, source)
    content = fields.content
    fields.refuse_others(content, "", _FIELDS)
    drawing = parse_board(fields.word(content, "", "map"), source, fields.lines.line("map") + 1)
    grid = drawing.grid
    marks = read_marks(fields, grid)
    scenario = Scenario(fields.word(content, "", "name"), grid, read_sides(fields, grid, marks))
    scenario.title = fields.word(content, "", "title", scenario.name)
    scenario.brief = fields.word(content, "", "brief", "")
    scenario.elements = drawing.elements
    scenario.ap_limit = fields.number(content, "", "ap", 0, 2000, 0)
    scenario.round_limit = fields.number(content, "", "rounds", 0, 99, 0)
    scenario.crates = fields.number(content, "", "crates", 0, 20, 0)
    scenario.traps = fields.number(content, "", "traps", 0, 20, 0)
    scenario.squares = fields.number(content, "", "squares", 0, 20, 0)
    tables = fields.tables(content, "", "objective")
    scenario.objectives = tuple(
        [read_objective(fields, number, table, marks) for number, table in enumerate(tables)]
    )
    _add_zones(scenario, marks)
    _check(fields, scenario, marks)
    fields.done()
    scenario.digest = digest_of(scenario)
    return scenario


def _add_zones(scenario: Scenario, marks: Marks) -> None:
    """Cover zone as marked, otherwise the central area; squares on any dot. AMB-SETUP-7."""
    grid = scenario.grid
    central = central_area(grid, scenario.sides)
    taken = [space for space, _ in scenario.elements]
    scenario.cover_zone = tuple(
        [
            space
            for space in marks.get(_COVER_MARK, central)
            if allows_element(grid, space, Element.CRATE) and space not in taken
        ]
    )
    scenario.square_zone = tuple(
        [
            space
            for space in range(grid.space_count)
            if grid.terrain[space] is not Terrain.NONE and space not in taken
        ]
    )


def _middle(scenario: Scenario) -> tuple[int, ...]:
    """The open ground of the central area, which every digest has named from the beginning."""
    grid = scenario.grid
    taken = [space for space, _ in scenario.elements]
    return tuple(
        [
            space
            for space in central_area(grid, scenario.sides)
            if grid.terrain[space] is not Terrain.NONE
            and grid.structure[space] == OUTSIDE
            and space not in taken
        ]
    )


def _check(fields: Fields, scenario: Scenario, marks: Marks) -> None:
    """There is room for what is to be placed, every mark is used, and the sides can meet."""
    wanted = scenario.crates + scenario.traps
    room = len(scenario.cover_zone)
    if wanted > room:
        fields.fault("crates", "fault-scenario-cover-zone", wanted=wanted, room=room)
    if scenario.squares > len(scenario.square_zone):
        fields.fault("squares", "fault-scenario-squares", room=len(scenario.square_zone))
    used = {str(table.get("mark")) for table in fields.tables(fields.content, "", "objective")}
    for mark in marks:
        if mark not in used and mark not in ("1", "2", _COVER_MARK):
            fields.fault("marks", "fault-scenario-mark-unused", mark=mark)
    for space, element in scenario.elements:
        if not allows_element(scenario.grid, space, element):
            name = scenario.grid.names[space]
            fields.fault("map", "fault-scenario-element", space=name, element=element.value)
    if not _meet(scenario):
        fields.fault("map", "fault-scenario-cut-off")


def _meet(scenario: Scenario) -> bool:
    """Whether soldiers of one side can walk to the entry spaces of the other."""
    grid = scenario.grid
    if not all(side.entry for side in scenario.sides):
        return True
    seen = list(scenario.sides[0].entry)
    for space in seen:
        for near in grid.neighbours[space]:
            open_ground = grid.terrain[near] not in (Terrain.NONE, Terrain.TRIANGLE)
            if open_ground and near not in seen and grid.edge(space, near) != WALL:
                seen.append(near)
    return any(space in seen for space in scenario.sides[1].entry)


def digest_of(scenario: Scenario) -> str:
    """A hash of what a match depends on: not of names and descriptions."""
    lines = [format_board(Drawing(scenario.grid, scenario.elements))]
    lines.append(f"{scenario.ap_limit} {scenario.round_limit} {scenario.crates} {scenario.traps}")
    lines.append(f"{scenario.squares} {scenario.cover_zone} {_middle(scenario)}")
    for side in scenario.sides:
        faction = side.faction.value if side.faction else "-"
        units = [(who.value, count) for who, count in (*side.force, (Who.ANY, 0), *side.needs)]
        lines.append(f"{side.entry} {faction} {side.initiative_dice} {units}")
    for goal in scenario.objectives:
        lines.append(
            f"{goal.goal.value} {goal.side} {goal.spaces} {goal.count} {goal.who.value} "
            f"{goal.from_round} {goal.wins} {goal.points}"
        )
    return blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()


def scenario_names() -> tuple[str, ...]:
    """The packaged scenarios."""
    place = files("opendust.tactics").joinpath("data", "scenarios")
    names = [entry.name.removesuffix(".toml") for entry in place.iterdir()]
    return tuple(sorted(names))


_loaded: dict[str, Scenario] = {}


def load_scenario(name: str) -> Scenario:
    """A scenario of the package, read once."""
    if name not in _loaded:
        known = scenario_names()
        if name not in known:
            raise BadText([Fault("", 0, "fault-scenario-none", name=name, known=known)])
        place = files("opendust.tactics").joinpath("data", "scenarios", name + ".toml")
        _loaded[name] = parse_scenario(place.read_text(encoding="utf-8"), name + ".toml")
    return _loaded[name]


def recorded_scenario(name: str, digest: str) -> Scenario:
    """The scenario that a record was played on: the packaged one, or a former state of it."""
    scenario = load_scenario(name)
    if digest == scenario.digest:
        return scenario
    text = former_text("opendust.tactics", "former_scenarios", name, digest)
    return scenario if text is None else parse_scenario(text, name)
