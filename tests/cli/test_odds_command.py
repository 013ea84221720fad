"""`opendust odds` as a player types it."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from fractions import Fraction
from pathlib import Path

import pytest

from opendust.cli.main import main

BATTLE = ["5", "tank", "2", "mech", "1", "fighter", "vs", "4", "tank", "1", "mech", "center"]


def test_tables_and_bars(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", *BATTLE]) == 0
    shown = capsys.readouterr().out
    assert "The attacker takes the area  94.09%  ████" in shown
    assert "If they attacked you" in shown
    assert "attacker loses        5.58" in shown
    assert "If these retreat now" in shown


def test_json_with_exact_fractions_sums_to_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", *BATTLE, "--exact", "--json", "--defender-ability", "nurse"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert sum(Fraction(chance) for chance in data["outcomes"].values()) == 1
    assert sum(Fraction(end["chance"]) for end in data["survivors"]) == 1
    assert sum(Fraction(chance) for chance in data["reverse"]["outcomes"].values()) == 1
    assert data["retreats"][0]["units"] == ""


def test_flags_say_the_same_as_words(capsys: pytest.CaptureFixture[str]) -> None:
    forces = ["3", "tank", "vs", "2", "tank"]
    main(["odds", *forces, "amphibious", "trapped", "capital", "--json"])
    words = json.loads(capsys.readouterr().out)
    main(["odds", *forces, "--amphibious", "--trapped", "--capital", "--json"])
    flags = json.loads(capsys.readouterr().out)
    assert words["survivors"] == flags["survivors"]


@pytest.mark.parametrize(
    ("game", "question"),
    [("dust", "5 tank vs 4 tank center"), ("tactics", "hell-boys vs sturmpioniere")],
)
def test_the_game_may_be_named_first(
    capsys: pytest.CaptureFixture[str], game: str, question: str
) -> None:
    assert main(["odds", *question.split(), "--json"]) == 0
    plain = capsys.readouterr().out
    assert main(["odds", game, question, "--json"]) == 0
    assert capsys.readouterr().out == plain


def test_a_plot_is_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "odds.svg"
    assert main(["odds", *BATTLE, "--plot", str(file)]) == 0
    texts = [node.text for node in ET.parse(file).iter("{http://www.w3.org/2000/svg}text")]
    assert "94.1%" in texts
    assert "Attackers left" in texts


def test_an_attack_of_dust_tactics_and_its_answer(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "hell-boys", "vs", "sturmpioniere", "--range", "1"]) == 0
    shown = capsys.readouterr().out
    assert "Attack: Hell Boys → Sturmpioniere, range 1" in shown
    assert "after the strongest answer" in shown
    assert "If Sturmpioniere attacked first" in shown
    main(["odds", "hell-boys", "vs", "sturmpioniere", "--exact", "--json"])
    left = json.loads(capsys.readouterr().out)["attack"]["sturmpioniere"]["left"]
    assert sum(Fraction(chance) for chance in left.values()) == 1


def test_the_heading_tells_everything_that_was_asked(capsys: pytest.CaptureFixture[str]) -> None:
    main(["odds", "blackhawk", "vs", "hans", "--range", "2", "--cover", "soft", "--sustained"])
    shown = capsys.readouterr().out
    assert "Attack: Blackhawk → Hans, range 2, soft cover, sustained attack" in shown
    assert "If Hans attacked first, sustained attack" in shown
    main(["odds", "blackhawk", "vs", "hans", "--cover", "hard", "--language", "de"])
    assert "Hans, Entfernung 1, schwere Deckung\n" in capsys.readouterr().out


def test_a_hero_with_his_squad_against_two_targets(capsys: pytest.CaptureFixture[str]) -> None:
    words = "odds bazooka-joe + recon-boys vs hans, manfred --range 1 --json"
    assert main(words.split()) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found["attack"]) == {"bazooka-joe", "recon-boys", "hans", "manfred"}
    before, after = found["attack"]["bazooka-joe"], found["after_answer"]["bazooka-joe"]
    assert float(after["strength_lost"]) > float(before["strength_lost"])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("5 tonk vs 3 tank", "Did you mean tank?"),
        ("5 tank", "Write the attackers, then vs"),
        ("5 tank vs 3", "Write the name of a unit after 3"),
        ("0 tank vs 3 tank", "The attacker has no units"),
        ("3 tank vs 2 submarine", "submarines only fight at sea"),
        ("61 tank vs 1 tank", "more than 60"),
        ("200 tank vs 1 tank", "more than 127"),
        ("2 tank vs 1 tank --drop", "You can only drop mechs"),
        ("2 mech vs 1 tank --drop --attacker-ability nurse", "Leave out the other ability"),
        ("2 mech vs 1 tank --drop --amphibious", "both amphibious and a mech drop"),
        ("2 tank vs 1 tank neutral --defender-ability nurse", "Neutral units have no card"),
        ("2 tank vs 1 tank --attacker-ability koshka", "isn’t an ability that works in battles"),
        ("2 submarine vs 1 submarine center", "This is a sea battle"),
        ("missile vs 1 tank --edition original-it", "one die per production center you have"),
        ("missile vs 1 submarine --edition original-it --centers 2", "can only hit land areas"),
        ("missile vs 1 tank capital", "can’t target a capital"),
        ("2 bomber vs 1 submarine --defender-ability nurse", "isn’t a battle"),
        ("2 tank vs 1 tank --edition premium-xx", "premium-xx"),
        ("2 tank vs 1 tank --plot odds.gif", ".svg or .png"),
        ("2 tank vs 1 tank --plot /nowhere/at/all/odds.svg", "Can’t write the file"),
        ("2 tank vs 1 tank --sea", "only submarines fight at sea"),
        ("hell-boys sturmpioniere", "Write one unit, vs and another"),
        ("hell-boys vs sturmpioniere --range 9", "none of its weapons reaches"),
        ("hell-boys vs sturmpioniere --range 0", "a number from 1 to 19"),
        (
            "hell-boys vs sturmpionere",
            "“sturmpionere” isn’t a unit card. Did you mean sturmpioniere?",
        ),
        ("blackhwak vs hans", "“blackhwak” isn’t a unit card. Did you mean blackhawk?"),
        ("blackhwak", "Did you mean blackhawk?"),
        ("fly to moon", "“fly” isn’t a unit"),
        ("hell-boys, hans vs sturmpioniere", "Only one unit attacks at a time"),
        ("lothar vs hell-boys --observer beobachter --under-fire", "or use an observer"),
    ],
)
def test_what_cannot_be_is_said(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["odds", *words.split()]) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    ("amount", "said"),
    [
        ("²", "“²” isn’t a unit"),
        ("9" * 5000, "can’t have more than 127"),
        ("٣", "takes the area"),
    ],
    ids=["superscript", "endless", "other digits"],
)
def test_amounts_that_are_no_plain_digits(
    amount: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["odds", amount, "tank", "vs", "1", "tank"])
    shown = capsys.readouterr()
    assert said in shown.out + shown.err
