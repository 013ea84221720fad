"""Is whoever must choose told of it? By a mail server, a webhook and a push service that listen."""

from __future__ import annotations

import asyncio
import json
import os
import re
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, closing
from email import message_from_string
from email.policy import default
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from opendust.client import Answered, create, join, request
from opendust.server.notices.outside import judged
from opendust.server.notices.push import decoded, encoded, point, reader_key
from tests.server.notices.listening import listening
from tests.server.playing import table_for_two, terms
from tests.server.running import PATIENCE, Server, free_port, sqlite_url


def mail_server(port: int, mails: asyncio.Queue[str]) -> AbstractAsyncContextManager[str]:
    """As much of SMTP as it takes to receive a mail."""

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with closing(writer):
            writer.write(b"220 here\r\n")
            while line := await reader.readline():
                if line.upper().startswith(b"DATA"):
                    writer.write(b"354 go on\r\n")
                    mails.put_nowait((await reader.readuntil(b"\r\n.\r\n")).decode())
                is_last = line.upper().startswith(b"QUIT")
                writer.write(b"221 bye\r\n" if is_last else b"250 ok\r\n")

    return listening(talk, port)


Calls = asyncio.Queue[tuple[dict[str, str], bytes]]


def called(port: int, calls: Calls, status: str) -> AbstractAsyncContextManager[str]:
    """As much of HTTP as it takes to receive calls: heads and bodies."""

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with closing(writer):
            lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")[1:-2]
            head = {name.lower(): text for name, text in (line.split(": ", 1) for line in lines)}
            body = await reader.readexactly(int(head["content-length"]))
            calls.put_nowait((head, body))
            writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n".encode())

    return listening(talk, port)


async def seated(base: str, wanted: dict[str, Any]) -> dict[str, Any]:
    """Anna's ticket: she has said how she wants to be told, before there is anything to tell."""
    anna = await create(base, terms("me", "open"))
    path = f"/api/matches/{anna['match']}/notices"
    await asyncio.to_thread(request, base, path, wanted, anna["token"], "PUT")
    return anna


async def confirm(base: str, mail: str) -> None:
    """Open the link in the first mail to an address."""
    read = message_from_string(mail, policy=default)
    assert read["To"] == "anna@example.org"
    link = re.search(r"https://dust.example.org(/api/\S+)", read.get_content())
    assert link is not None
    status, place = await asyncio.to_thread(opened, base.removeprefix("http://"), link[1])
    assert status == 303
    assert place.startswith("/#/match/")


def opened(host: str, path: str) -> tuple[int, str]:
    """Where a link leads."""
    with closing(HTTPConnection(host, timeout=PATIENCE)) as connection:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.headers.get("Location", "")


Told = Callable[[str, dict[str, Any], asyncio.Queue[str], Calls], Awaitable[None]]
"""What a test does with a server, Anna's ticket, her mails and the calls of her webhook."""


def with_mail_and_webhook(folder: Path, run: Told) -> None:
    """A server that tells Anna by mail and webhook when it is her turn."""
    mail_port, hook_port = free_port(), free_port()
    environment = {
        "OPENDUST_SMTP_URL": f"smtp://127.0.0.1:{mail_port}?from=dust@example.org",
        "OPENDUST_WEBHOOKS": "private",
        "OPENDUST_PUBLIC_URL": "https://dust.example.org",
        "OPENDUST_NOTIFY_SECONDS": "0.2",
    }

    async def told(base: str) -> None:
        mails: asyncio.Queue[str] = asyncio.Queue()
        calls: Calls = asyncio.Queue()
        async with (
            mail_server(mail_port, mails),
            called(hook_port, calls, "204 No Content"),
        ):
            hook = f"http://127.0.0.1:{hook_port}/turn"
            anna = await seated(base, {"email": "anna@example.org", "webhook": hook})
            async with asyncio.timeout(PATIENCE):
                await run(base, anna, mails, calls)

    with Server(sqlite_url(folder), environment) as server:
        asyncio.run(told(server.base))


def test_who_is_away_is_told_by_mail_and_webhook(tmp_path: Path) -> None:
    async def run(base: str, anna: dict[str, Any], mails: asyncio.Queue[str], calls: Calls) -> None:
        await confirm(base, await mails.get())
        await join(base, anna["match"], "Bert", anna["code"])
        mail, call = await mails.get(), json.loads((await calls.get())[1])
        link = f"https://dust.example.org/#/match/{anna['match']}"
        read = message_from_string(mail, policy=default)
        assert read["To"] == "anna@example.org"
        assert link in read.get_content()
        assert call == {"match": anna["match"], "seat": 0, "link": link}
        assert anna["token"] not in mail

    with_mail_and_webhook(tmp_path, run)


def want_again_and_again(base: str, path: str, wish: dict[str, str], token: str) -> None:
    """Ask for a first mail more often than an address may."""
    for _ in range(20):
        request(base, path, wish, token, "PUT")


