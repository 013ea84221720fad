"""The games as PettingZoo environments: agents take turns and spell their actions in tokens."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from opendust.envs.arrays import RENDER, Observation, observation_space, observed, rendered
from opendust.envs.session import LIMIT, Session


class TurnEnv(AECEnv):  # type: ignore[misc]
    """One agent acts at a time. An observation holds the tensor and the mask of legal tokens."""

    metadata = {**RENDER, "name": "opendust_v0", "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int = 2,
        render_mode: str | None = None,
        limit: int = LIMIT,
        shaping: float = 0.0,
        **settings: str,
    ) -> None:
        super().__init__()
        self.session = Session(game, players, 0, limit, settings, shaping)
        self.metadata = {**self.metadata, "name": f"opendust_{game.replace('-', '_')}_v0"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = list(self.possible_agents)
        self.next_seed = 0
        self.seen = observation_space(self.session)
        size = self.session.vocabulary.size
        self.acting = {agent: spaces.Discrete(size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The tensor and the mask."""
        return self.seen

    def action_space(self, agent: str) -> spaces.Discrete:
        """One token."""
        return self.acting[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new match; without a seed, another one than before."""
        if seed is not None:
            self.next_seed = seed
        self.session.reset(self.next_seed)
        self.next_seed += 1
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[max(self.session.seat, 0)]

    def observe(self, agent: str) -> Observation:
        """What an agent sees."""
        return observed(self.session, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Add a token to the action of the agent whose turn it is."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        session = self.session
        if session.step(int(action)):
            self.rewards = dict(zip(self.possible_agents, session.rewards, strict=True))
        if session.seat >= 0:
            self.agent_selection = self.possible_agents[session.seat]
        else:
            for agent in self.possible_agents:
                self.terminations[agent] = session.is_over
                self.truncations[agent] = session.is_broken_off
        self._accumulate_rewards()

    def render(self) -> Any:
        """The position as text or as a picture."""
        return rendered(self.session, self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""


def aec(game: str, players: int = 2, **settings: Any) -> TurnEnv:
    """A PettingZoo environment: `aec("dust", players=3, edition="epic-de")`.

    Small ones to learn on are `dust-mini` and `tactics-mini`.
    """
    return TurnEnv(game, players, **settings)
