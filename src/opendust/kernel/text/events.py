"""How does what happened look as plain data? Events by their kind and named fields, for any game.

Ids are the names of the notation. Servers send every event in this form, so it is compiled with
the engine.
"""

from __future__ import annotations

from opendust.kernel.action import Arg, Field, Shape
from opendust.kernel.contract import Game, Plain, S
from opendust.kernel.event import Event
from opendust.kernel.text.notation import name_of
from opendust.kernel.text.quoted import quoted, quoted_word


def plain_events(game: Game[S], state: S, events: list[Event]) -> list[dict[str, Plain]]:
    """Every event: its kind, and each of its fields by name."""
    # A noun's names are looked up once for all.
    known: dict[str, tuple[str, ...]] = {}
    signatures = game.EVENTS
    told: list[dict[str, Plain]] = []
    for event in events:
        plain: dict[str, Plain] = {"kind": event.kind.value}
        for field, value in zip(signatures[event.kind], event.args, strict=True):
            names = known.get(field.noun)
            if names is None:
                names = known[field.noun] = game.names(state, field.noun)
            plain[field.name] = plain_value(field, value, names)
        told.append(plain)
    return told


def plain_value(field: Field, value: Arg, names: tuple[str, ...]) -> Plain:
    """A name, a number, a list of names, or amounts by name."""
    if isinstance(value, int):
        return value if field.shape is Shape.AMOUNT else name_of(names, value)
    several: list[Plain] = []
    amounts: dict[str, Plain] = {}
    for item in value:
        if isinstance(item, tuple):
            amounts[name_of(names, item[0])] = item[1]
        else:
            several.append(name_of(names, item))
    return amounts if field.shape is Shape.COUNTS else several


def events_text(game: Game[S], state: S, events: list[Event]) -> str:
    """The same as JSON, written at once."""
    known: dict[str, tuple[str, ...]] = {}
    signatures = game.EVENTS
    told: list[str] = []
    for event in events:
        parts = ['{"kind":' + quoted_word(event.kind.value)]
        args = event.args
        for at, field in enumerate(signatures[event.kind]):
            names = known.get(field.noun)
            if names is None:
                names = known[field.noun] = quoted(game.names(state, field.noun))
            parts.append(quoted_word(field.name) + ":" + value_text(field, args[at], names))
        told.append(",".join(parts) + "}")
    return f"[{','.join(told)}]"


def value_text(field: Field, value: Arg, names: tuple[str, ...]) -> str:
    """A name, a number, a list of names, or amounts by name; the names are quoted."""
    if isinstance(value, int):
        return str(value) if field.shape is Shape.AMOUNT else quoted_name(names, value)
    parts: list[str] = []
    if field.shape is Shape.COUNTS:
        for item in value:
            assert isinstance(item, tuple)
            parts.append(f"{quoted_name(names, item[0])}:{item[1]}")
        return f"{{{','.join(parts)}}}"
    for item in value:
        assert isinstance(item, int)
        parts.append(quoted_name(names, item))
    return f"[{','.join(parts)}]"


def quoted_name(names: tuple[str, ...], value: int) -> str:
    """The quoted name of an id; ids past the list are written as numbers."""
    return names[value] if 0 <= value < len(names) else f'"#{value}"'
