"""A match survives the death of its program: what was acknowledged is in the file."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

from tests.cli.running import environment, opendust

KILLS = int(os.environ.get("OPENDUST_KILLS", "8"))
"""`make kill-tests` asks for more."""


def start(folder: Path, file: Path, *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "opendust", "play", "--json", *words],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True, encoding="utf-8", env=environment(folder),
    )  # fmt: skip


def acknowledged_until_killed(process: subprocess.Popen[str], lines: int) -> dict[int, str]:
    """Read so many lines, kill, read what was still on its way; the inputs told of."""
    assert process.stdout is not None
    read = [process.stdout.readline() for _ in range(lines)]
    process.kill()
    # Not `communicate`: it does not see what has been read ahead already.
    rest = process.stdout.read()
    process.communicate()
    told: dict[int, str] = {}
    for line in [*read, *rest.split("\n")[:-1]]:
        if line.endswith(("}\n", "}")):
            content = json.loads(line)
            if content["type"] == "input":
                told[content["number"]] = content["line"]
    return told


def kept(file: Path) -> list[str]:
    """The whole lines of inputs in a file; a torn last one does not count."""
    lines = file.read_text(encoding="utf-8").split("\n")[:-1]
    return [line for line in lines[lines.index("---") + 1 :] if not line.startswith("end ")]


def test_every_acknowledged_input_survives_a_kill(tmp_path: Path) -> None:
    chance = random.Random(2007)
    file = tmp_path / "0.record"
    words = ["--seats", "random,random,random", "--save", str(file)]
    total = 0
    for number in range(KILLS):
        told = acknowledged_until_killed(start(tmp_path, file, *words), chance.randrange(1, 40))
        lines = kept(file)
        for at, line in told.items():
            assert lines[at - 1] == line
        assert not told or len(lines) >= max(told)
        assert len(lines) >= total
        total = len(lines)
        words = ["--resume", str(file)]
        if number % 4 == 3:
            opendust(tmp_path, "verify", str(file))
    assert total > KILLS
