"""Domains: what they contain, list and fill."""

from __future__ import annotations

from enum import Enum

import pytest

from opendust.kernel.action import Action, Arg
from opendust.kernel.numbers import Called
from opendust.kernel.option import Amount, Counts, Domain, Option, Pick, Subset, among, fillings


class Verb(Enum):
    GO = "go"
    STAY = "stay"


@pytest.mark.parametrize(
    ("domain", "inside", "outside"),
    [
        (Pick((2, 5)), [2, 5], [0, 3, (2,)]),
        (among(0b101, 10), [10, 12], [11, 0, 2]),
        (Amount(1, 3), [1, 2, 3], [0, 4, (1,)]),
        (Counts(((1, 2), (4, 1)), 1, 2), [((1, 1),), ((1, 1), (4, 1)), ((1, 2),)],
         [(), ((1, 3),), ((4, 2),), ((1, 2), (4, 1)), ((2, 1),), 1, (1,)]),
        (Subset((3, 4, 9), 1, 2), [(3,), (4, 9)], [(), (3, 4, 9), (5,), 3]),
    ],
)  # fmt: skip
def test_what_a_domain_contains(domain: Domain, inside: list[Arg], outside: list[Arg]) -> None:
    assert all(domain.contains(value) for value in inside)
    assert not any(domain.contains(value) for value in outside)


@pytest.mark.parametrize(
    ("domain", "expected"),
    [
        (Pick((7, 2)), [7, 2]),
        (among(0b11, 4), [4, 5]),
        (Amount(0, 2), [0, 1, 2]),
        (Counts(((0, 1), (2, 2)), 1, 2),
         [((2, 1),), ((2, 2),), ((0, 1),), ((0, 1), (2, 1))]),
        (Subset((1, 2), 0, 1), [(), (1,), (2,)]),
    ],
)  # fmt: skip
def test_every_filling_of_a_domain(domain: Domain, expected: list[Arg]) -> None:
    assert sorted(map(repr, fillings(domain))) == sorted(map(repr, expected))


def test_an_option_is_the_product_of_its_domains() -> None:
    option = Option(Verb.GO, (Amount(1, 2), Pick((5, 6))))
    found = [action.args for action in option.all()]
    assert found == [(1, 5), (1, 6), (2, 5), (2, 6)]
    assert Option(Verb.STAY).all() == [Action(Verb.STAY)]


def test_an_option_knows_its_verb_and_its_number_of_arguments() -> None:
    option = Option(Verb.GO, (Amount(1, 2),))
    assert option.contains(Action(Verb.GO, (2,)))
    assert not option.contains(Action(Verb.STAY, (2,)))
    assert not option.contains(Action(Verb.GO, (2, 2)))
    assert not option.contains(Action(Verb.GO))


def test_counts_are_filled_within_their_total_at_both_ends() -> None:
    domain = Counts(((0, 3), (1, 3)), 4, 5)
    assert domain.drawn(Called(lambda limit: 0)) == ((0, 1), (1, 3))
    assert domain.drawn(Called(lambda limit: limit - 1)) == ((0, 3), (1, 2))
