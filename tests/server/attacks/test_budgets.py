"""Can one visitor use up what all others need? Bots think for people who are there first."""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import AsyncExitStack
from pathlib import Path
from urllib.request import urlopen

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

import opendust.dust
from opendust.bots import make_bot
from opendust.client import Answered, Client, call, chosen, create, request
from opendust.server.gate.limits import home
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


def test_nobody_fills_the_list_of_matches_alone_or_has_texts_read_without_a_worker(
    tmp_path: Path,
) -> None:
    async def run(base: str) -> None:
        for _ in range(3):
            await create(base, {**terms("me", "open"), "listed": True})
        with pytest.raises(Answered) as told:
            await create(base, {**terms("me", "open"), "listed": True})
        assert (told.value.status, told.value.error) == (429, "too-many-listed")
        await create(base, terms("me", "open"))
        assert len(request(base, "/api/matches")) == 3
        # No question may wait here for a worker, and nobody else reads texts of strangers.
        with pytest.raises(Answered) as unread:
            await create(base, terms("me", "open", settings={"board.text": "x"}))
        assert unread.value.error == "busy"

    few = {"OPENDUST_LISTED_PER_HOUR": "12", "OPENDUST_STUDIES_PER_ADDRESS": "0"}
    with Server(sqlite_url(tmp_path), few) as server:
        asyncio.run(run(server.base))


def test_nobody_takes_all_the_seats_that_are_listed(tmp_path: Path) -> None:
    """A stranger could sit down at every listed match and never play; links are for friends."""

    async def run(base: str) -> None:
        made = [await create(base, {**terms("me", "open"), "listed": True}) for _ in range(3)]
        paths = [f"/api/matches/{one['match']}/join" for one in made]
        await call(base, paths[0], {"name": "Eve"})
        with pytest.raises(Answered) as told:
            await call(base, paths[1], {"name": "Eve"})
        assert (told.value.status, told.value.error) == (429, "too-many-joins")
        await call(base, paths[2], {"name": "Eve", "code": made[2]["code"]})

    with Server(sqlite_url(tmp_path), {"OPENDUST_JOINS_PER_HOUR": "4"}) as server:
        asyncio.run(run(server.base))


def test_long_settings_count_as_several_matches(tmp_path: Path) -> None:
    """Each match keeps its settings: with blanks in its boards an address filled the disk."""
    world = Path(opendust.dust.__file__).parent / "data" / "boards" / "world.toml"
    text = world.read_text(encoding="utf-8")
    long = terms("me", "random", settings={"board.text": text + "#" * (62_000 - len(text))})

    async def run(base: str) -> None:
        mine = await create(base, long)
        async with Client(base, mine["match"], mine["token"]) as player:
            await player.wish("resign")
        await call(base, f"/api/matches/{mine['match']}/rematch", {}, mine["token"])
        with pytest.raises(Answered) as told:
            await create(base, terms("me", "open"))
        assert told.value.error == "too-many-matches"

    # Thirteen at once: without their texts two of them were two.
    with Server(sqlite_url(tmp_path), {"OPENDUST_MATCHES_PER_HOUR": "52"}) as server:
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
    """A crowd of spectators ends at the limit, of one address at half of it; players come in."""

    async def look_on(base: str) -> None:
        crowd, _ = await table_for_two(base)
        address = f"{base.replace('http', 'ws')}/api/matches/{crowd['match']}/socket"
        async with AsyncExitStack() as stack:
            for number, heard in ((1, "update"), (1, "update"), (1, "error"), (2, "update"),
                                  (2, "update"), (3, "error")):  # fmt: skip
                forwarded = {"X-Forwarded-For": f"192.0.2.{number}"}
                one = await stack.enter_async_context(
                    connect(address, additional_headers=forwarded)
                )
                await one.send('{"type": "hello"}')
                assert json.loads(await one.recv())["type"] == heard
            assert counted(base, "spectators") == 4
            await run(base)

    async def run(base: str) -> None:
        anna, _ = await table_for_two(base)
        async with Client(base, anna["match"]), Client(base, anna["match"]) as second:
            assert counted(base, "spectators") == 6
            with pytest.raises(Answered) as told:
                await Client(base, anna["match"]).__aenter__()
            assert (told.value.status, told.value.error) == (4429, "too-many-spectators")
            async with Client(base, anna["match"], anna["token"]) as player:
                assert player.frame["seat"] == 0
            await second.close()
            async with asyncio.timeout(PATIENCE):
                while counted(base, "spectators") == 6:
                    await asyncio.sleep(0.05)
            async with Client(base, anna["match"]) as third:
                assert third.frame["seat"] == -1
                async with Client(base, anna["match"], anna["token"]):
                    with pytest.raises(InvalidStatus):
                        await connect(f"{base.replace('http', 'ws')}/api/matches/{'x' * 16}/socket")

    few = {"OPENDUST_SPECTATORS_PER_MATCH": "4", "OPENDUST_SOCKETS_PER_ADDRESS": "3"}
    with Server(sqlite_url(tmp_path), few) as server:
        asyncio.run(look_on(server.base))


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


