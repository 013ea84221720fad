"""OpenSpiel's own algorithms on the small games: search in information sets, and regret.

python examples/learning/solve.py --game python_opendust_dust_mini --tries 50 --rounds 20

Needs `pip install "opendust[rl,spiel]"`. The games are far too large to solve. `--limit` breaks
them off after so many decisions, so that the algorithms can be watched at work.
"""

from __future__ import annotations

import argparse
import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts

import opendust.envs.spiel  # noqa: F401 - it makes the games known


def searched(name: str, tries: int, limit: int, seed: int) -> int:
    """The token that a search in information sets (IS-MCTS) chooses at the first choice."""
    state = pyspiel.load_game(name, {"limit": limit}).new_initial_state()
    draw = random.Random(seed)
    while state.is_chance_node():
        state.apply_action(draw.choice(state.legal_actions()))
    numbers = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(), uct_c=1.4, max_simulations=tries,
        evaluator=mcts.RandomRolloutEvaluator(1, numbers), random_state=numbers,
    )  # fmt: skip
    bot.set_resampler(lambda seen, player: seen.resample_from_infostate(player, draw.random))
    return int(bot.step(state))


def regrets(name: str, rounds: int, limit: int, seed: int) -> int:
    """How many information states some rounds of counterfactual regret minimization have seen.

    It samples the other players and chance (external sampling), since no one can walk the tree.
    """
    np.random.seed(seed)  # the solver draws from NumPy's own numbers
    game = pyspiel.load_game(name, {"limit": limit})
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(rounds):
        solver.iteration()
    return len(solver._infostates)


def main() -> None:
    """Search, then a few rounds of regret."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game", default="python_opendust_dust_mini")
    asked.add_argument("--tries", type=int, default=50)
    asked.add_argument("--rounds", type=int, default=20)
    asked.add_argument("--limit", type=int, default=8)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    token = searched(given.game, given.tries, 200, given.seed)
    words = pyspiel.load_game(given.game).session.vocabulary.names[token]
    print(f"IS-MCTS chooses: {words}")
    known = regrets(given.game, given.rounds, given.limit, given.seed)
    print(f"{known} information states after {given.rounds} rounds of regret")


if __name__ == "__main__":
    main()
