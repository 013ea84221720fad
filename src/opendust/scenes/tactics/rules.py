"""The rules of Dust Tactics as pages, in the profile that is played."""

from __future__ import annotations

from opendust.scenes.rule_pages import RulePages
from opendust.tactics.profile import CATALOGUE, PROFILES, load_profile
from opendust.tactics.rulebook import rulebook, spelled_out

VARIANTS = PROFILES


def values_in(profile: str) -> dict[str, str]:
    """The options of a profile."""
    return load_profile(profile).values


PAGES = RulePages(rulebook, spelled_out, CATALOGUE, values_in)
chapters = PAGES.chapters
rule_lines = PAGES.rule_lines
rule_page = PAGES.rule_page
compare = PAGES.compare
