"""Which variants has a game? Editions of one, profiles of the other: named tables of switches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol, final


class Switch(Protocol):
    """One switch of the rules, as its catalogue describes it."""

    @property
    def description(self) -> str:
        """What it switches."""
        ...

    @property
    def rules(self) -> tuple[str, ...]:
        """The statements that it belongs to."""
        ...

    def legal_values(self) -> tuple[str, ...]:
        """What may be written, one text form per possibility."""
        ...


@final
class Variants:
    """The packaged variants of a game: the setting that names one, their names, the usual one.

    `values` gives the switches of a packaged variant, `played` the variant of a position.
    """

    def __init__(
        self,
        setting: str,
        names: tuple[str, ...],
        default: str,
        switches: Mapping[str, Switch],
        values: Callable[[str], dict[str, str]],
        played: Callable[[Any], str],
    ) -> None:
        self.setting = setting
        self.names = names
        self.default = default
        self.switches = switches
        self.values = values
        self.played = played


def no_values(name: str) -> dict[str, str]:
    """A game without variants has no switches either."""
    return {}


def none_played(state: object) -> str:
    """A game without variants is played as it is."""
    return ""


NO_VARIANTS: Final = Variants("", (), "", {}, no_values, none_played)
"""For a game that is played in one way only."""
