"""Who asks, and what may an address answer besides what it was asked for?"""

from __future__ import annotations

import re
from typing import Annotated, Any

from fastapi import Header, Query
from fastapi import Path as InPath
from msgspec import Struct

from opendust.server.hall.hall import Hall
from opendust.server.match.wishes import Denied
from opendust.server.wire.answers import ErrorAnswer
from opendust.server.wire.build import SPECTATOR
from opendust.server.wire.frames import PLACE

MATCH_ID = r"^[A-Za-z0-9_-]{16}$"
MatchId = Annotated[str, InPath(pattern=MATCH_ID)]
SeatNumber = Annotated[int, InPath(ge=0, le=15)]
Bearer = Annotated[str | None, Header(max_length=256)]
AskedTwice = Annotated[
    str | None, Header(alias="Idempotency-Key", pattern=r"^[A-Za-z0-9_-]{22,64}$")
]
ShareOfDice = Annotated[str | None, Query(alias="share", pattern=r"^[0-9a-f]{64}$")]
STATUS = {
    "wrong-code": 403, "wrong-token": 401, "no-spectators": 401, "not-yours": 403,
    "no-game": 404, "no-rule": 404, "no-puzzle": 404,
    "no-variant": 404, "no-lesson": 404, "no-step": 404, "too-slow": 503, "busy": 503,
    "too-many-matches": 429, "too-many-listed": 429, "too-many-joins": 429,
    "too-many-alive": 429, "too-many-bots": 429,
    "too-many-mails": 429,
}  # fmt: skip
CONFLICT = 409
SHORT_ANSWER = 2_000
"""Bytes that are not worth compressing."""


def is_match_id(text: str) -> bool:
    """Whether a match could be called so."""
    return re.fullmatch(MATCH_ID, text) is not None


def answer_of(kind: type[Struct]) -> dict[int | str, dict[str, Any]]:
    """What an address answers when all is well, for the schema, where it answers with a frame."""
    content = {"application/json": {"schema": {"$ref": PLACE + kind.__name__}}}
    return {200: {"description": "Successful Response", "content": content}}


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The errors that an address may answer with, for the schema."""
    return {status: {"model": ErrorAnswer} for status in (*statuses, 413, 422, 429, 503)}


def json_errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The same where the answer itself is plain text."""
    content = {"application/json": {"schema": {"$ref": PLACE + "ErrorAnswer"}}}
    return {
        status: {"description": "Error", "content": content}
        for status in (*statuses, 413, 422, 429, 503)
    }


async def viewer_of(hall: Hall, match: str, authorization: str | None) -> int:
    """The seat whose token a request carries; a spectator without one."""
    if authorization is None:
        return SPECTATOR
    scheme, _, token = authorization.partition(" ")
    seat = await hall.seat(match, token) if scheme.lower() == "bearer" else None
    if seat is None:
        raise Denied("error", code="wrong-token")
    return seat
