"""Are the puzzles sound? Every one can be read, its moves are legal, and the best stands out."""

from __future__ import annotations

from pathlib import Path

import pytest

from opendust.analysis.judge import PlainJudge
from opendust.analysis.study.position import read_position
from opendust.analysis.study.puzzles import CLEAR, puzzle_at
from opendust.cli.analysis.puzzles import puzzles_in
from opendust.kernel.action import Decision
from opendust.kernel.pending import Choice
from opendust.kernel.text.notation import parse_action
from tests.analysis import race
from tests.analysis.test_honesty import GAME
from tests.cli.running import opendust

MINED = Path(__file__).with_name("data") / "puzzle-dust.txt"


@pytest.mark.parametrize("name", [str(MINED), "dust", "tactics"])
def test_a_mined_puzzle_has_legal_moves_and_one_that_stands_out(name: str) -> None:
    puzzles = puzzles_in(name)
    assert len({puzzle["position"] for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        contract, _, state = read_position(puzzle["position"])
        waiting = contract.pending(state)
        assert isinstance(waiting, Choice)
        assert puzzle["seat"] in waiting.seats
        assert puzzle["best"] in puzzle["tried"]
        assert puzzle["chance"] - puzzle["second"] >= CLEAR - 0.001
        for line in puzzle["tried"]:
            action = parse_action(contract, state, line)
            assert contract.refuse(state, puzzle["seat"], action) is None


def test_two_choices_are_no_puzzle() -> None:
    state = race.State((6, 2), race.ROUNDS, 1)
    assert puzzle_at(GAME, PlainJudge(GAME), state, Decision(1, race.SAFE), "x") is None


def test_a_puzzle_is_asked_and_answered(tmp_path: Path) -> None:
    puzzle = puzzles_in(str(MINED))[0]
    right = puzzle["tried"].index(puzzle["best"]) + 1
    shipped = opendust(tmp_path, "puzzles", "tactics", "--plain", typed="q\n")
    assert "Puzzle 1 of" in shipped.stdout
    done = opendust(tmp_path, "puzzles", str(MINED), "--plain", typed=f"{right}\n")
    assert "Solved in a row: 1" in done.stdout
    bad = tmp_path / "bad.puzzles"
    bad.write_text("no puzzle\n", encoding="utf-8")
    opendust(tmp_path, "puzzles", str(bad), status=2)
