"""Does `opendust doctor` see what is there, what is missing, and whether a game can be played?"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from socket import socket
from typing import Any

import pytest

from opendust.cli.doctor import NEEDED, examined
from opendust.words import LANGUAGES
from opendust.words.catalogue import has_message
from tests.cli.running import environment, opendust


def doctor(folder: Path, *words: str, status: int = 0, **variables: str) -> str:
    """What it prints."""
    done = opendust(folder, "doctor", *words, status=status, **variables)
    assert done.stderr == ""
    return done.stdout


def parts(folder: Path, status: int = 0, **variables: str) -> dict[str, Any]:
    """What it says to a program, with the parts by their names."""
    found: dict[str, Any] = json.loads(doctor(folder, "--json", status=status, **variables))
    return {part["name"]: part for part in found["parts"]} | {"play": found["play"]}


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A built client, as much of it as matters."""
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html>")
    return folder


def test_with_a_page_it_can_be_played_in_the_browser(tmp_path: Path, page: Path) -> None:
    found = parts(tmp_path, OPENDUST_WEB=str(page))
    assert found["play"] == "browser"
    assert (found["page"]["there"], found["page"]["detail"]) == (True, str(page))
    assert found["data"]["detail"] == str(tmp_path / "opendust")
    assert not (tmp_path / "opendust").exists()


def test_without_a_page_it_can_be_played_in_the_terminal(tmp_path: Path) -> None:
    found = parts(tmp_path, OPENDUST_WEB="none")
    assert (found["play"], found["page"]["state"]) == ("terminal", "missing")
    assert "make web" in found["page"]["remedy"]


def test_where_nothing_can_be_written_nothing_can_be_played(tmp_path: Path, page: Path) -> None:
    (tmp_path / "file").write_text("")
    found = parts(tmp_path / "file", 1, OPENDUST_WEB=str(page))
    assert (found["play"], found["data"]["state"]) == ("nowhere", "missing")
    assert "XDG_DATA_HOME" in found["data"]["remedy"]


def test_a_port_that_is_taken_hinders_nobody(tmp_path: Path, page: Path) -> None:
    with socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        found = parts(tmp_path, OPENDUST_WEB=str(page), OPENDUST_PORT=port)
    assert (found["port"]["state"], found["port"]["detail"]) == ("optional", port)
    assert found["play"] == "browser"


def test_no_address_to_listen_on_leaves_the_terminal(tmp_path: Path, page: Path) -> None:
    found = parts(tmp_path, OPENDUST_WEB=str(page), OPENDUST_HOST="192.0.2.1")
    assert (found["network"]["state"], found["play"]) == ("missing", "terminal")


def test_settings_that_cannot_work_are_named(tmp_path: Path, page: Path) -> None:
    found = parts(tmp_path, OPENDUST_WEB=str(page), OPENDUST_PORT="many")
    assert (found["settings"]["state"], found["play"]) == ("missing", "terminal")
    assert "OPENDUST_PORT" in found["settings"]["detail"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str, tmp_path: Path) -> None:
    printed = doctor(tmp_path, "--language", language, OPENDUST_WEB="none")
    assert "opendust play" in printed
    assert f"Python {sys.version.split()[0]}" in printed


def test_every_part_has_its_words() -> None:
    for name in {part.name for part in examined()} | NEEDED | {"port"}:
        assert has_message(f"doctor-{name}"), name
        assert has_message(f"doctor-{name}-remedy"), name


def test_the_command_alone_opens_the_page_in_the_browser(tmp_path: Path, page: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text('#!/bin/sh\necho "opened $1"\n')
    browser.chmod(0o755)
    given = {**environment(tmp_path), "OPENDUST_WEB": str(page), "BROWSER": str(browser)}
    command = [sys.executable, "-m", "opendust"]
    with subprocess.Popen(command, env=given, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            lines = iter(server.stdout.readline, "")
            assert next(line for line in lines if line.startswith("opened http://127.0.0.1:"))
        finally:
            server.terminate()
