"""Which rulebook is asked? Each game's numbered rules, and what they are worth in its editions."""

from __future__ import annotations

from typing import Final

from opendust.cli.rules.texts import RuleTexts
from opendust.dust import rulebook as dust
from opendust.dust.edition import EDITIONS, Edition
from opendust.kernel.text.rulebook import Rule
from opendust.tactics import rulebook as tactics

MEANING: Final = {
    "Y": "yes, its own text says so",
    "y": "yes, by a ruling or deduction; its text is silent",
    "\u2013": "no such rule",
}


def values_by_edition(entry: Rule, edition: Edition | None) -> list[tuple[str, str]]:
    """What a statement of DUST is worth in every edition, or in the one asked for."""
    names = EDITIONS if edition is None else (edition.base,)
    return [(name, explained(entry.values[name])) for name in names]


def explained(value: str) -> str:
    """The value of a statement in an edition, in words; what follows Y or y stays."""
    sign, _, rest = value.partition(" ")
    if sign not in MEANING:
        return value
    return f"{MEANING[sign]} {rest}".rstrip()


def no_values(entry: Rule, edition: Edition | None) -> list[tuple[str, str]]:
    """Dust Tactics has one book."""
    return []


RULE_BOOKS: Final[dict[str, RuleTexts]] = {
    "dust": RuleTexts(dust.rulebook, dust.spelled_out, values_by_edition),
    "tactics": RuleTexts(tactics.rulebook, tactics.spelled_out, no_values),
}
