"""How the fields of a TOML file are read: typed, with every fault and its line.

A fault does not stop the reading (two hundred do); a harmless value takes the place of the wrong
one, all faults are kept, and `done` raises them together, so that a person can mend the file in one
go. A second text can be laid over the first (a player's corrections); faults then name the text
that is wrong.
"""

from __future__ import annotations

from typing import final

from opendust.kernel.refusal import BadText, Detail, Fault
from opendust.kernel.toml.lines import TomlLines
from opendust.kernel.toml.text import read_toml

Table = dict[str, object]
MOST_FAULTS = 200


@final
class Fields:
    """The content of a file, with the faults found in it so far."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        self.lines = TomlLines(text)
        self.content: Table = read_toml(text, source)
        self.faults: list[Fault] = []
        self.own: set[str] = set()
        self.own_source = ""
        self.own_lines = TomlLines("")

    def lay_over(self, text: str, source: str) -> None:
        """Puts the fields of another text over these and remembers which they are."""
        self.own_source = source
        self.own_lines = TomlLines(text)
        self._lay_over(self.content, read_toml(text, source), "")

    def _lay_over(self, under: Table, over: Table, path: str) -> None:
        """Table by table; a table over a single value replaces it."""
        for key, value in over.items():
            here = join(path, key)
            below = under.get(key)
            if isinstance(value, dict) and isinstance(below, dict):
                self._lay_over(below, value, here)
            else:
                under[key] = value
                self.own.add(here)

    def is_own(self, path: str) -> bool:
        """Whether the field comes from the text laid over."""
        end = len(path)
        while end > 0:
            if path[:end] in self.own:
                return True
            end = path.rfind(".", 0, end)
        return False

    def fault(self, path: str, message: str, **details: Detail) -> None:
        """Notes a fault at the field, in the text that wrote it."""
        own = self.is_own(path)
        line = (self.own_lines if own else self.lines).line(path)
        source = self.own_source if own else self.source
        self.faults.append(Fault(source, line, message, field=path, **details))
        if len(self.faults) >= MOST_FAULTS:
            self.done()

    def done(self) -> None:
        """Raises what was found."""
        if self.faults:
            raise BadText(self.faults)

    def is_one_of(self, path: str, word: str, known: tuple[str, ...]) -> bool:
        """Whether a word is one of those that the field may have."""
        if word in known:
            return True
        self.fault(path, "fault-field-choice", value=word, known=known)
        return False

    def choice(self, path: str, word: str, known: tuple[str, ...]) -> str:
        """The word, or the first of those that the field may have."""
        return word if self.is_one_of(path, word, known) else known[0]

    def refuse_others(self, table: Table, path: str, known: tuple[str, ...]) -> None:
        """A misspelt field would otherwise be passed over in silence."""
        for key in table:
            if key not in known:
                self.fault(join(path, key), "fault-field-unknown", known=known)

    def word(self, table: Table, path: str, key: str, default: str | None = None) -> str:
        """A text; without a default it must be there."""
        value = table.get(key, default)
        if isinstance(value, str):
            return value
        self.fault(join(path, key), "fault-field-text")
        return default or ""

    def words(self, table: Table, path: str, key: str) -> tuple[str, ...]:
        """A list of texts, empty if it is not there."""
        value = table.get(key, [])
        if isinstance(value, list) and all(isinstance(item, str) for item in value):
            return tuple([str(item) for item in value])
        self.fault(join(path, key), "fault-field-list")
        return ()

    def number(
        self, table: Table, path: str, key: str, least: int, most: int, default: int | None = None
    ) -> int:
        """A whole number within bounds; without a default it must be there."""
        value = table.get(key, default)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        text = "-" if value is None else str(value)
        self.fault(join(path, key), "fault-field-number", value=text, least=least, most=most)
        return least if default is None else default

    def yes(self, table: Table, path: str, key: str) -> bool:
        """True or false; false if it is not there."""
        value = table.get(key, False)
        if not isinstance(value, bool):
            self.fault(join(path, key), "fault-field-yes-or-no")
        return value is True

    def table(self, table: Table, path: str, key: str) -> Table:
        """A table inside another, empty if it is not there."""
        value = table.get(key, {})
        if isinstance(value, dict):
            return value
        self.fault(join(path, key), "fault-field-table")
        return {}

    def tables(self, table: Table, path: str, key: str) -> list[Table]:
        """A list of tables, empty if it is not there."""
        value = table.get(key, [])
        if isinstance(value, list) and all(isinstance(item, dict) for item in value):
            return value
        self.fault(join(path, key), "fault-field-tables")
        return []


def join(path: str, key: str) -> str:
    """The path of a field in a table."""
    return f"{path}.{key}" if path else key
