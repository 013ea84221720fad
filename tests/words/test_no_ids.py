"""Does a player ever read a name of the notation? Sentences of random matches in every language."""

from __future__ import annotations

import re

import pytest

from opendust.words.catalogue import LANGUAGES
from tests.words.walks import walk

MATCHES = [
    ("dust", {"edition": "premium-en"}, 400),
    ("dust", {"edition": "epic-de"}, 250),
    ("dust", {"edition": "original-it"}, 250),
    ("tactics", {"scenario": "skirmish"}, 200),
    ("tactics", {"scenario": "assault-the-bunker"}, 120),
    ("tactics", {"scenario": "self-designed"}, 60),
    ("tactics", {"scenario": "grand-battle", "profile": "revised-faq"}, 80),
]
WORD = re.compile(r"\w+(?:[-_.+]\w+)+")
REAL = {"cease-fire"}
"""Names of the notation that are words of the language too."""


@pytest.mark.parametrize(("game", "settings", "inputs"), MATCHES)
def test_no_sentence_shows_a_name_of_the_notation(
    game: str, settings: dict[str, str], inputs: int
) -> None:
    found, names = walk(game, settings, inputs)
    for kind in ("prompt", "option", "action", "refusal", "event"):
        told = {said.language for said in found if said.kind == kind}
        assert told == set(LANGUAGES), kind
    compound = {name for name in names if re.search(r"[-_.+]", name)} - REAL
    assert len(compound) > 20
    wrong = {
        said
        for said in found
        if "_" in said.sentence or compound & set(WORD.findall(said.sentence))
    }
    assert wrong == set()
    assert not {said for said in found if re.search(r"[{}]|#\d", said.sentence)}
