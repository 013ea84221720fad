"""Does the server hand out the browser client, and only that? With real requests."""

from __future__ import annotations

import asyncio
import gzip
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from fastapi.responses import FileResponse, Response

from opendust.server.rest.pages import FOR_EVER, MOST_HELD, Pages, pages_folder
from tests.server.running import PATIENCE, Server, free_port, sqlite_url


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client, as much of it as matters."""
    made = tmp_path_factory.mktemp("dist")
    (made / "assets").mkdir()
    (made / "index.html").write_text("<!doctype html><title>OpenDust</title>")
    (made / "icon.svg").write_text("<svg/>")
    (made / "assets" / "index-abc.js").write_text("1;")
    (made / "assets" / "index-abc.js.br").write_bytes(b"small")
    (made / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(b"1;"))
    (made.parent / "secret.txt").write_text("secret")
    return made


@pytest.fixture(scope="module")
def pages(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with that client."""
    url = sqlite_url(tmp_path_factory.mktemp("data"))
    with Server(url, {"OPENDUST_WEB": str(folder)}) as server:
        yield server.base


def get(
    base: str, path: str, method: str = "GET", accept: str = "text/html", reads: str = "identity"
) -> HTTPResponse:
    """The answer to a request that is sent as it stands; nothing outside the folder is in it."""
    connection = HTTPConnection(urlsplit(base).netloc, timeout=PATIENCE)
    connection.request(method, path, headers={"Accept": accept, "Accept-Encoding": reads})
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    assert b"secret" not in body
    return answer


def test_the_page_and_what_it_names(pages: str) -> None:
    page, script = get(pages, "/"), get(pages, "/assets/index-abc.js")
    assert (page.status, page.headers["Cache-Control"]) == (200, "no-cache")
    assert (script.status, script.headers["Cache-Control"]) == (200, FOR_EVER)
    assert "default-src 'self'" in page.headers["Content-Security-Policy"]
    # Drawings are packed beside the page's work, which leaves them at addresses of their own.
    assert "img-src 'self' data: blob:;" in page.headers["Content-Security-Policy"]
    assert "script-src" not in page.headers["Content-Security-Policy"]
    # What binds a page says nothing to its parts, and is sent with none of them.
    assert "Content-Security-Policy" not in script.headers
    assert "X-Frame-Options" not in script.headers
    assert script.headers["X-Content-Type-Options"] == "nosniff"
    assert script.headers["Cross-Origin-Resource-Policy"] == "same-origin"


@pytest.mark.parametrize(
    ("reads", "sent", "size"),
    [
        ("gzip, deflate, br", "br", "5"),
        ("gzip;q=1.0", "gzip", None),
        ("br;q=0", None, "2"),
        ("", None, "2"),
    ],
)
def test_a_script_is_sent_compressed_to_whoever_reads_it(
    pages: str, reads: str, sent: str | None, size: str | None
) -> None:
    script = get(pages, "/assets/index-abc.js", reads=reads)
    assert script.status == 200
    assert script.headers["Content-Encoding"] == sent
    assert script.headers["Cache-Control"] == FOR_EVER
    assert "javascript" in script.headers["Content-Type"]
    assert size is None or script.headers["Content-Length"] == size
    if sent:
        assert script.headers["Vary"] == "Accept-Encoding"


def test_a_page_without_a_twin_is_sent_as_it_is(pages: str) -> None:
    page = get(pages, "/", reads="br")
    assert (page.status, page.headers["Content-Encoding"]) == (200, None)


def test_the_icon_that_browsers_ask_for_by_themselves(pages: str) -> None:
    icon = get(pages, "/favicon.ico", accept="image/*")
    assert (icon.status, icon.headers["Content-Type"]) == (200, "image/svg+xml")


def test_people_find_the_page_and_programs_hear_what_is_wrong(pages: str) -> None:
    lost = get(pages, "/match/abc")
    assert (lost.status, lost.headers["Location"]) == (307, "/")
    for path in ("/api/nothing", "/api/", "/metrics/x"):
        answer = get(pages, path)
        assert (answer.status, answer.headers["Content-Type"]) == (404, "application/json")
    assert get(pages, "/match/abc", accept="*/*").status == 404
    assert get(pages, "/index.html", "POST").status == 405
    assert get(pages, "/api/health").status == 200


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"]
)
def test_nothing_outside_the_folder(pages: str, path: str) -> None:
    assert get(pages, path, accept="*/*").status == 404


def test_small_files_stay_in_memory_until_they_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To open a file took five steps in threads, each of which takes the interpreter away."""
    page, large, read = tmp_path / "index.html", tmp_path / "large.txt", Path.read_bytes
    page.write_text("one")
    large.write_bytes(bytes(MOST_HELD + 1))
    pages, opened = Pages(tmp_path), list[Path]()

    def noted(path: Path) -> bytes:
        opened.append(path)
        return read(path)

    monkeypatch.setattr(Path, "read_bytes", noted)

    def got(path: str) -> Response:
        scope = {"type": "http", "method": "GET", "path": path, "headers": []}
        return asyncio.run(pages.get_response(path, scope))

    assert [got("index.html").body for _ in range(3)] == [b"one"] * 3
    page.write_text("other")
    os.utime(page, (1, 1))
    assert [got("index.html").body for _ in range(3)] == [b"other"] * 3
    assert len(opened) == 2
    assert isinstance(got("large.txt"), FileResponse)
    assert len(opened) == 2


def test_a_folder_without_a_client_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="is missing"):
        pages_folder(str(tmp_path))
    assert pages_folder("none") is None


def test_the_browser_is_opened_and_one_file_serves_one_process(
    folder: Path, tmp_path: Path
) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}\n')
    browser.chmod(0o755)
    environment = {**os.environ, "BROWSER": str(browser), "OPENDUST_PORT": str(free_port())}
    command = [sys.executable, "-m", "opendust", "serve", "--open", "--web", str(folder),
               "--database-url", sqlite_url(tmp_path)]  # fmt: skip
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            assert f"127.0.0.1:{environment['OPENDUST_PORT']}" in server.stdout.readline()
            assert environment["OPENDUST_PORT"] in server.stdout.readline()
            second = subprocess.run(command, env=environment, capture_output=True, text=True)
            assert (second.returncode, "another server uses" in second.stderr) == (2, True)
            while not (seen.exists() and seen.read_text()):
                assert server.poll() is None
                time.sleep(0.05)
            assert seen.read_text().startswith("http://127.0.0.1:")
        finally:
            server.terminate()
