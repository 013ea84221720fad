"""How does a program play online? With a small client that loses and repeats nothing.

    ticket = await create("http://127.0.0.1:8000", terms)
    async with Client("http://127.0.0.1:8000", ticket["match"], ticket["token"]) as client:
        await play(client, make_bot("recruit", "dust", seed))

The client reconnects after a broken connection. If it does not know whether an action arrived, it
sends the action again under the same id. The action counts once.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
from types import TracebackType
from typing import Any, Self, final
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from opendust.kernel.contract import Setup
from opendust.kernel.play.match import Player
from opendust.kernel.play.shares import LINK_BYTES, Chain
from opendust.kernel.text.notation import format_action
from opendust.registry import GAMES

Frame = dict[str, Any]
FINAL_CODES = range(4400, 4500)
LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)
AGAIN = ("unavailable", "busy", "too-many-messages")
PROTOCOL = 1
"""The version of the protocol that this client speaks."""
MOST_FRAME = 4_000_000
SECONDS = "60"
"""So long an answer may take; OPENDUST_CLIENT_SECONDS says otherwise."""


class Answered(Exception):
    """An error of the server: the HTTP status or close code of the socket, and the error code."""

    def __init__(self, status: int, error: str) -> None:
        super().__init__(f"{status} {error}")
        self.status = status
        self.error = error


class DiceAgain(Exception):
    """The server asked for a roll a second time, in another position. An honest one never does."""


class BrokenStory(Exception):
    """An event was missing or came twice. This never happens with a working server."""


async def call(
    base: str, path: str, body: object = None, token: str | None = None, key: str | None = None
) -> Any:
    """Send a REST request: GET without a body, POST with one."""
    return await asyncio.to_thread(request, base, path, body, token, None, key)


def request(
    base: str,
    path: str,
    body: object = None,
    token: str | None = None,
    method: str | None = None,
    key: str | None = None,
) -> Any:
    """The same, blocking. To repeat a request safely, give the same key (`new_key`) both times."""
    headers = {"Content-Type": "application/json"}
    if key is not None:
        headers["Idempotency-Key"] = key
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    try:
        asked = Request(base + path, data, headers, method=method)
        seconds = float(os.environ.get("OPENDUST_CLIENT_SECONDS", SECONDS))
        with urlopen(asked, timeout=seconds) as answer:
            text = answer.read().decode()
            is_json = answer.headers.get_content_type() == "application/json"
    except HTTPError as error:
        with error:
            raise Answered(error.code, code_of(error.read())) from None
    return json.loads(text) if is_json and text else text


def code_of(body: bytes) -> str:
    """The code in an error's body."""
    try:
        return str(json.loads(body)["error"])
    except (ValueError, KeyError, TypeError):
        return ""


def new_key() -> str:
    """A key for a request that you may repeat. Keep it as secret as the token."""
    return secrets.token_urlsafe(24)


def new_share() -> Chain:
    """A share of the dice for one seat in one match. Keep it: without it, rolls go on alone."""
    return Chain(secrets.token_bytes(LINK_BYTES))


def promising(path: str, share: Chain | None) -> str:
    """An address, with the anchor of a share of the dice."""
    return path if share is None else f"{path}?share={share.anchor.hex()}"


async def create(
    base: str, terms: Frame, key: str | None = None, share: Chain | None = None
) -> Frame:
    """Create a match. The answer has its name, and the creator's seat and token."""
    ticket: Frame = await call(base, promising("/api/matches", share), terms, key=key)
    return ticket


async def join(
    base: str,
    match: str,
    name: str,
    code: str | None = None,
    key: str | None = None,
    share: Chain | None = None,
    settings: dict[str, str] | None = None,
) -> Frame:
    """Take a seat in an open match; `settings`: what a guest brings, such as an army."""
    wanted = {"name": name, "code": code, "settings": settings or {}}
    path = promising(f"/api/matches/{match}/join", share)
    ticket: Frame = await call(base, path, wanted, key=key)
    return ticket


