"""Which variants has a game, and how does one read another? Packaged files, and a player's own.

A file is TOML, one line per switch; one of a player's own names its base and the lines that it
changes. All faults are collected, each with its line, so that a person can mend the file in one go.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, final

from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.notation import nearest_word
from opendust.kernel.toml.text import read_toml
from opendust.kernel.variants.catalogue import Switches, package_text
from opendust.kernel.variants.switch import Switch
from opendust.kernel.variants.variant import Variant

NOT_SWITCHES: Final = ("base", "name", "title")
"""What the file of a variant says besides its switches."""


@final
class Variants:
    """The packaged variants of a game: the setting that names one, their names, the usual one.

    `folder` holds their files in the data of the package; `played` is the variant of a position.
    """

    def __init__(
        self,
        package: str,
        folder: str,
        setting: str,
        names: tuple[str, ...],
        switches: Switches,
        played: Callable[[Any], Variant],
    ) -> None:
        self.package = package
        self.folder = folder
        self.setting = setting
        self.names = names
        self.default = names[0] if names else ""
        self.catalogue = switches
        self.switches = switches.by_name
        self.played = played
        self.loaded: dict[str, Variant] = {}

    def load(self, name: str = "") -> Variant:
        """The packaged variant of that name, or the usual one; read once."""
        name = name or self.default
        if name not in self.loaded:
            self.refuse_unknown(name, "", 0, "fault-variant-unknown")
            source = f"{name}.toml"
            text = package_text(self.package, self.folder, source)
            since = {switch.name: switch.former for switch in self.younger()}
            values = self.read_values(text, source, since)
            title = str(read_toml(text, source)["title"])
            self.loaded[name] = Variant(self.switches, name, title, name, values, values)
        return self.loaded[name]

    def younger(self) -> list[Switch]:
        """The switches that came later; a file or record that does not name one plays as before."""
        return [switch for switch in self.switches.values() if switch.former]

    def values(self, name: str) -> dict[str, str]:
        """The canonical text of every switch of a packaged variant."""
        return self.load(name).values

    def parse(self, text: str, source: str) -> Variant:
        """A variant of a player's own: `base = "…"` and the lines that it changes."""
        table = read_toml(text, source)
        base = str(table.get("base", ""))
        message = "fault-variant-base" if "base" in table else "fault-variant-no-base"
        self.refuse_unknown(base, source, line_of_key(text, "base"), message)
        name = str(table.get("name", source))
        values = self.read_values(text, source, self.values(base))
        return self.made(name, str(table.get("title", name)), base, values)

    def made(self, name: str, title: str, base: str, values: dict[str, str]) -> Variant:
        """A variant with these values, compared with its base."""
        return Variant(self.switches, name, title, base, values, self.values(base))

    def with_values(self, variant: Variant, changes: Mapping[str, str]) -> Variant:
        """The same variant with some switches changed; values are texts, as typed by a person."""
        values = dict(variant.values)
        faults: list[Fault] = []
        for name, text in changes.items():
            try:
                values[name] = self.catalogue.read(name, text, "", 0)
            except BadText as bad:
                faults += bad.faults
        if faults:
            raise BadText(faults)
        return self.made(variant.name, variant.title, variant.base, values)

    def recorded(self, name: str, base: str, values: Mapping[str, str]) -> Variant:
        """The variant of a match's settings; a record older than a switch plays as it did then.

        A completed setup names every switch there was, so one that names all that have always been
        there was written in full.
        """
        since = {switch.name: switch.former_in(values) for switch in self.younger()}
        if not all(name in values or name in since for name in self.switches):
            since = {}
        found = self.with_values(self.load(base or name), {**since, **values})
        return self.made(name or self.default, found.title, found.base, found.values)

    def read_values(self, text: str, source: str, start: dict[str, str]) -> dict[str, str]:
        """The starting values with the file's own lines; every fault of the file is reported."""
        values = dict(start)
        faults: list[Fault] = []
        for name, value in read_toml(text, source).items():
            if name in NOT_SWITCHES:
                continue
            line = line_of_key(text, name)
            try:
                values[name] = self.catalogue.read(name, text_of(value), source, line)
            except BadText as bad:
                faults += bad.faults
        missing = tuple([name for name in self.switches if name not in values])
        if missing:
            faults.append(Fault(source, 0, "fault-switch-missing", values=missing))
        if faults:
            raise BadText(faults)
        return values

    def refuse_unknown(self, name: str, source: str, line: int, message: str) -> None:
        """A variant that is not packaged is refused with the name most like it."""
        if name not in self.names:
            close = nearest_word(name, self.names)
            fault = Fault(source, line, message, name=name, nearest=close, values=self.names,
                          setting=self.setting)  # fmt: skip
            raise BadText([fault])


def text_of(value: object) -> str:
    """The text of a value as a file gives it: a word, a number, a yes, a list or a table."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return ",".join([text_of(item) for item in value])
    if isinstance(value, dict):
        return ",".join([f"{key}:{text_of(item)}" for key, item in value.items()])
    return str(value)


def line_of_key(text: str, name: str) -> int:
    """The line (from 1) that sets a key, or 0."""
    for number, line in enumerate(text.splitlines(), start=1):
        if line.partition("=")[0].strip().strip("\"'") == name:
            return number
    return 0


def none_played(state: object) -> Variant:
    """A game without variants is played as it is."""
    return Variant({}, "", "", "", {}, {})


NO_VARIANTS: Final = Variants("", "", "", (), Switches("switch = []"), none_played)
"""For a game that is played in one way only."""
