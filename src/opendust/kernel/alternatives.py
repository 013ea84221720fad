"""What would be legal instead of a refused action?

The options with the same verb are compared with it field by field. Those that fail in one field
only say what that field could be.
"""

from __future__ import annotations

from typing import final

from opendust.kernel.action import Action, Pairs
from opendust.kernel.contract import Game, S
from opendust.kernel.option import Amount, Counts, Option, Pick


@final
class Alternative:
    """Legal values of one field: ids, a range, or bounds.

    `alone` says whether they are legal with everything else as in the action.
    """

    __slots__ = ("alone", "bounds", "field", "least", "most", "values")

    def __init__(self, field: int, *, alone: bool) -> None:
        self.field = field
        self.alone = alone
        self.values: tuple[int, ...] = ()
        self.least = 0
        self.most = -1
        self.bounds: Pairs = ()


def alternatives(
    game: Game[S], state: S, seat: int, action: Action, blamed: tuple[str, ...] = ()
) -> list[Alternative]:
    """For every field that alone could make the action legal, what it could be.

    Where no single field can, the last of the fields that the refusal blames is answered, if no
    option has its value, else the last that fails in the nearest option; without blame the first
    that fails: what it could be if the others changed too.
    """
    rivals = [option for option in game.options(state, seat) if option.verb is action.verb]
    rivals = [option for option in rivals if len(option.domains) == len(action.args)]
    found: dict[int, Alternative] = {}
    for option in rivals:
        wrong = failing_fields(option, action)
        if len(wrong) == 1:
            widen(found.setdefault(wrong[0], Alternative(wrong[0], alone=True)), option)
    if found or not rivals:
        return [found[field] for field in sorted(found)]
    names = [field.name for field in game.VERBS[action.verb]]
    named = [names.index(name) for name in names if name in blamed]
    hopeless = [field for field in named if not any(allows(one, action, field) for one in rivals)]
    if hopeless or not named:
        field = hopeless[-1] if hopeless else failing_fields(rivals[0], action)[0]
    else:
        rivals = nearest(rivals, action)
        field = failing_fields(rivals[0], action)[-1]
    loose = Alternative(field, alone=False)
    for option in rivals:
        widen(loose, option)
    return [loose]


def nearest(rivals: list[Option], action: Action) -> list[Option]:
    """The options that fail in the same fewest fields."""
    fewest = min(rivals, key=lambda option: len(failing_fields(option, action)))
    wrong = failing_fields(fewest, action)
    return [option for option in rivals if failing_fields(option, action) == wrong]


def allows(option: Option, action: Action, field: int) -> bool:
    """The option allows the action's value in this field."""
    return option.domains[field].contains(action.args[field])


def failing_fields(option: Option, action: Action) -> list[int]:
    """The fields whose value the option does not allow."""
    wrong: list[int] = []
    for field in range(len(action.args)):
        if not option.domains[field].contains(action.args[field]):
            wrong.append(field)
    return wrong


def widen(alternative: Alternative, option: Option) -> None:
    """Add what one option allows in the field."""
    domain = option.domains[alternative.field]
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
