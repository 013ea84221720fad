"""A plain position of DUST laid out for the engine, in the words of its cases."""

from __future__ import annotations

from collections.abc import Mapping

from opendust.dust import game
from opendust.kernel.contract import Plain, Setup
from tests.oracle.asking import Table
from tests.oracle.dust.positions import House, card_name
from tests.oracle.predicates.dust.position import Force, Position

SPARES = ("151-1-sigrid", "151-2-sigrid", "151-3-sigrid", "142-1-sigrid", "142-2-sigrid",
          "142-3-sigrid", "133-1-sigrid")  # fmt: skip
"""Cards of the short deck that nobody has played."""


def board_text(position: Position) -> str:
    """The board as an example writes it: `!` a capital, `*` a power source."""

    def marked(areas: list[str]) -> str:
        signs = {a: "!" if a in position.capitals else "*" for a in areas}
        plain = set(areas) - position.capitals - position.sources
        return " ".join([a if a in plain else a + signs[a] for a in areas])

    links = " ".join(sorted(f"{a}-{b}" for a, b in position.links))
    return f"land: {marked(position.land)}\nsea: {marked(position.sea)}\nlinks: {links}\n"


def force_text(force: Force) -> str:
    """`3 tank 1 mech`."""
    return " ".join([f"{amount} {unit}" for unit, amount in sorted(force.items()) if amount])


def case_of(position: Position, phase: dict[str, Plain]) -> dict[str, Plain]:
    """The position as a case would write it."""
    areas: dict[str, Plain] = {
        area: f"{holder} {force_text(position.units[area])}"
        for area, holder in position.holder.items()
    }
    played: dict[str, Plain] = {p: card_name(card) for p, card in position.cards.items()}
    homes: dict[str, Plain] = dict(position.homes)
    scores: dict[str, Plain] = dict(position.scores)
    majorities: dict[str, Plain] = dict(position.majorities)
    claimed: list[Plain] = sorted(position.homes.values())  # type: ignore[assignment]
    return {
        "round": position.round,
        "turn": position.active,
        "areas": areas,
        "centers": sorted(position.centers),  # type: ignore[dict-item]
        "homes": homes,
        "claimed": claimed,
        "scores": scores,
        "majorities": majorities,
        "played": played,
        "used": sorted(position.used),  # type: ignore[dict-item]
        "truces": [f"{one} {other}" for one, other in sorted(position.truces)],
        "capitals_open": position.capitals_open,
        "hands": {position.active: list(position.hand)},
        "phase": phase,
    }


def settings_of(position: Position, house: House) -> dict[str, str]:
    """Edition, board and deck; switches turned on purpose make an engine that plays otherwise."""
    cards = {card_name(card) for card in position.cards.values()} | set(SPARES)
    settings = {
        "edition": position.edition,
        "board.small": board_text(position),
        "deck.cards": " ".join(sorted(cards)),
    }
    return settings | {f"switch.{name}": value for name, value in house.switches.items()}


def lay_out(
    position: Position,
    phase: dict[str, Plain],
    house: House,
    more: Mapping[str, Plain] | None = None,
) -> Table:
    """The position on the engine's table."""
    setup = Setup(tuple(position.players), settings_of(position, house))
    data = case_of(position, phase) | dict(more or {})
    return Table(game, game.decode(data, setup))
