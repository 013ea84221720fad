"""What does the stack cost without a game? `python -m benchmarks.load.echo_server PORT`.

The same loop, server and socket as `opendust serve`. A move is passed on to both players of a match
and acknowledged, in frames as long as those of a match of DUST, and nothing else is done: it is
neither read nor judged nor kept. No server on this stack makes more moves of a processor second.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

import uvicorn

from opendust.server.gate.entrance import Entrance
from opendust.server.sockets.transport import PLACE, SocketTransport

Scope = MutableMapping[str, Any]
Send = Callable[[Scope], Awaitable[None]]
Receive = Callable[[], Awaitable[Scope]]
ACCEPTED: Final = b'{"type":"accepted","id":"123","version":124}'
REST: Final = b"x" * 500
"""With it, a frame is about as long as one that tells of a move of DUST."""
MATCHES: Final[dict[str, list[SocketTransport]]] = defaultdict(list)


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Pass on what players say."""
    if scope["type"] == "lifespan":
        await receive()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await send({"type": "lifespan.shutdown.complete"})
    elif scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})
    else:
        await receive()
        await send({"type": "websocket.accept"})
        await echo(scope["state"][PLACE], MATCHES[scope["path"]])


async def echo(line: SocketTransport, players: list[SocketTransport]) -> None:
    """One socket from its beginning to its end."""
    players.append(line)
    while (text := await line.read()) is not None:
        news = text + REST
        for player in players:
            player.write(news)
        line.write(ACCEPTED)


if __name__ == "__main__":
    uvicorn.run(app, port=int(sys.argv[1]), http=Entrance, ws=SocketTransport, log_level="error",
                ws_per_message_deflate=False)  # fmt: skip
