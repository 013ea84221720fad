"""How do people harm a server by its sockets?"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from itertools import cycle
from typing import Any, Final, get_args

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidStatus, WebSocketException

from benchmarks.abuse.asking import Ask
from opendust.kernel.play.shares import Chain
from opendust.server.match.spoken import Sign

MINE: Final = [{"kind": "me", "name": "Eve"}, {"kind": "bot", "bot": "random"}]
MATCH: Final = {"game": "dust", "seats": MINE}
NOBODY: Final = "A" * 16
LANGUAGES: Final = ("en", "de", "it", "fr")
SIGNS: Final[tuple[str, ...]] = get_args(Sign)
CROWD: Final = 12
"""Matches of one's own at which one moves at the same time."""


async def opened(ask: Ask, match: str) -> ClientConnection | None:
    """A socket; None if the server does not let it in."""
    try:
        socket = await ask.socket(match)
    except InvalidStatus as refused:
        ask.told[refused.response.status_code] += 1
        return None
    except (OSError, WebSocketException):
        ask.told[0] += 1
        return None
    ask.told[101] += 1
    return socket


async def silent_sockets(ask: Ask) -> None:
    """Sockets that never say who they are."""
    held: list[Any] = []
    try:
        while True:
            held.append(await opened(ask, NOBODY))
    finally:
        for socket in filter(None, held):
            socket.transport.abort()


async def deaf_sockets(ask: Ask) -> None:
    """Sockets that ask for the whole again and again, and read nothing of it."""
    made = await ask.json("POST", "/api/matches", MATCH)
    held: list[Any] = []
    try:
        while True:
            socket = await opened(ask, made.get("match", NOBODY))
            if socket is not None:
                socket.transport.pause_reading()
                held.append(socket)
                await socket.send(json.dumps({"type": "hello", "scene": True, "lang": "en"}))
            for one in held:
                with contextlib.suppress(WebSocketException):
                    await one.send('{"type": "speak", "lang": "de"}')
    finally:
        for one in held:
            one.transport.abort()


async def library_frames(ask: Ask) -> None:
    """Pings, and messages in pieces that never end: frames that are no messages."""
    made = await ask.json("POST", "/api/matches", MATCH)
    while True:
        socket = await opened(ask, made.get("match", NOBODY))
        if socket is None:
            continue
        await socket.send(json.dumps({"type": "hello", "token": made.get("token")}))
        piece = random.choice((b"\x89\x80\0\0\0\0", b"\x00\x80\0\0\0\0"))
        try:
            if piece[0] == 0:
                socket.transport.write(b"\x01\x80\0\0\0\0")
            while not socket.transport.is_closing():
                socket.transport.write(piece * 500)
                ask.told[101] += 500
                await asyncio.sleep(0.002)
        finally:
            socket.transport.abort()


async def talkative(ask: Ask, messages: Callable[[], str]) -> None:
    """Says something as fast as it can, on a match of one's own."""
    made = await ask.json("POST", "/api/matches", MATCH)
    while True:
        socket = await opened(ask, made.get("match", NOBODY))
        if socket is None:
            continue
        with contextlib.suppress(OSError, WebSocketException):
            await socket.send(json.dumps({"type": "hello", "token": made.get("token")}))
            while True:
                await socket.send(messages())
                ask.told[101] += 1
                await asyncio.sleep(0)


async def other_languages(ask: Ask) -> None:
    """Everything anew in another language, which is told as a whole."""
    await talkative(ask, lambda: json.dumps({"type": "speak", "lang": random.choice(LANGUAGES)}))


async def wrong_links(ask: Ask) -> None:
    """Links of shares that were never promised, and moves that are none."""
    link = {"type": "link", "id": "a", "roll": 0, "link": "0" * 64}
    act = {"type": "act", "id": "b", "version": 9, "action": "attack " * 400}
    await talkative(ask, lambda: json.dumps(random.choice((link, act))))


