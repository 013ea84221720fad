"""How is this server set up? Arguments, the environment, and what is sensible otherwise."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from importlib.util import find_spec
from typing import Final, TypeVar, cast, final, get_args
from urllib.parse import urlsplit

from opendust.server.bad_setting import BadSetting
from opendust.server.home import data_folder
from opendust.server.logs import FORMS
from opendust.server.match.terms import TalkRule
from opendust.server.workers.memory import MEGABYTES

Number = TypeVar("Number", int, float)

PREFIX = "OPENDUST_"
TALK_RULES: tuple[str, ...] = get_args(TalkRule)
WEBHOOKS = ("", "1", "private")
MOST_PORT = 65_535
MOST_NUMBER = 10**12
ANY: Final = "*"
NEARLY: Final = 0.85
"""How much of two names is the same where one is the other misspelt."""
PAGE: Final = re.compile(r"[a-z][a-z0-9+.-]*://[^/\sA-Z]+")
"""A page as a browser names it: scheme, host and port, and nothing after that."""
HOST: Final = re.compile(r"[^/:\s]+|\[?[0-9A-Fa-f:.]+\]?")
"""A name, or an address of IPv6."""
DATABASES: Final = ("sqlite", "postgresql", "postgres")


@final
@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that a host can choose."""

    database_url: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 2
    bot_seconds: float = 10.0
    worker_memory: int = MEGABYTES
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    address_rate: float = 20.0
    seat_rate: float = 20.0
    matches_per_hour: float = 200.0
    matches_per_address: int = 300
    bots_per_address: int = 600
    bot_seconds_per_address: float = 90.0
    study_seconds_per_address: float = 30.0
    listed_per_hour: float = 20.0
    joins_per_hour: float = 60.0
    unfinished_days: float = 60.0
    finished_days: float = 0.0
    expired: str = ""
    address_messages: float = 100.0
    connections_per_address: int = 200
    sockets_per_address: int = 200
    spectators_per_match: int = 100
    address_bytes: float = 2_000_000.0
    half_sent_per_address: int = 100
    studies_per_address: int = 20
    analyses_per_hour: float = 40.0
    undos_per_hour: float = 800.0
    changes_per_hour: float = 120.0
    languages_per_minute: float = 30.0
    web: str = ""
    bot_command: str = ""
    builder: str = ""
    quiet_seconds: float = 10.0
    trusted_proxies: str = "127.0.0.1"
    public_url: str = ""
    smtp_url: str = ""
    webhooks: str = ""
    push_contact: str = ""
    notify_seconds: float = 60.0
    log: str = "plain"
    away_seconds: float = 5.0
    link_seconds: float = 2.0
    talk: TalkRule = "everybody"

    @property
    def url(self) -> str:
        """Where matches are kept: by default one file in the user's data folder."""
        return self.database_url or f"sqlite:///{data_folder() / 'opendust' / 'server.db'}"


def from_environment(environment: Mapping[str, str]) -> Settings:
    """The settings that variables such as OPENDUST_PORT give."""

    def given(name: str, otherwise: str) -> str:
        return environment.get(PREFIX + name, otherwise)

    def number(name: str, otherwise: Number) -> Number:
        text = environment.get(PREFIX + name, str(otherwise))
        try:
            found = type(otherwise)(text)
        except ValueError:
            found = type(otherwise)(-1)
        # A limit of nan is none, and inf would be no number to the parts that count with it.
        if not 0 <= found < MOST_NUMBER:
            raise BadSetting("setting-number", name=PREFIX + name, text=text[:40])
        return found

    plain = Settings()
    return Settings(
        database_url=given("DATABASE_URL", ""),
        host=given("HOST", plain.host),
        port=number("PORT", plain.port),
        workers=number("WORKERS", plain.workers),
        bot_seconds=number("BOT_SECONDS", plain.bot_seconds),
        worker_memory=number("WORKER_MEMORY", plain.worker_memory),
        origins=tuple(given("ORIGINS", "").split()),
        hosts=tuple(given("HOSTS", "").split()),
        address_rate=number("ADDRESS_RATE", plain.address_rate),
        seat_rate=number("SEAT_RATE", plain.seat_rate),
        matches_per_hour=number("MATCHES_PER_HOUR", plain.matches_per_hour),
        matches_per_address=number("MATCHES_PER_ADDRESS", plain.matches_per_address),
        bots_per_address=number("BOTS_PER_ADDRESS", plain.bots_per_address),
        bot_seconds_per_address=number("BOT_SECONDS_PER_ADDRESS", plain.bot_seconds_per_address),
        study_seconds_per_address=number(
            "STUDY_SECONDS_PER_ADDRESS", plain.study_seconds_per_address
        ),
        listed_per_hour=number("LISTED_PER_HOUR", plain.listed_per_hour),
        joins_per_hour=number("JOINS_PER_HOUR", plain.joins_per_hour),
        unfinished_days=number("UNFINISHED_DAYS", plain.unfinished_days),
        finished_days=number("FINISHED_DAYS", plain.finished_days),
        expired=given("EXPIRED", ""),
        address_messages=number("ADDRESS_MESSAGES", plain.address_messages),
        connections_per_address=number("CONNECTIONS_PER_ADDRESS", plain.connections_per_address),
        sockets_per_address=number("SOCKETS_PER_ADDRESS", plain.sockets_per_address),
        spectators_per_match=number("SPECTATORS_PER_MATCH", plain.spectators_per_match),
        address_bytes=number("ADDRESS_BYTES", plain.address_bytes),
        half_sent_per_address=number("HALF_SENT_PER_ADDRESS", plain.half_sent_per_address),
        studies_per_address=number("STUDIES_PER_ADDRESS", plain.studies_per_address),
        analyses_per_hour=number("ANALYSES_PER_HOUR", plain.analyses_per_hour),
        undos_per_hour=number("UNDOS_PER_HOUR", plain.undos_per_hour),
        changes_per_hour=number("CHANGES_PER_HOUR", plain.changes_per_hour),
        languages_per_minute=number("LANGUAGES_PER_MINUTE", plain.languages_per_minute),
        web=given("WEB", ""),
        bot_command=given("BOT_COMMAND", ""),
        builder=given("BUILDER", ""),
        quiet_seconds=number("QUIET_SECONDS", plain.quiet_seconds),
        trusted_proxies=given("TRUSTED_PROXIES", plain.trusted_proxies),
        public_url=given("PUBLIC_URL", ""),
        smtp_url=given("SMTP_URL", ""),
        webhooks=given("WEBHOOKS", ""),
        push_contact=given("PUSH_CONTACT", ""),
        notify_seconds=number("NOTIFY_SECONDS", plain.notify_seconds),
        log=given("LOG", plain.log),
        away_seconds=number("AWAY_SECONDS", plain.away_seconds),
        link_seconds=number("LINK_SECONDS", plain.link_seconds),
        talk=cast("TalkRule", given("TALK", plain.talk)),
    )


