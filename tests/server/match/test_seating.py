"""Does a table fill as its maker wants? Names alike, bots in free seats, a match called off."""

from __future__ import annotations

import asyncio
import json
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from pydantic_core import PydanticCustomError

import opendust.dust
from opendust.client import call, create, join
from opendust.kernel.contract import Setup
from opendust.registry import GAMES
from opendust.server.gate.reach import hosts_of, own_address
from opendust.server.match.seating import sit, unlike
from opendust.server.match.snapshot import read_snapshot, write_snapshot
from opendust.server.match.table import Table
from opendust.server.match.terms import (
    BLANKS,
    Terms,
    clean_name,
    completed,
    completed_long,
    planned_setup,
)
from tests.server.playing import client, seats, terms
from tests.server.running import PATIENCE

WORLD = Path(opendust.dust.__file__).parent / "data" / "boards" / "world.toml"


def ask(base: str, method: str, path: str, token: str | None, body: str = "") -> int:
    """The status of an answer."""
    connection = HTTPConnection(urlsplit(base).netloc, timeout=PATIENCE)
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    connection.request(method, path, body or None, headers | {"Content-Type": "application/json"})
    status = connection.getresponse().status
    connection.close()
    return status


async def names_at(base: str, match: str) -> list[str]:
    """What everybody is called."""
    state: dict[str, Any] = await call(base, f"/api/matches/{match}")
    return [chair["name"] for chair in state["table"]["chairs"]]


def test_two_people_of_the_same_name_sit_at_one_table(base: str) -> None:
    async def run() -> None:
        made = await create(base, terms("me", "open", "open"))
        join = f"/api/matches/{made['match']}/join"
        mine = (await names_at(base, made["match"]))[0]
        for name in (mine, mine.upper()):
            await call(base, join, {"name": name, "code": made["code"]})
        assert await names_at(base, made["match"]) == [mine, f"{mine} 2", f"{mine.upper()} 3"]

    asyncio.run(run())


@pytest.mark.parametrize(
    ("name", "others", "found"),
    [
        ("Ada", ["Bob"], "Ada"),
        ("Ada", ["ada", "Ada 2"], "Ada 3"),
        ("\uff21da", ["Ada"], "\uff21da 2"),
        ("x" * 32, ["x" * 32], "x" * 29 + " 2"),
    ],
)
def test_a_name_that_is_taken_gets_a_number(name: str, others: list[str], found: str) -> None:
    assert unlike(name, others) == found


def test_no_tower_of_marks_stands_on_a_name() -> None:
    assert clean_name("A" + "\u0334" * 20 + "nna") == "A" + "\u0334" * 2 + "nna"


def test_a_bot_has_the_name_that_it_is_given(base: str) -> None:
    async def run() -> None:
        plan = [seats("me")[0], {"kind": "bot", "bot": "recruit", "name": "Magpie"}]
        made = await create(base, {"game": "dust", "settings": {}, "seats": plan})
        assert (await names_at(base, made["match"]))[1] == "Magpie"

    asyncio.run(run())


def test_the_maker_gives_free_seats_to_bots_and_the_last_one_starts_the_match(base: str) -> None:
    async def run() -> None:
        made = await create(base, terms("me", "open", "open"))
        path = f"/api/matches/{made['match']}/seats"
        bot = '{"bot": "random", "name": "Fox"}'
        guest = await call(base, f"/api/matches/{made['match']}/join",
                           {"name": "Guest", "code": made["code"]})  # fmt: skip
        assert ask(base, "PUT", f"{path}/2", None, bot) == 403
        assert ask(base, "PUT", f"{path}/2", guest["token"], bot) == 403
        assert ask(base, "PUT", f"{path}/1", made["token"], bot) == 409
        assert ask(base, "PUT", f"{path}/2", made["token"], bot.replace("random", "hal")) == 409
        assert ask(base, "PUT", f"{path}/2", made["token"], bot) == 204
        assert (await names_at(base, made["match"]))[2] == "Fox"
        async with client(base, made) as one:
            assert one.frame["table"]["status"] == "playing"
        assert ask(base, "DELETE", f"/api/matches/{made['match']}", made["token"]) == 409

    asyncio.run(run())


def test_a_match_that_is_called_off_takes_nobody_and_is_not_listed(base: str) -> None:
    async def run() -> None:
        made = await create(base, terms("me", "open", listed=True))
        path = f"/api/matches/{made['match']}"
        assert made["match"] in [found["match"] for found in await call(base, "/api/matches")]
        assert ask(base, "DELETE", path, None) == 403
        assert ask(base, "DELETE", path, made["token"]) == 204
        assert made["match"] not in [found["match"] for found in await call(base, "/api/matches")]
        body = f'{{"name": "Late", "code": "{made["code"]}"}}'
        assert ask(base, "POST", f"{path}/join", None, body) == 409
        assert (await call(base, path))["table"]["status"] == "cancelled"

    asyncio.run(run())


