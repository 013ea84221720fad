"""`opendust play` as a person meets it: real processes, typed lines."""

from __future__ import annotations

import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from opendust.cli.main import main
from opendust.dust.edition import EDITIONS
from opendust.words import text
from tests.cli.running import PATIENCE, environment, opendust

SEED = "00112233445566778899aabbccddeeff"
DEFAULTS = "default\n" * 3000


def play(folder: Path, *words: str, typed: str = "", status: int = 0) -> str:
    """The output of a match kept in `m.record`."""
    file = str(folder / "m.record")
    arguments = ("play", "--seed", SEED, "--save", file, *words)
    return opendust(folder, *arguments, typed=typed, status=status).stdout


def record(folder: Path) -> list[str]:
    return (folder / "m.record").read_text(encoding="utf-8").splitlines()


def inputs(folder: Path) -> list[str]:
    lines = record(folder)
    return [line for line in lines[lines.index("---") + 1 :] if not line.startswith("end ")]


# ── Whole matches ────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_person_finishes_a_match_in_every_edition(tmp_path: Path, edition: str) -> None:
    out = play(tmp_path, "--edition", edition, "--seats", "human,random", typed=DEFAULTS)
    assert "The game is over after" in out
    assert re.search(r"(Player 1|Random 2) won\.", out)
    assert "opendust verify " in out
    done = opendust(tmp_path, "verify", str(tmp_path / "m.record"))
    assert "all legal" in done.stdout
    assert "the game is over and its final position is right" in done.stdout


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_bots_alone_finish_and_the_record_verifies(tmp_path: Path, seats: int) -> None:
    out = play(tmp_path, "--seats", ",".join(["random"] * seats))
    assert "The game is over after" in out
    assert record(tmp_path)[-1].startswith("end ")
    opendust(tmp_path, "verify", str(tmp_path / "m.record"))


