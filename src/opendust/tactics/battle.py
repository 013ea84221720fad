"""What a match is played with and never changes: board, profile, units, seats, plans.

Units, their alike miniatures (models) and their weapon lines are numbered through the whole
match, so that the position needs only flat lists of numbers. A model is a `Bearer` of a card: its
health is the number of living miniatures, or the HP of a hero or vehicle. CARD-04, CARD-05.
"""

from __future__ import annotations

from typing import Final, final

from opendust.kernel.contract import Setup
from opendust.tactics.board.board import Grid
from opendust.tactics.board.scenario import Scenario
from opendust.tactics.profile import Profile
from opendust.tactics.units.cards import Bearer, Role, UnitCard
from opendust.tactics.units.weapons import WeaponLine

SIDES: Final = 2
NO_UNIT: Final = -1


@final
class Battle:
    """The fixed part of a match."""

    def __init__(
        self,
        grid: Grid,
        profile: Profile,
        scenario: Scenario,
        seats: tuple[str, ...],
        seat_side: tuple[int, ...],
        units: list[tuple[UnitCard, int]],
        setup: Setup,
    ) -> None:
        self.setup = setup
        self.grid = grid
        self.profile = profile
        self.scenario = scenario
        self.seats = seats
        self.seat_side = seat_side
        self.side_seats: tuple[tuple[int, ...], ...] = tuple(
            [
                tuple([seat for seat, of in enumerate(seat_side) if of == side])
                for side in range(SIDES)
            ]
        )
        self.cards: tuple[UnitCard, ...] = tuple([card for card, _ in units])
        self.owner: tuple[int, ...] = tuple([owner for _, owner in units])
        self.side: tuple[int, ...] = tuple([seat_side[owner] for _, owner in units])
        self.unit_count = len(units)
        self.seat_units = tuple([numbers_of(self.owner, seat) for seat in range(len(seats))])
        self.side_units = tuple([numbers_of(self.side, side) for side in range(SIDES)])
        self.unit_names = unit_names(self.cards)
        self.is_large = tuple([card.is_large() for card in self.cards])
        self.number_models()
        self.number_lines()

    def cells(self, unit: int, place: int) -> tuple[int, ...]:
        """The spaces of a unit whose upper left space this is; none if some are off the board.

        Very large vehicles stand across several spaces, always the same way round. BOARD-04.
        """
        if not self.is_large[unit]:
            return (place,)
        grid = self.grid
        card = self.cards[unit]
        found: list[int] = []
        for dy in range(card.length):
            for dx in range(card.width):
                space = grid.at(grid.x[place] + dx, grid.y[place] + dy)
                if space < 0:
                    return ()
                found.append(space)
        return tuple(found)

    def number_models(self) -> None:
        """Number the alike miniatures of every unit."""
        first: list[int] = []
        units: list[int] = []
        full: list[int] = []
        names: list[str] = []
        roles: list[Role] = []
        masks: list[int] = []
        for unit, card in enumerate(self.cards):
            first.append(len(units))
            taken: list[str] = []
            for bearer in card.bearers:
                units.append(unit)
                full.append(bearer.count if card.is_squad else card.hp)
                roles.append(bearer.role)
                masks.append(bearer.mask)
                taken.append(bearer_name(card, bearer, taken))
            names += [f"{self.unit_names[unit]}.{name}" for name in taken]
        first.append(len(units))
        self.model_first = tuple(first)
        self.unit_models = spans(first)
        self.model_unit = tuple(units)
        self.model_full = tuple(full)
        self.model_role = tuple(roles)
        self.model_mask = tuple(masks)
        self.model_names = tuple(names)
        self.model_count = len(units)

    def number_lines(self) -> None:
        """Number the weapon lines of every unit."""
        first: list[int] = []
        units: list[int] = []
        lines: list[WeaponLine] = []
        names: list[str] = []
        for unit, card in enumerate(self.cards):
            first.append(len(units))
            for line in card.lines:
                units.append(unit)
                lines.append(line)
                names.append(f"{self.unit_names[unit]}.{line.slug}")
        first.append(len(units))
        self.line_first = tuple(first)
        self.unit_lines = spans(first)
        self.line_unit = tuple(units)
        self.lines: tuple[WeaponLine, ...] = tuple(lines)
        self.line_names = tuple(names)
        self.line_count = len(units)
        self.has_reloadable = tuple(
            [any(line.is_reloadable for line in card.lines) for card in self.cards]
        )

    def models_of(self, unit: int) -> tuple[int, ...]:
        """The numbers of a unit's models."""
        return self.unit_models[unit]

    def lines_of(self, unit: int) -> tuple[int, ...]:
        """The numbers of a unit's weapon lines."""
        return self.unit_lines[unit]

    def seats_of(self, side: int) -> tuple[int, ...]:
        """The seats of a side. TEAM-01."""
        return self.side_seats[side]


def numbers_of(whose: tuple[int, ...], one: int) -> tuple[int, ...]:
    """The numbers of the units that belong to one seat or side."""
    return tuple([unit for unit, owner in enumerate(whose) if owner == one])


def spans(first: list[int]) -> tuple[tuple[int, ...], ...]:
    """The numbers from each first one up to the next."""
    return tuple([tuple(range(first[at], first[at + 1])) for at in range(len(first) - 1)])


def unit_names(cards: tuple[UnitCard, ...]) -> tuple[str, ...]:
    """One name per unit: its card's, numbered from the second of a kind."""
    seen: dict[str, int] = {}
    names: list[str] = []
    for card in cards:
        seen[card.slug] = seen.get(card.slug, 0) + 1
        names.append(card.slug if seen[card.slug] == 1 else f"{card.slug}-{seen[card.slug]}")
    return tuple(names)


def bearer_name(card: UnitCard, bearer: Bearer, taken: list[str]) -> str:
    """A short name for alike miniatures: their role, or the first weapon that only they carry."""
    name = bearer.role.value
    if bearer.role is Role.SOLDIER and bearer.lines:
        others = 0
        for other in card.bearers:
            others |= 0 if other is bearer else other.mask
        own = [line for line in bearer.lines if not others & (1 << line)]
        name = card.lines[(own or bearer.lines)[0]].slug
    number = 2
    found = name
    while found in taken:
        found = f"{name}-{number}"
        number += 1
    return found
