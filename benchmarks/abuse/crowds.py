"""How do people harm a server by matches of their own? With a crowd to be told, or a long past."""

from __future__ import annotations

import asyncio
import contextlib
import json
from itertools import product
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import WebSocketException

import opendust.dust
from benchmarks.abuse.asking import Ask
from benchmarks.abuse.talking import LANGUAGES, MATCH, MINE, NOBODY, act, opened, playing

BOARD: Final = Path(opendust.dust.__file__).parent / "data" / "boards" / "world.toml"
MOST_TEXT: Final = 63_000
KINDS: Final = tuple(product(("always", "choices", "never"), LANGUAGES, ("full", "lean")))
"""Of each there is a socket: no two of them are told the same."""


def with_long_texts() -> dict[str, Any]:
    """The terms of a match whose settings are as long as they may be."""
    text = BOARD.read_text(encoding="utf-8")
    return {
        "game": "dust",
        "seats": MINE,
        "settings": {"board.text": text + "#" + "x" * (MOST_TEXT - len(text.encode()))},
    }


async def all_kinds(ask: Ask) -> None:
    """Onlookers of every kind at a match of long settings, whose player moves all the time."""
    made = await ask.json("POST", "/api/matches", with_long_texts())
    await crowded(ask, made, None)


async def seat_of_all_kinds(ask: Ask) -> None:
    """A player with sockets of every kind, who moves all the time."""
    made = await ask.json("POST", "/api/matches", MATCH)
    await crowded(ask, made, made.get("token"))


async def crowded(ask: Ask, made: dict[str, Any], token: str | None) -> None:
    """Sockets of every kind at a match, those of its player or of nobody."""
    match = made.get("match", NOBODY)
    held = []
    for positions, lang, updates in KINDS:
        socket = await opened(ask, match)
        if socket is not None:
            held.append(socket)
            hello = {"type": "hello", "token": token, "scene": True, "positions": positions,
                     "lang": lang, "updates": updates}  # fmt: skip
            await socket.send(json.dumps(hello))
    try:
        await asyncio.gather(moving(ask, made), *map(heard, held))
    finally:
        for one in held:
            one.transport.abort()


async def heard(socket: Any) -> None:
    """Read whatever comes."""
    with contextlib.suppress(OSError, WebSocketException):
        async for _ in socket:
            pass


async def moving(ask: Ask, made: dict[str, Any]) -> None:
    """Choose at once whenever there is something to choose."""

    def answer(frame: dict[str, Any]) -> list[dict[str, Any]]:
        ask.told[101] += "choice" in frame
        return [act(frame)] if "choice" in frame else []

    await playing(ask, made, answer, updates="lean")
