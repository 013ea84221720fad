"""A policy that learns to play like a bot, in plain NumPy: watch, fit, then play against another.

python examples/learning/imitate.py --games 24 --epochs 6 --against random --matches 20

Or learn from the games of an arena, after `opendust dataset FOLDER -o games.parquet`:

python examples/learning/imitate.py --data games.parquet --teacher recruit
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from network import Array, Masks, Network
from numpy.typing import NDArray

from opendust.bots import make_bot
from opendust.envs import Session
from opendust.envs.arrays import observed


def watch(game: str, teacher: str, games: int) -> tuple[Array, Masks, NDArray[Any]]:
    """What a bot saw, what it could have done, and what it did, token by token."""
    seen, masks, tokens = [], [], []
    session = Session(game)
    for number in range(games):
        session.reset(1000 + number)
        bots = [
            make_bot(teacher, session.name, number.to_bytes(4, "big") + bytes([seat]))
            for seat in range(2)
        ]
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


def read(game: str, teacher: str, file: str) -> tuple[Array, Masks, NDArray[Any]]:
    """The same from the dataset of an arena: a row per token of the teacher's decisions."""
    import polars

    session = Session(game)
    seen, masks, tokens = [], [], []
    rows = polars.read_parquet(file).filter(polars.col("bot") == teacher)
    if rows.is_empty() or len(rows["observation"][0]) + session.vocabulary.size != session.size:
        raise SystemExit(f"{file} has no decisions of {teacher} in {game} with two players")
    for row in rows.select("observation", "tokens", "allowed").iter_rows():
        for number, token in enumerate(row[1]):
            tensor = np.zeros(session.size, np.float32)
            tensor[: len(row[0])] = row[0]
            session.write_spelled(row[1][:number], tensor)
            mask = np.zeros(session.vocabulary.size, np.int8)
            mask[row[2][number]] = 1
            seen.append(tensor)
            masks.append(mask)
            tokens.append(token)
    return np.array(seen), np.array(masks), np.array(tokens)


def fit(policy: Network, data: tuple[Any, Any, Any], epochs: int, seed: int = 0) -> list[float]:
    """The mean surprise of every epoch."""
    seen, masks, tokens = data
    draw = np.random.default_rng(seed)
    losses = []
    for _ in range(epochs):
        order = draw.permutation(len(tokens))
        parts = [order[at : at + 128] for at in range(0, len(order), 128)]
        losses.append(float(np.mean([policy.imitate(seen[p], masks[p], tokens[p]) for p in parts])))
    return losses


def wins(policy: Network, game: str, against: str, matches: int) -> int:
    """How many matches the policy wins, from both seats in turn."""
    won = 0
    session = Session(game)
    for number in range(matches):
        session.reset(number)
        own = number % 2
        bot = make_bot(against, session.name, number.to_bytes(4, "big"))
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
    asked.add_argument("--data", default="", help="a dataset of an arena, instead of watching")
    asked.add_argument("--games", type=int, default=24)
    asked.add_argument("--epochs", type=int, default=6)
    asked.add_argument("--against", default="random")
    asked.add_argument("--matches", type=int, default=20)
    given = asked.parse_args()
    if given.data:
        data = read(given.game, given.teacher, given.data)
    else:
        data = watch(given.game, given.teacher, given.games)
    policy = Network(data[0].shape[1], data[1].shape[1], sample=data[0])
    for epoch, loss in enumerate(fit(policy, data, given.epochs)):
        print(f"epoch {epoch + 1}: {loss:.3f} of surprise in {len(data[2])} tokens")
    won = wins(policy, given.game, given.against, given.matches)
    print(f"{won} of {given.matches} matches won against {given.against}")


if __name__ == "__main__":
    main()
