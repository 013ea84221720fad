"""A server of a test's own that leaves nothing open: an open socket is told in a later test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Coroutine[Any, Any, None]]


@asynccontextmanager
async def listening(talk: Talk, port: int = 0) -> AsyncIterator[str]:
    """The address of a server that talks so with everybody."""
    writers: list[asyncio.StreamWriter] = []
    talks: list[asyncio.Task[None]] = []

    def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers.append(writer)
        talks.append(asyncio.create_task(talk(reader, writer)))

    server = await asyncio.start_server(meet, "127.0.0.1", port)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
    finally:
        server.close()
        # Who was let in a moment ago is met in the next few turns of the loop.
        for _ in range(10):
            await asyncio.sleep(0)
        for one in talks:
            one.cancel()
        await asyncio.gather(*talks, return_exceptions=True)
        for writer in writers:
            writer.transport.abort()
        await asyncio.sleep(0)
