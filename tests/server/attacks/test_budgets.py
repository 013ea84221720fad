"""Can one visitor use up what all others need? Bots think for people who are there first."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from urllib.request import urlopen

import pytest

from opendust.bots import make_bot
from opendust.client import Answered, Client, call, chosen, create, request
from tests.server.playing import table_for_two, terms, until
from tests.server.running import PATIENCE, Server, sqlite_url

CROWD = 40
CHOICES = 40


def counted(base: str, name: str) -> int:
    """A figure of the server's metrics."""
    with urlopen(f"{base}/metrics") as page:
        found = re.search(rf"^opendust_{name} (\d+)$", page.read().decode(), re.MULTILINE)
    return int(found[1]) if found else 0


async def some_choices(player: Client) -> None:
    """Play on for a while, by chance."""
    bot = make_bot("random", "dust", b"0123456789abcdef")
    made = 0
    while made < CHOICES and not player.is_over:
        if "choice" in player.frame:
            await player.act(chosen(player.frame, bot))
            made += 1
        else:
            await player.receive()


def test_a_crowd_of_bots_does_not_keep_a_person_waiting(tmp_path: Path) -> None:
    """While somebody plays a recruit, matches of generals alone get hardly a word in."""

    async def run(base: str) -> int:
        generals = {"game": "dust", "seats": [{"kind": "bot", "bot": "general"}] * 6}
        for _ in range(CROWD):
            await create(base, generals)
        anna = await create(base, terms("me", "recruit"))
        async with Client(base, anna["match"], anna["token"]) as player:
            before, version = counted(base, "appends_total"), player.version or 0
            await some_choices(player)
            kept = counted(base, "appends_total") - before
            return kept - ((player.version or 0) - version)

    with Server(sqlite_url(tmp_path)) as server:
        others = asyncio.run(run(server.base))
        assert counted(server.base, "bots_waiting") >= CROWD // 2
    # Taken in turn, every answer of the recruit would come after one thought for each match.
    assert others < CHOICES * CROWD // 4


def test_an_address_makes_so_many_matches_and_no_more(tmp_path: Path) -> None:
    async def run(base: str) -> None:
        for _ in range(3):
            await create(base, terms("me", "open"))
        with pytest.raises(Answered) as told:
            await create(base, terms("me", "open"))
        assert (told.value.status, told.value.error) == (429, "too-many-matches")

    with Server(sqlite_url(tmp_path), {"OPENDUST_MATCHES_PER_HOUR": "12"}) as server:
        asyncio.run(run(server.base))


def test_nobody_fills_the_list_of_matches_alone(tmp_path: Path) -> None:
    async def run(base: str) -> None:
        for _ in range(3):
            await create(base, {**terms("me", "open"), "listed": True})
        with pytest.raises(Answered) as told:
            await create(base, {**terms("me", "open"), "listed": True})
        assert (told.value.status, told.value.error) == (429, "too-many-listed")
        await create(base, terms("me", "open"))
        assert len(request(base, "/api/matches")) == 3

    with Server(sqlite_url(tmp_path), {"OPENDUST_LISTED_PER_HOUR": "12"}) as server:
        asyncio.run(run(server.base))


def test_hostile_settings_are_read_where_nobody_waits(base: str) -> None:
    async def run() -> None:
        many = "".join(f"k{number} = {number}\n" for number in range(4_000))
        for game, name in (("tactics", "cards.text"), ("dust", "board.text")):
            with pytest.raises(Answered) as told:
                await create(base, terms("me", "open", game=game, settings={name: many}))
            assert (told.value.status, told.value.error) == (422, "bad-text")

    asyncio.run(run())


def test_so_many_look_on_and_no_more(tmp_path: Path) -> None:
    """A crowd of spectators ends at the limit; whoever has a seat always comes in."""

    async def run(base: str) -> None:
        anna, _ = await table_for_two(base)
        async with Client(base, anna["match"]), Client(base, anna["match"]) as second:
            assert counted(base, "spectators") == 2
            with pytest.raises(Answered) as told:
                await Client(base, anna["match"]).__aenter__()
            assert (told.value.status, told.value.error) == (4429, "too-many-spectators")
            async with Client(base, anna["match"], anna["token"]) as player:
                assert player.frame["seat"] == 0
            await second.close()
            async with asyncio.timeout(PATIENCE):
                while counted(base, "spectators") == 2:
                    await asyncio.sleep(0.05)
            async with Client(base, anna["match"]) as third:
                assert third.frame["seat"] == -1

    with Server(sqlite_url(tmp_path), {"OPENDUST_SPECTATORS_PER_MATCH": "2"}) as server:
        asyncio.run(run(server.base))


async def again_and_again(base: str, path: str) -> None:
    """Ask until it is enough."""
    for _ in range(1_000):
        await call(base, path)


def test_an_address_uses_so_many_bytes(tmp_path: Path) -> None:
    """Whoever asks for whole states again and again hears that it is enough; players play on."""

    async def run(base: str) -> None:
        anna, _ = await table_for_two(base)
        path = f"/api/matches/{anna['match']}?scene=true&lang=en"
        async with Client(base, anna["match"], anna["token"]) as player:
            with pytest.raises(Answered) as told:
                await again_and_again(base, path)
            assert (told.value.status, told.value.error) == (429, "too-many-bytes")
            frame = await until(player)
            assert (await player.act(frame["choice"]["default"]))["type"] == "accepted"
            assert player.socket is not None
            await player.socket.send('{"type": "speak", "lang": "de"}')
            async with asyncio.timeout(PATIENCE):
                while (await player.receive() or {}).get("code") != "too-many-messages":
                    pass
        assert 'turned_away_total{kind="too-many-bytes"}' in await call(base, "/metrics")

    # So little comes back in a second that even a machine at a standstill does not get ahead.
    with Server(sqlite_url(tmp_path), {"OPENDUST_ADDRESS_BYTES": "60"}) as server:
        asyncio.run(run(server.base))
