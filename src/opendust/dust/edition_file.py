"""How is an edition file read, and where exactly is it wrong?

The file is TOML, one line per option. All faults are collected, each with its line, so that a
person can mend the file in one go.
"""

from __future__ import annotations

from typing import Final

from opendust.dust.option_catalogue import CATALOGUE, find_option
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.toml.text import read_toml

NOT_OPTIONS: Final = ("base", "name", "title")
"""What an edition file says besides its options."""


def read_values(text: str, source: str, start: dict[str, str]) -> dict[str, str]:
    """The starting values with the file's own lines; every fault of the file is reported."""
    values = dict(start)
    faults: list[Fault] = []
    for name, value in read_toml(text, source).items():
        if name in NOT_OPTIONS:
            continue
        try:
            values[name] = read_value(name, text_of(value), source, line_of_key(text, name))
        except BadText as bad:
            faults += bad.faults
    missing = tuple([name for name in CATALOGUE if name not in values])
    if missing:
        faults.append(Fault(source, 0, "fault-option-missing", values=missing))
    if faults:
        raise BadText(faults)
    return values


def read_value(name: str, text: str, source: str, line: int) -> str:
    """The canonical text of an option's value; an unknown option or value is refused."""
    option = find_option(name, source, line)
    canonical = option.canonical(text.strip())
    if canonical is None:
        raise BadText([option.refuse(text, source, line)])
    return canonical


def text_of(value: object) -> str:
    """The text of a value as a file gives it: a word, a number, a yes, a list or a table."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return ",".join([text_of(item) for item in value])
    if isinstance(value, dict):
        return ",".join([f"{key}:{text_of(item)}" for key, item in value.items()])
    return str(value)


def line_of_key(text: str, name: str) -> int:
    """The line (from 1) that sets a key, or 0."""
    for number, line in enumerate(text.splitlines(), start=1):
        if line.partition("=")[0].strip().strip("\"'") == name:
            return number
    return 0
