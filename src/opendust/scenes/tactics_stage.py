"""Dust Tactics, as a screen shows it."""

from __future__ import annotations

from opendust.scenes.tactics_board import board_picture as board
from opendust.scenes.tactics_scene import scene
from opendust.tactics.state import State
from opendust.words import text
from opendust.words.tactics_notes import note_text as note

__all__ = ["board", "note", "scene", "title"]


def title(view: State, language: str) -> str:
    """The scenario with its brief, and the profile."""
    scenario, profile = view.battle.scenario, view.battle.profile
    return text(
        "tactics-play-title", language,
        scenario=scenario.title, brief=scenario.brief.rstrip("."), profile=profile.title,
    )  # fmt: skip
