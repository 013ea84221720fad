"""Everything round the game: bots that take over, clocks, pauses, resignations, rematches."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from opendust.client import Client, call, create
from opendust.kernel.text.record import read_record, verify
from opendust.registry import GAMES
from tests.server.playing import client, finish, table_for_two, terms, until, until_away
from tests.server.running import PATIENCE, Server, sqlite_url

BROKEN = f"{sys.executable} {Path(__file__).with_name('broken_worker.py')}"

FAILURES = ("crash", "time")


def test_a_bot_takes_over_and_the_person_comes_back(base: str) -> None:
    async def run() -> None:
        # As long as Bert does nothing the bot cannot play the match to its end.
        anna, bert = await table_for_two(base)
        async with client(base, anna) as one, client(base, bert) as two:
            await until(one)
            assert (await one.wish("hand-over", bot="recruit"))["type"] == "accepted"
            assert one.frame["table"]["chairs"][0]["bot"] == "recruit"
            refused = await one.act(one.frame.get("choice", {}).get("default", "pass"))
            assert refused["code"] == "bot-plays"
            async with asyncio.timeout(PATIENCE):
                while not any(t["how"] == "bot" and t["seat"] == 0 for t in one.story):
                    await one.receive()
            assert (await one.wish("hand-over", bot="recruit"))["code"] == "bot-plays"
            assert (await one.wish("hand-over", bot="hal"))["code"] == "bot-unknown"
            assert (await one.wish("take-back"))["type"] == "accepted"
            await until_away(two)
            await until(one)
            assert (await one.act(one.frame["choice"]["default"]))["type"] == "accepted"

    asyncio.run(run())


def test_a_bot_settles_and_gives_the_seat_back_when_the_setup_is_over(base: str) -> None:
    async def run() -> None:
        ticket = await create(base, terms("me", "recruit"))
        async with client(base, ticket) as anna:
            await until(anna)
            assert (await anna.wish("settle"))["type"] == "accepted"
            assert (await anna.wish("settle"))["code"] == "bot-plays"
            async with asyncio.timeout(PATIENCE):
                while anna.frame["table"]["chairs"][0]["bot"]:
                    await anna.receive()
            assert anna.frame["pending"]["point"] == "initiative_card"
            own = [told for told in anna.story if told["seat"] == 0 and told["what"] == "input"]
            assert len(own) > 6
            assert {told["how"] for told in own} == {"bot"}
            assert (await anna.wish("settle"))["code"] == "setup-over"
            assert (await anna.act(anna.frame["choice"]["default"]))["type"] == "accepted"

    asyncio.run(run())


def test_whoever_lets_a_bot_settle_may_come_back_before(base: str) -> None:
    async def run() -> None:
        # Bert does nothing, so the setup does not get over.
        anna, bert = await table_for_two(base)
        async with client(base, anna) as one, client(base, bert):
            await until(one)
            assert (await one.wish("settle"))["type"] == "accepted"
            assert (await one.wish("take-back"))["type"] == "accepted"
            assert one.frame["table"]["chairs"][0]["bot"] is None

    asyncio.run(run())


def test_whoever_resigns_last_but_one_ends_the_match(base: str) -> None:
    async def run() -> None:
        anna, bert = await table_for_two(base)
        async with client(base, anna) as one, client(base, bert) as two:
            await until(one)
            await one.act(one.frame["choice"]["default"])
            assert (await one.wish("resign"))["type"] == "accepted"
            while not two.is_over:
                await two.receive()
            assert two.frame["table"]["result"] == {"winners": [1], "scores": []}
            assert (await two.act("pass"))["code"] == "over"
        record = await call(base, f"/api/matches/{anna['match']}/record")
        read = read_record(record, "record")
        assert verify(GAMES["dust"], read) == []
        assert not read.end

    asyncio.run(run())


def test_a_bot_plays_on_for_one_of_three_who_resigns(base: str) -> None:
    async def run() -> None:
        ticket = await create(base, terms("me", "random", "random"))
        async with client(base, ticket) as anna:
            await anna.wish("resign")
            assert (await anna.wish("take-back"))["code"] == "resigned"
            # A quick one: the others wait for it.
            assert anna.frame["table"]["chairs"][0]["bot"] == "recruit"
            async with asyncio.timeout(PATIENCE):
                while not anna.is_over:
                    await anna.receive()
            assert anna.frame["table"]["result"]["scores"]

    asyncio.run(run())


def test_a_pause_needs_everybody_and_ends_by_anybody(base: str) -> None:
    async def run() -> None:
        anna, bert = await table_for_two(base, clock={"mode": "live", "increment": 600})
        async with client(base, anna) as one, client(base, bert) as two:
            await until(one)
            await one.wish("pause")
            assert one.frame["table"]["agreed"] == [0]
            assert not one.frame["table"]["paused"]
            assert (await two.wish("pause"))["type"] == "accepted"
            assert two.frame["table"]["paused"]
            assert two.frame["pending"]["deadlines"] == {"0": None, "1": None}
            assert (await two.act(two.frame["choice"]["default"]))["code"] == "paused"
            assert (await two.wish("go-on"))["type"] == "accepted"
            assert (await two.act(two.frame["choice"]["default"]))["type"] == "accepted"

    asyncio.run(run())


def test_time_runs_out_and_the_default_is_taken(base: str) -> None:
    async def run() -> None:
        clock = {"mode": "live", "bank": 0, "increment": 1}
        anna, _ = await table_for_two(base, clock=clock)
        async with client(base, anna) as one:
            async with asyncio.timeout(PATIENCE):
                while sum(told["how"] == "deadline" for told in one.story) < 3:
                    await one.receive()
            await until(one)
            assert one.frame["pending"]["deadlines"]["0"] is not None

    asyncio.run(run())


def test_days_are_counted_from_the_question(base: str) -> None:
    async def run() -> None:
        anna, _ = await table_for_two(base, clock={"mode": "days", "days": 2})
        async with client(base, anna) as one:
            deadlines = (await until(one))["pending"]["deadlines"]
            other = (await call(base, f"/api/matches/{anna['match']}"))["pending"]["deadlines"]
            assert deadlines == other
            assert len(set(deadlines.values())) == 1

    asyncio.run(run())


def test_taking_back(base: str) -> None:
    async def run() -> None:
        anna, bert = await table_for_two(base)
        async with client(base, anna) as one, client(base, bert) as two:
            before = (await until(one))["position"]
            choice = one.frame["choice"]["options"]
            refused = await one.wish("undo", version=one.version)
            assert refused["code"] == "nothing-to-undo"
            await one.act(one.frame["choice"]["default"])
            assert "choice" not in one.frame
            assert (await one.wish("undo", version=one.version))["type"] == "accepted"
            assert one.frame["position"] == before
            assert one.frame["choice"]["options"] == choice
            await until(two)
            late = await two.wish("undo", version=two.version)
            assert late["type"] in ("stale", "error")

    asyncio.run(run())


def test_a_rematch_seats_the_same_people(base: str) -> None:
    async def run() -> None:
        anna, bert = await table_for_two(base)
        path = f"/api/matches/{anna['match']}/rematch"
        await asyncio.gather(finish(base, anna, seed=3), finish(base, bert, seed=4))
        first, second = await asyncio.gather(
            call(base, path, {}, anna["token"]), call(base, path, {}, bert["token"])
        )
        assert first["match"] == second["match"] != anna["match"]
        assert (first["seat"], second["seat"]) == (0, 1)
        async with client(base, first) as one:
            frame = await until(one)
            assert [chair["name"] for chair in frame["table"]["chairs"]] == ["Anna", "Bert"]

    asyncio.run(run())


def test_broken_bots_are_replaced_by_the_default_and_reported(tmp_path: Path) -> None:
    environment = {"OPENDUST_BOT_COMMAND": BROKEN, "OPENDUST_BOT_SECONDS": "0.5"}

    async def run(base: str) -> None:
        ticket = await create(base, terms("random", "random"))
        async with Client(base, ticket["match"], positions="never") as spectator:
            page = ""
            async with asyncio.timeout(PATIENCE):
                # How a bot breaks depends on the match: until it was both ways.
                while not all(f'bot_failures_total{{kind="{how}"}}' in page for how in FAILURES):
                    await spectator.receive()
                    page = await call(base, "/metrics")
            told = {told["how"] for told in spectator.story}
            assert told <= {"bot-failed", "chance", "table"}
            assert "bot-failed" in told

    with Server(sqlite_url(tmp_path), environment) as server:
        asyncio.run(run(server.base))
