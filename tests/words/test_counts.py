"""Does one thing read as one, and is no number set right behind a name that ends in one?"""

from __future__ import annotations

import re

import pytest

from opendust.words import text
from opendust.words.catalogue import LANGUAGES, sources

# "Recruit 2 2": the second bot, and its points.
BEHIND_A_NAME = re.compile(r"\{ \$(?:bot|name|player|who) \} \{ \$\w+ \}")


@pytest.mark.parametrize("sentence", ["web-next-round", "web-victory-why"])
def test_one_capital_is_not_1_capitals(sentence: str) -> None:
    said = text(sentence, "en", total=3, points=1, capitals=1, sources=1, majorities=1)
    assert "1 capital," in said
    assert "1 power source," in said
    assert re.search(r"\b1 \w+s\b", said) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_stands_right_behind_a_name(language: str) -> None:
    assert [key for key, source in sources(language).items() if BEHIND_A_NAME.search(source)] == []
