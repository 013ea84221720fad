"""Does a comparison of two arenas see what changed, and nothing else?"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from opendust.arena.plan import Plan
from opendust.arena.report.compare import change, compared, scores
from opendust.cli.main import main
from tests.arena.small import dust_plan, played


def test_pairs_with_the_same_dice_are_compared_one_by_one() -> None:
    before = {pair: float(pair % 2) for pair in range(40)}
    after = {pair: 1.0 if pair < 8 else before[pair] for pair in range(40)}
    alike = change("a", before, after, has_same_dice=True)
    apart = change("a", before, after, has_same_dice=False)
    assert alike.difference == apart.difference == pytest.approx(0.1)
    assert alike.verdict == "better"  # four pairs of forty were turned, none back
    assert apart.verdict == "open"
    assert change("a", after, before, has_same_dice=True).verdict == "worse"


def test_a_shared_victory_counts_in_parts() -> None:
    seats = [{"bot": "a", "won": 1}, {"bot": "b", "won": 1}, {"bot": "b", "won": 0}]
    assert scores([{"pair": 1, "seats": seats}]) == {"a": {1: 0.5}, "b": {1: 0.25}}
    drawn = [{"bot": "a", "won": 0}, {"bot": "b", "won": 0}]
    assert scores([{"pair": 1, "seats": drawn}]) == {"a": {1: 0.5}, "b": {1: 0.5}}


def test_two_arenas_of_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    plans: list[Plan] = [dust_plan("random", games=2), dust_plan("random", games=4)]
    for plan, folder in zip(plans, folders, strict=True):
        played(plan, folder)
    (found,) = compared(*folders)
    assert found.is_paired
    assert found.difference == 0.0
    assert main(["compare", str(folders[0]), str(folders[1]), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == [found.data()]
    assert main(["compare", str(folders[0]), str(folders[1])]) == 0
    assert "one by one" in capsys.readouterr().out
    assert main(["compare", str(tmp_path), str(folders[1])]) == 2
