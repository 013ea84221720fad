"""What shape has the scene of any game? Players with their figures, and zones with things."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

Look = Literal["card", "counter", "die", "back", "text"]
"""How a thing is drawn: a card, a counter, a die with its face, something face down, or words."""


class PlainThing(TypedDict):
    """One thing on the table; `value` is a die's face, a card's or a counter's number."""

    look: Look
    label: str
    value: NotRequired[int]
    seat: NotRequired[int]


class PlainZone(TypedDict):
    """A place on the table with what lies there; `seat` is whose it is, if it is anybody's."""

    title: str
    things: list[PlainThing]
    seat: NotRequired[int]


class PlainFigure(TypedDict):
    """A number that belongs to a player: coins, dice left, points."""

    label: str
    value: int


class PlainPlayer(TypedDict):
    """A player; `is_active` while the match waits for them."""

    name: str
    is_active: bool
    figures: list[PlainFigure]


class PlainScene(TypedDict):
    """The whole table. `game` is the name of the game, `round` is 0 where there are none."""

    game: str
    kind: Literal["plain"]
    round: int
    players: list[PlainPlayer]
    zones: list[PlainZone]


class PlainBoard(TypedDict):
    """What stays the same through a match: nothing but the name of the game."""

    game: str
    kind: Literal["plain"]
