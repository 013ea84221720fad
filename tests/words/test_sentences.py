"""Whole sentences: events, prompts and refusals as people read them."""

from __future__ import annotations

import pytest

from opendust.dust import game
from opendust.dust.actions import Verb
from opendust.dust.edition import EDITIONS
from opendust.dust.events import CENTER_PLACED
from opendust.dust.state import NEUTRAL, State
from opendust.kernel.action import Action, Decision, Outcome
from opendust.kernel.alternatives import alternatives
from opendust.kernel.contract import Setup
from opendust.kernel.event import Event
from opendust.kernel.option import Pick
from opendust.kernel.pending import Chance, Choice, Result
from opendust.kernel.play.dice import Stream, draw_outcome
from opendust.kernel.play.match import Match
from opendust.kernel.refusal import Fault, Refusal
from opendust.kernel.text.notation import parse_action
from opendust.registry import rulebook_of
from opendust.words import (
    action_text,
    event_text,
    fault_text,
    option_text,
    prompt_text,
    refusal_text,
)
from opendust.words.catalogue import LANGUAGES, labelled, sources

SEATS = ("Anna", "Ben", "Cleo")


def random_match(edition: str, inputs: int) -> list[tuple[State, str]]:
    """States with the sentences of every language, from a match of random choices."""
    setup = Setup(SEATS, {"edition": edition})
    match = Match(game, setup, bytes(16))
    stream = Stream(bytes(15) + b"\1")
    sentences: list[tuple[State, str]] = []
    while len(match.inputs) < inputs:
        waiting = match.pending
        if isinstance(waiting, Result):
            break
        if isinstance(waiting, Chance):
            events = match.enter(Outcome(draw_outcome(waiting, Stream(bytes(16), match.outcomes))))
        else:
            seat = waiting.seats[0]
            options = game.options(match.state, seat)
            sentences += asked(match.state, seat, waiting)
            action = options[stream.below(len(options))].fill(stream.below)
            events = match.enter(Decision(seat, action))
        for event in events:
            for shown in (event, event.public):
                if shown is not None:
                    for language in LANGUAGES:
                        words = event_text(game, match.state, shown, language)
                        sentences.append((match.state, words))
    return sentences


def asked(state: State, seat: int, waiting: Choice) -> list[tuple[State, str]]:
    found: list[tuple[State, str]] = []
    for language in LANGUAGES:
        found.append((state, prompt_text(game, state, seat, waiting.point, language)))
        for option in game.options(state, seat)[:3]:
            found.append((state, option_text(game, state, option, waiting.point, language)))
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_sentence_of_a_match_lacks_a_word(edition: str) -> None:
    sentences = random_match(edition, 600)
    assert len(sentences) > 1000
    broken = {words for _, words in sentences if "{" in words or "dust-" in words or "#" in words}
    assert broken == set()


def started(point: str = "setup_center") -> State:
    """A position in which Anna decides something: where her first production center stands."""
    match = Match(game, Setup(SEATS, {}), bytes(16))
    while True:
        match.settle_chance()
        waiting = match.pending
        assert isinstance(waiting, Choice)
        if waiting.point == point and waiting.seats == (0,):
            return match.state
        match.choose_default(waiting.seats[0])


def refused(state: State, seat: int, words: str, language: str = "en") -> str:
    action = parse_action(game, state, words)
    refusal = game.refuse(state, seat, action)
    assert refusal is not None
    return refusal_text(game, state, refusal, language, seat=seat, action=action)


def test_a_refusal_says_why_what_else_and_which_rule() -> None:
    state = started()
    source = next(
        area for area in range(state.board.land_count)
        if state.owner[area] == 0 and state.board.is_source(area)
    )  # fmt: skip
    words = refused(state, 0, f"center {state.board.ids[source]}")
    label = state.board.label(source, "en")
    assert words.startswith(
        f"{label} is a power source. You can’t build a production center on it."
    )
    assert "You can choose: " in words
    assert "  (COMP-14, English Premium rulebook p.\N{NO-BREAK SPACE}" in words


