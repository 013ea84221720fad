"""What can happen in each game: `python tools/event_tables.py` writes docs/reference/events.md.

Made from the signatures of the games, from which the server's schema is made too.
"""

from __future__ import annotations

import sys
from pathlib import Path

from opendust.kernel.action import Field, Shape, Signature
from opendust.registry import OURS

FILE = Path(__file__).parents[1] / "docs" / "reference" / "events.md"
HEAD = """# Events

Made by `make types` from the games' signatures. Do not edit.

On the wire an event is an object: its `kind`, and every field of that kind by its name. Names are
those of the notation. `{ }` marks amounts by name, `[ ]` a list of names, *number* a whole number.
[The protocol](../host/server-protocol.md#events) says how events come to a client.
"""
SHAPES = {
    Shape.PICK: "{noun}", Shape.AMOUNT: "*number*", Shape.COUNTS: "{{{noun}: *number*}}",
    Shape.SUBSET: "[{noun}, …]", Shape.ORDER: "[{noun}, …] in order",
}  # fmt: skip


def written() -> str:
    """All of the file."""
    return "\n".join([HEAD, *[table(name) for name in OURS]])


def table(name: str) -> str:
    """The events of one game."""
    entry = OURS[name]
    rows = [row(str(kind.value), fields) for kind, fields in entry.game.EVENTS.items()]
    return f"## {entry.title}\n\n| kind | fields |\n|---|---|\n" + "".join(rows)


def row(kind: str, signature: Signature) -> str:
    """One kind of event."""
    return f"| `{kind}` | {', '.join([described(field) for field in signature])} |\n"


def described(field: Field) -> str:
    """A field by its name, and what it holds."""
    return f"`{field.name}` {SHAPES[field.shape].format(noun=field.noun)}"


def main() -> int:
    """Write the file."""
    FILE.write_text(written(), encoding="utf-8")
    print(FILE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
