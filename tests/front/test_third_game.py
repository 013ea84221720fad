"""Is a game of another package played everywhere, without a line of ours?

The example is installed into a folder of its own, as `pip install ./examples/bluff` would, and
everything that a user does with it is done by the commands themselves.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.running import Server

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "bluff"
CLIENT = Path(__file__).with_name("third_game.py")
SEED = "00112233445566778899aabbccddeeff"


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of somebody who has installed the example."""
    copy = shutil.copytree(EXAMPLE, tmp_path_factory.mktemp("source") / "bluff")
    site = tmp_path_factory.mktemp("site")
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
         "--no-deps", "--no-build-isolation", "--no-index", "--target", str(site), str(copy)],
        check=True,
    )  # fmt: skip
    path = os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    return {**os.environ, "PYTHONPATH": path}


def opendust(environment: dict[str, str], *words: str, typed: str = "") -> str:
    """What a command prints; it must succeed."""
    ended = subprocess.run(
        [sys.executable, "-m", "opendust", *words],
        env=environment, input=typed, capture_output=True, text=True,
    )  # fmt: skip
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def test_it_is_small() -> None:
    lines = [len(path.read_text().splitlines()) for path in EXAMPLE.rglob("*.py")]
    assert sum(lines) < 300


def test_its_cases_hold(installed: dict[str, str]) -> None:
    assert "1 passed, 0 failed" in opendust(installed, "check", str(EXAMPLE / "cases"))


def test_it_is_played_in_the_terminal_and_its_record_is_sound(
    installed: dict[str, str], tmp_path: Path
) -> None:
    record = str(tmp_path / "bluff.record")
    shown = opendust(
        installed, "play", "bluff", "--seats", "ada=human,random", "--seed", SEED,
        "--save", record, typed="table\nbid 1 sixes\nbid 9 fives\nwhy\nquit\n",
    )  # fmt: skip
    assert "ada: bid higher, or doubt the last bid." in shown
    assert "ada bid 1 sixes." in shown.lower()
    assert "random 2: ?, ?, ?, ?, ?" in shown.lower()
    opendust(installed, "play", "--resume", record, "--seats", "random,random")
    assert "all legal" in opendust(installed, "verify", record)
    assert "doubted" in opendust(installed, "replay", record, "--json").lower()


def test_its_rules_are_found(installed: dict[str, str]) -> None:
    assert "bids that there are at least" in opendust(installed, "rules", "--game", "bluff", "B-03")


def test_it_is_played_in_the_arena(installed: dict[str, str], tmp_path: Path) -> None:
    out = tmp_path / "arena"
    opendust(
        installed, "arena", "random", "random", "--game", "bluff", "--games", "4", "--workers",
        "1", "--out", str(out),
    )  # fmt: skip
    assert "Bluff" in (out / "report.html").read_text()


def test_it_is_played_on_the_server(installed: dict[str, str], tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/matches.db", {"PYTHONPATH": installed["PYTHONPATH"]})
    with server:
        ended = subprocess.run(
            [sys.executable, str(CLIENT), server.base],
            env=installed, capture_output=True, text=True,
        )  # fmt: skip
    assert ended.returncode == 0, ended.stderr
    record = tmp_path / "online.record"
    record.write_text(ended.stdout)
    assert "all legal" in opendust(installed, "verify", str(record))


def test_a_game_that_cannot_be_loaded_is_left_out(tmp_path: Path) -> None:
    info = tmp_path / "broken-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[opendust.games]\nbroken = nowhere:ENTRY\n")
    asked = "from opendust.registry import BROKEN, GAMES; print(*GAMES, BROKEN)"
    shown = subprocess.run(
        [sys.executable, "-c", asked],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    assert shown.startswith("dust tactics {'broken': ")
