"""How much memory may a worker take? So much that an honest question never notices.

A worker that wants more ends, and whoever asked is told that there is no answer; without a limit
the system would look for memory elsewhere, and might end the server.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Final

MEGABYTES: Final = 1_024
"""For each worker; the largest questions of both games take about a tenth."""
VARIABLE: Final = "OPENDUST_WORKER_MEMORY"


def limit_memory(environment: Mapping[str, str] = os.environ) -> None:
    """Let this process have no more than the host allows; 0 is no limit. Linux keeps to it."""
    megabytes = int(environment.get(VARIABLE, MEGABYTES))
    if sys.platform == "win32" or not megabytes:
        return
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_DATA)
    wanted = megabytes << 20
    limit = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_DATA, (limit, hard))
