"""Does the wire tell a seat what it cannot know? Two worlds that a viewer cannot tell apart.

At every step of a random match, what the viewer cannot know is drawn anew and put on a second
table. Everything that this viewer's socket and REST answers could carry must then be the same
bytes: the frame with position, options and table, the refusals of its own tries, and what it is
told of the next input, as long as nothing comes to light by it.
"""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from opendust.kernel.action import Decision, Input, Outcome
from opendust.kernel.pending import Chance, Choice
from opendust.kernel.play.dice import Stream, draw_outcome
from opendust.kernel.play.match import Match
from opendust.kernel.text.notation import format_action
from opendust.registry import GAMES, OURS, variants_of
from opendust.server.match.entry import Entry, How
from opendust.server.match.film import Film
from opendust.server.match.seating import sit
from opendust.server.match.table import Table
from opendust.server.match.terms import Terms
from opendust.server.match.wishes import Denied, take_wish
from opendust.server.rest.replay import eyes
from opendust.server.rest.study import StudyRequest, question
from opendust.server.room.upkeep import summary
from opendust.server.sockets.viewer import ENCODER
from opendust.server.wire.build import SPECTATOR, state_answer, update_frame
from opendust.server.wire.messages import Act
from opendust.server.wire.wants import Wants
from opendust.server.wire.why import why_not
from tests.server.playing import most_seats, variant_settings

EVERY_VARIANT = [(game, variant) for game in OURS for variant in variants_of(game).names]
ENOUGH = 100
WANTS = Wants(lang="en", scene=True)
LEAN = Wants("choices", updates="lean")


class Found:
    """How much was compared: worlds that differed, and inputs told alike."""

    def __init__(self) -> None:
        self.different = 0
        self.told = 0


def begun(game: str, variant: str, seed: int) -> Table:
    """A table for three in the middle of nothing."""
    terms = Terms.model_validate({
        "game": game, "settings": variant_settings(game, variant),
        "seats": [{"kind": "open"}] * most_seats(game, variant),
        "clock": {"mode": "live", "bank": 60},
    })  # fmt: skip
    table = Table(terms, bytes([seed]) * 16)
    for seat, name in zip(range(len(table.chairs)), ("Anna", "Bert", "Carl"), strict=False):
        sit(table, seat, name, 1_000)
    return table


def twin(match: Match[Any]) -> Match[Any]:
    """A match of its own that stands the same; `copy` would play it again from its beginning."""
    other: Match[Any] = Match.__new__(Match)
    for name in ("game", "setup", "seed", "watch", "outcomes", "start"):
        setattr(other, name, getattr(match, name))
    other.state, other.shares = match.state.copy(), copy.deepcopy(match.shares)
    other.inputs, other.marks, other.links = [*match.inputs], [*match.marks], [*match.links]
    return other


def copied(table: Table) -> Table:
    """A table of its own that stands the same."""
    assert table.match is not None
    other = copy.copy(table)
    other.match = twin(table.match)
    other.asked, other.answered = copy.deepcopy(table.asked), copy.deepcopy(table.answered)
    other.bank, other.history = list(table.bank), list(table.history)
    return other


def other_world(table: Table, seat: int, key: int) -> Table:
    """The same table with what the seat cannot know drawn anew."""
    other = copied(table)
    assert other.match is not None
    assert table.match is not None
    stream = Stream(key.to_bytes(16, "big"))
    other.match.state = table.game.resample(table.match.state, seat, stream)
    return other


def sent(data: object) -> str:
    """Data as it goes over the wire."""
    return ENCODER.encode(data).decode()


def leaving(table: Table, seat: int) -> str:
    """Everything that a viewer may ask for without acting."""
    assert table.match is not None
    view = table.game.view(table.match.state, seat)
    asked = question(table, view, seat, StudyRequest(what="odds", args={}))
    frames = [state_answer(table, seat, WANTS), json.loads(summary("match", table)), asked]
    return sent(frames)


