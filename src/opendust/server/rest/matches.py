"""How are matches made, found, joined and taken home?"""

from __future__ import annotations

from dataclasses import asdict
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import PlainTextResponse, Response

from opendust.bots import bot_names
from opendust.registry import GAMES, variants_of
from opendust.server.gate.guard import address
from opendust.server.gate.limits import Limit
from opendust.server.hall.hall import Hall
from opendust.server.match.terms import Terms
from opendust.server.match.wishes import Denied
from opendust.server.rest.responses import (
    AskedTwice,
    Bearer,
    MatchId,
    SeatNumber,
    ShareOfDice,
    answer_of,
    errors,
    json_errors,
    viewer_of,
)
from opendust.server.rest.study import Desk
from opendust.server.wire.answers import (
    FillRequest,
    GameAnswer,
    JoinRequest,
    ListedAnswer,
    TicketAnswer,
)
from opendust.server.wire.build import SPECTATOR
from opendust.server.wire.frames import StateAnswer
from opendust.server.wire.wants import Language, Wants

LONG_SETTINGS: Final = 10_000
"""Characters that count as a match more. With boards and decks full of blanks one address could
have filled a gigabyte a day.
"""


def add_matches(app: FastAPI, hall: Hall, desk: Desk, limit: Limit, listing: Limit) -> None:
    """Games, and matches as anybody may see and make them."""

    @app.get("/api/games")
    async def games() -> dict[str, GameAnswer]:
        """The games, their variants and their bots."""
        return {
            name: GameAnswer(
                variant_setting=variants_of(name).setting,
                variants=list(variants_of(name).names),
                bots=list(bot_names(name)),
            )
            for name in GAMES
        }

    @app.post("/api/matches", status_code=201, responses=errors(409))
    async def create(
        terms: Terms,
        request: Request,
        key: AskedTwice = None,
        lang: Language | None = None,
        share: ShareOfDice = None,
    ) -> TicketAnswer:
        """A new match; asked for twice with the same key, the same one."""
        where = address(request.scope)
        if not limit.allows(where):
            raise Denied("error", code="too-many-matches")
        # The list is for everybody: nobody fills it alone.
        if terms.listed and not listing.allows(where):
            raise Denied("error", code="too-many-listed")
        limit.charge(where, weight(terms))
        await desk.read(terms, lang, where)
        return TicketAnswer(**asdict(await hall.create(terms, key, share, where)))

    @app.get("/api/matches", response_model=list[ListedAnswer], responses=errors())
    async def listed() -> Response:
        """The open matches that want to be found."""
        return Response(await hall.listed(), media_type="application/json")

    @app.get("/api/matches/{match}", responses=answer_of(StateAnswer) | errors(401, 404))
    async def look(
        match: MatchId,
        authorization: Bearer = None,
        lang: Language | None = None,
        scene: bool = False,
    ) -> Response:
        """A match as the bearer of a seat's token sees it, or as a spectator does."""
        seat = await viewer_of(hall, match, authorization)
        state = await hall.room(match).look(seat, Wants(lang=lang, scene=scene))
        return Response(state, media_type="application/json")


def weight(terms: Terms) -> int:
    """For how many matches more one counts whose settings are long: they are kept with it."""
    return sum(map(len, terms.settings.values())) // LONG_SETTINGS


def add_seats(app: FastAPI, hall: Hall, limit: Limit, joining: Limit) -> None:
    """Taking seats, playing again, and what is left of a finished match."""

    @app.post("/api/matches/{match}/join", status_code=201, responses=errors(403, 404, 409))
    async def join(
        match: MatchId,
        asked: JoinRequest,
        request: Request,
        key: AskedTwice = None,
        lang: Language | None = None,
        share: ShareOfDice = None,
    ) -> TicketAnswer:
        """Take an open seat; where the game and the host let a guest choose, with an army."""
        # Listed matches are for everybody: nobody takes all the seats.
        if asked.code is None and not joining.allows(address(request.scope)):
            raise Denied("error", code="too-many-joins")
        ticket = await hall.join(
            match, asked.name, asked.code, asked.seat, key, share, asked.settings
        )
        return TicketAnswer(**asdict(ticket))

    @app.put(
        "/api/matches/{match}/seats/{seat}", status_code=204, responses=errors(401, 403, 404, 409)
    )
    async def fill(
        match: MatchId, seat: SeatNumber, request: FillRequest, authorization: Bearer = None
    ) -> None:
        """A bot takes a free seat, if whoever made the match wants it."""
        owner = await viewer_of(hall, match, authorization)
        await hall.fill(match, owner, seat, request.bot, request.name)

    @app.delete("/api/matches/{match}", status_code=204, responses=errors(401, 403, 404, 409))
    async def cancel(match: MatchId, authorization: Bearer = None) -> None:
        """A match that has not begun comes to nothing, if whoever made it wants that."""
        await hall.cancel(match, await viewer_of(hall, match, authorization))

    @app.post("/api/matches/{match}/rematch", status_code=201, responses=errors(401, 404, 409))
    async def rematch(
        match: MatchId,
        request: Request,
        authorization: Bearer = None,
        key: AskedTwice = None,
        share: ShareOfDice = None,
    ) -> TicketAnswer:
        """The same match once more, in the same seat."""
        seat = await viewer_of(hall, match, authorization)
        if seat == SPECTATOR:
            raise Denied("error", code="wrong-token")
        where = address(request.scope)
        if not limit.allows(where):
            raise Denied("error", code="too-many-matches")
        room = hall.room(match)
        async with room.lock:
            limit.charge(where, weight((await room.fresh()).terms))
        return TicketAnswer(**asdict(await hall.rematch(match, seat, key, share, where)))

    @app.get(
        "/api/matches/{match}/record",
        response_class=PlainTextResponse,
        responses=json_errors(404, 409),
    )
    async def record(match: MatchId) -> str:
        """The record of a finished match, for `opendust verify`."""
        return await hall.record(match)
