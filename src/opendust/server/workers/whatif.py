"""What if? A position of strangers played on: what comes of some lines, and how it then stands.

Nothing is kept: whoever studies sends the position each time. It is set on a table of its own, so
that frames, refusals and sentences are those of any match; all chairs belong to one person, who
sees what the seat sees that must choose.
"""

from __future__ import annotations

import secrets
from time import process_time
from typing import Any, Final

from msgspec import json, to_builtins

from opendust.analysis.study.editing import edited
from opendust.analysis.study.position import needed, position_text, read_position
from opendust.analysis.study.study import DEPTHS, Study, whole_line
from opendust.analysis.study.written import read_written, written_position
from opendust.kernel.action import Outcome
from opendust.kernel.contract import Game, Setup
from opendust.kernel.pending import Chance
from opendust.kernel.play.match import Match
from opendust.kernel.refusal import BadText, Fault, Refused
from opendust.kernel.text.notation import format_action, format_input, name_of, parse_input
from opendust.kernel.text.record import FIRST_LINE, read_record, replay
from opendust.registry import GAMES
from opendust.scenes.places import places
from opendust.scenes.stages import stage_of
from opendust.scenes.study_models import BestMove, BestMoves
from opendust.server.match.chair import Chair
from opendust.server.match.entry import Entry, How
from opendust.server.match.table import Table
from opendust.server.match.terms import Terms
from opendust.server.wire.build import refusal_answer, update_frame
from opendust.server.wire.frames import ChanceAnswer, UpdateFrame, WhatIfAnswer
from opendust.server.wire.wants import Wants
from opendust.server.wire.why import why_not
from opendust.words import action_text, refusal_text

ROLL: Final = "roll"
MOST_SECONDS: Final = {"quick": 1.0, "deep": 3.0}
SHOWN: Final = 5


def opened(text: str) -> tuple[Game[Any], Setup, Any]:
    """The position of a line; BadText for whatever is none, since anybody may send anything."""
    try:
        return read_position(text)
    except BadText:
        raise
    except Exception:
        raise BadText([Fault("", 0, "position-unreadable", text=text[:40])]) from None


def table_at(game: Game[Any], setup: Setup, state: Any) -> Table:
    """A table on which a position stands."""
    plans = [{"kind": "open"} for _ in setup.seats]
    terms = Terms.model_validate({"game": game.NAME, "settings": needed(game, setup),
                                  "seats": plans, "talk": "off"})  # fmt: skip
    table = Table(terms, secrets.token_bytes(32), keep_all=True)
    table.chairs = [Chair("person", name) for name in setup.seats]
    table.match = Match(game, setup, table.seed)
    table.match.state = state
    table.ask("start", -1, 0)
    return table


def take(table: Table, text: str) -> str:
    """One line, or a roll; as it is written in a record."""
    match = table.match
    assert match is not None
    waiting, before = match.pending, match.state.copy()
    if text == ROLL:
        events = match.roll()
        given = match.inputs[-1]
    else:
        given = parse_input(table.game, before, whole_line(waiting, text), "", 0)
        events = match.enter(given)
    chance = waiting if isinstance(waiting, Chance) else None
    line = format_input(table.game, before, chance, given)
    how, seat = (How.CHANCE, -1) if isinstance(given, Outcome) else (How.PERSON, given.seat)
    table.took(Entry(f"input {line}", 0, how), seat, events)
    return line


def played(asked: dict[str, Any]) -> dict[str, Any]:
    """What comes of some lines in a position, for a seat, or the one that must choose then."""
    lang = asked["lang"]
    table = table_at(*opened(asked["position"]))
    try:
        lines = [take(table, text) for text in asked["given"]]
    except Refused as refused:
        assert table.match is not None
        told = refusal_text(table.game, table.match.state, refused.refusal, lang)
        answer = refusal_answer(refused.refusal, " ".join(told.split()))
        return {"study": None, "refusal": to_builtins(answer)}
    if asked["rolls"]:
        lines += [entry.rest for entry in table.roll(0)]
    wanted = asked["seat"]
    seat = wanted if 0 <= wanted < len(table.chairs) else seat_at(table, wanted)
    frame = update_frame(table, table.history, seat, Wants("never", lang, scene=True))
    match = table.match
    assert match is not None
    assert isinstance(frame, UpdateFrame)
    found = WhatIfAnswer(
        position=position_text(table.game, match.setup, match.state),
        lines=lines, frame=frame, chance=chance_answer(table),
    )  # fmt: skip
    # Parts of a frame are JSON already.
    return {"study": json.decode(json.encode(found))}


