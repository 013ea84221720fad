"""How does a worker process talk with the server? A JSON line in, a JSON line out."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import Any

from opendust.kernel.build import build_name
from opendust.server.workers.memory import limit_memory

POLITENESS = 5


def answer_lines(answer: Callable[[dict[str, Any]], dict[str, Any]]) -> int:
    """Answer until the server closes the pipe; whoever answers people at once goes first."""
    if sys.platform != "win32":
        os.nice(POLITENESS)
    limit_memory()
    try:
        print(json.dumps({"ready": True, "build": build_name()}), flush=True)
        for line in sys.stdin:
            print(json.dumps(answer(json.loads(line))), flush=True)
    except MemoryError:
        # Whoever asked hears that there is no answer; a fresh process takes the next question.
        print("a worker wanted too much memory and ends", file=sys.stderr, flush=True)
        return 1
    except BrokenPipeError:
        # The server was killed; the interpreter flushes once more and must find somewhere to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
