"""What may the server say on a socket? Every kind of frame, for the schema and for the tests."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field
from pydantic.json_schema import models_json_schema

from opendust.server.answers import FaultAnswer, StateAnswer
from opendust.server.messages import Act, HandOver, Hello, Ping, Simple, Undo


class HappenedAnswer(BaseModel):
    """One entry of the match: what it was, who brought it about, and its events in the notation."""

    version: int
    what: Literal[
        "sit", "start", "input", "undo", "hand", "take", "resign", "agree", "go-on", "rematch"
    ]
    how: Literal["person", "bot", "deadline", "bot-failed", "chance", "table"]
    seat: int | None
    text: str | None = None
    events: list[str] | None = None


class UpdateFrame(StateAnswer):
    """What is new, and how the match stands after it; the first answer to a hello too."""

    type: Literal["update"]
    happened: list[HappenedAnswer]


class AcceptedFrame(BaseModel):
    """A wish is fulfilled and stored; `version` is that of its entry."""

    type: Literal["accepted"]
    id: str
    version: int


class RefusalAnswer(BaseModel):
    """Why an action is not legal: the rule, the message with its details, what would be legal."""

    rule: str
    message: str
    details: dict[str, Any]
    could: list[str]


class RefusedFrame(BaseModel):
    """An action is against the rules (`refusal`) or cannot be read (`faults`)."""

    type: Literal["refused"]
    id: str
    version: int | None = None
    refusal: RefusalAnswer | None = None
    faults: list[FaultAnswer] | None = None


class StaleFrame(BaseModel):
    """A wish was about an older position; an update with what changed has come before it."""

    type: Literal["stale"]
    id: str
    version: int
    refusal: RefusalAnswer | None = None


class ErrorFrame(BaseModel):
    """Why something was not done; after one without an id the server may close the socket."""

    type: Literal["error"]
    code: str
    id: str | None = None
    known: list[str] | None = None


class PongFrame(BaseModel):
    """The server is there."""

    type: Literal["pong"]


Frame = Annotated[
    UpdateFrame | AcceptedFrame | RefusedFrame | StaleFrame | ErrorFrame | PongFrame,
    Field(discriminator="type"),
]
FRAMES = (UpdateFrame, AcceptedFrame, RefusedFrame, StaleFrame, ErrorFrame, PongFrame)
MESSAGES = (Hello, Act, Undo, HandOver, Simple, Ping)


def add_socket_schemas(schema: dict[str, Any]) -> dict[str, Any]:
    """Puts messages and frames into an OpenAPI schema, which knows nothing of sockets."""
    _, made = models_json_schema(
        [(model, "validation") for model in (*MESSAGES, *FRAMES)],
        ref_template="#/components/schemas/{model}",
    )
    known = schema["components"]["schemas"]
    known |= made["$defs"]
    for name, models in (("SocketMessage", MESSAGES), ("SocketFrame", FRAMES)):
        known[name] = {
            "oneOf": [{"$ref": f"#/components/schemas/{model.__name__}"} for model in models],
            "discriminator": {"propertyName": "type"},
        }
    return schema
