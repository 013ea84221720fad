"""Does one rule declare each switch of a game, and is every value told in words?"""

from __future__ import annotations

import ast
from collections import Counter
from importlib import resources
from pathlib import Path

import pytest

from opendust.registry import rulebook_of, variants_of

NOT_ASKED_FOR = {
    "dust": {
        "retreat_no_destination",  # nobody without a place to go is asked whether to retreat
        "empty_hand_rule",  # one reading
        "tactical_supremacy_timing",  # one reading
        "neutral_retreat",  # one reading
    },
    "tactics": set[str](),
}


def declarations(game: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for path in sorted(Path(str(resources.files(f"opendust.{game}"))).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("SWITCHES."):
                found[str(ast.literal_eval(node.args[0]))] += 1
    return found


@pytest.mark.parametrize("game", ["dust", "tactics"])
def test_every_switch_is_declared_by_one_rule(game: str) -> None:
    found = declarations(game)
    assert [name for name, times in found.items() if times > 1] == []
    assert set(found) | NOT_ASKED_FOR[game] == set(variants_of(game).switches)
    assert not set(found) & NOT_ASKED_FOR[game]


@pytest.mark.parametrize("language", ["de", "en", "fr", "it"])
@pytest.mark.parametrize("game", ["dust", "tactics"])
def test_every_value_has_words(game: str, language: str) -> None:
    told = rulebook_of(game, language).switches
    for name, switch in variants_of(game).switches.items():
        words = told[name].get("values", {}) if language != "en" else switch.labels
        wanted = switch.values if switch.kind in ("choice", "list") else ()
        assert set(words) == set(wanted), name
