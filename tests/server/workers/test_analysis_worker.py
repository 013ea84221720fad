"""Does whoever stops an analysis stop all of it? It works in processes of its own."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from subprocess import PIPE, Popen
from time import monotonic, sleep

import pytest

from opendust.server.workers.analysts import COMMAND
from tests.server.running import PATIENCE

RECORD = Path(__file__).parents[2] / "analysis" / "data" / "plan-tactics.record"


def lives(process: str) -> bool:
    """Whether a process still runs; what is dead may still be listed."""
    try:
        state = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2]
    except OSError:
        return False
    return not state.startswith((" Z", " X"))


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.skipif((os.cpu_count() or 1) < 2, reason="one processor, one process")
def test_whoever_stops_an_analysis_stops_all_its_processes() -> None:
    """They would wait for questions for ever, and each stopped analysis would leave two."""
    question = json.dumps({"record": RECORD.read_text("utf-8"), "effort": "quick"}) + "\n"
    with Popen(COMMAND, stdin=PIPE, stdout=PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question)
        process.stdin.close()
        assert json.loads(process.stdout.readline())["done"] >= 1
        listed = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        begun = listed.read_text("utf-8").split()
        assert len(begun) >= 2
        process.kill()
    end = monotonic() + PATIENCE
    while any(lives(one) for one in begun) and monotonic() < end:
        sleep(0.05)
    assert not [one for one in begun if lives(one)]
