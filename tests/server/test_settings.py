"""What does a host hear whose settings cannot work? Which one it is, before anything is served."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from opendust.cli.serve import YOUNG
from opendust.server.bad_setting import BadSetting, reason_in
from opendust.server.rest.watch import LIMITS
from opendust.server.settings import Settings, check, check_spelling, from_environment
from tests.server.running import PATIENCE, sqlite_url


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("PORT", "http", "OPENDUST_PORT"),
        ("PORT", "99999", "99999"),
        ("SEAT_RATE", "many", "OPENDUST_SEAT_RATE"),
        ("SEAT_RATE", "nan", "OPENDUST_SEAT_RATE"),
        ("ADDRESS_BYTES", "inf", "OPENDUST_ADDRESS_BYTES"),
        ("MATCHES_PER_ADDRESS", "-1", "OPENDUST_MATCHES_PER_ADDRESS"),
        ("MATCHES_PER_ADDRESS", "9" * 5_000, "OPENDUST_MATCHES_PER_ADDRESS"),
        ("WORKERS", "0", "workers"),
        ("WEBHOOKS", "yes", "OPENDUST_WEBHOOKS"),
        ("SMTP_URL", "mail.example.org", "OPENDUST_SMTP_URL"),
        ("PUSH_CONTACT", "me@example.org", "OPENDUST_PUSH_CONTACT"),
        ("ORIGINS", "example.org", "scheme and host"),
        ("ORIGINS", "https://example.org https://example.com/", "https://example.com/"),
        ("ORIGINS", "*", "OPENDUST_ORIGINS"),
        ("HOSTS", "http://dust.example.org", "OPENDUST_HOSTS"),
        ("HOSTS", "dust.example.org:8000", "without scheme and port"),
        ("PUBLIC_URL", "dust.example.org", "OPENDUST_PUBLIC_URL"),
        ("DATABASE_URL", "mysql://me:secret@here/dust", "“mysql”"),
        ("DATABASE_URL", "games.db", "“games.db”"),
        ("DATABASE_URL", "sqlite://games.db", "sqlite:///FILE"),
    ],
)
def test_a_setting_that_cannot_work_is_named(name: str, text: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        check(from_environment({f"OPENDUST_{name}": text}))


def test_a_host_is_told_in_the_own_language() -> None:
    with pytest.raises(BadSetting) as wrong:
        check(from_environment({"OPENDUST_WORKERS": "0"}))
    assert reason_in(wrong.value, "de") == "Bots brauchen Prozesse. Wähle mindestens 1."
    assert reason_in(wrong.value, "en") == str(wrong.value)
    assert reason_in(OSError("full"), "de") == "full"


def test_settings_that_can_work_pass() -> None:
    check(from_environment({}))
    check(from_environment({"OPENDUST_ORIGINS": "https://example.org http://127.0.0.1:5173",
                            "OPENDUST_HOSTS": "dust.example.org ::1 *",
                            "OPENDUST_PUBLIC_URL": "https://dust.example.org"}))  # fmt: skip
    check(from_environment({"OPENDUST_SMTP_URL": "smtps://a:b@mail.example.org",
                            "OPENDUST_WEBHOOKS": "private",
                            "OPENDUST_PUSH_CONTACT": "mailto:me@example.org"}))  # fmt: skip


def test_a_misspelt_setting_is_told() -> None:
    # A limit that was never read was none.
    with pytest.raises(BadSetting, match="OPENDUST_MATCHES_PER_HOUR"):
        check_spelling({"OPENDUST_MATCHS_PER_HOUR": "5"})
    check_spelling({"OPENDUST_PORT": "1", "OPENDUST_BUILD": "compiled", "OPENDUST_KILLS": "9"})


def test_every_setting_is_on_its_page_and_every_limit_among_the_figures() -> None:
    page = (Path(__file__).parents[2] / "docs" / "host" / "hosting.md").read_text(encoding="utf-8")
    known = {field.name for field in fields(Settings)}
    told = {name.lower() for name in re.findall(r"`OPENDUST_([A-Z_]+)`", page)}
    assert told == known
    limits = {name for name in known if "_per_" in name or name.endswith(("_rate", "_days"))}
    assert limits <= set(LIMITS) <= known


def test_a_taken_port_is_told_without_serving(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "opendust", "serve", "--port", str(port)]
        ended = subprocess.run([*command, "--database-url", sqlite_url(tmp_path)],
                               capture_output=True, text=True, timeout=PATIENCE)  # fmt: skip
    assert ended.returncode == 2
    assert f"port {port}" in ended.stderr
    assert not ended.stdout


def test_nobody_waits_long_until_garbage_is_found() -> None:
    # Each look at 20,000 new objects took ten milliseconds, and was the longest step of an attack.
    new, times, _ = YOUNG
    assert new * times <= 5_000
