"""How does a menu look as plain data? Options by the names of the notation, for any game.

Servers send every menu in this form, so it is compiled with the engine: it costs more than finding
the options does.
"""

from __future__ import annotations

from opendust.kernel.action import Field
from opendust.kernel.contract import Game, Plain, S
from opendust.kernel.option import Counts, Domain, Option, Pick, Subset


def plain_menu(game: Game[S], state: S, options: list[Option]) -> list[dict[str, Plain]]:
    """Every option: its verb, and what each of its fields may be."""
    # A noun's names are looked up once per menu.
    known: dict[str, tuple[str, ...]] = {}
    signatures = game.VERBS
    menu: list[dict[str, Plain]] = []
    for option in options:
        signature = signatures[option.verb]
        fields: list[Plain] = []
        for at, domain in enumerate(option.domains):
            field = signature[at]
            names = known.get(field.noun)
            if names is None:
                names = known[field.noun] = game.names(state, field.noun)
            fields.append(plain_field(field, domain, names))
        menu.append({"verb": option.verb.value, "fields": fields})
    return menu


def plain_field(field: Field, domain: Domain, names: tuple[str, ...]) -> dict[str, Plain]:
    """What a field may be."""
    values: list[Plain] = []
    if isinstance(domain, Pick):
        for value in domain.values:
            values.append(names[value])
        return {"name": field.name, "noun": field.noun, "shape": "pick", "values": values}
    plain: dict[str, Plain] = {"name": field.name, "noun": field.noun}
    if isinstance(domain, Subset):
        for value in domain.values:
            values.append(names[value])
        plain["shape"] = "subset"
        plain["values"] = values
    elif isinstance(domain, Counts):
        plain["shape"] = "counts"
        plain["upper"] = {names[key]: amount for key, amount in domain.upper}
    else:
        plain["shape"] = "amount"
    plain["least"] = domain.least
    plain["most"] = domain.most
    return plain
