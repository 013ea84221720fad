"""How a scenario file is read, and where exactly it is wrong.

`map` draws the battlefield as board_text.py says. `marks` draws the same spaces without edges:
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

from opendust.kernel.refusal import BadText, Detail, Fault
from opendust.kernel.toml_lines import TomlLines
from opendust.kernel.toml_text import read_toml
from opendust.tactics.board import WALL, Element, Grid, Terrain
from opendust.tactics.board_text import Drawing, format_board, parse_board
from opendust.tactics.cards import Faction
from opendust.tactics.scenario import (
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

Table = dict[str, object]

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


class ScenarioReader:
    """Reads one scenario and keeps every fault it finds."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        self.lines = TomlLines(text)
        self.content: Table = read_toml(text, source)
        self.faults: list[Fault] = []

    def fault(self, path: str, message: str, **details: Detail) -> None:
        """Notes a fault at a field."""
        line = self.lines.line(path)
        self.faults.append(Fault(self.source, line, message, field=path, **details))

    def refuse_other_fields(self, table: Table, path: str, known: tuple[str, ...]) -> None:
        """A misspelt field would otherwise be passed over in silence."""
        for key in table:
            if key not in known:
                here = f"{path}.{key}" if path else key
                self.fault(here, "fault-scenario-field", value=key, known=known)

    def word(self, table: Table, path: str, key: str, default: str | None = None) -> str:
        """A text field; without a default it must be there."""
        value = table.get(key, default)
        if isinstance(value, str):
            return value
        self.fault(f"{path}.{key}".lstrip("."), "fault-scenario-text")
        return ""

    def number(self, table: Table, path: str, key: str, default: int, most: int) -> int:
        """A whole number from 0 to the most."""
        value = table.get(key, default)
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most:
            return value
        here = f"{path}.{key}".lstrip(".")
        self.fault(here, "fault-scenario-number", value=str(value), most=most)
        return default

    def choice(self, path: str, word: str, known: tuple[str, ...]) -> str:
        """A word of a closed set."""
        if word not in known:
            self.fault(path, "fault-scenario-unknown", value=word, known=known)
            return known[0]
        return word

    def tables(self, key: str) -> list[Table]:
        """The tables of an array, empty if it is not there."""
        value = self.content.get(key, [])
        if isinstance(value, list) and all(isinstance(item, dict) for item in value):
            return value
        self.fault(key, "fault-scenario-table")
        return []

    # ---- drawings --------------------------------------------------------------------------

    def drawing(self) -> Drawing:
        """The battlefield; nothing else can be read without it."""
        text = self.word(self.content, "", "map")
        return parse_board(text, self.source, self.lines.line("map") + 1)

    def marks(self, grid: Grid) -> dict[str, tuple[int, ...]]:
        """The spaces of each mark."""
        rows = self.word(self.content, "", "marks").strip("\n").splitlines()
        first = self.lines.line("marks") + 1
        found: dict[str, list[int]] = {}
        if len(rows) != grid.height:
            self.fault("marks", "fault-marks-rows", expected=grid.height, found=len(rows))
        for y, row in enumerate(rows):
            if len(row) != grid.width:
                self.faults.append(
                    Fault(
                        *(self.source, first + y, "fault-marks-row"),
                        field="marks",
                        expected=grid.width,
                        found=len(row),
                    )
                )
            for x, sign in enumerate(row):
                space = grid.at(x, y)
                if sign != _NOTHING and space >= 0:
                    found.setdefault(sign, []).append(space)
        return {sign: tuple(spaces) for sign, spaces in found.items()}

    # ---- sides -----------------------------------------------------------------------------

    def sides(self, grid: Grid, marks: dict[str, tuple[int, ...]]) -> tuple[Side, ...]:
        """Two sides, each with spaces to enter on that its units can stand on."""
        tables = self.tables("side")
        if len(tables) != SIDES:
            self.fault("side", "fault-scenario-sides", count=len(tables))
            tables = [{}, {}]
        return tuple([
            self._side(number, table, grid, marks) for number, table in enumerate(tables)
        ])

    def _side(
        self, number: int, table: Table, grid: Grid, marks: dict[str, tuple[int, ...]]
    ) -> Side:
        path = f"side.{number}"
        self.refuse_other_fields(table, path, _SIDE_FIELDS)
        entry = marks.get(str(number + 1), ())
        side = Side(self.word(table, path, "name", f"side {number + 1}"), entry)
        if not entry:
            self.fault("marks", "fault-scenario-no-entry", side=number + 1)
        for space in entry:
            if grid.terrain[space] in (Terrain.NONE, Terrain.TRIANGLE):
                name = grid.names[space]
                self.fault("marks", "fault-scenario-entry", side=number + 1, space=name)
        faction = self.word(table, path, "faction", "")
        if faction:
            known = tuple([one.value for one in Faction])
            side.faction = Faction(self.choice(f"{path}.faction", faction, known))
        side.initiative_dice = self.number(table, path, "initiative", 3, 9)
        side.force = self._units(table, path, "force")
        side.needs = self._units(table, path, "needs")
        return side

    def _units(self, table: Table, path: str, key: str) -> tuple[tuple[Who, int], ...]:
        """Numbers of units by kind."""
        given = table.get(key, {})
        here = f"{path}.{key}"
        if not isinstance(given, dict):
            self.fault(here, "fault-scenario-table")
            return ()
        known = tuple([who.value for who in Who])
        return tuple([
            (Who(self.choice(here, str(who), known)), self.number(given, here, str(who), 1, 30))
            for who in given
        ])

    # ---- objectives ------------------------------------------------------------------------

    def objectives(self, marks: dict[str, tuple[int, ...]]) -> tuple[Objective, ...]:
        """The objectives in the order of the file."""
        return tuple([
            self._objective(number, table, marks)
            for number, table in enumerate(self.tables("objective"))
        ])

    def _objective(
        self, number: int, table: Table, marks: dict[str, tuple[int, ...]]
    ) -> Objective:
        path = f"objective.{number}"
        self.refuse_other_fields(table, path, _OBJECTIVE_FIELDS)
        goals = tuple([goal.value for goal in Goal])
        goal = Goal(self.choice(f"{path}.goal", self.word(table, path, "goal"), goals))
        spaces: tuple[int, ...] = ()
        if goal is not Goal.DESTROY:
            mark = self.word(table, path, "mark")
            spaces = marks.get(mark, ())
            if not spaces:
                self.fault(f"{path}.mark", "fault-scenario-mark", mark=mark)
        side = self.number(table, path, "side", 0, SIDES) - 1
        name = self.word(table, path, "name", f"objective {number + 1}")
        objective = Objective(name, goal, ANY_SIDE if side < 0 else side, spaces)
        objective.count = self.number(table, path, "count", 1, 30)
        if goal is Goal.HOLD and spaces and not 1 <= objective.count <= len(spaces):
            self.fault(f"{path}.count", "fault-scenario-count", most=len(spaces))
        who = self.word(table, path, "who", Who.ANY.value)
        objective.who = Who(self.choice(f"{path}.who", who, tuple([one.value for one in Who])))
        objective.from_round = self.number(table, path, "from", 1, 99)
        objective.points = self.number(table, path, "points", 0, 500)
        wins = table.get("wins", False)
        if not isinstance(wins, bool):
            self.fault(f"{path}.wins", "fault-scenario-yes-or-no")
        objective.wins = wins is True
        if not objective.wins and not objective.points:
            self.fault(path, "fault-scenario-worthless")
        return objective

    # ---- the whole -------------------------------------------------------------------------

    def scenario(self) -> Scenario:
        """The scenario; raises with every fault."""
        self.refuse_other_fields(self.content, "", _FIELDS)
        drawing = self.drawing()
        grid = drawing.grid
        marks = self.marks(grid)
        scenario = Scenario(
            self.word(self.content, "", "name"), grid, self.sides(grid, marks)
        )
        scenario.title = self.word(self.content, "", "title", scenario.name)
        scenario.brief = self.word(self.content, "", "brief", "")
        scenario.elements = drawing.elements
        scenario.ap_limit = self.number(self.content, "", "ap", 0, 2000)
        scenario.round_limit = self.number(self.content, "", "rounds", 0, 99)
        scenario.crates = self.number(self.content, "", "crates", 0, 20)
        scenario.traps = self.number(self.content, "", "traps", 0, 20)
        scenario.squares = self.number(self.content, "", "squares", 0, 20)
        scenario.objectives = self.objectives(marks)
        self._zones(scenario, marks)
        self._check(scenario, marks)
        if self.faults:
            raise BadText(self.faults)
        scenario.digest = digest_of(scenario)
        return scenario

    def _zones(self, scenario: Scenario, marks: dict[str, tuple[int, ...]]) -> None:
        """Cover zone and zone of terrain squares: as marked, otherwise the central area."""
        grid = scenario.grid
        central = central_area(grid, scenario.sides)
        taken = [space for space, _ in scenario.elements]
        scenario.cover_zone = tuple([
            space
            for space in marks.get(_COVER_MARK, central)
            if allows_element(grid, space, Element.CRATE) and space not in taken
        ])
        scenario.square_zone = tuple([
            space
            for space in central
            if grid.terrain[space] is not Terrain.NONE and grid.structure[space] < 0
            and space not in taken
        ])

    def _check(self, scenario: Scenario, marks: dict[str, tuple[int, ...]]) -> None:
        """There is room for what is to be placed, and every mark is used for something."""
        wanted = scenario.crates + scenario.traps
        room = len(scenario.cover_zone)
        if wanted > room:
            self.fault("crates", "fault-scenario-cover-zone", wanted=wanted, room=room)
        if scenario.squares > len(scenario.square_zone):
            self.fault("squares", "fault-scenario-squares", room=len(scenario.square_zone))
        used = {str(table.get("mark", "")) for table in self.tables("objective")}
        for mark in marks:
            if mark not in used and mark not in ("1", "2", _COVER_MARK):
                self.fault("marks", "fault-scenario-mark-unused", mark=mark)
        for space, element in scenario.elements:
            if not allows_element(scenario.grid, space, element):
                name = scenario.grid.names[space]
                self.fault("map", "fault-scenario-element", space=name, element=element.value)
        if not _meet(scenario):
            self.fault("map", "fault-scenario-cut-off")


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
    lines.append(f"{scenario.squares} {scenario.cover_zone} {scenario.square_zone}")
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


def parse_scenario(text: str, source: str) -> Scenario:
    """The scenario that a file describes; raises with every fault in it."""
    return ScenarioReader(text, source).scenario()


def scenario_names() -> tuple[str, ...]:
    """The packaged scenarios."""
    place = files("opendust.tactics").joinpath("data", "scenarios")
    names = [entry.name.removesuffix(".toml") for entry in place.iterdir()]
    return tuple(sorted(names))


_loaded: dict[str, Scenario] = {}


def load_scenario(name: str) -> Scenario:
    """A scenario of the package, read once."""
    if name not in _loaded:
        place = files("opendust.tactics").joinpath("data", "scenarios", name + ".toml")
        if not place.is_file():
            raise BadText([Fault(name, 0, "fault-scenario-none", name=name)])
        _loaded[name] = parse_scenario(place.read_text(encoding="utf-8"), name + ".toml")
    return _loaded[name]