def seat_at(table: Table, wanted: int) -> int:
    """The seat from which one looks: the wanted one of those that must choose, or the first."""
    if wanted in table.waiting or (not table.waiting and 0 <= wanted < len(table.chairs)):
        return wanted
    return table.waiting[0] if table.waiting else 0


def chance_answer(table: Table) -> ChanceAnswer | None:
    """What is to be rolled or drawn now, if anything is."""
    match = table.match
    assert match is not None
    chance = match.pending
    if not isinstance(chance, Chance):
        return None
    names = () if chance.faces else table.game.names(match.state, chance.point)
    return ChanceAnswer(
        chance.count, chance.faces, [name_of(names, one) for one in chance.pool]
    )  # fmt: skip


def best(asked: dict[str, Any]) -> BestMoves:
    """What the seat that must choose could do, the best first, and everybody's chance to win."""
    began = process_time()
    study = Study(*opened(asked["position"]))
    depth = asked["args"].get("depth", "quick")
    if depth not in DEPTHS:
        raise BadText([Fault("", 0, "study-unknown", name=depth, known=tuple(DEPTHS))])
    trials = study.best(DEPTHS[depth], lambda: process_time() - began > MOST_SECONDS[depth])
    game, state, lang = study.game, study.state, asked["lang"]
    return BestMoves(
        kind="best",
        worlds=max([len(trial.sifted) for trial in trials]),
        chances=[round(chance, 4) for chance in study.chances()],
        moves=[
            BestMove(
                action=format_action(game, state, trial.action),
                label=action_text(game, state, trial.action, lang),
                places=places(game, state, trial.action),
                chance=round(trial.chance(), 4),
            )
            for trial in trials[:SHOWN]
        ],
    )  # fmt: skip


def board(asked: dict[str, Any]) -> dict[str, Any]:
    """What stays the same whatever is tried."""
    game, _, state = opened(asked["position"])
    return {"study": stage_of(game.NAME).board(state, asked["lang"])}


def of_record(asked: dict[str, Any]) -> dict[str, Any]:
    """The study of a record, its inputs as the first variation; or of a position set up by hand."""
    if not asked["record"].startswith(FIRST_LINE):
        return {"study": Study(*read_written(asked["record"])).save()}
    record = read_record(asked["record"], "")
    match = replay(GAMES[record.game], record)
    study = Study(match.game, match.setup, match.game.new_game(match.setup))
    for _, line in record.lines:
        study.at = study.add(line)
    return {"study": study.save()}


def written(asked: dict[str, Any]) -> dict[str, Any]:
    """A position as a text that can be changed by hand."""
    return {"study": written_position(*opened(asked["position"]))}


def changed(asked: dict[str, Any]) -> dict[str, Any]:
    """A position with a field changed, and what else can be changed in it."""
    change = (asked["field"], asked["value"]) if asked["field"] else None
    return {"study": edited(*opened(asked["position"]), asked["place"], change, asked["lang"])}


def question(asked: dict[str, Any]) -> dict[str, Any]:
    """A question about a position, as the seat sees it that must choose."""
    game, setup, state = opened(asked["position"])
    seat = seat_at(table_at(game, setup, state), asked["seat"])
    view = game.view(state, seat)
    return asked | {"game": game.NAME, "seats": list(setup.seats), "settings": setup.settings,
                    "position": game.encode(view), "seat": seat}  # fmt: skip


def judged(asked: dict[str, Any]) -> dict[str, Any]:
    """Whether the seat that must choose may do something, and why not."""
    table = table_at(*opened(asked["position"]))
    match = table.match
    assert match is not None
    seat = seat_at(table, asked["seat"])
    found = why_not(table, table.game.view(match.state, seat), seat, asked["action"], asked["lang"])
    return {"study": found.model_dump()}
