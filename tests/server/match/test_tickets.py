"""May a request be sent twice? With a key of its own it counts once and is answered alike."""

from __future__ import annotations

import asyncio

import pytest

from opendust.client import Answered, create, join, new_key, request
from tests.server.playing import finish, terms


def test_a_match_asked_for_twice_is_made_once(base: str) -> None:
    async def run() -> None:
        key = new_key()
        asked = [create(base, terms("me", "open"), key) for _ in range(8)]
        tickets = await asyncio.gather(*asked)
        assert all(ticket == tickets[0] for ticket in tickets)
        assert (await create(base, terms("me", "open")))["match"] != tickets[0]["match"]
        with pytest.raises(Answered) as refused:
            await create(base, terms("me", "random"), key)
        assert (refused.value.status, refused.value.error) == (409, "key-used")

    asyncio.run(run())


def test_a_seat_asked_for_twice_is_taken_once(base: str) -> None:
    async def run() -> None:
        anna = await create(base, terms("me", "open", "open"))
        key = new_key()
        asked = [join(base, anna["match"], "Bert", anna["code"], key) for _ in range(8)]
        tickets = await asyncio.gather(*asked)
        assert all(ticket == tickets[0] for ticket in tickets)
        assert (await join(base, anna["match"], "Carl", anna["code"]))["seat"] == 2
        with pytest.raises(Answered) as refused:
            await join(base, anna["match"], "Bert", "a" * 22, key)
        assert refused.value.error == "wrong-code"

    asyncio.run(run())


def test_a_rematch_asked_for_twice_is_one(base: str) -> None:
    ticket = asyncio.run(create(base, terms("me", "random")))
    asyncio.run(finish(base, ticket))
    path, key = f"/api/matches/{ticket['match']}/rematch", new_key()
    first, second = (request(base, path, {}, ticket["token"], "POST", key) for _ in range(2))
    assert first == second
    assert request(base, f"/api/matches/{first['match']}", token=first["token"])["seat"] == 0


@pytest.mark.parametrize("key", ["short", "a" * 65, "a b" * 10])
def test_a_weak_key_is_refused(base: str, key: str) -> None:
    with pytest.raises(Answered) as refused:
        asyncio.run(create(base, terms("me", "open"), key))
    assert (refused.value.status, refused.value.error) == (422, "malformed")
