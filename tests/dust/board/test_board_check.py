"""The conditions of a world board: ours meets all, and each one fails on its own."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from opendust.dust.board.board import Board, load_board, parse_board, small_board
from opendust.dust.board.check import check_world, missing_links
from opendust.dust.board.fairness import capitals_of, fairness
from opendust.dust.board.steps import steps_from
from opendust.kernel.refusal import Fault

WORLD = files("opendust.dust").joinpath("data", "boards", "world.toml").read_text(encoding="utf-8")


def changed(old: str, new: str) -> Board:
    """Our board with one text replaced."""
    assert WORLD.count(old) == 1
    return parse_board(WORLD.replace(old, new), "world.toml")


def named(faults: list[Fault], message: str) -> list[Fault]:
    return [fault for fault in faults if fault.message == "fault-world-" + message]


def line_of(text: str) -> int:
    return WORLD[: WORLD.index(text)].count("\n") + 1


def test_our_world_board_is_sound() -> None:
    assert check_world(load_board("world")) == []


@pytest.mark.rule("COMP-04", "COMP-05", "COMP-06", "F-05", "F-06", "F-07", "F-08", "F-09", "F-10")
def test_the_world_has_the_areas_that_the_rules_imply() -> None:
    board = load_board("world")
    assert (board.land_count, board.sea_count) == (48, 28)
    assert board.capitals.bit_count() == 6
    assert (board.land_sources.bit_count(), board.sea_sources.bit_count()) == (12, 4)
    assert board.capitals & board.land_sources == 0
    for area in capitals_of(board):
        assert board.land_to_land[area] & board.capitals == 1 << board.partner[area]
        assert board.partner[board.partner[area]] == area
    assert all(set(names) == {"en", "de", "it", "fr"} for names in board.names)
    assert set(board.region_names) == set(board.regions)


def test_no_name_occurs_twice() -> None:
    board = load_board("world")
    for language in ("en", "de", "it", "fr"):
        assert len({names[language] for names in board.names}) == board.area_count


@pytest.mark.parametrize(
    ("old", "new", "message", "place"),
    [
        ('mark = "source", name = { en = "Borneo"', 'name = { en = "B"', "land-source-count", ""),
        ('mark = "source", name = { en = "Yellow', 'name = { en = "Y', "sea-source-count", ""),
        ('mark = "capital", name = { en = "Gaul"', 'name = { en = "Gaul"', "capital-count", ""),
        ('gaul = ["balkans", ', "gaul = [", "capital-alone", 'id = "gaul"'),
        ('"biscay", "tyrrhenian-sea"]\nbalkans', ']\nbalkans', "capital-inland", 'id = "gaul"'),
        ('["yellow-sea", "north-pacific"]', '["yellow-sea"]', "few-links", 'id = "japan"'),
        ('at = [139, 37]', "at = [128, 36]", "circles-touch", 'id = "yellow-sea"'),
        ('at = [-80, -56]', "at = [-80, -76]", "off-map", 'id = "drake-passage"'),
        ('kamchatka = ["', 'kamchatka = ["gulf-of-alaska", "', "wrap-on-land", "kamchatka = ["),
        ('borneo = ["phil', 'borneo = ["yangtze", "phil', "links-cross", "philippine-sea = ["),
        ('at = [114, 0]', "at = [110, 12]", "link-through", "philippine-sea = ["),
    ],
)  # fmt: skip
def test_every_condition_has_its_own_error(old: str, new: str, message: str, place: str) -> None:
    line = line_of(place) if place else 0
    assert line in [fault.line for fault in named(check_world(changed(old, new)), message)]


def test_a_capital_with_two_neighbouring_capitals() -> None:
    board = changed(
        'mark = "source", name = { en = "Scandinavia"', 'mark = "capital", name = { en = "S"'
    )
    assert not named(check_world(board), "capital-crowd")
    board = changed('name = { en = "Carpathians"', 'mark = "capital", name = { en = "Carpathians"')
    crowd = named(check_world(board), "capital-crowd")
    assert [fault.details["area"] for fault in crowd] == ["gaul", "balkans", "carpathia"]


def test_pairs_that_lie_too_close() -> None:
    board = changed(
        'labrador-sea = ["norwegian-sea"]', 'labrador-sea = ["norwegian-sea", "biscay"]'
    )
    (fault,) = check_world(board)
    assert fault.message == "fault-world-pairs-close"
    assert (fault.details["area"], fault.details["other"]) == ("appalachia", "gaul")
    assert fault.details["steps"] == 3


def test_a_sea_that_is_cut_off_is_named() -> None:
    text = WORLD.replace('norwegian-sea = ["barents-sea"]\n', "")
    (fault,) = check_world(parse_board(text, "world.toml"))
    assert (fault.message, fault.details) == ("fault-world-sea-apart", {"areas": ("barents-sea",)})


def test_areas_that_are_cut_off_are_named() -> None:
    text = WORLD.replace('madagascar = ["mascarene-sea", "agulhas-sea"]\n', "")
    faults = check_world(parse_board(text, "world.toml"))
    assert named(faults, "board-apart")[0].details == {"areas": ("madagascar",)}
    assert named(faults, "few-links")[0].details["count"] == 0


def test_counts_of_a_small_board() -> None:
    board = small_board({"land": "rome oslo", "sea": "adria", "links": "rome-adria"}, "case")
    counts = {fault.message: fault.details.get("count") for fault in check_world(board)}
    assert counts["fault-world-land-count"] == 2
    assert counts["fault-world-sea-count"] == 1
    assert counts["fault-world-capital-count"] == 0


def test_every_missing_link_of_our_board_is_told() -> None:
    world = load_board("world")
    assert missing_links(world, world) == []
    for source, ends in re.findall(r'^([a-z-]+) = \["([a-z-]+)"', WORLD, re.MULTILINE):
        text = re.sub(rf'^{source} = \["{ends}"(, )?', f"{source} = [", WORLD, flags=re.MULTILINE)
        (fault,) = missing_links(parse_board(text, "world.toml"), world)
        assert fault.message == "fault-world-link-missing"
        assert {fault.details["area"], fault.details["other"]} == {source, ends}
        assert fault.line > 0


def test_a_link_that_our_board_does_not_have_is_told() -> None:
    board = changed(
        'labrador-sea = ["norwegian-sea"]', 'labrador-sea = ["norwegian-sea", "biscay"]'
    )
    (fault,) = missing_links(board, load_board("world"))
    assert fault.message == "fault-world-link-added"
    assert fault.line == line_of("labrador-sea = [")


def test_steps_follow_the_links() -> None:
    board = small_board({"land": "a b c d", "sea": "x", "links": "a-b b-c c-x a-x"}, "case")
    assert steps_from(board, 0) == [0, 1, 2, -1, 1]
    assert steps_from(board, 0, {0, 1, 2, 3}) == [0, 1, 2, -1, -1]


def test_every_capital_has_a_comparable_neighbourhood() -> None:
    spread = {name: max(row) - min(row) for name, row in fairness(load_board("world"))}
    equal = ["sea-neighbours", "sea-source-1", "land-source-1", "land-source-4"]
    assert [spread[name] for name in equal] == [0] * 4
    # Not equal since games were counted: victories come before steps (docs/study/boards.md).
    nearly = ["land-neighbours", "land-source-2", "land-source-3", "rival"]
    assert [spread[name] for name in nearly] == [1] * 4
    assert spread["within-2"] <= 3
    assert spread["within-3"] <= 2
    assert spread["land-sources-all"] <= 3


def test_fairness_counts_what_it_says() -> None:
    board = small_board(
        {
            "land": "a! b! c* d e!",
            "sea": "x y*",
            "links": "a-b a-x b-c c-d d-e x-y y-e",
        },
        "case",
    )
    rows = dict(fairness(board))
    assert rows["land-neighbours"] == (1, 2, 1)
    assert rows["sea-neighbours"] == (1, 0, 1)
    assert rows["within-2"] == (4, 4, 4)
    assert rows["land-within-2"] == (2, 3, 2)
    assert rows["land-source-1"] == (2, 1, 2)
    assert rows["sea-source-1"] == (2, -1, 1)
    assert rows["rival"] == (3, 3, 3)
    assert rows["rivals-all"] == (3, 3, 6)
