"""What a board is: areas, their neighbours and marks, as masks that the rules can use at once.

Areas are numbers: land areas from 0, then sea areas. A land mask has one bit per land area, a
sea mask one bit per sea area (its number less `land_count`); each fits into 62 bits, because
wider masks cost most of the compiled build's speed. The digest covers what a match depends on
(ids, marks, links) and not names or places, so that a better translation or a prettier drawing
leaves old records valid.
"""

from __future__ import annotations

from hashlib import blake2b
from importlib.resources import files
from typing import Final, final

from opendust.dust.board.small_board import read_small_board
from opendust.dust.texts.board import AreaText, BoardText, read_board_text
from opendust.kernel.bits import spread_of
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.toml.former import former_text

BOARDS: Final = ("world",)
"""The boards of the package."""


@final
class Board:
    """The map of a match. Never changed once made."""

    def __init__(self, written: BoardText) -> None:
        areas = written.land + written.sea
        self.name = written.name
        self.source = written.source
        self.land_count = len(written.land)
        self.sea_count = len(written.sea)
        self.area_count = len(areas)
        self.all_land = (1 << self.land_count) - 1
        self.all_sea = (1 << self.sea_count) - 1
        self.ids = tuple([area.slug for area in areas])
        self.names = tuple([area.names for area in areas])
        self.regions = tuple([area.region for area in areas])
        self.region_names = written.region_names
        self.at = tuple([area.at for area in areas])
        self.shapes = tuple([tuple(area.shape or [area.at]) for area in areas])
        self.unused = written.unused
        self.lines = tuple([area.line for area in areas])
        self.links = tuple(sorted(written.links))
        self.link_lines = tuple([written.links[link] for link in self.links])
        self.capitals = _marked(written.land, "capital")
        self.land_sources = _marked(written.land, "source")
        self.sea_sources = _marked(written.sea, "source")
        self._number = {slug: number for number, slug in enumerate(self.ids)}
        self._link_up()
        self.partner = tuple([self._partner(area) for area in range(self.land_count)])
        self.digest = self._digest()

    def _link_up(self) -> None:
        """Lines make areas adjacent; land beside a sea area is coastal. COMP-01, COMP-03."""
        land = [0] * self.area_count
        sea = [0] * self.area_count
        for one, other in self.links:
            for here, there in ((one, other), (other, one)):
                if there < self.land_count:
                    land[here] |= 1 << there
                else:
                    sea[here] |= 1 << (there - self.land_count)
        self.land_to_land = tuple(land[: self.land_count])
        self.land_to_sea = tuple(sea[: self.land_count])
        self.sea_to_land = tuple(land[self.land_count :])
        self.sea_to_sea = tuple(sea[self.land_count :])
        self.land_spread = spread_of(self.land_to_land)
        self.sea_spread = spread_of(self.sea_to_sea)
        self.coast_spread = spread_of(self.sea_to_land)
        coastal = 0
        for area in range(self.land_count):
            if sea[area]:
                coastal |= 1 << area
        self.coastal = coastal

    def _partner(self, area: int) -> int:
        """The other capital of its pair: the first one adjacent to it, or -1. COMP-04."""
        near = self.land_to_land[area] & self.capitals
        if not (self.capitals >> area) & 1 or not near:
            return -1
        return (near & -near).bit_length() - 1

    def _digest(self) -> str:
        lines = [f"{self.land_count} {self.sea_count}"]
        for area in range(self.area_count):
            lines.append(f"{self.ids[area]} {self.mark(area)}")
        for one, other in sorted(self.links):
            lines.append(f"{self.ids[one]} {self.ids[other]}")
        return blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()

    def is_land(self, area: int) -> bool:
        """Whether it is a land area."""
        return area < self.land_count

    def is_source(self, area: int) -> bool:
        """Whether it is a power source, on land or at sea."""
        if area < self.land_count:
            return bool((self.land_sources >> area) & 1)
        return bool((self.sea_sources >> (area - self.land_count)) & 1)

    def is_capital(self, area: int) -> bool:
        """Whether it is a capital."""
        return area < self.land_count and bool((self.capitals >> area) & 1)

    def mark(self, area: int) -> str:
        """What the board file says of the area: "capital", "source" or nothing."""
        if self.is_capital(area):
            return "capital"
        return "source" if self.is_source(area) else ""

    def is_adjacent(self, one: int, other: int) -> bool:
        """Whether a line joins the two areas."""
        if other < self.land_count:
            mask = (
                self.land_to_land[one]
                if one < self.land_count
                else (self.sea_to_land[one - self.land_count])
            )
            return bool((mask >> other) & 1)
        mask = (
            self.land_to_sea[one]
            if one < self.land_count
            else (self.sea_to_sea[one - self.land_count])
        )
        return bool((mask >> (other - self.land_count)) & 1)

    def neighbours(self, area: int) -> tuple[int, ...]:
        """The adjacent areas, land and sea, in ascending order."""
        return tuple([other for other in range(self.area_count) if self.is_adjacent(area, other)])

    def index(self, slug: str) -> int:
        """The area with this id, or -1."""
        return self._number.get(slug, -1)

    def label(self, area: int, language: str) -> str:
        """The area's name in a language, in English where that is missing."""
        names = self.names[area]
        return names.get(language, names["en"])


def _marked(areas: list[AreaText], mark: str) -> int:
    mask = 0
    for number, area in enumerate(areas):
        if area.mark == mark:
            mask |= 1 << number
    return mask


def parse_board(text: str, source: str) -> Board:
    """The board that a file describes; raises with every fault in it."""
    return Board(read_board_text(text, source))


def small_board(spec: dict[str, object], source: str) -> Board:
    """A board of a few areas, written in an example; raises with every fault in it."""
    return Board(read_small_board(spec, source))


_loaded: dict[str, Board] = {}


def load_board(name: str) -> Board:
    """A board of the package, read once."""
    if name not in BOARDS:
        raise BadText([Fault(name, 0, "fault-board-unknown", board=name, known=BOARDS)])
    if name not in _loaded:
        place = files("opendust.dust").joinpath("data", "boards", name + ".toml")
        _loaded[name] = parse_board(place.read_text(encoding="utf-8"), name + ".toml")
    return _loaded[name]


def recorded_board(name: str, digest: str) -> Board:
    """The board that a record was played on: the packaged one, or a former state of it."""
    board = load_board(name)
    if digest == board.digest:
        return board
    text = former_text("opendust.dust", "former_boards", name, digest)
    return board if text is None else parse_board(text, name)
