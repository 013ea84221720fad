"""Do the lessons lead through whole matches, with words for every step in every language?"""

from __future__ import annotations

import re

import pytest

from opendust.kernel.action import Decision
from opendust.kernel.pending import Chance, Result
from opendust.kernel.play.match import Match
from opendust.kernel.text.record import replay, verify
from opendust.registry import GAMES, OURS
from opendust.scenes.lessons import lesson, lesson_names
from opendust.words.catalogue import LANGUAGES, catalogue_texts

LESSONS = [name for game in OURS for name in lesson_names(game)]


def test_every_game_has_a_lesson() -> None:
    assert all(lesson_names(game) for game in OURS)


@pytest.mark.parametrize("name", LESSONS)
def test_the_record_of_a_lesson_is_sound(name: str) -> None:
    assert verify(GAMES[lesson(name).game], lesson(name).record) == []


@pytest.mark.parametrize("name", LESSONS)
def test_following_the_hints_wins(name: str) -> None:
    guide = lesson(name)
    game = GAMES[guide.game]
    match = Match(game, guide.record.setup, guide.record.seed)
    while not isinstance(match.pending, Result):
        if isinstance(match.pending, Chance):
            match.roll()
            continue
        seat = match.pending.seats[0]
        view = game.view(match.state, seat)
        action = guide.next_action(game, view, match.inputs, seat)
        if guide.is_done(match.inputs):
            return
        assert action is not None
        match.submit(seat, action)
    assert match.pending.winners == (guide.seat,)


@pytest.mark.parametrize("name", LESSONS)
def test_every_text_belongs_to_a_decision_and_is_written(name: str) -> None:
    guide = lesson(name)
    assert all(int(at) < len(guide.script[guide.seat]) for at in guide.texts)
    for language in LANGUAGES:
        written = catalogue_texts(language)["lesson.ftl"]
        wanted = {*guide.texts.values(), f"lesson-{name}", f"lesson-{name}-brief"}
        if guide.end < len(guide.script[guide.seat]):
            wanted.add(f"lesson-{name}-done")
        assert all(f"\n{message} = " in written for message in wanted)


@pytest.mark.parametrize("game", OURS)
def test_the_parts_are_taken_one_by_one_and_each_step_says_something(game: str) -> None:
    parts = [lesson(name) for name in lesson_names(game)][1:]
    assert len(parts) == 6
    for guide in parts:
        assert guide.begin < guide.end
        assert str(guide.begin) in guide.texts


@pytest.mark.parametrize("name", LESSONS)
def test_every_step_is_explained_in_words_of_its_own(name: str) -> None:
    guide = lesson(name)
    assert set(map(int, guide.texts)) == set(range(guide.begin, guide.end))


@pytest.mark.parametrize("name", lesson_names("tactics"))
def test_every_step_of_dust_tactics_names_the_space_of_its_hint(name: str) -> None:
    guide = lesson(name)
    game = GAMES[guide.game]
    inputs = replay(game, guide.record).inputs
    state = Match(game, guide.record.setup, guide.record.seed).state
    number = 0
    for at, given in enumerate(inputs):
        if isinstance(given, Decision) and given.seat == guide.seat:
            for language in LANGUAGES if guide.begin <= number < guide.end else ():
                step = guide.step(game, state, inputs[:at], guide.seat, language)
                assert step is not None
                assert set(re.findall(r"\b[a-k]\d\b", step["text"])) <= set(step["places"]), step
            number += 1
        game.apply(state, given)
    assert number >= guide.end


def test_whoever_leaves_the_path_gets_no_hint() -> None:
    guide = lesson("dust-first")
    game = GAMES[guide.game]
    match = Match(game, guide.record.setup, guide.record.seed)
    match.settle_chance()
    view = game.view(match.state, guide.seat)
    hinted = guide.next_action(game, view, match.inputs, guide.seat)
    others = [action for option in game.options(view, guide.seat) for action in option.all()]
    other = next(action for action in others if action != hinted)
    match.submit(guide.seat, other)
    assert isinstance(match.inputs[-1], Decision)
    step = guide.step(game, game.view(match.state, guide.seat), match.inputs, guide.seat, "en")
    assert step is not None
    assert step["action"] == ""
    assert guide.step(game, view, match.inputs, 1 - guide.seat, "en") is None
