"""Teach a value of Dust Tactics: `python -m tools.training.tactics` plays, fits and writes it.

Recruits play both sides of six scenarios with either box. Every part of the games is kept, so the
command can be stopped at any moment and goes on where it was. The same seed gives the same games.
"""

from __future__ import annotations

import argparse
import json
import sys
from hashlib import blake2b
from pathlib import Path
from time import process_time
from typing import Final

import numpy as np

from opendust.bots.tactics.recruit.bot import RecruitBot
from opendust.bots.tactics.recruit.memory import Memory
from opendust.bots.tactics.recruit.survey import Survey
from opendust.bots.tactics.search.commander import GENERAL
from opendust.bots.tactics.search.value import chance_to_win
from opendust.bots.tactics.search.weights import load_search_weights
from opendust.kernel.contract import Setup
from opendust.kernel.pending import Choice, Result
from opendust.kernel.play.match import Match
from opendust.tactics import game as tactics
from opendust.tactics.phases import Turn
from tools.training.fitting import RATE, Array, Fit
from tools.training.tactics.learned import NAMES, WEIGHTS, Sight

PART: Final = 240
EPOCHS: Final = 14
HELD_OUT: Final = 5
SIDES: Final = 2
EVERY: Final = 2
"""One activation in so many gives a position."""
SCENARIOS: Final = (
    "skirmish", "hold-the-crossing", "self-designed", "assault-the-bunker", "breakthrough",
    "annihilation",
)  # fmt: skip
ARMIES: Final = ("axis-box", "allied-box")


def play_game(number: int, seed: int) -> tuple[list[Array], list[float], float]:
    """The positions of one game, what the general thinks of them, and the first side's share."""
    scenario, army = SCENARIOS[number % len(SCENARIOS)], ARMIES[number // len(SCENARIOS) % 2]
    settings = {"scenario": scenario, "army.1": army, "army.2": army}
    key = blake2b(f"{seed} {number}".encode(), digest_size=16).digest()
    match = Match(tactics, Setup(("one", "two"), settings), key)
    bots = [RecruitBot(key + bytes([side])) for side in range(SIDES)]
    weights, memory = load_search_weights(GENERAL), Memory(key)
    sight, seen, thought, turns = Sight(weights.value), [], [], 0
    while True:
        match.settle_chance()
        waiting = match.pending
        if isinstance(waiting, Result):
            break
        assert isinstance(waiting, Choice)
        seat = waiting.seats[0]
        if isinstance(match.state.phase, Turn):
            turns += 1
            if turns % EVERY == 0:
                survey = Survey(match.state, 0, weights.sense, memory)
                seen.append(np.array(sight.figures(survey), np.float32))
                thought.append(chance_to_win(survey, 0, weights.value))
        view = tactics.view(match.state, seat)
        match.submit(seat, bots[seat].choose(view, seat, tactics.options(view, seat)))
    share = len([seat for seat in waiting.winners if seat == 0]) / max(1, len(waiting.winners))
    return seen, thought, share


def play_part(number: int, seed: int, path: Path) -> None:
    """Play and keep one part of the games."""
    seen: list[Array] = []
    thought: list[float] = []
    won: list[tuple[float, float]] = []
    for game in range(PART):
        kept, found, share = play_game(number * PART + game, seed)
        seen += kept
        thought += found
        won += [(share, 1 - share)] * len(kept)
    unfinished = path.with_suffix(".unfinished.npz")
    np.savez_compressed(
        unfinished, seen=np.array(seen), thought=np.array(thought), won=np.array(won, np.float32)
    )
    unfinished.rename(path)


def joined(paths: list[Path]) -> tuple[Array, Array, Array, Array]:
    """All positions of some parts: figures, seats, shares, the general's opinion."""
    parts = [np.load(path) for path in paths]
    seen, won, thought = [
        np.concatenate([part[name] for part in parts]) for name in ("seen", "won", "thought")
    ]
    return seen, np.ones((len(won), SIDES), np.float32), won, thought


def doubt(thought: Array, won: Array) -> float:
    """The log-loss of the general's opinion."""
    sure = np.clip(thought, 1e-6, 1 - 1e-6)
    return float(-(won[:, 0] * np.log(sure) + won[:, 1] * np.log(1 - sure)).mean())


def fit(paths: list[Path], seed: int, epochs: int) -> Fit:
    """The network that foretells the held-out games best."""
    seen, seats, won, thought = joined(paths[::HELD_OUT])
    held = (seen, seats, won)
    learned = joined([path for number, path in enumerate(paths) if number % HELD_OUT])[:3]
    found, draw = Fit(seed, NAMES), np.random.default_rng(seed)
    best, kept = 9.0, [weight.copy() for weight in found.weights]
    print(f"{len(learned[2])} positions to learn from, {len(held[2])} held out", flush=True)
    print(f"the general's value: {doubt(thought, won):.4f} held out", flush=True)
    for epoch in range(epochs):
        found.epoch(*learned, draw, RATE * (1 - epoch / epochs))
        loss = found.loss(*held)
        print(f"epoch {epoch + 1}: {found.loss(*learned):.4f} learned, {loss:.4f} held out")
        if loss < best:
            best, kept = loss, [weight.copy() for weight in found.weights]
    found.weights = kept
    return found


def main() -> int:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description="Teach a value of Dust Tactics.")
    parser.add_argument("--folder", type=Path, default=WEIGHTS.parent / "tactics")
    parser.add_argument("--parts", type=int, default=4, help=f"{PART} games each")
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    paths = [args.folder / f"part-{args.seed}-{number:04}.npz" for number in range(args.parts)]
    begun = process_time()
    for number, path in enumerate(paths):
        if not path.exists():
            play_part(number, args.seed, path)
            spent = process_time() - begun
            print(f"part {number + 1} of {args.parts}: {spent:.0f} s of processor time", flush=True)
    args.out.write_text(json.dumps(fit(paths, args.seed, args.epochs).content()) + "\n")
    print(f"written to {args.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
