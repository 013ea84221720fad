"""How does a menu look as plain data? Options by the names of the notation, for any game.

Servers send every menu in this form, so it is compiled with the engine: it costs more than finding
the options does.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from opendust.kernel.action import Field
from opendust.kernel.contract import Game, S
from opendust.kernel.option import Counts, Domain, Option, Pick, Subset


class PlainField(TypedDict):
    """What one field of an action may be."""

    name: str
    noun: str
    shape: Literal["pick", "amount", "counts", "subset"]
    values: NotRequired[list[str]]
    upper: NotRequired[dict[str, int]]
    least: NotRequired[int]
    most: NotRequired[int]


class PlainOption(TypedDict):
    """A verb and its fields; every filling is legal."""

    verb: str
    fields: list[PlainField]


def plain_menu(game: Game[S], state: S, options: list[Option]) -> list[PlainOption]:
    """Every option: its verb, and what each of its fields may be."""
    # A noun's names are looked up once per menu.
    known: dict[str, tuple[str, ...]] = {}
    signatures = game.VERBS
    menu: list[PlainOption] = []
    for option in options:
        signature = signatures[option.verb]
        fields: list[PlainField] = []
        for at, domain in enumerate(option.domains):
            field = signature[at]
            names = known.get(field.noun)
            if names is None:
                names = known[field.noun] = game.names(state, field.noun)
            fields.append(plain_field(field, domain, names))
        menu.append({"verb": option.verb.value, "fields": fields})
    return menu


def plain_field(field: Field, domain: Domain, names: tuple[str, ...]) -> PlainField:
    """What a field may be."""
    if isinstance(domain, Pick):
        values = [names[value] for value in domain.values]
        return {"name": field.name, "noun": field.noun, "shape": "pick", "values": values}
    plain: PlainField = {"name": field.name, "noun": field.noun, "shape": "amount"}
    if isinstance(domain, Subset):
        plain["shape"] = "subset"
        plain["values"] = [names[value] for value in domain.values]
    elif isinstance(domain, Counts):
        plain["shape"] = "counts"
        plain["upper"] = {names[key]: amount for key, amount in domain.upper}
    plain["least"] = domain.least
    plain["most"] = domain.most
    return plain
