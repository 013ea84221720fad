"""What is answered when something goes wrong? One short code, in one form."""

from __future__ import annotations

from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from opendust.kernel.refusal import BadText
from opendust.server.match.wishes import Denied
from opendust.server.metrics import Metrics
from opendust.server.rest.responses import CONFLICT, STATUS
from opendust.server.rest.study import Misread
from opendust.server.room.room import NoMatch
from opendust.server.storage.contract import Conflict, Unavailable
from opendust.server.wire.answers import ErrorAnswer, FaultAnswer
from opendust.server.wire.build import fault_answers

MOST_TOLD: Final = 50
"""Faults of one request."""
OTHERS: Final = {404: "no-address", 405: "no-method"}
"""What the framework itself refuses; a body that is no JSON is malformed."""


def add_errors(app: FastAPI, metrics: Metrics) -> None:
    """Every error is one short code; nothing of what was sent comes back."""

    def answer(status: int, code: str, faults: list[FaultAnswer]) -> JSONResponse:
        return JSONResponse(ErrorAnswer(error=code, faults=faults).model_dump(), status)

    async def no_match(request: Request, error: Exception) -> JSONResponse:
        return answer(404, "no-match", [])

    async def denied(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, Denied)
        code = str(error.content.get("code", error.kind))
        status = STATUS.get(code, CONFLICT)
        if status in (429, 503):
            metrics.count("turned_away", code)
        return answer(status, code, [])

    async def bad_text(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, BadText)
        lang = request.query_params.get("lang")
        return answer(422, "bad-text", fault_answers(error.faults, lang))

    async def misread(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, Misread)
        return answer(422, "bad-text", error.faults)

    async def malformed(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, RequestValidationError)
        return answer(
            422, "malformed", [plain_fault(fault) for fault in error.errors()[:MOST_TOLD]]
        )

    async def unavailable(request: Request, error: Exception) -> JSONResponse:
        return answer(503, "unavailable", [])

    async def elsewhere(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, HTTPException)
        return answer(error.status_code, OTHERS.get(error.status_code, "malformed"), [])

    app.add_exception_handler(HTTPException, elsewhere)
    app.add_exception_handler(NoMatch, no_match)
    app.add_exception_handler(Denied, denied)
    app.add_exception_handler(BadText, bad_text)
    app.add_exception_handler(Misread, misread)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(Unavailable, unavailable)
    app.add_exception_handler(Conflict, unavailable)


def plain_fault(fault: dict[str, Any]) -> FaultAnswer:
    """Where something is wrong, what, and what would be known there: our own words only."""
    told = FaultAnswer(where=".".join(str(part) for part in fault["loc"]), what=fault["type"])
    known = fault.get("ctx", {}).get("known")
    if known:
        told["known"] = known
    return told
