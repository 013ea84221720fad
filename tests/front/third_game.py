"""A client of the third game, run by the test in an environment that has it: plays one match."""

from __future__ import annotations

import asyncio
import sys

from opendust.bots import make_bot
from opendust.client import Client, call, create, play


async def run(base: str) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    ticket = await create(base, {"game": "bluff", "settings": {"dice": "2"}, "seats": seats})
    match = ticket["match"]
    async with Client(base, match, ticket["token"]) as client:
        while "choice" not in client.frame:
            await client.receive()
        looks = await zones(base, match, ticket["token"])
        assert looks["Ada"] == {"die"}, looks
        assert next(found for name, found in looks.items() if name != "Ada") == {"back"}, looks
        assert all("die" not in found for found in (await zones(base, match, None)).values())
        await play(client, make_bot("random", "bluff", b"a client of its own"))
        assert client.frame["table"]["result"]["winners"]
    steps = await call(base, f"/api/matches/{match}/replay", token=ticket["token"])
    assert steps["steps"]
    print(await call(base, f"/api/matches/{match}/record"), end="")


async def zones(base: str, match: str, token: str | None) -> dict[str, set[str]]:
    """How the things in each zone look to a viewer."""
    shown = await call(base, f"/api/matches/{match}?scene=true&lang=en", token=token)
    return {
        zone["title"]: {thing["look"] for thing in zone["things"]}
        for zone in shown["scene"]["zones"]
    }


if __name__ == "__main__":
    asyncio.run(run(sys.argv[1]))