def test_the_same_seed_gives_the_same_match(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    play(tmp_path / "a", "--seats", "random,random")
    play(tmp_path / "b", "--seats", "random,random")
    assert record(tmp_path / "a") == record(tmp_path / "b")


def test_without_save_the_match_lies_in_the_users_folder(tmp_path: Path) -> None:
    opendust(tmp_path, "play", "--seats", "human,random", typed="quit\n")
    assert len(list((tmp_path / "opendust").glob("dust-*.record"))) == 1


def test_the_commitment_is_shown_before_anything_happens(tmp_path: Path) -> None:
    out = play(tmp_path, "--seats", "human,random", typed="quit\n")
    commitment = next(line for line in record(tmp_path) if line.startswith("commitment "))
    assert out.splitlines()[1].endswith(commitment.split()[1])


# ── Typed commands ───────────────────────────────────────────────────────────────────────────

SETUP = "1\nred\nclaim gaul\n"


def test_a_number_a_name_and_a_command_are_understood(tmp_path: Path) -> None:
    out = play(tmp_path, "--seats", "human,random", typed=SETUP)
    assert "Player 1 plays red." in out
    assert "Player 1 claimed the capital Gaul." in out
    assert inputs(tmp_path)[-1].startswith("1 claim gaul") or "1 claim gaul" in inputs(tmp_path)


def test_the_end_of_input_keeps_the_match(tmp_path: Path) -> None:
    out = play(tmp_path, "--seats", "human,random", typed="1\n")
    assert "Continue with: opendust play --resume" in out
    assert any(line.startswith("1 play ") for line in inputs(tmp_path))


def test_names_may_be_shortened_and_unclear_ones_are_listed(tmp_path: Path) -> None:
    out = play(tmp_path, "--seats", "human,random", typed="1\nred\nclaim m\nclaim ga\n")
    assert "“m” could be: " in out
    assert "Player 1 claimed the capital Gaul." in out


def test_an_unknown_area_is_answered_with_the_nearest(tmp_path: Path) -> None:
    out = play(tmp_path, "--seats", "human,random", typed="1\nred\nclaim gual\n")
    assert "“gual” isn’t an area. Did you mean gaul" in out


def test_an_illegal_action_is_answered_with_the_rule_and_what_is_legal(tmp_path: Path) -> None:
    out = play(tmp_path, "--seats", "human,random", typed="1\nred\nclaim siberia\n")
    assert "Siberia isn’t a capital. You can choose: " in out
    assert "(SETUP-06, English Premium rulebook p.\N{NO-BREAK SPACE}6)" in out


BAD_INPUT = [
    ("xyzzy\n", "“xyzzy” isn’t an area."),
    ("claim\n1 2 3\n\n", "“1 2 3” isn’t an area."),
    ("claim gaul gaul\n", "“gaul” isn’t needed here."),
    ("buy x tank\n", "Write a number, not “x” (the amount)."),
    ("99\n", "99 isn’t in the list"),
    ("move gaul balkans 3\n", "Write a number before every name"),
    (
        "attack gaul balkans all\n",
        "“attack an enemy area” isn’t possible now. Now you can: claim an area (claim).",
    ),
    ("bord\n", "“bord” isn’t a command. Did you mean board?"),
    ("why nonsense-99\n", "“NONSENSE-99” isn’t a rule."),
    ("why xyzzy\n", "“xyzzy” isn’t a command."),
    ("why PROD-99\n", "“PROD-99” isn’t a rule. Did you mean PROD-"),
    ("board atlantis\n", "“atlantis” isn’t a region or an area."),
    ("\n", "Mississippi"),
]


def test_bad_input_gets_an_answer_and_another_chance(tmp_path: Path) -> None:
    typed = "".join([line for line, _ in BAD_INPUT])
    out = play(tmp_path, "--seats", "human,random", typed=f"1\nred\n{typed}claim gaul\n")
    for _, answer in BAD_INPUT:
        assert answer in out
    assert "Player 1 claimed the capital Gaul." in out


def test_why_shows_a_rule_and_judges_an_action(tmp_path: Path) -> None:
    typed = "1\nred\nwhy SETUP-06\nwhy claim gaul\nwhy claim siberia\nwhy\n"
    out = play(tmp_path, "--seats", "human,random", typed=typed)
    assert out.count("SETUP-06 (setup)") == 2
    assert "That’s legal: claim an area: Gaul." in out
    assert "Siberia isn’t a capital." in out
    assert not any("claim" in line for line in inputs(tmp_path))


def test_a_hint_says_what_a_captain_would_do_and_why(tmp_path: Path) -> None:
    typed = "1\nred\ngaul\nhint\n"
    out = play(tmp_path, "--seats", "human,random", typed=typed)
    assert "claim an area: Scandinavia [claim scandinavia]" in out
    assert "A power source: 1 victory point every round" in out
    assert re.search(r"Chance to win\s+\d+%\s+instead\s+of\s+\d+%", out)
    assert not any("scandinavia" in line for line in inputs(tmp_path))


def test_board_hand_scores_log_and_help_are_shown(tmp_path: Path) -> None:
    typed = "1\nred\ngaul\nboard\nboard asia\nboard gaul\nhand\nscores\nlog 3\n?\nmenu\nsave\n"
    out = play(tmp_path, "--seats", "human,random", typed=typed)
    for words in (
        "\nEurope\n", "Adjacent areas (Gaul):", "Cards of Player 1", "Player    Colour",
        "why PROD-15: a rule", "claim AREA: claim an area", "Your game is saved in",
    ):  # fmt: skip
        assert words in out


# ── Taking back ──────────────────────────────────────────────────────────────────────────────


def test_undo_takes_back_until_something_is_revealed(tmp_path: Path) -> None:
    out = play(tmp_path, "--seats", "human,human", typed="\n1\n\n1\n\nundo\n")
    assert "You can’t undo past" in out


def test_undo_takes_the_line_out_of_the_file(tmp_path: Path) -> None:
    play(tmp_path, "--seats", "human,human", typed="\n1\n\n1\n\nred\n")
    assert inputs(tmp_path)[-1].endswith(" color red")
    resume = ("play", "--resume", str(tmp_path / "m.record"))
    out = opendust(tmp_path, *resume, typed="undo\n").stdout
    assert "Undone: " in out
    assert not inputs(tmp_path)[-1].endswith(" color red")
    opendust(tmp_path, *resume, typed="blue\n")
    assert inputs(tmp_path)[-1].endswith(" color blue")
    opendust(tmp_path, "verify", str(tmp_path / "m.record"))


# ── Taking up again ──────────────────────────────────────────────────────────────────────────


def test_a_match_is_taken_up_where_it_stopped(tmp_path: Path) -> None:
    play(tmp_path, "--seats", "human,random", typed=SETUP)
    before = inputs(tmp_path)
    resume = ("play", "--resume", str(tmp_path / "m.record"))
    out = opendust(tmp_path, *resume, typed="1\n").stdout
    assert f"Game resumed after {len(before)} moves." in out
    assert inputs(tmp_path)[: len(before)] == before
    assert len(inputs(tmp_path)) > len(before)


def test_a_torn_last_line_is_dropped(tmp_path: Path) -> None:
    play(tmp_path, "--seats", "human,random", typed=SETUP)
    before = inputs(tmp_path)
    with (tmp_path / "m.record").open("a", encoding="utf-8") as file:
        file.write("1 claim sib")
    out = opendust(tmp_path, "play", "--resume", str(tmp_path / "m.record")).stdout
    assert "That move never counted and is dropped" in out
    assert inputs(tmp_path) == before
    opendust(tmp_path, "verify", str(tmp_path / "m.record"))


def test_a_finished_match_is_not_taken_up(tmp_path: Path) -> None:
    play(tmp_path, "--seats", "random,random")
    file = str(tmp_path / "m.record")
    done = opendust(tmp_path, "play", "--resume", file, status=2)
    assert "opendust replay" in done.stderr


def test_seats_may_change_hands(tmp_path: Path) -> None:
    play(tmp_path, "--seats", "human,random", typed=SETUP)
    file = str(tmp_path / "m.record")
    out = opendust(tmp_path, "play", "--resume", file, "--seats", "random,random").stdout
    assert "The game is over after" in out
    opendust(tmp_path, "verify", file)


# ── Wrong arguments ──────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["--edition", "premium-eng"], "“premium-eng” isn’t an edition."),
        (["--option", "retreat_limit=five"], "retreat_limit can’t be five. Choose from: "),
        (["--option", "retreat_limt=one"], "“retreat_limt” isn’t a switch. Did you mean "),
        (["--option", "retreat_limit"], "A switch is written name=value"),
        (["--edition-file", "nowhere.toml"], "nowhere.toml: This file doesn’t exist"),
        (["--board", "nowhere.toml"], "nowhere.toml: This file doesn’t exist"),
        (["--resume", "nowhere.record"], "nowhere.record: This file doesn’t exist"),
        (["--army", "axis-box"], "--army belongs to the game tactics: opendust play tactics"),
        (["--resume", "."], ".: This is a folder, not a file."),
        (["--seed", "12"], "The seed must be a hexadecimal number of 16 bytes"),
        (["--seats", "human"], "A game has 2 to 6 seats, not 1."),
        (["--seats", "human,robot"], "“robot” isn’t a kind of player. Choose from: human, random"),
        (["--seats", "a=human,a=human"], "“a” can’t be a player’s name"),
        (["--save", "/dev/null/m.record"], "Can’t save the game in /dev/null/m.record"),
    ],
)
def test_a_wrong_argument_is_named(
    words: list[str], answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *words]) == 2
    assert answer in capsys.readouterr().err


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "m.record").write_text("precious", encoding="utf-8")
    play(tmp_path, "--seats", "random,random", status=2)
    assert (tmp_path / "m.record").read_text(encoding="utf-8") == "precious"


