"""What does a screen say? Prompts, labels, the log, refusals: everything in a language.

Everything is said from a view and from events as their viewer may see them.
"""

from __future__ import annotations

from enum import Enum
from typing import Any

from typing_extensions import TypedDict

from opendust.kernel.action import Action
from opendust.kernel.contract import Game
from opendust.kernel.option import Amount, Counts, Option
from opendust.kernel.pending import Choice, Result
from opendust.scenes.stages import stage_of
from opendust.words import action_text, option_text, prompt_text, text
from opendust.words.catalogue import has_message, listed
from opendust.words.vocabulary import vocabulary_of

Labels = dict[str, dict[str, str]]
"""Words by noun and name in the notation."""


class OptionWords(TypedDict):
    """An option in words: what it does, and the question for each of its fields."""

    label: str
    questions: list[str]


class ChoiceWords(TypedDict):
    """The menu in words: options in their order, and what the values of the fields are called.

    `notes` say what helps to choose: who holds an area, what a card does.
    """

    options: list[OptionWords]
    default: str
    labels: Labels
    notes: Labels


class StateWords(TypedDict):
    """What is played, the round, whom the match waits for, what is to be decided, how it ended."""

    lang: str
    title: str
    round: int
    wait: str
    prompt: str
    result: str


def state_words(
    game: Game[Any], view: Any, seat: int, names: list[str], result: Result | None, language: str
) -> StateWords:
    """The banner of a screen. Somebody who waits reads whom for, and what they decide."""
    waiting = game.pending(view)
    wait, prompt = "", ""
    if result is None and isinstance(waiting, Choice):
        asked = seat if seat in waiting.seats else waiting.seats[0]
        prompt = prompt_text(game, view, asked, waiting.point, language)
        others = [names[other] for other in waiting.seats if other != seat]
        wait = wait_text(others, language, is_own=seat in waiting.seats)
    return StateWords(
        lang=language,
        title=stage_of(game.NAME).title(view, language),
        round=stage_of(game.NAME).round_of(view),
        wait=wait,
        prompt=prompt,
        result="" if result is None else result_text(result, names, language),
    )


def wait_text(others: list[str], language: str, *, is_own: bool) -> str:
    """Whom the match waits for."""
    if not others:
        return text("wait-for-you", language)
    message = "wait-for-you-and" if is_own else "wait-for"
    return text(message, language, players=listed(others), count=len(others))


def result_text(result: Result, names: list[str], language: str) -> str:
    """Who has won; if everybody has, nobody has."""
    if len(result.winners) in (0, len(names)):
        return text("play-draw", language)
    winners = [names[seat] for seat in result.winners]
    return text("play-winner", language, count=len(winners), players=listed(winners))


def choice_words(
    game: Game[Any], view: Any, options: list[Option], default: Action, language: str
) -> ChoiceWords:
    """A menu in words, and what is done for somebody who is absent."""
    waiting = game.pending(view)
    point = waiting.point if isinstance(waiting, Choice) else ""
    labels: Labels = {}
    notes: Labels = {}
    for noun, values in values_by_noun(game, options).items():
        known = game.names(view, noun)
        labels[noun], notes[noun] = {}, {}
        for value in sorted(values):
            labels[noun][known[value]] = label(game, view, noun, value, language)
            note = stage_of(game.NAME).note(view, noun, value, language)
            if note:
                notes[noun][known[value]] = note
    return ChoiceWords(
        options=[option_words(game, view, option, point, language) for option in options],
        default=action_text(game, view, default, language),
        labels=labels,
        notes={noun: found for noun, found in notes.items() if found},
    )


def label(game: Game[Any], view: Any, noun: str, value: int, language: str) -> str:
    """One thing by name."""
    return vocabulary_of(game.NAME).noun_text(view, noun, value, language)


def values_by_noun(game: Game[Any], options: list[Option]) -> dict[str, set[int]]:
    """Everything that the options speak of."""
    found: dict[str, set[int]] = {}
    for option in options:
        for field, domain in zip(game.VERBS[option.verb], option.domains, strict=True):
            if isinstance(domain, Amount):
                continue
            values = found.setdefault(field.noun, set())
            if isinstance(domain, Counts):
                values.update([key for key, _ in domain.upper])
            else:
                values.update(domain.values)
    return found


def option_words(
    game: Game[Any], view: Any, option: Option, point: str, language: str
) -> OptionWords:
    """One option."""
    return OptionWords(
        label=option_text(game, view, option, point, language),
        questions=[question(game, option.verb, at, language) for at in range(len(option.domains))],
    )


def question(game: Game[Any], verb: Enum, at: int, language: str) -> str:
    """The question for a field of a verb."""
    message = f"{game.NAME}-field-{game.VERBS[verb][at].name}"
    return text(message, language) if has_message(message) else ""
