"""Do the odds agree with the engine on many random battles? `python tools/proofs/odds.py`.

`[--game dust|tactics] [--battles N] [--runs N] [--most UNITS] [--seed S]`. Every battle of DUST
draws its kind, forces, area, abilities, edition, options and policies, every attack of Dust Tactics
units, range, cover, plan and extras. It is solved exactly, and played by the engine as often as
asked. It fails if the engine ends it in a way that the odds hold impossible, or if a figure is so
far off that chance alone would do that in fewer than one proof of a thousand (Bonferroni over all
figures). The share of figures outside their 95 % interval must itself be near 5 %.

Exit status: 0 they agree, 1 they do not.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from opendust.kernel.build import build_name
from tests.odds.random_attacks import compare_attack
from tests.odds.sampling import Agreement, compare

CONFIDENCE: Final = 0.001
USUAL: Final = 0.05


def main() -> int:
    """Compare and report."""
    parser = argparse.ArgumentParser(prog="python tools/proofs/odds.py")
    parser.add_argument("--game", choices=("dust", "tactics"), default="dust")
    parser.add_argument("--battles", type=int, default=200)
    parser.add_argument("--runs", type=int, default=400)
    parser.add_argument("--most", type=int, default=12, help="units on a side")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    found: list[Agreement] = []
    for number in range(asked.battles):
        which = asked.seed * 100_000 + number
        if asked.game == "tactics":
            found += compare_attack(which, asked.runs)
        else:
            found += compare(which, asked.most, asked.runs)
        print(f"\r{number + 1} of {asked.battles} battles", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return report(found, asked)


def report(found: list[Agreement], asked: argparse.Namespace) -> int:
    """Say how well the figures agree."""
    open_figures = [one for one in found if 0.001 < one.chance < 0.999]
    unusual = [one for one in open_figures if one.surprise < USUAL]
    failed = [one for one in found if one.surprise < CONFIDENCE / len(found)]
    worst = min(found, key=lambda one: one.surprise)
    print(f"{asked.game}: {asked.battles} battles, {asked.runs} runs each, {build_name()} engine")
    print(f"{len(open_figures)} figures neither sure nor impossible; outside their 95 % interval: "
          f"{len(unusual)} ({len(unusual) / max(1, len(open_figures)):.1%})")  # fmt: skip
    print(f"farthest off: {worst.line()}")
    for one in failed:
        print(f"DISAGREES {one.line()}")
    print("disagreement" if failed else f"all agree at family-wise confidence {1 - CONFIDENCE:.1%}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
