"""How are the games played on many machines? By Ray: each task is a crew of one worker.

The crew on the far machine cuts off and redoes as it does at home, so the results are the same
everywhere. The machines need the same version of OpenDust and of every bot. Ray itself plays a
batch again whose machine is lost.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from typing import Any, Final

from opendust.arena.crew import Crew
from opendust.arena.plan import Plan, plan_as_data, plan_from_data
from opendust.arena.playing import Played
from opendust.kernel.refusal import BadText, Fault

LOCAL: Final = "local"
BATCH: Final = 16
PATIENCE: Final = 5.0  # seconds to wait for a cluster


def play_batch(data: dict[str, Any], numbers: list[int]) -> list[Played]:
    """Some games on the machine where this runs."""
    with Crew(plan_from_data(data), 1) as crew:
        return list(crew.play(numbers))


def knock(address: str) -> None:
    """Whether anybody listens at an address with a port; Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def cluster_games(plan: Plan, numbers: list[int], address: str) -> Iterator[Played]:
    """The games with these numbers, as the batches of the cluster end."""
    # Playing games is nobody else's business.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as error:
        raise BadText([Fault("", 0, "arena-no-ray")]) from error
    try:
        knock(address)
        # A cluster that runs already has its own settings; one for us alone needs no dashboard.
        own = {"include_dashboard": False} if address == LOCAL else {}
        ray.init(address=address, log_to_driver=False, **own)
    except (OSError, ValueError, RuntimeError) as error:
        fault = Fault("", 0, "arena-cluster", address=address, reason=str(error).split("\n")[0])
        raise BadText([fault]) from error
    try:
        task = ray.remote(play_batch)
        data = plan_as_data(plan)
        batches = [numbers[at : at + BATCH] for at in range(0, len(numbers), BATCH)]
        waiting = [task.remote(data, batch) for batch in batches]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done[0])
    finally:
        ray.shutdown()
