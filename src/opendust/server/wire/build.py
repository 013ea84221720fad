"""What does a viewer get to see? Everything that leaves for one is built here, from its view.

A viewer is a seat or, with -1, a spectator. Nothing in this file reads the match's state other
than through `view`, nor an event other than through `seen_by`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, Raw

from opendust.kernel.event import seen_by
from opendust.kernel.pending import Choice, Result
from opendust.kernel.play.dice import commitment
from opendust.kernel.refusal import Fault, Refusal
from opendust.kernel.text.events import events_text
from opendust.kernel.text.menu import menu_text
from opendust.kernel.text.notation import format_action
from opendust.scenes.sentences import choice_words
from opendust.server.match.happened import Happened
from opendust.server.match.spoken import host_of
from opendust.server.match.table import Table
from opendust.server.match.terms import Clock
from opendust.server.wire.answers import ClockAnswer, FaultAnswer
from opendust.server.wire.frames import (
    ChoiceAnswer,
    HappenedAnswer,
    NewsFrame,
    PendingAnswer,
    RefusalAnswer,
    ResultAnswer,
    RollAnswer,
    ShareAnswer,
    Standing,
    StateAnswer,
    TableAnswer,
    TalkAnswer,
    UpdateFrame,
)
from opendust.server.wire.wants import PLAIN, Wants
from opendust.server.wire.wording import dress, log_lines
from opendust.words import LANGUAGES, fault_text

SPECTATOR = -1


def table_answer(table: Table) -> TableAnswer:
    """What everybody may see of a table: who sits, who plays, how it stands."""
    answer = TableAnswer(
        game=table.terms.game,
        settings=table.terms.settings,
        clock=clock_answer(table.terms.clock),
        status=table.status,
        chairs=[chair.answer() for chair in table.chairs],
        paused=table.is_paused,
        agreed=sorted(table.agreed),
        commitment=commitment(table.seed),
        shares={
            str(seat): ShareAnswer(anchor.hex(), table.rolls.standing(seat))
            for seat, anchor in table.rolls.anchors.items()
        },
        rematch=table.rematch or None,
        talk=TalkAnswer(table.talk, sorted(table.hushed), host_of(table)),
    )
    if table.result is not None:
        answer.result = result_answer(table.result)
        answer.seed = table.seed.hex()
    return answer


def clock_answer(clock: Clock) -> ClockAnswer:
    """Time per decision."""
    return ClockAnswer(
        mode=clock.mode, bank=clock.bank, increment=clock.increment, days=clock.days
    )  # fmt: skip


def result_answer(result: Result) -> ResultAnswer:
    """How a match ended."""
    return ResultAnswer(result.winners, result.scores)


def state_answer(table: Table, seat: int, wants: Wants = PLAIN) -> StateAnswer:
    """How the match stands, as one viewer may see it."""
    answer = StateAnswer(version=table.version, seat=seat, table=table_answer(table))
    if table.match is not None:
        add_standing(answer, table, table.game.view(table.match.state, seat), seat, wants)
    return answer


def add_standing(frame: Standing, table: Table, view: Any, seat: int, wants: Wants) -> None:
    """Whom the match waits for, the position, and what a viewer may do."""
    waiting = table.game.pending(view)
    choice = waiting if isinstance(waiting, Choice) and table.result is None else None
    must_choose = isinstance(waiting, Choice) and seat in waiting.seats
    frame.pending = None if choice is None else pending_answer(table, choice)
    if table.awaited and table.match is not None:
        frame.roll = RollAnswer(table.match.shares.rolls, table.rolls.version, table.awaited)
    if wants.positions == "always" or (wants.positions == "choices" and must_choose):
        frame.position = table.game.encode(view)
    if must_choose and choice is not None:
        frame.choice = choice_answer(table, view, seat, wants)
    if wants.scene or wants.lang:
        dress(frame, table, view, seat, wants)


def pending_answer(table: Table, waiting: Choice) -> PendingAnswer:
    """Whom the match waits for, and how long."""
    deadlines = {str(seat): table.deadline(seat) for seat in waiting.seats}
    return PendingAnswer(waiting.point, waiting.manner, waiting.seats, deadlines)


def choice_answer(table: Table, view: Any, seat: int, wants: Wants) -> ChoiceAnswer:
    """What a seat may do now."""
    assert table.match is not None
    game = table.game
    options, default = game.options(view, seat), game.default(view, seat)
    answer = ChoiceAnswer(
        written(menu_text(game, view, options)), format_action(game, view, default),
        table.match.can_undo(seat), table.asked[seat].version,
    )  # fmt: skip
    if wants.lang:
        answer.words = choice_words(game, view, options, default, wants.lang)
    return answer


def written(text: str) -> Any:
    """What is JSON already goes into its frame as it is."""
    return Raw(text)


def happened_answer(
    table: Table, view: Any, happened: Happened, seat: int, wants: Wants = PLAIN
) -> HappenedAnswer:
    """One entry as a viewer may see it: an input of the game only by its events."""
    answer = HappenedAnswer(
        version=happened.version,
        what=happened.verb,
        how=happened.how,
        seat=happened.seat if happened.seat >= 0 else None,
        text=happened.text or UNSET,
    )
    if happened.key and happened.seat == seat:
        answer.wish = happened.key
    seen = seen_by(happened.events, seat)
    if happened.events:
        answer.events = written(events_text(table.game, view, seen))
    if wants.lang:
        answer.lines = log_lines(table, view, happened, seen, wants.lang)
    return answer


def update_frame(
    table: Table,
    news: list[Happened],
    seat: int,
    wants: Wants = PLAIN,
    known: int | None = None,
    past: Sequence[HappenedAnswer] = (),
) -> UpdateFrame | NewsFrame:
    """What is new for a viewer, after a past that was told before, and how the match stands then.

    A viewer that knows a version is told of the table only if that has changed since.
    """
    view = table.game.view(table.match.state, seat) if table.match is not None else None
    told = [*past, *[happened_answer(table, view, happened, seat, wants) for happened in news]]
    frame: UpdateFrame | NewsFrame
    if known is None:
        frame = UpdateFrame(
            version=table.version, seat=seat, table=table_answer(table), happened=told
        )  # fmt: skip
    else:
        frame = NewsFrame(version=table.version, happened=told)
        if table.faced > known:
            frame.table = table_answer(table)
    if view is not None:
        add_standing(frame, table, view, seat, wants)
    return frame


def refusal_answer(refusal: Refusal, line: str = "") -> RefusalAnswer:
    """Why an action is not legal; the line says it in words."""
    answer = RefusalAnswer(
        rule=refusal.rule, message=refusal.message, details=refusal.details,
        could=list(refusal.could),
    )  # fmt: skip
    if line:
        answer["line"] = line
    return answer


def fault_answers(faults: list[Fault], lang: str | None = None) -> list[FaultAnswer]:
    """What cannot be read in a text; with its sentence for those who speak one of our languages."""
    answers = [FaultAnswer(message=fault.message, details=fault.details) for fault in faults]
    if lang is not None and lang in LANGUAGES:
        for answer, fault in zip(answers, faults, strict=True):
            answer["line"] = fault_text(fault, lang)
    return answers
