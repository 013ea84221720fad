"""Is every rule and every worked example of Dust Tactics shown by a case or a test?"""

from __future__ import annotations

import pytest

from opendust.tactics.rulebook import rulebook
from tools.conformance import Shown, collect, missing, unknown


@pytest.fixture(scope="module")
def shown() -> Shown:
    return collect("tactics")


def test_every_rule_and_every_example_is_shown(shown: Shown) -> None:
    assert missing(rulebook(), shown) == []


def test_every_named_id_exists(shown: Shown) -> None:
    assert unknown(rulebook(), shown) == []
