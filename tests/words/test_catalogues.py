"""Every message that the program uses has its words, and no language has words of its own."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.ast import Junk, Message

import opendust
from opendust.dust.actions import VERBS, Verb
from opendust.dust.deck import Ability
from opendust.dust.edition import SWITCHES
from opendust.dust.events import Happening
from opendust.dust.notation import FIXED
from opendust.dust.turn import POINTS
from opendust.tactics import turn as tactics_turn
from opendust.tactics.actions import VERBS as TACTICS_VERBS
from opendust.tactics.actions import Verb as TacticsVerb
from opendust.tactics.board.board import Terrain
from opendust.tactics.events import Happening as TacticsHappening
from opendust.tactics.notation import FIXED as TACTICS_FIXED
from opendust.tactics.units.cards import Kind, Role, Skill
from opendust.words.catalogue import LANGUAGES, catalogue_texts
from tests.words.test_catalogue_entries import entries

SOURCES = Path(opendust.__file__).parent

VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")


def messages(language: str) -> dict[str, set[str]]:
    """The message ids of a language with their variables."""
    found: dict[str, set[str]] = {}
    for name, body in entries(language).items():
        content = catalogue_texts(language)[name]
        for entry in body:
            assert not isinstance(entry, Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} twice"
                assert entry.span is not None
                written = content[entry.span.start : entry.span.end]
                found[entry.id.name] = set(VARIABLE.findall(written))
    return found


@cache
def all_calls() -> list[tuple[str, ast.Call, Path]]:
    """Every call of a function or class by its name in the sources."""
    found = []
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                found.append((node.func.id, node, path))
    return found


def calls(name: str, *, apart: str = "") -> Iterator[ast.Call]:
    """Every call of a function or class by that name in the sources, but one folder's."""
    for called, node, path in all_calls():
        if called == name and not (apart and path.is_relative_to(SOURCES / apart)):
            yield node


def constants(node: ast.expr) -> list[str]:
    """The texts that an expression can be: itself, or both arms of a condition."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def used_refusals(*, apart: str) -> set[str]:
    found: set[str] = set()
    for call in calls("Refusal", apart=apart):
        found.update(constants(call.args[1]))
    return found


def used_faults() -> set[str]:
    found: set[str] = set()
    for call in calls("Fault"):
        if len(call.args) > 2:
            found.update(constants(call.args[2]))
    return found


def used_texts() -> set[str]:
    found: set[str] = set()
    said = {"text": "", "said": "", "help_text": "help-", "value_name": "value-", "BadSetting": ""}
    for function, prefix in said.items():
        for call in calls(function):
            if call.args:
                found.update([prefix + name for name in constants(call.args[0])])
    return found


@cache
def english() -> dict[str, set[str]]:
    """The English messages; nobody reads them who runs none of these tests."""
    return messages("en")


def missing(wanted: set[str]) -> list[str]:
    return sorted(wanted - set(english()))


@pytest.mark.parametrize(("game", "other"), [("dust", "tactics"), ("tactics", "dust")])
def test_every_refusal_has_english_words(game: str, other: str) -> None:
    used = used_refusals(apart=other)
    assert len(used) > 70
    shared = {name for name in used if f"refusal-{name}" in english() or name in english()}
    assert missing({f"{game}-refusal-{name}" for name in used - shared}) == []


def test_every_fault_has_english_words() -> None:
    used = used_faults()
    assert len(used) > 60
    used |= {f"fault-switch-{option.kind}" for option in SWITCHES.by_name.values()}
    assert missing(used) == []


def test_every_event_has_english_words() -> None:
    assert missing({f"dust-event-{kind.value}" for kind in Happening}) == []


def test_every_decision_point_and_verb_has_english_words() -> None:
    points = {point.name for point in POINTS.values()}
    assert missing({f"dust-prompt-{name}" for name in points}) == []
    assert missing({f"dust-verb-{verb.value}" for verb in Verb}) == []
    fields = {field.name for signature in VERBS.values() for field in signature}
    assert missing({f"dust-field-{name}" for name in fields}) == []
    quiet = {
        f"dust-{verb.value}-{point.name}"
        for point in POINTS.values()
        for verb in point.verbs
        if verb in (Verb.DONE, Verb.PASS)
    }
    assert missing(quiet) == []


def test_every_thing_has_an_english_name() -> None:
    names = {f"dust-{noun}-{name}" for noun in FIXED for name in FIXED[noun] if noun != "face"}
    names |= {f"dust-units-{name}" for name in FIXED["unit"]}
    names |= {f"dust-effect-{ability.value}" for ability in Ability}
    assert missing(names) == []


def test_every_decision_point_and_verb_of_tactics_has_english_words() -> None:
    points = {point.name for point in tactics_turn.POINTS.values()}
    assert missing({f"tactics-prompt-{name}" for name in points}) == []
    assert missing({f"tactics-verb-{verb.value}" for verb in TacticsVerb}) == []
    fields = {field.name for signature in TACTICS_VERBS.values() for field in signature}
    assert missing({f"tactics-field-{name}" for name in fields}) == []


def test_every_event_of_tactics_has_english_words() -> None:
    assert missing({f"tactics-event-{kind.value}" for kind in TacticsHappening}) == []


def test_every_thing_of_tactics_has_an_english_name() -> None:
    plans = {name for name in TACTICS_FIXED["plan"] if "+" not in name}
    names = {f"tactics-plan-{name}" for name in plans}
    for noun in ("deed", "element", "side", "quarry", "result"):
        names |= {f"tactics-{noun}-{name}" for name in TACTICS_FIXED[noun]}
    names |= {f"tactics-skill-{skill.value}" for skill in Skill}
    names |= {f"tactics-role-{role.value}" for role in Role}
    names |= {f"tactics-kind-{kind.value}" for kind in Kind}
    names |= {f"tactics-play-terrain-{terrain.value}" for terrain in Terrain}
    assert missing(names) == []


def test_every_text_that_the_commands_print_is_there() -> None:
    used = used_texts()
    assert len(used) > 60
    assert missing(used) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_tells_what_the_english_message_tells(language: str) -> None:
    wrong = {
        name: variables ^ english()[name]
        for name, variables in messages(language).items()
        if variables != english()[name]
    }
    assert wrong == {}
