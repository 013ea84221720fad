"""Does a captain's advice hold? Legal everywhere, with a reason, from the seat's view alone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from pydantic import TypeAdapter

from opendust.bots.comparison import Comparison, reasons
from opendust.bots.tactics.recruit.memory import Memory
from opendust.bots.tactics.recruit.survey import Survey
from opendust.bots.tactics.search.commander import GENERAL
from opendust.bots.tactics.search.reasons import leads
from opendust.bots.tactics.search.value import standing
from opendust.bots.tactics.search.weights import load_search_weights
from opendust.dust.phases import ClaimLand, ClaimSource
from opendust.kernel.pending import Chance, Choice, Result
from opendust.kernel.play.match import Match
from opendust.kernel.refusal import BadText
from opendust.kernel.text.notation import parse_action
from opendust.registry import GAMES
from opendust.scenes.counsel import counsel
from opendust.scenes.gains import gain_text
from opendust.scenes.study_models import Study
from opendust.scenes.tactics.imagined import no_gain_text
from opendust.words import text
from opendust.words.catalogue import LANGUAGES
from tests.bots.tactics.test_search import facing
from tests.scenes.test_scenes import begun

STUDY: TypeAdapter[Study] = TypeAdapter(Study)
MOST = 120


def advised(match: Match[Any], seat: int, language: str = "en") -> list[Any]:
    answer = counsel(match.game.NAME, match.game.view(match.state, seat), seat, language)
    STUDY.validate_python(answer, strict=True)
    return list(answer["advice"])


def follow(match: Match[Any], seat: int, advice: list[Any]) -> None:
    """Do what comes first; all of it must be legal."""
    view = match.game.view(match.state, seat)
    actions = [parse_action(match.game, view, one["action"]) for one in advice]
    assert all(match.game.refuse(view, seat, action) is None for action in actions)
    assert all(one["reason"] and one["label"] for one in advice)
    match.submit(seat, actions[0])


@pytest.mark.parametrize("name", ["dust", "tactics"])
def test_whoever_follows_the_captain_gets_through_the_game(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Whoever thinks against a clock advises otherwise on a busy machine.
    monkeypatch.setattr("opendust.scenes.counsel.monotonic", lambda: 0.0)
    match, points = begun(name), set()
    for _ in range(MOST):
        while isinstance(match.pending, Chance):
            match.roll()
        if isinstance(match.pending, Result):
            break
        points.add(match.pending.point)
        seat = match.pending.seats[0]
        language = LANGUAGES[len(points) % len(LANGUAGES)]
        follow(match, seat, advised(match, seat, language))
    assert len(points) > 6


def test_the_setup_of_dust_leads_to_power_sources() -> None:
    match, sites = begun("dust"), 0
    while True:
        while isinstance(match.pending, Chance):
            match.roll()
        assert isinstance(match.pending, Choice)
        seat = match.pending.seats[0]
        advice = advised(match, seat)
        if isinstance(match.state.phase, (ClaimLand, ClaimSource)):
            # As long as a source is free, the first advice is one, and says what it brings.
            assert 1 < len(advice) <= 3
            assert "power source" in advice[0]["reason"]
            assert match.state.board.is_source(match.state.board.index(advice[0]["places"][0]))
            sites += 1
        follow(match, seat, advice)
        if sites == 4:
            return


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_attack_on_the_battlefield_is_explained_by_what_it_does(language: str) -> None:
    state = facing()
    advice = counsel("tactics", state, 0, language)["advice"][0]
    assert "attack" in advice["action"] or "sustained" in advice["action"]
    # Two chances, and what makes the difference, the damage first.
    assert len(re.findall(r"[0-9]+[ \xa0]?%", advice["reason"])) == 2
    assert text("counsel-for-harm", language) in advice["reason"]


def test_whoever_has_no_choice_is_told_so() -> None:
    assert no_gain_text([], "en") == text("counsel-only", "en")


def test_a_choice_that_changes_nothing_claims_no_gain() -> None:
    same = Comparison(0.5, 0.5, ["harm"])
    assert no_gain_text([same], "en") == text("counsel-even", "en", chance="50%")


def test_the_reasons_are_all_of_the_lead() -> None:
    state = facing()
    state.health[state.battle.model_first[1]] -= 1
    weights = load_search_weights(GENERAL)
    survey = Survey(state, 0, weights.sense, Memory(b"sum"))
    lead = standing(survey, 0, weights.value) - standing(survey, 1, weights.value)
    assert sum(leads(survey, weights.value).values()) == pytest.approx(lead)


def test_reasons_are_at_most_three_the_largest_first() -> None:
    gains = {"harm": 2.0, "losses": 9.0, "objectives": 3.0, "guns": 8.0, "danger": -1.0}
    assert reasons(gains) == ["losses", "guns", "objectives"]


def test_only_whoever_is_asked_gets_advice() -> None:
    match = begun("dust")
    while isinstance(match.pending, Chance):
        match.roll()
    with pytest.raises(BadText):
        counsel("dust", GAMES["dust"].view(match.state, -1), -1, "en")


def test_the_same_view_gets_the_same_advice_whatever_the_others_hold() -> None:
    match = begun("dust")
    while isinstance(match.pending, Chance):
        match.roll()
    view = match.game.view(match.state, 0)
    again = match.game.decode(match.game.encode(view), match.setup)
    assert counsel("dust", view, 0, "en")["advice"] == counsel("dust", again, 0, "en")["advice"]


@pytest.mark.parametrize("figure", ["score", "points", "army", "income", "capitals"])
def test_french_tells_every_gain_without_a_word_to_be_elided_before_it(figure: str) -> None:
    found = gain_text(Comparison(0.6, 0.5, [figure]), "counsel-imagined", "counsel-by", "fr")
    assert text(f"counsel-by-{figure}", "fr") in found
    assert not re.search(r"\bd[eu] [aeiouéh]", found)