def looking_back(table: Table, seat: int) -> str:
    """The last step of a replay and the table after it, while the match is on."""
    assert table.match is not None
    if table.result is not None:
        return ""
    film = Film(table.terms, table.seed)
    film.table = table
    film.states = [None] * table.version + [table.match.state]
    told = [film.step(table.history[-1], seat, "de"), film.scene(table.version, seat, "de")]
    table.history = table.history[-1:]
    return sent([*told, eyes(film, seat), film.luck(seat)])


def tries(table: Table, seat: int, action: str) -> str:
    """What a seat is told of an action, and of some that are wrong."""
    told = []
    for text in (action, "pass", "sing", action + " 7"):
        act = Act(id="try", version=table.version, action=text)
        try:
            take_wish(copied(table), seat, act, 2_000, WANTS)
            told.append("accepted")
        except Denied as denied:
            told.append(sent(denied.answer(act.id)))
        assert table.match is not None
        view = table.game.view(table.match.state, seat)
        told.append(why_not(table, view, seat, text, "fr").model_dump_json())
    return "\n".join(told)


def told_of(table: Table, given: Input, seat: int) -> tuple[str, bool]:
    """What a viewer is told of an input, and whether something came to light by it."""
    since = table.version
    assert table.match is not None
    if isinstance(given, Decision):
        table.act(given.seat, given.action, 3_000, How.PERSON)
    else:
        events = table.match.enter(given)
        table.took(Entry("input", 3_000, How.CHANCE), -1, events)
    news = table.since(since)
    assert news is not None
    reveals = any(event.reveals for happened in news for event in happened.events)
    updates = [update_frame(table, news, seat, WANTS), update_frame(table, news, seat, LEAN, since)]
    return sent(updates) + looking_back(table, seat), reveals


def is_possible(table: Table, given: Input) -> bool:
    """Whether an input is legal in a world."""
    assert table.match is not None
    if isinstance(given, Decision):
        return table.game.refuse(table.match.state, given.seat, given.action) is None
    waiting = table.match.pending
    return isinstance(waiting, Chance) and waiting.is_possible(given.values)


def compare(table: Table, given: Input, seat: int, key: int, found: Found) -> None:
    """Everything that one viewer gets, in both worlds."""
    assert table.match is not None
    other = other_world(table, seat, key)
    assert other.match is not None
    game = table.game
    found.different += game.encode(other.match.state) != game.encode(table.match.state)
    if isinstance(table.match.pending, Choice):
        assert leaving(table, seat) == leaving(other, seat)
    if isinstance(given, Decision) and seat != SPECTATOR:
        action = format_action(game, table.match.state, given.action)
        assert tries(table, seat, action) == tries(other, seat, action)
    if is_possible(other, given):
        first, reveals = told_of(copied(table), given, seat)
        second, _ = told_of(other, given, seat)
        if not reveals:
            assert first == second
            found.told += 1


def next_input(table: Table, source: random.Random) -> Input:
    """Chance by the stream; a choice by chance."""
    assert table.match is not None
    waiting: Any = table.match.pending
    if isinstance(waiting, Chance):
        return Outcome(draw_outcome(waiting, Stream(table.seed, table.match.outcomes)))
    seat = source.choice(waiting.seats)
    option = source.choice(table.game.options(table.match.state, seat))
    return Decision(seat, option.fill(source.randrange))


@pytest.mark.parametrize(("game", "variant"), EVERY_VARIANT)
def test_the_wire_says_the_same_in_worlds_that_look_the_same(game: str, variant: str) -> None:
    source, found = random.Random(7), Found()
    table = begun(game, variant, 9)
    number = 0
    while table.result is None:
        number += 1
        given = next_input(table, source)
        for seat in range(SPECTATOR, len(table.chairs)):
            compare(table, given, seat, number * 10 + seat + 1, found)
        told_of(table, given, SPECTATOR)
    assert found.different > ENOUGH
    assert found.told > ENOUGH


class Leaky:
    """A game that shows everybody everything."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def view(self, state: Any, seat: int) -> Any:
        return state


def test_a_leak_would_be_found() -> None:
    game = next(iter(GAMES))
    table = begun(game, variants_of(game).names[0], 9)
    leaky: Any = Leaky(table.game)
    table.game = leaky
    with pytest.raises(AssertionError):
        compare(table, next_input(table, random.Random(7)), SPECTATOR, 5, Found())
