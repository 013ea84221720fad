"""How far could a unit go if it were activated? The position as if it were, and its points."""

from __future__ import annotations

from opendust.tactics.activation import Activation
from opendust.tactics.rules.moving.movement import movement_of
from opendust.tactics.rules.skills.skills import ASSAULT, FAST, SCOUT_VEHICLE, skills_of
from opendust.tactics.state import State


def with_activation(state: State, body: int, skills: int) -> State:
    """The position as if a unit had been activated with these skills."""
    if state.activation is not None and state.activation.unit == body:
        return state
    imagined = state.copy()
    imagined.activation = Activation(body, state.hero[body], ())
    imagined.activation.skills = skills
    return imagined


def points_for(state: State, body: int, moves: int, skills: int) -> int:
    """The movement points of so many MOVE actions."""
    mask = skills_of(state, body)
    points = movement_of(state, body) * moves * (2 if skills & ASSAULT else 1)
    if not moves:
        return 0
    scout = 2 if mask & SCOUT_VEHICLE and state.round == 1 else 0
    return points + scout + (1 if mask & FAST else 0)
