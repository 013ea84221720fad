"""Who gets an analysis, and when? Everybody, once the match is over; nobody before."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.request import urlopen

import pytest

from opendust.client import Answered, request
from tests.server.playing import client, table_for_two, until
from tests.server.running import PATIENCE


def test_a_match_that_is_over_is_analysed_for_everybody(base: str) -> None:
    anna = asyncio.run(given_up_soon(base))
    path = f"/api/matches/{anna['match']}/analysis"
    assert request(base, path)["stage"] == "none"
    assert request(base, path + "?lang=de", {}, anna["token"])["stage"] in ("waiting", "running")
    found = asyncio.run(done(base, path + "?lang=de"))
    told = found["told"]
    assert told["analysis"]["names"] == ["Anna", "Bert"]
    assert len(told["analysis"]["chances"]) == len(found["versions"]) > 2
    assert told["verdicts"]["close"] == "zu knapp für ein Urteil"
    steps = request(base, f"/api/matches/{anna['match']}/replay")["steps"]
    assert found["versions"][-1] <= len(steps)
    assert steps[found["versions"][1] - 1]["what"] == "input"
    with urlopen(base + path + ".html?lang=en") as report:
        assert "Where the game was decided" in report.read().decode()


def test_an_analysis_can_be_stopped(base: str) -> None:
    anna = asyncio.run(given_up_soon(base))
    path = f"/api/matches/{anna['match']}/analysis?effort=deep"
    request(base, path, {})
    assert request(base, path, method="DELETE")["stage"] == "none"
    assert request(base, path)["stage"] == "none"


async def given_up_soon(base: str) -> Any:
    """A match that Anna gives up after the first choice; nobody gets an analysis before."""
    anna, bert = await table_for_two(base)
    async with client(base, anna) as one, client(base, bert):
        await until(one)
        await one.act(one.frame["choice"]["default"])
        for token in (anna["token"], bert["token"], None):
            with pytest.raises(Answered) as answered:
                await asyncio.to_thread(
                    request, base, f"/api/matches/{anna['match']}/analysis", {}, token
                )
            assert answered.value.error == "not-over"
        await one.wish("resign")
    return anna


async def done(base: str, path: str) -> Any:
    """Ask until it is done."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = await asyncio.to_thread(request, base, path)
            if found["stage"] == "done":
                return found
            assert found["stage"] in ("waiting", "running")
            await asyncio.sleep(0.2)
