"""Whole sentences of Dust Tactics: every event, prompt and option of random matches in words."""

from __future__ import annotations

import re

import pytest

from opendust.kernel.contract import Setup
from opendust.kernel.pending import Chance, Result
from opendust.kernel.play.dice import Stream
from opendust.kernel.play.match import Match
from opendust.kernel.text.notation import parse_action
from opendust.tactics import game
from opendust.tactics.state import State
from opendust.tactics.texts.scenario import scenario_names
from opendust.words import event_text, option_text, prompt_text, refusal_text
from opendust.words.tactics.vocabulary import unit_codes

BROKEN = re.compile(r"[{}]|#\d|tactics-[a-z]")


def sentences(scenario: str, inputs: int) -> list[str]:
    """Every sentence of a match of random choices."""
    match = Match(game, Setup(("Anna", "Ben"), {"scenario": scenario}), bytes(16))
    stream = Stream(bytes(15) + b"\1")
    found: list[str] = []
    while len(match.inputs) < inputs:
        waiting = match.pending
        if isinstance(waiting, Result):
            break
        if isinstance(waiting, Chance):
            events = match.roll()
        else:
            seat = waiting.seats[0]
            options = game.options(match.state, seat)
            found.append(prompt_text(game, match.state, seat, waiting.point))
            found += [option_text(game, match.state, some, waiting.point) for some in options]
            action = options[stream.below(len(options))].fill(stream.below)
            events = match.submit(seat, action)
        found += [event_text(game, match.state, event) for event in events]
    return found


@pytest.mark.parametrize("scenario", scenario_names())
def test_no_sentence_of_a_match_lacks_a_word(scenario: str) -> None:
    found = sentences(scenario, 250)
    assert len(found) > 200
    assert {words for words in found if BROKEN.search(words)} == set()


def test_a_refusal_says_why_what_else_and_which_rule() -> None:
    match = Match(game, Setup(("Anna", "Ben"), {}), bytes(16))
    match.settle_chance()
    while prompt(match) != "entry":
        match.choose_default(seat_of(match))
    action = parse_action(game, match.state, "enter e1")
    refusal = game.refuse(match.state, seat_of(match), action)
    assert refusal is not None
    words = refusal_text(game, match.state, refusal, seat=seat_of(match), action=action)
    assert words.startswith("e1 isn’t one of your free deployment spaces. You can choose: ")
    assert words.endswith("(AMB-SETUP-3; also SETUP-07)")


def prompt(match: Match[State]) -> str:
    waiting = match.pending
    return "" if isinstance(waiting, Result) else waiting.point


def seat_of(match: Match[State]) -> int:
    waiting = match.pending
    assert not isinstance(waiting, (Result, Chance))
    return waiting.seats[0]


@pytest.mark.parametrize("scenario", scenario_names())
def test_every_unit_has_a_code_of_its_own(scenario: str) -> None:
    state = game.new_game(Setup(("Anna", "Ben"), {"scenario": scenario}))
    codes = unit_codes(state)
    assert len(set(codes)) == state.battle.unit_count
    assert all(1 <= len(code) <= 3 for code in codes)
