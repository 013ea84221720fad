"""How do people harm a server by requests that are small and mean much work?"""

from __future__ import annotations

import contextlib
import itertools
import json
import random
from functools import cache
from typing import Final

from benchmarks.abuse.asking import Ask

KEYS: Final = 30_000
CHUNKS: Final = 40_000


@cache
def bodies() -> tuple[bytes, ...]:
    """Bodies of wrong keys: in the terms themselves, in their settings, in every seat."""
    many = {f"key{number}": 1 for number in range(KEYS)}
    few = {f"key{number}": 1 for number in range(KEYS // 16)}
    return tuple(
        json.dumps(body).encode()
        for body in (many, {"game": "dust", "settings": many}, {"seats": [few] * 16})
    )


async def many_keys(ask: Ask) -> None:
    """Bodies in which everything is wrong, thirty thousand times."""
    while True:
        await ask.raw("POST", "/api/matches", random.choice(bodies()))


async def many_parts(ask: Ask) -> None:
    """Parameters, cookies and chunks without number, each of them read by itself."""
    chunked = ask.head("POST", "/api/matches", 0).replace(
        b"Content-Length: 0\r\n", b"Transfer-Encoding: chunked\r\n"
    )
    while True:
        await ask.raw("GET", "/api/games?" + "a=1&" * 15_000)
        await ask.raw("GET", "/api/games", extra=b"Cookie: " + b"a=b; " * 12_000 + b"\r\n")
        with contextlib.suppress(OSError):
            reader, writer = await ask.open()
            writer.write(chunked + b"1\r\n \r\n" * CHUNKS + b"0\r\n\r\n")
            answer = await reader.read(100)
            ask.told[400 if b" 400 " in answer else 0] += 1
            writer.close()


async def files(ask: Ask) -> None:
    """The page and its parts, in every form that a browser may ask for."""
    forms = (b"", b"Accept-Encoding: br\r\n", b"Range: bytes=0-0,2-2,4-4\r\n")
    while True:
        for path in ("/", "/index.html", "/no/such/page", "/favicon.ico"):
            await ask.raw("GET", path, extra=random.choice(forms))


async def same_words(ask: Ask) -> None:
    """Searches for one word a hundred times, and for many that are everywhere."""
    searched = itertools.cycle(("a+" * 99, "+".join("eianrtsodlumc"), "e"))
    while True:
        await ask.raw("GET", f"/api/games/dust/rules?lang=en&words={next(searched)}")