def test_a_house_rule_is_played_and_recorded(tmp_path: Path) -> None:
    play(tmp_path, "--seats", "human,random", "--option", "vp_per_capital=3", typed="quit\n")
    assert "set option.vp_per_capital 3" in record(tmp_path)


# ── Several people at one screen ─────────────────────────────────────────────────────────────


def hands_in(folder: Path) -> list[set[str]]:
    """The cards dealt to each seat, from the record."""
    cards = inputs(folder)[0].split()[1:]
    return [set(cards[start : start + 6]) for start in range(0, len(cards), 6)]


def test_a_hand_never_shows_on_the_other_persons_screen(tmp_path: Path) -> None:
    typed = "\nhand\n1\n\nhand\n1\nred\nhand\n1\n"
    out = play(tmp_path, "--seats", "anna=human,ben=human", "--plain", typed=typed)
    screens = out.split("\n" * 60)
    anna, ben = hands_in(tmp_path)
    shown = [(cards_on(part, anna), cards_on(part, ben)) for part in screens]
    assert any(of_anna for of_anna, _ in shown)
    assert any(of_ben for _, of_ben in shown)
    assert not any(of_anna and of_ben for of_anna, of_ben in shown)
    waiting = [part for part in screens if part.strip().startswith("Pass the screen to")]
    assert waiting
    assert not any(cards_on(part, anna | ben) for part in waiting)