def test_an_address_that_nobody_has_confirmed_gets_no_second_mail(tmp_path: Path) -> None:
    async def run(base: str, anna: dict[str, Any], mails: asyncio.Queue[str], calls: Calls) -> None:
        path = f"/api/matches/{anna['match']}/notices"
        first = await mails.get()
        told = await asyncio.to_thread(request, base, path, None, anna["token"])
        assert (told["email"], told["confirmed"]) == ("anna@example.org", False)
        with pytest.raises(Answered) as wrong:
            await asyncio.to_thread(request, base, f"{path}/0/{'0' * 32}")
        assert wrong.value.error == "wrong-code"
        await join(base, anna["match"], "Bert", anna["code"])
        # The webhook is called after the mail would have been sent.
        await calls.get()
        assert mails.empty()
        assert anna["token"] not in first
        wish = {"email": "victim@example.org"}
        with pytest.raises(Answered) as enough:
            await asyncio.to_thread(want_again_and_again, base, path, wish, anna["token"])
        assert enough.value.error == "too-many-mails"

    with_mail_and_webhook(tmp_path, run)


def subscription(port: int) -> tuple[ec.EllipticCurvePrivateKey, bytes, dict[str, Any]]:
    """A browser's keys, and what it tells the server of them."""
    key, auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    return key, auth, {
        "endpoint": f"http://127.0.0.1:{port}/push/abc?x=1",
        "expirationTime": None,
        "keys": {"p256dh": encoded(point(key)), "auth": encoded(auth)},
    }  # fmt: skip


def claims_of(authorization: str, server_key: str) -> dict[str, Any]:
    """What a push service is told of the sender; raises if the server's key did not sign it."""
    token = authorization.removeprefix("vapid t=").partition(", k=")
    assert token[2] == server_key
    text, _, signed = token[0].rpartition(".")
    one, other = decoded(signed)[:32], decoded(signed)[32:]
    signature = encode_dss_signature(int.from_bytes(one, "big"), int.from_bytes(other, "big"))
    reader_key(server_key).verify(signature, text.encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = json.loads(decoded(text.partition(".")[2]))
    return claims


def test_who_is_away_is_told_by_push_until_the_browser_withdraws(tmp_path: Path) -> None:
    port = free_port()
    environment = {
        "OPENDUST_PUSH_CONTACT": "mailto:host@example.org",
        "OPENDUST_WEBHOOKS": "private",
        "OPENDUST_NOTIFY_SECONDS": "0.2",
    }
    key, auth, wanted = subscription(port)

    async def run(base: str) -> str:
        calls: Calls = asyncio.Queue()
        async with called(port, calls, "410 Gone"):
            server_key = str(request(base, "/api/notices")["push"])
            anna = await seated(base, {"push": wanted})
            path = f"/api/matches/{anna['match']}/notices"
            assert request(base, path, token=anna["token"])["push"] == wanted["endpoint"]
            await join(base, anna["match"], "Bert", anna["code"])
            async with asyncio.timeout(PATIENCE):
                head, body = await calls.get()
                while request(base, path, token=anna["token"])["push"]:
                    await asyncio.sleep(0.1)
            opened = http_ece.decrypt(body, private_key=key, auth_secret=auth, version="aes128gcm")
            assert json.loads(opened)["match"] == anna["match"]
            claims = claims_of(head["authorization"], server_key)
            assert claims["aud"] == f"http://127.0.0.1:{port}"
            assert claims["sub"] == "mailto:host@example.org"
            assert 0 < claims["exp"] - time.time() <= 24 * 3_600
            assert head["content-encoding"] == "aes128gcm"
            assert int(head["ttl"]) > 0
        return server_key

    with Server(sqlite_url(tmp_path), environment) as server:
        first = asyncio.run(run(server.base))
        server.kill()
        server.start()
        assert request(server.base, "/api/notices")["push"] == first


@pytest.mark.parametrize("keys", [
    {"p256dh": "A" * 87, "auth": "A" * 22},
    {"p256dh": "BNc", "auth": "A" * 22},
    {"p256dh": encoded(point(ec.generate_private_key(ec.SECP256R1()))), "auth": "short"},
])  # fmt: skip
def test_a_broken_subscription_is_told_so(base: str, keys: dict[str, str]) -> None:
    anna, _ = asyncio.run(table_for_two(base))
    wanted = {"push": {"endpoint": "https://push.example.org/1", "keys": keys}}
    with pytest.raises(Answered) as refused:
        request(base, f"/api/matches/{anna['match']}/notices", wanted, anna["token"], "PUT")
    assert (refused.value.status, refused.value.error) == (422, "malformed")


def test_notices_are_off_unless_the_host_allows_them(base: str) -> None:
    anna, _ = asyncio.run(table_for_two(base))
    path = f"/api/matches/{anna['match']}/notices"
    with pytest.raises(Answered) as refused:
        request(base, path, {"email": "a@example.org"}, anna["token"], "PUT")
    assert (refused.value.status, refused.value.error) == (409, "not-offered")
    with pytest.raises(Answered) as unknown:
        request(base, path, {}, "x" * 43, "PUT")
    assert unknown.value.status == 401


ADDRESSES_WITHIN = [
    "127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "localhost",
    "64:ff9b::7f00:1", "2002:7f00:1::",
]  # fmt: skip


@pytest.mark.parametrize("host", ADDRESSES_WITHIN)
def test_webhooks_do_not_reach_into_the_host_network(host: str) -> None:
    with pytest.raises(ValueError, match="public"):
        asyncio.run(judged(host, 80, is_private_allowed=False))
