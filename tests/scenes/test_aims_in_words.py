"""Are a battle's objectives, bots and numbers told in sentences, in every language?"""

from __future__ import annotations

import re
from typing import Final

import pytest

from opendust.scenes.plain.catalogue import bot_choice
from opendust.scenes.tactics.catalogue import named_board
from opendust.tactics.texts.scenario import load_scenario, scenario_names
from opendust.words.titles import side_name

LANGUAGES: Final = ("en", "de", "it", "fr")
NOTATION: Final = re.compile(r"\b1 of [a-p]\d|\b1 \(|\((?:hero|walker|vehicle|any|command)\)|[{}]")
"""How objectives were once written: `hold 1 of f4`, `bring 1 (hero) to f3`."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_objectives_are_sentences_without_notation(language: str) -> None:
    for name in scenario_names():
        for objective in named_board(name, language)["objectives"]:
            assert not NOTATION.search(objective["text"]), (name, objective["text"])


def test_sides_have_names_of_the_language_in_their_objectives() -> None:
    """No German sentence reads "Ziel von Attackers"."""
    told = 0
    for name in scenario_names():
        english = [side_name(side.name, "en") for side in load_scenario(name).sides]
        german = [side_name(side.name, "de") for side in load_scenario(name).sides]
        for objective in named_board(name, "de")["objectives"]:
            side = objective["side"]
            if side is None:
                continue
            told += 1
            assert german[side] in objective["text"]
            if english[side] != german[side]:
                assert english[side] not in objective["text"]
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
def test_ranks_are_described_without_the_things_of_one_game(language: str) -> None:
    """The recruit of Dust Tactics was once described by the cards and areas of DUST."""
    for bot in ("recruit", "captain", "general", "marshal"):
        words = bot_choice(bot, language)["description"]
        assert words
        assert not re.search(r"\b(?:card|karte|carta|carte|area|gebiet|province)", words.lower())
