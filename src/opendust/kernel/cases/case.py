"""Conformance cases: a position, inputs and expectations in a text that needs no Python.

A case is TOML: the rules it shows, a title, the setup, a position, and a script of lines. This
file reads cases; case_run.py plays them against a game through its contract.
"""

from __future__ import annotations

from typing import Final, final

from opendust.kernel.contract import Plain, Setup
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.toml.lines import TomlLines
from opendust.kernel.toml.text import read_toml

KNOWN: Final = (
    "rules",
    "title",
    "game",
    "variants",
    "seats",
    "settings",
    "position",
    "play",
    "note",
)
DEFAULT_SEATS: Final = ("red", "blue")


@final
class Case:
    """One case as read; `variants` are played one after the other (editions, profiles)."""

    def __init__(
        self,
        source: str,
        title: str,
        game: str,
        rules: tuple[str, ...],
        variants: tuple[str, ...],
        setup: Setup,
        position: dict[str, Plain] | None,
        lines: list[tuple[int, str]],
    ) -> None:
        self.source = source
        self.title = title
        self.game = game
        self.rules = rules
        self.variants = variants
        self.setup = setup
        self.position = position
        self.lines = lines


def parse_case(text: str, source: str) -> Case:
    """The case that a text holds; BadText with every fault of its form."""
    data = read_toml(text, source)
    lines = TomlLines(text)
    faults = [
        Fault(source, lines.line(key), "case-field-unknown", field=key)
        for key in data
        if key not in KNOWN
    ]
    faults += [
        Fault(source, 0, "case-field-missing", field=key)
        for key in ("rules", "title", "game", "play")
        if key not in data
    ]
    if faults:
        raise BadText(faults)
    settings = {str(key): str(value) for key, value in table(data, "settings", source).items()}
    seats = strings(data.get("seats", list(DEFAULT_SEATS)), "seats", source)
    position = table(data, "position", source) if "position" in data else None
    if position is not None:
        position = {key.lower(): in_small_letters(value) for key, value in position.items()}
    return Case(
        source,
        str(data["title"]),
        str(data["game"]),
        strings(data["rules"], "rules", source),
        strings(data.get("variants", []), "variants", source),
        Setup(seats, settings),
        position,
        script_lines(lines, str(data["play"])),
    )


def in_small_letters(value: Plain) -> Plain:
    """A value with every name in it in small letters, as all names of the games are."""
    if isinstance(value, str):
        return value.lower()
    if isinstance(value, list):
        return [in_small_letters(item) for item in value]
    if isinstance(value, dict):
        return {key.lower(): in_small_letters(item) for key, item in value.items()}
    return value


def table(data: dict[str, object], key: str, source: str) -> dict[str, Plain]:
    """A table of the case."""
    found = data.get(key, {})
    if not isinstance(found, dict):
        raise BadText([Fault(source, 0, "case-field-wrong", field=key)])
    return found


def strings(value: object, key: str, source: str) -> tuple[str, ...]:
    """A list of words."""
    if not isinstance(value, list):
        raise BadText([Fault(source, 0, "case-field-wrong", field=key)])
    return tuple([str(item) for item in value])


def script_lines(written: TomlLines, script: str) -> list[tuple[int, str]]:
    """The script's lines with their line numbers in the file, comments and blanks left out."""
    start = written.line("play")
    opening = written.written[start - 1] if start else ""
    if opening.rstrip().endswith(("'''", '"""')):
        start += 1
    found: list[tuple[int, str]] = []
    for number, line in enumerate(script.splitlines(), start=start):
        words = line.partition("#")[0].strip()
        if words:
            found.append((number, line_in_small_letters(words)))
    return found


def line_in_small_letters(line: str) -> str:
    """A line of a script with its names in small letters; only ids of rules have large ones."""
    head, colon, rest = line.partition(":")
    words = head.lower().split()
    if colon and "refuse" in words[:2] and words[-1] != "refuse":
        at = words.index("refuse") + 1
        words[at] = words[at].upper()
        return " ".join(words) + colon + rest.lower()
    return line.lower()
