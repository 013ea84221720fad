"""Which editions of DUST are there? Variants of its rules; the engine never asks for one by name.

An edition is a file with one line per switch (data/editions/); data/switches.toml says what each
switch decides. The rule that follows a switch declares it: see kernel/variants/catalogue.py.
"""

from __future__ import annotations

from typing import Any, Final

from opendust.kernel.variants.catalogue import packaged_switches
from opendust.kernel.variants.packaged import Variants
from opendust.kernel.variants.variant import Variant as Edition

__all__ = ["DEFAULT_EDITION", "EDITIONS", "SWITCHES", "VARIANTS", "Edition", "load_edition"]

PACKAGE: Final = "opendust.dust"
SWITCHES: Final = packaged_switches(PACKAGE)
EDITIONS: Final = ("premium-en", "premium-de", "epic-de", "original-it")
"""The names of the packaged editions, the usual one first."""
DEFAULT_EDITION: Final = EDITIONS[0]


def edition_played(state: Any) -> Edition:
    """The edition of a position."""
    edition: Edition = state.edition
    return edition


VARIANTS: Final = Variants(PACKAGE, "editions", "edition", EDITIONS, SWITCHES, edition_played)


def load_edition(name: str = DEFAULT_EDITION) -> Edition:
    """The packaged edition of that name."""
    return VARIANTS.load(name)
