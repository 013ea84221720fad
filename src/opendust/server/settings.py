"""How is this server set up? Arguments, the environment, and what is sensible otherwise."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import final

PREFIX = "OPENDUST_"


@final
@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that a host can choose."""

    database_url: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 2
    bot_seconds: float = 10.0
    origins: tuple[str, ...] = ()
    address_rate: float = 20.0
    seat_rate: float = 20.0
    sockets_per_address: int = 200
    web: str = ""
    bot_command: str = ""
    trusted_proxies: str = "127.0.0.1"
    public_url: str = ""
    smtp_url: str = ""
    webhooks: str = ""
    push_contact: str = ""
    notify_seconds: float = 60.0

    @property
    def url(self) -> str:
        """Where matches are kept: by default one file in the user's data folder."""
        return self.database_url or f"sqlite:///{data_folder() / 'opendust' / 'server.db'}"


def data_folder() -> Path:
    """The folder for the user's data."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


def from_environment(environment: Mapping[str, str]) -> Settings:
    """The settings that variables such as OPENDUST_PORT give."""

    def given(name: str, otherwise: object) -> str:
        return environment.get(PREFIX + name, str(otherwise))

    plain = Settings()
    return Settings(
        database_url=given("DATABASE_URL", ""),
        host=given("HOST", plain.host),
        port=int(given("PORT", plain.port)),
        workers=int(given("WORKERS", plain.workers)),
        bot_seconds=float(given("BOT_SECONDS", plain.bot_seconds)),
        origins=tuple(given("ORIGINS", "").split()),
        address_rate=float(given("ADDRESS_RATE", plain.address_rate)),
        seat_rate=float(given("SEAT_RATE", plain.seat_rate)),
        sockets_per_address=int(given("SOCKETS_PER_ADDRESS", plain.sockets_per_address)),
        web=given("WEB", ""),
        bot_command=given("BOT_COMMAND", ""),
        trusted_proxies=given("TRUSTED_PROXIES", plain.trusted_proxies),
        public_url=given("PUBLIC_URL", ""),
        smtp_url=given("SMTP_URL", ""),
        webhooks=given("WEBHOOKS", ""),
        push_contact=given("PUSH_CONTACT", ""),
        notify_seconds=float(given("NOTIFY_SECONDS", plain.notify_seconds)),
    )
