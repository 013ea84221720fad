"""What shape has the catalogue of a game? All that somebody chooses before a match begins."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict

from opendust.scenes.dust.models import CardScene
from opendust.scenes.lessons import LessonPage
from opendust.scenes.tactics.models import CardPicture


class ChoicePage(TypedDict):
    """Something to choose: its id in the settings, its title, what it is."""

    id: str
    title: str
    description: str


class ArmyPage(TypedDict):
    """A ready army: for which scenarios and side (None: either), its units, what it costs."""

    id: str
    title: str
    faction: str
    scenarios: list[str]
    side: int | None
    units: list[str]
    text: str
    ap: int


class SettingPage(TypedDict):
    """A setting of a match: its key in the terms, its choices, and what is taken if nobody says."""

    key: str
    title: str
    choices: list[ChoicePage]
    default: str


class HouseRule(TypedDict):
    """A switch of a variant that can be changed: `switch.NAME` in the settings.

    `labels` say what the values mean, in words.
    """

    key: str
    description: str
    values: list[str]
    labels: dict[str, str]
    defaults: dict[str, str]
    rules: list[str]


class GamePage(TypedDict):
    """A game: what can be chosen, who can play it, and the terms of a quick start.

    `variant` is the key of the setting that names its variant; empty if it is played in one way.
    A bot can have one of the `tempers`; `tempered` names the bots that have: `captain-bold`.
    """

    id: str
    title: str
    brief: str
    least_seats: int
    most_seats: int
    settings: list[SettingPage]
    variant: str
    house_rules: list[HouseRule]
    bots: list[ChoicePage]
    tempers: list[ChoicePage]
    tempered: list[str]
    armies: list[ArmyPage]
    lessons: list[LessonPage]
    quick_start: dict[str, Any]


class CardPages(TypedDict):
    """The cards of a game: those of a deck, or unit cards."""

    deck: list[CardScene]
    units: list[CardPicture]
