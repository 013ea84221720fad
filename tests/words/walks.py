"""Everything that is said in matches of random choices: prompts, options, refusals, events."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from opendust.kernel.action import Action, Arg, Field, Shape
from opendust.kernel.contract import Game, Setup
from opendust.kernel.event import Event
from opendust.kernel.pending import Chance, Choice, Result
from opendust.kernel.play.dice import Stream
from opendust.kernel.play.match import Match
from opendust.registry import GAMES
from opendust.words import action_text, event_text, option_text, prompt_text, refusal_text
from opendust.words.catalogue import LANGUAGES

SEATS = ("Anna", "Ben")
MOST_OPTIONS = 4
TRIES = 3


class Said(NamedTuple):
    """A sentence, its kind and its language."""

    kind: str
    language: str
    sentence: str


def walk(name: str, settings: dict[str, str], inputs: int) -> tuple[set[Said], set[str]]:
    """Every different sentence of a match of random choices, and every name of the notation."""
    game: Game[Any] = GAMES[name]
    match = Match(game, Setup(SEATS, settings), bytes(16))
    stream = Stream(bytes(15) + b"\1")
    found: set[Said] = set()
    while len(match.inputs) < inputs:
        waiting = match.pending
        if isinstance(waiting, Result):
            break
        if isinstance(waiting, Chance):
            events = match.roll()
        else:
            seat = waiting.seats[0]
            found.update(asked(game, match.state, seat, waiting, stream))
            options = game.options(match.state, seat)
            action = options[stream.below(len(options))].fill(stream.below)
            found.update(
                Said("action", language, action_text(game, match.state, action, language))
                for language in LANGUAGES
            )
            events = match.submit(seat, action)
        found.update(told(game, match.state, events))
    return found, names_in(game, match.state)


def asked(
    game: Game[Any], state: Any, seat: int, waiting: Choice, stream: Stream
) -> Iterator[Said]:
    """The prompt, some options, and why a few random actions are refused."""
    view = game.view(state, seat)
    tried = [random_action(game, view, stream) for _ in range(TRIES)]
    refused = [(action, game.refuse(view, seat, action)) for action in tried]
    for language in LANGUAGES:
        yield Said("prompt", language, prompt_text(game, view, seat, waiting.point, language))
        for option in game.options(view, seat)[:MOST_OPTIONS]:
            words = option_text(game, view, option, waiting.point, language)
            yield Said("option", language, words)
        for action, refusal in refused:
            if refusal is not None:
                words = refusal_text(game, view, refusal, language, seat=seat, action=action)
                yield Said("refusal", language, words)


def random_action(game: Game[Any], state: Any, stream: Stream) -> Action:
    """Any verb with any arguments that there are."""
    verbs = list(game.VERBS)
    verb = verbs[stream.below(len(verbs))]
    return Action(
        verb, tuple([random_arg(game, state, field, stream) for field in game.VERBS[verb]])
    )


def random_arg(game: Game[Any], state: Any, field: Field, stream: Stream) -> Arg:
    """Something that could stand in a field."""
    if field.shape is Shape.AMOUNT:
        return stream.below(5)
    value = stream.below(max(1, len(game.names(state, field.noun))))
    if field.shape is Shape.PICK:
        return value
    return ((value, 1 + stream.below(3)),) if field.shape is Shape.COUNTS else (value,)


def told(game: Game[Any], state: Any, events: list[Event]) -> Iterator[Said]:
    """What happened, as everybody and as others see it."""
    for event in events:
        for shown in (event, event.public):
            if shown is not None:
                for language in LANGUAGES:
                    yield Said("event", language, event_text(game, state, shown, language))


def names_in(game: Game[Any], state: Any) -> set[str]:
    """Every name of the notation: of things, verbs and events."""
    signatures = [*game.VERBS.values(), *game.EVENTS.values()]
    nouns = {field.noun for signature in signatures for field in signature if field.noun}
    found = {name for noun in nouns for name in game.names(state, noun)}
    found |= {str(verb.value) for verb in game.VERBS}
    return found | {str(kind.value) for kind in game.EVENTS}
