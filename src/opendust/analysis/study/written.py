"""A position that a person can read and change: TOML, as cases have it, both ways.

The game, the seats, the settings that do not follow from others, and the position by its parts:
areas, units, damage, ammunition, centers, cards, scores, the phase. What is left out takes an
ordinary value, so whatever follows from the rest is not written.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

from opendust.analysis.study.position import needed
from opendust.kernel.cases.case import strings, table
from opendust.kernel.contract import Game, Plain, Setup
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.toml.lines import TomlLines
from opendust.kernel.toml.text import read_toml
from opendust.registry import GAMES

FIELDS: Final = ("game", "seats", "settings", "position")
PLAIN_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
LARGE: Final = 4
"""A part with so many entries has lines of its own."""


def written_position(game: Game[Any], setup: Setup, state: Any) -> str:
    """The text of a position."""
    data = short(game, setup, game.encode(state))
    large = {
        key: part for key, part in data.items() if isinstance(part, dict) and len(part) >= LARGE
    }
    lines = [f"game = {value_text(game.NAME)}", f"seats = {value_text(list(setup.seats))}"]
    lines += ["", "[settings]", *entries(needed(game, setup))]
    lines += ["", "[position]"]
    lines += entries({key: part for key, part in data.items() if key not in large})
    for key, part in large.items():
        assert isinstance(part, dict)
        lines += ["", f"[position.{key_text(key)}]", *entries(part)]
    return "\n".join(lines) + "\n"


def short(game: Game[Any], setup: Setup, data: dict[str, Plain]) -> dict[str, Plain]:
    """A position without the parts that follow from the others."""
    kept = dict(data)
    for key in data:
        less = {other: part for other, part in kept.items() if other != key}
        try:
            follows = game.encode(game.decode(less, setup)) == data
        except BadText:
            follows = False
        if follows:
            kept = less
    return kept


def entries(part: dict[str, Any]) -> list[str]:
    """Each entry in a line of its own."""
    return [f"{key_text(key)} = {value_text(value)}" for key, value in part.items()]


def key_text(key: str) -> str:
    """A key; in quotes if it must be."""
    return key if PLAIN_KEY.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def value_text(value: object) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        inner = ", ".join([f"{key_text(key)} = {value_text(one)}" for key, one in value.items()])
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join([value_text(one) for one in value])}]"
    return json.dumps(value, ensure_ascii=False)


def read_written(text: str, source: str = "") -> tuple[Game[Any], Setup, Any]:
    """The game, the setup and the position of a text; BadText with what is wrong."""
    data, lines = read_toml(text, source), TomlLines(text)
    faults = [
        Fault(source, lines.line(key), "case-field-unknown", field=key)
        for key in data
        if key not in FIELDS
    ]
    faults += [
        Fault(source, 0, "case-field-missing", field=key) for key in FIELDS if key not in data
    ]
    if data.get("game") not in GAMES:
        faults.append(Fault(source, lines.line("game"), "case-field-wrong", field="game"))
    if faults:
        raise BadText(faults)
    game = GAMES[str(data["game"])]
    settings = {str(key): str(value) for key, value in table(data, "settings", source).items()}
    setup = game.complete(Setup(strings(data["seats"], "seats", source), settings))
    return game, setup, game.decode(table(data, "position", source), setup)
