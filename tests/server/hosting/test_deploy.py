"""Do the files for containers say what this server understands? They run where Docker does."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
import yaml

from opendust.server.settings import PREFIX
from tests.server.hosting.proxy import AROUND, nginx, replaced, running
from tests.server.playing import terms
from tests.server.running import PATIENCE, Server, free_port, sqlite_url

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
WORDS = ("FROM", "COPY", "WORKDIR", "RUN", "USER", "ENV", "EXPOSE", "VOLUME", "HEALTHCHECK", "CMD")
SETTINGS = (ROOT / "src" / "opendust" / "server" / "settings.py").read_text()


def instructions() -> list[tuple[str, str]]:
    """The lines of the container file, joined where they go on."""
    text = re.sub(r"\\\n\s*", " ", (DEPLOY / "Containerfile").read_text())
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split()[0], line.split(maxsplit=1)[1]) for line in lines]


def services() -> dict[str, Any]:
    """What the compose file starts."""
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    return found


def known(variable: str) -> bool:
    """Whether a server reads a variable of its environment."""
    return f'("{variable.removeprefix(PREFIX)}",' in SETTINGS


def test_the_container_file_is_made_of_known_instructions_and_settings() -> None:
    told = instructions()
    assert {word for word, _ in told} == set(WORDS)
    assert ("CMD", '["opendust", "serve"]') in told
    for word, rest in told:
        if word == "ENV":
            assert all(known(pair.split("=")[0]) for pair in rest.split())
    assert (ROOT / "requirements" / "server.txt").is_file()


def test_the_compose_file_names_what_there_is() -> None:
    found = services()
    assert set(found) == {"database", "server", "proxy"}
    build = found["server"]["build"]
    assert (DEPLOY / build["context"]).resolve() == ROOT
    assert (ROOT / build["dockerfile"]).is_file()
    assert all(known(variable) for variable in found["server"]["environment"])
    assert not known(PREFIX + "NOBODY")
    (mounted,) = found["proxy"]["volumes"]
    assert (DEPLOY / mounted.split(":")[0]).is_file()


def test_the_proxy_understands_its_file(tmp_path: Path) -> None:
    program = nginx()
    # The name of the service is one only among the containers.
    recipe = (DEPLOY / "nginx.conf").read_text().replace("server server:8000", "server 127.0.0.1")
    text = AROUND.format(user="", folder=tmp_path, recipe=recipe.replace("listen 80;", ""))
    (tmp_path / "nginx.conf").write_text(text)
    told = subprocess.run(
        [program, "-t", "-e", str(tmp_path / "error.log"), "-c", str(tmp_path / "nginx.conf")],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "syntax is ok" in told.stderr, told.stderr


def test_players_behind_another_proxy_have_addresses_of_their_own(tmp_path: Path) -> None:
    """Whoever put HTTPS before the containers had one address for everybody, and one limit."""
    limits = {"OPENDUST_TRUSTED_PROXIES": "*", "OPENDUST_MATCHES_PER_HOUR": "4"}
    with Server(sqlite_url(tmp_path), limits) as server:
        recipe = (DEPLOY / "nginx.conf").read_text()
        # The port of the server, the port of the proxy, and this machine as Docker's network.
        changes = {"server server:8000": f"server 127.0.0.1:{server.port}",
                   "listen 80;": f"listen {(port := free_port())};",
                   "172.16.0.0/12": "127.0.0.1"}  # fmt: skip
        with running(replaced(recipe, changes)):
            made = [status(port, where) for where in ("192.0.2.1", "192.0.2.2", "192.0.2.1")]
    assert made == [201, 201, 429]


def status(port: int, where: str) -> int:
    """What somebody is answered who makes a match, as another proxy passes it on."""
    headers = {"Content-Type": "application/json", "X-Forwarded-For": where}
    wanted = json.dumps(terms("me", "open")).encode()
    asked = Request(f"http://localhost:{port}/api/matches", wanted, headers)
    try:
        with urlopen(asked, timeout=PATIENCE) as answer:
            return int(answer.status)
    except HTTPError as error:
        error.close()
        return error.code


def test_a_server_with_the_settings_of_the_container_is_healthy_by_its_own_check(
    tmp_path: Path,
) -> None:
    (check,) = [rest for word, rest in instructions() if word == "HEALTHCHECK"]
    program = re.search(r"CMD \[\"python\", \"-c\", \"(.*)\"\]", check)
    assert program is not None
    settings = {"OPENDUST_HOST": "0.0.0.0", "OPENDUST_PUBLIC_URL": "https://dust.example.org",
                "OPENDUST_LOG": "json", "OPENDUST_TRUSTED_PROXIES": "*"}  # fmt: skip
    with Server(sqlite_url(tmp_path), settings) as server:
        code = program[1].replace("8000", str(server.port)).replace("timeout=4", "timeout=300")
        subprocess.run([shutil.which("python3") or "python3", "-c", code], check=True)


@pytest.mark.skipif(not os.environ.get("OPENDUST_CONTAINERS"), reason="make container-test")
def test_the_containers_are_built_and_serve() -> None:
    compose = ["docker", "compose", "--file", str(DEPLOY / "compose.yaml")]
    environment = {**os.environ, "DUST_PASSWORD": "test", "DUST_URL": "http://127.0.0.1:8080"}
    try:
        subprocess.run([*compose, "up", "--build", "--detach", "--wait"],
                       env=environment, check=True)  # fmt: skip
        subprocess.run(["curl", "--fail", "http://127.0.0.1:8080/api/health"], check=True)
    finally:
        subprocess.run([*compose, "down", "--volumes"], env=environment, check=False)
