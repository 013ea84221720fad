"""Boards: what the loader makes of a file, and what it says about a bad one."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from opendust.dust.board.board import (
    BOARDS,
    Board,
    load_board,
    parse_board,
    recorded_board,
    small_board,
)
from opendust.kernel.refusal import BadText, Fault

MINI = """\
name = "mini"

land = [
    { id = "rome", at = [12, 42], region = "europe", mark = "capital", name = "Rome" },
    { id = "oslo", at = [11, 60], region = "europe", mark = "capital", name = { en = "Oslo" } },
    { id = "paris", at = [2, 49], mark = "source", name = { en = "Paris", it = "Parigi" } },
]

sea = [
    { id = "adria", at = [15, 43], name = "Adria" },
    { id = "baltic", at = [20, 58], mark = "source", name = "Baltic" },
]

[regions]
europe = { en = "Europe", de = "Europa" }

[links]
rome = ["oslo", "adria"]
oslo = ["paris", "baltic"]
baltic = ["adria"]
"""


def faults_of(text: str) -> list[Fault]:
    with pytest.raises(BadText) as caught:
        parse_board(text, "mini.toml")
    return caught.value.faults


def only_fault(old: str, new: str) -> Fault:
    """The one fault of the small board with one text replaced."""
    assert MINI.count(old) == 1
    (fault,) = faults_of(MINI.replace(old, new))
    return fault


@pytest.mark.rule("COMP-01", "COMP-03")
def test_a_board_file_becomes_masks() -> None:
    board = parse_board(MINI, "mini.toml")
    assert board.ids == ("rome", "oslo", "paris", "adria", "baltic")
    assert (board.land_count, board.sea_count, board.area_count) == (3, 2, 5)
    assert (board.all_land, board.all_sea) == (0b111, 0b11)
    assert board.capitals == 0b011
    assert board.partner == (1, 0, -1)
    assert (board.land_sources, board.sea_sources) == (0b100, 0b10)
    assert board.coastal == 0b011
    assert board.land_to_land == (0b010, 0b101, 0b010)
    assert board.land_to_sea == (0b01, 0b10, 0)
    assert board.sea_to_sea == (0b10, 0b01)
    assert board.sea_to_land == (0b001, 0b010)
    assert board.links == ((0, 1), (0, 3), (1, 2), (1, 4), (3, 4))
    assert board.regions == ("europe", "europe", "nowhere", "nowhere", "nowhere")
    assert board.at[2] == (2.0, 49.0)


def test_a_board_answers_for_single_areas() -> None:
    board = parse_board(MINI, "mini.toml")
    assert board.index("paris") == 2
    assert board.index("atlantis") == -1
    assert board.is_land(2)
    assert not board.is_land(3)
    assert [board.is_source(area) for area in range(5)] == [False, False, True, False, True]
    assert [board.is_capital(area) for area in range(5)] == [True, True, False, False, False]
    assert board.neighbours(0) == (1, 3)
    assert board.label(2, "it") == "Parigi"
    assert board.label(2, "de") == "Paris"


@pytest.mark.parametrize("name", BOARDS)
def test_adjacency_is_mutual_and_is_the_links(name: str) -> None:
    board = load_board(name)
    linked = set(board.links) | {(other, one) for one, other in board.links}
    for one in range(board.area_count):
        for other in range(board.area_count):
            assert board.is_adjacent(one, other) == ((one, other) in linked)


def test_the_digest_covers_what_a_match_depends_on() -> None:
    digest = parse_board(MINI, "mini.toml").digest
    assert len(digest) == 16
    prettier = MINI.replace('"Adria"', '"Adriatic"').replace("[2, 49]", "[3, 48]")
    assert parse_board(prettier, "other.toml").digest == digest
    reordered = MINI.replace('["oslo", "adria"]', '["adria", "oslo"]')
    assert parse_board(reordered, "mini.toml").digest == digest
    for old, new in (('mark = "source", ', ""), (', "baltic"]', "]"), ('"paris"', '"lyon"')):
        assert parse_board(MINI.replace(old, new), "mini.toml").digest != digest


def test_a_territory_lies_round_its_places_or_round_its_own_place() -> None:
    drawn = "\n[shapes]\nparis = [[2, 49], [0, 47]]\n[unused]\nsea = [[0, 80]]"
    board = parse_board(MINI + drawn, "x")
    assert board.shapes[board.index("paris")] == ((2.0, 49.0), (0.0, 47.0))
    assert board.shapes[board.index("oslo")] == (board.at[board.index("oslo")],)
    assert board.unused == {"sea": [(0.0, 80.0)]}
    assert board.digest == parse_board(MINI, "x").digest


def test_a_link_to_nowhere_names_its_line_and_the_likeliest_id() -> None:
    fault = only_fault('oslo = ["paris", "baltic"]', 'oslo = ["pariss", "baltic"]')
    assert (fault.message, fault.line) == ("fault-board-unknown-link-end-near", 19)
    assert fault.details == {"area": "pariss", "near": "paris"}
    assert fault.source == "mini.toml"
    fault = only_fault('oslo = ["paris", "baltic"]', 'oslo = ["paris", "baltic", "xyz"]')
    assert (fault.message, fault.line) == ("fault-board-unknown-link-end", 19)
    fault = only_fault("baltic = [", "balticum = [")
    assert (fault.message, fault.line) == ("fault-board-unknown-link-end-near", 20)


def test_a_link_is_written_once_and_joins_two_areas() -> None:
    fault = only_fault('baltic = ["adria"]', 'baltic = ["adria", "oslo"]')
    assert (fault.message, fault.line) == ("fault-board-link-twice", 20)
    assert fault.details["first"] == 19
    fault = only_fault('baltic = ["adria"]', 'baltic = ["adria", "baltic"]')
    assert (fault.message, fault.line) == ("fault-board-self-link", 20)


@pytest.mark.parametrize(
    ("old", "new", "message", "line"),
    [
        ('name = "mini"', "", "no-name", 0),
        ('name = "mini"', 'name = "mini"\nspeed = 3', "unknown-key", 2),
        ('id = "paris"', 'id = "Paris"', "bad-id", 6),
        ("at = [2, 49], ", "", "bad-place", 6),
        ("at = [2, 49]", "at = [2, 149]", "bad-place", 6),
        ("at = [2, 49]", 'at = ["2", 49]', "bad-place", 6),
        ('mark = "source", name = { en', 'mark = "volcano", name = { en', "unknown-mark", 6),
        ('"source", name = "Baltic"', '"capital", name = "Baltic"', "capital-at-sea", 11),
        (', name = "Adria"', "", "without-name", 10),
        ('it = "Parigi"', 'xx = "Parigi"', "bad-name", 6),
        ("it = ", "size = 3, it = ", "bad-name", 6),
        ('"Adria"', '"Adria", depth = 3', "unknown-field", 10),
        ('at = [15, 43], name', 'at = [15, 43], region = "asia", name', "unknown-region", 10),
        ('baltic = ["adria"]', 'baltic = "adria"', "link-ends-no-list", 20),
        ('baltic = ["adria"]', 'baltic = ["adria"]\n[shapes]\nrom = []', "unknown-shape", 22),
        ('baltic = ["adria"]', 'baltic = ["adria"]\n[shapes]\nrome = [[1]]', "bad-shape", 22),
        ('baltic = ["adria"]', 'baltic = ["adria"]\n[unused]\nland = 3', "bad-shape", 22),
    ],
)  # fmt: skip
def test_every_fault_of_form_has_its_name_and_line(
    old: str, new: str, message: str, line: int
) -> None:
    assert MINI.count(old) == 1
    faults = faults_of(MINI.replace(old, new))
    assert ("fault-board-" + message, line) in [(fault.message, fault.line) for fault in faults]


def test_all_faults_are_told_at_once() -> None:
    text = MINI.replace("at = [12, 42], ", "").replace('"paris", "baltic"', '"xyz", "oslo"')
    assert [(fault.message, fault.line) for fault in faults_of(text)] == [
        ("fault-board-bad-place", 4),
        ("fault-board-unknown-link-end", 19),
        ("fault-board-self-link", 19),
    ]


def test_an_area_twice_names_the_second_line() -> None:
    faults = faults_of(MINI.replace('{ id = "adria"', '{ id = "rome"'))
    assert (faults[0].message, faults[0].line) == ("fault-board-area-twice", 10)


def test_an_area_without_id_is_told_by_its_number() -> None:
    faults = faults_of(MINI.replace('id = "paris", ', ""))
    assert faults[0].message == "fault-board-area-without-id"
    assert faults[0].details == {"kind": "land", "number": 3}


def test_masks_bound_the_number_of_areas() -> None:
    rows = [f'{{ id = "a{number}", at = [0, 0], name = "A" }},' for number in range(63)]
    faults = faults_of('name = "big"\nland = [\n' + "\n".join(rows) + "\n]\n")
    assert [(fault.message, fault.line) for fault in faults] == [("fault-board-too-many-areas", 2)]
    board = parse_board('name = "big"\nland = [\n' + "\n".join(rows[:62]) + "\n]\n", "big")
    assert board.land_count == 62


def test_a_text_that_is_no_toml_names_the_line() -> None:
    (fault,) = faults_of(MINI.replace('"Rome" }', '"Rome }'))
    assert (fault.message, fault.line) == ("fault-toml", 4)


def test_an_unknown_board_of_the_package_is_refused() -> None:
    with pytest.raises(BadText) as caught:
        load_board("mars")
    assert caught.value.faults[0].message == "fault-board-unknown"


def test_packaged_boards_are_read_once() -> None:
    assert load_board("world") is load_board("world")


def small(land: str, sea: str, links: str) -> Board:
    return small_board({"land": land, "sea": sea, "links": links}, "case")


def test_a_small_board_is_three_lines() -> None:
    board = small("rome! oslo! paris*", "adria north-sea*", "rome-oslo rome-adria adria-north-sea")
    assert board.ids == ("rome", "oslo", "paris", "adria", "north-sea")
    assert (board.capitals, board.land_sources, board.sea_sources) == (0b011, 0b100, 0b10)
    assert board.partner == (1, 0, -1)
    assert board.links == ((0, 1), (0, 3), (3, 4))
    assert len(set(board.at)) == 5


@pytest.mark.parametrize(
    ("land", "sea", "links", "message"),
    [
        ("rome Oslo", "", "", "fault-board-small-id"),
        ("rome rome", "", "", "fault-board-area-twice"),
        ("rome", "adria!", "", "fault-board-capital-at-sea"),
        ("rome oslo", "", "rome-paris", "fault-board-small-link"),
        ("rome oslo", "", "rome", "fault-board-small-link"),
        ("rome oslo", "", "rome-rome", "fault-board-self-link"),
        ("rome oslo", "", "rome-oslo oslo-rome", "fault-board-small-link-twice"),
        (" ".join(f"a{n}" for n in range(63)), "", "", "fault-board-too-many-areas"),
        ("rome", " ".join(f"a{n}" for n in range(63)), "", "fault-board-too-many-areas"),
    ],
)
def test_faults_of_small_boards(land: str, sea: str, links: str, message: str) -> None:
    with pytest.raises(BadText) as caught:
        small(land, sea, links)
    assert [fault.message for fault in caught.value.faults] == [message]


def test_the_example_of_the_documentation_is_a_board() -> None:
    page = Path(__file__).parents[3] / "docs" / "study" / "boards.md"
    found = re.search(r"```toml\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    board = parse_board(found.group(1), "boards.md")
    assert (board.land_count, board.sea_count, len(board.links)) == (3, 2, 6)
    assert board.partner == (1, 0, -1)


def test_records_find_the_former_state_of_a_board() -> None:
    place = files("opendust.dust").joinpath("data", "former_boards")
    former = [entry.name.removesuffix(".toml").rpartition("-") for entry in place.iterdir()]
    assert former
    for name, _, digest in former:
        board = recorded_board(name, digest)
        assert (board.name, board.digest) == (name, digest) != (name, load_board(name).digest)
    for unknown in ("", "0" * 16, "a" * 400, "/../../boards/world", "\0"):
        assert recorded_board("world", unknown) is load_board("world")