def test_other_devices_are_told_only_what_they_can_reach(base: str) -> None:
    assert hosts_of("127.0.0.1") == hosts_of("localhost") == hosts_of("::1") == []
    assert hosts_of("192.0.2.7") == ["192.0.2.7"]
    assert hosts_of("0.0.0.0") == [host for host in [own_address()] if host]
    assert asyncio.run(call(base, "/api/reach")) == {"addresses": []}


def test_a_guest_brings_an_army_and_the_hosts_stays_as_it_was(base: str) -> None:
    async def run() -> None:
        skirmish = {
            "game": "tactics",
            "settings": {"scenario": "skirmish"},
            "seats": seats("me", "open"),
        }
        usual = GAMES["tactics"].complete(Setup(("Ann", "Bob"), {"scenario": "skirmish"})).settings
        made = await create(base, skirmish)
        # The faction of the host's usual army: without the guest's word the host would get another.
        army = {"army.2.units": usual["army.1.units"]}
        await join(base, made["match"], "Bob", made["code"], settings=army)
        told = (await call(base, f"/api/matches/{made['match']}"))["table"]
        assert told["status"] == "playing"
        assert told["settings"]["army.2.units"] == usual["army.1.units"]
        assert told["settings"]["army.1.units"] == usual["army.1.units"]

    asyncio.run(run())


@pytest.mark.parametrize(
    ("settings", "given"),
    [
        ({}, {"army.2.units": "no-such-unit"}),
        ({}, {"army.1.units": "bbq-squad"}),
        ({}, {"army.2.units": "bbq-squad", "profile": "revised"}),
        ({"army.2.units": "bbq-squad"}, {"army.2.units": "hell-boys"}),
    ],
)
def test_what_a_guest_may_not_bring_leaves_the_seat_free(
    base: str, settings: dict[str, str], given: dict[str, str]
) -> None:
    async def run() -> None:
        wanted = {
            "game": "tactics",
            "settings": {"scenario": "skirmish", **settings},
            "seats": seats("me", "open"),
        }
        made = await create(base, wanted)
        path = f"/api/matches/{made['match']}/join?lang=en"
        body = {"name": "Bob", "code": made["code"], "settings": given}
        assert ask(base, "POST", path, None, json.dumps(body)) == 422
        told = (await call(base, f"/api/matches/{made['match']}"))["table"]
        assert told["status"] == "open"
        assert told["settings"] == wanted["settings"]
        await join(base, made["match"], "Bob", made["code"])

    asyncio.run(run())


def test_a_guest_of_dust_brings_nothing(base: str) -> None:
    async def run() -> None:
        made = await create(base, terms("me", "open"))
        body = {"name": "Bob", "code": made["code"], "settings": {"edition": "epic-de"}}
        assert (
            ask(base, "POST", f"/api/matches/{made['match']}/join", None, json.dumps(body)) == 422
        )

    asyncio.run(run())


def test_what_a_guest_brought_is_in_a_snapshot() -> None:
    wanted = {
        "game": "tactics",
        "settings": {"scenario": "skirmish"},
        "seats": seats("open", "open"),
    }
    table = Table(Terms.model_validate(wanted), bytes(32))
    army = (
        GAMES["tactics"]
        .complete(Setup(("Ann", "Bob"), {"scenario": "skirmish"}))
        .settings["army.1.units"]
    )
    sit(table, 0, "Ann", 1)
    sit(table, 1, "Bob", 2, given={"army.2.units": army})
    again = read_snapshot(write_snapshot(table), Terms.model_validate(wanted), bytes(32))
    assert table.match is not None
    assert again.match is not None
    assert again.match.setup.settings == table.match.setup.settings
    assert again.terms == table.terms


@pytest.mark.parametrize("sign", [*BLANKS])
def test_a_name_is_not_made_another_by_what_nobody_sees(sign: str) -> None:
    """Two names that look the same would be two players."""
    with pytest.raises(PydanticCustomError):
        clean_name(f"Eve{sign}")


def test_of_long_settings_few_are_kept() -> None:
    """They may be half a megabyte, and the setups of 256 matches were kept."""
    text, before = WORLD.read_text(encoding="utf-8"), completed.cache_info().misses
    for number in range(10):
        long = terms("me", "open", settings={"board.text": f"{text}#{number}"})
        planned_setup(Terms.model_validate(long), ["Anna", "Bert"])
    assert completed_long.cache_info().currsize <= 8
    assert completed.cache_info().misses == before
