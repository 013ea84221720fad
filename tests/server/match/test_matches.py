from __future__ import annotations

import asyncio

import pytest

from opendust.client import Answered, Client, call, create, join
from opendust.kernel.play.dice import commitment
from opendust.kernel.text.record import read_record, verify
from opendust.registry import GAMES, OURS, variants_of
from tests.server.playing import (
    client,
    finish,
    most_seats,
    table_for_two,
    terms,
    until,
    variant_settings,
)
from tests.server.running import PATIENCE

EVERY_VARIANT = [(game, variant) for game in OURS for variant in variants_of(game).names]


@pytest.mark.parametrize(("game", "variant"), EVERY_VARIANT)
def test_two_clients_and_a_bot_play_to_the_end(base: str, game: str, variant: str) -> None:
    async def run() -> None:
        kinds = ("me", "open", "random")[: most_seats(game, variant)]
        asked = terms(*kinds, listed=True, game=game, settings=variant_settings(game, variant))
        anna = await create(base, asked)
        shown = (await call(base, f"/api/matches/{anna['match']}"))["table"]
        listed = await call(base, "/api/matches")
        assert anna["match"] in [found["match"] for found in listed]
        bert = await join(base, anna["match"], "Bert")
        async with Client(base, anna["match"]) as spectator:
            one, two = await asyncio.gather(finish(base, anna, seed=1), finish(base, bert, seed=2))
            while not spectator.is_over:
                await spectator.receive()
        assert one.frame["table"]["result"] == two.frame["table"]["result"]
        assert one.version == two.version == spectator.version
        record = await call(base, f"/api/matches/{anna['match']}/record")
        read = read_record(record, "record")
        assert verify(GAMES[game], read) == []
        assert read.end
        assert shown["commitment"] == commitment(read.seed)
        assert "seed" not in shown
        assert one.frame["table"]["seed"] == read.seed.hex()

    asyncio.run(run())


def test_bots_alone_finish(base: str) -> None:
    async def run() -> None:
        ticket = await create(base, terms("recruit", "random"))
        assert ticket["token"] is None
        async with Client(base, ticket["match"], positions="never") as spectator:
            async with asyncio.timeout(PATIENCE):
                while not spectator.is_over:
                    await spectator.receive()
            hows = {happened["how"] for happened in spectator.story}
        assert "bot" in hows
        assert "bot-failed" not in hows

    asyncio.run(run())


def test_a_record_is_not_given_away_before_the_end(base: str) -> None:
    async def run() -> None:
        anna, _ = await table_for_two(base)
        with pytest.raises(Answered) as refused:
            await call(base, f"/api/matches/{anna['match']}/record")
        assert (refused.value.status, refused.value.error) == (409, "not-over")
        assert "seed" not in (await call(base, f"/api/matches/{anna['match']}"))["table"]

    asyncio.run(run())


def test_secret_choices_arrive_in_any_order(base: str) -> None:
    async def run() -> None:
        anna, bert = await table_for_two(base)
        async with client(base, anna) as one, client(base, bert) as two:
            await until(one)
            await until(two)
            assert one.frame["pending"]["seats"] == [0, 1]
            before = two.version
            assert (await one.act(one.frame["choice"]["default"]))["type"] == "accepted"
            # Bert has not heard of Anna's choice, and his still counts.
            late = await two.wish("act", action=two.frame["choice"]["default"], version=before)
            assert late["type"] == "accepted"

    asyncio.run(run())


def test_a_double_is_answered_as_the_first_time(base: str) -> None:
    async def run() -> None:
        anna, bert = await table_for_two(base)
        async with client(base, anna) as one, client(base, bert) as two:
            await until(one)
            message = {
                "type": "act", "id": "the-same", "version": one.version,
                "action": one.frame["choice"]["default"],
            }  # fmt: skip
            first = await one.attempt(message)
            again = await one.attempt(message)
            assert first is not None
            assert first["type"] == "accepted"
            assert again == first
            await until(two)
            await two.act(two.frame["choice"]["default"])
            assert await one.attempt(message) == first
            acts = [told for told in two.story if told["what"] == "input" and told["seat"] == 0]
            assert len(acts) == 1

    asyncio.run(run())


