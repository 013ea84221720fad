"""Where does a player ask to be told that it is their turn? Off until host and player want it."""

from __future__ import annotations

import json
from typing import Annotated, Final

from fastapi import FastAPI, Path, Request
from fastapi.responses import RedirectResponse
from pydantic import AfterValidator, BaseModel, Field

from opendust.server.gate.guard import address
from opendust.server.gate.limits import per_hour
from opendust.server.hall.hall import Hall
from opendust.server.match.terms import Strict
from opendust.server.match.wishes import Denied
from opendust.server.notices import push
from opendust.server.notices.mail import UNCONFIRMED, is_confirmed
from opendust.server.notices.notices import Wanted
from opendust.server.rest.responses import (
    Bearer,
    MatchId,
    SeatNumber,
    errors,
    json_errors,
    viewer_of,
)
from opendust.server.wire.build import SPECTATOR

Address = Annotated[str, Field(max_length=500, pattern=r"^https?://[!-~]+$")]
MailAddress = Annotated[
    str, Field(max_length=254, pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+$")
]

Code = Annotated[str, Path(pattern=r"^[0-9a-f]{32}$")]
MAILS_PER_HOUR: Final = 12
"""First mails that one address asks for, and that one address gets."""


def checked_reader(text: str) -> str:
    """A browser's key that messages can be sealed with."""
    push.reader_key(text)
    return text


def checked_secret(text: str) -> str:
    """The secret that a browser shares with this server."""
    if len(push.decoded(text)) != 16:
        raise ValueError("16 bytes")
    return text


class PushKeys(Strict):
    """The keys of a browser's subscription."""

    p256dh: Annotated[str, Field(max_length=100), AfterValidator(checked_reader)]
    auth: Annotated[str, Field(max_length=32), AfterValidator(checked_secret)]


class PushSubscription(Strict):
    """What a browser's `PushSubscription.toJSON()` gives."""

    endpoint: Address
    keys: PushKeys
    expires: Annotated[float | None, Field(alias="expirationTime")] = None


class NoticeRequest(Strict):
    """How somebody wants to be told that it is their turn; without any way, not at all."""

    email: MailAddress | None = None
    webhook: Address | None = None
    push: PushSubscription | None = None


class NoticesOffered(BaseModel):
    """The ways to be told that the host allows; `push` is the key to subscribe with."""

    email: bool
    webhook: bool
    push: str | None


class NoticesWanted(BaseModel):
    """How the bearer wants to be told; of a subscription only where it leads.

    Mails only come once the link in the first one was opened: `confirmed`.
    """

    email: str | None
    confirmed: bool
    webhook: str | None
    push: str | None


def subscription_text(wanted: PushSubscription | None) -> str:
    """What is kept of a subscription."""
    if wanted is None:
        return ""
    return json.dumps({"endpoint": wanted.endpoint, "keys": wanted.keys.model_dump()})


async def player_of(hall: Hall, match: str, authorization: str | None) -> int:
    """The seat whose token a request carries; spectators are never told."""
    seat = await viewer_of(hall, match, authorization)
    if seat == SPECTATOR:
        raise Denied("error", code="wrong-token")
    return seat


def add_notices(app: FastAPI, hall: Hall) -> None:
    """What the host offers, and what a player wants of it."""
    mails = per_hour(MAILS_PER_HOUR)

    @app.get("/api/notices")
    async def offered() -> NoticesOffered:
        """The ways to be told that it is one's turn which this host allows."""
        notifier = hall.notifier
        key = push.public_key(notifier.push_key) if notifier.push_key else None
        settings = notifier.settings
        return NoticesOffered(
            email=bool(settings.smtp_url), webhook=bool(settings.webhooks), push=key
        )

    @app.get("/api/matches/{match}/notices", responses=errors(401, 404))
    async def wanted(match: MatchId, authorization: Bearer = None) -> NoticesWanted:
        """How the bearer wants to be told."""
        seat = await player_of(hall, match, authorization)
        found = await hall.wanted_notice(match, seat)
        endpoint = json.loads(found.push)["endpoint"] if found.push else None
        return NoticesWanted(
            email=found.email.removeprefix(UNCONFIRMED) or None,
            confirmed=is_confirmed(found.email),
            webhook=found.webhook or None,
            push=endpoint,
        )

    @app.put("/api/matches/{match}/notices", status_code=204, responses=errors(401, 404, 409))
    async def want(
        match: MatchId, asked: NoticeRequest, request: Request, authorization: Bearer = None
    ) -> None:
        """How the bearer wants to be told that it is their turn, from now on."""
        seat = await player_of(hall, match, authorization)
        if asked.email and not (mails.allows(address(request.scope)) and mails.allows(asked.email)):
            raise Denied("error", code="too-many-mails")
        ways = Wanted(asked.email or "", asked.webhook or "", subscription_text(asked.push))
        await hall.want_notice(match, seat, ways)

    @app.get(
        "/api/matches/{match}/notices/{seat}/{code}", status_code=303,
        response_class=RedirectResponse, responses=json_errors(403, 404),
    )  # fmt: skip
    async def confirm(match: MatchId, seat: SeatNumber, code: Code) -> str:
        """The link in the first mail to an address: from now on it gets more."""
        await hall.confirm_mail(match, seat, code)
        return f"/#/match/{match}"
