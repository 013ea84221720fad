"""How does an analysis read? The same data, with sentences in a language for people."""

from __future__ import annotations

from typing import Any, Final

from typing_extensions import TypedDict

from opendust.analysis.report.report import Analysis, Judged, TurningPoint
from opendust.analysis.report.story import Story
from opendust.analysis.report.summary import is_marked, suspects
from opendust.kernel.action import Action, Shape
from opendust.kernel.contract import Game
from opendust.kernel.text.notation import name_of, parse_action
from opendust.words import action_text, text
from opendust.words.numbers import number_text, percent_text
from opendust.words.prompts import subject_text

PLACES: Final = ("area", "space")
"""The nouns of places on a board."""
SHARES: Final = frozenset(["won", "won-soon", "capital-kept", "capital-taken"])
"""Figures that say how often; all others say how much."""
MINUS: Final = "\u2212"
NOTHING: Final = 0.005
"""Less than half a per cent."""


class ActionWords(TypedDict):
    """An action in words, and the places on the board that it names, in its own order."""

    label: str
    places: list[str]


class DecisionWords(TypedDict):
    """A marked decision in words."""

    step: int
    when: str
    line: str
    loss: str
    verdict: str
    why: str
    played: ActionWords
    best: ActionWords
    candidates: list[ActionWords]


class TurningWords(TypedDict):
    """A turning point in words."""

    step: int
    when: str
    line: str
    change: str


class Told(TypedDict):
    """An analysis with its words. `suspects`: dear, but too close to call."""

    analysis: Analysis
    lang: str
    how: list[str]
    phases: dict[str, str]
    verdicts: dict[str, str]
    marks: list[DecisionWords]
    suspects: list[DecisionWords]
    turning_points: list[TurningWords]


def told(found: Analysis, story: Story, language: str) -> Told:
    """An analysis in a language."""
    phases = [one["phase"] for one in found["seats"][0]["phases"]]
    verdicts = ("forced", "best", "fine", "close", "slip", "mistake", "blunder")
    return Told(
        analysis=found,
        lang=language,
        how=how_made(found, language),
        phases={one: text(f"analysis-phase-{one}", language) for one in phases},
        verdicts={one: text(f"analysis-verdict-{one}", language) for one in verdicts},
        marks=[
            decision_words(found, one, story, language)
            for one in found["decisions"]
            if is_marked(one)
        ],
        suspects=[
            decision_words(found, one, story, language) for one in suspects(found["decisions"])
        ],
        turning_points=[
            turning_words(found, point, story, language) for point in found["turning_points"]
        ],
    )


def how_made(found: Analysis, language: str) -> list[str]:
    """How an analysis was made."""
    effort = found["effort"]
    if effort in ("quick", "deep"):
        first = text(f"analysis-how-{effort}", language)
    else:
        first = text("analysis-how-timed", language, seconds=effort.removesuffix(" s"))
    return [first, text("analysis-how-hidden", language), text("analysis-how-luck", language)]


def when_text(number: int, language: str) -> str:
    """A round by its number; before the first one lies the setup."""
    if number < 1:
        return text("analysis-round-setup", language)
    return text("analysis-round", language, round=number)


def moment_text(story: Story, step: int, seat: int, language: str) -> str:
    """When a step was: its round, and the unit or the battle that it was about."""
    before = story.states[step - 1]
    when = when_text(int(getattr(before, "round", 0)), language)
    subject = subject_text(story.game, before, seat, language)
    return text("analysis-when", language, when=when, subject=subject) if subject else when


def change_text(change: float, language: str) -> str:
    """A change of a chance, with its sign; what rounds to nothing has none."""
    if abs(change) < NOTHING:
        return percent_text(0.0, language)
    return ("+" if change > 0 else MINUS) + percent_text(abs(change), language)


def action_words(game: Game[Any], state: Any, written: str, language: str) -> ActionWords:
    """An action of the notation in words."""
    action = parse_action(game, state, written)
    label = action_text(game, state, action, language)
    return ActionWords(label=label, places=places(game, state, action))


def places(game: Game[Any], state: Any, action: Action) -> list[str]:
    """The places that an action names."""
    fields = zip(game.VERBS[action.verb], action.args, strict=True)
    return [
        name_of(game.names(state, field.noun), given)
        for field, given in fields
        if field.shape is Shape.PICK and field.noun in PLACES and isinstance(given, int)
    ]


def why_text(one: Judged, language: str) -> str:
    """What the better move brings, against the played one; nothing where none is better."""
    reason = one["reason"]
    if reason is None:
        return ""
    here, there = [
        figure_text(reason["deed"], value, language) for value in (reason["here"], reason["there"])
    ]
    return text(f"analysis-why-{reason['deed']}", language, here=here, there=there)


def figure_text(deed: str, value: float, language: str) -> str:
    """How often, or how much."""
    if deed in SHARES:
        return percent_text(value, language)
    return number_text(value, language, digits=1)


def loss_text(one: Judged, language: str) -> str:
    """What was given away; what is too close to call has its interval beside it."""
    loss = change_text(-one["loss"], language)
    if one["verdict"] != "close":
        return loss
    return text(
        "analysis-give-or-take", language, loss=loss, margin=percent_text(one["margin"], language)
    )


def decision_words(found: Analysis, one: Judged, story: Story, language: str) -> DecisionWords:
    """A decision: who, when, how bad, what was played and what was better."""
    before = story.states[one["step"] - 1]
    verdict = text(f"analysis-verdict-{one['verdict']}", language)
    loss = loss_text(one, language)
    when = moment_text(story, one["step"], one["seat"], language)
    player = found["names"][one["seat"]]
    return DecisionWords(
        step=one["step"],
        when=when,
        line=text("analysis-mark", language, player=player, when=when, verdict=verdict, loss=loss),
        loss=loss,
        verdict=verdict,
        why=why_text(one, language),
        played=action_words(story.game, before, one["played"], language),
        best=action_words(story.game, before, one["best"], language),
        candidates=[
            action_words(story.game, before, candidate["action"], language)
            for candidate in one["candidates"]
        ],
    )


def turning_words(
    found: Analysis, point: TurningPoint, story: Story, language: str
) -> TurningWords:
    """A turning point: a decision that was dear, or dice."""
    player = found["names"][point["seat"]]
    if point["kind"] == "luck":
        kind = "lucky" if point["change"] > 0 else "unlucky"
        line = text(f"analysis-turning-{kind}", language, player=player)
    else:
        one = next(one for one in found["decisions"] if one["step"] == point["step"])
        before = story.states[one["step"] - 1]
        best = action_words(story.game, before, one["best"], language)["label"]
        played = action_words(story.game, before, one["played"], language)["label"]
        line = text("analysis-turning-decision", language, player=player, best=best, played=played)
    return TurningWords(
        step=point["step"],
        when=moment_text(story, point["step"], point["seat"], language),
        line=line,
        change=change_text(point["change"], language),
    )
