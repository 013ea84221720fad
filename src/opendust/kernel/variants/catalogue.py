"""Which switches does a game have, and how does a rule ask for one?

The catalogue is the game's data/switches.toml. A rule declares the switch that it follows, once:
`RETREAT_LIMIT: Final = SWITCHES.choice("retreat_limit", RetreatLimit)`, and asks
`RETREAT_LIMIT.of(state.edition)`. A switch that the catalogue does not have, an enum with other
values, or a second declaration ends the import.

Rules ask for the same variant over and over, so a switch keeps its last answer, with the variant
that it is for, as one value: threads may ask for different ones.
"""

from __future__ import annotations

import tomllib
from enum import Enum
from importlib.resources import files
from typing import Generic, TypeVar, final

from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.notation import nearest_word
from opendust.kernel.variants.switch import Switch
from opendust.kernel.variants.variant import Variant

E = TypeVar("E", bound=Enum)


@final
class BoolSwitch:
    """A yes or no of the rules."""

    def __init__(self, index: int) -> None:
        self.index = index
        self.last: tuple[Variant | None, bool] = (None, False)

    def of(self, variant: Variant) -> bool:
        """The value in a variant."""
        last = self.last
        if last[0] is not variant:
            # `true` is the first of the two values
            last = self.last = (variant, variant.chosen[self.index] == 0)
        return last[1]


@final
class NumberSwitch:
    """A number of the rules."""

    def __init__(self, index: int) -> None:
        self.index = index

    def of(self, variant: Variant) -> int:
        """The value in a variant."""
        return variant.chosen[self.index]


@final
class ByPlayersSwitch:
    """A number of the rules for each number of players."""

    def __init__(self, index: int) -> None:
        self.index = index

    def of(self, variant: Variant, players: int) -> int:
        """The value in a variant for so many players."""
        return variant.rows[self.index][players]


@final
class NameSwitch:
    """The name of something that is played with."""

    def __init__(self, name: str) -> None:
        self.name = name

    def of(self, variant: Variant) -> str:
        """The value in a variant."""
        return variant.values[self.name]


class ChoiceSwitch(Generic[E]):
    """One reading out of several."""

    def __init__(self, index: int, members: list[E]) -> None:
        self.index = index
        self.members = members
        self.last: tuple[Variant | None, E] = (None, members[0])

    def of(self, variant: Variant) -> E:
        """The value in a variant."""
        last = self.last
        if last[0] is not variant:
            last = self.last = (variant, self.members[variant.chosen[self.index]])
        return last[1]


class ListSwitch(Generic[E]):
    """Different words in an order."""

    def __init__(self, index: int, members: list[E]) -> None:
        self.index = index
        self.members = members
        self.last: tuple[Variant | None, tuple[E, ...]] = (None, ())

    def of(self, variant: Variant) -> tuple[E, ...]:
        """The value in a variant."""
        last = self.last
        if last[0] is not variant:
            row = variant.rows[self.index]
            last = self.last = (variant, tuple([self.members[place] for place in row]))
        return last[1]


@final
class Switches:
    """The switches of a game by name, in the order of their numbers; and which are declared."""

    def __init__(self, text: str) -> None:
        entries = tomllib.loads(text)["switch"]
        made = [Switch(index, entry) for index, entry in enumerate(entries)]
        self.by_name: dict[str, Switch] = {switch.name: switch for switch in made}
        self.declared: list[str] = []

    def declare(self, name: str, kind: str) -> Switch:
        """The switch that a rule follows; one rule each."""
        switch = self.by_name.get(name)
        if switch is None or switch.kind != kind or name in self.declared:
            raise ValueError(f"no {kind} switch {name}, or it is declared twice")
        self.declared.append(name)
        return switch

    def members(self, switch: Switch, words: type[E]) -> list[E]:
        """The members of an enum in the order of the switch's values; the same words in both."""
        found = {str(member.value): member for member in words}
        if sorted(found) != sorted(switch.values):
            raise ValueError(f"{words.__name__} and the values of {switch.name} differ")
        return [found[value] for value in switch.values]

    def yes(self, name: str) -> BoolSwitch:
        """Declares a yes or no."""
        return BoolSwitch(self.declare(name, "bool").index)

    def number(self, name: str) -> NumberSwitch:
        """Declares a number."""
        return NumberSwitch(self.declare(name, "number").index)

    def by_players(self, name: str) -> ByPlayersSwitch:
        """Declares a number for each number of players."""
        return ByPlayersSwitch(self.declare(name, "number-by-players").index)

    def named(self, name: str) -> NameSwitch:
        """Declares a name."""
        return NameSwitch(self.declare(name, "name").name)

    def choice(self, name: str, words: type[E]) -> ChoiceSwitch[E]:
        """Declares a choice among the members of an enum."""
        switch = self.declare(name, "choice")
        return ChoiceSwitch(switch.index, self.members(switch, words))

    def listed(self, name: str, words: type[E]) -> ListSwitch[E]:
        """Declares a list of members of an enum."""
        switch = self.declare(name, "list")
        return ListSwitch(switch.index, self.members(switch, words))

    def read(self, name: str, text: str, source: str, line: int) -> str:
        """The canonical text of a switch's value; an unknown switch or value is refused."""
        switch = self.by_name.get(name)
        if switch is None:
            close = nearest_word(name, tuple(self.by_name))
            raise BadText([Fault(source, line, "fault-switch-unknown", name=name, nearest=close)])
        canonical = switch.canonical(text.strip())
        if canonical is None:
            raise BadText([switch.refuse(text, source, line)])
        return canonical


def package_text(package: str, *path: str) -> str:
    """The text of a file in a game's data folder."""
    place = files(package) / "data"
    for part in path:
        place = place / part
    return place.read_text(encoding="utf-8")


def packaged_switches(package: str) -> Switches:
    """The catalogue of a game's package."""
    return Switches(package_text(package, "switches.toml"))
