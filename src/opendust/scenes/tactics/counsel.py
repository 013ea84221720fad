"""Why would a captain of Dust Tactics do that? For now by what it weighs, not by single facts."""

from __future__ import annotations

from opendust.kernel.action import Action
from opendust.tactics.state import State
from opendust.words import text


def counsel(view: State, seat: int, best: Action, language: str) -> list[tuple[Action, str]]:
    """Why somebody would do that, in one sentence."""
    return [(best, text("counsel-weighed-ap", language))]
