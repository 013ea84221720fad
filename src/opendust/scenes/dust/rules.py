"""The rules of DUST as pages, in the edition that is played."""

from __future__ import annotations

from opendust.dust.edition import EDITIONS, load_edition, option_values
from opendust.dust.option_catalogue import CATALOGUE
from opendust.dust.rulebook import rulebook, spelled_out
from opendust.scenes.rule_pages import RulePages

VARIANTS = EDITIONS


def values_in(edition: str) -> dict[str, str]:
    """The options of an edition."""
    return option_values(load_edition(edition))


PAGES = RulePages(rulebook, spelled_out, CATALOGUE, values_in)
chapters = PAGES.chapters
rule_lines = PAGES.rule_lines
rule_page = PAGES.rule_page
compare = PAGES.compare
