"""`opendust board`: what a player reads about a board file."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from opendust.cli.main import main
from opendust.dust.board.board import load_board
from opendust.dust.board.fairness import fairness
from opendust.kernel.refusal import Fault
from opendust.words import fault_text, text

PACKAGE = files("opendust")
WORLD = PACKAGE.joinpath("dust", "data", "boards", "world.toml").read_text(encoding="utf-8")


def opendust(*words: str) -> int:
    return main(words)


def test_our_board_is_sound(capsys: pytest.CaptureFixture[str]) -> None:
    assert opendust("board", "check", "world") == 0
    assert capsys.readouterr().out.startswith(
        "world is a valid world board: land areas 48, sea areas 28,"
    )


def test_a_missing_link_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(WORLD.replace('"south-atlantic", "agulhas-sea"]', '"agulhas-sea"]'), "utf-8")
    assert opendust("board", "check", str(path)) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert re.match(
        r".*mine\.toml:\d+: Our board of this name has the link cape . south-atlantic", lines[0]
    )
    assert lines[0].endswith("[fault-world-link-missing]")
    assert lines[1].startswith("One condition is broken")


def test_a_file_that_is_no_board(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(WORLD.replace('japan = ["yellow-sea"', 'japan = ["yelow-sea"'), "utf-8")
    assert opendust("board", "check", str(path)) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "which doesn’t exist. Did you mean yellow-sea?" in lines[0]
    assert lines[1] == "One fault: this isn’t a board."
    assert opendust("board", "check", str(tmp_path / "none.toml")) == 1
    assert "none.toml: This file doesn’t exist." in capsys.readouterr().out


def test_the_report_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert opendust("board", "check", "world", "--json", "--fairness") == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["sound"], report["land"], report["sea"]) == (True, 48, 28)
    assert report["faults"] == []
    assert report["fairness"]["sea-neighbours"]["gaul"] == 2
    path = tmp_path / "mine.toml"
    path.write_text('name = "mine"\nland = 3\n', "utf-8")
    assert opendust("board", "check", str(path), "--json") == 1
    report = json.loads(capsys.readouterr().out)
    assert not report["sound"]
    assert report["faults"][0]["error"] == "fault-board-no-areas"
    assert report["faults"][0]["line"] == 2


def test_the_table_of_fairness_stands_in_the_documentation(
    capsys: pytest.CaptureFixture[str],
) -> None:
    page = (Path(__file__).parents[2] / "docs" / "study" / "boards.md").read_text(encoding="utf-8")
    assert opendust("board", "check", "world", "--fairness") == 0
    out = capsys.readouterr().out
    for name, row in fairness(load_board("world")):
        cells = [text("fairness-" + name), *[str(x) for x in row], str(max(row) - min(row))]
        assert "| " + " | ".join(cells) + " |" in page
        assert re.search(r"\s+".join(re.escape(cell) for cell in cells), out)


def test_a_board_is_drawn_in_a_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "board.svg"
    assert opendust("board", "draw", "world", "-o", str(path), "--language", "de") == 0
    assert capsys.readouterr().out == f"world ist gezeichnet: {path}\n"
    picture = path.read_text(encoding="utf-8")
    assert "Mandschurei" in picture
    assert "Hauptstadt (ein Landgebiet)" in picture


def test_a_picture_that_cannot_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert opendust("board", "draw", "world", "-o", str(tmp_path / "no" / "board.svg")) == 1
    assert "Can’t write the file" in capsys.readouterr().out


def message_ids() -> list[str]:
    """Every message that the board's and the deck's files can name."""
    found: set[str] = set()
    prefixes = {"texts/board.py": "fault-board-", "board/check.py": "fault-world-"}
    for name in ("board/board.py", "board/small_board.py", "deck.py", *prefixes):
        source = PACKAGE.joinpath("dust", name).read_text(encoding="utf-8")
        found.update(re.findall(r'"(fault-[a-z-]+[a-z])"', source))
        if name in prefixes:
            calls = re.findall(r'_fault\([^"()]*(?:\([^()]*\)[^"()]*)*"([a-z-]+)"', source)
            calls += re.findall(r'"([a-z-]+-(?:count|apart))"', source)
            found.update(prefixes[name] + call for call in calls)
    return sorted(found)


def test_every_message_has_english_words() -> None:
    ids = message_ids()
    assert len(ids) > 45
    catalogue = PACKAGE.joinpath("words", "locale", "en", "cli", "board.ftl").read_text(
        encoding="utf-8"
    )
    assert [name for name in ids if f"\n{name} =" not in catalogue] == []
    written = set(re.findall(r"^(fault-(?:board|world|deck)-[a-z-]+) =", catalogue, re.MULTILINE))
    assert written - set(ids) == set()


def test_lists_are_joined_in_a_fault() -> None:
    fault = Fault("x", 1, "fault-world-sea-apart", areas=("a", "b"))
    assert fault_text(fault).endswith("Add a link: a, b.")
