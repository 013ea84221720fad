"""What does a viewer get to see? Everything that leaves for one is built here, from its view.

A viewer is a seat or, with -1, a spectator. Nothing in this file reads the match's state other
than through `view`, nor an event other than through `seen_by`.
"""

from __future__ import annotations

from typing import Any

from opendust.kernel.dice import commitment
from opendust.kernel.event import seen_by
from opendust.kernel.pending import Choice, Result
from opendust.kernel.refusal import Fault, Refusal
from opendust.kernel.text.menu import plain_menu
from opendust.kernel.text.notation import format_action, format_event
from opendust.scenes.sentences import choice_words
from opendust.server.match.table import Happened, Table
from opendust.server.wire.wants import PLAIN, Wants
from opendust.server.wire.wording import dressed, log_lines
from opendust.words import LANGUAGES, fault_text

SPECTATOR = -1
Plain = dict[str, Any]


def table_frame(table: Table) -> Plain:
    """What everybody may see of a table: who sits, who plays, how it stands."""
    result = table.result
    frame: Plain = {
        "game": table.terms.game,
        "settings": table.terms.settings,
        "clock": table.terms.clock.model_dump(),
        "status": table.status,
        "chairs": [chair.plain() for chair in table.chairs],
        "paused": table.is_paused,
        "agreed": sorted(table.agreed),
        "commitment": commitment(table.seed),
        "rematch": table.rematch or None,
    }
    if result is not None:
        frame["result"] = result_frame(result)
        frame["seed"] = table.seed.hex()
    return frame


def result_frame(result: Result) -> Plain:
    """How a match ended."""
    return {"winners": list(result.winners), "scores": list(result.scores)}


def state_frame(table: Table, seat: int, wants: Wants = PLAIN) -> Plain:
    """How the match stands, as one viewer may see it."""
    frame: Plain = {"version": table.version, "seat": seat, "table": table_frame(table)}
    if table.match is not None:
        add_standing(frame, table, table.game.view(table.match.state, seat), seat, wants)
    return frame


def add_standing(frame: Plain, table: Table, view: Any, seat: int, wants: Wants) -> None:
    """Whom the match waits for, the position, and what a viewer may do."""
    waiting = table.game.pending(view)
    choice = waiting if isinstance(waiting, Choice) and table.result is None else None
    must_choose = isinstance(waiting, Choice) and seat in waiting.seats
    frame["pending"] = None if choice is None else pending_frame(table, choice)
    if wants.positions == "always" or (wants.positions == "choices" and must_choose):
        frame["position"] = table.game.encode(view)
    if must_choose and choice is not None:
        frame["choice"] = choice_frame(table, view, seat, wants)
    if wants.scene or wants.lang:
        frame.update(dressed(table, view, seat, wants))


def pending_frame(table: Table, waiting: Choice) -> Plain:
    """Whom the match waits for, and how long."""
    return {
        "point": waiting.point,
        "manner": waiting.manner.value,
        "seats": waiting.seats,
        "deadlines": {str(seat): table.deadline(seat) for seat in waiting.seats},
    }


def choice_frame(table: Table, view: Any, seat: int, wants: Wants) -> Plain:
    """What a seat may do now."""
    assert table.match is not None
    game = table.game
    options, default = game.options(view, seat), game.default(view, seat)
    frame: Plain = {
        "options": plain_menu(game, view, options),
        "default": format_action(game, view, default),
        "undo": table.match.can_undo(seat),
        "since": table.asked[seat].version,
    }
    if wants.lang:
        frame["words"] = choice_words(game, view, options, default, wants.lang)
    return frame


def happened_frame(
    table: Table, view: Any, happened: Happened, seat: int, wants: Wants = PLAIN
) -> Plain:
    """One entry as a viewer may see it: an input of the game only by its events."""
    frame: Plain = {
        "version": happened.version,
        "what": happened.verb,
        "how": happened.how.value,
        "seat": happened.seat if happened.seat >= 0 else None,
    }
    if happened.text:
        frame["text"] = happened.text
    seen = seen_by(happened.events, seat)
    if happened.events:
        game = table.game
        frame["events"] = [format_event(game, view, event) for event in seen]
    if wants.lang:
        frame["lines"] = log_lines(table, view, happened, seen, wants.lang)
    return frame


def update_frame(
    table: Table, news: list[Happened], seat: int, wants: Wants = PLAIN, known: int | None = None
) -> Plain:
    """What is new for a viewer, and how the match stands after it.

    A viewer that knows a version is told of the table only if that has changed since.
    """
    view = table.game.view(table.match.state, seat) if table.match is not None else None
    frame: Plain = {
        "type": "update" if known is None else "news",
        "version": table.version,
        "happened": [happened_frame(table, view, happened, seat, wants) for happened in news],
    }
    if known is None:
        frame["seat"] = seat
    if known is None or table.faced > known:
        frame["table"] = table_frame(table)
    if view is not None:
        add_standing(frame, table, view, seat, wants)
    return frame


def refusal_frame(refusal: Refusal, line: str = "") -> Plain:
    """Why an action is not legal; the line says it in words."""
    frame: Plain = {
        "rule": refusal.rule,
        "message": refusal.message,
        "details": refusal.details,
        "could": list(refusal.could),
    }
    return frame | {"line": line} if line else frame


def fault_frames(faults: list[Fault], lang: str | None = None) -> list[Plain]:
    """What cannot be read in a text; with its sentence for those who speak one of our languages."""
    frames: list[Plain] = [{"message": fault.message, "details": fault.details} for fault in faults]
    if lang is not None and lang in LANGUAGES:
        for frame, fault in zip(frames, faults, strict=True):
            frame["line"] = fault_text(fault, lang)
    return frames
