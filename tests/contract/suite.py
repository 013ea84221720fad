"""What every game must fulfil, as functions of a game and a start; each walks a random match.

`test_games.py` applies them to each game; the game's `subject.py` gives its setups and positions,
and what only the game knows. All of them use the public contract and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from opendust.kernel.action import Action, Decision, is_shaped
from opendust.kernel.contract import Game, Plain
from opendust.kernel.event import Event
from opendust.kernel.numbers import Choose
from opendust.kernel.option import Amount, Counts, Domain, Option, Pick
from opendust.kernel.pending import Chance, Choice, Pending, Result
from opendust.kernel.play.match import Match
from opendust.kernel.refusal import Refused
from opendust.kernel.text.digest import canonical, digest
from opendust.kernel.text.notation import (
    format_action,
    format_event,
    format_input,
    parse_action,
    parse_event,
    parse_input,
)
from opendust.kernel.text.record import read_record, replay, verify, write_record
from tests.contract.mutants import misshapen, mutant, random_action
from tests.contract.walk import Start, chooser, random_input, random_option, walk

Invariants = Callable[[Any, Any], None]
"""Checks a state against the state before it (None at the start); raises AssertionError."""


def text_of(game: Game[Any], state: Any) -> str:
    """The whole position as one text."""
    return canonical(game.encode(state))


def domain_text(domain: Domain) -> str:
    """A domain as text."""
    if isinstance(domain, Pick):
        return f"one of {domain.values}"
    if isinstance(domain, Amount):
        return f"{domain.least} to {domain.most}"
    if isinstance(domain, Counts):
        return f"{domain.least} to {domain.most} of {domain.upper}"
    return f"{domain.least} to {domain.most} of {domain.values}"


def menu_text(menu: list[Option]) -> list[str]:
    """Options as text."""
    return [
        " ".join([str(option.verb.value), *[domain_text(domain) for domain in option.domains]])
        for option in menu
    ]


def event_texts(game: Game[Any], state: Any, events: list[Event]) -> list[str]:
    """Events as text."""
    return [format_event(game, state, event) for event in events]


def is_offered(game: Game[Any], state: Any, seat: int, action: Action) -> bool:
    """Whether an action is a well-formed filling of one of the seat's options."""
    if not is_shaped(game.VERBS[action.verb], action):
        return False
    return any(option.contains(action) for option in game.options(state, seat))


# --- pending, options, refuse, default --------------------------------------------------------


def check_pending(game: Game[Any], start: Start, seed: int) -> set[str]:
    """Every state waits for a choice with options, for chance, or is over; the points seen."""
    seen: set[str] = set()
    for step in walk(game, start, seed):
        seen.add(step.waiting.point if not isinstance(step.waiting, Result) else "over")
        if isinstance(step.waiting, Chance):
            check_chance(step.waiting)
        else:
            check_choice(game, step.state, step.waiting)
    return seen


def check_chance(waiting: Chance) -> None:
    """Chance asks for something, and for no more than there is."""
    assert waiting.count > 0
    assert waiting.faces > 0 or waiting.count <= len(waiting.pool)
    assert len(set(waiting.pool)) == len(waiting.pool)


def check_choice(game: Game[Any], state: Any, waiting: Pending) -> None:
    """Somebody chooses, each has options and a default; nobody else has an option."""
    assert isinstance(waiting, Choice)
    assert waiting.seats
    for seat in range(-1, 8):
        menu = game.options(state, seat)
        if seat not in waiting.seats:
            assert not menu
            continue
        assert menu
        action = game.default(state, seat)
        assert game.refuse(state, seat, action) is None, action
        assert is_offered(game, state, seat, action), action


def check_options(game: Game[Any], start: Start, seed: int) -> None:
    """What is offered is accepted, and what is not offered is refused."""
    choose = chooser(seed + 1)
    for step in walk(game, start, seed):
        if not isinstance(step.waiting, Choice):
            action = random_action(game, step.state, choose)
            assert game.refuse(step.state, 0, action) is not None
            continue
        seat = step.waiting.seats[0]
        menu = game.options(step.state, seat)
        for option in menu:
            action = option.fill(choose)
            assert is_shaped(game.VERBS[action.verb], action), action
            assert game.refuse(step.state, seat, action) is None, action
            assert option.contains(action), action
        judge_mutants(game, step.state, seat, random_option(menu, choose).fill(choose), choose)


def judge_mutants(
    game: Game[Any], state: Any, seat: int, action: Action, choose: Choose, amount: int = 12
) -> None:
    """Near misses: refused exactly if no option contains them."""
    for _ in range(amount):
        near = mutant(game, state, action, choose)
        refusal = game.refuse(state, seat, near)
        assert (refusal is None) == is_offered(game, state, seat, near), (near, refusal)
        if refusal is not None:
            assert refusal.rule
            assert refusal.message
    for wrong in misshapen(action, choose):
        assert game.refuse(state, seat, wrong) is not None, wrong
    assert game.refuse(state, -1, action) is not None
    assert game.refuse(state, 99, action) is not None


