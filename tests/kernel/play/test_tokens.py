"""Has every legal action exactly one spelling, and does every spelling lead to one?"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import opendust as od
from opendust.dust.actions import Verb
from opendust.kernel.option import Amount, Counts, Option, Pick, Subset
from opendust.kernel.pending import Choice
from opendust.kernel.play.tokens import END, Speller, Vocabulary
from tests.front.test_pickling import positions


def all_spellings(vocabulary: Vocabulary, menu: list[Option]) -> dict[tuple[int, ...], object]:
    """Every complete spelling of a menu, found by following the masks alone."""
    found: dict[tuple[int, ...], object] = {}
    open_rows: list[tuple[int, ...]] = [()]
    while open_rows:
        row = open_rows.pop()
        speller = Speller(vocabulary, menu)
        for token in row:
            assert speller.push(token) is None
        allowed = speller.next_tokens()
        assert allowed, "a dead end"
        for token in allowed:
            branch = Speller(vocabulary, menu)
            for before in row:
                branch.push(before)
            action = branch.push(token)
            if action is None:
                open_rows.append((*row, token))
            else:
                found[(*row, token)] = action
    return found


def check_menu(vocabulary: Vocabulary, menu: list[Option]) -> None:
    """Spellings and legal actions are the same set, one to one."""
    legal = {action for option in menu for action in option.all()}
    spelled = all_spellings(vocabulary, menu)
    assert set(spelled.values()) == legal
    assert len(spelled) == len(legal)
    for row, action in spelled.items():
        assert vocabulary.spell(action) == list(row)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", ["dust", "tactics"])
def test_spellings_are_the_legal_actions_in_real_matches(game: str) -> None:
    vocabulary = None
    for state in positions(game, every=19, seed=4):
        vocabulary = vocabulary or Vocabulary(state.game.contract, state.raw)
        waiting = state.pending
        if not isinstance(waiting, Choice):
            continue
        menu = state.game.contract.options(state.raw, waiting.seats[0])
        if sum(len(option.all()) for option in menu[:60]) < 400 and len(menu) <= 60:
            check_menu(vocabulary, menu)
        for option in menu:
            action = option.fill(lambda below: below - 1)
            speller = Speller(vocabulary, menu)
            for token in vocabulary.spell(action):
                assert token in speller.next_tokens()
                spelled = speller.push(token)
            assert spelled == action


bounds = st.dictionaries(st.integers(0, 4), st.integers(1, 3), max_size=3)


@st.composite
def amounts(draw: st.DrawFn) -> Counts:
    upper = tuple(sorted(draw(bounds).items()))
    most = sum(bound for _, bound in upper)
    least = draw(st.integers(0, most))
    return Counts(upper, least, draw(st.integers(least, most)))


@st.composite
def subsets(draw: st.DrawFn) -> Subset:
    values = tuple(sorted(draw(st.sets(st.integers(0, 5), max_size=4))))
    least = draw(st.integers(0, len(values)))
    return Subset(values, least, draw(st.integers(least, len(values))))


picks = st.sets(st.integers(0, 4), min_size=1, max_size=3).map(lambda ids: Pick(tuple(sorted(ids))))
numbers = st.tuples(st.integers(0, 3), st.integers(0, 3)).map(lambda p: Amount(p[0], p[0] + p[1]))
options = st.one_of(
    st.builds(lambda o, t, u: Option(Verb.ATTACK, (o, t, u)), picks, picks, amounts()),
    st.builds(lambda n, s: Option(Verb.BUY_CARDS, (n, s)), numbers, subsets()),
    st.builds(lambda n, u: Option(Verb.BUY, (n, u)), numbers, picks),
    st.just(Option(Verb.PASS)),
)
DUST = Vocabulary(od.Game("dust").contract, od.Match("dust").raw.state)


@settings(max_examples=150, deadline=None)
@given(st.lists(options, min_size=1, max_size=4))
def test_spellings_of_overlapping_options(menu: list[Option]) -> None:
    check_menu(DUST, menu)


def test_a_vocabulary_reads_like_the_rulebook() -> None:
    assert DUST.size < 330
    action = od.Game("dust").parse("attack gaul iberia 3 tank 1 mech").raw
    row = DUST.spell(action)
    assert DUST.words(row) == "attack gaul iberia tank 3 mech 1 end"
    assert row[-1] == END


def test_a_token_that_may_not_follow_is_refused() -> None:
    speller = Speller(DUST, [Option(Verb.PASS)])
    with pytest.raises(ValueError, match="may not follow"):
        speller.push(DUST.verb_token[Verb.ATTACK])
