"""How does somebody look back? Steps, scenes, luck and dice of a match by REST.

While a match is on, a viewer looks back at what it saw. When it is over, nothing is hidden.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import FastAPI, Request, Response
from fastapi import Path as InPath
from pydantic import BaseModel

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

StepNumber = Annotated[int, InPath(ge=0, le=1_000_000_000)]


class StepAnswer(BaseModel):
    """What the table looked like after a step; nothing before the match began."""

    version: int
    scene: Scene | None


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

    @app.get("/api/matches/{match}/dice", responses=errors(401, 404, 409))
    async def dice(match: MatchId, authorization: Bearer = None) -> DicePage:
        """The seed and all outcomes of a finished match, to be checked on the page."""
        film, seat = await shown(match, authorization)
        if seat != EVERYTHING:
            raise Denied("error", code="not-over")
        return film.dice()
