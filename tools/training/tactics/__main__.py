"""Teach a value of Dust Tactics: `python -m tools.training.tactics` plays, fits and writes it.

Recruits play both sides of six scenarios with either box. Every part of the games is kept, so the
command can be stopped at any moment and goes on where it was. The same seed gives the same games.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from pathlib import Path
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
from tools.training.course import Positions, arguments, joined, played, taught, write
from tools.training.fitting import Array, Fit
from tools.training.tactics.learned import NAMES, WEIGHTS, Sight

PART: Final = 240
PARTS: Final = 4
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


def play_part(number: int, seed: int) -> dict[str, Array]:
    """One part of the games."""
    seen: list[Array] = []
    thought: list[float] = []
    won: list[tuple[float, float]] = []
    for game in range(PART):
        kept, found, share = play_game(number * PART + game, seed)
        seen += kept
        thought += found
        won += [(share, 1 - share)] * len(kept)
    return {
        "seen": np.array(seen), "thought": np.array(thought), "won": np.array(won, np.float32),
    }  # fmt: skip


def positions(paths: list[Path]) -> tuple[Positions, Array]:
    """What some parts teach, and what the general thinks of it."""
    seen, won, thought = joined(paths, ("seen", "won", "thought"))
    return (seen, np.ones((len(won), SIDES), np.float32), won), thought


def doubt(thought: Array, won: Array) -> float:
    """The log-loss of the general's opinion."""
    sure = np.clip(thought, 1e-6, 1 - 1e-6)
    return float(-(won[:, 0] * np.log(sure) + won[:, 1] * np.log(1 - sure)).mean())


def main() -> int:
    """Play, fit, write."""
    args = arguments(
        "Teach a value of Dust Tactics.", WEIGHTS.parent / "tactics", WEIGHTS, PARTS, PART
    )
    paths = played(args.folder, args.parts, args.seed, lambda number: play_part(number, args.seed))
    learned, _ = positions([path for number, path in enumerate(paths) if number % HELD_OUT])
    held, thought = positions(paths[::HELD_OUT])
    print(f"the general's value: {doubt(thought, held[2]):.4f} held out", flush=True)
    write(taught(Fit(args.seed, NAMES), learned, held, args.seed, args.epochs), args.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
