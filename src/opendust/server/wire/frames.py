"""What may the server say on a socket? Every kind of frame, for the schema and for the tests."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec.json import schema_components
from pydantic import BaseModel, Field
from pydantic.json_schema import models_json_schema

from opendust.scenes.lessons import LessonStep
from opendust.scenes.sentences import StateWords
from opendust.scenes.stages import Scene
from opendust.server.wire.answers import (
    ChoiceAnswer,
    FaultAnswer,
    PendingAnswer,
    StateAnswer,
    TableAnswer,
)
from opendust.server.wire.messages import MESSAGES


class HappenedAnswer(BaseModel):
    """One entry of the match: what it was, who brought it about, and its events in the notation.

    `lines` say the same to those who named a language.
    """

    version: int
    what: Literal[
        "sit", "start", "input", "undo", "hand", "take", "resign", "agree", "go-on", "rematch"
    ]
    how: Literal["person", "bot", "deadline", "bot-failed", "chance", "table"]
    seat: int | None
    text: str | None = None
    events: list[str] | None = None
    lines: list[str] | None = None


class UpdateFrame(StateAnswer):
    """What is new, and how the match stands after it; the first answer to a hello too."""

    type: Literal["update"]
    happened: list[HappenedAnswer]


class NewsFrame(BaseModel):
    """The same for a viewer who asked for lean updates: `table` only if it has changed."""

    type: Literal["news"]
    version: int
    happened: list[HappenedAnswer]
    table: TableAnswer | None = None
    pending: PendingAnswer | None = None
    position: dict[str, Any] | None = None
    choice: ChoiceAnswer | None = None
    scene: Scene | None = None
    words: StateWords | None = None
    lesson: LessonStep | None = None


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
    line: str | None = None


class RefusedFrame(BaseModel):
    """An action is against the rules (`refusal`) or cannot be read (`faults`)."""

    type: Literal["refused"]
    id: str
    version: int | None = None
    refusal: RefusalAnswer | None = None
    faults: list[FaultAnswer] | None = None
    lines: list[str] | None = None


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


FRAMES = (
    UpdateFrame, NewsFrame, AcceptedFrame, RefusedFrame, StaleFrame, ErrorFrame, PongFrame,
)  # fmt: skip
Frame = Annotated[
    UpdateFrame | NewsFrame | AcceptedFrame | RefusedFrame | StaleFrame | ErrorFrame | PongFrame,
    Field(discriminator="type"),
]
PLACE = "#/components/schemas/"


def add_socket_schemas(schema: dict[str, Any]) -> dict[str, Any]:
    """Puts messages and frames into an OpenAPI schema, which knows nothing of sockets."""
    _, frames = models_json_schema(
        [(model, "validation") for model in FRAMES], ref_template=PLACE + "{model}"
    )
    _, messages = schema_components(MESSAGES, ref_template=PLACE + "{name}")
    known = schema["components"]["schemas"]
    known |= frames["$defs"] | messages
    for name, kinds in (("SocketMessage", MESSAGES), ("SocketFrame", FRAMES)):
        known[name] = {
            "oneOf": [{"$ref": PLACE + kind.__name__} for kind in kinds],
            "discriminator": {"propertyName": "type"},
        }
    return schema
