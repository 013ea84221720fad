"""How fast do the learning interfaces step? `python -m benchmarks.environments [--rounds N]`.

Every interface plays tokens by lot on the build that runs it (PYTHONPATH chooses), in alternating
slices of processor time, beside OpenSpiel's backgammon and two of PettingZoo's classic games. Those
need pygame: `pip install pygame-ce` in an environment of its own, as nothing else here needs it.
A step is one token, with its observation and its mask where the interface gives them.

`--write docs/study/environments.md` runs on the sources after that, and puts both into its table.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, Final

import numpy as np
import pyspiel

import opendust.envs.spiel  # noqa: F401 - it makes the games known
from opendust.envs import Session, VecEnv, aec, seat_env
from opendust.kernel.build import build_name

PEER: Final = "peer: OpenSpiel's backgammon"
BEGIN: Final = "<!-- python -m benchmarks.environments --write writes from here -->"
END: Final = "<!-- to here -->"

Steps = Iterator[int]
"""Works on for ever, and says after every piece of work how many steps it was."""


def by_lot(mask: Any, rng: Any) -> int:
    """One of the tokens that are allowed."""
    allowed = np.flatnonzero(mask)
    return int(allowed[rng.integers(len(allowed))])


def batch(game: str, count: int) -> Steps:
    """Many matches by one call."""
    rng = np.random.default_rng(1)
    env = VecEnv(game, count)
    env.reset(seed=1)
    while True:
        env.step(np.array([by_lot(mask, rng) for mask in env.masks]))
        yield count


def zoo(made: Callable[[], Any]) -> Steps:
    """PettingZoo's own loop."""
    rng, env = np.random.default_rng(1), made()
    seed = 0
    while True:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            seen, _, over, broken_off, _ = env.last()
            env.step(None if over or broken_off else by_lot(seen["action_mask"], rng))
            yield 1


def gym(game: str) -> Steps:
    """One seat against a bot that plays by lot."""
    rng, env = np.random.default_rng(1), seat_env(game, ["random"])
    seed = 0
    while True:
        env.reset(seed=seed)
        seed, over = seed + 1, False
        while not over:
            _, _, ended, broken_off, _ = env.step(np.int64(by_lot(env.action_masks(), rng)))
            over = ended or broken_off
            yield 1


def spiel(name: str) -> Steps:
    """OpenSpiel's loop; chance counts nothing."""
    rng, game = np.random.default_rng(1), pyspiel.load_game(name)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            is_chance = state.is_chance_node()
            state.apply_action(int(legal[rng.integers(len(legal))]))
            yield 0 if is_chance else 1


def observations(game: str) -> Steps:
    """Only the tensors, of the decisions along one match."""
    rng, session = np.random.default_rng(1), Session(game, seed=1)
    buffers: list[Any] = []
    views: list[tuple[Any, int]] = []
    while len(views) < 200 and session.seat >= 0:
        views.append((session.view(session.seat), session.seat))
        buffers.append(np.zeros(session.size, np.float32).data)
        while not session.step(session.allowed[int(rng.integers(len(session.allowed)))]):
            pass
    while True:
        for (view, seat), buffer in zip(views, buffers, strict=True):
            buffer[:] = session.blank
            session.observer.write(view, seat, buffer)
        yield len(views)


def classic(name: str) -> Any:
    """One of PettingZoo's classic environments, without its checks."""
    return import_module(f"pettingzoo.classic.{name}").raw_env()


def everybody() -> dict[str, Steps]:
    """Every interface by name."""
    found: dict[str, Steps] = {
        f"VecEnv, dust, {count} matches": batch("dust", count) for count in (1, 8, 64)
    }
    found["VecEnv, tactics, 64 matches"] = batch("tactics", 64)
    found["PettingZoo, dust"] = zoo(lambda: aec("dust"))
    found["Gymnasium, dust-mini"] = gym("dust-mini")
    found["OpenSpiel, dust"] = spiel("python_opendust_dust")
    found["only the tensor, dust"] = observations("dust")
    found["only the tensor, tactics"] = observations("tactics")
    found[PEER] = spiel("backgammon")
    for name in ("connect_four_v3", "tictactoe_v3"):
        try:
            classic(name)
        except ImportError as missing:
            print(f"no {name}: {missing}", file=sys.stderr)
        else:
            found[f"peer: PettingZoo's {name}"] = zoo(partial(classic, name))
    return found


def measured(rounds: int, seconds: float) -> dict[str, float]:
    """Steps per second of every interface: the median of its slices, which alternate."""
    running = everybody()
    for steps in running.values():
        next(steps)  # what is made once does not count
    rates: dict[str, list[float]] = {name: [] for name in running}
    for _ in range(rounds):
        for name, steps in running.items():
            done, begun = 0, process_time()
            while (passed := process_time() - begun) < seconds:
                done += next(steps)
            rates[name].append(done / passed)
    return {name: median(found) for name, found in rates.items()}


def measured_on_sources(rounds: int, seconds: float) -> dict[str, float]:
    """The same, interpreted, in a process of its own."""
    order = ["-m", "benchmarks.environments", "--json", "--rounds", str(rounds)]
    run = subprocess.run(
        [sys.executable, *order, "--slice", str(seconds)],
        env={**os.environ, "PYTHONPATH": "src"}, stdout=subprocess.PIPE, check=True,
    )  # fmt: skip
    found: dict[str, float] = json.loads(run.stdout)
    return found


def table(builds: dict[str, dict[str, float]]) -> str:
    """Steps per second by interface and build, and how many times backgammon that is."""
    first = next(iter(builds.values()))
    head = ["interface", *[f"{name}, steps/s" for name in builds], "times backgammon"]
    lines = [" | ".join(head), " | ".join(["---", *["--:"] * (len(head) - 1)])]
    for name, rate in first.items():
        rates = [f"{found[name]:,.0f}" for found in builds.values()]
        lines.append(" | ".join([name, *rates, f"{rate / first[PEER]:.2g}"]))
    return "\n".join([f"| {line} |" for line in lines])


def write(page: Path, shown: str) -> None:
    """Put the table into a page, in the place of the former one."""
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n\n{shown}\n\n{END}{after}", encoding="utf-8")


def main() -> int:
    """Measure and print, or write."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.environments")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--slice", type=float, default=0.3, help="seconds of processor time")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", metavar="PAGE", type=Path)
    asked = parser.parse_args()
    found = {build_name(): measured(asked.rounds, asked.slice)}
    if asked.json:
        print(json.dumps(found[build_name()]))
        return 0
    if asked.write:
        found["interpreted"] = measured_on_sources(asked.rounds, asked.slice)
    shown = table(found)
    if asked.write:
        write(asked.write, shown)
    print(f"Python {sys.version.split()[0]}, processor time\n\n{shown}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
