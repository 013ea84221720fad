"""What else could have been done? Some of the legal actions, those that matter first.

Small menus are tried whole. In large ones a range is tried at its ends and in between: all of it,
as little as possible, and some by lot.
"""

from __future__ import annotations

from math import comb
from typing import Final

from opendust.kernel.action import Action
from opendust.kernel.numbers import Lottery
from opendust.kernel.option import Amount, Counts, Domain, Option, Pick

WHOLE: Final = 24
"""A menu of so many actions is tried whole."""
DRAWN: Final = 4


def domain_size(domain: Domain) -> int:
    """How many ways there are to fill a domain, roughly from above."""
    if isinstance(domain, Pick):
        return len(domain.values)
    if isinstance(domain, Amount):
        return domain.most - domain.least + 1
    if isinstance(domain, Counts):
        size = 1
        for _, bound in domain.upper:
            size *= 1 + bound
        return size
    return sum([comb(len(domain.values), some) for some in range(domain.least, domain.most + 1)])


def menu_size(options: list[Option]) -> int:
    """How many actions there are, roughly from above."""
    total = 0
    for option in options:
        size = 1
        for domain in option.domains:
            size *= domain_size(domain)
        total += size
    return total


def alternatives(options: list[Option], seed: int) -> list[Action]:
    """Actions of a menu: all of a small one, else some of every option."""
    if menu_size(options) <= WHOLE:
        return [action for option in options for action in option.all()]
    lottery = Lottery(seed)
    found: dict[Action, None] = {}
    for option in options:
        found[option.fill(lambda limit: limit - 1)] = None
        found[option.fill(lambda _: 0)] = None
    order = list(found)
    for _ in range(DRAWN):
        order.append(options[lottery.below(len(options))].drawn(lottery))
    return list(dict.fromkeys(order))


def candidates(
    played: Action, proposed: list[Action], options: list[Option], seed: int, most: int
) -> list[Action]:
    """The played action, what is proposed, and others by lot: at most so many."""
    found = dict.fromkeys([played, *[one for one in proposed if is_legal(options, one)]])
    chosen = list(found)[:most]
    others = [one for one in alternatives(options, seed) if one not in found]
    lottery = Lottery(seed + 1)
    while others and len(chosen) < most:
        chosen.append(others.pop(lottery.below(len(others))))
    return chosen


def is_legal(options: list[Option], action: Action) -> bool:
    """Whether a menu has an action."""
    return any(option.contains(action) for option in options)
