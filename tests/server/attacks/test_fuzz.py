"""Does anything that is malformed break the server? A sample; `make fuzz` sends a million."""

from __future__ import annotations

import re
from pathlib import Path

from tests.abuse.fuzz import fuzzed
from tests.abuse.malformed import PATHS
from tests.server.rest.test_schema import ADDRESSES


def test_what_is_malformed_changes_nothing_and_breaks_nothing(tmp_path: Path) -> None:
    fuzz, log = fuzzed(tmp_path, 20, frames=2_000, requests=500)
    assert (fuzz.sent["frames"], fuzz.sent["requests"]) >= (2_000, 500)
    assert log == ""
    assert {status for status in fuzz.told if status >= 500} <= {503}


def test_every_address_is_among_those_that_get_nonsense() -> None:
    """An address with names in it counts as tried whatever stands for them."""

    def shape(path: str) -> str:
        return re.sub(r"\{\w+\}", "{}", path)

    assert {shape(path) for _, path in ADDRESSES} <= {shape(path) for path in PATHS}
