"""How does a game look in the text client that brings no look of its own? By its plain scene."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from enum import Enum
from typing import Any, Final, final

from opendust.cli.screen import Screen
from opendust.cli.variant_argument import overrides_from
from opendust.kernel.action import Action, Arg, Field
from opendust.kernel.contract import SWITCH
from opendust.kernel.event import Event
from opendust.registry import entry_of, variants_of
from opendust.scenes.plain.stage import PlainStage

DEFAULT_SEATS: Final = "human,random"


@final
class PlainPresentation:
    """The presentation of any game: its title, and its table as a list."""

    COMMANDS: tuple[str, ...] = ("table",)
    EXAMPLES: tuple[str, ...] = ()
    SECRET_COMMANDS: tuple[str, ...] = ("table",)
    CONFIRMED: tuple[str, ...] = ()
    TO_THE_FULL: tuple[Enum, ...] = ()
    QUIET: tuple[Enum, ...] = ()
    LISTED: Mapping[Enum, int] = {}
    HAS_DRAWS = False
    ROOM_ABOVE: tuple[Enum, ...] = ()

    def __init__(self, name: str) -> None:
        self.entry = entry_of(name)
        self.stage = PlainStage(name)
        self.variants = variants_of(name)

    @property
    def ARGUMENTS(self) -> Mapping[str, tuple[str, tuple[str, ...]]]:
        """The choice of a variant, where there are several."""
        if not self.variants.names:
            return {}
        return {self.variants.setting: ("name", self.variants.names)}

    def settings_from(self, args: argparse.Namespace) -> dict[str, str]:
        """The variant, and single switches."""
        settings: dict[str, str] = {}
        chosen = getattr(args, self.variants.setting, None) if self.variants.setting else None
        if chosen:
            settings[self.variants.setting] = chosen
        changes = overrides_from(args.switch)
        return settings | {SWITCH + name: value for name, value in changes.items()}

    def default_seats(self) -> str:
        """One person against chance."""
        return DEFAULT_SEATS

    def title(self, state: Any, language: str) -> str:
        """The name of the game."""
        return self.entry.title

    def painted(self, screen: Screen, state: Any, event: Event, sentence: str) -> str:
        """The sentence as it is."""
        return sentence

    def note(self, state: Any, field: Field, value: int, language: str) -> str:
        """Nothing that would help to choose."""
        return ""

    def action_note(self, state: Any, verb: Enum, args: tuple[Arg, ...], language: str) -> str:
        """Nothing that would help to choose."""
        return ""

    def chain(self, state: Any, words: list[str]) -> list[Action]:
        """No line stands for several actions."""
        return []

    def show_before(self, screen: Screen, state: Any, point: str, language: str) -> None:
        """Nothing above the question."""

    def show(
        self, screen: Screen, state: Any, seat: int, command: str, words: list[str], language: str
    ) -> None:
        """The table as its viewer sees it."""
        for zone in self.stage.scene(state, seat, language)["zones"]:
            screen.say(
                f"{zone['title']}: {', '.join([thing['label'] for thing in zone['things']])}"
            )
        self.show_scores(screen, state, language)

    def show_scores(self, screen: Screen, state: Any, language: str) -> None:
        """Every player's figures."""
        for player in self.stage.scene(state, -1, language)["players"]:
            figures = [f"{figure['label']} {figure['value']}" for figure in player["figures"]]
            screen.say(f"{player['name']}: {', '.join(figures)}" if figures else player["name"])
