"""Do the pages name files that are there, and is every decision numbered once?"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from opendust.registry import GAMES
from tests.docs.blocks import FENCE, PAGES, ROOT, name_of

PLACES = [ROOT, ROOT / "src" / "opendust", ROOT / "web" / "src", ROOT / "web"]
NAMED = re.compile(r"`([\w.-]+(?:/[\w.-]+)+\.(?:py|ts|svelte))`")
DOCS = [page for page in PAGES if (ROOT / "docs") in page.parents]


@pytest.mark.parametrize("page", DOCS, ids=name_of)
def test_the_source_files_that_a_page_names_are_there(page: Path) -> None:
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    named = set(NAMED.findall(text))
    gone = [name for name in named if not any((place / name).is_file() for place in PLACES)]
    assert sorted(gone) == []


def test_decisions_are_numbered_without_gaps() -> None:
    files = sorted((ROOT / "docs" / "decisions").glob("0*.md"))
    assert [int(file.name[:4]) for file in files] == list(range(1, len(files) + 1))


def test_an_attack_is_followed_in_fewer_than_thirty_stops() -> None:
    text = (ROOT / "docs" / "develop" / "follow-an-attack.md").read_text(encoding="utf-8")
    stops = [int(number) for number in re.findall(r"^(\d+)\. `", text, re.MULTILINE)]
    assert stops == list(range(1, len(stops) + 1))
    assert len(stops) < 30
    assert f"in {len(stops)}\nstops" in text


def test_each_stop_of_the_attack_has_what_the_page_says() -> None:
    text = (ROOT / "docs" / "develop" / "follow-an-attack.md").read_text(encoding="utf-8")
    absent = []
    for stop in re.findall(r"^\d+\. `.*(?:\n   .*)*", text, re.MULTILINE):
        found = [place / name for name in NAMED.findall(stop) for place in PLACES]
        code = "\n".join([file.read_text(encoding="utf-8") for file in found if file.is_file()])
        for name in re.findall(r"`([A-Za-z_]+(?:\.[a-z]+)?)`", stop):
            if not re.search(rf"\b{re.escape(name)}\b", code):
                absent.append(f"{name}: {stop.partition(':')[0]}")
    assert absent == []


@pytest.mark.parametrize("game", ["dust", "tactics"])
def test_whoever_writes_a_case_finds_every_move(game: str) -> None:
    text = (ROOT / "docs" / "develop" / "cases.md").read_text(encoding="utf-8")
    verbs = [str(verb.value) for verb in GAMES[game].VERBS]
    assert [verb for verb in verbs if not re.search(rf"`{verb}[ `]", text)] == []
