"""The games for PettingZoo's parallel interface: all agents answer every step.

Turns are taken one after the other, so whoever has nothing to decide waits: the token after the
vocabulary's last is the only one in its mask. Programs that know no turns can learn with that.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from opendust.envs.agents import Agents
from opendust.envs.arrays import Observation, observed


class TogetherEnv(Agents, ParallelEnv):  # type: ignore[misc]
    """Every agent gives a token at every step; those of agents that wait count nothing."""

    def __init__(self, game: str, players: int = 2, **settings: Any) -> None:
        super().__init__(game, players, kind="_parallel", waiting=True, **settings)
        self.wait = self.session.vocabulary.size

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new match; without a seed, any other one."""
        self.begin(seed)
        return self.all_observed(), self.ending()

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """One token of the agent whose turn it is; what everyone sees, won, and whether it ends."""
        session, agents = self.session, self.agents
        if session.seat < 0:
            raise ValueError("the match is over; reset() begins another one")
        acting = self.possible_agents[session.seat]
        if acting not in actions:
            raise ValueError(f"it is the turn of {acting}, who gave no token")
        made = session.step(actions[acting])
        rewards = session.rewards if made else [0.0] * session.players
        seen = self.all_observed()
        if session.seat < 0:
            self.agents = []
        return (
            seen,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, session.is_over),
            dict.fromkeys(agents, session.is_broken_off),
            self.ending(),
        )

    def all_observed(self) -> dict[str, Observation]:
        """What every agent sees, and what it may do: at least wait."""
        found: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents):
            seen = observed(self.session, seat)
            waits = np.array([seat != self.session.seat], np.int8)
            seen["action_mask"] = np.concatenate([seen["action_mask"], waits])
            found[agent] = seen
        return found


def parallel(game: str, players: int = 2, **settings: Any) -> TogetherEnv:
    """A PettingZoo environment of the parallel kind: `parallel("dust-mini")`."""
    return TogetherEnv(game, players, **settings)
