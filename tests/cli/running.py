"""Real processes of the `opendust` command, for tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PATIENCE = 900.0
"""Only what hangs for ever runs into it: the machine's speed decides no test."""


def environment(folder: Path) -> dict[str, str]:
    """The environment of a process whose user data lie in a folder of the test."""
    return {**os.environ, "XDG_DATA_HOME": str(folder), "PYTHONIOENCODING": "utf-8"}


def opendust(
    folder: Path, *words: str, typed: str = "", status: int = 0
) -> subprocess.CompletedProcess[str]:
    """Run the command to its end with typed input; no traceback, and the status wanted."""
    done = subprocess.run(
        [sys.executable, "-m", "opendust", *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(folder),
        timeout=PATIENCE,
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr
    assert done.returncode == status, (done.returncode, done.stdout[-2000:], done.stderr)
    return done
