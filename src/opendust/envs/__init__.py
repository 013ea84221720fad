"""Standard interfaces for learning and search: PettingZoo, Gymnasium, OpenSpiel, and batches.

    from opendust import envs

    env = envs.aec("dust", players=2, edition="premium-en")

Needs the extra `opendust[rl]`. Each interface is loaded when it is first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from opendust.envs.batch import VecEnv as VecEnv
    from opendust.envs.gym import seat_env as seat_env
    from opendust.envs.session import Session as Session
    from opendust.envs.together import parallel as parallel
    from opendust.envs.zoo import aec as aec

PLACES = {
    "Session": "opendust.envs.session",
    "VecEnv": "opendust.envs.batch",
    "aec": "opendust.envs.zoo",
    "parallel": "opendust.envs.together",
    "seat_env": "opendust.envs.gym",
}


def __getattr__(name: str) -> Any:
    if name not in PLACES:
        raise AttributeError(f"module 'opendust.envs' has no attribute {name!r}")
    try:
        return getattr(import_module(PLACES[name]), name)
    except ModuleNotFoundError as missing:
        wanted = missing.name or ""
        if wanted.startswith("opendust"):
            raise
        needed = f'opendust.envs.{name} needs {wanted}: pip install "opendust[rl]"'
        raise ModuleNotFoundError(needed, name=wanted) from None


def __dir__() -> list[str]:
    return sorted(PLACES)
