"""Does the engine of Dust Tactics agree with the rulebook's own words, in both profiles?

A sample of what `make oracle` asks at length. A rule turned round by a switch must be noticed, and
so must a predicate that reads the book wrongly; else the predicates would prove nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.oracle.predicates.tactics import (
    actions,
    artillery,
    attacks,
    command,
    cover,
    damage,
    flames,
    heroes,
    large,
    movement,
    reactions,
    sight,
)
from tests.oracle.predicates.tactics.position import Position, Unit
from tests.oracle.sampling import is_noticed, must_agree
from tests.oracle.tactics.chapters import CHAPTERS
from tests.oracle.tactics.positions import BY_THE_BOOK, House

POSITIONS = 25
"""Generated positions per chapter."""
SEEDS = 1500
"""Positions in which a wrong rule must show."""

TURNED = [
    ("attacks", "revised", "corner_cover", "neighbour-at-45-degrees"),
    ("attacks", "revised-faq", "corner_cover", "neighbour"),
    ("indirect fire", "revised", "artillery_ignores_cover", "true"),
    ("indirect fire", "revised-faq", "artillery_ignores_cover", "false"),
    ("attacks", "revised", "resilience_counts_excess", "false"),
    ("aiming", "revised", "smoke_hides_cover_elements", "false"),
    ("declarations", "revised", "entry_full_move", "true"),
    ("declarations", "revised-faq", "entry_full_move", "false"),
    ("windows", "revised", "charge_reaction_between_moves", "true"),
]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_engine_plays_by_the_book(chapter: str) -> None:
    must_agree(CHAPTERS[chapter], BY_THE_BOOK, POSITIONS)


@pytest.mark.parametrize(("chapter", "profile", "switch", "value"), TURNED)
def test_a_rule_turned_round_is_noticed(
    chapter: str, profile: str, switch: str, value: str
) -> None:
    assert is_noticed(CHAPTERS[chapter], House(profile, {switch: value}), SEEDS)


def never(*_: Any, **__: Any) -> bool:
    """A rule taken out: it forbids or grants nothing."""
    return False


def always(*_: Any, **__: Any) -> bool:
    """A rule taken out the other way."""
    return True


def exits_within_too(position: Position, gun: Unit, target: Unit) -> bool:
    """As if a shot within one structure needed exits."""
    places = [unit.at for unit in (gun, target) if unit.at is not None]
    return all(at not in position.inside or sight.exits(position, at) for at in places)


MISREAD: list[tuple[str, Any, str, Callable[..., Any]]] = [
    ("aiming", attacks, "is_ready", always),
    ("aiming", sight, "leaves_by_exit", always),
    ("movement", movement, "is_shut", never),
    ("movement", movement, "blocked_by_wall", never),
    ("movement", movement, "may_end", always),
    ("attacks", cover, "ignores_cover", never),
    ("attacks", cover, "corner_cover", never),
    ("attacks", damage, "resists", never),
    ("attacks", attacks, "miniatures", lambda position, target: 1),
    ("attacks", attacks, "may_spend", always),
    ("indirect fire", artillery, "passes_walls", always),
    ("indirect fire", artillery, "passes_walls", exits_within_too),
    ("reactive fire", reactions, "reaction_dice", lambda position, unit: 1),
    ("command squads", command, "is_beside", always),
    ("command squads", command, "is_hurt", always),
    ("declarations", actions, "has_shot", always),
    ("declarations", actions, "may_invoke", always),
    ("declarations", actions, "may_reload", always),
    ("windows", reactions, "windows", lambda plan, *, fast, faq: [(1, 0)]),
    ("standing orders", reactions, "answers_by_order", never),
    ("flames", flames, "stops_flames", never),
    (
        "flames",
        flames,
        "burnt",
        lambda position, shooter, line, target, way: frozenset({target.name}),
    ),
    ("large vehicles", large, "is_hidden", never),
    ("joining", heroes, "TAGS", ()),  # type: ignore[list-item]
]


@pytest.mark.parametrize(("chapter", "page", "rule", "wrong"), MISREAD)
def test_a_rule_misread_is_noticed(
    chapter: str, page: Any, rule: str, wrong: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, rule, wrong)
    assert is_noticed(CHAPTERS[chapter], BY_THE_BOOK, SEEDS)