def check(settings: Settings) -> None:
    """ValueError, with the name of the variable, for what could not work or would never be used."""
    if not 0 < settings.port <= MOST_PORT:
        raise BadSetting("setting-port", port=str(settings.port), most=str(MOST_PORT))
    if settings.workers < 1:
        raise BadSetting("setting-workers")
    if settings.webhooks not in WEBHOOKS:
        raise BadSetting("setting-one-of", name=PREFIX + "WEBHOOKS", known="1, private")
    if settings.talk not in TALK_RULES:
        raise BadSetting("setting-one-of", name=PREFIX + "TALK", known=", ".join(TALK_RULES))
    if settings.log not in FORMS:
        raise BadSetting("setting-one-of", name=PREFIX + "LOG", known=", ".join(FORMS))
    if settings.smtp_url and not settings.smtp_url.startswith(("smtp://", "smtps://")):
        raise BadSetting("setting-begins", name=PREFIX + "SMTP_URL", known="smtp://, smtps://")
    if settings.push_contact and not settings.push_contact.startswith(("mailto:", "https://")):
        known = "mailto:, https://"
        raise BadSetting("setting-begins", name=PREFIX + "PUSH_CONTACT", known=known)
    if settings.push_contact and find_spec("cryptography") is None:
        raise BadSetting("setting-push-package")
    check_names(settings)
    kind = urlsplit(settings.url).scheme
    is_file = kind == "sqlite"
    if kind not in DATABASES or (is_file and not settings.url.startswith("sqlite:///")):
        raise BadSetting("setting-database", kind=kind or settings.url[:40])
    if not is_file:
        check_postgres()


def check_names(settings: Settings) -> None:
    """ValueError for a page or host that no request could ever name like this."""
    for page in settings.origins:
        if not PAGE.fullmatch(page):
            raise BadSetting("setting-page", name=PREFIX + "ORIGINS", text=page[:80])
    for host in settings.hosts:
        if host != ANY and not HOST.fullmatch(host):
            raise BadSetting("setting-host", name=PREFIX + "HOSTS", text=host[:80])
    if settings.public_url and not settings.public_url.startswith(("http://", "https://")):
        known = "http://, https://"
        raise BadSetting("setting-begins", name=PREFIX + "PUBLIC_URL", known=known)


def check_spelling(environment: Mapping[str, str]) -> None:
    """ValueError for a variable that is nearly a setting: a limit that nobody reads is none."""
    known = {field.name.upper() for field in fields(Settings)}
    for name in sorted(environment):
        plain = name.removeprefix(PREFIX)
        if name == plain or plain in known:
            continue
        for nearest in get_close_matches(plain, known, 1, NEARLY):
            raise BadSetting("setting-misspelt", name=name, nearest=PREFIX + nearest)


def check_postgres() -> None:
    """ValueError where PostgreSQL cannot be used."""
    if sys.platform == "win32":
        # Its driver wants an event loop that cannot run the bots' processes.
        raise BadSetting("setting-postgres-windows")
    if find_spec("psycopg") is None:
        raise BadSetting("setting-postgres-package")
