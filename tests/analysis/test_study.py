"""Can a position be tried out? As a line of text, with moves, dice, undo, variations, a file."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Any

import pytest

import opendust as od
from opendust.analysis.decisions import Effort
from opendust.analysis.study.position import position_text, read_position
from opendust.analysis.study.study import Study, read_study
from opendust.analysis.study.written import read_written, written_position
from opendust.kernel.pending import Chance, Choice
from opendust.kernel.refusal import BadText, Refused
from opendust.kernel.text.notation import format_action
from opendust.kernel.text.record import read_record, replay
from opendust.registry import GAMES
from tests.cli.running import opendust

RECORD = Path(__file__).with_name("data") / "planted-dust.record"
BY_HAND = """
game = "dust"
seats = ["red", "blue"]

[settings]
"board.small" = '''
land: west east
links: west-east
'''

[position]
turn = "red"
phase = { kind = "combat", points = 2 }
scores = { red = 3, blue = 7 }

[position.areas]
west = "red 3 tank 1 mech"
east = "blue 1 tank"
"""
SMALL = Effort("small", 3, 1, 0, 1)


def study_of(game: str) -> Study:
    path = RECORD.with_name(f"planted-{game}.record")
    match = replay(GAMES[game], read_record(path.read_text(encoding="utf-8"), path.name))
    return Study(match.game, match.setup, match.state)


@pytest.mark.parametrize("game", ["dust", "tactics"])
def test_a_position_is_one_line_of_text_and_back(game: str) -> None:
    study = study_of(game)
    line = study.position()
    assert "\n" not in line
    assert len(line) < 4_000
    again, setup, state = read_position(line)
    assert again.encode(state) == study.game.encode(study.state)
    assert setup.settings == study.setup.settings
    assert position_text(again, setup, state) == line


@pytest.mark.parametrize(
    "text", ["", "opendust1:dust:", "opendust1:chess:abc", "opendust1:dust:!!!!", "x" * 90]
)
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(BadText):
        read_position(text)


@pytest.mark.parametrize("game", ["dust", "tactics"])
def test_a_position_is_written_to_be_changed_and_read_again(game: str) -> None:
    study = study_of(game)
    text = written_position(study.game, study.setup, study.state)
    again, setup, state = read_written(text)
    assert again.encode(state) == study.game.encode(study.state)
    assert setup.settings == study.setup.settings


def test_a_position_set_up_by_hand_needs_only_what_is_unusual() -> None:
    game, _, state = read_written(BY_HAND)
    assert list(state.scores) == [3, 7]
    assert len(game.options(state, 0)) > 1


@pytest.mark.parametrize(
    "change",
    [
        ('"west"', ""), ('game = "dust"', 'game = "chess"'), ("1 mech", "many mechs"),
        ("seats =", "chairs ="), ("[position]", "[position"),
    ],
)  # fmt: skip
def test_faults_of_a_position_set_up_by_hand_are_told(change: tuple[str, str]) -> None:
    changed = BY_HAND.replace(*change) if change[1] else "opendust?"
    with pytest.raises(BadText):
        read_written(changed)


def test_the_terminal_writes_a_position_and_opens_it_again(tmp_path: Path) -> None:
    mine, again = tmp_path / "mine.toml", tmp_path / "again.toml"
    mine.write_text(BY_HAND, encoding="utf-8")
    opendust(tmp_path, "study", str(mine), "--plain", typed=f"write {again}\nquit\n")
    _, _, state = read_written(again.read_text(encoding="utf-8"))
    assert list(state.scores) == [3, 7]


def test_a_position_that_unpacks_without_end_is_refused() -> None:
    bomb = zlib.compress(b" " * 50_000_000)
    with pytest.raises(BadText):
        read_position("opendust1:dust:" + urlsafe_b64encode(bomb).decode())


def test_moves_variations_comments_and_the_file() -> None:
    study = study_of("dust")
    before: Any = study.game.encode(study.state)
    study.play("attack sarmatia siberia 3 mech")
    study.undo()
    assert study.game.encode(study.state) == before
    study.play("done")
    study.nodes[study.at].comment = "quiet"
    study.undo()
    study.play("attack sarmatia siberia 3 mech")  # the same variation, not another one
    study.play("pass")
    study.roll(7)
    assert [node.line for node in study.nodes[1:3]] == [
        "1 attack sarmatia siberia 3 mech",
        "1 done",
    ]
    with pytest.raises(Refused):
        study.play("2 claim gaul")
    again = read_study(study.save())
    assert again.game.encode(again.state) == study.game.encode(study.state)
    assert again.nodes[2].comment == "quiet"
    assert again.save() == study.save()


def test_best_moves_can_be_played_and_chances_sum_up() -> None:
    study = study_of("tactics")
    assert sum(study.chances()) == pytest.approx(1)
    best = study.best(SMALL)
    assert len(best) == 3
    study.play(study.given(best[0]))


def test_a_long_study_is_not_played_again_for_every_move(monkeypatch: pytest.MonkeyPatch) -> None:
    study = study_of("dust")
    for _ in range(30):
        if isinstance(study.pending, Chance):
            study.roll(7)
        elif isinstance(study.pending, Choice):
            seat = study.pending.seats[0]
            default = study.game.default(study.state, seat)
            study.play(f"{seat + 1} {format_action(study.game, study.state, default)}")
    text, usual = study.save(), Study.go
    went: list[int] = []

    def noted(self: Study, number: int) -> None:
        went.append(number)
        usual(self, number)

    monkeypatch.setattr(Study, "go", noted)
    assert read_study(text).save() == text
    assert len(went) == 1


def test_a_text_that_is_no_study_is_refused() -> None:
    far = study_of("dust").save().replace('"moves": []', '"moves": [[9, "1 done", ""]]')
    endless = study_of("dust").save().replace('"moves": []', '"moves": [[1e999, "1 done", ""]]')
    assert "1 done" in far
    for text in ("", "{}", '{"opendust-study": 9}', "[1]", far, endless):
        with pytest.raises(BadText):
            read_study(text)


def test_the_commands_study_and_analyse(tmp_path: Path) -> None:
    kept = tmp_path / "out.study"
    typed = f"done\nundo\nfly\nclaim gaul\ntree\nsave {kept}\nquit\n"
    done = opendust(tmp_path, "study", str(RECORD), "--plain", typed=typed)
    assert "1 done" in done.stdout
    assert "Choose from" in done.stdout or "can’t" in done.stdout or "isn’t" in done.stdout
    assert read_study(kept.read_text(encoding="utf-8")).at == 0
    few = RECORD.read_text(encoding="utf-8").partition("---\n")
    short = tmp_path / "short.record"
    short.write_text("".join(few[:2]) + few[2].partition("\n")[0] + "\n", encoding="utf-8")
    page, data = tmp_path / "out.html", tmp_path / "out.json"
    done = opendust(
        tmp_path, "analyse", str(short), "--workers", "1", "--html", str(page), "--json", str(data),
        "--language", "it",
    )  # fmt: skip
    assert "Questa partita non è finita" in done.stdout
    assert "Probabilità di vittoria (round per round)" in done.stdout
    assert "<svg" in page.read_text(encoding="utf-8")
    assert json.loads(data.read_text(encoding="utf-8"))["analysis"]["steps"] == 1


def test_the_front_door_has_the_same_positions() -> None:
    match = od.load(RECORD)
    line = position_text(match.game.contract, match.raw.setup, match.state.raw)
    assert read_position(line)[0].NAME == "dust"
