"""Is whoever must choose told of it? By a mail server and a webhook that really listen."""

from __future__ import annotations

import asyncio
import json
from email import message_from_string
from email.policy import default
from pathlib import Path

import pytest

from opendust.client import Answered, request
from opendust.server.notices import check_public
from tests.server.playing import client, table_for_two, until
from tests.server.running import Server, free_port, sqlite_url


async def mail_server(port: int, mails: asyncio.Queue[str]) -> asyncio.Server:
    """As much of SMTP as it takes to receive a mail."""

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            if line.upper().startswith(b"DATA"):
                writer.write(b"354 go on\r\n")
                mails.put_nowait((await reader.readuntil(b"\r\n.\r\n")).decode())
            writer.write(b"221 bye\r\n" if line.upper().startswith(b"QUIT") else b"250 ok\r\n")
        writer.close()

    return await asyncio.start_server(talk, "127.0.0.1", port)


async def webhook(port: int, calls: asyncio.Queue[str]) -> asyncio.Server:
    """As much of HTTP as it takes to receive a call."""

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = int(head.partition("content-length: ")[2].split()[0])
        calls.put_nowait((await reader.readexactly(size)).decode())
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        writer.close()

    return await asyncio.start_server(talk, "127.0.0.1", port)


def test_who_is_away_is_told_by_mail_and_webhook(tmp_path: Path) -> None:
    mail_port, hook_port = free_port(), free_port()
    environment = {
        "OPENDUST_SMTP_URL": f"smtp://127.0.0.1:{mail_port}?from=dust@example.org",
        "OPENDUST_WEBHOOKS": "private",
        "OPENDUST_PUBLIC_URL": "https://dust.example.org",
        "OPENDUST_NOTIFY_SECONDS": "0.2",
    }

    async def run(base: str) -> None:
        mails: asyncio.Queue[str] = asyncio.Queue()
        calls: asyncio.Queue[str] = asyncio.Queue()
        servers = [await mail_server(mail_port, mails), await webhook(hook_port, calls)]
        anna, bert = await table_for_two(base)
        path = f"/api/matches/{anna['match']}/notices"
        wanted = {"email": "bert@example.org", "webhook": f"http://127.0.0.1:{hook_port}/turn"}
        await asyncio.to_thread(request, base, path, wanted, bert["token"], "PUT")
        async with client(base, anna) as one:
            for _ in range(3):
                await until(one, 3)
                await one.act(one.frame["choice"]["default"])
                if "choice" not in one.frame:
                    break
            async with asyncio.timeout(10):
                mail, call = await mails.get(), json.loads(await calls.get())
        link = f"https://dust.example.org/#/match/{anna['match']}"
        read = message_from_string(mail, policy=default)
        assert read["To"] == "bert@example.org"
        assert link in read.get_content()
        assert call == {"match": anna["match"], "seat": 1, "link": link}
        assert bert["token"] not in mail
        for server in servers:
            server.close()

    with Server(sqlite_url(tmp_path), environment) as server:
        asyncio.run(run(server.base))


def test_notices_are_off_unless_the_host_allows_them(base: str) -> None:
    anna, _ = asyncio.run(table_for_two(base))
    path = f"/api/matches/{anna['match']}/notices"
    with pytest.raises(Answered) as refused:
        request(base, path, {"email": "a@example.org"}, anna["token"], "PUT")
    assert (refused.value.status, refused.value.error) == (409, "not-offered")
    with pytest.raises(Answered) as unknown:
        request(base, path, {}, "x" * 43, "PUT")
    assert unknown.value.status == 401


@pytest.mark.parametrize("host", ["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "localhost"])
def test_webhooks_do_not_reach_into_the_host_network(host: str) -> None:
    with pytest.raises(ValueError, match="public"):
        check_public(host, 80)
