"""What stands in the menu? Reading options, and keeping the best of what they allow."""

from __future__ import annotations

from opendust.dust.actions import Verb
from opendust.kernel.action import Action
from opendust.kernel.option import Amount, Option, Pick


def amount_of(option: Option) -> int:
    """The most that an option's amount allows."""
    domain = option.domains[0]
    return domain.most if isinstance(domain, Amount) else 0


def pick_of(option: Option, index: int) -> tuple[int, ...]:
    """The ids that a field of an option allows."""
    domain = option.domains[index]
    return domain.values if isinstance(domain, Pick) else ()


def first_with(options: list[Option], verb: Verb) -> Option | None:
    """The first option with a verb."""
    for option in options:
        if option.verb is verb:
            return option
    return None


def amount_of_least(option: Option) -> int:
    """The least that an option's amount allows."""
    domain = option.domains[0]
    return domain.least if isinstance(domain, Amount) else 1


def least(limit: int) -> int:
    """Always the first way to fill a domain."""
    return 0


def better(best: tuple[float, Action] | None, score: float, action: Action) -> tuple[float, Action]:
    """The better of two scored actions."""
    return (score, action) if best is None or score > best[0] else best
