"""Which of two bots is stronger? Games with the seats alternating, and the share that each won.

`python -m opendust.bots.duel recruit random --edition premium-en --games 100 --seed 1`
`python -m opendust.bots.duel recruit random --game tactics --scenario skirmish --army axis-box`
"""

from __future__ import annotations

import argparse
from hashlib import blake2b
from math import sqrt
from typing import Final, final

from opendust.bots.registry import make_bot
from opendust.bots.safe_bot import SafeBot
from opendust.games import GAMES
from opendust.kernel.contract import Setup
from opendust.kernel.match import Match, play
from opendust.kernel.pending import Result

MOST_INPUTS: Final = 20_000
WIDTH: Final = 1.96  # standard deviations of a 95 % interval


@final
class Terms:
    """What the games of a duel are played with: the game, its settings, and their short name."""

    def __init__(self, game: str, name: str, settings: dict[str, str]) -> None:
        self.game = game
        self.name = name
        self.settings = settings


def dust_terms(edition: str) -> Terms:
    """DUST by an edition."""
    return Terms("dust", edition, {"edition": edition})


def tactics_terms(scenario: str, army: str) -> Terms:
    """Dust Tactics on a scenario, the same army on both sides."""
    settings = {"scenario": scenario, "army.1": army, "army.2": army}
    return Terms("tactics", f"{scenario} with {army}", settings)


@final
class Score:
    """How a duel went so far. Draws and games beyond the limit of inputs count for nobody."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.losses = 0
        self.inputs = 0
        self.rounds = 0
        self.slips = 0

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the first bot's share (Wilson)."""
        n = self.games
        share = self.wins / n
        middle = share + WIDTH * WIDTH / (2 * n)
        spread = WIDTH * sqrt(share * (1 - share) / n + WIDTH * WIDTH / (4 * n * n))
        scale = 1 + WIDTH * WIDTH / n
        return (middle - spread) / scale, (middle + spread) / scale


def game_seed(seed: int, number: int, what: str) -> bytes:
    """Sixteen bytes for one use in one game, from the seed of the duel."""
    return blake2b(f"{seed} {number} {what}".encode(), digest_size=16).digest()


def duel_game(score: Score, names: tuple[str, str], terms: Terms, seed: int, number: int) -> None:
    """One two-player game; in odd games the second bot has the first seat."""
    first_seat = number % 2
    order = names if first_seat == 0 else (names[1], names[0])
    bots = [make_bot(name, terms.game, game_seed(seed, number, f"bot {name} {seat}"))
            for seat, name in enumerate(order)]  # fmt: skip
    setup = Setup(("north", "south"), terms.settings)
    match = Match(GAMES[terms.game], setup, game_seed(seed, number, "dice"))
    result = play(match, bots, MOST_INPUTS)
    score.games += 1
    score.inputs += len(match.inputs)
    score.rounds += match.state.round
    for bot in bots:
        score.slips += bot.slips if isinstance(bot, SafeBot) else 0
    if isinstance(result, Result) and len(result.winners) == 1:
        won = result.winners[0] == first_seat
        score.wins += won
        score.losses += not won


def duel(names: tuple[str, str], terms: Terms, games: int, seed: int) -> Score:
    """Some games with the seats alternating."""
    score = Score()
    for number in range(games):
        duel_game(score, names, terms, seed, number)
    return score


def main(arguments: list[str] | None = None) -> int:
    """Play a duel and print how it went."""
    parser = argparse.ArgumentParser(prog="python -m opendust.bots.duel")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--game", choices=("dust", "tactics"), default="dust")
    parser.add_argument("--edition", default="premium-en")
    parser.add_argument("--scenario", default="annihilation")
    parser.add_argument("--army", default="allied-box")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    terms = dust_terms(given.edition)
    if given.game == "tactics":
        terms = tactics_terms(given.scenario, given.army)
    score = duel((given.first, given.second), terms, given.games, given.seed)
    low, high = score.interval()
    print(
        f"{terms.name}: {given.first} {score.wins}, {given.second} {score.losses}"
        f" of {score.games}; share {score.wins / score.games:.3f}"
        f" (95 % interval {low:.3f} to {high:.3f});"
        f" {score.inputs / score.games:.0f} inputs and {score.rounds / score.games:.1f} rounds"
        f" a game; {score.slips} slips"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
