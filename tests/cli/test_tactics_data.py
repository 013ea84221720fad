"""The commands on unit cards, scenarios and armies, as a user runs them."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from opendust.cli.main import main
from opendust.tactics.texts.scenario import scenario_names
from opendust.words.catalogue import has_message

MESSAGE = re.compile(r"\"((?:fault|army|join|sight|cover)-[a-z-]+)\"")


def command(*words: str) -> int:
    return main(words)


def test_every_message_of_the_data_side_has_english_words() -> None:
    place = files("opendust.tactics")
    names = ("cards", "card_sources", "weapons", "board", "scenario", "army")
    sources = [place.joinpath("texts", name + ".py") for name in names]
    others = (("rules", "armies.py"), ("profile.py",), ("rules", "fire", "sight_reasons.py"))
    sources += [place.joinpath(*parts) for parts in others]
    for path in (*sources, files("opendust.kernel").joinpath("toml", "fields.py")):
        source = path.read_text(encoding="utf-8")
        for message in MESSAGE.findall(source):
            assert has_message(message), message


def test_units_lists_and_shows(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("units") == 0
    assert "hell-boys" in capsys.readouterr().out
    assert command("units", "hell-boys") == 0
    out = capsys.readouterr().out
    assert "3 x Shotgun" in out
    assert "printed p.5" in out
    assert command("units", "hell-boys", "--json") == 0
    assert json.loads(capsys.readouterr().out)["ap"] == 34


def test_units_unknown_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("units", "hell-boy") == 2
    assert "hell-boys" in capsys.readouterr().err


def test_units_with_own_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "mine.toml"
    own.write_text("hot-dog.ap = 46\n", encoding="utf-8")
    assert command("units", "--check", "--cards", str(own)) == 0
    assert "own 1" in capsys.readouterr().out
    own.write_text("hot-dog.app = 46\n", encoding="utf-8")
    assert command("units", "--check", "--cards", str(own)) == 2
    assert "mine.toml:1: “hot-dog.app” isn’t a field." in capsys.readouterr().err
    assert command("units", "--cards", str(tmp_path / "none.toml")) == 2


@pytest.mark.parametrize("name", scenario_names())
def test_scenario_check_and_draw(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command("scenario", "check", name) == 0
    assert name in capsys.readouterr().out
    assert command("scenario", "draw", name) == 0
    assert "1 and 2 entry spaces" in capsys.readouterr().out


def test_a_broken_scenario_names_its_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "broken.toml"
    path.write_text("name = \"b\"\nmap = '''\n..\n.?\n'''\nmarks = '''\n12\n..\n'''\n", "utf-8")
    assert command("scenario", "check", str(path)) == 2
    assert "broken.toml:4: “?” isn’t a terrain." in capsys.readouterr().err


def test_army_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command("army", "check", "allied-box", "--scenario", "annihilation") == 0
    assert "129 AP" in capsys.readouterr().out
    path = tmp_path / "mine.toml"
    path.write_text('name = "mine"\nunits = ["rhino + hell-boys", "hans"]\n', encoding="utf-8")
    assert command("army", "check", str(path)) == 1
    err = capsys.readouterr().err
    assert "(HERO-04)" in err
    assert "(AMB-ARMY-1)" in err
