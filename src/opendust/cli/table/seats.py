"""Who plays? The text of `--seats`, and which seats of a record are bots.

A bot's seat is named for the bot and its number (`Recruit 2`), so that a record says who played.
"""

from __future__ import annotations

from hashlib import blake2b
from time import monotonic
from typing import final

from opendust.bots import bot_names, is_bot, make_bot
from opendust.kernel.play.match import Player
from opendust.kernel.refusal import BadText, Fault
from opendust.words import text

HUMAN = "human"


@final
class Seat:
    """A kind (`human` or a bot's name) and the name by which the match knows the player."""

    __slots__ = ("kind", "name")

    def __init__(self, kind: str, name: str) -> None:
        self.kind = kind
        self.name = name

    @property
    def is_human(self) -> bool:
        """Whether a person chooses."""
        return self.kind == HUMAN


def parse_seats(words: str, game: str, language: str) -> list[Seat]:
    """The seats of `anna=human,human,recruit`; names are given where none is written."""
    seats: list[Seat] = []
    for number, word in enumerate(words.split(","), start=1):
        name, sign, kind = word.strip().rpartition("=")
        seats.append(one_seat(kind.strip(), name.strip() if sign else "", number, game, language))
    return seats


def one_seat(kind: str, name: str, number: int, game: str, language: str) -> Seat:
    """A seat of a known kind; only humans have names of their own."""
    if kind == HUMAN:
        if bot_of(name, game):
            raise BadText([Fault("", 0, "seat-name-of-bot", name=name)])
        return Seat(HUMAN, name or text("play-player", language, number=number))
    if not is_bot(kind, game):
        known = (HUMAN, *bot_names(game))
        raise BadText([Fault("", 0, "seat-kind-unknown", name=kind, known=known)])
    return Seat(kind, f"{kind.capitalize()} {number}")


def bot_of(name: str, game: str) -> str:
    """The bot that a seat of this name belongs to, or nothing."""
    kind, _, number = name.lower().partition(" ")
    return kind if number.isdigit() and is_bot(kind, game) else ""


def seats_of(names: tuple[str, ...], game: str) -> list[Seat]:
    """The seats of a record, by their names."""
    return [Seat(bot_of(name, game) or HUMAN, name) for name in names]


def changed_seats(names: tuple[str, ...], words: str, game: str, language: str) -> list[Seat]:
    """The seats of a record with other kinds of players; the names stay."""
    given = parse_seats(words, game, language)
    if len(given) != len(names):
        raise BadText([Fault("", 0, "seats-differ", found=len(names), given=len(given))])
    return [Seat(seat.kind, name) for seat, name in zip(given, names, strict=True)]


def bots_for(seats: list[Seat], game: str, seed: bytes, begun: int) -> dict[int, Player]:
    """The bots by seat. Their chance is their own: what they draw tells nothing of the dice."""
    bots: dict[int, Player] = {}
    for number, seat in enumerate(seats):
        if not seat.is_human:
            key = blake2b(f"bot {number} {begun}".encode(), key=seed, digest_size=16).digest()
            bots[number] = make_bot(seat.kind, game, key, monotonic)
    return bots
