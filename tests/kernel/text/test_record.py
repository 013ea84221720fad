"""Records with faults: each is found, at its line."""

from __future__ import annotations

from functools import cache

import pytest

from opendust.dust import game
from opendust.dust.state import State
from opendust.kernel.contract import Setup
from opendust.kernel.play.match import Match
from opendust.kernel.refusal import BadText
from opendust.kernel.text.record import read_record, replay, verify, write_record
from tests.contract.dust.starts import edition_start
from tests.contract.suite import random_match


@cache
def match() -> Match[State]:
    return random_match(game, edition_start("epic-de", 2), 5)


@cache
def text() -> str:
    return write_record(match(), with_seed=True)


def messages(record_text: str) -> list[str]:
    return [fault.message for fault in verify(game, read_record(record_text, "r"))]


def line_number(start: str) -> int:
    lines = text().splitlines()
    return next(n for n, line in enumerate(lines, start=1) if line.startswith(start))


def edited(start: str, new: str) -> str:
    """The record with the first line that starts so replaced."""
    lines = text().splitlines(keepends=True)
    lines[line_number(start) - 1] = new
    return "".join(lines)


def test_a_good_record_has_no_fault() -> None:
    assert messages(text()) == []


def test_a_torn_last_line_is_a_fault_unless_forgiven() -> None:
    torn = text().rstrip("\n")[:-5]
    with pytest.raises(BadText, match="record-torn"):
        read_record(torn, "r")
    record = read_record(torn, "r", forgive_torn_end=True)
    assert len(replay(game, record).inputs) == len(match().inputs)


def test_a_record_cut_after_a_line_is_an_unfinished_match() -> None:
    lines = text().splitlines(keepends=True)
    assert messages("".join(lines[:-30])) == []


def test_the_end_line_is_needed_and_must_be_right() -> None:
    lines = text().splitlines(keepends=True)
    assert messages("".join(lines[:-1])) == ["record-end-missing"]
    assert messages("".join([*lines[:-1], "end 00\n"])) == ["record-end-differs"]
    assert messages("".join([*lines[:-9], lines[-1]])) == ["record-end-early"]


def test_other_dice_than_the_seed_gives_are_found() -> None:
    number = line_number("draw ")
    words = text().splitlines()[number - 1].split()
    words[1], words[2] = words[2], words[1]
    faults = verify(game, read_record(edited("draw ", " ".join(words) + "\n"), "r"))
    assert (faults[0].message, faults[0].line) == ("record-outcome-wrong", number)


def test_an_edited_input_is_refused_with_its_line() -> None:
    number = line_number("1 color ")
    faults = verify(game, read_record(edited("1 color ", "1 attack berlin berlin\n"), "r"))
    assert faults[0].line == number
    assert faults[0].message in ("record-input-refused", "name-unknown")
    with pytest.raises(BadText, match="record-input-refused"):
        replay(game, read_record(edited("1 color ", "1 done\n"), "r"))


def test_a_seed_that_does_not_fit_the_commitment_is_found() -> None:
    assert "record-commitment-wrong" in messages(edited("commitment ", "commitment 00\n"))
    other = edited("seed ", f"seed {bytes(16).hex()}\n")
    assert messages(other)[0] == "record-commitment-wrong"
    assert "record-outcome-wrong" in messages(other)


def test_a_record_without_its_seed_cannot_be_checked() -> None:
    open_text = write_record(match(), with_seed=False)
    assert "\nseed " not in open_text
    assert messages(open_text) == ["record-no-seed"]


@pytest.mark.parametrize(
    ("start", "new", "message"),
    [
        ("opendust-record", "chess-record 1\n", "record-not-one"),
        ("opendust-record", "opendust-record 99\n", "record-too-new"),
        ("opendust-record", "opendust-record 0\n", "record-too-old"),
        ("game ", "weather fine\n", "record-header-unknown"),
        ("game ", "", "record-header-missing"),
        ("rules ", "rules one\n", "number-expected"),
        ("seed ", "seed xyz\n", "record-seed-not-hex"),
        ("seed ", f"seed {bytes(65).hex()}\n", "record-seed-not-hex"),
        ("---", "", "record-no-inputs-mark"),
    ],
)
def test_a_header_that_cannot_be_read(start: str, new: str, message: str) -> None:
    with pytest.raises(BadText, match=message):
        read_record(edited(start, new), "r")


def test_nothing_is_no_record() -> None:
    with pytest.raises(BadText, match="record-not-one"):
        read_record("", "r")


def test_another_version_of_the_rules_is_told() -> None:
    assert messages(edited("rules ", "rules 99\n")) == ["record-rules-version"]


def test_a_switch_is_read_by_its_old_name_and_recorded_under_it() -> None:
    setup = Setup(("anna", "bert"), {"edition": "epic-de", "option.retreat_limit": "one_unit"})
    assert setup.settings == {"edition": "epic-de", "switch.retreat_limit": "one_unit"}
    written = write_record(Match(game, setup, bytes(16)), with_seed=True)
    assert "\nset option.retreat_limit one_unit\n" in written
    assert "switch." not in written
    assert read_record(written, "r").setup.settings["switch.retreat_limit"] == "one_unit"
