"""Does anything tell a seat what it cannot know? Non-interference, checked along a match.

What a seat cannot know is drawn anew; its view, its options, its refusals and what it sees of the
next input must stay the same to the byte. An input is only compared if it is legal in both
states; where it reveals something, what was told before that must be equal. Draws and secret
choices are hidden themselves: another one that leads to the same view must be told alike. So are
actions of an open choice that only their own seat is told of: any other such action must look the
same to everybody else, partners included.
"""

from __future__ import annotations

from typing import Any

from opendust.kernel.action import Action, Decision, Input, Outcome
from opendust.kernel.contract import Game, Plain
from opendust.kernel.event import Event, seen_by
from opendust.kernel.numbers import Choose
from opendust.kernel.pending import Chance, Choice, Pending
from opendust.kernel.play.dice import Stream
from tests.contract.mutants import mutant
from tests.contract.suite import event_texts, menu_text
from tests.contract.walk import Start, Step, chooser, random_option, walk

SPECTATOR = -1


class Coverage:
    """How much a walk could find out: a check that compares nothing proves nothing."""

    def __init__(self) -> None:
        self.different = 0
        self.compared = 0
        self.revealing = 0
        self.private = 0


def check_secrecy(game: Game[Any], start: Start, seed: int, seats: int, every: int = 1) -> Coverage:
    """Walk a match and draw anew, for every seat and a spectator, what it cannot know."""
    coverage = Coverage()
    for number, step in enumerate(walk(game, start, seed)):
        secret = isinstance(step.waiting, Choice) and step.waiting.is_secret
        if number % every and not (secret and number % 3 == 0):
            continue
        for seat in range(SPECTATOR, seats):
            key = (seed << 32 | number << 8 | seat + 1).to_bytes(16, "big")
            other = game.resample(step.state, seat, Stream(key))
            coverage.different += game.encode(other) != game.encode(step.state)
            compare(game, step, seat, other, chooser(seed + number), coverage)
            compare_alternatives(game, step, seat, chooser(seed + number))
            coverage.private += compare_private(game, step, seat, chooser(seed + number))
    return coverage


def compare(
    game: Game[Any], step: Step, seat: int, other: Any, choose: Choose, coverage: Coverage
) -> None:
    """Everything that the seat can ask or see."""
    state = step.state
    mine = game.view(state, seat)
    assert game.encode(mine) == game.encode(game.view(other, seat))
    assert open_part(step.waiting) == open_part(game.pending(other))
    assert open_part(step.waiting) == open_part(game.pending(mine))
    menu = menu_text(game.options(state, seat))
    assert menu == menu_text(game.options(other, seat))
    assert menu == menu_text(game.options(mine, seat))
    if isinstance(step.given, Decision):
        compare_refusals(game, state, other, seat, step.given.action, choose)
    compare_next(game, state, other, seat, step.given, coverage)


def open_part(waiting: Pending) -> str:
    """What everybody may know of what is waited for: not which cards are in the deck."""
    if isinstance(waiting, Chance):
        return f"{waiting.point} {waiting.count} {waiting.faces}"
    return repr(waiting)


def compare_refusals(
    game: Game[Any], state: Any, other: Any, seat: int, action: Action, choose: Choose
) -> None:
    """What the seat is told about the same actions of its own."""
    for tried in (action, *[mutant(game, state, action, choose) for _ in range(3)]):
        told = repr(game.refuse(state, seat, tried))
        assert told == repr(game.refuse(other, seat, tried)), tried


def is_legal(game: Game[Any], state: Any, given: Input) -> bool:
    """Whether an input may be given in a state."""
    if isinstance(given, Decision):
        return game.refuse(state, given.seat, given.action) is None
    waiting = game.pending(state)
    return isinstance(waiting, Chance) and waiting.is_possible(given.values)


def compare_next(
    game: Game[Any], state: Any, other: Any, seat: int, given: Input, coverage: Coverage
) -> None:
    """What the seat sees of the next input, and of the position after it."""
    if not is_legal(game, other, given):
        # Only what somebody else holds may make a difference to what is legal.
        assert not isinstance(given, Decision) or given.seat != seat
        return
    mine, theirs = state.copy(), other.copy()
    told, their_told = game.apply(mine, given), game.apply(theirs, given)
    first, second = before_reveal(told), before_reveal(their_told)
    assert seen_texts(game, mine, first, seat) == seen_texts(game, theirs, second, seat)
    coverage.compared += 1
    if len(first) < len(told):
        coverage.revealing += 1
        assert len(second) < len(their_told)
        return
    assert game.encode(game.view(mine, seat)) == game.encode(game.view(theirs, seat))


def compare_alternatives(game: Game[Any], step: Step, seat: int, choose: Choose) -> None:
    """What a seat sees of a draw or a secret choice tells no more than its view afterwards."""
    mine = step.state.copy()
    told = seen_texts(game, mine, game.apply(mine, step.given), seat)
    view = game.encode(game.view(mine, seat))
    for given in alternatives(game, step, choose):
        theirs = step.state.copy()
        events = game.apply(theirs, given)
        if game.encode(game.view(theirs, seat)) == view:
            assert seen_texts(game, theirs, events, seat) == told


def compare_private(game: Game[Any], step: Step, seat: int, choose: Choose) -> int:
    """Actions that only their own seat is told of all look the same to another; how many did."""
    given = step.given
    if not isinstance(given, Decision) or given.seat == seat:
        return 0
    looks: list[tuple[list[str], dict[str, Plain]]] = []
    menu = game.options(step.state, given.seat)
    for action in (given.action, *[option.fill(choose) for option in menu]):
        after = step.state.copy()
        events = game.apply(after, Decision(given.seat, action))
        if events and all(event.owner >= 0 for event in events):
            looks.append(
                (seen_texts(game, after, events, seat), game.encode(game.view(after, seat)))
            )
        elif not looks:
            return 0
    assert all(look == looks[0] for look in looks)
    return len(looks) - 1


def alternatives(game: Game[Any], step: Step, choose: Choose) -> list[Input]:
    """Other inputs of the same kind, if the input is a draw or a secret choice."""
    waiting, given = step.waiting, step.given
    if isinstance(given, Decision):
        assert isinstance(waiting, Choice)
        if not waiting.is_secret:
            return []
        menu = game.options(step.state, given.seat)
        return [Decision(given.seat, random_option(menu, choose).fill(choose)) for _ in range(2)]
    assert isinstance(waiting, Chance)
    left = [value for value in waiting.pool if value not in given.values]
    if not left:
        return []
    other = left[choose(len(left))]
    places = [choose(waiting.count) for _ in range(2)]
    return [Outcome((*given.values[:place], other, *given.values[place + 1 :])) for place in places]


def before_reveal(events: list[Event]) -> list[Event]:
    """The events up to the first one that brings something hidden to light."""
    for number, event in enumerate(events):
        if event.reveals:
            return events[:number]
    return events


def seen_texts(game: Game[Any], state: Any, events: list[Event], seat: int) -> list[str]:
    """What a seat sees of events, as text."""
    return event_texts(game, state, seen_by(events, seat))
