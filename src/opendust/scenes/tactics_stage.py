"""Dust Tactics, as a screen shows it."""

from __future__ import annotations

from opendust.scenes.tactics_board import board_picture as board
from opendust.scenes.tactics_scene import scene
from opendust.tactics.state import State
from opendust.words import text

__all__ = ["board", "scene", "title"]


def title(view: State, language: str) -> str:
    """The scenario with its brief, and the profile."""
    scenario, profile = view.battle.scenario, view.battle.profile
    return text(
        "tactics-play-title", language,
        scenario=scenario.title, brief=scenario.brief.rstrip("."), profile=profile.title,
    )  # fmt: skip
