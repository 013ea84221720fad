"""One process that has read the modules already; what tests start of OpenDust are forks of it.

Most of a start is reading modules. A fork is a process of its own, with its own settings, streams
and end, and takes a third of the time. That a start from nothing works too is shown by the tests
of terminals, pipes and kills, which start the interpreter itself.
"""

from __future__ import annotations

import multiprocessing
import os
import sys

if sys.platform == "win32":
    FORKS = multiprocessing.get_context("spawn")  # nothing can be forked there
else:
    FORKS = multiprocessing.get_context("forkserver")
    FORKS.set_forkserver_preload(["tests.warm"])


def run_here(words: list[str], environment: dict[str, str]) -> None:
    """What `opendust` does with these words and settings, in a fork."""
    from opendust.cli.main import main

    os.environ.clear()
    os.environ.update(environment)
    sys.path[:0] = filter(None, environment.get("PYTHONPATH", "").split(os.pathsep))
    # A server starts itself again with these words when a faster build takes over.
    sys.argv = ["opendust", *words]
    sys.exit(main(words))


def run_on_files(words: list[str], environment: dict[str, str], folder: str, streams: str) -> None:
    """The same in a folder, reading `STREAMS.in`, writing `STREAMS.out` and `STREAMS.err`."""
    os.chdir(folder)
    for number, name in enumerate(("in", "out", "err")):
        file = os.open(f"{streams}.{name}", os.O_WRONLY | os.O_APPEND if number else os.O_RDONLY)
        os.dup2(file, number)
        os.close(file)
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False, buffering=1)
    run_here(words, environment)
