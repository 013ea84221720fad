"""Are objectives of Dust Tactics written as one says them, in every language?"""

from __future__ import annotations

import pytest

from opendust.words import text

HERO = {"en": "bring a hero to f3", "de": "einen Helden auf f3 bringen"}
HELD = {"en": ": hold f4 ", "de": ": f4 halten:"}


def objective(language: str, goal: str, total: int) -> str:
    """The sentence of an objective about one hero or one space."""
    sought = text("tactics-play-wanted", language, who="hero", count=1)
    return text(
        "tactics-play-objective", language, goal=goal, side="both", total=total, count=1,
        spaces="f3" if goal == "reach" else "f4", sought=sought, round=1, wins="no", points=20,
    )  # fmt: skip


@pytest.mark.parametrize("language", ["en", "de"])
def test_one_hero_is_a_hero_and_one_space_is_that_space(language: str) -> None:
    assert HERO[language] in objective(language, "reach", 1)
    assert HELD[language] in objective(language, "hold", 1)


@pytest.mark.parametrize("language", ["en", "de", "it", "fr"])
def test_no_number_stands_bare_before_brackets(language: str) -> None:
    assert "1 (" not in objective(language, "reach", 1)
    assert "{" not in objective(language, "destroy", 0)
