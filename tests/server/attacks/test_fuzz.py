"""Does anything that is malformed break the server? A sample; `make fuzz` sends a million."""

from __future__ import annotations

from pathlib import Path

from tests.abuse.fuzz import fuzzed


def test_what_is_malformed_changes_nothing_and_breaks_nothing(tmp_path: Path) -> None:
    fuzz, log = fuzzed(tmp_path, 20, frames=2_000, requests=500)
    assert (fuzz.sent["frames"], fuzz.sent["requests"]) >= (2_000, 500)
    assert log == ""
    assert {status for status in fuzz.told if status >= 500} <= {503}
