"""Would a server run well here? Looked at without changing anything, before it starts."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, final

from opendust.server.bad_setting import BadSetting
from opendust.server.handover import bound
from opendust.server.rest.pages import pages_folder
from opendust.server.settings import MOST_PORT, Settings, check, check_spelling
from opendust.server.storage.backup import moment
from opendust.server.storage.schema import MIGRATIONS

LEAST_SPACE: Final = 200_000_000
OTHERS: Final = 0o077
EARLIEST: Final = 1_735_689_600
"""The first second of 2025: a clock that shows less was never set."""
AHEAD_SECONDS: Final = 300


@final
@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at; `fault` is empty where it is well."""

    name: str
    fault: Exception | None = None


def checkup(settings: Settings) -> list[Finding]:
    """Everything that could keep a server from running well, the gravest first."""
    looks: dict[str, Callable[[Settings], None]] = {
        "settings": look_at_settings,
        "page": look_at_page,
        "port": look_at_port,
        "disk": look_at_disk,
        "permissions": look_at_permissions,
        "database": look_at_database,
        "records": look_at_records,
        "clock": look_at_clock,
    }
    return [Finding(name, fault_of(look, settings)) for name, look in looks.items()]


def fault_of(look: Callable[[Settings], None], settings: Settings) -> Exception | None:
    """What a look brought to light."""
    try:
        look(settings)
    except Exception as error:
        return error
    return None


def look_at_settings(settings: Settings) -> None:
    """They can work, and none is misspelt."""
    check(settings)
    check_spelling(os.environ)


def look_at_page(settings: Settings) -> None:
    """A page is handed out, unless the host wants none."""
    if pages_folder(settings.web) is None and settings.web != "none":
        raise BadSetting("check-no-page")


def look_at_port(settings: Settings) -> None:
    """Nobody else listens there; what is no port has been told."""
    if not 0 < settings.port <= MOST_PORT:
        return
    for one in bound(settings.host, settings.port, may_move=False):
        one.close()


def file_of(settings: Settings) -> Path | None:
    """The file of the database, if it is one."""
    if not settings.url.startswith("sqlite:///"):
        return None
    return Path(settings.url.removeprefix("sqlite:///")).absolute()


def look_at_disk(settings: Settings) -> None:
    """The disk of the database has room for some time."""
    file = file_of(settings)
    if file is None:
        return
    folder = next(place for place in file.parents if place.exists())
    free = shutil.disk_usage(folder).free
    if free < LEAST_SPACE:
        raise BadSetting("check-low-disk", folder=str(folder), megabytes=free // 1_000_000)


def look_at_permissions(settings: Settings) -> None:
    """The database can be written, and is nobody else's business: it holds seeds and hashes."""
    file = file_of(settings)
    if sys.platform == "win32" or file is None:
        return
    fault = unwritable(file)
    if fault:
        folder, reason = str(file.parent), os.strerror(fault)
        raise BadSetting("setting-unwritable", folder=folder, reason=reason)
    if file.exists() and file.stat().st_mode & OTHERS:
        raise BadSetting("check-readable", file=str(file))


def unwritable(file: Path) -> int:
    """Why a file can be neither written nor made, as the system numbers it; 0 if it can."""
    try:
        file = file.resolve()
    except (OSError, RuntimeError):
        return errno.ELOOP
    there = next(place for place in (file, *file.parents) if place.exists())
    folder = file.parent if there == file else there
    if not folder.is_dir():
        return errno.ENOTDIR
    # The file lies beside its log and its lock.
    is_allowed = os.access(there, os.W_OK) and os.access(folder, os.W_OK | os.X_OK)
    return 0 if is_allowed else errno.EACCES


def look_at_database(settings: Settings) -> None:
    """The database answers and is not newer than this version."""
    file = file_of(settings)
    if file is not None and not file.exists():
        return
    try:
        done = schema_version(settings.url)
    except sqlite3.Error as error:
        raise BadSetting("check-no-database", reason=str(error)) from None
    except Exception as error:
        # The text of a driver may hold the address, and with it the password.
        raise BadSetting("check-no-database", reason=type(error).__name__) from None
    if done > len(MIGRATIONS):
        raise BadSetting("check-newer", found=done, known=len(MIGRATIONS))


def look_at_games(settings: Settings) -> None:
    """There is a database with the tables of this version, or of one before."""
    file = file_of(settings)
    if file is not None and not file.exists():
        raise BadSetting("check-not-there", file=str(file))
    look_at_database(settings)
    if schema_version(settings.url) == 0:
        raise BadSetting("check-empty")


def schema_version(url: str) -> int:
    """The version of a database's schema; 0 if there is none yet."""
    with moment(url) as connection:
        if isinstance(connection, sqlite3.Connection):
            return int(connection.execute("PRAGMA user_version").fetchone()[0])
        if connection.execute("SELECT to_regclass('schema_version')").fetchone()[0] is None:
            return 0
        found = connection.execute("SELECT coalesce(max(done), 0) FROM schema_version")
        return int(found.fetchone()[0])


def look_at_records(settings: Settings) -> None:
    """Where games leave their records before they are dropped, records can be written."""
    folder = Path(settings.expired).absolute()
    if not settings.expired:
        return
    there = next(place for place in (folder, *folder.parents) if place.exists())
    if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
        raise BadSetting("check-no-records", folder=settings.expired)


def look_at_clock(settings: Settings) -> None:
    """The clock is set, and no entry of a match is later than now."""
    present = time.time()
    if present < EARLIEST:
        raise BadSetting("check-clock-unset")
    if latest_entry(settings) > (present + AHEAD_SECONDS) * 1_000:
        raise BadSetting("check-clock-behind")


def latest_entry(settings: Settings) -> int:
    """When the last entry of any match was made; 0 if there is none, or nobody who knows."""
    try:
        with moment(settings.url) as connection:
            found = connection.execute("SELECT coalesce(max(at), 0) FROM entries")
            return int(found.fetchone()[0])
    except Exception:
        # No database yet, or one that does not answer, which has been told.
        return 0
