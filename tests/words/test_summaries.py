"""Do the terms of the rules on two pages lead to rules that there are?"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from opendust.registry import rulebook_of

PAGES = Path(__file__).parents[2] / "web" / "src"
RULE = re.compile(r'"([A-Z]+(?:-[A-Z]+)*-\d\d)"')
ABILITY = re.compile(r': "([A-Z]+)",')


@pytest.mark.parametrize("game", ["dust", "tactics"])
def test_every_term_of_a_summary_leads_to_a_rule(game: str) -> None:
    page = (PAGES / game / "rules" / "Summary.svelte").read_text(encoding="utf-8")
    named = {*RULE.findall(page), *(f"ABIL-{name}-01" for name in ABILITY.findall(page))}
    known = rulebook_of(game).rules.keys()
    assert len(named) > 12
    assert named <= known
