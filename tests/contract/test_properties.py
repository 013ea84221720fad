"""Properties that Hypothesis searches: the judge on made-up actions, dice, escapes, domains."""

from __future__ import annotations

from collections import Counter as Tally
from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from opendust.dust import game
from opendust.dust.actions import Verb
from opendust.dust.state import State
from opendust.kernel.action import Action, Field, Shape
from opendust.kernel.option import Amount, Counts, Option, Pick, Subset
from opendust.kernel.pending import Choice
from opendust.kernel.play.dice import Stream
from opendust.kernel.text.record import escape, unescape
from tests.amounts import count
from tests.contract.dust.starts import RARE_STARTS, edition_start
from tests.contract.suite import is_offered
from tests.contract.walk import walk


@cache
def positions() -> list[State]:
    """States in which somebody chooses: several of every decision point."""
    kept: list[State] = []
    seen: Tally[str] = Tally()
    for start in (*RARE_STARTS, edition_start("premium-en", 3), edition_start("original-it", 4)):
        for step in walk(game, start, 5):
            if isinstance(step.waiting, Choice) and seen[step.waiting.point] < 4:
                seen[step.waiting.point] += 1
                kept.append(step.state.copy())
    return kept


def values(field: Field) -> st.SearchStrategy[object]:
    """Any value of a field's shape; ids and amounts mostly near what exists."""
    ids = st.integers(0, 60) | st.integers(0, 3000)
    if field.shape in (Shape.PICK, Shape.AMOUNT):
        return ids
    if field.shape is Shape.SUBSET:
        return st.lists(ids, unique=True, max_size=4).map(lambda some: tuple(sorted(some)))
    keys = st.integers(0, 6) if field.noun == "unit" else ids
    amounts = st.dictionaries(keys, st.integers(1, 300), max_size=4)
    return amounts.map(lambda some: tuple(sorted(some.items())))


@st.composite
def actions(draw: st.DrawFn) -> Action:
    """Any verb with any well-shaped arguments."""
    verb = draw(st.sampled_from(Verb))
    return Action(verb, tuple([draw(values(field)) for field in game.VERBS[verb]]))  # type: ignore[misc]


@settings(max_examples=count(600, 150))
@given(st.integers(0, 10_000), actions())
def test_what_no_option_contains_is_refused(number: int, action: Action) -> None:
    state = positions()[number % len(positions())]
    waiting = game.pending(state)
    assert isinstance(waiting, Choice)
    seat = waiting.seats[0]
    assert (game.refuse(state, seat, action) is None) == is_offered(game, state, seat, action)


@given(st.text("\\\n\rnr a", max_size=12))
def test_escaped_text_is_one_line_and_reads_back(text: str) -> None:
    assert "\n" not in escape(text)
    assert "\r" not in escape(text)
    assert unescape(escape(text)) == text


bounds = st.integers(0, 6)


@given(st.dictionaries(st.integers(0, 9), st.integers(1, 4), max_size=4), bounds, bounds, st.data())
def test_fillings_of_counts(
    upper: dict[int, int], low: int, high: int, data: st.DataObject
) -> None:
    total = sum(upper.values())
    least = min(low, total)
    domain = Counts(tuple(sorted(upper.items())), least, max(least, min(high, total)))
    check_domain(Option(Verb.RADAR, (domain,)), data)


@given(st.sets(st.integers(0, 20), min_size=1, max_size=6), bounds, bounds, st.data())
def test_fillings_of_subsets_and_picks(
    ids: set[int], low: int, high: int, data: st.DataObject
) -> None:
    least = min(low, len(ids))
    some = Subset(tuple(sorted(ids)), least, max(least, min(high, len(ids))))
    check_domain(Option(Verb.BUY_CARDS, (Amount(1, 3), some)), data)
    check_domain(Option(Verb.CLAIM, (Pick(tuple(sorted(ids))),)), data)


def check_domain(option: Option, data: st.DataObject) -> None:
    """`all` lists different fillings, `fill` gives one of them, `contains` knows them."""
    everything = option.all()
    assert len(set(everything)) == len(everything) > 0
    assert all(option.contains(action) for action in everything)
    filled = option.fill(lambda limit: data.draw(st.integers(0, limit - 1)))
    assert filled in everything


@given(st.binary(min_size=1, max_size=64), st.integers(0, 2**32), st.integers(1, 5000))
def test_the_stream_stays_below_its_limit_and_repeats(key: bytes, index: int, limit: int) -> None:
    first, second = Stream(key, index), Stream(key, index)
    drawn = [first.below(limit) for _ in range(5)]
    assert all(0 <= number < limit for number in drawn)
    assert drawn == [second.below(limit) for _ in range(5)]
