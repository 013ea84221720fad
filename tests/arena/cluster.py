"""The arena on Ray gives what it gives without, on one machine or two. `make cluster-test`."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

import pytest

from opendust.arena.folder import games_in
from opendust.arena.running import run
from opendust.kernel.refusal import BadText
from tests.arena.machines import NET, RAY, RAY_PORT, can_make_machines, end, machines, started
from tests.arena.small import BAD, contents, dust_plan, played

DRIVER = """
import sys
from pathlib import Path
from opendust.arena.running import run
from tests.arena.small import dust_plan
plan = dust_plan("recruit", "random", games=96)
run(plan, Path(sys.argv[1]), 1, sys.argv[2], lambda done, planned: None)
"""
"""An arena on a cluster that runs already."""
PATIENCE = 240.0
"""Seconds after which something is taken to hang; nothing waits for them."""


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_gives_the_same_folder(tmp_path: Path) -> None:
    plan = dust_plan("recruit", BAD + "Raising", games=40).rounded()
    ending = run(plan, tmp_path / "cluster", 1, "local", lambda done, planned: None)
    assert ending.summary["games"] == 40
    assert [share["raised"] for share in ending.summary["shares"]] == [0, 40]
    played(plan, tmp_path / "here", workers=2)
    assert contents(tmp_path / "cluster") == contents(tmp_path / "here")


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadText, match="arena-cluster"):
        run(dust_plan("random", games=2), tmp_path, 1, "127.0.0.1:1", lambda done, planned: None)


def wait_for(what: Callable[[], bool], process: subprocess.Popen[bytes], log: Path) -> None:
    """Until something is so, as long as a process lives."""
    until = time.monotonic() + PATIENCE
    while not what():
        alive = process.poll() is None and time.monotonic() < until
        assert alive or what(), log.read_text(errors="replace")[-3000:]
        time.sleep(0.2)


def has_started(log: Path) -> Callable[[], bool]:
    """Whether Ray says that it runs."""
    return lambda: b"Ray runtime started" in log.read_bytes()


@pytest.mark.skipif(not can_make_machines(), reason="needs root and network namespaces")
def test_two_machines_one_of_which_is_lost_play_the_same_games(tmp_path: Path) -> None:
    folder = tmp_path / "cluster"
    with machines() as (one, other):
        alike = ["--num-cpus", "1", "--disable-usage-stats", "--block"]
        # Paths of sockets must be short, so this is not below the test's own folder.
        files = Path(mkdtemp(prefix="ray-"))
        head = started(
            one, RAY, "start", "--head", "--port", str(RAY_PORT), "--temp-dir", str(files),
            "--node-ip-address", f"{NET}.1", "--include-dashboard", "false", *alike,
            log=tmp_path / "head.log",
        )  # fmt: skip
        running = [head]
        try:
            wait_for(has_started(tmp_path / "head.log"), head, tmp_path / "head.log")
            far = started(
                other, RAY, "start", "--address", f"{NET}.1:{RAY_PORT}",
                "--node-ip-address", f"{NET}.2", *alike,
                log=tmp_path / "far.log", own_files=str(files),
            )  # fmt: skip
            running.append(far)
            wait_for(has_started(tmp_path / "far.log"), far, tmp_path / "far.log")
            arena = started(
                one, sys.executable, "-c", DRIVER, str(folder), f"{NET}.1:{RAY_PORT}",
                log=tmp_path / "arena.log",
            )  # fmt: skip
            running.append(arena)
            kept = folder / "games.jsonl"
            wait_for(
                lambda: kept.exists() and kept.stat().st_size > 0, arena, tmp_path / "arena.log"
            )
            assert arena.poll() is None, "it was over before a machine could be lost"
            end(far)
            assert arena.wait(PATIENCE) == 0, (tmp_path / "arena.log").read_text()
        finally:
            for process in reversed(running):
                end(process)
            rmtree(files, ignore_errors=True)
    assert [row["game"] for row in games_in(folder)] == list(range(1, 97))
    played(dust_plan("recruit", "random", games=96), tmp_path / "here", workers=2)
    assert contents(folder) == contents(tmp_path / "here")
