"""How do people harm a server before they ask for anything? By connections, and by no requests."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any

from benchmarks.abuse.asking import Ask


async def half_sent(ask: Ask) -> None:
    """Hundreds of requests that never end."""
    held: list[Any] = []
    try:
        while True:
            if len(held) < 300:
                with contextlib.suppress(OSError):
                    held.append(await ask.open())
                    held[-1][1].write(b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Le")
            await asyncio.sleep(0.001)
    finally:
        for _, writer in held:
            writer.close()


async def slow_bodies(ask: Ask) -> None:
    """Requests whose bodies come a byte at a time."""
    held: list[Any] = []
    try:
        while True:
            with contextlib.suppress(OSError):
                # Whoever was hung up on comes again.
                held = [one for one in held if not one[1].is_closing()]
                if len(held) < 50:
                    held.append(await ask.open())
                    held[-1][1].write(ask.head("POST", "/api/matches", 400_000))
                for _, writer in held:
                    writer.write(b" ")
            await asyncio.sleep(0.01)
    finally:
        for _, writer in held:
            writer.close()


async def endless_bodies(ask: Ask) -> None:
    """Bodies of half a megabyte without their last byte, each of which would be held."""
    held: list[Any] = []
    try:
        while True:
            with contextlib.suppress(OSError):
                held = [one for one in held if not one[1].is_closing()]
                if len(held) < 30:
                    held.append(await ask.open())
                    head = ask.head("POST", "/api/matches", 500_000)
                    held[-1][1].write(head + b" " * 499_999)
            await asyncio.sleep(0.01)
    finally:
        for _, writer in held:
            writer.transport.abort()


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


async def no_requests(ask: Ask) -> None:
    """Bytes that are no HTTP at all."""
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await ask.open()
            writer.write(random.randbytes(200))
            answer = await reader.read(100)
            ask.told[400 if answer else 0] += 1
            writer.close()


async def many_at_once(ask: Ask) -> None:
    """A thousand requests in one piece, before the first answer."""
    one = ask.head("GET", "/api/games", 0).replace(b"Connection: close\r\n", b"")
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await ask.open()
            writer.write(one * 1_000)
            while part := await reader.read(65_536):
                ask.told[429] += part.count(b" 429 ")
                ask.told[200] += part.count(b" 200 ")
            writer.close()


async def knocks(ask: Ask) -> None:
    """Connections that are broken off at once, as fast as they can be made."""
    while True:
        with contextlib.suppress(OSError):
            _, writer = await ask.open()
            ask.told[0] += 1
            writer.transport.abort()
