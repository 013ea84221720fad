from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Server, sqlite_url


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that the tests of one process share."""
    with Server(sqlite_url(tmp_path_factory.mktemp("shared"))) as server:
        yield server.base
