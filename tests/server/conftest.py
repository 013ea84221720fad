from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres
from tests.server.running import Server, sqlite_url


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that the tests of one process share."""
    with Server(sqlite_url(tmp_path_factory.mktemp("shared"))) as server:
        yield server.base


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database of either kind."""
    if request.param == "sqlite":
        yield sqlite_url(tmp_path)
        return
    with Postgres() as database:
        yield database.url