def test_an_address_has_so_many_matches_alive(tmp_path: Path) -> None:
    """Also after a restart, and whoever finishes or cancels one may make another."""
    limits = {"OPENDUST_MATCHES_PER_ADDRESS": "2", "OPENDUST_BOTS_PER_ADDRESS": "0"}

    async def refused(base: str) -> str:
        with pytest.raises(Answered) as told:
            await create(base, terms("me", "open"))
        assert told.value.status == 429
        return told.value.error

    async def fill(base: str) -> dict[str, str]:
        answers = await asyncio.gather(
            *[create(base, terms("me", "open")) for _ in range(8)], return_exceptions=True
        )
        made = [answer for answer in answers if isinstance(answer, dict)]
        assert len(made) == 2
        return made[0]

    async def go_on(base: str, mine: dict[str, str]) -> None:
        assert await refused(base) == "too-many-alive"
        request(base, f"/api/matches/{mine['match']}", None, mine["token"], "DELETE")
        await create(base, terms("me", "open"))
        assert await refused(base) == "too-many-alive"
        assert counted(base, "alive_matches") == 2

    with Server(sqlite_url(tmp_path), limits) as server:
        mine = asyncio.run(fill(server.base))
        server.kill()
        server.start()
        asyncio.run(go_on(server.base, mine))


def test_an_address_has_so_many_seats_of_bots(tmp_path: Path) -> None:
    async def run(base: str) -> None:
        mine = await create(base, terms("me", "random", "open"))
        for many in (terms("random", "random", "random"), terms("me", "random", "random")):
            with pytest.raises(Answered) as told:
                await create(base, many)
            assert (told.value.status, told.value.error) == (429, "too-many-bots")
        # Without bots there is no limit on bots.
        await create(base, terms("me", "open"))
        seat = f"/api/matches/{mine['match']}/seats/2"
        bot = {"bot": "random", "name": "Magpie"}
        request(base, seat, bot, mine["token"], "PUT")
        with pytest.raises(Answered) as told:
            await create(base, terms("me", "random"))
        assert told.value.error == "too-many-bots"

    with Server(sqlite_url(tmp_path), {"OPENDUST_BOTS_PER_ADDRESS": "2"}) as server:
        asyncio.run(run(server.base))


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2", True),
        ("192.0.2.1", "192.0.2.2", False),
    ],
)
def test_a_home_with_many_addresses_counts_as_one(one: str, other: str, is_same: bool) -> None:
    assert (home(one) == home(other)) is is_same


def test_a_rematch_is_a_match(tmp_path: Path) -> None:
    """Giving up and playing again does not go round the limit of new matches."""

    async def again(base: str, mine: dict[str, str]) -> dict[str, str]:
        async with Client(base, mine["match"], mine["token"]) as player:
            await player.wish("resign")
        found: dict[str, str] = await call(
            base, f"/api/matches/{mine['match']}/rematch", {}, mine["token"]
        )
        return found

    async def run(base: str) -> None:
        mine = await create(base, terms("me", "random"))
        for _ in range(2):
            mine = await again(base, mine)
        with pytest.raises(Answered) as told:
            await again(base, mine)
        assert told.value.error == "too-many-matches"

    with Server(sqlite_url(tmp_path), {"OPENDUST_MATCHES_PER_HOUR": "12"}) as server:
        asyncio.run(run(server.base))
