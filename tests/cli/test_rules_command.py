"""Does `opendust rules` find and show what is asked for?"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from opendust.cli.main import main


def run(*words: str) -> int:
    return main(["rules", *words])


def test_without_words_the_chapters(capsys: pytest.CaptureFixture[str]) -> None:
    assert run() == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].split() == ["COMP", "components,", "limits,", "definitions", "27"]
    assert len(lines) == 1 + 18 + 1


def test_a_rule_with_sources_editions_and_rulings(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("prod-11") == 0
    out = capsys.readouterr().out
    assert out.startswith("PROD-11 (production phase)\n")
    assert "Source: English Premium rulebook p.\N{NO-BREAK SPACE}13\n" in out
    assert "original-it  friendly_or_unoccupied\n" in out
    assert "Switch: submarine_placement: Which sea areas" in out
    assert "Ruling A-07: " in out
    assert "  Reason: Else a player without submarines" in out


def test_a_rule_in_one_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("SCORE-03", "--edition", "epic-de") == 0
    out = capsys.readouterr().out
    assert "\nepic-de: 2\n" in out
    assert "\nSwitch: vp_per_capital = 2: How many victory points" in out
    assert "original-it" not in out


def test_a_rule_in_an_edition_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text('base = "epic-de"\nvp_per_capital = 3\n', encoding="utf-8")
    assert run("SCORE-03", "--edition", str(path)) == 0
    assert "\nSwitch: vp_per_capital = 3: How many victory points" in capsys.readouterr().out


def test_signs_are_put_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    run("INIT-06")
    out = capsys.readouterr().out
    assert "premium-en   yes, by a ruling or deduction; its text doesn’t say (A-14)\n" in out
    assert "premium-de   yes, its own text says so\n" in out
    run("SETUP-11")
    assert "epic-de      no such rule\n" in capsys.readouterr().out


def test_rulings_facts_and_decision_points(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("A-50", "F-05", "DP-02") == 0
    out = capsys.readouterr().out
    assert "Question: Koshka after one's own turn?" in out
    assert "Fact: 48 land areas" in out
    assert "Kind: koshka_window" in out


def test_a_ruling_shows_both_readings_and_the_switch(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("A-33") == 0
    out = capsys.readouterr().out
    assert "Ruled: Per unit, one after the other" in out
    assert "Other reading: All units of a retreat are judged together" in out
    assert "Otherwise: --switch retreat_units_judged=together → all at once" in out
    assert run("A-51", "--edition", "original-it") == 0
    out = capsys.readouterr().out
    assert "Otherwise: --switch mech_dropper_ceasefire=attackers_destroyed" in out
    assert run("A-33", "--json") == 0
    (entry,) = json.loads(capsys.readouterr().out)
    assert entry["switches"] == ["retreat_units_judged"]


def test_a_chapter_lists_its_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("round", "--edition", "epic-de") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["Rule", "epic-de", "Statement"]
    assert [line.split()[0] for line in lines[1:]] == [f"ROUND-0{n}" for n in range(1, 7)]


def test_words_search(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("submarine", "retreat") == 0
    found = [line.split()[0] for line in capsys.readouterr().out.splitlines()[1:]]
    assert found == ["RETR-11", "RETR-12", "RETR-13", "ABIL-SECRET-06"]


def test_an_unknown_id_names_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("PROD-99") == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("“PROD-99” isn’t a rule. Did you mean PROD-")


def test_words_that_no_rule_says(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("xyzzy") == 1
    assert capsys.readouterr().err == "No rule has these words: xyzzy.\n"


def test_an_unknown_edition_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("PROD-11", "--edition", "premum-en") == 2
    assert "premium-en" in capsys.readouterr().err


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("WIN-01", "--json") == 0
    (entry,) = json.loads(capsys.readouterr().out)
    assert entry["switches"] == ["victory_points_to_win"]
    assert entry["values"]["epic-de"] == "40"
    assert run("WIN", "--json") == 0
    assert len(json.loads(capsys.readouterr().out)) == 9
    assert run("--json") == 0
    assert sum(chapter["rules"] for chapter in json.loads(capsys.readouterr().out)) == 295
