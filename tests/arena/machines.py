"""Two machines on one: network namespaces joined by a cable of their own. Needs root and `ip`."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

NET: Final = "10.213.77"
RAY_PORT: Final = 6399
RAY: Final = str(Path(sys.executable).with_name("ray"))


def can_make_machines() -> bool:
    """Whether this user may make network namespaces."""
    return os.geteuid() == 0 and shutil.which("ip") is not None if os.name == "posix" else False


def ip(*words: str) -> None:
    """One command of `ip`, which must succeed."""
    subprocess.run(["ip", *words], check=True, capture_output=True)


@contextmanager
def machines() -> Iterator[tuple[str, str]]:
    """The names of two namespaces that reach each other and nothing else."""
    mark = os.getpid()
    one, other = f"dust-{mark}-a", f"dust-{mark}-b"
    ends = (f"da{mark % 100000}", f"db{mark % 100000}")
    try:
        for name in (one, other):
            ip("netns", "add", name)
        ip("link", "add", ends[0], "type", "veth", "peer", "name", ends[1])
        for number, (name, end) in enumerate(zip((one, other), ends, strict=True), start=1):
            ip("link", "set", end, "netns", name)
            ip("-n", name, "address", "add", f"{NET}.{number}/24", "dev", end)
            ip("-n", name, "link", "set", end, "up")
            ip("-n", name, "link", "set", "lo", "up")
        yield one, other
    finally:
        for name in (one, other):
            subprocess.run(["ip", "netns", "delete", name], capture_output=True, check=False)


def started(name: str, *words: str, log: Path, own_files: str = "") -> subprocess.Popen[bytes]:
    """A command on one of the machines; `own_files` is a folder that it sees empty."""
    command = ["ip", "netns", "exec", name]
    if own_files:
        mounted = f'mount -t tmpfs tmpfs {own_files} && exec "$0" "$@"'
        command += ["unshare", "--mount", "sh", "-c", mounted]
    environment = {
        **os.environ, "RAY_USAGE_STATS_ENABLED": "0", "RAY_DISABLE_IMPORT_WARNING": "1",
        "PYTHONPATH": os.pathsep.join([str(Path.cwd()), os.environ.get("PYTHONPATH", "")]),
    }  # fmt: skip
    with log.open("wb") as out:
        return subprocess.Popen(
            [*command, *words], stdout=out, stderr=out, env=environment, start_new_session=True
        )


def end(process: subprocess.Popen[bytes]) -> None:
    """End a command and everything that it has started, at once: a machine that is lost."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
