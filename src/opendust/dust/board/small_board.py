"""How a board of a few areas is written inside an example: three lines of words.

    land  = "rome! oslo paris*"          ! a capital, * a power source
    sea   = "adria baltic*"
    links = "rome-oslo rome-adria adria-baltic oslo-baltic paris-oslo"

Capitals that are linked are a pair. Places are made up, since nobody draws these boards.
"""

from __future__ import annotations

from opendust.dust.texts.board import MOST_AREAS, AreaText, BoardText, is_slug
from opendust.kernel.refusal import BadText, Fault

_MARKS = {"!": "capital", "*": "source"}


def read_small_board(spec: dict[str, object], source: str) -> BoardText:
    """The board that the three lines describe; raises with every fault in them."""
    faults: list[Fault] = []
    board = BoardText("small", source)
    board.land = _areas(spec, "land", source, faults)
    board.sea = _areas(spec, "sea", source, faults)
    numbers: dict[str, int] = {}
    for number, area in enumerate(board.land + board.sea):
        if area.slug in numbers:
            faults.append(Fault(source, 0, "fault-board-area-twice", area=area.slug))
        numbers[area.slug] = number
        area.at = (float(number % 10) * 10.0, float(number // 10) * 10.0)
        if area in board.sea and area.mark == "capital":
            faults.append(Fault(source, 0, "fault-board-capital-at-sea", area=area.slug))
    _link(spec, board, numbers, source, faults)
    if faults:
        raise BadText(faults)
    return board


def _words(spec: dict[str, object], key: str, source: str, faults: list[Fault]) -> list[str]:
    """The words of one line; a list of words does as well."""
    value = spec.get(key, "")
    if isinstance(value, str):
        return value.split()
    if isinstance(value, list) and all(isinstance(word, str) for word in value):
        return [str(word) for word in value]
    faults.append(Fault(source, 0, "fault-board-small-line", key=key))
    return []


def _areas(spec: dict[str, object], key: str, source: str, faults: list[Fault]) -> list[AreaText]:
    areas: list[AreaText] = []
    for word in _words(spec, key, source, faults):
        area = AreaText(word.rstrip("!*"), 0)
        area.mark = _MARKS.get(word[-1], "")
        if not is_slug(area.slug):
            faults.append(Fault(source, 0, "fault-board-small-id", area=word))
        areas.append(area)
    if len(areas) > MOST_AREAS:
        count, most = len(areas), MOST_AREAS
        message = "fault-board-too-many-areas"
        faults.append(Fault(source, 0, message, kind=key, count=count, most=most))
        return areas[:MOST_AREAS]
    return areas


def _link(
    spec: dict[str, object],
    board: BoardText,
    numbers: dict[str, int],
    source: str,
    faults: list[Fault],
) -> None:
    """Every word of the links is two known areas with a hyphen between them."""
    for word in _words(spec, "links", source, faults):
        one, other = sorted(_ends(word, numbers))
        if one < 0:
            faults.append(Fault(source, 0, "fault-board-small-link", link=word))
        elif one == other:
            faults.append(Fault(source, 0, "fault-board-self-link", area=word.split("-")[0]))
        elif (one, other) in board.links:
            faults.append(Fault(source, 0, "fault-board-small-link-twice", link=word))
        else:
            board.links[(one, other)] = 0


def _ends(word: str, numbers: dict[str, int]) -> tuple[int, int]:
    """The two ends of a link, ids with hyphens of their own included, or -1 twice."""
    for slug, one in numbers.items():
        if word.startswith(slug + "-"):
            other = numbers.get(word[len(slug) + 1 :], -1)
            if other >= 0:
                return one, other
    return -1, -1
