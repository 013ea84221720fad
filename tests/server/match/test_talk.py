"""What may be said at a table? Who writes, what is kept of it, and what nobody can do with it."""

from __future__ import annotations

import asyncio

import pytest

from opendust.client import Client, Frame, create
from opendust.server.match.spoken import MOST_TEXT
from opendust.server.match.talk import AT_ONCE, clean_text
from opendust.server.match.wishes import Denied
from tests.server.playing import client, table_for_two, terms, until
from tests.server.running import PATIENCE, Server, sqlite_url


async def heard(viewer: Client) -> list[Frame]:
    """The next lines that somebody hears."""
    async with asyncio.timeout(PATIENCE):
        while True:
            frame = await viewer.receive()
            if frame is not None and frame["type"] == "talk":
                lines: list[Frame] = frame["lines"]
                return lines


def test_words_reach_everybody_once_and_are_there_for_whoever_comes_later(base: str) -> None:
    async def run() -> None:
        # In the lobby too: nobody else sits there yet.
        anna = await create(base, terms("me", "open"))
        async with client(base, anna) as one, Client(base, anna["match"]) as guest:
            said = {"type": "say", "id": "same", "text": "  Hello\n\tthere\u202e "}
            assert (await one.attempt(said) or {})["type"] == "accepted"
            assert (await one.attempt(said) or {})["type"] == "accepted"
            assert (await one.wish("signal", sign="ready"))["type"] == "accepted"
            first, second = await heard(guest), await heard(guest)
            assert [line["text"] for line in first] == ["Hello there"]
            assert (second[0]["sign"], second[0]["seat"]) == ("ready", 0)
            assert set(first[0]) == {"number", "seat", "at", "text"}
            assert (await guest.wish("say", text="me too"))["code"] == "spectator"
        async with client(base, anna) as back:
            assert [line["number"] for line in await heard(back)] == [1, 2]
            assert back.version == 1

    asyncio.run(run())


def test_the_host_moderates_and_nobody_else(base: str) -> None:
    async def run() -> None:
        anna, bert = await table_for_two(base)
        async with (
            client(base, anna) as one,
            client(base, bert) as two,
            Client(base, anna["match"]) as guest,
        ):
            assert one.frame["table"]["talk"] == {"rule": "players", "hushed": [], "host": 0}
            assert (await two.wish("talk", rule="off"))["code"] == "not-yours"
            assert (await two.wish("hush", seat=0, hushed=True))["code"] == "not-yours"
            assert (await one.wish("hush", seat=0, hushed=True))["code"] == "no-such-seat"
            assert (await one.wish("hush", seat=9, hushed=True))["code"] == "no-such-seat"
            assert (await one.wish("hush", seat=1, hushed=True))["type"] == "accepted"
            assert (await one.wish("hush", seat=1, hushed=True))["code"] == "as-before"
            assert (await two.wish("say", text="why?"))["code"] == "hushed"
            assert (await two.wish("signal", sign="sorry"))["code"] == "hushed"
            assert (await one.wish("hush", seat=1, hushed=False))["type"] == "accepted"
            assert (await two.wish("say", text="thanks"))["type"] == "accepted"
            assert (await one.wish("talk", rule="everybody"))["type"] == "accepted"
            assert (await guest.wish("say", text="hello"))["type"] == "accepted"
            assert (await guest.wish("hush", seat=1, hushed=True))["code"] == "spectator"
            assert (await one.wish("talk", rule="off"))["type"] == "accepted"
            assert (await one.wish("say", text="hello"))["code"] == "talk-off"
            # None of it is in the way of the match: who moves has seen everything that counts.
            await until(one)
            assert (await one.act(one.frame["choice"]["default"]))["type"] == "accepted"

    asyncio.run(run())


def test_strangers_have_signals_only(base: str) -> None:
    async def run() -> None:
        anna = await create(base, terms("me", "open", listed=True))
        async with client(base, anna) as one:
            assert one.frame["table"]["talk"]["rule"] == "signals"
            assert (await one.wish("say", text="hello"))["code"] == "only-signals"
            assert (await one.wish("signal", sign="hello"))["type"] == "accepted"
            assert (await one.wish("talk", rule="players"))["type"] == "accepted"
            assert (await one.wish("say", text="hello"))["type"] == "accepted"

    asyncio.run(run())


def test_nobody_floods_a_table(base: str) -> None:
    async def run() -> None:
        anna = await create(base, terms("me", "open", talk="everybody"))
        async with client(base, anna) as one:
            said = [await one.wish("say", text=f"line {number}") for number in range(40)]
            codes = [answer.get("code", "") for answer in said]
            assert codes[:AT_ONCE] == [""] * AT_ONCE
            assert codes.count("talk-too-fast") > len(codes) // 2
            assert (await one.wish("say", text="x" * (MOST_TEXT + 1)))["code"] == "text-long"
            assert (await one.wish("say", text="\u200b \u2800"))["code"] == "text-empty"
            async with Client(base, anna["match"]) as guest, Client(base, anna["match"]) as other:
                # More sockets say no more: all who look on share what one of them may say.
                crowd = [guest, other] * 10
                told = [await some.wish("say", text="hi") for some in crowd]
                assert sum(answer["type"] == "accepted" for answer in told) < len(crowd) // 2

    asyncio.run(run())


def test_a_server_may_allow_less_than_the_host_of_a_match(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    async def run(base: str) -> None:
        anna = await create(base, terms("me", "open", talk="everybody"))
        async with client(base, anna) as one:
            assert one.frame["table"]["talk"]["rule"] == "signals"
            assert (await one.wish("talk", rule="players"))["code"] == "as-before"
            assert (await one.wish("say", text="hello"))["code"] == "only-signals"
            assert (await one.wish("signal", sign="hello"))["type"] == "accepted"

    url = sqlite_url(tmp_path_factory.mktemp("quiet"))
    with Server(url, {"OPENDUST_TALK": "signals"}) as server:
        asyncio.run(run(server.base))


def test_talk_and_moderation_live_through_a_restart(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    url = sqlite_url(tmp_path_factory.mktemp("kept"))

    async def before(base: str) -> Frame:
        anna, bert = await table_for_two(base)
        async with client(base, anna) as one, client(base, bert):
            await one.wish("hush", seat=1, hushed=True)
            await one.wish("say", text="back soon")
        return anna

    async def after(base: str, anna: Frame) -> None:
        async with client(base, anna) as one:
            assert one.frame["table"]["talk"]["hushed"] == [1]
            assert [line["text"] for line in await heard(one)] == ["back soon"]

    with Server(url) as server:
        ticket = asyncio.run(before(server.base))
    with Server(url) as server:
        asyncio.run(after(server.base, ticket))


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("two\r\nlines", "two lines"),
        ("\x1b[31mred", "[31mred"),
        ("left\u202eright", "leftright"),
        ("a\u0301\u0301\u0301\u0301\u0301b", "\u00e1\u0301\u0301b"),
        ("<b>&amp;", "<b>&amp;"),
        ("été 👍", "été 👍"),
    ],
)
def test_only_what_can_be_read_is_kept(said: str, kept: str) -> None:
    assert clean_text(said) == kept


@pytest.mark.parametrize("said", ["\u200b", "\u2800", "\u0301", "x" * (MOST_TEXT + 1)])
def test_what_says_nothing_or_too_much_is_refused(said: str) -> None:
    with pytest.raises(Denied):
        clean_text(said)
