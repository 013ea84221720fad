"""What would be legal instead of a refused action?

The options with the same verb are compared with it field by field. Those that fail in one field
only say what that field could be; if every option fails in several, the first of them is said.
"""

from __future__ import annotations

from typing import final

from opendust.kernel.action import Action, Pairs
from opendust.kernel.contract import Game, S
from opendust.kernel.option import Amount, Counts, Option, Pick


@final
class Alternative:
    """Legal values of one field, everything else as in the action: ids, a range, or bounds."""

    __slots__ = ("bounds", "field", "least", "most", "values")

    def __init__(self, field: int) -> None:
        self.field = field
        self.values: tuple[int, ...] = ()
        self.least = 0
        self.most = -1
        self.bounds: Pairs = ()


def alternatives(game: Game[S], state: S, seat: int, action: Action) -> list[Alternative]:
    """For every field that alone could make the action legal, what it could be."""
    rivals = [option for option in game.options(state, seat) if option.verb is action.verb]
    failing: list[tuple[Option, list[int]]] = []
    for option in rivals:
        if len(option.domains) == len(action.args):
            failing.append((option, failing_fields(option, action)))
    single = [(option, fields) for option, fields in failing if len(fields) == 1]
    if not single:
        fewest = min([len(fields) for _, fields in failing], default=0)
        single = [(option, fields[:1]) for option, fields in failing if len(fields) == fewest]
    found: dict[int, Alternative] = {}
    for option, fields in single:
        for field in fields:
            widen(found.setdefault(field, Alternative(field)), option, field)
    return [found[field] for field in sorted(found)]


def failing_fields(option: Option, action: Action) -> list[int]:
    """The fields whose value the option does not allow."""
    wrong: list[int] = []
    for field in range(len(action.args)):
        if not option.domains[field].contains(action.args[field]):
            wrong.append(field)
    return wrong


def widen(alternative: Alternative, option: Option, field: int) -> None:
    """Add what one option allows in the field."""
    domain = option.domains[field]
    if isinstance(domain, Amount):
        none_yet = alternative.most < 0
        alternative.least = domain.least if none_yet else min(alternative.least, domain.least)
        alternative.most = max(alternative.most, domain.most)
    elif isinstance(domain, Counts):
        bounds = dict(alternative.bounds)
        for key, amount in domain.upper:
            bounds[key] = max(bounds.get(key, 0), amount)
        alternative.bounds = tuple(sorted(bounds.items()))
    elif isinstance(domain, Pick):
        alternative.values = tuple(sorted({*alternative.values, *domain.values}))
    else:
        alternative.values = tuple(sorted({*alternative.values, *domain.values}))
