"""What does a player do? An action whose arguments have names.

`str(action)` is the notation. `action["origin"]` is an argument. `repr(action)` is for people.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, final

from opendust.kernel.action import Action as RawAction
from opendust.kernel.action import Arg, Field, Shape
from opendust.kernel.contract import Game
from opendust.kernel.option import Amount, Counts, Pick
from opendust.kernel.option import Option as RawOption
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.notation import find_verb, format_action, format_value, lookup, name_of
from opendust.registry import entry_of

Value = str | int | list[str] | dict[str, int]
"""An argument: a name, a number, several names, or amounts by name."""

ENDS: Final = ("origin", "target")
"""The fields between which an arrow is drawn."""


@final
class Action(Mapping[str, Value]):
    """A verb with named arguments. `raw` is the action that the functions of the contract take."""

    def __init__(self, game: Game[Any], state: Any, raw: RawAction) -> None:
        self.game = game
        self.state = state
        self.raw = raw

    @property
    def verb(self) -> str:
        """What is done."""
        return str(self.raw.verb.value)

    def fields(self) -> list[tuple[Field, Arg]]:
        """The fields with their bare values."""
        return list(zip(self.game.VERBS[self.raw.verb], self.raw.args, strict=True))

    def __getitem__(self, name: str) -> Value:
        for field, value in self.fields():
            if field.name == name:
                return named(self.game, self.state, field, value)
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return iter([field.name for field, _ in self.fields()])

    def __len__(self) -> int:
        return len(self.raw.args)

    def __bool__(self) -> bool:
        """An action without arguments is an action, too."""
        return True

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.raw == other.raw

    def __hash__(self) -> int:
        return hash(self.raw)

    def __str__(self) -> str:
        return format_action(self.game, self.state, self.raw)

    def __repr__(self) -> str:
        words = {
            field.name: format_value(self.game, self.state, field, value)
            for field, value in self.fields()
        }
        if not all(name in words for name in ENDS):
            return f"<{self}>"
        way = " → ".join([words.pop(name) for name in ENDS])
        rest = ", ".join([text for text in words.values() if text])
        return f"<{self.verb} {way}: {rest}>" if rest else f"<{self.verb} {way}>"

    def __reduce__(self) -> tuple[object, ...]:
        return restored_action, (self.game.NAME, self.state, self.raw)


@final
class Option:
    """A verb and the possible values of each field. `all()` lists every action.

    A field is a list of names, a range of numbers, or the largest amount of each thing.
    """

    def __init__(self, game: Game[Any], state: Any, raw: RawOption) -> None:
        self.game = game
        self.state = state
        self.raw = raw

    @property
    def verb(self) -> str:
        """What can be done."""
        return str(self.raw.verb.value)

    @property
    def fields(self) -> dict[str, list[str] | range | dict[str, int]]:
        """The possible values of every field."""
        found: dict[str, list[str] | range | dict[str, int]] = {}
        signature = self.game.VERBS[self.raw.verb]
        for field, domain in zip(signature, self.raw.domains, strict=True):
            if isinstance(domain, Amount):
                found[field.name] = range(domain.least, domain.most + 1)
                continue
            names = self.game.names(self.state, field.noun)
            if isinstance(domain, Counts):
                found[field.name] = {name_of(names, key): most for key, most in domain.upper}
            else:
                found[field.name] = [name_of(names, value) for value in domain.values]
        return found

    def all(self) -> list[Action]:
        """Every action of this option."""
        return [Action(self.game, self.state, action) for action in self.raw.all()]

    def __contains__(self, action: Action) -> bool:
        return self.raw.contains(action.raw)

    def key(self) -> tuple[object, ...]:
        """What it is made of: the verb, and what every domain is made of."""
        return self.verb, *[domain.__reduce__() for domain in self.raw.domains]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        parts = [self.verb]
        signature = self.game.VERBS[self.raw.verb]
        for field, domain in zip(signature, self.raw.domains, strict=True):
            if isinstance(domain, Pick) and len(domain.values) == 1:
                parts.append(format_value(self.game, self.state, field, domain.values[0]))
            else:
                parts.append(f"{field.name}…")
        return f"<{' '.join(parts)}>"

    def __reduce__(self) -> tuple[object, ...]:
        return restored_option, (self.game.NAME, self.state, self.raw)


def restored_action(game: str, state: Any, raw: RawAction) -> Action:
    """The action that was pickled."""
    return Action(entry_of(game).game, state, raw)


def restored_option(game: str, state: Any, raw: RawOption) -> Option:
    """The option that was pickled."""
    return Option(entry_of(game).game, state, raw)


def named(game: Game[Any], state: Any, field: Field, value: Arg) -> Value:
    """A bare argument by names."""
    if isinstance(value, int):
        if field.shape is Shape.AMOUNT:
            return value
        return name_of(game.names(state, field.noun), value)
    names = game.names(state, field.noun)
    amounts: dict[str, int] = {}
    several: list[str] = []
    for item in value:
        if isinstance(item, tuple):
            amounts[name_of(names, item[0])] = item[1]
        else:
            several.append(name_of(names, item))
    return amounts if field.shape is Shape.COUNTS else several


def spelled(game: Game[Any], state: Any, verb: str, given: Mapping[str, object]) -> RawAction:
    """The bare action of a verb and arguments by name; BadText names what is wrong with them."""
    found = find_verb(game.VERBS, verb, "", 0)
    signature = game.VERBS[found]
    known = tuple([field.name for field in signature])
    surplus = [name for name in given if name not in known]
    if surplus:
        fault = Fault("", 0, "argument-unknown", verb=verb, text=", ".join(surplus), known=known)
        raise BadText([fault])
    args: list[Arg] = []
    for field in signature:
        if field.name not in given:
            raise BadText([Fault("", 0, "argument-missing", verb=verb, name=field.name)])
        args.append(bare(game, state, field, given[field.name]))
    return RawAction(found, tuple(args))


def bare(game: Game[Any], state: Any, field: Field, value: object) -> Arg:
    """One argument as the bare functions take it."""
    if field.shape is Shape.AMOUNT:
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        raise BadText([Fault("", 0, "number-expected", text=str(value), name=field.name)])
    names = game.names(state, field.noun)
    if isinstance(value, str):
        key = lookup(names, field.noun, value, "", 0)
        return key if field.shape is Shape.PICK else (key,)
    if isinstance(value, Mapping) and field.shape is Shape.COUNTS:
        pairs = [(lookup(names, field.noun, str(name), "", 0), int(n)) for name, n in value.items()]
        return tuple(sorted(pairs))
    if isinstance(value, (list, tuple)) and field.shape is not Shape.PICK:
        return tuple(sorted([lookup(names, field.noun, str(name), "", 0) for name in value]))
    raise BadText([Fault("", 0, "name-expected", text=repr(value), name=field.name)])
