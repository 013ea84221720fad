"""The games for PettingZoo's parallel interface: all agents answer every step.

Turns are taken one after the other, so whoever has nothing to decide waits: the token after the
vocabulary's last is the only one in its mask. Programs that know no turns can learn with that.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from opendust.envs.arrays import RENDER, Observation, observation_space, observed, rendered
from opendust.envs.session import LIMIT, Session


class TogetherEnv(ParallelEnv):  # type: ignore[misc]
    """Every agent gives a token at every step; those of agents that wait count nothing."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        render_mode: str | None = None,
        limit: int = LIMIT,
        shaping: float = 0.0,
        **settings: str,
    ) -> None:
        self.session = Session(game, players, 0, limit, settings, shaping)
        self.metadata = {**RENDER, "name": f"opendust_{game.replace('-', '_')}_parallel_v0"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = list(self.possible_agents)
        self.wait = self.session.vocabulary.size
        self.seen = observation_space(self.session, waiting=True)
        self.acting = {agent: spaces.Discrete(self.wait + 1) for agent in self.agents}
        self.next_seed = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The tensor and the mask."""
        return self.seen

    def action_space(self, agent: str) -> spaces.Discrete:
        """A token, or waiting."""
        return self.acting[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new match; without a seed, another one than before."""
        if seed is not None:
            self.next_seed = seed
        self.session.reset(self.next_seed)
        self.next_seed += 1
        self.agents = list(self.possible_agents)
        return self.all_observed(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """One token of the agent whose turn it is; what everyone sees, won, and whether it ends."""
        session, agents = self.session, self.agents
        made = session.step(int(actions[self.possible_agents[session.seat]]))
        rewards = session.rewards if made else [0.0] * session.players
        seen = self.all_observed()
        if session.seat < 0:
            self.agents = []
        return (
            seen,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, session.is_over),
            dict.fromkeys(agents, session.is_broken_off),
            {agent: {} for agent in agents},
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

    def render(self) -> Any:
        """The position as text or as a picture."""
        return rendered(self.session, self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""


def parallel(game: str, players: int = 2, **settings: Any) -> TogetherEnv:
    """A PettingZoo environment of the parallel kind: `parallel("dust-mini")`."""
    return TogetherEnv(game, players, **settings)
