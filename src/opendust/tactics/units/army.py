"""Which units does a side bring, and which heroes are joined to which squads?

An army is a list of units by card; `rhino + the-hammers` is a hero who joins a squad before the
first round. With several players a side the units are divided among them (TEAM-03). Whether it may
be played is judged in rules/armies.py.
"""

from __future__ import annotations

from typing import Final, final

from opendust.tactics.units.cards import Cards

NOT_JOINED: Final = -1


@final
class Army:
    """The units of one side, in the order of its file.

    `units[n]` is the id of a card, `players[n]` the player of the side who leads it (from 0), and
    `joined[n]` the number of the squad that a hero joins, or NOT_JOINED.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.title = name
        self.units: list[str] = []
        self.players: list[int] = []
        self.joined: list[int] = []
        self.player_count = 1
        self.scenarios: tuple[str, ...] = ()
        self.side = NOT_JOINED

    def add(self, card: str, player: int) -> int:
        """Adds a unit and says its number."""
        self.units.append(card)
        self.players.append(player)
        self.joined.append(NOT_JOINED)
        return len(self.units) - 1

    def ap(self, cards: Cards) -> int:
        """What the army costs. ARMY-01."""
        return sum([cards.card(unit).ap for unit in self.units])
