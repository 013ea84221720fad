"""Do seeded matches and fixed positions come to what they came to before, on every build?"""

from __future__ import annotations

from pathlib import Path

import pytest

from opendust.dust import game
from opendust.dust.edition import EDITIONS
from opendust.kernel.contract import RECORDED_SWITCH, SWITCH
from opendust.kernel.refusal import BadText
from opendust.kernel.text.record import (
    FIRST_LINE,
    MIGRATIONS,
    SCHEMA,
    Record,
    read_record,
    replay,
    verify,
    write_record,
)
from opendust.registry import GAMES, variants_of
from tests.contract import golden

RECORDS = sorted(golden.RECORDS.glob("*/*.record"))


def kept(name: str) -> list[str]:
    return (golden.FOLDER / name).read_text(encoding="utf-8").splitlines()


def test_counts_of_choices() -> None:
    assert golden.perft_text().splitlines() == kept("perft.txt")


def test_seeded_matches_end_in_the_same_digest() -> None:
    assert golden.digests_text().splitlines() == kept("digests.txt")


def test_seeded_matches_of_tactics_end_in_the_same_digest() -> None:
    assert golden.tactics_digests_text().splitlines() == kept("tactics-digests.txt")


@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_happens_as_in_the_journal(edition: str) -> None:
    assert golden.journal_text(edition).splitlines() == kept(f"journal-{edition}.txt")


def test_there_are_records_of_every_schema() -> None:
    assert {path.parent.name for path in RECORDS} == {f"v{n}" for n in range(1, SCHEMA + 1)}


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_old_records_replay(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text, path.name)
    played = GAMES[record.game]
    assert verify(played, record) == []
    written = write_record(replay(played, record), with_seed=True).splitlines()
    later = [line for line in younger(record) if line not in text.splitlines()]
    assert [line for line in written if line not in later] == text.splitlines()


def younger(record: Record) -> list[str]:
    """The settings that a record of before gets: switches that came later, as was played then."""
    switches = variants_of(record.game).younger()
    named = [name.removeprefix(SWITCH) for name in record.setup.settings]
    return [f"set {RECORDED_SWITCH}{switch.name} {switch.former_in(named)}" for switch in switches]


def test_a_record_of_an_older_schema_is_brought_up_to_date() -> None:
    text = RECORDS[0].read_text(encoding="utf-8")
    old = text.replace(f"{FIRST_LINE} 1\n", f"{FIRST_LINE} 0\n").replace("\nseat ", "\nchair ")

    def rename_chairs(lines: list[str]) -> list[str]:
        renamed = [line.replace("chair ", "seat ", 1) for line in lines[1:]]
        return [f"{FIRST_LINE} 1", *renamed]

    record = read_record(old, "old", migrations={**MIGRATIONS, 0: rename_chairs})
    assert verify(game, record) == []
    with pytest.raises(BadText, match="record-too-old"):
        read_record(old, "old")
