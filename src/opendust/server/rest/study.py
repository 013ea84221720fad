"""What may somebody ask about a match, or without one? Odds, reach, sight, and: why not?

Questions are answered from what the asker sees. Those that may take long are answered by worker
processes, with a limit; the event loop never waits for them.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Annotated, Any, final

from fastapi import FastAPI, Request
from pydantic import BaseModel, Field

from opendust.scenes.stages import Board, stage_of
from opendust.scenes.study_models import Study
from opendust.server.gate.guard import address
from opendust.server.hall.hall import Hall
from opendust.server.match.table import Table
from opendust.server.match.terms import Strict, Terms, free_name, is_long
from opendust.server.match.wishes import Denied
from opendust.server.rest.library import GameName, known
from opendust.server.rest.responses import Bearer, MatchId, errors, viewer_of
from opendust.server.room.room import Room
from opendust.server.wire.answers import FaultAnswer
from opendust.server.wire.build import SPECTATOR
from opendust.server.wire.wants import Language
from opendust.server.wire.why import WhyAnswer, why_not
from opendust.server.workers.pool import WorkerFailed, WorkerPool
from opendust.server.workers.queue import Claim

COMMAND = (sys.executable, "-m", "opendust.server.workers.study_worker")
STUDY_SECONDS = 5.0
MOST_WORKERS = 2
MOST_WAITING = 200

Word = Annotated[str, Field(max_length=32)]
Text = Annotated[str, Field(max_length=4_000)]


class StudyRequest(Strict):
    """A question: what it is, and what it is about."""

    what: Word
    args: Annotated[dict[Word, Text], Field(max_length=16, default_factory=dict)]
    lang: Language = "en"


class StudyAnswer(BaseModel):
    """The answer, or what is wrong with the question, each fault with its sentence as `line`."""

    study: Study | None
    faults: list[FaultAnswer] = []


class WhyRequest(Strict):
    """An action in the notation, as one might take it."""

    action: Text
    lang: Language = "en"


async def seen(room: Room, seat: int) -> tuple[Table, Any]:
    """The table and what a seat sees of its match; a match that is not begun has no position."""
    async with room.lock:
        table = await room.fresh()
        if seat == SPECTATOR and not table.terms.spectators:
            raise Denied("error", code="no-spectators")
        if table.match is None:
            raise Denied("error", code="not-started")
        return table, table.game.view(table.match.state, seat)


def question(table: Table, view: Any, seat: int, asked: StudyRequest) -> dict[str, Any]:
    """A question for a worker: what the seat sees, and no more."""
    assert table.match is not None
    return {
        "game": table.terms.game,
        "seats": list(table.match.setup.seats),
        "settings": table.match.setup.settings,
        "position": table.game.encode(view),
        "seat": seat,
        **asked.model_dump(),
    }


class Misread(Exception):
    """Settings that a worker could not read, and why."""

    def __init__(self, faults: list[FaultAnswer]) -> None:
        super().__init__("settings")
        self.faults = faults


@final
class Desk:
    """Where questions wait for a worker; when too many wait, the next one is sent away."""

    def __init__(self, most_each: int, seconds_each: float = 0.0) -> None:
        self.most_each = most_each
        self.pool = WorkerPool(
            MOST_WORKERS, STUDY_SECONDS, COMMAND, answers_with="study", allowance=seconds_each
        )
        self.waiting: Counter[str] = Counter()

    async def answer(self, asked: dict[str, Any], address: str) -> StudyAnswer:
        """The answer of a worker to a question about a position."""
        return StudyAnswer.model_validate(await self.reply(asked, address))

    async def reply(self, asked: dict[str, Any], address: str) -> dict[str, Any]:
        """What a worker says; too-slow if it took too long."""
        if self.waiting[address] >= self.most_each or self.waiting.total() >= MOST_WAITING:
            raise Denied("error", code="busy")
        self.waiting[address] += 1
        try:
            return await self.pool.choose(asked, Claim(address=address))
        except WorkerFailed:
            raise Denied("error", code="too-slow") from None
        finally:
            self.waiting[address] -= 1
            self.waiting += Counter()

    async def read(self, terms: Terms, lang: str | None, address: str) -> None:
        """Let a worker read long settings of strangers first; Misread with what is wrong."""
        if not is_long(terms):
            return
        names = [free_name(number) for number in range(len(terms.seats))]
        asked = {"game": terms.game, "seats": names, "settings": terms.settings, "lang": lang}
        faults = (await self.answer(asked, address)).faults
        if faults:
            raise Misread(faults)

    async def close(self) -> None:
        """End the workers."""
        await self.pool.close()


def add_studies(app: FastAPI, hall: Hall, desk: Desk) -> None:
    """Questions about matches, and questions that need none."""

    @app.post("/api/games/{game}/study", responses=errors(404))
    async def free(game: GameName, asked: StudyRequest, request: Request) -> StudyAnswer:
        """A question about a game, such as odds of forces in words."""
        question = {"game": known(game), **asked.model_dump()}
        return await desk.answer(question, address(request.scope))

    @app.post("/api/matches/{match}/study", responses=errors(401, 404, 409))
    async def study(
        match: MatchId, asked: StudyRequest, request: Request, authorization: Bearer = None
    ) -> StudyAnswer:
        """A question about the position, as the bearer of a seat's token sees it."""
        seat = await viewer_of(hall, match, authorization)
        table, view = await seen(hall.room(match), seat)
        return await desk.answer(question(table, view, seat, asked), address(request.scope))

    @app.post("/api/matches/{match}/why", responses=errors(401, 404, 409))
    async def why(match: MatchId, asked: WhyRequest, authorization: Bearer = None) -> WhyAnswer:
        """Whether an action would be legal now, and why not."""
        seat = await viewer_of(hall, match, authorization)
        table, view = await seen(hall.room(match), seat)
        return why_not(table, view, seat, asked.action, asked.lang)

    @app.get("/api/matches/{match}/board", responses=errors(401, 404, 409))
    async def board(match: MatchId, authorization: Bearer = None, lang: Language = "en") -> Board:
        """What stays the same through the match: the map, or battlefield, units and cards."""
        seat = await viewer_of(hall, match, authorization)
        table, view = await seen(hall.room(match), seat)
        found: Board = stage_of(table.terms.game).board(view, lang)
        return found
