"""What if? Positions that strangers bring, played on by hand: each request brings its own.

Nothing of it is kept here, and everything is worked out by the workers that answer questions, with
their limits; so a study costs whoever makes it, and nobody else.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from fastapi import FastAPI, Request, Response
from msgspec.json import encode
from pydantic import BaseModel, Field

from opendust.analysis.study.editing import Edited
from opendust.analysis.study.position import position_text
from opendust.scenes.stages import Board
from opendust.server.gate.guard import address
from opendust.server.hall.hall import Hall
from opendust.server.match.film import EVERYTHING, Archive
from opendust.server.match.terms import Strict
from opendust.server.match.wishes import Denied
from opendust.server.rest.replay import StepNumber, film_for
from opendust.server.rest.responses import Bearer, MatchId, answer_of, errors
from opendust.server.rest.study import Desk, StudyAnswer, Text, Word
from opendust.server.wire.answers import FaultAnswer
from opendust.server.wire.frames import WhatIfReply
from opendust.server.wire.wants import Language
from opendust.server.wire.why import WhyAnswer

MOST_LINES = 2_000
PositionText = Annotated[str, Field(max_length=100_000)]
Kind = Literal["play", "ask", "why", "board", "record", "written", "edit"]
Seat = Annotated[int, Field(ge=-1, le=15)]


class WhatIfPosition(Strict):
    """A position as one line, the seat from which one would look, and a language."""

    position: PositionText
    seat: Seat = -1
    lang: Language = "en"


class WhatIfMoves(WhatIfPosition):
    """What is played there: lines of a record, `roll` for chance; `rolls`: then all that is due."""

    given: Annotated[list[Text], Field(max_length=MOST_LINES, default_factory=list)]
    rolls: bool = True


class WhatIfQuestion(WhatIfPosition):
    """A question about it, as about a match; or `best`, with a depth."""

    what: Word
    args: Annotated[dict[Word, Text], Field(max_length=16, default_factory=dict)]


class WhatIfWhy(WhatIfPosition):
    """An action there, as one might take it."""

    action: Text


class WhatIfEdit(WhatIfPosition):
    """A place to look at, and a field to change; without a field only what can be changed."""

    place: Word = ""
    field: Annotated[str, Field(max_length=200)] = ""
    value: Text = ""


class RecordText(Strict):
    """A record, as a file has it; or a position as a person writes it."""

    record: Annotated[str, Field(max_length=400_000)]
    lang: Language = "en"


class BoardAnswer(BaseModel):
    """What stays the same on a board, or what cannot be read."""

    study: Board | None
    faults: list[FaultAnswer] = []


class StudyText(BaseModel):
    """A study as its file has it, or what cannot be read."""

    study: str | None
    faults: list[FaultAnswer] = []


class EditAnswer(BaseModel):
    """A position with what can be changed in it, or why the change cannot be."""

    study: Edited | None
    faults: list[FaultAnswer] = []


class PositionAnswer(BaseModel):
    """A position as one line."""

    position: str


def add_whatifs(app: FastAPI, hall: Hall, archive: Archive, desk: Desk) -> None:
    """Boards on which anybody tries anything."""

    async def reply(kind: Kind, asked: Strict, request: Request) -> dict[str, object]:
        """What a worker says to it."""
        return await desk.reply({"whatif": kind, **asked.model_dump()}, address(request.scope))

    @app.post("/api/whatif", responses=answer_of(WhatIfReply) | errors())
    async def play(asked: WhatIfMoves, request: Request) -> Response:
        """Play on from a position."""
        answer = await reply("play", asked, request)
        return Response(encode(answer), media_type="application/json")

    @app.post("/api/whatif/study", responses=errors())
    async def ask(asked: WhatIfQuestion, request: Request) -> StudyAnswer:
        """A question about a position."""
        return StudyAnswer.model_validate(await reply("ask", asked, request))

    @app.post("/api/whatif/why", responses=errors())
    async def why(asked: WhatIfWhy, request: Request) -> WhyAnswer:
        """Whether an action would be legal there, and why not."""
        found = (await reply("why", asked, request))["study"]
        return WhyAnswer.model_validate(found or {"legal": False, "line": ""})

    @app.post("/api/whatif/board", responses=errors())
    async def board(asked: WhatIfPosition, request: Request) -> BoardAnswer:
        """What stays the same there: the map, or battlefield, units and cards."""
        return BoardAnswer.model_validate(await reply("board", asked, request))

    @app.post("/api/whatif/record", responses=errors())
    async def record(asked: RecordText, request: Request) -> StudyText:
        """The study of a record, or of a position that was set up by hand."""
        return StudyText.model_validate(await reply("record", asked, request))

    @app.post("/api/whatif/written", responses=errors())
    async def written(asked: WhatIfPosition, request: Request) -> StudyText:
        """A position as a text that can be changed by hand."""
        return StudyText.model_validate(await reply("written", asked, request))

    @app.post("/api/whatif/edit", responses=errors())
    async def edit(asked: WhatIfEdit, request: Request) -> EditAnswer:
        """Change one field of a position; which fields there are, by the place looked at."""
        return EditAnswer.model_validate(await reply("edit", asked, request))

    @app.get("/api/matches/{match}/replay/{step}/position", responses=errors(401, 404, 409))
    async def position(
        match: MatchId, step: StepNumber, authorization: Bearer = None
    ) -> PositionAnswer:
        """The position after a step of a match that is over."""
        film, seat = await film_for(hall, archive, match, authorization)
        if seat != EVERYTHING or film.table.match is None:
            raise Denied("error", code="not-over")
        if step >= len(film.states) or film.states[step] is None:
            raise Denied("error", code="no-step")
        setup, state = film.table.match.setup, film.states[step]
        line = await asyncio.to_thread(position_text, film.table.game, setup, state)
        return PositionAnswer(position=line)
