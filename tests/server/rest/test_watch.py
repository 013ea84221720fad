"""Does a host see how the server does? Every limit, and what is down."""

from __future__ import annotations

import asyncio
from dataclasses import fields
from unittest.mock import AsyncMock, Mock

import pytest

from opendust.client import request
from opendust.server.match.wishes import Denied
from opendust.server.rest.health import Nurse
from opendust.server.rest.study import Desk
from opendust.server.rest.watch import LIMITS
from opendust.server.settings import Settings

LIMITED = ("_rate", "_days", "_bytes", "_messages", "_hour", "_minute", "_address", "_match")


def test_every_limit_is_shown(base: str) -> None:
    known = {field.name for field in fields(Settings) if field.name.endswith(LIMITED)}
    assert known == set(LIMITS)
    page = str(request(base, "/metrics"))
    assert [name for name in LIMITS if f'opendust_limit{{of="{name}"}}' not in page] == []


def test_bots_that_cannot_start_are_told() -> None:
    services = Mock(storage=Mock(touch=AsyncMock()), bots=Mock(is_down=False))
    assert asyncio.run(Nurse(services).faults()) == []
    services.bots.is_down = True
    assert asyncio.run(Nurse(services).faults()) == ["bots-down"]


def test_so_many_questions_of_an_address_wait_and_no_more() -> None:
    async def run() -> None:
        desk, never = Desk(2), asyncio.Event()
        desk.pool = Mock(choose=lambda asked, claim: never.wait())
        waiting = [asyncio.create_task(desk.reply({}, "eve")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Denied) as denied:
            await desk.reply({}, "eve")
        assert denied.value.content["code"] == "busy"
        other = asyncio.create_task(desk.reply({}, "ada"))
        await asyncio.sleep(0)
        assert not other.done()
        never.set()
        await asyncio.gather(*waiting, other)
        assert not desk.waiting

    asyncio.run(run())
