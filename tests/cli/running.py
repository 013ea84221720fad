"""Real processes of the `opendust` command, for tests."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import NamedTuple

from tests.forks import FORKS, run_on_files

PATIENCE = 900.0
"""Only what hangs for ever runs into it: the machine's speed decides no test."""


class Done(NamedTuple):
    """What a process has said, to whom."""

    stdout: str
    stderr: str


def environment(folder: Path) -> dict[str, str]:
    """The environment of a process whose user data lie in a folder of the test."""
    return {**os.environ, "XDG_DATA_HOME": str(folder), "PYTHONIOENCODING": "utf-8"}


def opendust(folder: Path, *words: str, typed: str = "", status: int = 0, **variables: str) -> Done:
    """Run the command to its end with typed input; no traceback, and the status wanted."""
    with tempfile.TemporaryDirectory() as place:
        streams = {name: Path(place, f"streams.{name}") for name in ("in", "out", "err")}
        for name, file in streams.items():
            file.write_text(typed if name == "in" else "", encoding="utf-8")
        settings = {**environment(folder), **variables}
        process = FORKS.Process(
            target=run_on_files, args=([*words], settings, os.getcwd(), f"{place}/streams")
        )
        process.start()
        process.join(PATIENCE)
        if process.exitcode is None:
            process.kill()
            process.join()
        out, err = (streams[name].read_text(encoding="utf-8") for name in ("out", "err"))
    assert "Traceback" not in err, err
    assert process.exitcode == status, (process.exitcode, out[-2000:], err)
    return Done(out, err)
