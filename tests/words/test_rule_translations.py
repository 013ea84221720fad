"""Are the rules told completely in every language, with the numbers and figures of the English?"""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from opendust.kernel.text.rulebook import RULE_ID
from opendust.registry import OURS, variants_of
from opendust.words.catalogue import LANGUAGES

TEXTS = {
    "source": ("title",),
    "chapter": ("title",),
    "section": ("title",),
    "rule": ("text",),
    "ruling": ("topic", "question", "ruling", "reason", "evidence", "alternative"),
    "fact": ("text", "derivation"),
    "example": ("topic", "text", "given", "expected"),
    "decision_point": ("stage", "moment", "who", "options", "constraints"),
}
OTHERS = [language for language in LANGUAGES if language != "en"]


def content(game: str, name: str) -> dict[str, Any]:
    """A file of a game's data folder."""
    place = files(f"opendust.{game}").joinpath("data", name)
    return tomllib.loads(place.read_text(encoding="utf-8"))


def is_told(entry: dict[str, Any], key: str) -> bool:
    """Whether a field has words in it, not only numbers of rules or signs."""
    text = RULE_ID.sub("", str(entry.get(key, "")))
    return re.search(r"[a-z]{3}", text) is not None


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", OURS)
def test_every_text_of_the_rules_is_told(game: str, language: str) -> None:
    english, own = content(game, "rules.toml"), content(game, f"rules.{language}.toml")
    missing = [
        f"{kind}.{entry['id']}.{key}"
        for kind, keys in TEXTS.items()
        for entry in english.get(kind, [])
        for key in keys
        if is_told(entry, key) and not own.get(kind, {}).get(entry["id"], {}).get(key)
    ]
    assert missing == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", OURS)
def test_no_rule_is_told_that_is_not_there(game: str, language: str) -> None:
    english, own = content(game, "rules.toml"), content(game, f"rules.{language}.toml")
    for kind in TEXTS:
        known = {entry["id"] for entry in english.get(kind, [])}
        assert set(own.get(kind, {})) <= known, kind


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", OURS)
def test_a_rule_names_the_same_rules_in_every_language(game: str, language: str) -> None:
    english, own = content(game, "rules.toml"), content(game, f"rules.{language}.toml")
    for entry in english["rule"]:
        told = own["rule"][entry["id"]]["text"]
        assert set(RULE_ID.findall(entry["text"])) <= set(RULE_ID.findall(told)), entry["id"]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", OURS)
def test_every_switch_and_its_values_have_words(game: str, language: str) -> None:
    told = content(game, f"rules.{language}.toml")["switch"]
    for switch in variants_of(game).switches.values():
        assert told[switch.name]["meaning"], switch.name
        if switch.kind in ("choice", "list"):
            assert set(told[switch.name]["values"]) == set(switch.values), switch.name
