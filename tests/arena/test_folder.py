"""What stays of an arena that was stopped, torn, or out of space; nothing counts twice."""

from __future__ import annotations

import json
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from opendust.arena.folder import Folder
from opendust.arena.running import run
from opendust.kernel.refusal import BadText
from tests.arena.bad_bots import HOLD
from tests.arena.small import BAD, contents, dust_plan, played
from tests.cli.running import PATIENCE, environment, opendust

ARENA = ("arena", "random", "--seats", "2", "--seed", "7", "--workers", "2", "--games", "20")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The folder of an arena that nobody disturbed."""
    path = tmp_path_factory.mktemp("whole")
    opendust(path, *ARENA, "--out", str(path / "out"))
    return contents(path / "out")


def test_a_stopped_arena_goes_on_to_the_same_end(tmp_path: Path) -> None:
    out, hold = tmp_path / "out", tmp_path / "hold"
    # However late the signal comes: as long as they are held the games do not all end.
    hold.touch()
    held = ("arena", BAD + "Held", *ARENA[2:], "--cap", str(PATIENCE))
    process = subprocess.Popen(
        [sys.executable, "-m", "opendust", *held, "--out", str(out)],
        stdout=subprocess.PIPE, text=True, env={**environment(tmp_path), HOLD: str(hold)},
    )  # fmt: skip
    log = out / "games.jsonl"
    while not (log.exists() and log.read_bytes().count(b"\n") >= 3):
        assert process.poll() is None
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    said, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert f"--resume {out}" in said
    kept = log.read_bytes().count(b"\n")
    assert 3 <= kept < 20
    assert (out / "report.html").read_text().count("The arena isn’t finished") == 1
    opendust(tmp_path, "arena", "--resume", str(out))
    opendust(tmp_path, *held, "--out", str(tmp_path / "at-once"))
    assert contents(out) == contents(tmp_path / "at-once")


@pytest.mark.parametrize("torn", ["games.jsonl", "records"])
def test_a_disk_that_is_full_loses_nothing(
    torn: str, tmp_path: Path, whole: dict[str, bytes]
) -> None:
    """Whichever game ends first: the lines outgrow what there is, or no record fits at all."""
    records = [len(data) for name, data in whole.items() if name.startswith("records/")]
    assert max(records) < len(whole["games.jsonl"])  # so that all lines do not fit
    space = max(records) if torn == "games.jsonl" else min(records) - 1
    out = tmp_path / "out"
    done = subprocess.run(
        [sys.executable, "-m", "opendust", *ARENA, "--out", str(out)],
        capture_output=True, text=True, env=environment(tmp_path), check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (space, space)),
    )  # fmt: skip
    assert done.returncode == 2
    assert f"{out / torn}" in done.stderr
    assert "Can’t write the file" in done.stderr
    assert f"--resume {out}" in done.stderr
    lines = (out / "games.jsonl").read_bytes().splitlines(keepends=True)
    assert (3 < len(lines) < 20) if torn == "games.jsonl" else not lines
    assert all(line.endswith(b"\n") for line in lines)
    assert not list(out.rglob("*.part"))
    opendust(tmp_path, "arena", "--resume", str(out))
    assert contents(out) == whole


def test_a_game_whose_line_was_written_counts_wherever_the_arena_was_stopped(
    tmp_path: Path,
) -> None:
    plan = dust_plan("random", games=3)
    played(plan, tmp_path)
    folder = Folder(tmp_path)
    folder.open(plan)
    del folder.rows[2]
    folder.reread()
    folder.settle()
    assert len((tmp_path / "games.jsonl").read_bytes().splitlines()) == 3
    folder.close()


def test_torn_lines_and_lost_records_are_played_again(tmp_path: Path) -> None:
    plan = dust_plan("random", games=6)
    played(plan, tmp_path / "out")
    before = contents(tmp_path / "out")
    log = tmp_path / "out" / "games.jsonl"
    log.write_bytes(log.read_bytes()[:-200])
    (tmp_path / "out" / "records" / "000002.record").unlink()
    played(plan, tmp_path / "out")
    assert contents(tmp_path / "out") == before


def test_more_games_may_be_asked_for_later(tmp_path: Path) -> None:
    played(dust_plan("random", games=3), tmp_path / "grown")
    played(dust_plan("random", games=5), tmp_path / "grown")
    played(dust_plan("random", games=5), tmp_path / "at-once")
    assert contents(tmp_path / "grown") == contents(tmp_path / "at-once")


def test_a_folder_belongs_to_one_plan_and_one_process(tmp_path: Path) -> None:
    plan = dust_plan("random", games=2)
    played(plan, tmp_path)
    with pytest.raises(BadText, match="arena-other-plan"):
        played(dust_plan("random", games=2, seed="8"), tmp_path)
    holder = Folder(tmp_path)
    holder.open(plan)
    with pytest.raises(BadText, match="arena-folder-busy"):
        played(plan, tmp_path)
    holder.close()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("recruti", "random"), "“recruti” isn’t a bot"),
        (("recruit", "random", "--edition", "premium-em"), "premium-en"),
        (("recruit", "random", "--seats", "7"), "7"),
        (("recruit", "--seats", "1"), "--seats must be at least 2"),
        (("recruit", "random", "--game", "tactic"), "tactics"),
        (("recruit", "random", "--game", "tactics", "--scenario", "skirmis"), "skirmish"),
        (("recruit", "random", "--games", "0"), "--games must be at least 1"),
        (("recruit", "random", "--budget", "1"), "can limit its thinking time"),
        (("no.such:Bot", "random"), "Can’t load the bot no.such:Bot"),
        ((), "Name the bots"),
        (("--resume", "nowhere"), "has no arena in it"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    words: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    done = opendust(tmp_path, "arena", *words, "--out", str(tmp_path / "out"), status=2)
    assert said in done.stderr
    assert not (tmp_path / "out").exists()


def test_the_summary_as_json(tmp_path: Path) -> None:
    words = ("--games", "4", "--edition", "premium-en,epic-de", "--json")
    done = opendust(
        tmp_path, *ARENA[:2], "recruit", "--seed", "7", *words, "--out", str(tmp_path / "out")
    )
    summary = json.loads(done.stdout)
    assert summary["variants"] == ["premium-en", "epic-de"]
    assert {share["bot"]: share["seats"] for share in summary["shares"]} == {
        "random": 4, "recruit": 4,
    }  # fmt: skip
    assert [rating["bot"] for rating in summary["ratings"]] == ["recruit", "random"]
    opendust(tmp_path, "verify", str(tmp_path / "out" / "records" / "000004.record"))


def test_a_sequential_test_stops_when_it_is_sure(tmp_path: Path) -> None:
    # How many games are played until the decision is heard depends on the machine.
    plan = dust_plan("recruit", "random", games=1_000).rounded()
    ending = run(plan, tmp_path, 2, "", lambda done, planned: None, sprt=(0.0, 50.0))
    assert ending.decision == "high"
    assert not ending.is_stopped
    assert ending.summary["sprt"]["decision"] == "high"
    assert ending.summary["games"] < 1_000
    duel = ending.summary["duels"][0]
    assert (duel["bot"], duel["other"]) == ("recruit", "random")
    assert duel["score"] > 0.8
    kept = json.loads((tmp_path / "summary.json").read_text(encoding="utf-8"))
    assert kept["sprt"] == ending.summary["sprt"]
    report = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "recruit against random, decided after" in report
    assert "isn’t finished" not in report
    with pytest.raises(BadText):
        run(dust_plan("random", games=4), tmp_path / "one", 1, "", tick, sprt=(0.0, 50.0))


def tick(done: int, planned: int) -> None:
    """Nobody watches."""
