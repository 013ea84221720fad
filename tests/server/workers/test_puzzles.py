"""Can anybody solve puzzles over the web? The list, one of them, an answer, and nonsense."""

from __future__ import annotations

import pytest

from opendust.analysis.study.shelf import shelf
from opendust.client import Answered, request


@pytest.mark.parametrize("game", ["dust", "tactics"])
def test_a_puzzle_is_listed_set_and_answered(base: str, game: str) -> None:
    listed = request(base, f"/api/games/{game}/puzzles")
    assert [one["id"] for one in listed] == list(shelf(game))
    puzzle = shelf(game)[listed[0]["id"]]
    address = f"/api/games/{game}/puzzles/{puzzle['id']}"
    page = request(base, address)
    assert (page["position"], page["seat"]) == (puzzle["position"], puzzle["seat"])
    assert "best" not in page
    right = request(base, address, {"action": puzzle["best"], "lang": "de"})["study"]
    assert right["is_right"]
    assert right["why"]
    wrong = request(base, address, {"action": puzzle["next"]})["study"]
    assert not wrong["is_right"]
    shown = request(base, address, {})["study"]
    assert not shown["is_right"]
    assert shown["label"] in shown["some"]
    assert request(base, address, {"action": "fly to moon"})["study"] is None


def test_an_unknown_puzzle_is_not_found(base: str) -> None:
    with pytest.raises(Answered):
        request(base, "/api/games/dust/puzzles/none")
