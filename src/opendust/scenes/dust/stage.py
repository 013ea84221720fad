"""DUST, as a screen shows it."""

from __future__ import annotations

from opendust.dust.state import State
from opendust.scenes.dust.board import board_picture
from opendust.scenes.dust.catalogue import card_pages, catalogue, named_board
from opendust.scenes.dust.counsel import counsel
from opendust.scenes.dust.luck import round_of, thrown
from opendust.scenes.dust.models import DustBoard
from opendust.scenes.dust.scene import edition_title, scene
from opendust.scenes.dust.studies import free_study, study
from opendust.words.dust.notes import note_text as note

__all__ = [
    "board", "card_pages", "catalogue", "counsel", "free_study", "named_board", "note", "round_of",
    "scene", "study", "thrown", "title",
]  # fmt: skip


def title(view: State, language: str) -> str:
    """The game and its edition."""
    return f"DUST, {edition_title(view, language)}"


def board(view: State, language: str) -> DustBoard:
    """The world map, or the board that the match brought along."""
    return board_picture(view.board, view.edition, language)
