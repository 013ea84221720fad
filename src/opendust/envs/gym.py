"""The games as Gymnasium environments: one seat learns, bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from opendust.envs.arrays import (
    RENDER,
    Observation,
    observation_space,
    observed,
    rendered,
)
from opendust.envs.given import whole
from opendust.envs.session import LIMIT, Session
from opendust.front.match import Someone, seated
from opendust.kernel.play.match import Player

IDS = ("dust", "dust-mini", "tactics", "tactics-mini")
"""`gymnasium.make("opendust/dust-mini-v0", opponents=["recruit"])`, once this is imported."""


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat spells its actions; the bots of the others answer at once."""

    metadata = dict(RENDER)  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponents: Sequence[Someone] | str = ("random",),
        seat: int = 0,
        render_mode: str | None = None,
        limit: int = LIMIT,
        shaping: float = 0.0,
        **settings: Any,
    ) -> None:
        self.opponents = (opponents,) if isinstance(opponents, str) else tuple(opponents)
        players, seat = len(self.opponents) + 1, whole("seat", seat)
        self.session = Session(game, players, 0, limit, shaping, **settings)
        if not 0 <= seat < players:
            raise ValueError(f"with these opponents seat is from 0 to {players - 1}, not {seat}")
        self.own = seat
        self.bots = self.players(0)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.session)
        self.action_space = spaces.Discrete(self.session.vocabulary.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new match."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(1 << 30))
        self.session.reset(drawn)
        self.bots = self.players(drawn)
        self.let_others_play()
        return observed(self.session, self.own), {}

    def players(self, seed: int) -> list[Player]:
        """Whoever plays the other seats; in the own one somebody who is never asked."""
        everyone: list[Someone] = list(self.opponents)
        everyone.insert(self.own, "random")
        return [
            seated(one, self.session.name, seed.to_bytes(8, "big") + bytes([seat]))
            for seat, one in enumerate(everyone)
        ]

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Add a token to the action of the own seat."""
        session = self.session
        reward = session.rewards[self.own] if session.step(action) else 0.0
        reward += self.let_others_play()
        info = {"result": session.result[self.own]} if session.seat < 0 else {}
        return observed(session, self.own), reward, session.is_over, session.is_broken_off, info

    def let_others_play(self) -> float:
        """The bots choose until the own seat must, or the match is over; what that brings."""
        session, gained = self.session, 0.0
        while session.seat >= 0 and session.seat != self.own:
            seat = session.seat
            view = session.view(seat)
            menu = session.game.options(view, seat)
            session.act(self.bots[seat].choose(view, seat, menu))
            gained += session.rewards[self.own]
        return gained

    def action_masks(self) -> NDArray[np.bool_]:
        """The tokens that may follow, as sb3-contrib's MaskablePPO asks for them."""
        mask = np.zeros(self.session.vocabulary.size, np.bool_)
        self.session.mask(self.own, mask.data)
        return mask

    def render(self) -> Any:
        """The position as text or as a picture."""
        return rendered(self.session, self.render_mode)

    def __copy__(self) -> SeatEnv:
        return deepcopy(self)


def seat_env(
    game: str, opponents: Sequence[Someone] | str = ("random",), **settings: Any
) -> SeatEnv:
    """A Gymnasium environment: `seat_env("dust-mini", opponents=["recruit"])`.

    Opponents are bots by name, or functions from a position (`State`) to an action.
    """
    return SeatEnv(game, opponents, **settings)


for name in IDS:
    gymnasium.register(
        id=f"opendust/{name}-v0",
        entry_point="opendust.envs.gym:SeatEnv",
        kwargs={"game": name},
        order_enforce=False,
    )
