"""Why would a captain of Dust Tactics do that? By what comes of it, against holding back."""

from __future__ import annotations

from opendust.kernel.action import Action
from opendust.scenes.tactics.imagined import imagined_reason
from opendust.tactics.state import State


def counsel(view: State, seat: int, best: Action, language: str) -> list[tuple[Action, str]]:
    """Why somebody would do that, in one sentence."""
    return [(best, imagined_reason(view, seat, best, language))]
