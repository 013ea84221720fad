"""Which game is drawn how? One stage per game, found by its name."""

from __future__ import annotations

from typing import Any, Final, Protocol

from opendust.kernel.event import Event
from opendust.scenes.catalogue_models import CardPages, GamePage
from opendust.scenes.dust import stage as dust_stage
from opendust.scenes.dust.models import DustBoard, DustScene
from opendust.scenes.luck import Thrown
from opendust.scenes.rule_models import ChapterPage, Comparison, RuleLine, RulePage
from opendust.scenes.study_models import Args, Study
from opendust.scenes.tactics import stage as tactics_stage
from opendust.scenes.tactics.models import TacticsBoard, TacticsMap, TacticsScene

Scene = DustScene | TacticsScene
Board = DustBoard | TacticsBoard
NamedBoard = DustBoard | TacticsMap


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

    @property
    def VARIANTS(self) -> tuple[str, ...]:
        """The variants whose rules can be asked for."""
        ...

    def chapters(self) -> list[ChapterPage]:
        """The chapters of the rules."""
        ...

    def rule_lines(self, words: str, chapter: str, variant: str) -> list[RuleLine]:
        """The statements with all the words, of one chapter or of all."""
        ...

    def rule_page(self, name: str, variant: str) -> RulePage | None:
        """Everything about one id."""
        ...

    def compare(self, one: str, other: str) -> Comparison:
        """Two variants side by side."""
        ...


STAGES: Final[dict[str, Stage]] = {"dust": dust_stage, "tactics": tactics_stage}
