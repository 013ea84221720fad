"""Does `opendust check` count cases, name failures with their place, and survive bad files?"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from opendust.cli.main import main

GOOD = '''
game = "dust"
title = "Two tanks meet"
rules = ["CMBT-05"]
play = """
red attack west east 1 tank
expect pending dice 1
"""

[settings]
"switch.retreat_window" = "own_roll"
"board.small" = """
land: west east
links: west-east
"""

[position]
turn = "red"
phase = { kind = "combat", points = 1 }
areas = { west = "red 2 tank", east = "blue 1 tank" }
'''


def run_check(*words: str) -> int:
    return main(["check", *words])


def write(folder: Path, text: str, name: str = "case.toml") -> str:
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_one_case_counts_once_per_edition(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, GOOD, "a.toml")
    write(tmp_path, GOOD.replace("rules =", 'variants = ["epic-de"]\nrules ='), "deep/b.toml")
    assert run_check(str(tmp_path)) == 0
    assert capsys.readouterr().out == "5 passed, 0 failed\n"


def test_a_failure_names_file_line_edition_expected_and_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = GOOD.replace(
        "expect pending dice 1", "@epic-de expect pending dice 3\nexpect turn = red"
    )
    file = write(tmp_path, wrong)
    assert run_check(file) == 1
    out = capsys.readouterr().out
    assert f"{file}:7 (epic-de): Two tanks meet\n" in out
    assert "    expected: pending dice 3\n    found: pending dice 1\n" in out
    assert out.endswith("3 passed, 1 failed\n")


def test_failures_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, GOOD.replace("dice 1", "dice 2"))
    assert run_check(file, str(tmp_path / "none.toml"), "--json") == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["passed"], told["failed"]) == (0, 5)
    assert told["failures"][0] == {
        "file": file,
        "line": 7,
        "edition": "premium-en",
        "title": "Two tanks meet",
        "rules": ["CMBT-05"],
        "expected": "pending dice 2",
        "found": "pending dice 1",
    }
    assert told["faults"][0]["error"] == "fault-file-missing"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('game = "dust"', "game = dust", "fault-toml"),
        ('game = "dust"', 'game = "chess"', "case-game-unknown"),
        ('game = "dust"', "", "case-field-missing"),
        ('game = "dust"', 'game = "dust"\nfoo = 1', "case-field-unknown"),
        ('["CMBT-05"]', '"CMBT-05"', "case-field-wrong"),
        ('["CMBT-05"]', '["CMBT-99"]', "case-rule-unknown"),
        ('["CMBT-05"]', "[]", "case-without-rule"),
        ('rules = ["CMBT-05"]', 'rules = ["CMBT-05"]\nvariants = ["x"]', "case-edition-unknown"),
        ("expect pending dice 1", "@epic expect pending dice 1", "case-edition-unknown"),
        ("expect pending dice 1", "", "case-expects-nothing"),
        ("expect pending dice 1", "@epic-de expect pending dice 1", "case-expects-nothing"),
        ("[settings]", "[[settings]]", "case-field-wrong"),
    ],
)
def test_bad_files_get_named_faults(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, fault: str
) -> None:
    assert run_check(write(tmp_path, GOOD.replace(old, new))) == 1
    out = capsys.readouterr().out
    assert f"[{fault}]" in out
    assert out.endswith("0 passed, 1 failed\n")


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("west east 1 tank", "west nowhere 1 tank", "name-unknown"),
        ("red attack", "red hop", "verb-unknown"),
        ("red attack", "green attack", "name-unknown"),
        ("2 tank", "two tank", "number-expected"),
        ("2 tank", "2 submarine", "units-out-of-element"),
        ('"red 2 tank"', '"pink 2 tank"', "name-unknown"),
        ('kind = "combat"', 'kind = "dance"', "phase-unknown"),
        ("points = 1 }", "points = 1 }\nmoon = 1", "position-field-unknown"),
        ("land: west east", "land: west", "fault-board-small-link"),
        ('kind = "combat", points = 1', 'kind = "casualties"', "the rules stopped"),
        ("[settings]", '[settings]\n"switch.moon" = "x"', "fault-switch-unknown"),
    ],
)
def test_bad_positions_and_lines_are_failures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, found: str
) -> None:
    assert run_check(write(tmp_path, GOOD.replace(old, new))) == 1
    out = capsys.readouterr().out
    assert found in out
    assert out.endswith("0 passed, 4 failed\n")


def test_an_empty_folder_is_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_check(str(tmp_path)) == 1
    assert "[case-folder-empty]" in capsys.readouterr().out


def test_the_example_in_the_documentation_passes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = Path(__file__).parents[2] / "docs" / "develop" / "cases.md"
    example = document.read_text(encoding="utf-8").partition("```toml\n")[2].partition("```")[0]
    assert run_check(write(tmp_path, example)) == 0
    assert capsys.readouterr().out == "4 passed, 0 failed\n"
