"""Is one crate written as one, and two as two, in every language?"""

from __future__ import annotations

from typing import Final

import pytest

from opendust.words import text
from opendust.words.catalogue import LANGUAGES

ONE_OR_TWO: Final = {
    "en": ("ammo crates 1", "ammo crates 2"),
    "de": ("Munitionskisten 1", "Munitionskisten 2"),
    "it": ("1 cassa ", "2 casse "),
    "fr": ("caisses\u00a0: 1", "caisses\u00a0: 2"),
}
"""A number after the noun fits any; before it, the noun is of that number."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_crate_is_never_1_crates(language: str) -> None:
    for count, words in zip((1, 2), ONE_OR_TWO[language], strict=True):
        told = text(
            "tactics-prompt-placing", language,
            player="Ann", what="element", squares=0, crates=count, traps=count,
        )  # fmt: skip
        assert words in told
        assert "1 crates" not in told
