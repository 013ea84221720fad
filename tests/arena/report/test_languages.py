"""Does the report speak the language of whoever asked for it? Words, names and numbers."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from opendust.arena.dust.names import value_name
from opendust.cli.main import main

SHARES = {"en": "50.0%", "de": "50,0\u00a0%", "it": "50,0%", "fr": "50,0\u00a0%"}


def words_of(page: str) -> str:
    """What a page says, without its marks."""
    return unescape(re.sub(r"<style>.*?</style>|<[^>]+>", " ", page, flags=re.DOTALL))


@pytest.mark.parametrize("language", SHARES)
def test_a_report_is_written_in_the_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    words = ("random", "random", "--games", "2", "--seats", "2", "--workers", "1")
    assert main(["arena", *words, "--out", str(out), "--language", language]) == 0
    assert SHARES[language] in capsys.readouterr().out
    page = (out / "report.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
    told = words_of(page)
    assert SHARES[language] in told
    assert not re.search(r"\b\d\d\d-\d-[a-z]", told)  # no card by its id
    if language != "en":
        assert not re.search(r"\d\.\d", re.sub(r"[a-z]\S*\.\w+", "", told))


@pytest.mark.parametrize(
    ("column", "value", "name"),
    [
        ("capital", "gaul", "Gallien"),
        ("capital", "atlantis", "atlantis"),
        ("color", "red", "Rot"),
        ("card_ability", "nurse", "Krankenschwester"),
        ("card", "322-2-nurse", "Krankenschwester 3-2-2"),
        ("seat", "1", "1"),
    ],
)
def test_values_have_the_names_of_the_language(column: str, value: str, name: str) -> None:
    assert value_name(column, value, "de").lower() == name.lower()
