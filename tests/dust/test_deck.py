"""The deck: its 45 cards, and what is said about a bad list."""

from __future__ import annotations

from collections import Counter

import pytest

from opendust.dust.deck import Ability, load_deck, parse_deck, short_deck
from opendust.kernel.refusal import BadText

DECK = load_deck("standard")


def faults_of(text: str) -> list[tuple[str, int]]:
    with pytest.raises(BadText) as caught:
        parse_deck(text, "deck.toml")
    return [(fault.message, fault.line) for fault in caught.value.faults]


@pytest.mark.rule("CARD-01", "CARD-02", "CARD-03", "F-01", "F-02", "F-04")
def test_every_triple_that_adds_up_to_seven_occurs_with_one_two_and_three_stars() -> None:
    values = zip(DECK.combat, DECK.movement, DECK.production, DECK.stars, strict=True)
    wanted = {
        (combat, movement, 7 - combat - movement, stars)
        for combat in range(1, 6)
        for movement in range(1, 7 - combat)
        for stars in (1, 2, 3)
    }
    assert len(wanted) == DECK.size == 45
    assert set(values) == wanted


@pytest.mark.rule("CARD-04", "F-03")
def test_abilities_are_spread_evenly() -> None:
    assert sorted(Counter(DECK.abilities).values()) == [4] * 10 + [5]
    assert len(Counter(DECK.abilities)) == len(Ability) == 11


def test_no_triple_carries_an_ability_twice() -> None:
    pairs = Counter(
        (slug[:3], ability) for slug, ability in zip(DECK.ids, DECK.abilities, strict=True)
    )
    assert max(pairs.values()) == 1


def test_every_ability_occurs_with_every_number_of_stars() -> None:
    for ability in Ability:
        stars = {DECK.stars[card] for card in range(45) if DECK.abilities[card] is ability}
        assert stars == {1, 2, 3}


def test_no_ability_comes_with_better_values_than_another() -> None:
    for values in (DECK.combat, DECK.movement, DECK.production):
        for ability in Ability:
            own = [values[card] for card in range(45) if DECK.abilities[card] is ability]
            assert abs(sum(own) / len(own) - 7 / 3) <= 0.5


def test_no_two_cards_act_at_the_same_time() -> None:
    assert len(set(DECK.order)) == DECK.size


@pytest.mark.rule("INIT-02", "INIT-03", "INIT-04")
def test_combat_decides_before_movement_and_movement_before_stars() -> None:
    deck = short_deck(["223-3-nurse", "313-1-sigrid", "232-1-koshka", "223-1-sigrid"], "case")
    first = sorted(range(4), key=lambda card: deck.order[card], reverse=True)
    assert [deck.ids[card][:5] for card in first] == ["313-1", "232-1", "223-3", "223-1"]


def test_a_card_is_found_by_its_id() -> None:
    deck = short_deck(["322-2-nurse", "115-3-ace-of-the-sky"], "case")
    assert deck.index("115-3-ace-of-the-sky") == 1
    assert deck.index("115-1-ace-of-the-sky") == -1
    assert deck.abilities == (Ability.NURSE, Ability.ACE_OF_THE_SKY)
    assert (deck.combat, deck.movement, deck.production) == ((3, 1), (2, 1), (2, 5))
    assert deck.stars == (2, 3)


def test_the_digest_tells_decks_apart() -> None:
    one = short_deck(["322-2-nurse"], "case")
    assert one.digest == short_deck(["322-2-nurse"], "other").digest
    assert one.digest != short_deck(["322-2-sigrid"], "case").digest


@pytest.mark.parametrize(
    ("card", "message"),
    [
        ("333-1-nurse", "fault-deck-sum"),
        ("322-2-barber", "fault-deck-ability"),
        ("322-nurse", "fault-deck-card-form"),
        ("700-1-nurse", "fault-deck-card-form"),
        ("511-1-sigrid", "fault-deck-card-twice"),
    ],
)
def test_every_fault_of_a_card_has_its_name_and_line(card: str, message: str) -> None:
    text = f'name = "short"\ncards = [\n  "511-1-sigrid",\n  "{card}",\n]\n'
    assert faults_of(text) == [(message, 4)]


def test_a_deck_needs_a_name_and_cards() -> None:
    assert faults_of("cards = 3\n") == [("fault-deck-no-name", 1), ("fault-deck-no-cards", 1)]
    assert faults_of('name = "none"\ncards = []\n') == [("fault-deck-size", 0)]


def test_a_hand_must_fit_into_a_mask() -> None:
    cards = [f"{slug[:4]}{stars}-nurse" for slug in DECK.ids[::3] for stars in range(1, 6)]
    assert short_deck(cards[:62], "case").size == 62
    with pytest.raises(BadText) as caught:
        short_deck(cards[:63], "case")
    assert caught.value.faults[0].message == "fault-deck-size"


def test_an_unknown_deck_of_the_package_is_refused() -> None:
    with pytest.raises(BadText) as caught:
        load_deck("tarot")
    assert caught.value.faults[0].message == "fault-deck-unknown"
