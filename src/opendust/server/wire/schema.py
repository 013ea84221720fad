"""What do clients read of the sockets? Messages, frames and events, put into the OpenAPI schema."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, Final, get_args

from msgspec.json import schema_components

from opendust.kernel.action import Field, Shape, Signature
from opendust.registry import GAMES
from opendust.scenes.stages import Scene
from opendust.server.wire.frames import FRAMES, PLACE, ReplayAnswer, StateAnswer, WhatIfReply
from opendust.server.wire.messages import MESSAGES

Schema = dict[str, Any]
NAME: Final[Schema] = {"type": "string"}
NUMBER: Final[Schema] = {"type": "integer"}
NAMES: Final[Schema] = {"type": "array", "items": NAME}
AMOUNTS: Final[Schema] = {"type": "object", "additionalProperties": NUMBER}
SHAPES: Final[dict[Shape, Schema]] = {
    Shape.PICK: NAME, Shape.AMOUNT: NUMBER, Shape.COUNTS: AMOUNTS, Shape.SUBSET: NAMES,
    Shape.ORDER: NAMES,
}  # fmt: skip
GAME_EVENT: Final[Schema] = {
    "description": "What happened, in any game: its kind, and fields by their names. "
    "The events of a game that is declared here have the type of its name.",
    "type": "object",
    "properties": {"kind": NAME},
    "required": ["kind"],
    "additionalProperties": {"anyOf": [NAME, NUMBER, NAMES, AMOUNTS]},
}


def add_socket_schemas(schema: Schema) -> Schema:
    """Puts messages, frames and events into an OpenAPI schema, which knows nothing of sockets."""
    _, declared = schema_components(
        [*FRAMES, StateAnswer, ReplayAnswer, WhatIfReply, *MESSAGES], ref_template=PLACE + "{name}"
    )
    known = schema["components"]["schemas"] = declared | schema["components"]["schemas"]
    known["Scene"] = {"anyOf": [{"$ref": PLACE + scene.__name__} for scene in get_args(Scene)]}
    known["GameEvent"] = GAME_EVENT
    for name, game in GAMES.items():
        known[event_type(name)] = event_schema(name, game.EVENTS)
    for name, union in (("SocketMessage", MESSAGES), ("SocketFrame", FRAMES)):
        known[name] = {
            "oneOf": [{"$ref": PLACE + kind.__name__} for kind in union],
            "discriminator": {"propertyName": "type"},
        }
    return schema


def event_type(game: str) -> str:
    """The name of the type of a game's events."""
    return "".join([word.capitalize() for word in game.split("-")]) + "Event"


def event_schema(game: str, events: Mapping[Enum, Signature]) -> Schema:
    """Everything that can happen in a game: one shape for each kind of event."""
    shapes = [kind_schema(str(kind.value), signature) for kind, signature in events.items()]
    return {"description": f"What happened in a match of {game}.", "oneOf": shapes}


def kind_schema(kind: str, signature: Signature) -> Schema:
    """A kind of event and its fields, all of which are always there."""
    fields = {"kind": {"const": kind}} | {field.name: field_schema(field) for field in signature}
    return {
        "type": "object", "properties": fields, "required": list(fields),
        "additionalProperties": False,
    }  # fmt: skip


def field_schema(field: Field) -> Schema:
    """What a field of an event is, and of which noun its names are."""
    shape = SHAPES[field.shape]
    return shape if field.shape is Shape.AMOUNT else shape | {"description": field.noun}