def test_news_tell_a_seat_which_of_its_messages_brought_them_about_and_nobody_else(
    base: str,
) -> None:
    async def run() -> None:
        anna, bert = await table_for_two(base)
        async with client(base, anna) as one, client(base, bert) as two:
            await until(one)
            action, version = one.frame["choice"]["default"], one.version
            await one.attempt({"type": "act", "id": "mine", "version": version, "action": action})
            await until(two)
            await two.act(two.frame["choice"]["default"])
            own = [told for told in one.story if told.get("wish")]
            assert [(told["wish"], told["what"], told["seat"]) for told in own] == [
                ("mine", "input", 0)
            ]  # fmt: skip
            ones = [told for told in two.story if told["seat"] == 0]
            assert ones
            assert not any("wish" in told for told in ones)

    asyncio.run(run())


def test_a_stale_choice_is_told_what_changed(base: str) -> None:
    async def run() -> None:
        anna, bert = await table_for_two(base)
        async with client(base, anna) as one, client(base, bert) as two:
            old = (await until(one))["version"]
            action = one.frame["choice"]["default"]
            await one.act(action)
            await until(two)
            await two.act(two.frame["choice"]["default"])
            answer = await one.wish("act", action=action, version=old)
            assert answer["type"] == "stale"
            # What changed has been told before the answer.
            assert one.version == answer["version"]

    asyncio.run(run())


def test_a_refusal_names_its_rule_and_changes_nothing(base: str) -> None:
    async def run() -> None:
        anna, _ = await table_for_two(base)
        async with client(base, anna) as one:
            await until(one)
            version = one.version
            unknown = await one.act("sing a song")
            assert unknown["type"] == "refused"
            assert unknown["faults"][0]["message"] == "verb-unknown"
            verb = one.frame["choice"]["options"][0]["verb"]
            assert verb != "pass"
            illegal = await one.act("pass")
            assert illegal["type"] == "refused"
            assert illegal["refusal"]["rule"]
            assert one.version == version

    asyncio.run(run())


def test_resuming_tells_everything_once(base: str) -> None:
    async def run() -> None:
        # Not a short match: that may be over before thirty choices.
        ticket = await create(base, terms("me", "random", settings={}))
        whole: list[int] = []
        async with client(base, ticket) as player:
            for _ in range(30):
                frame = await until(player)
                await player.act(frame["choice"]["default"])
                # The client itself raises BrokenStory if anything is missed or repeated.
                await player.close()
            whole = [told["version"] for told in player.story]
            first = player.story[0]["version"]
            assert player.reconnected >= 30
        assert whole == list(range(first, whole[-1] + 1))
        late = client(base, ticket)
        late.frame = {"version": 0, "table": {"status": "open"}}
        async with late:
            await late.receive()
        assert [told["version"] for told in late.story][: whole[-1]] == list(
            range(1, whole[-1] + 1)
        )
        assert late.story[first - 1 : whole[-1]] == player.story

    asyncio.run(run())


def test_the_seat_on_another_device(base: str) -> None:
    async def run() -> None:
        anna, bert = await table_for_two(base)
        async with client(base, anna) as here, client(base, anna) as there:
            await until(here)
            await until(there)
            assert here.frame == there.frame
            await here.act(here.frame["choice"]["default"])
            async with client(base, bert) as other:
                await until(other)
                await other.act(other.frame["choice"]["default"])
            while there.version != here.version:
                if (there.version or 0) < (here.version or 0):
                    await there.receive()
                else:
                    await here.receive()
            assert there.frame["position"] == here.frame["position"]

    asyncio.run(run())
