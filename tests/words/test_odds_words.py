"""Do the odds say what they count? Losses are production points."""

from __future__ import annotations

import pytest

from opendust.words import text

PRODUCTION_POINTS = {
    "en": "production points",
    "de": "Produktionspunkten",
    "it": "punti produzione",
    "fr": "points de production",
}


@pytest.mark.parametrize("language", PRODUCTION_POINTS)
def test_expected_losses_are_named_as_production_points(language: str) -> None:
    said = text("web-odds-losses", language, attacker="1.5", defender="2.0")
    assert PRODUCTION_POINTS[language] in said
    assert "1.5" in said
    assert "2.0" in said
