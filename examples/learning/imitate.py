"""A policy that learns to play like a bot, in plain NumPy: watch, fit, then play against another.

python examples/learning/imitate.py --games 24 --epochs 6 --against random --matches 20
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

from opendust.bots import make_bot
from opendust.envs import Session
from opendust.envs.arrays import observed

Array = NDArray[np.float32]
HIDDEN = 64


class Policy:
    """One hidden layer; tokens that may not follow get no weight."""

    def __init__(self, size: int, words: int, seed: int = 0) -> None:
        draw = np.random.default_rng(seed)
        self.weights: list[Array] = [
            (draw.standard_normal((size, HIDDEN)) / np.sqrt(size)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (draw.standard_normal((HIDDEN, words)) / np.sqrt(HIDDEN)).astype(np.float32),
            np.zeros(words, np.float32),
        ]
        self.first = [np.zeros_like(weight) for weight in self.weights]
        self.second = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def forward(self, seen: Array, masks: NDArray[np.int8]) -> tuple[Array, Array]:
        """The hidden layer, and the chance of every token."""
        into, shift, out, bias = self.weights
        hidden = np.maximum(seen @ into + shift, 0)
        scores = np.where(masks > 0, hidden @ out + bias, -1e9)
        scores -= scores.max(axis=1, keepdims=True)
        chances = np.exp(scores)
        return hidden, chances / chances.sum(axis=1, keepdims=True)

    def learn(self, seen: Array, masks: NDArray[np.int8], tokens: NDArray[Any]) -> float:
        """One step of Adam towards the given tokens; how surprising they were."""
        hidden, chances = self.forward(seen, masks)
        rows = np.arange(len(tokens))
        loss = float(-np.log(chances[rows, tokens] + 1e-9).mean())
        wrong = chances.copy()
        wrong[rows, tokens] -= 1
        wrong /= len(tokens)
        back = (wrong @ self.weights[2].T) * (hidden > 0)
        slopes = [seen.T @ back, back.sum(axis=0), hidden.T @ wrong, wrong.sum(axis=0)]
        self.steps += 1
        for number, slope in enumerate(slopes):
            self.first[number] = 0.9 * self.first[number] + 0.1 * slope
            self.second[number] = 0.999 * self.second[number] + 0.001 * slope**2
            mean = self.first[number] / (1 - 0.9**self.steps)
            spread = self.second[number] / (1 - 0.999**self.steps)
            self.weights[number] -= (0.002 * mean / (np.sqrt(spread) + 1e-8)).astype(np.float32)
        return loss

    def choose(self, session: Session) -> int:
        """The token that it likes best."""
        seen = observed(session, session.seat)
        _, chances = self.forward(seen["observation"][None], seen["action_mask"][None])
        return int(chances[0].argmax())


def watch(game: str, teacher: str, games: int) -> tuple[Array, NDArray[np.int8], NDArray[Any]]:
    """What a bot saw, what it could have done, and what it did, token by token."""
    seen, masks, tokens = [], [], []
    session = Session(game)
    for number in range(games):
        session.reset(1000 + number)
        bots = [make_bot(teacher, session.name, bytes([number, seat])) for seat in range(2)]
        while session.seat >= 0:
            seat = session.seat
            view = session.view(seat)
            action = bots[seat].choose(view, seat, session.game.options(view, seat))
            for token in session.vocabulary.spell(action):
                now = observed(session, seat)
                seen.append(now["observation"])
                masks.append(now["action_mask"])
                tokens.append(token)
                session.step(token)
    return np.array(seen), np.array(masks), np.array(tokens)


def fit(policy: Policy, data: tuple[Any, Any, Any], epochs: int, seed: int = 0) -> list[float]:
    """The mean surprise of every epoch."""
    seen, masks, tokens = data
    draw = np.random.default_rng(seed)
    losses = []
    for _ in range(epochs):
        order = draw.permutation(len(tokens))
        parts = [order[at : at + 128] for at in range(0, len(order), 128)]
        losses.append(float(np.mean([policy.learn(seen[p], masks[p], tokens[p]) for p in parts])))
    return losses


def wins(policy: Policy, game: str, against: str, matches: int) -> int:
    """How many matches the policy wins, from both seats in turn."""
    won = 0
    session = Session(game)
    for number in range(matches):
        session.reset(number)
        own = number % 2
        bot = make_bot(against, session.name, bytes([number]))
        while session.seat >= 0:
            seat = session.seat
            if seat == own:
                session.step(policy.choose(session))
            else:
                view = session.view(seat)
                session.act(bot.choose(view, seat, session.game.options(view, seat)))
        won += session.rewards[own] > 0
    return won


def main() -> None:
    """Watch, fit, play."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game", default="dust-mini")
    asked.add_argument("--teacher", default="recruit")
    asked.add_argument("--games", type=int, default=24)
    asked.add_argument("--epochs", type=int, default=6)
    asked.add_argument("--against", default="random")
    asked.add_argument("--matches", type=int, default=20)
    given = asked.parse_args()
    data = watch(given.game, given.teacher, given.games)
    policy = Policy(data[0].shape[1], data[1].shape[1])
    for epoch, loss in enumerate(fit(policy, data, given.epochs)):
        print(f"epoch {epoch + 1}: {loss:.3f} of surprise in {len(data[2])} tokens")
    won = wins(policy, given.game, given.against, given.matches)
    print(f"{won} of {given.matches} matches won against {given.against}")


if __name__ == "__main__":
    main()
