"""How does a menu look as JSON? Options by the names of the notation, for any game.

Servers send every menu in this form, and it is the longest part of a frame. So it is written at
once, without objects that only an encoder would read, and compiled with the engine.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from opendust.kernel.action import Field
from opendust.kernel.contract import Game, S
from opendust.kernel.option import Counts, Domain, Option, Pick, Subset
from opendust.kernel.text.quoted import quoted, quoted_word


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


def menu_text(game: Game[S], state: S, options: list[Option]) -> str:
    """Every option as JSON: its verb, and what each of its fields may be."""
    # A noun's names are looked up once per menu.
    known: dict[str, tuple[str, ...]] = {}
    signatures = game.VERBS
    menu: list[str] = []
    for option in options:
        signature = signatures[option.verb]
        fields: list[str] = []
        for at, domain in enumerate(option.domains):
            field = signature[at]
            names = known.get(field.noun)
            if names is None:
                names = known[field.noun] = quoted(game.names(state, field.noun))
            fields.append(field_text(field, domain, names))
        menu.append(f'{{"verb":{quoted_word(option.verb.value)},"fields":[{",".join(fields)}]}}')
    return f"[{','.join(menu)}]"


def field_text(field: Field, domain: Domain, names: tuple[str, ...]) -> str:
    """What a field may be, as JSON; the names are quoted."""
    if isinstance(domain, Pick):
        values = ",".join([names[value] for value in domain.values])
        return f'{field.head}"pick","values":[{values}]}}'
    ends = f'"least":{domain.least},"most":{domain.most}}}'
    if isinstance(domain, Subset):
        values = ",".join([names[value] for value in domain.values])
        return f'{field.head}"subset","values":[{values}],{ends}'
    if isinstance(domain, Counts):
        upper = ",".join([f"{names[key]}:{amount}" for key, amount in domain.upper])
        return f'{field.head}"counts","upper":{{{upper}}},{ends}'
    return f'{field.head}"amount",{ends}'
