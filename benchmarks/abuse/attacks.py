"""How do people harm a server? Each attack goes on until it is cancelled, and stays on loopback."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final

from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus, WebSocketException

from benchmarks.abuse.asking import Ask

Attack = Callable[[Ask], Awaitable[None]]
GENERALS: Final = {"game": "dust", "seats": [{"kind": "bot", "bot": "general"}] * 6}
RANDOM: Final = {"game": "dust", "seats": [{"kind": "bot", "bot": "random"}] * 4}
WITH_ME: Final = [{"kind": "me", "name": "Eve"}, {"kind": "bot", "bot": "random"}]
LANGUAGES: Final = ("en", "de", "it", "fr")
HOSTILE: Final = (
    ("tactics", "scenario.text", " " * 60_000),
    ("dust", "board.text", "a." * 30_000 + "a = 1"),
    ("tactics", "cards.text", "".join(f"k{number} = {number}\n" for number in range(4_000))),
    ("dust", "board.small", "land: a\nlinks: " + "-" * 60_000),
    ("dust", "deck.text", "a = " + "[" * 30_000),
)


def match_with(game: str, **settings: str) -> dict[str, Any]:
    """The terms of a match for somebody and nobody."""
    seats = [{"kind": "me", "name": "Eve"}, {"kind": "open"}]
    return {"game": game, "seats": seats, "settings": settings}


async def half_sent(ask: Ask) -> None:
    """A thousand requests that never end."""
    held: list[Any] = []
    try:
        while True:
            if len(held) < 1_000:
                with contextlib.suppress(OSError):
                    held.append(await asyncio.open_connection(ask.host, ask.port))
                    held[-1][1].write(b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Le")
            await asyncio.sleep(0.001)
    finally:
        for _, writer in held:
            writer.close()


async def bot_crowd(ask: Ask) -> None:
    """Matches of six generals and nobody else."""
    while True:
        await ask.json("POST", "/api/matches", GENERALS)


async def hostile_texts(ask: Ask) -> None:
    """Settings that are made to be read slowly."""
    while True:
        game, name, text = random.choice(HOSTILE)
        await ask.json("POST", "/api/matches", match_with(game, **{name: text}))


async def long_questions(ask: Ask) -> None:
    """Odds of battles that take long to reckon."""
    force = {"attackers": "100 tank 100 mech", "defenders": "100 tank 100 mech"}
    while True:
        await ask.json("POST", "/api/games/dust/study", {"what": "odds", "args": force})


async def whole_states(ask: Ask) -> None:
    """A spectator who asks for the whole match again and again."""
    made = await ask.json("POST", "/api/matches", match_with("dust"))
    while True:
        await ask.raw("GET", f"/api/matches/{made.get('match', 'A' * 16)}?scene=true&lang=en")


async def silent_sockets(ask: Ask) -> None:
    """Sockets that never say who they are."""
    address = ask.base.replace("http", "ws", 1) + f"/api/matches/{'A' * 16}/socket"
    held: list[Any] = []
    while True:
        try:
            held.append(await connect(address, additional_headers=ask.headers))
            ask.told[101] += 1
        except InvalidStatus as refused:
            ask.told[refused.response.status_code] += 1
        except (OSError, WebSocketException):
            ask.told[0] += 1


async def odd_requests(ask: Ask) -> None:
    """Paths, headers and bodies of random signs."""
    signs = random.Random(1)
    while True:
        path = "/api/" + "".join(signs.choice("/%.0a²é~") for _ in range(12))
        body = bytes(signs.randrange(256) for _ in range(200))
        method = signs.choice(("GET", "POST", "PUT", "OPTIONS"))
        with contextlib.suppress(UnicodeEncodeError):
            await ask.raw(method, path, body, b"Origin: http://[\r\n")


async def large_bodies(ask: Ask) -> None:
    """Bodies of two megabytes."""
    while True:
        await ask.raw("POST", "/api/matches", b" " * 2_000_000)


async def full_lobby(ask: Ask) -> None:
    """Listed matches that would push others out of the lobby, and the lobby asked for."""
    while True:
        await ask.json("POST", "/api/matches", match_with("dust") | {"listed": True})
        await ask.raw("GET", "/api/matches")


async def whole_stories(ask: Ask) -> None:
    """Replays, records and dice of a match of bots, again and again."""
    made = await ask.json("POST", "/api/matches", RANDOM)
    match = made.get("match", "A" * 16)
    while True:
        for part in ("replay", "record", "dice", "board"):
            await ask.raw("GET", f"/api/matches/{match}/{part}?lang=en")


async def talkative(ask: Ask, messages: Callable[[], str]) -> None:
    """Sockets that say something as fast as they can, on a match of one's own."""
    made = await ask.json("POST", "/api/matches", RANDOM | {"seats": WITH_ME})
    address = ask.base.replace("http", "ws", 1) + f"/api/matches/{made.get('match')}/socket"
    try:
        async with connect(address, additional_headers=ask.headers, compression=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": made.get("token")}))
            while True:
                await socket.send(messages())
                ask.told[101] += 1
                await asyncio.sleep(0)
    except InvalidStatus as refused:
        ask.told[refused.response.status_code] += 1
    except (OSError, WebSocketException):
        ask.told[0] += 1


async def other_languages(ask: Ask) -> None:
    """Everything anew in another language, which is told as a whole."""
    await talkative(ask, lambda: json.dumps({"type": "speak", "lang": random.choice(LANGUAGES)}))


async def wrong_links(ask: Ask) -> None:
    """Links of shares that were never promised, and moves that are none."""
    link = {"type": "link", "id": "a", "roll": 0, "link": "0" * 64}
    act = {"type": "act", "id": "b", "version": 9, "action": "attack " * 400}
    await talkative(ask, lambda: json.dumps(random.choice((link, act))))


async def onlookers(ask: Ask) -> None:
    """Spectators who come and go, each of whom is told how everything stands."""
    made = await ask.json("POST", "/api/matches", RANDOM)
    address = ask.base.replace("http", "ws", 1) + f"/api/matches/{made.get('match')}/socket"
    while True:
        try:
            async with connect(address, additional_headers=ask.headers, compression=None) as one:
                await one.send('{"type": "hello", "scene": true, "lang": "en"}')
                await one.recv()
                ask.told[101] += 1
        except InvalidStatus as refused:
            ask.told[refused.response.status_code] += 1
        except (OSError, WebSocketException):
            ask.told[0] += 1


async def no_requests(ask: Ask) -> None:
    """Bytes that are no HTTP at all."""
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection(ask.host, ask.port)
            writer.write(random.randbytes(200))
            answer = await reader.read(100)
            ask.told[400 if answer else 0] += 1
            writer.close()


async def everything(ask: Ask) -> None:
    """All of it at once."""
    others = [attack for attack in ATTACKS.values() if attack is not everything]
    await asyncio.gather(*(attack(ask) for attack in others))


ATTACKS: Final[dict[str, Attack]] = {
    "half-sent requests": half_sent,
    "matches of generals": bot_crowd,
    "hostile texts": hostile_texts,
    "long questions": long_questions,
    "whole states": whole_states,
    "silent sockets": silent_sockets,
    "odd requests": odd_requests,
    "large bodies": large_bodies,
    "a full lobby": full_lobby,
    "replays and records": whole_stories,
    "other languages": other_languages,
    "wrong links and moves": wrong_links,
    "onlookers": onlookers,
    "no requests at all": no_requests,
    "all at once": everything,
}


def refused(told: Counter[int]) -> str:
    """What an attacker was answered, by status."""
    return " ".join(f"{status or 'none'}:{count}" for status, count in sorted(told.items()))
