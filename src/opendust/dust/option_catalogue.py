"""Which options does an edition have, and which values may each take?

The catalogue is data/options.toml. Every value has one canonical text (`true`, `3`, `one_unit`,
`capitals,land_areas`, `2:50,3:40,4:40,5:30,6:30`), which records, commands and digests share; a
value that is not in the catalogue is refused here and nowhere else.
"""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from importlib import resources
from typing import Final, final

from opendust.kernel.refusal import BadText, Detail, Fault

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 6
NOTHING: Final = "none"
"""The canonical text of an empty list."""


@final
class EditionOption:
    """One line of the catalogue: name, kind, legal values, and the rules it belongs to."""

    __slots__ = (
        "description",
        "kind",
        "least",
        "most",
        "name",
        "number",
        "ruled_in",
        "rules",
        "rulings",
        "values",
    )

    def __init__(self, entry: dict[str, object]) -> None:
        self.number = _number(entry, "number")
        self.name = str(entry["name"])
        self.kind = str(entry["kind"])
        self.values = ("true", "false") if self.kind == "bool" else _strings(entry, "values")
        self.least = _number(entry, "least")
        self.most = _number(entry, "most")
        self.rules = _strings(entry, "rules")
        self.rulings = _strings(entry, "rulings")
        self.ruled_in = _strings(entry, "ruled_in")
        self.description = str(entry["description"])

    def legal_values(self) -> tuple[str, ...]:
        """What may be written, one text form per possibility."""
        if self.kind == "number":
            return (f"{self.least}..{self.most}",)
        if self.kind == "number-by-players":
            return (f"{self.least}..{self.most}", "2:50,3:40,4:40,5:30,6:30")
        if self.kind == "list":
            return (*self.values, NOTHING)
        return self.values

    def canonical(self, text: str) -> str | None:
        """The canonical text of a value, or None if the option cannot have it."""
        if self.kind == "number":
            return self._canonical_number(text)
        if self.kind == "number-by-players":
            return self._canonical_by_players(text)
        if self.kind == "list":
            return self._canonical_list(text)
        if self.kind == "name":
            return text if is_name(text) else None
        return text if text in self.values else None

    def _canonical_number(self, text: str) -> str | None:
        """A number within the bounds, without leading zeros."""
        if not (text.isascii() and text.isdigit()):
            return None
        return str(int(text)) if self.least <= int(text) <= self.most else None

    def _canonical_by_players(self, text: str) -> str | None:
        """One number for all, or one for every number of players; equal ones shrink to one."""
        if ":" not in text:
            return self._canonical_number(text)
        numbers: dict[str, str] = {}
        for part in text.split(","):
            players, _, number = part.strip().partition(":")
            canonical = self._canonical_number(number.strip())
            if canonical is None or players in numbers:
                return None
            numbers[players] = canonical
        if sorted(numbers) != [str(n) for n in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]:
            return None
        if len(set(numbers.values())) == 1:
            return numbers[str(MOST_PLAYERS)]
        return ",".join([f"{players}:{numbers[players]}" for players in sorted(numbers)])

    def _canonical_list(self, text: str) -> str | None:
        """Different words of the option, in the order given."""
        words = [word.strip() for word in text.strip("[] ").split(",")]
        if words in ([""], [NOTHING]):
            return NOTHING
        if len(set(words)) != len(words) or any(word not in self.values for word in words):
            return None
        return ",".join(words)

    def refuse(self, text: str, source: str, line: int) -> Fault:
        """The fault of a value that the option cannot have, with what would be right."""
        details: dict[str, Detail] = {"name": self.name, "value": text}
        details["values"] = self.legal_values()
        words = text.replace(",", " ").split()
        for word in words:
            if word not in self.values:
                details["nearest"] = nearest(word, self.values)
        return Fault(source, line, f"fault-option-{self.kind}", **details)


def _number(entry: dict[str, object], key: str) -> int:
    """A whole number of a catalogue entry, 0 if it is not there."""
    value = entry.get(key, 0)
    if not isinstance(value, int):
        raise TypeError(key)
    return value


def _strings(entry: dict[str, object], key: str) -> tuple[str, ...]:
    """A list of strings of a catalogue entry, empty if it is not there."""
    value = entry.get(key, [])
    if not isinstance(value, list):
        raise TypeError(key)
    return tuple([str(item) for item in value])


def is_name(text: str) -> bool:
    """Whether a text can name a deck, a board or an edition: small letters, digits, hyphens."""
    return bool(text) and all(sign in "abcdefghijklmnopqrstuvwxyz0123456789-" for sign in text)


def nearest(word: str, words: tuple[str, ...]) -> str:
    """The known word most like the given one, or nothing if none is like it."""
    found = get_close_matches(word, words, 1, 0.5)
    return found[0] if found else ""


def package_text(*path: str) -> str:
    """The text of a file in the game's data folder."""
    place = resources.files("opendust.dust") / "data"
    for part in path:
        place = place / part
    return place.read_text(encoding="utf-8")


def _load() -> dict[str, EditionOption]:
    """The options by name, in the order of their numbers."""
    catalogue: dict[str, EditionOption] = {}
    for entry in tomllib.loads(package_text("options.toml"))["option"]:
        option = EditionOption(entry)
        catalogue[option.name] = option
    return catalogue


CATALOGUE: Final[dict[str, EditionOption]] = _load()


def find_option(name: str, source: str, line: int) -> EditionOption:
    """The option of that name; an unknown name is refused with the one most like it."""
    option = CATALOGUE.get(name)
    if option is None:
        close = nearest(name, tuple(CATALOGUE))
        raise BadText([Fault(source, line, "fault-option-unknown", name=name, nearest=close)])
    return option
