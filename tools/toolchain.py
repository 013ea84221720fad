"""Which interpreter compiles? This one if it has mypyc, else one with an environment for it alone.

Whoever only plays need not install mypyc first: it comes when it is needed, in the background.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
REQUIREMENTS: Final = ROOT / "requirements" / "build.txt"
ENVIRONMENTS: Final = ROOT / "build" / "compiler"


def mypy_wanted() -> str:
    """The version of mypy, and so of mypyc, that builds are made with."""
    found = re.search(r"^mypy==(\S+)", REQUIREMENTS.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    return found.group(1)


def has_mypyc() -> bool:
    """Whether this interpreter can compile."""
    try:
        metadata.version("setuptools")
        return metadata.version("mypy") == mypy_wanted()
    except metadata.PackageNotFoundError:
        return False


def python_with_mypyc() -> str:
    """An interpreter of this version that has mypyc; if need be its environment is made."""
    if has_mypyc():
        return sys.executable
    name = hashlib.blake2b(sys.version.encode() + REQUIREMENTS.read_bytes(), digest_size=8)
    folder = ENVIRONMENTS / name.hexdigest()
    python, ready = folder / "bin" / "python", folder / ".ready"
    if not ready.exists():
        run(sys.executable, "-m", "venv", "--clear", str(folder))
        run(
            str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
            "--require-hashes", "--requirement", str(REQUIREMENTS),
        )  # fmt: skip
        ready.touch()
    return str(python)


def run(*command: str) -> None:
    """Run a command; what it says is for the eyes of whoever compiles."""
    subprocess.run(command, check=True, stdout=sys.stderr)
