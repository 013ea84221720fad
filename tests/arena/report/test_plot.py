from __future__ import annotations

import pytest

from opendust.arena.report.plot import Line, Mark, columns, lines, marks, steps


@pytest.mark.parametrize(
    ("low", "high", "found"),
    [
        (0.0, 1.0, [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]),
        (0.43, 0.57, [0.4, 0.45, 0.5, 0.55, 0.6]),
        (-1.2, 0.9, [-1.5, -1.0, -0.5, 0.0, 0.5, 1.0]),
        (0.0, 0.0, [0.0, 0.2]),
    ],
)
def test_the_steps_of_an_axis_are_round_and_cover_it(
    low: float, high: float, found: list[float]
) -> None:
    assert steps(low, high) == pytest.approx(found)


def test_the_smallest_plots_can_be_drawn() -> None:
    mark = Mark("<one & only>", 0.0, 0.0, 0.0, 0.0, "0 of 1")
    assert "&lt;one &amp; only&gt;" in marks([mark], str, "title")
    assert lines([Line("nobody", [0.0])], str, "round", "title").count("<polyline") == 1
    assert columns([("3", 1)], "rounds", "title").count("<rect") == 1
