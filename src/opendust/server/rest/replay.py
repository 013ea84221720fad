"""How does somebody look back? Steps, scenes, luck and dice of a match by REST.

While a match is on, a viewer looks back at what it saw. When it is over, nothing is hidden.
"""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import FastAPI, Request, Response
from fastapi import Path as InPath
from pydantic import BaseModel

from opendust.analysis.judge import judge_of
from opendust.scenes.replay_models import DicePage
from opendust.scenes.stages import Scene
from opendust.server.hall.hall import Hall
from opendust.server.match.film import EVERYTHING, Archive, Film, Page, rounds
from opendust.server.match.wishes import Denied
from opendust.server.rest.library import printed, sent
from opendust.server.rest.responses import Bearer, MatchId, answer_of, errors, viewer_of
from opendust.server.wire.build import SPECTATOR
from opendust.server.wire.frames import ReplayAnswer
from opendust.server.wire.wants import Language

MOST_JUDGED = 120
"""Positions of a match; each takes half a millisecond."""
StepNumber = Annotated[int, InPath(ge=0, le=1_000_000_000)]


class StepAnswer(BaseModel):
    """What the table looked like after a step; nothing before the match began."""

    version: int
    scene: Scene | None


class CourseAnswer(BaseModel):
    """How likely everybody was to win, after each of some versions of a finished match."""

    versions: list[int]
    chances: list[list[float]]


def course(film: Film) -> CourseAnswer:
    """The chances by a fitted value, which looks at each position as it stands; judged once."""
    if film.course is None:
        film.course = judged(film)
    versions, chances = film.course
    return CourseAnswer(versions=versions, chances=chances)


def judged(film: Film) -> tuple[list[int], list[list[float]]]:
    """Quiet positions, not too many and always the last, and everybody's chance in each."""
    judge = judge_of(film.table.terms.game)
    states = enumerate(film.states)
    quiet = [at for at, state in states if state is not None and judge.is_between(state)]
    every = max(1, -(-len(quiet) // MOST_JUDGED))
    versions = [*quiet[:-1:every], *quiet[-1:]]
    found = [judge.chances(film.states[version]) for version in versions]
    return versions, [[round(one, 4) for one in row] for row in found]


def told(film: Film, seat: int, lang: str) -> ReplayAnswer:
    """A film for a viewer."""
    steps = film.steps(seat, lang)
    is_complete, luck = seat == EVERYTHING, film.luck(seat)
    return ReplayAnswer(len(steps), is_complete, steps, rounds(steps), luck)


def eyes(film: Film, seat: int) -> int:
    """As whom a viewer looks back."""
    if film.table.result is not None:
        return EVERYTHING
    if seat == SPECTATOR and not film.table.terms.spectators:
        raise Denied("error", code="no-spectators")
    return seat


async def film_for(
    hall: Hall, archive: Archive, match: str, authorization: str | None
) -> tuple[Film, int]:
    """The film of a match, and as whom the asker sees it."""
    seat = await viewer_of(hall, match, authorization)
    room = hall.room(match)
    async with room.lock:
        table = await room.fresh()
    film = await archive.film(match, table.version)
    return film, eyes(film, seat)


def add_replays(app: FastAPI, hall: Hall, archive: Archive) -> None:
    """Looking back at matches."""

    async def shown(match: str, authorization: str | None) -> tuple[Film, int]:
        """The film of a match, and as whom the asker sees it."""
        return await film_for(hall, archive, match, authorization)

    @app.get(
        "/api/matches/{match}/replay", responses=answer_of(ReplayAnswer) | errors(401, 404, 409)
    )
    async def replay(
        request: Request, match: MatchId, authorization: Bearer = None, lang: Language = "en"
    ) -> Response:
        """All steps of a match so far, as the bearer may know them."""
        film, seat = await shown(match, authorization)

        def write() -> Page:
            return printed(lambda: told(film, seat, lang))

        return sent(request, await archive.page(film, seat, lang, write))

    @app.get("/api/matches/{match}/replay/{step}", responses=errors(401, 404, 409))
    async def step(
        match: MatchId, step: StepNumber, authorization: Bearer = None, lang: Language = "en"
    ) -> StepAnswer:
        """The table after a step."""
        film, seat = await shown(match, authorization)
        if step >= len(film.states):
            raise Denied("error", code="no-step")
        return StepAnswer(version=step, scene=film.scene(step, seat, lang))

    @app.get("/api/matches/{match}/course", responses=errors(401, 404, 409))
    async def chances(match: MatchId, authorization: Bearer = None) -> CourseAnswer:
        """Everybody's chance to win over a finished match; nobody is told while it is on."""
        film, seat = await shown(match, authorization)
        if seat != EVERYTHING:
            raise Denied("error", code="not-over")
        return await asyncio.to_thread(course, film)

    @app.get("/api/matches/{match}/dice", responses=errors(401, 404, 409))
    async def dice(match: MatchId, authorization: Bearer = None) -> DicePage:
        """The seed and all outcomes of a finished match, to be checked on the page."""
        film, seat = await shown(match, authorization)
        if seat != EVERYTHING:
            raise Denied("error", code="not-over")
        return film.dice()
