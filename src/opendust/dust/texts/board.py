"""How a board is written: the TOML form of areas and links, and what makes it well-formed.

Only the form is judged here (unknown ends of links, doubles, missing or wrong fields, too many
areas). Whether a board is a fair world is the question of board/check.py, so that small boards
for examples and other people's maps can be read as well. The format is explained in
docs/study/boards.md.
"""

from __future__ import annotations

import re
from typing import Final, final

from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.toml.lines import TomlLines
from opendust.kernel.toml.text import read_toml

MOST_AREAS: Final = 62  # of one kind: a mask of areas is one machine word
LANGUAGES: Final = ("en", "de", "it", "fr")
MARKS: Final = ("capital", "source")
NO_REGION: Final = "nowhere"

_FIELDS: Final = ("id", "at", "region", "mark", "name")
_TABLES: Final = ("name", "land", "sea", "regions", "links", "shapes", "unused")
Place = tuple[float, float]
_SLUG: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@final
class AreaText:
    """One area as it is written."""

    def __init__(self, slug: str, line: int) -> None:
        self.slug = slug
        self.line = line
        self.at = (0.0, 0.0)
        self.region = NO_REGION
        self.mark = ""
        self.names: dict[str, str] = {"en": slug}
        self.shape: list[Place] = []  # what a drawn territory lies round, if not round its place


@final
class BoardText:
    """A board as it is written: its areas, land first, and the links as pairs of area numbers."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.source = source
        self.land: list[AreaText] = []
        self.sea: list[AreaText] = []
        self.region_names: dict[str, dict[str, str]] = {}
        self.links: dict[tuple[int, int], int] = {}  # to the line where the link is written
        self.unused: dict[str, list[Place]] = {}  # by kind: places that belong to no area


def read_board_text(text: str, source: str) -> BoardText:
    """A board file's content; raises with every fault in it."""
    return _BoardReader(text, source).read()