def check_refused_changes_nothing(game: Game[Any], start: Start, seed: int) -> None:
    """A refused input raises and leaves the state as it was."""
    choose = chooser(seed + 2)
    for step in walk(game, start, seed):
        before = game.encode(step.state)
        for seat in (0, 1):
            action = random_action(game, step.state, choose)
            if isinstance(step.given, Decision):
                action = mutant(game, step.state, step.given.action, choose)
            if game.refuse(step.state, seat, action) is None:
                continue
            with pytest.raises(Refused):
                game.apply(step.state, Decision(seat, action))
        assert game.encode(step.state) == before


# --- copies, positions, records, notation -----------------------------------------------------


def check_copies(game: Game[Any], start: Start, seed: int, every: int = 1) -> None:
    """A copy goes on like its original, and neither changes the other."""
    for number, step in enumerate(walk(game, start, seed)):
        if number % every:
            continue
        before = game.encode(step.state)
        copy, ahead = step.state.copy(), step.state.copy()
        game.apply(ahead, step.given)
        assert game.encode(step.state) == before == game.encode(copy)
        game.apply(copy, step.given)
        assert game.encode(step.state) == before
        assert game.encode(copy) == game.encode(ahead)


def check_positions(game: Game[Any], start: Start, seed: int, every: int = 1) -> None:
    """A position written and read again is the same, and goes on the same."""
    for number, step in enumerate(walk(game, start, seed)):
        if number % every:
            continue
        data = game.encode(step.state)
        other = game.decode(data, start.setup)
        assert text_of(game, other) == text_of(game, step.state)
        assert pending_text(game.pending(other)) == pending_text(step.waiting)
        for seat in step.waiting.seats if isinstance(step.waiting, Choice) else ():
            menu = menu_text(game.options(step.state, seat))
            assert menu_text(game.options(other, seat)) == menu
        mine = step.state.copy()
        told = event_texts(game, mine, game.apply(mine, step.given))
        assert event_texts(game, other, game.apply(other, step.given)) == told
        assert game.encode(other) == game.encode(mine)


def pending_text(waiting: Pending) -> str:
    """What is waited for, as text."""
    if isinstance(waiting, Chance):
        return f"{waiting.point} {waiting.count} {waiting.faces} {waiting.pool}"
    return repr(waiting)


def check_record(game: Game[Any], start: Start, seed: int) -> None:
    """A match written as a record, read and replayed ends where it ended; its dice are right."""
    match = random_match(game, start, seed)
    text = write_record(match, with_seed=True)
    record = read_record(text, "match")
    again = replay(game, record)
    assert digest(game.encode(again.state)) == digest(game.encode(match.state))
    assert write_record(again, with_seed=True) == text
    assert verify(game, record) == []
    half = replay(game, record, until=len(match.inputs) // 2)
    unfinished = read_record(write_record(half, with_seed=True), "half")
    assert verify(game, unfinished) == []
    assert text_of(game, replay(game, unfinished).state) == text_of(game, half.state)


def random_match(game: Game[Any], start: Start, seed: int) -> Match[Any]:
    """A match with real dice, played by random choices to its end."""
    match: Match[Any] = Match(game, start.setup, seed.to_bytes(16, "big"))
    choose = chooser(seed)
    while True:
        waiting = match.pending
        if isinstance(waiting, Result):
            return match
        if isinstance(waiting, Chance):
            match.roll()
        else:
            match.enter(random_input(game, match.state, waiting, choose))


def check_notation(game: Game[Any], start: Start, seed: int) -> None:
    """Every action, input and event reads back as what was written."""
    for step in walk(game, start, seed):
        chance = step.waiting if isinstance(step.waiting, Chance) else None
        line = format_input(game, step.state, chance, step.given)
        assert parse_input(game, step.state, line, "", 0) == step.given
        if isinstance(step.given, Decision):
            words = format_action(game, step.state, step.given.action)
            assert parse_action(game, step.state, words) == step.given.action
        after = step.state.copy()
        for event in game.apply(after, step.given):
            for seen in (event, event.public):
                if seen is not None:
                    assert parse_event(game, after, format_event(game, after, seen)) == seen


def check_invariants(game: Game[Any], start: Start, seed: int, invariants: Invariants) -> None:
    """What the game says must hold, after every input."""
    before: Any = None
    last: Any = None
    for step in walk(game, start, seed):
        invariants(step.state, before)
        before = step.state.copy()
        last = step.state
    invariants(last, before)


def final_digest(game: Game[Any], start: Start, seed: int) -> str:
    """The digest of where a seeded match ends, events included."""
    told: list[Plain] = []
    state: Any = None
    for step in walk(game, start, seed):
        state = step.state.copy()
        told.append(digest(list(event_texts(game, state, game.apply(state, step.given)))))
    return digest([digest(game.encode(state)), *told])
