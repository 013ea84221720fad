"""Does each room keep to its own words and to what it may touch?

The direction of imports is checked by import-linter; here stands what it cannot see.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "opendust"

GAME_NOUNS = frozenset(
    {
        "area",
        "army",
        "attack",
        "battle",
        "bomber",
        "capital",
        "card",
        "carrier",
        "center",
        "cover",
        "deck",
        "dust",
        "fighter",
        "hero",
        "mech",
        "squad",
        "submarine",
        "supremacy",
        "tactics",
        "tank",
        "territory",
        "walker",
        "weapon",
    }
)

OUTSIDE_WORLD = frozenset(
    {
        "asyncio",
        "datetime",
        "http",
        "json",
        "multiprocessing",
        "os",
        "pathlib",
        "pickle",
        "shutil",
        "signal",
        "socket",
        "sqlite3",
        "ssl",
        "subprocess",
        "tempfile",
        "threading",
        "time",
        "urllib",
    }
)

OWN_DATA = {"words/catalogue.py": {"pathlib"}}
"""Its own package's data; help must come at once, and importlib.resources takes time to load."""

SHELTERED_ROOMS = ("kernel", "dust", "tactics", "odds", "bots", "words")


def sources(room: str) -> list[Path]:
    return sorted((PACKAGE / room).rglob("*.py"))


def words_of(text: str) -> Iterator[str]:
    """The words in a text, names taken apart: `has_Center` and `HasCenters` both speak of one."""
    for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", text):
        yield word.lower()


def game_nouns_in(text: str) -> set[str]:
    found = set(words_of(text))
    return {noun for noun in GAME_NOUNS if noun in found or noun + "s" in found}


def modules_imported(source: str) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module.split(".")[0])
    return names


@pytest.mark.parametrize("path", sources("kernel"), ids=lambda path: path.stem)
def test_no_game_noun_stands_in_the_kernel(path: Path) -> None:
    assert game_nouns_in(path.read_text(encoding="utf-8")) == set()


def test_a_game_noun_is_found_in_every_spelling() -> None:
    text = "def has_tanks(): ...\nclass WalkerHit: ...\nMECH = 1\nfrom opendust import handle"
    assert game_nouns_in(text) == {"tank", "walker", "mech"}


@pytest.mark.parametrize("room", SHELTERED_ROOMS)
def test_a_sheltered_room_touches_no_clock_no_network_no_file(room: str) -> None:
    touched = {
        path.relative_to(PACKAGE).as_posix(): modules
        for path in sources(room)
        if (modules := modules_imported(path.read_text(encoding="utf-8")) & OUTSIDE_WORLD)
    }
    assert touched == {place: found for place, found in OWN_DATA.items() if place in touched}


THROUGH_THE_DECLARATION = (
    "kernel/event.py",
    "kernel/text/events.py",
    "kernel/text/notation.py",
    "words/events.py",
)
"""They take the fields of an event from the game's `EVENTS`; everybody else asks by name."""


def test_nobody_counts_the_fields_of_an_event() -> None:
    counting = [
        place
        for path in sorted(PACKAGE.rglob("*.py"))
        if (place := path.relative_to(PACKAGE).as_posix()) not in THROUGH_THE_DECLARATION
        and re.search(r"\bevents?(\[[^\]]*\])?\.args\b", path.read_text(encoding="utf-8"))
    ]
    assert counting == []


def says_what_is_legal(source: str) -> list[str]:
    """The refusals that a module makes, and its judges and menus by their names."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
            found.append(ast.unparse(node))
        elif isinstance(node, ast.FunctionDef) and re.search(r"^refuse_|_options$", node.name):
            found.append(node.name)
    return found


@pytest.mark.parametrize("game", ["dust", "tactics"])
def test_what_is_legal_stands_in_the_rules_alone(game: str) -> None:
    outside = {
        path.relative_to(PACKAGE).as_posix(): found
        for path in sources(game)
        if "rules" not in path.parts
        and (found := says_what_is_legal(path.read_text(encoding="utf-8")))
    }
    assert outside == {}


def test_a_judge_outside_the_rules_is_found() -> None:
    text = "def refuse_step(): return Refusal('A-1', 'no')\ndef step_options(): ..."
    assert says_what_is_legal(text) == ["refuse_step", "step_options", "Refusal('A-1', 'no')"]
