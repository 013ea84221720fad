"""Do the rows of a dataset say what the records say, and can a policy learn from them?"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import polars
import pytest

import opendust as od
from opendust.arena.dataset import SCHEMA, write_dataset
from opendust.cli.main import main
from opendust.envs import Session
from opendust.kernel.refusal import BadText
from tests.arena.small import dust_plan, played, tactics_plan

PLANS = {
    "dust": dust_plan("recruit", "random", games=2),
    "tactics": tactics_plan("recruit", games=2),
}


def written(folder: Path, out: Path, *, tensors: bool = True) -> polars.DataFrame:
    """The dataset of an arena."""
    write_dataset(folder, out, tensors=tensors, tick=lambda done, planned: None)
    return polars.read_parquet(out)


@pytest.mark.parametrize("game", sorted(PLANS))
def test_every_row_is_a_decision_of_its_record(game: str, tmp_path: Path) -> None:
    played(PLANS[game], tmp_path / "arena")
    table = written(tmp_path / "arena", tmp_path / "games.parquet")
    assert list(table.columns) == list(SCHEMA)
    match = od.load(tmp_path / "arena" / "records" / "000001.record")
    first = table.filter(polars.col("game") == 1)
    lines = str(match.record).partition("\n---\n")[2].splitlines()
    chosen = [line.partition(" ")[2] for line in lines if line[0].isdecimal()]
    assert first["action"].to_list() == chosen
    row: dict[str, Any] = first.row(len(first) // 2, named=True)
    state = match.at(step=row["step"])
    assert row["action"] in [str(action) for action in state.legal(row["seat"])]
    assert all(t in a for t, a in zip(row["tokens"], row["allowed"], strict=True))
    assert len(row["observation"]) > 500
    by_seat = table.group_by("game", "seat").agg(polars.col("reward").first())
    totals = by_seat.group_by("game").agg(polars.col("reward").sum())["reward"]
    assert all(total == pytest.approx(0.0) for total in totals)
    card = (tmp_path / "games.md").read_text(encoding="utf-8")
    assert all(f"| {name} |" in card for name in SCHEMA)
    assert card.startswith("---\npretty_name: ")
    words = dict(line.split(" ", 1) for line in card.rpartition("```text\n")[2].splitlines()[:-1])
    spelled = [words[str(token)] for token in row["tokens"]]
    assert spelled[0] == f"verb {row['action'].split(' ')[0]}"


def test_tensors_of_a_dataset_are_those_of_a_session(tmp_path: Path) -> None:
    played(PLANS["dust"], tmp_path / "arena")
    table = written(tmp_path / "arena", tmp_path / "games.parquet")
    sizes = {len(values) for values in table["observation"].to_list()}
    session = Session("dust")
    assert sizes == {session.spelled}
    without = written(tmp_path / "arena", tmp_path / "small.parquet", tensors=False)
    assert without.drop("observation").equals(table.drop("observation"))
    assert not any(without["observation"].list.len())


def test_a_file_that_would_not_say_what_it_is_is_not_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games.csv"
    assert main(["dataset", str(tmp_path), "-o", str(out)]) == 2
    assert "ends in .parquet, not games.csv" in capsys.readouterr().err
    assert not out.exists()


def test_a_folder_that_is_no_arena_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadText):
        written(tmp_path, tmp_path / "games.parquet")
    assert not (tmp_path / "games.parquet").exists()
