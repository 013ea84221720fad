"""What do both interfaces of PettingZoo share? The match, who plays in it, and what they see."""

from __future__ import annotations

from copy import deepcopy
from secrets import randbits
from typing import Any, Final

from gymnasium import spaces

from opendust.envs.arrays import RENDER, observation_space, rendered
from opendust.envs.given import whole
from opendust.envs.session import LIMIT, Session

SEED_BITS: Final = 30


class Agents:
    """The agents of one match after the other; `waiting` gives them one token more, to wait."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        render_mode: str | None = None,
        limit: int = LIMIT,
        shaping: float = 0.0,
        *,
        kind: str = "",
        waiting: bool = False,
        **settings: Any,
    ) -> None:
        super().__init__()
        self.session = Session(game, players, 0, limit, shaping, **settings)
        name = f"opendust_{game.replace('-', '_')}{kind}_v0"
        self.metadata = {**RENDER, "name": name, "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.session.players)]
        self.agents = list(self.possible_agents)
        self.next_seed = randbits(SEED_BITS)
        self.seen = observation_space(self.session, waiting=waiting)
        size = self.session.vocabulary.size + int(waiting)
        self.acting = {agent: spaces.Discrete(size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The tensor and the mask."""
        return self.seen

    def action_space(self, agent: str) -> spaces.Discrete:
        """One token."""
        return self.acting[agent]

    def begin(self, seed: int | None) -> None:
        """A new match; without a seed the one after the last, and the first is drawn by lot."""
        if seed is not None:
            self.next_seed = whole("a seed", seed)
        self.session.reset(self.next_seed)
        self.next_seed += 1
        self.agents = list(self.possible_agents)

    def ending(self) -> dict[str, dict[str, Any]]:
        """For every agent nothing, or what it won if the match has ended."""
        session = self.session
        if session.seat >= 0:
            return {agent: {} for agent in self.possible_agents}
        return {
            agent: {"result": session.result[seat]}
            for seat, agent in enumerate(self.possible_agents)
        }

    def render(self) -> Any:
        """The position as text or as a picture."""
        return rendered(self.session, self.render_mode)

    def __copy__(self) -> Any:
        return deepcopy(self)

    def close(self) -> None:
        """Nothing is left open."""
