"""Is what the server says what its schema declares, all of it and no more?"""

from __future__ import annotations

from functools import cache
from typing import Any

import jsonschema_rs

from opendust.server.wire.schema import event_type
from tools.server_types import schema


@cache
def validator(name: str) -> jsonschema_rs.Validator:
    """The judge of one model of the schema, which allows only what is declared."""
    models = schema()["components"]["schemas"]
    whole = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": closed(models)}}
    return jsonschema_rs.validator_for(whole)


def closed(model: Any) -> Any:
    """The same schema without room for more fields than it declares."""
    if isinstance(model, list):
        return [closed(one) for one in model]
    if not isinstance(model, dict):
        return model
    found = {key: closed(value) for key, value in model.items()}
    if isinstance(model.get("properties"), dict) and model.get("type") == "object":
        found.setdefault("additionalProperties", False)
    return found


def check(name: str, data: object) -> None:
    """Fails if data are not what the schema declares."""
    faults = [str(fault) for fault in validator(name).iter_errors(data)]
    assert not faults, faults[:3]


def check_frame(frame: Any) -> None:
    """A frame of its own type, with events of its game where that is told."""
    check("SocketFrame", frame)
    game = frame.get("table", {}).get("game", "")
    for happened in frame.get("happened", []):
        for event in happened.get("events", []):
            check(event_type(game) if game else "GameEvent", event)
