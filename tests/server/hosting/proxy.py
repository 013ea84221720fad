"""The proxy of the hosting guide, really run: nginx in a temporary folder on a free port."""

from __future__ import annotations

import datetime
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from tests.server.running import PATIENCE, free_port

INSTALL = ["apt-get", "install", "-y", "--no-install-recommends", "nginx"]
AROUND = """
daemon off; master_process on; worker_processes 1; {user}
pid {folder}/nginx.pid; error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {recipe}
}}
"""


def nginx() -> str:
    """The program; where it is missing the test does not pass in silence."""
    path = f"{os.environ.get('PATH', '')}:/usr/sbin"
    found = shutil.which("nginx", path=path)
    if found is None and os.environ.get("CI"):
        subprocess.run(INSTALL, check=True)
        found = shutil.which("nginx", path=path)
        assert found is not None
    if found is None:
        told = (
            "NGINX IS MISSING: the proxy of docs/host/hosting.md was not tested (apt install nginx)"
        )
        print(f"\n{'*' * len(told)}\n{told}\n{'*' * len(told)}", file=sys.__stderr__)
        pytest.skip(told)
    return found


def replaced(text: str, changes: dict[str, str]) -> str:
    """A text of the guide on other ports; each change must have something to change.

    In one go: a new port may look like another old one.
    """
    for old in changes:
        assert old in text, old
    return re.sub("|".join(map(re.escape, changes)), lambda found: changes[found[0]], text)


def make_certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for localhost, signed by itself, and its key."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.datetime.now(datetime.UTC)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    made = (
        x509.CertificateBuilder().subject_name(name).issuer_name(name)
        .public_key(key.public_key()).serial_number(x509.random_serial_number())
        .not_valid_before(now).not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )  # fmt: skip
    paths = folder / "localhost.pem", folder / "localhost.key"
    paths[0].write_bytes(made.public_bytes(Encoding.PEM))
    paths[1].write_bytes(
        key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    )  # fmt: skip
    return paths


@contextmanager
def running(recipe: str) -> Iterator[None]:
    """The program with a recipe, in a folder of its own."""
    folder = Path(tempfile.mkdtemp(prefix="proxy"))
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(AROUND.format(user=user, folder=folder, recipe=recipe))
    process = subprocess.Popen([nginx(), "-p", str(folder), "-c", str(folder / "nginx.conf"),
                                "-e", str(folder / "error.log")])  # fmt: skip
    try:
        limit = time.monotonic() + PATIENCE
        while not (folder / "nginx.pid").exists():
            assert process.poll() is None, (folder / "error.log").read_text()
            assert time.monotonic() < limit
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)
        shutil.rmtree(folder)


class Proxy:
    """A recipe with other ports, names and certificates; everything else as it stands."""

    def __init__(self, recipe: str, ports: tuple[int, int]) -> None:
        self.stack = ExitStack()
        self.folder = Path(self.stack.enter_context(tempfile.TemporaryDirectory(prefix="proxy")))
        self.certificate, key = make_certificate(self.folder)
        self.port = free_port()
        self.base = f"https://localhost:{self.port}"
        self.recipe = replaced(recipe, {
            "8001": str(ports[0]), "8002": str(ports[1]), "listen 443": f"listen {self.port}",
            "dust.example.org;": "localhost;",
            "/etc/ssl/certs/dust.example.org.pem": str(self.certificate),
            "/etc/ssl/private/dust.example.org.key": str(key),
        })  # fmt: skip

    def __enter__(self) -> Self:
        self.stack.enter_context(running(self.recipe))
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stack.close()
