"""Are the puzzles sound? Every one can be read, its moves are legal, and the best stands out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from opendust.analysis.dust.judge import THEMES as DUST_THEMES
from opendust.analysis.judge import PlainJudge, judge_of
from opendust.analysis.reasons import STRENGTH, TELLING
from opendust.analysis.study.again import asked_again, spread_out
from opendust.analysis.study.answers import judged
from opendust.analysis.study.endings import ending
from opendust.analysis.study.position import read_position
from opendust.analysis.study.puzzles import CLEAR, Search, puzzle_at
from opendust.analysis.study.reasons import FIRM, THEMES
from opendust.analysis.study.telling import why_text
from opendust.analysis.tactics.judge import THEMES as TACTICS_THEMES
from opendust.cli.analysis.puzzles import ask_again, in_turn, puzzles_in
from opendust.kernel.action import Decision
from opendust.kernel.numbers import Lottery
from opendust.kernel.pending import Choice
from opendust.kernel.refusal import BadText, Refused
from opendust.kernel.text.notation import parse_action
from opendust.words import LANGUAGES, text
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
        assert {puzzle["best"], puzzle["next"]} <= set(puzzle["tried"])
        assert puzzle["chance"] - puzzle["second"] >= CLEAR - 0.001
        for line in puzzle["tried"]:
            action = parse_action(contract, state, line)
            assert contract.refuse(state, puzzle["seat"], action) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["dust", "tactics"])
def test_a_puzzle_is_explained_in_a_sentence(name: str, language: str) -> None:
    for puzzle in puzzles_in(name):
        game, _, state = read_position(puzzle["position"])
        said = why_text(puzzle, game, state, language)
        for message in (f"puzzle-theme-{puzzle['theme']}", f"puzzle-hint-{puzzle['theme']}"):
            assert text(message, language) != message
        assert said.endswith(".")
        assert "puzzle-why" not in said


def test_every_deed_and_theme_has_its_words() -> None:
    for deed in [*TELLING, STRENGTH]:
        assert text(f"puzzle-why-{deed}", "en", here="1", there="0", next="x").endswith(".")
    themes = {*THEMES.values(), *FIRM, *DUST_THEMES.values(), *TACTICS_THEMES.values(), "play"}
    for theme in themes | {"hold-back", "sea", "power-source", "attack"}:
        for language in LANGUAGES:
            for kind in ("theme", "hint"):
                assert not text(f"puzzle-{kind}-{theme}", language).startswith("puzzle-")


def test_an_answer_is_known_or_compared_and_an_illegal_one_refused() -> None:
    puzzle = puzzles_in(str(MINED))[0]
    assert judged(puzzle, puzzle["best"]).is_right
    assert not judged(puzzle, puzzle["next"]).is_right
    unknown = puzzle.copy()
    unknown["tried"] = [puzzle["best"]]
    compared = judged(unknown, puzzle["next"], lambda: True)
    assert compared.chance is not None
    assert not compared.is_right
    with pytest.raises((BadText, Refused)):
        judged(puzzle, "attack nowhere")


@pytest.mark.parametrize("name", ["dust", "tactics"])
def test_the_best_move_wins_when_plain_bots_play_to_the_end(name: str) -> None:
    puzzle = max(puzzles_in(name), key=lambda one: one["chance"] - one["second"])
    game, _, state = read_position(puzzle["position"])
    seat = puzzle["seat"]
    best, other = [parse_action(game, state, puzzle[line]) for line in ("best", "next")]
    search = Search(game, judge_of(name), game.view(state, seat), seat, puzzle["id"])
    assert search.holds([best, other])
    assert not search.holds([other, best])


def test_a_match_that_is_played_to_its_end_has_one_victory_to_share() -> None:
    game, _, state = read_position(puzzles_in("dust")[0]["position"])
    first, again = [ending(game, state.copy(), Lottery(7)) for _ in range(2)]
    assert sum(first) == pytest.approx(1)
    assert first == again


def test_a_puzzle_that_is_asked_again_holds_or_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = min(puzzles_in("tactics"), key=lambda one: (-one["chance"], one["second"]))
    puzzle = {**puzzle, "tried": [puzzle["best"], puzzle["next"]]}
    assert asked_again(puzzle, worlds=4, endings=4).holds
    wrong = {**puzzle, "best": puzzle["next"]}
    file = tmp_path / "wrong.puzzles"
    file.write_text(json.dumps(wrong) + "\n", encoding="utf-8")
    assert ask_again(puzzles_in(str(file)), 1, "en") == 1
    said = capsys.readouterr().out
    assert f"Puzzle 1 ({puzzle['id']}) no longer holds" in said
    assert "Puzzles that still hold: 0 of 1." in said
    numbers = [number for number, _ in spread_out(puzzles_in("dust"), 5)]
    assert numbers == [1, 21, 41, 61, 81]


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
    typed = f"all of them\n{len(puzzle['tried']) + 1}\n{right}\n"
    done = opendust(tmp_path, "puzzles", str(MINED), "--plain", typed=typed)
    assert done.stdout.count("Choose a number from 1 to") == 2
    assert "Solved in a row: 1" in done.stdout
    bad = tmp_path / "bad.puzzles"
    bad.write_text("no puzzle\n", encoding="utf-8")
    opendust(tmp_path, "puzzles", str(bad), status=2)


def test_a_search_reads_its_folders_in_turn_and_no_record_twice(tmp_path: Path) -> None:
    for name in ("a/1", "a/2", "b/1"):
        path = tmp_path / f"{name}.record"
        path.parent.mkdir(exist_ok=True)
        path.write_text("no record\n", encoding="utf-8")
    folders = [str(tmp_path / "a"), str(tmp_path / "b")]
    found = [str(path.relative_to(tmp_path)) for path in in_turn(folders)]
    assert found == ["a/1.record", "b/1.record", "a/2.record"]
    target = str(tmp_path / "my.puzzles")
    seen = [f"{path}\n" for path in in_turn(folders)]
    (tmp_path / "my.puzzles.seen").write_text("".join(seen), encoding="utf-8")
    opendust(tmp_path, "puzzles", target, "--mine", *folders)
    (tmp_path / "my.puzzles.seen").write_text("".join(seen[:2]), encoding="utf-8")
    opendust(tmp_path, "puzzles", target, "--mine", *folders, status=2)
