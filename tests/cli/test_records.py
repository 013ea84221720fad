"""`opendust replay` and `opendust verify`: what a person learns from a record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from opendust.cli.main import main
from tests.cli.running import opendust

SEED = "00112233445566778899aabbccddeeff"


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The text of a finished match between two random bots."""
    folder = tmp_path_factory.mktemp("finished")
    file = folder / "m.record"
    opendust(folder, "play", "--seats", "random,random", "--seed", SEED, "--save", str(file))
    return file.read_text(encoding="utf-8")


def verified(
    folder: Path, text: str, capsys: pytest.CaptureFixture[str]
) -> tuple[int, str, list[str]]:
    """Status, output and the lines of a record's verification."""
    file = folder / "m.record"
    file.write_text(text, encoding="utf-8")
    status = main(["verify", str(file)])
    shown = capsys.readouterr()
    return status, shown.out + shown.err, text.splitlines()


def line_number(lines: list[str], start: str, nth: int = 0) -> int:
    return [number for number, line in enumerate(lines, start=1) if line.startswith(start)][nth]


def edited(text: str, number: int, line: str) -> str:
    lines = text.splitlines()
    lines[number - 1] = line
    return "\n".join(lines) + "\n"


def test_a_sound_record_is_confirmed(
    finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, shown, _ = verified(tmp_path, finished, capsys)
    assert status == 0
    assert "all legal" in shown


def test_a_record_with_another_hash_than_the_one_noted_is_told_apart(
    finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "m.record"
    file.write_text(finished, encoding="utf-8")
    lines = finished.splitlines()
    promised = lines[line_number(lines, "commitment ") - 1].split()[1]
    assert main(["verify", str(file), "--commitment", promised.upper()]) == 0
    other = promised[:-1] + ("0" if promised[-1] != "0" else "1")
    assert main(["verify", str(file), "--commitment", other]) == 1
    assert other in capsys.readouterr().out


@pytest.mark.parametrize("option", ["--commitment", "--share"])
@pytest.mark.parametrize("noted", ["", "zz", "0" * 63, "²" * 64])
def test_what_is_no_hash_is_told_apart_from_a_broken_promise(
    finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], option: str, noted: str
) -> None:
    # A slip in copying it looked as if the server had cheated.
    file = tmp_path / "m.record"
    file.write_text(finished, encoding="utf-8")
    assert main(["verify", str(file), option, noted]) == 2
    told = capsys.readouterr()
    assert "64 hexadecimal digits" in told.out + told.err


def test_an_edited_roll_is_found_by_line(
    finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = finished.splitlines()
    number = line_number(lines, "dice ", -1)
    faces = lines[number - 1].split()[1:]
    # Faces 1 to 4 all miss, so the match goes on as before; only the seed tells.
    swapped = ["2" if face == "1" else "1" if face in "234" else face for face in faces]
    while swapped == faces:
        number -= 1
        if lines[number - 1].startswith("dice "):
            faces = lines[number - 1].split()[1:]
            swapped = ["2" if face == "1" else "1" if face in "234" else face for face in faces]
    status, shown, _ = verified(
        tmp_path, edited(finished, number, "dice " + " ".join(swapped)), capsys
    )
    assert status == 1
    assert f"m.record:{number}: “dice {' '.join(swapped)}” doesn’t match the seed" in shown
    assert "1 fault." in shown


def test_an_edited_move_is_found_by_line(
    finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    number = line_number(finished.splitlines(), "1 claim ")
    status, shown, _ = verified(tmp_path, edited(finished, number, "1 claim north-sea"), capsys)
    assert status == 1
    assert f"m.record:{number}: " in shown
    assert "isn’t legal there (SETUP-" in shown or "isn’t an area" in shown


def test_another_seed_is_found(
    finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = finished.replace(f"seed {SEED}", "seed " + "00" * 16)
    status, shown, _ = verified(tmp_path, text, capsys)
    assert status == 1
    assert "The seed doesn’t match the hash published before the game." in shown


def test_a_truncated_record_is_named(
    finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cut = finished[: len(finished) // 2].rstrip("\n")
    status, shown, lines = verified(tmp_path, cut, capsys)
    assert status == 2
    assert f"m.record:{len(lines)}: The last line is cut off" in shown


def test_a_record_without_its_header_is_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, shown, _ = verified(tmp_path, "# shopping\nmilk\n", capsys)
    assert status == 2
    assert "This isn’t an OpenDust saved game" in shown


def test_a_missing_file_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "nowhere.record"]) == 2
    assert main(["replay", "nowhere.record"]) == 2
    assert capsys.readouterr().err.count("nowhere.record: This file doesn’t exist") == 2


def test_verify_speaks_json(
    finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "m.record"
    file.write_text(finished, encoding="utf-8")
    assert main(["verify", "--json", str(file)]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["sound"] is True
    assert report["over"] is True
    assert report["outcomes"] > 10


def test_replay_steps_forwards_and_backwards(finished: str, tmp_path: Path) -> None:
    file = tmp_path / "m.record"
    file.write_text(finished, encoding="utf-8")
    typed = (
        "\ns\nb\nj 40\nr 2\nr 99\nj\nscores\nboard asia\nboard nowhere\nlog 2\n?\nj 99999\ns\nq\n"
    )
    out = opendust(tmp_path, "replay", str(file), typed=typed).stdout
    assert "1. draw " in out
    assert "2. 1 play " in out
    assert "After move 1 of " in out
    assert "After move 40 of " in out
    assert "Round 2 began." in out
    assert "This saved game has no round 99" in out
    assert "Type a number after j." in out
    assert "“nowhere” isn’t a region or an area." in out
    assert "This is the end." in out


def test_replay_shows_one_position(
    finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "m.record"
    file.write_text(finished, encoding="utf-8")
    assert main(["replay", str(file), "--to", "60", "--plain"]) == 0
    out = capsys.readouterr().out
    assert "After move 60 of " in out
    assert "\nEurope\n" in out


def test_replay_tells_a_program_every_event(
    finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "m.record"
    file.write_text(finished, encoding="utf-8")
    assert main(["replay", str(file), "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    body = finished.split("---\n")[1].splitlines()[:-1]
    assert [line["input"] for line in lines] == body
    assert lines[-1]["events"][-1]["kind"] == "match-won"
    assert lines[-1]["lines"][-1]


def test_help_and_version_read_well(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--help"], ["play", "--help"], ["replay", "--help"], ["--version"]):
        with pytest.raises(SystemExit) as caught:
            main(words)
        assert caught.value.code == 0
    out = capsys.readouterr().out
    assert "examples:" in out
    assert "(interpreted)" in out or "(compiled)" in out


def test_a_share_that_is_none_of_this_game_is_told(
    finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "m.record"
    file.write_text(finished, encoding="utf-8")
    assert main(["verify", str(file), "--share", "11" * 32]) == 1
    assert "1111" in capsys.readouterr().out


def test_a_file_that_cannot_be_studied_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "notes"
    file.write_text("garbage\n", encoding="utf-8")
    assert main(["study", str(file)]) == 2
    assert "neither a position nor a study nor a game" in capsys.readouterr().err
