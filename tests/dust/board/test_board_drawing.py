"""The drawing: every circle, line and name is there, and no name covers anything."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest

from opendust.dust.board.board import load_board
from opendust.dust.board.drawing import LEGEND, draw_board
from opendust.dust.board.geometry import (
    HEIGHT,
    WIDTH,
    distance,
    is_crossing,
    is_wrap,
    pieces,
    point,
    radius,
)
from opendust.dust.board.labels import Label, covered, overlap, place_labels, touches_circle

WORLD = load_board("world")
WORDS = {key: key for key in (*LEGEND, "title")}
LANGUAGES = ("en", "de", "it", "fr")
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module", params=LANGUAGES)
def placed(request: pytest.FixtureRequest) -> tuple[str, list[Label]]:
    """The names of one language in their places."""
    language = str(request.param)
    return language, place_labels(WORLD, language)


def test_names_overlap_neither_each_other_nor_circles(placed: tuple[str, list[Label]]) -> None:
    language, labels = placed
    assert [" ".join(label.lines) for label in labels] == [
        WORLD.label(area, language) for area in range(WORLD.area_count)
    ]
    for label in labels:
        left, top, right, bottom = label.box
        assert left >= 0
        assert top >= 0
        assert right <= WIDTH
        assert bottom <= HEIGHT
        for area in range(WORLD.area_count):
            assert not touches_circle(label.box, point(WORLD, area), radius(WORLD, area))
        for other in labels[: label.area]:
            assert not overlap(label.box, other.box), (label.lines, other.lines)


def test_names_stand_next_to_their_own_circle(placed: tuple[str, list[Label]]) -> None:
    for label in placed[1]:
        near = radius(WORLD, label.area) + 35.0
        assert touches_circle(label.box, point(WORLD, label.area), near)


def test_the_picture_has_every_circle_line_and_name() -> None:
    picture = ElementTree.fromstring(draw_board(WORLD, "en", WORDS))
    lines = list(picture.iter(SVG + "line"))
    dashed = [line for line in lines if line.get("class") == "shore"]
    wraps = [link for link in WORLD.links if is_wrap(WORLD, *link)]
    coasts = [link for link in WORLD.links if link[0] < WORLD.land_count <= link[1]]
    assert len(wraps) == 5
    assert len(lines) == len(WORLD.links) + len(wraps) + 2
    assert len(dashed) == len(coasts) + 1
    stars = list(picture.iter(SVG + "polygon"))
    assert len(stars) == 6 + 1
    circles = list(picture.iter(SVG + "circle"))
    assert len(circles) == 76 + 3 * 16 + 5 + 3 * 2
    texts = ["".join(text.itertext()) for text in picture.iter(SVG + "text")]
    assert {"Kamchatka", "Borneo", *LEGEND, "title"} <= set(texts)
    assert [texts.count(letter) for letter in "ABCDE"] == [3, 2, 2, 2, 2]


def test_names_are_drawn_in_the_language_asked_for_and_words_are_escaped() -> None:
    picture = draw_board(WORLD, "it", WORDS | {"title": "<&>"})
    assert ElementTree.fromstring(picture).findtext(SVG + "title") == "<&>"
    assert "Kamčatka" in picture


@pytest.mark.rule("COMP-02")
def test_a_link_over_the_edge_meets_it_at_one_height() -> None:
    for one, other in WORLD.links:
        if is_wrap(WORLD, one, other):
            (start, leaving), (entering, end) = pieces(WORLD, one, other)
            assert {leaving[0], entering[0]} == {0.0, WIDTH}
            assert leaving[1] == pytest.approx(entering[1])
            assert (start, end) == (point(WORLD, one), point(WORLD, other))
            assert abs(leaving[0] - start[0]) < WIDTH / 2


def test_distances_and_crossings_of_straight_pieces() -> None:
    piece = ((0.0, 0.0), (10.0, 0.0))
    assert distance((5.0, 3.0), piece) == 3.0
    assert distance((14.0, 3.0), piece) == 5.0
    assert is_crossing(piece, ((5.0, -1.0), (5.0, 1.0)))
    assert not is_crossing(piece, ((5.0, 1.0), (5.0, 2.0)))
    assert not is_crossing(piece, ((11.0, -1.0), (11.0, 1.0)))
    assert covered((2.0, -1.0, 6.0, 1.0), piece) == pytest.approx(4.0)
    assert covered((2.0, 1.0, 6.0, 2.0), piece) == 0.0
