"""Which game is drawn how? One stage per game, found by its name."""

from __future__ import annotations

from typing import Any, Final, Protocol

from opendust.scenes import dust_stage, tactics_stage
from opendust.scenes.dust_models import DustBoard, DustScene
from opendust.scenes.tactics_models import TacticsBoard, TacticsScene

Scene = DustScene | TacticsScene
Board = DustBoard | TacticsBoard


class Stage(Protocol):
    """The functions of a stage module. A view is what `view` of the game gives."""

    def title(self, view: Any, language: str) -> str:
        """What is played, in one line."""
        ...

    def scene(self, view: Any, seat: int, language: str) -> Any:
        """The position as a viewer sees it (seat -1: a spectator)."""
        ...

    def note(self, view: Any, noun: str, value: int, language: str) -> str:
        """What helps to choose a thing, or nothing."""
        ...

    def board(self, view: Any, language: str) -> Any:
        """What stays the same through the match."""
        ...


STAGES: Final[dict[str, Stage]] = {"dust": dust_stage, "tactics": tactics_stage}
