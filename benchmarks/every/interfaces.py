"""How fast do the learning interfaces step, beside OpenSpiel's backgammon from Python?"""

from __future__ import annotations

from benchmarks.every.row import Row


def interfaces(rounds: int, seconds: float) -> list[Row]:
    """Steps per second; whoever has not installed the frameworks only misses this part."""
    from benchmarks.environments import PEER, measured

    found = measured(rounds, seconds)
    peer = found.pop(PEER)
    return [
        Row(f"interface: {name}", rate, "steps/s", peer, "OpenSpiel's backgammon")
        for name, rate in found.items()
    ]
