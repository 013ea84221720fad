"""Is a planted blunder found? Records of captains, with a decision that gives the match away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from opendust.analysis.analyse import Analyst
from opendust.analysis.decisions import QUICK, Effort, judged, serious
from opendust.analysis.judge import judge_of
from opendust.analysis.report.report import MARKED, Judged
from opendust.analysis.report.story import Story
from opendust.analysis.report.wording import moment_text
from opendust.kernel.action import Decision
from opendust.kernel.pending import Choice
from opendust.kernel.text.notation import parse_action
from opendust.kernel.text.record import read_record, replay
from opendust.registry import GAMES
from opendust.words import LANGUAGES
from opendust.words.vocabulary import vocabulary_of

SOME = Effort("some", 5, 3, 32, 3)
DATA = Path(__file__).with_name("data")


def decided(game: str, text: str) -> Judged:
    """The verdict on a decision after the last input of a record."""
    contract = GAMES[game]
    path = DATA / f"planted-{game}.record"
    record = read_record(path.read_text(encoding="utf-8"), path.name)
    state: Any = replay(contract, record).state
    waiting = contract.pending(state)
    assert isinstance(waiting, Choice)
    given = Decision(waiting.seats[0], parse_action(contract, state, text))
    return judged(contract, judge_of(game), state, given, 1, path.name, SOME)


@pytest.mark.parametrize(
    ("game", "played", "planted", "better"),
    [
        ("dust", "attack sarmatia siberia 3 mech", "done", "attack"),
        (
            "tactics",
            "activate heavy-flak-grenadiers move+attack",
            "activate heavy-flak-grenadiers move+move",
            "activate heavy-flak-grenadiers",
        ),
    ],
)
def test_a_planted_blunder_is_found(game: str, played: str, planted: str, better: str) -> None:
    found = decided(game, planted)
    assert found["verdict"] == "blunder", found
    assert found["best"].startswith(better)
    assert found["loss"] > found["margin"]
    assert decided(game, played)["verdict"] not in MARKED


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "verb"), [("tactics", "step"), ("dust", "destroy")])
def test_a_decision_is_told_with_its_unit_or_its_battle(
    game: str, verb: str, language: str
) -> None:
    """“step: h2” alone says nothing to a player: whose step was it?"""
    contract = GAMES[game]
    path = DATA / f"planted-{game}.record"
    story = Story.of(replay(contract, read_record(path.read_text(encoding="utf-8"), path.name)))
    at, given = next(
        (at, given)
        for at, given in enumerate(story.inputs)
        if isinstance(given, Decision) and given.action.verb.value == verb
    )
    state = story.states[at]
    nouns = vocabulary_of(game)
    if game == "dust":
        about = nouns.noun_text(state, "area", state.battle.target, language)
    else:
        about = nouns.noun_text(state, "unit", state.activation.unit, language)
    assert moment_text(story, at + 1, given.seat, language).endswith(f", {about}")


def test_what_uses_up_nothing_is_neither_judged_nor_proposed() -> None:
    """A standing order was a blunder of 60 %, blamed for the activation that came after it."""
    contract, judge = GAMES["tactics"], judge_of("tactics")
    path = DATA / "planted-tactics.record"
    match = replay(contract, read_record(path.read_text(encoding="utf-8"), path.name))
    waiting = contract.pending(match.state)
    assert isinstance(waiting, Choice)
    seat = waiting.seats[0]
    options = contract.options(match.state, seat)
    orders = [option for option in options if option.verb.value == "order"]
    assert orders
    assert not [one for one in serious(judge, options) if one.verb.value == "order"]
    assert serious(judge, orders) == orders
    match.enter(Decision(seat, orders[0].fill(lambda _: 0)))
    story = Story.of(match)
    given = story.inputs[-1]
    assert isinstance(given, Decision)
    assert Analyst(story, judge).decision(len(story.inputs) - 1, given, SOME) is None


def told_of(name: str, step: int, game: str = "tactics") -> Judged:
    """The verdict of a quick analysis on one step of a record."""
    path = DATA / f"{name}-{game}.record"
    record = read_record(path.read_text(encoding="utf-8"), path.name)
    analyst = Analyst(Story.of(replay(GAMES[game], record)), judge_of(game))
    given = analyst.story.inputs[step - 1]
    assert isinstance(given, Decision)
    found = analyst.decision(step - 1, given, QUICK)
    assert found is not None
    return found


def test_a_step_is_judged_with_the_steps_that_were_really_made_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A good activation was blamed for its step, which an imagined player chose worse."""
    assert told_of("plan", 9)["verdict"] not in MARKED
    monkeypatch.setattr(Analyst, "plan", lambda *_: ())
    assert told_of("plan", 9)["verdict"] == "blunder"


def test_what_the_end_of_the_match_contradicts_is_not_believed() -> None:
    """By quick sense doing nothing won always, so a move was a blunder of 100 %; it won the game.

    Recruits win 20 % with doing nothing, and 45 % with the move.
    """
    assert told_of("contradicted", 83)["verdict"] not in MARKED


def test_one_claim_of_a_setup_does_not_decide_a_match() -> None:
    """It was a blunder of 86 %, as the rest of the setup was the same in every imagined world."""
    assert told_of("claim", 14, "dust")["verdict"] not in MARKED
