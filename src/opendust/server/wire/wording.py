"""What does a viewer read and draw? Sentences and scenes, added to the frames that want them.

Like `build.py` this reads the match only through a view, and events only as they are seen.
"""

from __future__ import annotations

from typing import Any, Final

from opendust.kernel.action import Action
from opendust.kernel.event import Event
from opendust.kernel.pending import Choice
from opendust.kernel.refusal import Fault, Refusal
from opendust.scenes.lessons import Lesson, LessonStep, known_lesson
from opendust.scenes.sentences import state_words
from opendust.scenes.stages import stage_of
from opendust.server.match.entry import How
from opendust.server.match.happened import Happened
from opendust.server.match.table import Table
from opendust.server.wire.frames import Standing
from opendust.server.wire.wants import Wants
from opendust.words import event_text, fault_text, refusal_text, text

UNTOLD: Final = ("input", "bring", "share", "link", "attend")
"""What has no line of its own: inputs have events, and what players add to the dice none."""


def dress(frame: Standing, table: Table, view: Any, seat: int, wants: Wants) -> None:
    """Add the scene and the banner of a position, as far as they are wanted."""
    if wants.scene:
        frame.scene = stage_of(table.terms.game).scene(view, seat, wants.lang or "en")
    guide = known_lesson(table.terms.lesson)
    if wants.lang and guide is not None and table.result is None:
        frame.lesson = lesson_step(table, guide, view, seat, wants.lang)
    if wants.lang:
        frame.words = state_words(table.game, view, seat, table.names, table.result, wants.lang)


def lesson_step(table: Table, guide: Lesson, view: Any, seat: int, lang: str) -> LessonStep | None:
    """What a guided match says to the learner who must choose now."""
    assert table.match is not None
    if seat == guide.seat and guide.is_done(table.match.inputs):
        return guide.step(table.game, view, table.match.inputs, seat, lang)
    waiting = table.game.pending(view)
    if not isinstance(waiting, Choice) or seat not in waiting.seats:
        return None
    return guide.step(table.game, view, table.match.inputs, seat, lang)


def log_lines(
    table: Table, view: Any, happened: Happened, seen: list[Event], lang: str
) -> list[str]:
    """What happened, in sentences."""
    lines: list[str] = []
    if happened.how in (How.DEADLINE, How.FAILED):
        lines.append(table_line(table, happened.how.value, happened.seat, lang))
    if happened.verb not in UNTOLD:
        other = int(happened.text) - 1 if happened.verb in ("hush", "hear") else -1
        lines.append(table_line(table, happened.verb, happened.seat, lang, other))
    return lines + [event_text(table.game, view, event, lang) for event in seen]


def table_line(table: Table, what: str, seat: int, lang: str, other: int = -1) -> str:
    """A happening round the game."""
    player, whom = [table.names[number] if number >= 0 else "" for number in (seat, other)]
    return text("table-" + what, lang, player=player, other=whom)


def refusal_line(
    table: Table, view: Any, seat: int, refusal: Refusal, action: Action, lang: str
) -> str:
    """Why an action is not legal, what would be, and where that is written."""
    line = refusal_text(table.game, view, refusal, lang, seat=seat, action=action)
    return " ".join(line.split())


def fault_lines(faults: list[Fault], lang: str) -> list[str]:
    """What cannot be understood in a text."""
    return [fault_text(fault, lang) for fault in faults]
