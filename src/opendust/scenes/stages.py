"""What does a screen show of a game? Its stage, found by the game's name."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Protocol

from opendust.kernel.action import Action
from opendust.kernel.contract import Setup
from opendust.kernel.event import Event
from opendust.kernel.refusal import BadText, Fault
from opendust.registry import entry_of
from opendust.scenes.catalogue_models import CardPages, GamePage
from opendust.scenes.dust.models import DustBoard, DustScene
from opendust.scenes.luck import Thrown
from opendust.scenes.plain.models import PlainBoard, PlainScene
from opendust.scenes.plain.stage import PlainStage
from opendust.scenes.study_models import Args, Study
from opendust.scenes.tactics.models import TacticsBoard, TacticsMap, TacticsScene

Scene = DustScene | TacticsScene | PlainScene
Board = DustBoard | TacticsBoard | PlainBoard
NamedBoard = DustBoard | TacticsMap | PlainBoard
Advised = tuple[Action, str]
"""What to do, and why."""


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

    def study(self, view: Any, seat: int, what: str, args: Args, language: str) -> Study:
        """The answer to a question about a position; BadText if it cannot be answered."""
        ...

    def counsel(self, view: Any, seat: int, best: Action, language: str) -> list[Advised]:
        """Why somebody would do that, in one sentence; then what comes next best."""
        ...

    def free_study(self, what: str, args: Args, language: str) -> Study:
        """The answer to a question that needs no match; BadText if it cannot be answered."""
        ...

    def thrown(self, view: Any, event: Event) -> Thrown | None:
        """The dice that an event tells of, if they count for the luck table."""
        ...

    def round_of(self, view: Any) -> int:
        """The round that is being played."""
        ...

    def named_board(self, name: str, language: str) -> Any:
        """A packaged board or scenario; BadText if there is none of that name."""
        ...

    def catalogue(self, language: str) -> GamePage:
        """All that can be chosen before a match."""
        ...

    def card_pages(self, language: str) -> CardPages:
        """The cards of the game."""
        ...


def is_setup(game: str, state: Any) -> bool:
    """Whether a game that tells of its rounds has not begun the first one."""
    return "stage" in entry_of(game).parts and stage_of(game).round_of(state) == 0


def brought(game: str, setup: Setup, seat: int, given: dict[str, str]) -> dict[str, str]:
    """The settings with what a guest brings to a seat; BadText where nothing can be brought.

    Few games know guests that choose something: their stages have a function of this name.
    """
    bring = getattr(stage_of(game), "brought", None)
    if bring is None:
        raise BadText([Fault("", 0, "nothing-to-bring")])
    found: dict[str, str] = bring(setup, seat, given)
    return found


@lru_cache(maxsize=64)
def stage_of(game: str) -> Stage:
    """The stage of a game, or a plain one; KeyError if there is no such game."""
    found: Stage = entry_of(game).part("stage") or PlainStage(game)
    return found