def test_a_refusal_of_another_verb_names_the_verbs_of_now() -> None:
    assert "Now you can: place a production center." in refused(started(), 0, "pass")


def test_a_refusal_cites_its_source_in_the_readers_language() -> None:
    words = refused(started(), 0, "pass", "it")
    assert "Ora puoi: piazzare un centro di produzione." in words
    assert "Regolamento inglese, edizione Premium p" in words


def test_a_refusal_never_offers_what_was_just_chosen() -> None:
    state = started("movement")
    move = next(option for option in game.options(state, 0) if option.verb is Verb.MOVE)
    start = move.domains[0]
    assert isinstance(start, Pick)
    (origin,) = start.values
    elsewhere = state.board.area_count - 1
    words = refused(
        state, 0, f"move {state.board.ids[origin]} {state.board.ids[elsewhere]} 99 tank"
    )
    label = state.board.label(origin, "en")
    assert words.startswith(f"These units aren’t in {label}. You can choose at most: ")


def test_a_refusal_that_knows_two_ways_out_joins_them() -> None:
    words = refused(started("purchase"), 0, "buy 3 bomber")
    assert "You have 17. You can choose 1 to 2. Or: tank, mech, fighter, submarine." in words


def test_a_page_is_named_as_in_the_readers_language_and_without_remarks() -> None:
    book = rulebook_of("dust", "de")
    assert book.cited("IT p6 (token explicit)").endswith(" S.\N{NO-BREAK SPACE}6")


def test_what_is_offered_instead_is_legal() -> None:
    state = started()
    action = Action(Verb.CENTER, (state.board.area_count - 1,))
    offered = alternatives(game, state, 0, action)
    assert [could.field for could in offered] == [0]
    for area in offered[0].values:
        assert game.refuse(state, 0, Action(Verb.CENTER, (area,))) is None


def test_area_names_are_those_of_the_language() -> None:
    state = started()
    refusal = Refusal("CMBT-12", "target-unoccupied", target="yangtze")
    assert "Jangtse" in refusal_text(game, state, refusal, "de")
    assert "Yangtsé" in refusal_text(game, state, refusal, "fr")


def test_a_fault_names_the_nearest_word() -> None:
    fault = Fault("", 0, "name-unknown", noun="area", text="siberla", nearest=("siberia",))
    assert fault_text(fault) == "“siberla” isn’t an area. Did you mean siberia?"


def test_a_language_without_a_message_speaks_english(monkeypatch: pytest.MonkeyPatch) -> None:
    fault = Fault("", 0, "case-field-missing", field="title")
    assert fault_text(fault, "fr") != fault_text(fault, "en")
    monkeypatch.delitem(sources("fr"), "case-field-missing")
    assert fault_text(fault, "fr") == fault_text(fault, "en")


def test_a_label_has_the_colon_of_the_language() -> None:
    assert labelled("b5", "rubble", "en") == "b5: rubble"
    assert labelled("b5", "décombres", "fr") == "b5\u00a0: décombres"


def test_an_action_says_what_its_button_says_and_how_many_of_what() -> None:
    state = started("purchase")
    label = action_text(game, state, parse_action(game, state, "buy 2 tank"))
    assert label == "buy units: 2 tanks"
    assert action_text(game, state, Action(Verb.DONE, ())) == "end your purchase"


def test_neutral_forces_are_many_and_a_player_is_one() -> None:
    state = game.new_game(Setup(SEATS, {"edition": "premium-en"}))
    gaul = state.board.ids.index("gaul")
    told = {
        "de": ("bauen", "baut"),
        "it": ("costruiscono", "costruisce"),
        "fr": ("construisent", "construit"),
    }
    for language, forms in told.items():
        for owner, form in zip((NEUTRAL, 0), forms, strict=True):
            built = Event(CENTER_PLACED, (owner, gaul))
            assert f" {form} " in event_text(game, state, built, language)
