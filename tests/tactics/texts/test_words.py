"""Every refusal and every event of Dust Tactics has its words, with details that are there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from opendust.kernel.pending import Choice
from opendust.tactics import game, rules
from opendust.tactics.events import EVENTS, Happening
from opendust.tactics.rules.skills.command_squad import RULE_OF
from opendust.tactics.texts.rulebook import rulebook
from opendust.words.catalogue import catalogue_texts, has_message
from tests.contract.mutants import mutant, random_action
from tests.contract.tactics.starts import RARE_STARTS, SMALL_STARTS
from tests.contract.walk import Start, chooser, walk

VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")


def variables(message: str) -> set[str]:
    """The variables in a message's sentence."""
    for content in catalogue_texts("en").values():
        found = re.search(rf"^{message} =(.*?)(?=^\S|\Z)", content, re.M | re.S)
        if found:
            return set(VARIABLE.findall(found.group(1)))
    return set()


def written_refusals() -> set[tuple[str, str]]:
    """The rule and the message of every refusal that the chapters make during a match."""
    found: set[tuple[str, str]] = set()
    for path in Path(rules.__file__).parent.rglob("*.py"):
        if path.stem == "armies":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                found.add((ast.literal_eval(node.args[0]), ast.literal_eval(node.args[1])))
    return found


def test_every_refusal_has_a_sentence_and_a_rule_that_exists() -> None:
    known = rulebook().known_ids()
    written = written_refusals()
    assert len(written) > 90
    assert [rule for rule, _ in written if rule not in known] == []
    assert [rule for rule in RULE_OF.values() if rule not in known] == []
    assert [name for _, name in written if not has_message(f"tactics-refusal-{name}")] == []


@pytest.mark.parametrize("kind", list(Happening), ids=[kind.value for kind in Happening])
def test_every_event_has_a_sentence_of_its_fields(kind: Happening) -> None:
    assert has_message(f"tactics-event-{kind.value}")
    fields = {field.name for field in EVENTS[kind]}
    counted = {name.removesuffix("-count") for name in variables(f"tactics-event-{kind.value}")}
    assert counted <= fields


@pytest.mark.parametrize("start", RARE_STARTS + SMALL_STARTS[:2], ids=lambda start: start.name)
def test_every_refusal_met_in_play_has_its_details(start: Start) -> None:
    choose = chooser(11)
    for step in walk(game, start, 11):
        if not isinstance(step.waiting, Choice):
            continue
        seat = step.waiting.seats[0]
        action = game.options(step.state, seat)[0].fill(choose)
        for tried in (
            random_action(game, step.state, choose),
            *[mutant(game, step.state, action, choose) for _ in range(4)],
        ):
            refusal = game.refuse(step.state, seat, tried)
            if refusal is not None:
                message = f"tactics-refusal-{refusal.message}"
                assert has_message(message)
                assert variables(message) <= set(refusal.details), refusal
