"""Does `opendust editions` list, show and compare editions, and say what is wrong with a file?"""

from __future__ import annotations

import json
import re
from importlib import resources
from pathlib import Path

import pytest

from opendust.cli.main import main
from opendust.cli.variant_argument import variant_from
from opendust.dust.edition import SWITCHES, VARIANTS
from opendust.kernel.refusal import BadText


def run(*words: str) -> int:
    return main(["editions", *words])


def test_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert run() == 0
    lines = capsys.readouterr().out.splitlines()
    names = [line.split()[0] for line in lines[1:]]
    assert names == ["premium-en", "premium-de", "epic-de", "original-it"]


def test_one_edition_with_meaning_and_basis(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("epic-de") == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 + len(SWITCHES.by_name)
    assert lines[2].split()[:2] == ["victory_points_to_win", "40"]
    assert lines[2].endswith("(WIN-01)")
    (nurse,) = [line for line in lines if line.startswith("nurse_units")]
    assert nurse.endswith("(A-12)")


def test_an_edition_file_shows_what_it_changes(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "house.toml"
    path.write_text('base = "premium-en"\nretreat_limit = "one_unit"\n', encoding="utf-8")
    assert run(str(path)) == 0
    lines = capsys.readouterr().out.splitlines()
    changed = [line.split()[0] for line in lines if line.endswith("(changed from premium-en)")]
    assert changed == ["retreat_limit"]


def test_differences_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("premium-en", "--diff", "premium-de") == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert rows[0] == ["Switch", "premium-en", "premium-de", "Meaning"]
    assert rows[1][:3] == ["submarine_combat_value", "1", "2"]
    assert [row[0] for row in rows[2:]] == ["capital_attack_unlock", "special_attack_units"]


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    run("--json")
    assert len(json.loads(capsys.readouterr().out)) == 4
    run("original-it", "--json")
    assert json.loads(capsys.readouterr().out)["switches"]["capital_income"] == "own_only"
    run("epic-de", "--diff", "premium-de", "--json")
    table = json.loads(capsys.readouterr().out)
    assert table["switches"]["vp_per_capital"] == {"left": "2", "right": "1"}


def test_a_wrong_file_names_file_and_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "house.toml"
    path.write_text('base = "premium-en"\nretreat_limt = "one_unit"\n', encoding="utf-8")
    assert run(str(path)) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"{path}:2: ")
    assert "retreat_limit" in captured.err


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_bytes(b"\xff\xfe\xff")
    with pytest.raises(BadText) as caught:
        variant_from(VARIANTS, str(path))
    assert caught.value.faults[0].message == "fault-file-no-text"


def test_single_options_on_the_command_line() -> None:
    edition = variant_from(VARIANTS, "premium-en", ["vp_per_capital=2", "win_threshold = exceed"])
    assert edition.changed == ("vp_per_capital", "win_threshold")
    with pytest.raises(BadText) as caught:
        variant_from(VARIANTS, "premium-en", ["vp_per_capital"])
    assert caught.value.faults[0].message == "fault-switch-form"


def test_every_fault_of_an_edition_has_english_words() -> None:
    place = resources.files("opendust") / "words" / "locale" / "en" / "edition.ftl"
    known = set(re.findall(r"^(fault-[a-z-]+) =", place.read_text(encoding="utf-8"), re.MULTILINE))
    kinds = {f"fault-switch-{option.kind}" for option in SWITCHES.by_name.values()}
    others = {"unknown", "form", "missing"}
    used = kinds | {f"fault-switch-{name}" for name in others}
    used |= {"fault-variant-unknown", "fault-variant-base", "fault-variant-no-base"}
    used |= {"fault-toml", "fault-nearest"} | {
        f"fault-file-{why}" for why in ("missing", "folder", "no-text", "unreadable")
    }
    assert used == known
