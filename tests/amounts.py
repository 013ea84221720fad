"""How much is tried on each build?

What the engines must fulfil is tried on both builds. Compiled, a match takes an eighth of the time:
`make test` tries everything there and a sample on the sources. It sets OPENDUST_SAMPLE where it can
compile. Whoever runs the tests without it, as mutation testing does, tries everything.
"""

from __future__ import annotations

import os
from typing import Final, TypeVar

Thing = TypeVar("Thing")

IS_SAMPLE: Final = bool(os.environ.get("OPENDUST_SAMPLE"))


def count(full: int, sample: int) -> int:
    """How many of something are tried."""
    return sample if IS_SAMPLE else full


def some(things: list[Thing], every: int) -> list[Thing]:
    """All of them; of a sample every so-manieth, the first among them."""
    return things[:: count(1, every)]