@final
class Client:
    """One viewer of one match; without a token, a spectator."""

    def __init__(
        self,
        base: str,
        match: str,
        token: str | None = None,
        positions: str = "always",
        updates: str = "full",
        share: Chain | None = None,
    ) -> None:
        self.base = base
        self.match = match
        self.token = token
        self.positions = positions
        self.updates = updates
        self.share = share
        # The roll for which a link was shown last, and the version at which it was asked for.
        self.shown = -1, -1
        self.frame: Frame = {}
        self.story: list[Frame] = []
        self.socket: ClientConnection | None = None
        self.reconnected = 0

    @property
    def version(self) -> int | None:
        """The last version that this client has seen."""
        found: int | None = self.frame.get("version")
        return found

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.frame) and self.frame["table"]["status"] == "over"

    async def __aenter__(self) -> Self:
        while not self.frame:
            await self.receive()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the connection. You keep the seat."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def connected(self) -> ClientConnection:
        """The socket, opened anew if need be: as often as it takes."""
        wait = 0.05
        while self.socket is None:
            try:
                address = self.base.replace("http", "ws", 1)
                opened = await connect(
                    f"{address}/api/matches/{self.match}/socket",
                    max_size=MOST_FRAME, compression=None,
                )  # fmt: skip
                await opened.send(json.dumps(self.hello()))
                # Only now: whoever gives up waiting must not leave a socket without a hello.
                self.socket = opened
                self.reconnected += 1
            except LOST:
                await asyncio.sleep(wait)
                wait = min(0.5, wait * 2)
        return self.socket

    def hello(self) -> Frame:
        """Who is there, and what it knows."""
        return {"type": "hello", "token": self.token, "since": self.version,
                "positions": self.positions, "updates": self.updates,
                "protocol": PROTOCOL}  # fmt: skip

    async def receive(self) -> Frame | None:
        """The next frame, or None if the connection was lost. Updates take effect at once."""
        socket = await self.connected()
        try:
            frame: Frame = json.loads(await socket.recv())
        except ConnectionClosed as closed:
            self.socket = None
            code = closed.rcvd.code if closed.rcvd is not None else 0
            if code in FINAL_CODES and closed.rcvd is not None:
                raise Answered(code, closed.rcvd.reason) from None
            return None
        except LOST:
            self.socket = None
            return None
        if frame["type"] == "news":
            # Lean updates leave out what has not changed.
            kept = {name: self.frame[name] for name in ("seat", "table")}
            frame = kept | frame | {"type": "update"}
        if frame["type"] == "update":
            self.take(frame)
            await self.share_dice(socket)
        return frame

    async def share_dice(self, socket: ClientConnection) -> None:
        """Show the link that a roll waits for; once out of it, ask to be waited for again."""
        seat = self.frame["seat"]
        if self.share is None or self.is_over:
            return
        roll = self.frame.get("roll")
        message: Frame = {"id": secrets.token_urlsafe(9)}
        if self.frame["table"]["shares"].get(str(seat), {}).get("state") == "missing":
            message["type"] = "attend"
        elif roll is not None and seat in roll["seats"]:
            link = self.link(roll["number"], roll["since"])
            message |= {"type": "link", "roll": roll["number"], "link": link}
        else:
            return
        with contextlib.suppress(*LOST):
            await socket.send(json.dumps(message))

    def link(self, roll: int, version: int) -> str:
        """The link for a roll, which is shown for one position only, and not before its time.

        Each link gives away all those before it. Between two rolls there are an outcome and a
        decision at least: so far a roll can be, and no farther.
        """
        assert self.share is not None
        last, at = self.shown
        is_ahead = roll != last and 2 * (roll - last) > version - at
        if roll < last or is_ahead or (roll == last and version != at):
            raise DiceAgain
        self.shown = roll, version
        return self.share.link(roll).hex()

    def take(self, frame: Frame) -> None:
        """Take an update, which must continue exactly after the last one."""
        told = [happened["version"] for happened in frame["happened"]]
        first = self.version
        if first is not None and told != list(range(first + 1, frame["version"] + 1)):
            raise BrokenStory(f"after {first}: {told} up to {frame['version']}")
        self.story += frame["happened"]
        self.frame = frame

    async def wish(self, kind: str, **content: object) -> Frame:
        """Send a message and wait for its answer, even if the connection breaks."""
        message = {"type": kind, "id": secrets.token_urlsafe(9), **content}
        while True:
            answer = await self.attempt(message)
            if answer is not None and answer.get("code") not in AGAIN:
                return answer
            if answer is not None:
                await asyncio.sleep(0.2)

    async def attempt(self, message: Frame) -> Frame | None:
        """Send once; the answer, or None if the connection was lost before it came."""
        socket = await self.connected()
        try:
            await socket.send(json.dumps(message))
        except LOST:
            self.socket = None
            return None
        while True:
            frame = await self.receive()
            if frame is None or frame.get("id") == message["id"]:
                return frame

    async def act(self, action: str) -> Frame:
        """Send a choice. The answer is `accepted`, `refused`, `stale` or `error`."""
        return await self.wish("act", action=action, version=self.version)


def setup_of(frame: Frame) -> Setup:
    """The setup of the match that a frame tells of."""
    table = frame["table"]
    return Setup(tuple([chair["name"] for chair in table["chairs"]]), table["settings"])


def chosen(frame: Frame, player: Player) -> str:
    """What a player does at its choice, in the notation."""
    game = GAMES[frame["table"]["game"]]
    view = game.decode(frame["position"], setup_of(frame))
    seat: int = frame["seat"]
    return format_action(game, view, player.choose(view, seat, game.options(view, seat)))


async def play(client: Client, player: Player) -> Frame:
    """Let a player finish a match, and return the last frame."""
    while not client.is_over:
        if "choice" in client.frame:
            version = client.version
            answer = await client.act(chosen(client.frame, player))
            if answer["type"] == "refused" and client.version == version:
                await client.act(client.frame["choice"]["default"])
        else:
            await client.receive()
    return client.frame
