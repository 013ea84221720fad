"""What is a switch of the rules, and which values may it take?

Every value has one canonical text (`true`, `3`, `half_rounded_up`,
`2:50,3:40,4:40,5:30,6:30`), which records, commands and digests share; a value that is not in the
catalogue is refused here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Final, final

from opendust.kernel.refusal import Detail, Fault
from opendust.kernel.text.digits import is_count
from opendust.kernel.text.notation import nearest_word

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 6
NOTHING: Final = "none"
"""The canonical text of an empty list."""
YES_OR_NO: Final = ("true", "false")


@final
class Switch:
    """One entry of a catalogue: kind, legal values, meaning, and the rules it belongs to.

    `former` is the value that matches were played by before there was this switch ("": always
    there), and that of every variant whose file does not name it; `former_without` gives another
    for records still older, which lack another switch as well; `ruled_in` names the variants whose
    own text does not give the value.
    """

    def __init__(self, index: int, entry: dict[str, object]) -> None:
        self.index = index
        self.number = _number(entry, "number")
        self.name = str(entry["name"])
        self.kind = str(entry["kind"])
        self.values = YES_OR_NO if self.kind == "bool" else _strings(entry, "values")
        self.least = _number(entry, "least")
        self.most = _number(entry, "most")
        self.rules = _strings(entry, "rules")
        self.rulings = _strings(entry, "rulings")
        self.ruled_in = _strings(entry, "ruled_in")
        self.former = str(entry.get("former", ""))
        self.former_without = _table(entry, "former_without")
        self.meaning = str(entry["meaning"])
        self.labels = _table(entry, "labels")

    def former_in(self, named: Container[str]) -> str:
        """The value that a record was played by which names some switches, and not this one."""
        for other, value in self.former_without.items():
            if other not in named:
                return value
        return self.former

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
        """The canonical text of a value, or None if the switch cannot have it."""
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
        if not is_count(text):
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
        """Different words of the switch, in the order given."""
        words = [word.strip() for word in text.strip("[] ").split(",")]
        if words in ([""], [NOTHING]):
            return NOTHING
        if len(set(words)) != len(words) or any(word not in self.values for word in words):
            return None
        return ",".join(words)

    def numbers(self, text: str) -> tuple[int, ...]:
        """A canonical text as rules ask for it: places among the values, or the numbers.

        A number by players stands at the index of the number of players (0 below two).
        """
        if self.kind == "number":
            return (int(text),)
        if self.kind == "number-by-players":
            return numbers_by_players(text)
        if self.kind == "name" or (text == NOTHING and self.kind == "list"):
            return ()
        return tuple([self.values.index(word) for word in text.split(",")])

    def refuse(self, text: str, source: str, line: int) -> Fault:
        """The fault of a value that the switch cannot have, with what would be right."""
        details: dict[str, Detail] = {"name": self.name, "value": text}
        details["values"] = self.legal_values()
        words = text.replace(",", " ").split()
        for word in words:
            if word not in self.values:
                details["nearest"] = nearest_word(word, self.values)
        return Fault(source, line, f"fault-switch-{self.kind}", **details)


def numbers_by_players(text: str) -> tuple[int, ...]:
    """The numbers of a canonical text, at the index of the number of players (0 below two)."""
    numbers = [0] * (MOST_PLAYERS + 1)
    if ":" not in text:
        for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
            numbers[players] = int(text)
        return tuple(numbers)
    for part in text.split(","):
        players_text, _, number = part.partition(":")
        numbers[int(players_text)] = int(number)
    return tuple(numbers)


def is_name(text: str) -> bool:
    """Whether a text can name content or a variant: small letters, digits, hyphens."""
    return bool(text) and all(sign in "abcdefghijklmnopqrstuvwxyz0123456789-" for sign in text)


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


def _table(entry: dict[str, object], key: str) -> dict[str, str]:
    """A table of strings of a catalogue entry, empty if it is not there."""
    value = entry.get(key, {})
    if not isinstance(value, dict):
        raise TypeError(key)
    return {str(name): str(text) for name, text in value.items()}
