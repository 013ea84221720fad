"""DUST, as a screen shows it."""

from __future__ import annotations

from opendust.dust.state import State
from opendust.scenes.dust_board import board_picture
from opendust.scenes.dust_models import DustBoard
from opendust.scenes.dust_scene import scene
from opendust.words.dust_notes import note_text as note

__all__ = ["board", "note", "scene", "title"]


def title(view: State, language: str) -> str:
    """The game and its edition."""
    return f"DUST, {view.edition.title}"


def board(view: State, language: str) -> DustBoard:
    """The world map, or the board that the match brought along."""
    return board_picture(view.board)
