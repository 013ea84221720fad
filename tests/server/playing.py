"""What tests of the server do over and over: terms, two players at a table, whole matches."""

from __future__ import annotations

import asyncio
from typing import Any

from opendust.bots import make_bot
from opendust.client import Client, Frame, create, join, play
from opendust.kernel.action import Action
from opendust.kernel.contract import Game, Setup
from opendust.kernel.numbers import Lottery
from opendust.kernel.option import Option
from opendust.kernel.refusal import BadText
from opendust.kernel.text.notation import format_action
from opendust.registry import GAMES, variants_of
from tests.server.running import PATIENCE

SHORT = {"switch.victory_points_to_win": "2:12,3:10,4:10,5:10,6:10"}
"""Settings of a match that is over soon."""


class ByChance:
    """Chooses by chance, the same in every run."""

    def __init__(self, seed: int = 1) -> None:
        self.lot = Lottery(seed)

    def choose(self, view: object, seat: int, options: list[Option]) -> Action:
        """One of the options, filled in."""
        return options[self.lot.below(len(options))].fill(self.lot.below)

    def action(self, game: Game[Any], match: Any, seat: int) -> str:
        """The same in the notation, for a seat of a match."""
        view = game.view(match.state, seat)
        return format_action(game, view, self.choose(view, seat, game.options(view, seat)))


def seats(*kinds: str) -> list[dict[str, str]]:
    """`me`, `open`, or the name of a bot."""
    plans = {"me": {"kind": "me", "name": "Anna"}, "open": {"kind": "open"}}
    return [plans.get(kind, {"kind": "bot", "bot": kind}) for kind in kinds]


def terms(*kinds: str, **others: Any) -> Frame:
    """The terms of a short match."""
    return {"game": "dust", "settings": SHORT, "seats": seats(*kinds)} | others


def variant_settings(game: str, variant: str) -> dict[str, str]:
    """The settings of a match of a variant, short where the game knows how."""
    return {variants_of(game).setting: variant, **(SHORT if game == "dust" else {})}


def most_seats(game: str, variant: str, most: int = 3) -> int:
    """How many seats a variant has, up to so many."""
    names = ("Anna", "Bert", "Carl", "Dora")
    for number in range(most, 1, -1):
        try:
            GAMES[game].new_game(Setup(names[:number], variant_settings(game, variant)))
        except BadText:
            continue
        return number
    raise ValueError(game)


async def table_for_two(base: str, **others: Any) -> tuple[Frame, Frame]:
    """The tickets of Anna and Bert at one table."""
    anna = await create(base, terms("me", "open", **others))
    bert = await join(base, anna["match"], "Bert", anna["code"])
    return anna, bert


def client(base: str, ticket: Frame) -> Client:
    """The client of a ticket."""
    return Client(base, ticket["match"], ticket["token"])


async def finish(base: str, ticket: Frame, bot: str = "random", seed: int = 1) -> Client:
    """Let a bot on this side of the wire play a seat to the end."""
    async with client(base, ticket) as player:
        async with asyncio.timeout(PATIENCE):
            await play(player, make_bot(bot, player.frame["table"]["game"], bytes([seed]) * 16))
        return player


async def until(player: Client) -> Frame:
    """Wait until a client must choose."""
    async with asyncio.timeout(PATIENCE):
        while "choice" not in player.frame:
            await player.receive()
    return player.frame


async def until_away(player: Client) -> None:
    """Take the default until the match waits for somebody else."""
    async with asyncio.timeout(PATIENCE):
        while "choice" in player.frame or player.frame["pending"] is None:
            if "choice" in player.frame:
                await player.act(player.frame["choice"]["default"])
            else:
                await player.receive()
