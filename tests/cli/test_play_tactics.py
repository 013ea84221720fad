"""`opendust play tactics` as a person meets it: real processes, typed lines."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from opendust.tactics.texts.scenario import scenario_names
from tests.cli.running import opendust

SEED = "00112233445566778899aabbccddeeff"
DEFAULTS = "default\n" * 600
BEGIN = "go-first side-1\nactivate blackhawk move nothing\nenter a2\n"
"""The first lesson with this seed: the person wins the initiative and brings in a walker."""


def play(folder: Path, *words: str, typed: str = "", status: int = 0) -> str:
    """The output of a match kept in `m.record`."""
    file = str(folder / "m.record")
    arguments = ("play", "tactics", "--seed", SEED, "--save", file, *words)
    return opendust(folder, *arguments, typed=typed, status=status).stdout


def refused(folder: Path, *words: str) -> str:
    """What a command that cannot begin a match says."""
    return opendust(folder, "play", "tactics", *words, status=2).stderr


def lesson(folder: Path, typed: str) -> str:
    """The first lesson against the random bot."""
    return play(folder, "--seats", "human,random", typed=typed)


def inputs(folder: Path) -> list[str]:
    lines = (folder / "m.record").read_text(encoding="utf-8").splitlines()
    return [line for line in lines[lines.index("---") + 1 :] if not line.startswith("end ")]


# ── Whole matches ────────────────────────────────────────────────────────────────────────────


def test_the_first_lesson_is_played_to_its_end_saved_resumed_and_verified(tmp_path: Path) -> None:
    out = lesson(tmp_path, BEGIN + "quit\n")
    assert "Dust Tactics, First Lesson (Revised Core Set rulebook)." in out
    assert "Blackhawk entered the battlefield in a2." in out
    assert "Continue with: opendust play --resume" in out
    begun = inputs(tmp_path)
    file = str(tmp_path / "m.record")
    out = opendust(tmp_path, "play", "--resume", file, typed=DEFAULTS).stdout
    assert f"Game resumed after {len(begun)} moves." in out
    assert "The game is over after" in out
    assert re.search(r"(won|draw)\.", out)
    assert inputs(tmp_path)[: len(begun)] == begun
    done = opendust(tmp_path, "verify", file)
    assert "the game is over and its final position is right" in done.stdout


@pytest.mark.parametrize("scenario", scenario_names())
def test_bots_finish_every_scenario_and_the_record_verifies(tmp_path: Path, scenario: str) -> None:
    seats = "random,random,random,random" if scenario == "grand-battle" else "random,random"
    out = play(tmp_path, "--scenario", scenario, "--seats", seats)
    assert "The game is over after" in out
    assert re.search(r"#\d|tactics-[a-z]+-|\{", out) is None
    opendust(tmp_path, "verify", str(tmp_path / "m.record"))


def test_a_command_that_does_not_exist_is_called_so_also_where_a_side_is_asked_for(
    tmp_path: Path,
) -> None:
    out = lesson(tmp_path, "fly to moon\nmoon\nside-3\nquit\n")
    assert "“fly” isn’t a command." in out
    assert "“moon” isn’t a side." in out
    assert "“side-3” isn’t a side. Did you mean side-2, side-1?" in out


def test_only_commands_that_are_possible_now_are_suggested(tmp_path: Path) -> None:
    out = lesson(tmp_path, "go-first side-1\nfly to moon\nactvate blackhawk\nquit\n")
    assert "“fly” isn’t a command.\n" in out
    assert "Did you mean activate?" in out


def test_without_seats_a_bot_plays_the_other_side(tmp_path: Path) -> None:
    assert re.search(r"Player 1, (Recruit|Random) 2\.", play(tmp_path, typed="quit\n"))


def test_the_sides_have_different_factions(tmp_path: Path) -> None:
    out = play(tmp_path, typed="units\nquit\n")
    assert re.search(r"BLA +Blackhawk +Player 1 +in reserve", out)
    assert re.search(r"han +Hans +(Recruit|Random) 2 +in reserve", out)


def test_profile_and_options_are_in_the_record(tmp_path: Path) -> None:
    play(tmp_path, "--profile", "revised-faq", "--option", "corner_cover=feature", typed="quit\n")
    content = (tmp_path / "m.record").read_text(encoding="utf-8")
    assert "revised-faq" in content
    assert re.search(r"option\.corner_cover.*feature", content)


def test_json_lines_for_a_program(tmp_path: Path) -> None:
    out = play(tmp_path, "--seats", "human,random", "--json", typed="go-first side-1\nquit\n")
    lines = [json.loads(line) for line in out.splitlines()]
    choices = [line for line in lines if line["type"] == "choice"]
    assert [choice["point"] for choice in choices] == ["first", "activation"]
    assert choices[1]["prompt"].startswith("Player 1: round 1 of 6.")


def test_replay_shows_a_position(tmp_path: Path) -> None:
    lesson(tmp_path, BEGIN + "quit\n")
    file = str(tmp_path / "m.record")
    out = opendust(tmp_path, "replay", file, "--to", "5").stdout
    assert re.search(r"^ +2 +BLA' ", out, re.M)
    out = opendust(tmp_path, "replay", file, typed="s\nlos a1 i1\nunits\nq\n").stdout
    assert "Line of sight, a1 to i1: yes; range 8." in out
    assert "Death Dealers" in out


# ── Typed commands ───────────────────────────────────────────────────────────────────────────


def test_numbers_lead_through_an_activation(tmp_path: Path) -> None:
    out = lesson(tmp_path, "1\n1\n3\n2\nquit\n")
    assert "Which two actions?" in out
    assert "Blackhawk began an activation: move + nothing." in out
    assert "Blackhawk entered the battlefield in a2." in out


def test_the_board_shows_units_terrain_and_cover(tmp_path: Path) -> None:
    out = lesson(tmp_path, BEGIN + "board\nboard b4\nboard c2\nquit\n")
    assert re.search(r"^  2  BLA'   \.     x     \.", out, re.M)
    assert "CAPITALS: first side" in out
    assert "b4: ammo crate" in out
    assert "c2: rubble" in out


def test_sight_with_its_reasons(tmp_path: Path) -> None:
    out = lesson(tmp_path, BEGIN + "los a4 i4\nlos bla b4\nlos a2\nlos dea a1\nquit\n")
    assert "Line of sight, a4 to i4: no; range 8." in out
    assert "The line crosses e4, which blocks it. (LOS-03)" in out
    assert "Line of sight, Blackhawk (a2) to b4: yes; range 2." in out
    assert "A squad there has soft cover:" in out
    assert "(COVEL-03)" in out
    assert "Type two units or spaces after los" in out
    assert "Not on the battlefield: Death Dealers." in out


def test_cards_and_rules_on_request(tmp_path: Path) -> None:
    out = lesson(tmp_path, "card death dealers\ncard nobody\nwhy los-01\nwhy los-99\nquit\n")
    assert "squad, armor S2, movement" in out
    assert "Bazooka" in out
    assert "“nobody” isn’t a unit." in out
    assert "LOS-01 (line of sight)" in out
    assert re.search("LOS-99.* isn’t a rule", out)


def test_a_destination_is_reached_by_the_cheapest_steps(tmp_path: Path) -> None:
    cards = tmp_path / "cards.toml"
    cards.write_text("blackhawk.movement = 4\n", encoding="utf-8")
    begin = "go side-1\ngo b2\nactivate blackhawk move move\nenter a2\n"
    typed = begin + "go z9\ngo h2\ngo e3\ngo c4\nquit\n"
    out = play(tmp_path, "--cards", str(cards), "--seats", "human,random", typed=typed)
    assert "None of your units is moving now." in out
    assert "“z9” isn’t a space." in out
    assert re.search(r"can’t reach h2 with this move \(MOVE-05\)\. You can choose: a1, ", out)
    assert inputs(tmp_path)[4:] == ["1 step b3", "1 step c4"]
    assert "where should Blackhawk step from c4? 1 movement point left." in out


def test_undo_takes_back_until_dice(tmp_path: Path) -> None:
    out = lesson(tmp_path, "go-first side-1\nactivate blackhawk move nothing\nundo\nquit\n")
    assert "Undone: " in out
    assert len(inputs(tmp_path)) == 2


def test_save_makes_a_copy(tmp_path: Path) -> None:
    copy = tmp_path / "copy.record"
    lesson(tmp_path, f"go-first side-1\nsave {copy}\nquit\n")
    opendust(tmp_path, "verify", str(copy))


# ── Bad input ────────────────────────────────────────────────────────────────────────────────


def test_an_unknown_space_and_an_illegal_action_with_its_rule(tmp_path: Path) -> None:
    typed = "go-first side-1\nactivate blackhawk move nothing\nenter z9\nenter b2\nstep b2\n"
    out = lesson(tmp_path, typed + "why enter b2\nwhy enter a3\nboard z9\nquit\n")
    assert "“z9” isn’t a space." in out
    assert "b2 isn’t one of your free deployment spaces. You can choose: a1, a2," in out
    assert out.count("(AMB-SETUP-3; also SETUP-07)") == 2
    assert "Now you can: enter the battlefield (enter)." in out
    assert "That’s legal: enter the battlefield: a3." in out
    assert "Spaces run from a1 to i7." in out


def test_a_broken_scenario_names_file_line_and_field(tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_text("name = \"b\"\nmap = '''\n..\n.?\n'''\nmarks = '''\n12\n..\n'''\n", "utf-8")
    assert "broken.toml:4: “?” isn’t a terrain." in refused(tmp_path, "--scenario", str(path))
    assert "nowhere" in refused(tmp_path, "--scenario", "nowhere")


def test_broken_cards_and_armies_name_file_line_and_field(tmp_path: Path) -> None:
    cards = tmp_path / "cards.toml"
    cards.write_text("\nhot-dog.app = 46\n", encoding="utf-8")
    assert "cards.toml:2: “hot-dog.app” isn’t a field." in refused(tmp_path, "--cards", str(cards))
    army = tmp_path / "army.toml"
    army.write_text('name = "mine"\nunit = ["hans"]\n', encoding="utf-8")
    assert "army.toml:2: “unit” isn’t a field." in refused(tmp_path, "--army", str(army))


def test_an_army_that_the_scenario_forbids_is_refused(tmp_path: Path) -> None:
    army = tmp_path / "army.toml"
    army.write_text('name = "mine"\nunits = ["rhino", "hell-boys"]\n', encoding="utf-8")
    words = refused(tmp_path, "--army", str(army))
    assert re.search(r"mine: .*\(SETUP-09\)", words)


def test_own_files_are_played_and_travel_in_the_record(tmp_path: Path) -> None:
    cards = tmp_path / "cards.toml"
    cards.write_text("blackhawk.movement = 2\n", encoding="utf-8")
    army = tmp_path / "army.toml"
    army.write_text('name = "mine"\nunits = ["hans", "sturmpioniere"]\n', encoding="utf-8")
    play(tmp_path, "--army", str(army), "--cards", str(cards), typed="quit\n")
    army.unlink()
    cards.unlink()
    out = opendust(
        tmp_path, "play", "--resume", str(tmp_path / "m.record"), typed="card bla\nquit\n"
    ).stdout
    assert "movement 2" in out


def test_arguments_of_the_other_game_are_refused(tmp_path: Path) -> None:
    assert "--edition belongs to the game dust" in refused(tmp_path, "--edition", "epic-de")
    done = opendust(tmp_path, "play", "--scenario", "skirmish", status=2)
    assert "--scenario belongs to the game tactics" in done.stderr
    assert "Choose from: revised, revised-faq." in refused(tmp_path, "--profile", "old")


# ── The other commands ───────────────────────────────────────────────────────────────────────


def test_rules_of_both_games(tmp_path: Path) -> None:
    out = opendust(tmp_path, "rules", "LOS-01").stdout
    assert out.startswith("LOS-01 (line of sight)\n")
    out = opendust(tmp_path, "rules", "--game", "tactics", "MOVE-01").stdout
    assert "Source: Dust Tactics Revised Core Set rulebook, " in out
    out = opendust(tmp_path, "rules", "INIT-01").stdout
    assert "opendust rules --game tactics INIT-01" in out
    assert "line of sight" in opendust(tmp_path, "rules", "--game", "tactics").stdout


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (("units", "hell-boys"), "Shotgun"),
        (("scenario", "check", "first-lesson"), "first-lesson is valid"),
        (("army", "check", "allied-box"), "129 AP"),
    ],
)
def test_files_can_be_looked_at(tmp_path: Path, words: tuple[str, ...], wanted: str) -> None:
    assert wanted in opendust(tmp_path, *words).stdout


def team_army(folder: Path, name: str, first: str, second: str) -> str:
    """The file of an army of two players with a unit each."""
    path = folder / f"{name}.toml"
    players = "".join([f'[[player]]\nunits = ["{unit}"]\n' for unit in (first, second)])
    path.write_text(f'name = "{name}"\n{players}', encoding="utf-8")
    return str(path)


def test_partners_at_one_screen_settle_who_acts(tmp_path: Path) -> None:
    armies = ("--army", team_army(tmp_path, "ours", "hot-dog", "rosie"),
              "--army", team_army(tmp_path, "theirs", "hans", "luther"))  # fmt: skip
    people = ("--seats", "anna=human,bert=human,carl=random,dora=random")
    typed = "partner\ndefault\nquit\n"
    out = play(tmp_path, "--scenario", "annihilation", *people, *armies, typed=typed)
    assert "Your partner could act instead: bert" in out
    assert "Your partner could act instead: anna" in out
    acted = [line.split()[0] for line in inputs(tmp_path)]
    assert next(seat for seat in acted if seat in ("1", "2")) == "2"
