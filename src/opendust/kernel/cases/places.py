"""What does a position say at a place? Values by dotted paths, in these words or in others."""

from __future__ import annotations

from typing import Any, Final, final

from opendust.kernel.contract import Game, Plain, Setup
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.digest import canonical

UNREADABLE: Final = "?"
"""No value of any position: where it makes no difference, nothing is read."""


@final
class Place:
    """A place of a position, by its path: `scores.ann`, `lost.side-1`."""

    def __init__(self, game: Game[Any], setup: Setup, path: str) -> None:
        self.game = game
        self.setup = setup
        self.keys = path.split(".")

    def text_in(self, state: object) -> str:
        """What a position has there, on one line; empty if it writes nothing."""
        found = plain_text(self.value_at(state, self.game.encode(state), self.keys))
        return " ".join(found.split())

    def value_at(self, state: object, value: Plain, keys: list[str]) -> Plain:
        """What stands at a path; in a list with one entry for each, players and sides by name."""
        for key in keys:
            if isinstance(value, list):
                value = self.entry_of(state, value, key)
            else:
                value = value.get(key, "") if isinstance(value, dict) else ""
        return value

    def entry_of(self, state: object, values: list[Plain], name: str) -> Plain:
        """The entry of a player or a side; none if the list has not one entry for each."""
        for noun in ("seat", "side"):
            known = self.game.names(state, noun)
            if name in known and len(known) == len(values):
                return values[known.index(name)]
        return ""

    def can_be_in(self, state: object) -> bool:
        """Whether a position can hold something there: with nothing there, no key is unknown."""
        inner = whole = self.game.encode(state)
        for depth, key in enumerate(self.keys[:-1]):
            inside = inner.setdefault(key, {})
            if isinstance(inside, list):
                return self.value_at(state, inside, self.keys[depth + 1 :]) != ""
            if not isinstance(inside, dict):
                return False
            inner = inside
        inner[self.keys[-1]] = ""
        try:
            self.game.decode(whole, self.setup)
        except BadText as bad:
            return not any(unknown_key(fault) in self.keys for fault in bad.faults)
        except (AssertionError, LookupError, TypeError, ValueError):
            return True
        return True

    def says(self, state: object, wanted: str) -> bool:
        """Whether a value says the same in other words: the position with it is the same one."""
        before = canonical(self.game.encode(state))
        if not any(self.filled(state, reading) == before for reading in readings(wanted)):
            return False
        return self.filled(state, UNREADABLE) != before

    def filled(self, state: object, value: Plain) -> str:
        """A position that has this value there, in canonical text; empty if there is none."""
        inner = whole = self.game.encode(state)
        for key in self.keys[:-1]:
            inside = inner.setdefault(key, {})
            if not isinstance(inside, dict):
                return ""
            inner = inside
        inner[self.keys[-1]] = value
        try:
            return canonical(self.game.encode(self.game.decode(whole, self.setup)))
        except (BadText, AssertionError, LookupError, TypeError, ValueError):
            return ""


def unknown_key(fault: Fault) -> str:
    """The key that a fault says does not exist; empty if it says something else."""
    names = {"position-field-unknown": "field", "position-wrong": "text", "name-unknown": "text"}
    return str(fault.details.get(names.get(fault.message, ""), ""))


def readings(wanted: str) -> list[Plain]:
    """What a written value can mean: the words, a number, a truth."""
    meant: list[Plain] = [wanted]
    if wanted.isdecimal():
        meant.append(int(wanted))
    if wanted in ("true", "false"):
        meant.append(wanted == "true")
    return meant


def plain_text(value: Plain) -> str:
    """A value on one line: lists by spaces, truth as true or false."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return " ".join([plain_text(item) for item in value])
    if isinstance(value, dict):
        return " ".join([f"{key} {plain_text(item)}" for key, item in value.items()])
    return str(value)
