"""Which rulebook is asked? Each game's numbered rules, under one set of questions."""

from __future__ import annotations

import re
from typing import Final, Protocol

from opendust.cli import dust_rules, tactics_rules
from opendust.dust.edition import Edition


class RuleBook(Protocol):
    """The functions of a rule book module; `edition` is one of DUST's."""

    @property
    def RULE_ID(self) -> re.Pattern[str]:
        """The form of every id."""
        ...

    def is_known(self, name: str) -> bool:
        """Whether the book has that id."""
        ...

    def nearest_ids(self, text: str) -> list[str]:
        """The ids most like a text that is none."""
        ...

    def find_ids(self, words: list[str]) -> list[str]:
        """The statements of a chapter or section, or those that contain all the words."""
        ...

    def statement(self, name: str) -> str:
        """What a rule says."""
        ...

    def value(self, name: str, edition: Edition) -> str:
        """What a rule is worth in an edition."""
        ...

    def show_id(self, name: str, edition: Edition | None, *, plain: bool) -> None:
        """Everything about one id."""
        ...

    def id_as_json(self, name: str) -> dict[str, object]:
        """The same for a program."""
        ...

    def chapters(self) -> list[tuple[str, str, int]]:
        """The chapters: id, title, number of statements."""
        ...


RULE_BOOKS: Final[dict[str, RuleBook]] = {"dust": dust_rules, "tactics": tactics_rules}
