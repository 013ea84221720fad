"""Do arenas begin in the positions of saved games, each game once and with its own dice?"""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import pytest

from opendust.arena.dataset import write_dataset
from opendust.arena.plan import Plan, fixture, plan_as_data, plan_from_data
from opendust.arena.playing import Playing
from opendust.cli.arena.starts import starts_from
from opendust.cli.main import main
from opendust.kernel.refusal import BadText
from opendust.kernel.text.record import read_record, replay, verify, write_record
from opendust.registry import GAMES
from tests.arena.small import dust_plan, played

BEFORE = 60


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of two bots."""
    plan = dust_plan("random", games=1)
    path = tmp_path_factory.mktemp("saved") / "game.record"
    path.write_text(Playing(plan, fixture(plan, 0), (), lambda at: None).play().record)
    return path


def plan_of(*words: str) -> Plan:
    """Two bots from the named positions."""
    asked = Namespace(begin=list(words), game="dust", seats=None)
    variants = tuple(starts_from(asked))
    return Plan(asked.game, variants, ("recruit", "random"), asked.seats, 4, "7")


def test_games_go_on_from_the_saved_position_with_other_dice(saved: Path) -> None:
    plan = plan_of(f"{saved}@{BEFORE}")
    assert plan_from_data(plan_as_data(plan)) == plan
    games = [Playing(plan, fixture(plan, number), (), lambda at: None).play() for number in (0, 2)]
    records = [read_record(game.record, "game") for game in games]
    lines = [[line for _, line in record.lines] for record in records]
    first = [line for _, line in read_record(saved.read_text(), "saved").lines[:BEFORE]]
    assert [one[:BEFORE] for one in lines] == [first, first]
    assert lines[0] != lines[1]
    assert [record.start for record in records] == [BEFORE, BEFORE]
    assert [verify(GAMES["dust"], record) for record in records] == [[], []]


def test_dice_after_the_start_are_checked(saved: Path) -> None:
    plan = plan_of(f"{saved}@{BEFORE}")
    text = Playing(plan, fixture(plan, 0), (), lambda at: None).play().record
    head, rule, body = text.partition("---\n")
    lines = body.splitlines()
    at = next(n for n, line in enumerate(lines) if n > BEFORE and line.startswith("dice"))
    faces = lines[at].split()[1:]
    lines[at] = " ".join(["dice", *[str(int(face) % 6 + 1) for face in faces]])
    changed = read_record(head + rule + "\n".join(lines) + "\n", "game")
    assert verify(GAMES["dust"], changed) != []


def test_a_match_that_is_loaded_and_saved_keeps_its_start(saved: Path) -> None:
    plan = plan_of(f"{saved}@{BEFORE}")
    text = Playing(plan, fixture(plan, 0), (), lambda at: None).play().record
    match = replay(GAMES["dust"], read_record(text, "game"))
    assert write_record(match, with_seed=True) == text


def test_an_arena_counts_and_tells_such_games_as_any_other(saved: Path, tmp_path: Path) -> None:
    polars = pytest.importorskip("polars")
    ending = played(plan_of(f"{saved}@{BEFORE}", f"{saved}@{BEFORE + 20}"), tmp_path / "arena")
    assert ending.summary["games"] == 4
    assert len(ending.summary["variants"]) == 2
    write_dataset(tmp_path / "arena", tmp_path / "d.parquet", tensors=False, tick=lambda a, b: None)
    steps = polars.read_parquet(tmp_path / "d.parquet").group_by("game").agg(polars.min("step"))
    assert sorted(steps["step"].to_list())[0] >= BEFORE
    assert main(["verify", str(tmp_path / "arena" / "records" / "000001.record")]) == 0


@pytest.mark.parametrize(
    ("words", "message"), [("@999999", "arena-start-short"), ("", "arena-start-over")]
)
def test_positions_that_cannot_be_played_are_refused(saved: Path, words: str, message: str) -> None:
    with pytest.raises(BadText) as bad:
        plan_of(f"{saved}{words}")
    assert bad.value.faults[0].message == message


def test_positions_of_other_seats_are_refused(saved: Path) -> None:
    with pytest.raises(BadText) as bad:
        starts_from(Namespace(begin=[f"{saved}@9"], game="dust", seats=3))
    assert bad.value.faults[0].message == "arena-start-other"
