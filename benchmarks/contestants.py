"""Who takes part: the two builds of the engine and the peer, each as a process on one core."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final

import opendust
from opendust.kernel.build import is_compiled

ROOT: Final = Path(__file__).resolve().parent.parent
PEER_ENVIRONMENT: Final = ROOT / "build" / "bench-venv"
PEERS: Final = {
    "catanatron": ("catanatron==3.2.1", "benchmarks.catanatron_contestant"),
    "openspiel": ("open_spiel", "benchmarks.openspiel_contestant"),
}
"""Name -> what is installed, and the module that plays it."""


class Contestant:
    """A process that plays and copies for as long as it is told, and its sums so far."""

    def __init__(self, name: str, python: str, module: str, path: Path, core: int) -> None:
        self.name = name
        environment = {**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{ROOT}"}
        self.process = subprocess.Popen(
            [python, "-m", module, str(core)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT,
        )  # fmt: skip
        self.plays: list[tuple[int, int, float]] = []
        self.copies: list[tuple[int, float]] = []
        self.bytes = int(self.hear()[1])

    def hear(self) -> list[str]:
        """The next answer."""
        assert self.process.stdout is not None
        words = self.process.stdout.readline().split()
        if not words:
            sys.exit(f"benchmarks: {self.name} ended early; its messages stand above.")
        return words

    def ask(self, command: str) -> list[str]:
        """Send a command and wait for the answer."""
        assert self.process.stdin is not None
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        return self.hear()

    def play(self, seconds: float) -> None:
        """One slice of play."""
        games, decisions, passed = self.ask(f"play {seconds}")
        self.plays.append((int(games), int(decisions), float(passed)))

    def copy(self, seconds: float) -> None:
        """One slice of copying."""
        copies, passed = self.ask(f"copy {seconds}")
        self.copies.append((int(copies), float(passed)))

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(timeout=30)


def compiled_build() -> Path | None:
    """The compiled build: the one this process runs on, else that of the present sources.

    None without a C compiler.
    """
    if is_compiled():
        return Path(opendust.__file__).absolute().parent.parent  # its files are partly links
    made = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "compile.py")], stdout=subprocess.PIPE, text=True
    )
    return Path(made.stdout.strip()) if made.returncode == 0 else None


def peer_python(package: str) -> str | None:
    """The interpreter of the peers' environment, made on first use; None if one cannot be had."""
    python = PEER_ENVIRONMENT / "bin" / "python"
    if not python.exists():
        venv.create(PEER_ENVIRONMENT, with_pip=True)
    installed = subprocess.run(
        [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
         package],
    )  # fmt: skip
    return str(python) if installed.returncode == 0 else None


def contestants(core: int) -> list[Contestant]:
    """Everybody who can take part on this machine."""
    ours = "benchmarks.dust_contestant"
    found = [Contestant("interpreted", sys.executable, ours, ROOT / "src", core)]
    compiled = compiled_build()
    if compiled is not None:
        found.append(Contestant("compiled", sys.executable, ours, compiled, core))
    for name, (package, module) in PEERS.items():
        peer = peer_python(package)
        if peer is not None:
            found.append(Contestant(name, peer, module, ROOT, core))
    return found
