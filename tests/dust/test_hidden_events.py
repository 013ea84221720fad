"""What do the others see of cards that come to a hand or are chosen, and can it be taken back?"""

from __future__ import annotations

import pytest

from opendust.dust import game
from opendust.dust.events import Happening
from opendust.kernel.action import Decision, Outcome
from opendust.kernel.contract import Plain, Setup
from opendust.kernel.event import Event, seen_by
from opendust.kernel.pending import Chance
from opendust.kernel.text.notation import parse_action

SETUP = Setup(("red", "blue"), {"edition": "premium-en"})
RED, BLUE, SPECTATOR = 0, 1, -1


def dealt() -> list[Event]:
    """The events of the deal of a new match."""
    state = game.new_game(SETUP)
    waiting = game.pending(state)
    assert isinstance(waiting, Chance)
    return game.apply(state, Outcome(waiting.pool[: waiting.count]))


def bought(words: str) -> list[list[Event]]:
    """The events of a purchase of cards, and those of the draw that follows."""
    hand: list[Plain] = ["511-2-koshka", "421-2-nurse", "322-3-alien-radar", "115-2-sigrid"]
    position: dict[str, Plain] = {
        "turn": "red",
        "phase": {"kind": "purchase", "points": 9},
        "hands": {"red": hand},
        "areas": {"persia": "red 1 tank center", "gaul": "blue 1 tank"},
    }
    state = game.decode(position, SETUP)
    found = [game.apply(state, Decision(RED, parse_action(game, state, words)))]
    game.apply(state, Decision(RED, parse_action(game, state, "done")))
    waiting = game.pending(state)
    assert isinstance(waiting, Chance)
    found.append(game.apply(state, Outcome(waiting.pool[: waiting.count])))
    return found


def cards(event: Event) -> tuple[object, ...]:
    """The cards that an event names, its last argument."""
    found = event.args[-1]
    assert isinstance(found, tuple)
    return found


def of_kind(events: list[Event], kind: Happening) -> list[Event]:
    return [event for event in events if event.kind is kind]


@pytest.mark.rule("A-67", "SETUP-01", "CARD-12")
def test_a_deal_shows_each_player_his_own_six_cards_and_cannot_be_taken_back() -> None:
    events = dealt()
    for seat in (RED, BLUE):
        own, other = of_kind(seen_by(events, seat), Happening.CARDS_DEALT)[:: 1 - 2 * seat]
        assert own.args[:2] == (seat, 6)
        assert len(set(cards(own))) == 6
        assert other.args == (1 - seat, 6, ())
        assert own.reveals
        assert other.reveals
    told = of_kind(seen_by(events, SPECTATOR), Happening.CARDS_DEALT)
    assert [event.args for event in told] == [(RED, 6, ()), (BLUE, 6, ())]


@pytest.mark.rule("A-67", "CARD-08", "CARD-10")
def test_bought_cards_show_their_number_and_discards_are_open() -> None:
    purchase, draw = bought("buy-cards 2 421-2-nurse 115-2-sigrid")
    (thrown,) = of_kind(seen_by(purchase, BLUE), Happening.CARDS_DISCARDED)
    assert thrown.reveals
    assert len(cards(thrown)) == 2
    (own,) = of_kind(seen_by(draw, RED), Happening.CARDS_DRAWN)
    assert len(cards(own)) == 2
    for seat in (BLUE, SPECTATOR):
        (other,) = of_kind(seen_by(draw, seat), Happening.CARDS_DRAWN)
        assert other.args == (RED, 2, ())
        assert other.reveals
    assert own.reveals


@pytest.mark.rule("INIT-01", "CARD-12")
def test_a_chosen_card_is_seen_by_its_player_alone_until_all_are_revealed() -> None:
    position: dict[str, Plain] = {
        "phase": {"kind": "initiative"},
        "hands": {"red": ["511-2-koshka", "421-2-nurse"], "blue": ["322-3-alien-radar"]},
        "areas": {"persia": "red 1 tank", "gaul": "blue 1 tank"},
    }
    state = game.decode(position, SETUP)
    events = game.apply(state, Decision(RED, parse_action(game, state, "play 511-2-koshka")))
    card = state.chosen[RED]
    kind = Happening.CARD_CHOSEN
    assert [(event.kind, event.args) for event in seen_by(events, RED)] == [(kind, (RED, (card,)))]
    for seat in (BLUE, SPECTATOR):
        assert [(one.kind, one.args) for one in seen_by(events, seat)] == [(kind, (RED, ()))]
    assert not any(event.reveals for event in events)
    events = game.apply(state, Decision(BLUE, parse_action(game, state, "play 322-3-alien-radar")))
    shown = of_kind(seen_by(events, SPECTATOR), Happening.CARD_REVEALED)
    assert (RED, card) in [event.args for event in shown]
    assert len(shown) == 2
    assert all(event.reveals for event in shown)


@pytest.mark.rule("RETR-12", "A-31")
def test_nobody_takes_a_retreat_back_who_has_seen_the_other_side() -> None:
    board = "land: home far\nsea: gulf bay lagoon\nlinks: gulf-bay bay-lagoon"
    settings = {"edition": "premium-en", "board.small": board}
    settings["switch.sea_retreat_order"] = "simultaneous"
    position: dict[str, Plain] = {
        "turn": "red",
        "phase": {"kind": "combat", "points": 2},
        "areas": {
            "gulf": "red 1 submarine",
            "bay": "blue 1 submarine",
            "lagoon": "blue 1 submarine",
        },
    }
    state = game.decode(position, Setup(("red", "blue"), settings))
    game.apply(state, Decision(RED, parse_action(game, state, "attack gulf bay 1 submarine")))
    game.apply(state, Decision(RED, parse_action(game, state, "pass")))
    game.apply(state, Outcome((1, 1)))
    first = game.apply(state, Decision(RED, parse_action(game, state, "retreat 1 submarine")))
    assert not any(event.reveals for event in first)
    both = game.apply(state, Decision(BLUE, parse_action(game, state, "pass")))
    (told,) = of_kind(both, Happening.RETREATS_TOLD)
    assert told.reveals
