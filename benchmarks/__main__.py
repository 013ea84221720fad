"""Run the benchmark: `python -m benchmarks [--rounds N] [--slice SECONDS] [--core N] [--profile]`.

Random four-player games of DUST (premium-en) on the interpreted and the compiled build, and of
Catan by catanatron, alternating in short slices on one core.
"""

from __future__ import annotations

import argparse
import cProfile
import os
import pstats
import sys

from benchmarks.contestants import Contestant, contestants
from benchmarks.figures import ratios, table

COPY_SHARE = 0.25
PROFILED_GAMES = 30


def main() -> int:
    """Let everybody take turns and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks")
    parser.add_argument("--rounds", type=int, default=20, help="slices of each contestant")
    parser.add_argument("--slice", type=float, default=0.4, help="seconds of play in a slice")
    parser.add_argument("--core", type=int, default=max(os.sched_getaffinity(0)))
    parser.add_argument("--profile", action="store_true", help="only profile the present build")
    asked = parser.parse_args()
    if asked.profile:
        profile()
        return 0
    everybody = contestants(asked.core)
    for number in range(asked.rounds):
        take_turns(everybody, asked.slice)
        print(f"\rround {number + 1} of {asked.rounds}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for one in everybody:
        one.close()
    print(f"{asked.rounds} rounds of {asked.slice:g} s on core {asked.core}, "
          f"Python {sys.version.split()[0]}; random four-player games")  # fmt: skip
    print(*table(everybody), "", *ratios(everybody), sep="\n")
    return 0


def take_turns(everybody: list[Contestant], seconds: float) -> None:
    """One round: everybody plays a slice, then everybody copies a slice."""
    for one in everybody:
        one.play(seconds)
    for one in everybody:
        one.copy(seconds * COPY_SHARE)


def profile() -> None:
    """Where the time of random games goes, by cProfile."""
    from benchmarks.dust_contestant import play

    play(1)
    profiler = cProfile.Profile()
    profiler.enable()
    for seed in range(PROFILED_GAMES):
        play(seed)
    profiler.disable()
    pstats.Stats(profiler).sort_stats("tottime").print_stats(45)


if __name__ == "__main__":
    sys.exit(main())
