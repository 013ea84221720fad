"""A policy that learns by playing: masked PPO in plain NumPy, against a bot on a small board.

python examples/learning/ppo.py --game tactics-mini --against recruit --updates 200 --plot curve.svg

It begins as a policy that watched the bot (`--teacher ""`: from nothing), plays many matches at
once as single seats against it (the Gymnasium view), and after every stretch moves towards what
turned out better than expected. The first updates learn only the value, so that there is something
to expect. The share of matches won is printed as it goes.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import process_time

import imitate
import numpy as np
from network import Array, Masks, Network
from numpy.typing import NDArray

from opendust.envs import seat_env

CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
DISCOUNT, SMOOTH = 0.999, 0.95
EPOCHS, BATCH = 3, 512
LAST = 500
"""Matches that a point of the curve counts."""


class Table:
    """Some matches at once, one seat each against the bot; a match that ends begins anew.

    Where only one token may follow it is given at once: there is nothing to learn from it.
    """

    def __init__(
        self, game: str, against: str, count: int, limit: int, seed: int = 0, shaping: float = 0.0
    ) -> None:
        self.envs = [
            seat_env(game, [against], seat=number % 2, limit=limit, shaping=shaping)
            for number in range(count)
        ]
        self.seen = [env.reset(seed=seed + number)[0] for number, env in enumerate(self.envs)]
        self.results: list[float] = []

    def look(self) -> tuple[Array, Masks]:
        """What every match shows, and what may follow."""
        seen = np.stack([one["observation"] for one in self.seen])
        return seen, np.stack([one["action_mask"] for one in self.seen])

    def step(self, tokens: NDArray[np.int64]) -> tuple[Array, Array]:
        """One choice each: rewards, and a zero where a match ended."""
        rewards = np.zeros(len(tokens), np.float32)
        goes_on = np.ones(len(tokens), np.float32)
        for number, env in enumerate(self.envs):
            token = tokens[number]
            while True:
                seen, reward, over, broken_off, info = env.step(token)
                rewards[number] += reward
                if over or broken_off:
                    goes_on[number] = 0
                    self.results.append(info["result"])
                    seen = env.reset()[0]
                allowed = np.flatnonzero(seen["action_mask"])
                if len(allowed) > 1:
                    break
                token = allowed[0]
            self.seen[number] = seen
        return rewards, goes_on

    def won(self, last: int) -> float:
        """The share of the last matches that were won."""
        results = self.results[-last:]
        return sum([result > 0 for result in results]) / max(1, len(results))


class Stretch:
    """So many steps of every match: what was seen, done and won."""

    def __init__(self, table: Table, network: Network, steps: int, draw: np.random.Generator):
        seen, masks, tokens, before, values, rewards, goes_on = [], [], [], [], [], [], []
        for _ in range(steps):
            see, mask = table.look()
            _, chances, value = network.forward(see, mask)
            sums = chances.cumsum(axis=1)
            drawn = draw.random((len(see), 1)) * sums[:, -1:]
            token = (sums > drawn).argmax(axis=1)
            reward, going = table.step(token)
            seen.append(see)
            masks.append(mask)
            tokens.append(token)
            before.append(chances[np.arange(len(token)), token])
            values.append(value)
            rewards.append(reward)
            goes_on.append(going)
        values.append(network.forward(*table.look())[2])
        gains = advantages(rewards, values, goes_on)
        self.seen, self.masks = np.concatenate(seen), np.concatenate(masks)
        self.tokens, self.before = np.concatenate(tokens), np.concatenate(before)
        self.gains = np.concatenate(gains)
        self.targets = self.gains + np.concatenate(values[:-1])


def advantages(rewards: list[Array], values: list[Array], goes_on: list[Array]) -> list[Array]:
    """How much better than expected each step turned out (generalized advantage estimation)."""
    gain = np.zeros_like(rewards[0])
    found: list[Array] = []
    for at in reversed(range(len(rewards))):
        surprise = rewards[at] + DISCOUNT * values[at + 1] * goes_on[at] - values[at]
        gain = surprise + DISCOUNT * SMOOTH * goes_on[at] * gain
        found.append(gain)
    return found[::-1]


def improve(
    network: Network, stretch: Stretch, draw: np.random.Generator, *, only_value: bool = False
) -> None:
    """A few passes over a stretch; no token may become much likelier or rarer in one go."""
    gains = stretch.gains - stretch.gains.mean()
    gains = gains / (gains.std() + 1e-6)
    for _ in range(EPOCHS):
        order = draw.permutation(len(gains))
        for at in range(0, len(order), BATCH):
            part = order[at : at + BATCH]
            hidden, chances, values = network.forward(stretch.seen[part], stretch.masks[part])
            rows, tokens, gain = np.arange(len(part)), stretch.tokens[part], gains[part]
            ratio = chances[rows, tokens] / np.maximum(stretch.before[part], 1e-9)
            far = np.where(gain > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
            push = np.where(far, 0.0, -gain * ratio)
            scores = -push[:, None] * chances
            scores[rows, tokens] += push
            logs = np.log(np.maximum(chances, 1e-9))
            disorder = -(chances * logs).sum(axis=1, keepdims=True)
            scores += ENTROPY * chances * (logs + disorder)
            if only_value:
                scores[:] = 0
            slope = VALUE * (values - stretch.targets[part])
            network.descend(
                stretch.seen[part],
                hidden,
                (scores / len(part)).astype(np.float32),
                (slope / len(part)).astype(np.float32),
            )


def learn(
    game: str, against: str, *, updates: int, teacher: str = "", games: int = 120,
    matches: int = 64, steps: int = 32, limit: int = 400, seed: int = 0, rate: float = 0.0005,
    shaping: float = 0.0, only_value: int = 0,
) -> tuple[Network, list[float]]:  # fmt: skip
    """The network, and the share of matches won after every update."""
    table = Table(game, against, matches, limit, seed, shaping)
    watched = imitate.watch(game, teacher or "random", games)
    network = Network(watched[0].shape[1], watched[1].shape[1], seed, sample=watched[0])
    if teacher:
        imitate.fit(network, watched, 6, seed)
    draw = np.random.default_rng(seed)
    curve: list[float] = []
    for number in range(updates):
        network.rate = rate * (1 - number / updates)
        stretch = Stretch(table, network, steps, draw)
        improve(network, stretch, draw, only_value=number < only_value)
        curve.append(table.won(LAST))
        if number % 10 == 9:
            print(
                f"update {number + 1}: {curve[-1]:.1%} of the last {min(LAST, len(table.results))},"
                f" {len(table.results)} matches, {process_time():.0f} s",
                flush=True,
            )
    return network, curve


def picture(curve: list[float], title: str) -> str:
    """The curve as an SVG."""
    wide, high = 640, 260
    points = " ".join(
        [
            f"{50 + at * (wide - 70) / max(1, len(curve) - 1):.1f},"
            f"{high - 30 - share * (high - 60):.1f}"
            for at, share in enumerate(curve)
        ]
    )
    half = high - 30 - 0.5 * (high - 60)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img">'
        f"<title>{title}</title><style>text{{font:13px sans-serif;fill:#211c15}}</style>"
        f'<rect width="{wide}" height="{high}" fill="#fbf5e6"/>'
        f'<path d="M50 {half}H{wide - 20}" stroke="#b6a37e" stroke-dasharray="4 4"/>'
        f'<polyline points="{points}" fill="none" stroke="#98190f" stroke-width="2.5"/>'
        f'<text x="8" y="{half + 4}">50%</text><text x="8" y="34">100%</text>'
        f'<text x="14" y="{high - 26}">0%</text><text x="50" y="{high - 8}">{title}</text></svg>\n'
    )


def main() -> None:
    """Learn, say how it went, draw the curve."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game", default="tactics-mini")
    asked.add_argument("--against", default="recruit")
    asked.add_argument("--teacher", default="recruit", help="watched first; empty: from nothing")
    asked.add_argument("--updates", type=int, default=200)
    asked.add_argument("--only-value", type=int, default=10, help="updates that leave the policy")
    asked.add_argument("--shaping", type=float, default=0.5)
    asked.add_argument("--rate", type=float, default=0.0005)
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--matches", type=int, default=200, help="played against the bot at the end")
    asked.add_argument("--plot", type=Path)
    given = asked.parse_args()
    network, curve = learn(
        given.game, given.against, updates=given.updates, teacher=given.teacher, seed=given.seed,
        rate=given.rate, shaping=given.shaping, only_value=given.only_value,
    )  # fmt: skip
    if given.plot:
        title = f"Matches won against {given.against} by update, last {LAST} matches"
        given.plot.write_text(picture(curve, title), encoding="utf-8")
    won = imitate.wins(network, given.game, given.against, given.matches)
    print(f"{won} of {given.matches} matches won against {given.against}")


if __name__ == "__main__":
    main()
