"""Actions that are nearly legal: the judge must tell them from the legal ones."""

from __future__ import annotations

from typing import Any

from opendust.kernel.action import Action, Arg, Field, Shape
from opendust.kernel.contract import Game
from opendust.kernel.numbers import Choose


def mutant(game: Game[Any], state: Any, action: Action, choose: Choose) -> Action:
    """The action with another verb or one argument changed."""
    signature = game.VERBS[action.verb]
    if not signature or choose(4) == 0:
        return random_action(game, state, choose)
    index = choose(len(signature))
    args = list(action.args)
    args[index] = mutate(game, state, signature[index], args[index], choose)
    return Action(action.verb, tuple(args))


def random_action(game: Game[Any], state: Any, choose: Choose) -> Action:
    """Any verb with any arguments."""
    verbs = list(game.VERBS)
    verb = verbs[choose(len(verbs))]
    args = [random_value(game, state, field, choose) for field in game.VERBS[verb]]
    return Action(verb, tuple(args))


def random_id(game: Game[Any], state: Any, field: Field, choose: Choose) -> int:
    """An id of the field's noun, sometimes one that does not exist."""
    known = len(game.names(state, field.noun))
    return choose(known + 1) if choose(30) else known + choose(200)


def random_value(game: Game[Any], state: Any, field: Field, choose: Choose) -> Arg:
    """Any value of the field's shape."""
    if field.shape is Shape.AMOUNT:
        return choose(8) if choose(30) else choose(500)
    if field.shape is Shape.PICK:
        return random_id(game, state, field, choose)
    ids = sorted({random_id(game, state, field, choose) for _ in range(choose(4))})
    if field.shape is Shape.SUBSET:
        return tuple(ids)
    return tuple((key, 1 + choose(4) if choose(30) else 1 + choose(500)) for key in ids)


def mutate(game: Game[Any], state: Any, field: Field, value: Arg, choose: Choose) -> Arg:
    """A value near the given one."""
    if isinstance(value, int):
        if field.shape is Shape.AMOUNT and choose(3):
            return max(0, value + choose(5) - 2)
        return random_value(game, state, field, choose)
    changed: list[Any] = list(value)
    kind = choose(4)
    if changed and kind == 0:
        changed.pop(choose(len(changed)))
    elif changed and kind == 1 and field.shape is Shape.COUNTS:
        index = choose(len(changed))
        key, amount = changed[index]
        changed[index] = (key, max(1, amount + choose(5) - 2))
    else:
        changed += random_value(game, state, field, choose)  # type: ignore[arg-type]
        merged = dict(changed) if field.shape is Shape.COUNTS else dict.fromkeys(changed)
        changed = sorted(merged.items() if field.shape is Shape.COUNTS else merged)
    return tuple(changed)


def misshapen(action: Action, choose: Choose) -> list[Action]:
    """Actions that no signature allows: too many arguments, wrong kinds, doubles, disorder."""
    found = [Action(action.verb, (*action.args, 0))]
    for index, value in enumerate(action.args):
        wrong: list[Any] = [-1, True, (), (1,)] if isinstance(value, int) else [0, ((0, 0),)]
        if isinstance(value, tuple) and value:
            wrong += [(*value, value[-1]), ((0, -1),), ((-1, 1),), (-1,)]
        if isinstance(value, tuple) and len(value) > 1:
            wrong.append(tuple(reversed(value)))
        args = list(action.args)
        args[index] = wrong[choose(len(wrong))]
        found.append(Action(action.verb, tuple(args)))
    return found
