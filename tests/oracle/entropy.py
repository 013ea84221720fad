"""Where the choices of a generated position come from: bytes that Hypothesis draws, or a seed.

A failing example shrinks towards zeros, which every generator takes as its simplest choice.
"""

from __future__ import annotations

import random

from hypothesis import strategies as st

from tests.oracle.tally import Choose

BYTES = st.binary(min_size=600, max_size=1500)


def from_bytes(data: bytes) -> Choose:
    """One byte per choice; zeros when they are used up."""
    left = iter(data)
    return lambda limit: next(left, 0) % limit


def from_seed(seed: int) -> Choose:
    """Choices of a random source: as many as are asked for."""
    draw = random.Random(seed).random
    return lambda limit: int(draw() * limit)
