"""Dust Tactics, as a screen shows it."""

from __future__ import annotations

from opendust.scenes.tactics.board import board_picture as board
from opendust.scenes.tactics.board import scenario_words
from opendust.scenes.tactics.catalogue import card_pages, catalogue, named_board
from opendust.scenes.tactics.counsel import counsel
from opendust.scenes.tactics.guest import brought
from opendust.scenes.tactics.luck import round_of, thrown
from opendust.scenes.tactics.scene import scene
from opendust.scenes.tactics.studies import free_study, study
from opendust.tactics.state import State
from opendust.words import text
from opendust.words.tactics.notes import note_text as note
from opendust.words.titles import title_text

__all__ = [
    "board", "brought", "card_pages", "catalogue", "counsel", "free_study", "named_board", "note",
    "round_of", "scene", "study", "thrown", "title",
]  # fmt: skip


def title(view: State, language: str) -> str:
    """The scenario with its brief, and the profile."""
    profile = view.battle.profile
    scenario, brief = scenario_words(view.battle.scenario, language)
    rules = title_text("tactics-profile", profile.base or profile.name, profile.title, language)
    return text(
        "tactics-play-title", language, scenario=scenario, brief=brief.rstrip("."), profile=rules
    )
