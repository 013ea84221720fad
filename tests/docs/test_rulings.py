"""Are the pages of rulings the data, and is every other reading told with its switch?"""

from __future__ import annotations

import pytest

from opendust.registry import rulebook_of, variants_of
from tools.rulings import DOCUMENTS, document

GAMES = ("dust", "tactics")


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_what_the_data_says(game: str) -> None:
    assert DOCUMENTS[game].read_text(encoding="utf-8") == document(game), "run: make conformance"


@pytest.mark.parametrize("language", ["en", "de", "it", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_that_matters_tells_the_other_reading(game: str, language: str) -> None:
    rulings = rulebook_of(game, language).rulings.values()
    silent = [
        ruling.id for ruling in rulings
        if (ruling.impact in ("H", "M") or ruling.switches) and not ruling.alternative
    ]  # fmt: skip
    assert silent == []


@pytest.mark.parametrize("game", GAMES)
def test_another_reading_has_a_switch_or_says_why_not(game: str) -> None:
    without = ("there is no switch", "of your own")
    unexplained = [
        ruling.id for ruling in rulebook_of(game).rulings.values()
        if ruling.alternative and not ruling.switches
        and not any(words in ruling.alternative for words in without)
    ]  # fmt: skip
    assert unexplained == []


@pytest.mark.parametrize("game", GAMES)
def test_every_switch_of_a_ruling_stands_on_the_page(game: str) -> None:
    page = document(game)
    ruled = [name for name, switch in variants_of(game).switches.items() if switch.rulings]
    assert [name for name in ruled if f"**Switch.** `{name}`: " not in page] == []
