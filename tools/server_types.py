"""The server's schema as TypeScript: `python tools/server_types.py` writes the browser's types.

Every model of the OpenAPI schema becomes a type of the same name, the sockets' messages and
frames among them; `Paths` names each address with what it takes and what it answers.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from opendust.registry import guests
from opendust.server.gate.limits import Limit
from opendust.server.metrics import Metrics
from opendust.server.rest.app import unguarded
from opendust.server.settings import Settings
from opendust.server.wire.schema import event_type

FILE = Path(__file__).parents[1] / "web" / "src" / "lib" / "wire" / "server-types.ts"
HEAD = "// Made by `make types` from the server's OpenAPI schema. Do not edit.\n"
Schema = dict[str, Any]
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean",
         "null": "null"}  # fmt: skip


def schema() -> Schema:
    """The schema of the present sources, whatever other games are installed here."""
    settings = Settings(database_url="sqlite:///unused")
    found: Schema = unguarded(settings, Metrics(), Limit(0, 0)).openapi()
    for name in guests():
        del found["components"]["schemas"][event_type(name)]
    return found


def written(found: Schema) -> str:
    """All of the file."""
    models = found["components"]["schemas"]
    parts = [declared(name, models[name]) for name in sorted(models)]
    return "\n".join([HEAD, *parts, paths(found["paths"])])


def declared(name: str, model: Schema) -> str:
    """One model as a type with its docstring."""
    head = doc(model.get("description", ""), "")
    if "properties" in model:
        return f"{head}export interface {plain_name(name)} {shape(model, '')}\n"
    if "oneOf" in model and all("properties" in one for one in model["oneOf"]):
        lines = [f"\n  | {on_one_line(one)}" for one in model["oneOf"]]
        return f"{head}export type {plain_name(name)} ={''.join(lines)};\n"
    return f"{head}export type {plain_name(name)} = {type_of(model, '')};\n"


def plain_name(name: str) -> str:
    """A model's name without the marks that TypeScript does not know."""
    return "".join(part[:1].upper() + part[1:] for part in name.replace("-", "_").split("_"))


def doc(text: str, indent: str) -> str:
    """A docstring as a comment."""
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


def shape(model: Schema, indent: str) -> str:
    """The fields of an object; those without which it may come are marked."""
    inner = indent + "  "
    lines = [f"{inner}{field};\n" for field in fields(model, inner)]
    return "{\n" + "".join(lines) + indent + "}"


def on_one_line(model: Schema) -> str:
    """A small object, one of many."""
    return "{ " + "; ".join(fields(model, "")) + " }"


def fields(model: Schema, indent: str) -> list[str]:
    """Every field with its type, and that of fields of any other name where there may be such."""
    needed, others = model.get("required", []), model.get("additionalProperties")
    found = [
        f"{key(name)}{'' if name in needed else '?'}: {type_of(field, indent)}"
        for name, field in model.get("properties", {}).items()
    ]
    return found + ([f"[field: string]: {type_of(others, indent)}"] if others else [])


def key(name: str) -> str:
    """A field's name, quoted where it must be."""
    return name if name.isidentifier() else json.dumps(name)


def type_of(model: Schema, indent: str) -> str:
    """The type that a schema means."""
    if "$ref" in model:
        return plain_name(model["$ref"].rpartition("/")[2])
    for word in ("anyOf", "oneOf"):
        if word in model:
            return " | ".join(dict.fromkeys(type_of(one, indent) for one in model[word]))
    if "const" in model:
        return json.dumps(model["const"])
    if "enum" in model:
        return " | ".join(json.dumps(value) for value in model["enum"])
    kind = model.get("type")
    if kind == "array":
        return list_of(model, indent)
    if kind == "object":
        return shape(model, indent) if "properties" in model else dictionary(model, indent)
    return PLAIN.get(str(kind), "unknown")


def list_of(model: Schema, indent: str) -> str:
    """A list, or a tuple where each place has its own type."""
    if "prefixItems" in model:
        return "[" + ", ".join(type_of(one, indent) for one in model["prefixItems"]) + "]"
    inner = type_of(model.get("items", {}), indent)
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def dictionary(model: Schema, indent: str) -> str:
    """An object with any keys."""
    values = model.get("additionalProperties")
    return f"Record<string, {type_of(values, indent) if isinstance(values, dict) else 'unknown'}>"


def paths(found: Schema) -> str:
    """Every address: what it takes and what it answers when all is well."""
    lines = [
        f"  {json.dumps(f'{method.upper()} {path}')}: "
        f"{{ body: {body_of(asked)}; answer: {answer_of(asked)} }};\n"
        for path in sorted(found)
        for method, asked in found[path].items()
    ]
    return "export interface Paths {\n" + "".join(lines) + "}\n"


def body_of(asked: Schema) -> str:
    """What an address takes."""
    return content_type(asked.get("requestBody", {}), "undefined")


def answer_of(asked: Schema) -> str:
    """What an address answers when all is well."""
    good = next(status for status in asked["responses"] if status[0] in "23")
    return content_type(asked["responses"][good], "undefined")


def content_type(holder: Schema, otherwise: str) -> str:
    """The type of a body: JSON by its schema, anything else as text."""
    content = holder.get("content")
    if not content:
        return otherwise
    if "application/json" in content:
        return type_of(content["application/json"].get("schema", {}), "  ")
    return "string"


def main() -> int:
    """Write the file."""
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(written(schema()), encoding="utf-8")
    print(FILE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