def cards_on(screen: str, cards: set[str]) -> set[str]:
    """The cards in the table of a hand on a screen, by ability and values."""
    return {card for card in cards if re.search(as_shown(card), screen)}


def as_shown(card: str) -> str:
    values, _, ability = card.split("-", 2)
    return rf"{text('dust-ability-' + ability)}  +{'  +'.join(values)}\b"


def test_a_hand_shows_names_and_a_card_can_be_typed_by_its_name(tmp_path: Path) -> None:
    out = play(tmp_path, "--seats", "human,random", typed="hand\n")
    (mine, *_) = hands_in(tmp_path)
    assert cards_on(out, mine) == mine
    assert not any(card in out for card in mine)
    values, _, ability = sorted(mine)[0].split("-", 2)
    out = play(tmp_path, "--seats", "human,random", "--save", str(tmp_path / "o.record"),
               typed=f"play {ability}-{values}\n")  # fmt: skip
    assert "played a card face down" in out


# ── Programs, pipes and terminals ────────────────────────────────────────────────────────────


def test_json_tells_a_program_everything_it_needs(tmp_path: Path) -> None:
    out = play(tmp_path, "--seats", "human,random", "--json", typed="bad\nclaim x\n" + DEFAULTS)
    lines = [json.loads(line) for line in out.splitlines()]
    kinds = [line["type"] for line in lines]
    assert kinds[0] == "started"
    assert kinds[-1] == "result"
    assert kinds.count("bad") == 2
    choice = next(line for line in lines if line["type"] == "choice")
    assert choice["point"] == "setup_card"
    assert choice["options"][0]["verb"] == "play"
    assert len(choice["options"][0]["fields"][0]["values"]) == 6


def test_json_does_not_tell_the_bots_cards(tmp_path: Path) -> None:
    out = play(tmp_path, "--seats", "human,random", "--json", typed="default\n" * 5)
    _, hidden = hands_in(tmp_path)
    revealed = out.index("card-revealed")
    assert not any(card in out[:revealed] for card in hidden)


def test_a_closed_pipe_ends_quietly(tmp_path: Path) -> None:
    # A pipe that holds little: the match cannot be over before somebody stops reading.
    with subprocess.Popen(
        [sys.executable, "-m", "opendust", "play", "--seats", "random,random"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, pipesize=4096,
        env=environment(tmp_path),
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stderr is not None
        assert all(process.stdout.readline() for _ in range(3))
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait(PATIENCE) == 141


def test_in_a_terminal_the_hand_is_cleared_before_the_other_looks(tmp_path: Path) -> None:
    out = in_terminal(tmp_path, ["--seats", "anna=human,ben=human"], ["", "1", "", "quit"])
    assert "\033[2J" in out
    assert "Pass the screen to ben." in out


def test_plain_uses_no_control_characters_in_a_terminal(tmp_path: Path) -> None:
    words = ["--seats", "anna=human,ben=human", "--plain"]
    out = in_terminal(tmp_path, words, ["", "1", "", "1", "", "red", "quit"])
    assert "plays red." in out
    assert "\033" not in out.replace("\033[?2004h", "").replace("\033[?2004l", "")


def in_terminal(folder: Path, words: list[str], typed: list[str]) -> str:
    """What a match writes to a pseudo-terminal while lines are typed."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "opendust", "play", "--seed", SEED, *words],
        stdin=theirs, stdout=theirs, stderr=theirs,
        env={**environment(folder), "TERM": "xterm"},
    )  # fmt: skip
    os.close(theirs)
    output = ""
    pending = list(typed)
    try:
        while True:
            try:
                chunk = os.read(ours, 65536).decode("utf-8", "replace")
            except OSError:
                break
            if not chunk:
                break
            output += chunk
            # A prompt ends with a space and no line end: somebody is waited for.
            if pending and re.search(r"(> |looking\. |: )$", output):
                os.write(ours, (pending.pop(0) + "\n").encode())
    finally:
        os.close(ours)
        process.wait(timeout=PATIENCE)
    assert process.returncode == 0, output
    return output
