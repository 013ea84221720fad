"""What is chosen for every switch in the variant that is played?"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import final

from opendust.kernel.variants.switch import Switch


@final
class Variant:
    """A named table of switches. Never changed once made.

    `base` is the packaged variant it starts from, `changed` the switches that differ from it.
    Rules find the value of a switch in `chosen` at the switch's index (a place among its values,
    or a number), that of a list or a number by players in `rows`.
    """

    def __init__(
        self,
        switches: Mapping[str, Switch],
        name: str,
        title: str,
        base: str,
        values: dict[str, str],
        original: dict[str, str],
    ) -> None:
        self.name = name
        self.title = title
        self.base = base
        self.values = {switch: values[switch] for switch in switches}
        self.changed = differing(self.values, original)
        self.digest = digest_of(self.values)
        self.rows = [switches[switch].numbers(text) for switch, text in self.values.items()]
        self.chosen = [row[0] if row else 0 for row in self.rows]


def differing(one: dict[str, str], other: dict[str, str]) -> tuple[str, ...]:
    """The switches with another value, in the order of the catalogue."""
    return tuple([name for name in one if one[name] != other[name]])


def digest_of(values: dict[str, str]) -> str:
    """A short hash of all values, the same for every variant that plays the same."""
    lines = "".join([f"{name}={text}\n" for name, text in values.items()])
    return blake2b(lines.encode(), digest_size=8).hexdigest()
