"""What does a seat see as arrays, and in which spaces do they lie?"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from opendust.envs.picture import picture
from opendust.envs.session import Session
from opendust.front.state import State

Observation = dict[str, NDArray[Any]]
RENDER: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}


def observation_space(session: Session, *, waiting: bool = False) -> spaces.Space[Any]:
    """The tensor of what is seen, and the mask of the tokens that may follow, or of waiting."""
    words = session.vocabulary.size + int(waiting)
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1000.0, (session.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (words,), np.int8),
        }
    )


def observed(session: Session, seat: int) -> Observation:
    """What a seat sees, and what it may do."""
    tensor = np.empty(session.size, np.float32)
    mask = np.zeros(session.vocabulary.size, np.int8)
    session.observe(seat, tensor.data)
    session.mask(seat, mask.data)
    return {"observation": tensor, "action_mask": mask}


def rendered(session: Session, mode: str | None) -> Any:
    """The position as text or as a picture."""
    if mode not in (None, *RENDER["render_modes"]):
        raise ValueError(f"render_mode is 'ansi', 'rgb_array' or None, not {mode!r}")
    if mode == "ansi":
        return str(State(session.name, session.state))
    return picture(session) if mode == "rgb_array" else None
