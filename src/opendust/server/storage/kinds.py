"""Which storage does an address name?"""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from opendust.server.bad_setting import BadSetting
from opendust.server.storage.contract import Storage
from opendust.server.storage.sqlite import SqliteStorage


def storage_for(url: str) -> Storage:
    """The storage that an address names."""
    if url.startswith("sqlite:///"):
        return SqliteStorage(Path(url.removeprefix("sqlite:///")))
    if urlsplit(url).scheme in ("postgresql", "postgres"):
        from opendust.server.storage.postgres import PostgresStorage

        return PostgresStorage(url)
    raise BadSetting("setting-database", kind=urlsplit(url).scheme or url[:40])
