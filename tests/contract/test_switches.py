"""Does one rule declare each switch of a game, and is every value told in words?"""

from __future__ import annotations

import ast
import re
from collections import Counter
from importlib import resources
from pathlib import Path
from textwrap import dedent

import pytest

from opendust.registry import rulebook_of, variants_of

NOT_ASKED_FOR = {
    "dust": {
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


def test_the_example_of_contributing_is_true() -> None:
    """How a switch is added: the entry, the lines of the rule and of the case are the real ones."""
    root = Path(__file__).resolve().parents[2]
    guide = (root / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = guide.partition("## Add a switch")[2].partition("\n## ")[0]
    blocks = [
        dedent(block) for block in re.findall(r"^ *```\w+\n(.*?)^ *```", section, re.M | re.S)
    ]
    tactics, cases = root / "src/opendust/tactics", root / "tests/cases/tactics"
    places = [
        tactics / "data/switches.toml",
        tactics / "rules/activations.py",
        cases / "reactive-fire/jump-in-vain-moves-the-window.toml",
    ]
    for block, place in zip(blocks, places, strict=True):
        text = place.read_text(encoding="utf-8")
        assert [line for line in block.splitlines() if line not in dedented(text)] == [], place


def dedented(text: str) -> list[str]:
    return ["", *[line.strip() for line in text.splitlines()]]