async def shouting(ask: Ask) -> None:
    """Lines of talk, and signals."""
    said = {"type": "say", "text": "x" * 200}, {"type": "signal", "sign": SIGNS[0]}
    await talkative(ask, lambda: with_id(random.choice(said)))


async def changing_minds(ask: Ask) -> None:
    """Pauses that are asked for and given up, seats that a bot gets and that are taken back."""
    wishes = cycle(({"type": "pause"}, {"type": "go-on"},
                    {"type": "hand-over", "bot": "random"}, {"type": "take-back"}))  # fmt: skip
    await talkative(ask, lambda: with_id(next(wishes)))


def with_id(said: dict[str, str]) -> str:
    """A message that was never sent before."""
    return json.dumps({**said, "id": str(random.random())})


async def withheld_links(ask: Ask) -> None:
    """Matches whose every roll waits for a player who shows old and wrong links of their share."""
    chain = Chain(random.randbytes(32))
    while True:
        path = f"/api/matches?share={chain.anchor.hex()}"
        made = await ask.json("POST", path, MATCH)
        socket = await opened(ask, made.get("match", NOBODY))
        if socket is None:
            await asyncio.sleep(0.1)
            continue
        with contextlib.suppress(OSError, WebSocketException):
            await socket.send(json.dumps({"type": "hello", "token": made.get("token")}))
            for number in range(200):
                shown = chain.link(number % 7).hex() if number % 2 else "0" * 64
                link = {"type": "link", "id": str(number), "roll": number % 3, "link": shown}
                await socket.send(json.dumps(link))
                await socket.send(json.dumps({"type": "attend", "id": f"a{number}"}))
                ask.told[101] += 2
                await asyncio.sleep(0.01)
        socket.transport.abort()


async def crowd_of_moves(ask: Ask) -> None:
    """Somebody who plays many matches at once, against bots by chance, as fast as it goes."""
    await asyncio.gather(*(moves(ask) for _ in range(CROWD)))


async def moves(ask: Ask) -> None:
    """One of these matches: every choice at once, and taken back where that goes."""
    made = await ask.json("POST", "/api/matches", MATCH)

    def answer(frame: dict[str, Any]) -> list[dict[str, Any]]:
        ask.told[429 if frame.get("code") == "too-many-messages" else 101] += 1
        undo = {"type": "undo", "version": 10**6}
        return [act(frame), undo] if "choice" in frame else []

    await playing(ask, made, answer)


async def playing(
    ask: Ask,
    made: dict[str, Any],
    answer: Callable[[dict[str, Any]], list[dict[str, Any]]],
    **wants: str,
) -> None:
    """A player whose client answers every frame at once, on one socket after the other."""
    while True:
        socket = await opened(ask, made.get("match", NOBODY))
        if socket is None:
            await asyncio.sleep(0.1)
            continue
        with contextlib.suppress(OSError, WebSocketException):
            await socket.send(json.dumps({"type": "hello", "token": made.get("token"), **wants}))
            async for text in socket:
                for said in answer(json.loads(text)):
                    await socket.send(json.dumps({"id": str(random.random()), **said}))


def act(frame: dict[str, Any]) -> dict[str, Any]:
    """The first best move where a frame asks for one."""
    return {"type": "act", "version": frame["version"], "action": frame["choice"]["default"]}


async def onlookers(ask: Ask) -> None:
    """Spectators who come and go, each of whom is told how everything stands."""
    made = await ask.json("POST", "/api/matches", MATCH)
    while True:
        socket = await opened(ask, made.get("match", NOBODY))
        if socket is not None:
            hello = {"type": "hello", "since": 0, "scene": True, "lang": random.choice(LANGUAGES)}
            with contextlib.suppress(OSError, WebSocketException):
                await socket.send(json.dumps(hello))
                await socket.recv()
            socket.transport.abort()
