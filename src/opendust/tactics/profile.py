"""Which readings of the rules does a match follow? Profiles: variants of the rules, by name.

A profile is a file with one line per switch (data/profiles/); data/switches.toml says what each
switch decides. The rule that follows a switch declares it: see kernel/variants/catalogue.py.
"""

from __future__ import annotations

from typing import Any, Final

from opendust.kernel.variants.catalogue import packaged_switches
from opendust.kernel.variants.packaged import Variants
from opendust.kernel.variants.variant import Variant as Profile

__all__ = ["DEFAULT_PROFILE", "PROFILES", "SWITCHES", "VARIANTS", "Profile", "load_profile"]

PACKAGE: Final = "opendust.tactics"
SWITCHES: Final = packaged_switches(PACKAGE)
PROFILES: Final = ("revised", "revised-faq")
"""The names of the packaged profiles, the usual one first."""
DEFAULT_PROFILE: Final = PROFILES[0]


def profile_played(state: Any) -> Profile:
    """The profile of a position."""
    profile: Profile = state.battle.profile
    return profile


VARIANTS: Final = Variants(PACKAGE, "profiles", "profile", PROFILES, SWITCHES, profile_played)


def load_profile(name: str = DEFAULT_PROFILE) -> Profile:
    """The packaged profile of that name."""
    return VARIANTS.load(name)