@final
class _BoardReader:
    """Reads one board file and collects its faults."""

    def __init__(self, text: str, source: str) -> None:
        self.lines = TomlLines(text)
        self.source = source
        self.content = read_toml(text, source)
        self.faults: list[Fault] = []
        self.numbers: dict[str, int] = {}
        self.board = BoardText("", source)

    def read(self) -> BoardText:
        """The board, if nothing is wrong with it."""
        for key in self.content:
            if key not in _TABLES:
                self._fault(self._key_line(key), "unknown-key", key=key, known=_TABLES)
        name = self.content.get("name")
        if isinstance(name, str) and name:
            self.board.name = name
        else:
            self._fault(self._key_line("name"), "no-name")
        self._read_regions()
        self.board.land = self._read_areas("land")
        self.board.sea = self._read_areas("sea")
        self._number_areas()
        self._read_links()
        self._read_shapes()
        if self.faults:
            raise BadText(self.faults)
        return self.board

    def _fault(self, line: int, message: str, **details: str | int | tuple[str, ...]) -> None:
        self.faults.append(Fault(self.source, line, "fault-board-" + message, **details))

    def _key_line(self, key: str) -> int:
        return self.lines.line(key)

    def _read_regions(self) -> None:
        """Every region has a slug and its names."""
        regions = self.content.get("regions", {})
        start = self._key_line("regions")
        if not isinstance(regions, dict):
            self._fault(start, "regions-no-table")
            return
        for slug, names in regions.items():
            line = self.lines.line(f"regions.{slug}")
            self.board.region_names[slug] = self._names(names, slug, line)

    def _read_areas(self, kind: str) -> list[AreaText]:
        """The areas of one kind, in the order of the file; at most as many as a mask can hold."""
        entries = self.content.get(kind, [])
        start = self._key_line(kind)
        if not isinstance(entries, list) or (kind == "land" and not entries):
            self._fault(start, "no-areas", kind=kind)
            return []
        if len(entries) > MOST_AREAS:
            self._fault(start, "too-many-areas", kind=kind, count=len(entries), most=MOST_AREAS)
        areas: list[AreaText] = []
        for number, entry in enumerate(entries, start=1):
            area = self._read_area(kind, number, entry, start)
            if area is not None:
                areas.append(area)
        return areas

    def _read_area(self, kind: str, number: int, entry: object, start: int) -> AreaText | None:
        """One area: id, place and name are needed, region and mark may be left out."""
        slug = entry.get("id") if isinstance(entry, dict) else None
        if not isinstance(entry, dict) or not isinstance(slug, str):
            self._fault(start, "area-without-id", kind=kind, number=number)
            return None
        area = AreaText(slug, self._area_line(slug))
        if not is_slug(slug):
            self._fault(area.line, "bad-id", area=slug)
        for key in entry:
            if key not in _FIELDS:
                self._fault(area.line, "unknown-field", area=slug, key=key, known=_FIELDS)
        self._read_place(area, entry.get("at"))
        self._read_region(area, entry.get("region", NO_REGION))
        self._read_mark(area, kind, entry.get("mark", ""))
        area.names = self._names(entry.get("name"), slug, area.line)
        return area

    def _area_line(self, slug: str, nth: int = 1) -> int:
        return self.lines.with_id(slug, nth)

    def _read_place(self, area: AreaText, value: object) -> None:
        """The place is a longitude from -180 to 180 and a latitude from -90 to 90."""
        place = _place(value)
        if place is None:
            self._fault(area.line, "bad-place", area=area.slug)
        else:
            area.at = place

    def _read_region(self, area: AreaText, value: object) -> None:
        """A region that an area names stands in the table of regions."""
        if isinstance(value, str) and (value == NO_REGION or value in self.board.region_names):
            area.region = value
        else:
            known = tuple(self.board.region_names)
            self._fault(area.line, "unknown-region", area=area.slug, region=str(value), known=known)

    def _read_mark(self, area: AreaText, kind: str, value: object) -> None:
        """Capitals are land areas; power sources are land or sea areas. COMP-04, COMP-05."""
        if not isinstance(value, str) or (value != "" and value not in MARKS):
            self._fault(area.line, "unknown-mark", area=area.slug, mark=str(value), known=MARKS)
        elif kind == "sea" and value == "capital":
            self._fault(area.line, "capital-at-sea", area=area.slug)
        else:
            area.mark = value

    def _names(self, value: object, slug: str, line: int) -> dict[str, str]:
        """Names by language, the English one at least; a plain text is the English name."""
        if isinstance(value, str) and value:
            return {"en": value}
        if isinstance(value, dict) and isinstance(value.get("en"), str):
            for language, name in value.items():
                if language not in LANGUAGES or not isinstance(name, str) or not name:
                    self._fault(line, "bad-name", area=slug, key=language, known=LANGUAGES)
            return {language: str(name) for language, name in value.items()}
        self._fault(line, "without-name", area=slug)
        return {"en": slug}

    def _number_areas(self) -> None:
        """Every id is used once; land areas are numbered first."""
        seen: dict[str, int] = {}
        for number, area in enumerate(self.board.land + self.board.sea):
            seen[area.slug] = seen.get(area.slug, 0) + 1
            if seen[area.slug] > 1:
                area.line = self._area_line(area.slug, nth=seen[area.slug]) or area.line
                self._fault(area.line, "area-twice", area=area.slug)
            else:
                self.numbers[area.slug] = number

    def _read_links(self) -> None:
        """Links: for an area the areas it is joined to; each link is written once."""
        links = self.content.get("links", {})
        start = self._key_line("links")
        if not isinstance(links, dict):
            self._fault(start, "links-no-table")
            return
        for slug, ends in links.items():
            line = self.lines.line(f"links.{slug}")
            if not isinstance(ends, list) or not all(isinstance(end, str) for end in ends):
                self._fault(line, "link-ends-no-list", area=slug)
                continue
            if slug not in self.numbers:
                self._unknown_end(line, slug)
                continue
            for end in ends:
                here = self.lines.quoted(end, after=line - 1)
                self._read_link(slug, end, here or line)

    def _read_link(self, slug: str, end: str, line: int) -> None:
        """A link joins two different known areas, once."""
        if end not in self.numbers:
            self._unknown_end(line, end)
            return
        if slug == end:
            self._fault(line, "self-link", area=slug)
            return
        one, other = self.numbers[slug], self.numbers[end]
        pair = (one, other) if one < other else (other, one)
        if pair in self.board.links:
            first = self.board.links[pair]
            self._fault(line, "link-twice", area=slug, other=end, first=first)
        else:
            self.board.links[pair] = line

    def _read_shapes(self) -> None:
        """How a drawing may part the map: places of territories, and places of nobody."""
        areas = {area.slug: area for area in self.board.land + self.board.sea}
        shapes, unused = self.content.get("shapes", {}), self.content.get("unused", {})
        for slug, value in shapes.items() if isinstance(shapes, dict) else ():
            line = self.lines.line(f"shapes.{slug}")
            if slug in areas:
                areas[slug].shape = self._places(value, slug, line)
            else:
                self._fault(line, "unknown-shape", area=slug)
        for kind, value in unused.items() if isinstance(unused, dict) else ():
            line = self.lines.line(f"unused.{kind}")
            self.board.unused[kind] = self._places(value, kind, line)

    def _places(self, value: object, slug: str, line: int) -> list[Place]:
        """A list of places."""
        places = [_place(one) for one in value] if isinstance(value, list) else [None]
        found = [place for place in places if place is not None]
        if len(found) < len(places):
            self._fault(line, "bad-shape", area=slug)
        return found

    def _unknown_end(self, line: int, slug: str) -> None:
        near = self._nearest(slug)
        if near:
            self._fault(line, "unknown-link-end-near", area=slug, near=near)
        else:
            self._fault(line, "unknown-link-end", area=slug)

    def _nearest(self, slug: str) -> str:
        """The known id most like a misspelt one, if they share half of their letters."""
        best = ""
        most = 0.5
        for known in self.numbers:
            alike = _likeness(slug, known)
            if alike > most:
                best, most = known, alike
        return best


def is_slug(text: str) -> bool:
    """Whether a text can be an id: small letters, digits and single hyphens."""
    return _SLUG.fullmatch(text) is not None


def _place(value: object) -> Place | None:
    """A longitude and a latitude, if that is what is written."""
    if isinstance(value, list) and len(value) == 2 and _is_number(value[0], value[1]):
        longitude, latitude = float(value[0]), float(value[1])
        if abs(longitude) <= 180.0 and abs(latitude) <= 90.0:
            return (longitude, latitude)
    return None


def _is_number(one: object, other: object) -> bool:
    return all(isinstance(x, (int, float)) and not isinstance(x, bool) for x in (one, other))


def _likeness(one: str, other: str) -> float:
    """How many pairs of neighbouring letters two words share, from 0 to 1."""
    pairs_one = {one[i : i + 2] for i in range(len(one) - 1)}
    pairs_other = {other[i : i + 2] for i in range(len(other) - 1)}
    if not pairs_one or not pairs_other:
        return 0.0
    return 2.0 * len(pairs_one & pairs_other) / (len(pairs_one) + len(pairs_other))
