"""How does somebody see where a match was won? An analysis, once it is over and nothing hidden."""

from __future__ import annotations

import asyncio
from typing import Literal

from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse
from pydantic import BaseModel

from opendust.analysis.report.page import page
from opendust.analysis.report.report import Analysis
from opendust.analysis.report.story import Story
from opendust.analysis.report.wording import Told, told
from opendust.kernel.text.record import write_record
from opendust.server.gate.guard import address
from opendust.server.hall.hall import Hall
from opendust.server.match.film import EVERYTHING, Archive, Film
from opendust.server.match.wishes import Denied
from opendust.server.rest.replay import film_for
from opendust.server.rest.responses import Bearer, MatchId, errors, json_errors
from opendust.server.wire.wants import Language
from opendust.server.workers.analysts import Analysts, Busy, Job

Effort = Literal["quick", "deep"]
Stage = Literal["none", "waiting", "running", "done", "failed"]


class AnalysisAnswer(BaseModel):
    """How far an analysis is, and what it found. `versions`: the replay's step after each step."""

    stage: Stage
    done: int = 0
    all: int = 0
    versions: list[int] = []
    told: Told | None = None


def in_words(film: Film, found: Analysis, lang: str) -> Told:
    """What was found, with the names that the players have at the table."""
    match, names = film.table.match, film.table.names
    assert match is not None
    called = found.copy()
    called["names"] = names
    called["seats"] = [seat.copy() for seat in found["seats"]]
    for seat in called["seats"]:
        seat["name"] = names[seat["seat"]]
    return told(called, Story.of(match), lang)


async def in_language(film: Film, job: Job, found: Analysis, lang: str) -> Told:
    """The same, made once for everybody who speaks a language."""
    if lang not in job.told:
        job.told[lang] = await asyncio.to_thread(in_words, film, found, lang)
    return job.told[lang]


def add_analyses(app: FastAPI, hall: Hall, archive: Archive, analysts: Analysts) -> None:
    """Analyses of finished matches."""

    async def finished(match: str, authorization: str | None) -> Film:
        """The film of a match that is over; nobody gets help while it is on."""
        film, seat = await film_for(hall, archive, match, authorization)
        if seat != EVERYTHING or film.table.match is None:
            raise Denied("error", code="not-over")
        return film

    async def answer(film: Film, job: Job | None, lang: str) -> AnalysisAnswer:
        """An analysis as far as it is."""
        if job is None:
            return AnalysisAnswer(stage="none")
        if job.found is None:
            return AnalysisAnswer(stage=job.stage, done=job.done, all=job.all)
        words = await in_language(film, job, job.found, lang)
        return AnalysisAnswer(
            stage="done", done=job.all, all=job.all, versions=film.versions(), told=words
        )

    @app.post("/api/matches/{match}/analysis", responses=errors(401, 404, 409))
    async def begin(
        match: MatchId,
        request: Request,
        authorization: Bearer = None,
        effort: Effort = "quick",
        lang: Language = "en",
    ) -> AnalysisAnswer:
        """Begin to analyse a finished match, or see how far it is."""
        film = await finished(match, authorization)
        assert film.table.match is not None
        key = (match, effort)
        record, where = "", address(request.scope)
        try:
            if analysts.is_new(key):
                analysts.check(where)
                record = await asyncio.to_thread(write_record, film.table.match, with_seed=False)
            job = analysts.begin(key, record, where)
        except Busy:
            raise Denied("error", code="busy") from None
        return await answer(film, job, lang)

    @app.get("/api/matches/{match}/analysis", responses=errors(401, 404, 409))
    async def look(
        match: MatchId,
        authorization: Bearer = None,
        effort: Effort = "quick",
        lang: Language = "en",
    ) -> AnalysisAnswer:
        """How far an analysis is; it begins nothing."""
        film = await finished(match, authorization)
        return await answer(film, analysts.job((match, effort)), lang)

    @app.delete("/api/matches/{match}/analysis", responses=errors(401, 404, 409))
    async def cancel(
        match: MatchId, request: Request, authorization: Bearer = None, effort: Effort = "quick"
    ) -> AnalysisAnswer:
        """Stop an analysis that one has asked for."""
        await finished(match, authorization)
        analysts.cancel((match, effort), address(request.scope))
        return AnalysisAnswer(stage="none")

    @app.get(
        "/api/matches/{match}/analysis.html",
        response_class=HTMLResponse,
        responses=json_errors(401, 404, 409),
    )
    async def report(
        match: MatchId,
        authorization: Bearer = None,
        effort: Effort = "quick",
        lang: Language = "en",
    ) -> HTMLResponse:
        """The report as one file, to be kept."""
        film = await finished(match, authorization)
        job = analysts.job((match, effort))
        if job is None or job.found is None:
            raise Denied("error", code="no-step")
        words = await in_language(film, job, job.found, lang)
        return HTMLResponse(
            page(words, ", ".join(film.table.names)),
            headers={"content-disposition": f'attachment; filename="opendust-{match}.html"'},
        )
