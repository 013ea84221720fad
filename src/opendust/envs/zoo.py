"""The games as PettingZoo environments: agents take turns and spell their actions in tokens."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from opendust.envs.agents import Agents
from opendust.envs.arrays import Observation, observed

BEGUN = (
    "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos",
)  # fmt: skip
"""What a match must have begun for."""


class TurnEnv(Agents, AECEnv):  # type: ignore[misc]
    """One agent acts at a time. An observation holds the tensor and the mask of legal tokens."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new match; without a seed, any other one."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.ending()
        self.agent_selection = self.agents[max(self.session.seat, 0)]

    def __getattr__(self, name: str) -> Any:
        """Whose turn it is and what was won are not known before a match has begun."""
        if name in BEGUN:
            raise AttributeError(f"call reset() first: before it there is no {name}")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def observe(self, agent: str) -> Observation:
        """What an agent sees."""
        return observed(self.session, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Add a token to the action of the agent whose turn it is."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("None is only for an agent whose match is over")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        session = self.session
        if session.step(action):
            self.rewards = dict(zip(self.possible_agents, session.rewards, strict=True))
        if session.seat >= 0:
            self.agent_selection = self.possible_agents[session.seat]
        else:
            for agent in self.possible_agents:
                self.terminations[agent] = session.is_over
                self.truncations[agent] = session.is_broken_off
            self.infos = self.ending()
        self._accumulate_rewards()


def aec(game: str, players: int = 2, **settings: Any) -> TurnEnv:
    """A PettingZoo environment: `aec("dust", players=3, edition="epic-de")`.

    Small ones to learn on are `dust-mini` and `tactics-mini`.
    """
    return TurnEnv(game, players, **settings)
