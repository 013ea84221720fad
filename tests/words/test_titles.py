"""Do the titles of what is packaged say in English what the files say?"""

from __future__ import annotations

from opendust.dust.edition import EDITIONS, load_edition
from opendust.tactics.profile import PROFILES, load_profile
from opendust.tactics.texts.army import army_names, load_army
from opendust.tactics.texts.scenario import load_scenario, scenario_names
from opendust.words import text
from opendust.words.titles import title_text


def test_english_titles_are_those_of_the_files() -> None:
    packaged = {
        "dust-edition": {name: load_edition(name).title for name in EDITIONS},
        "tactics-profile": {name: load_profile(name).title for name in PROFILES},
        "tactics-army": {name: load_army(name).title for name in army_names()},
        "tactics-scenario": {name: load_scenario(name).title for name in scenario_names()}
        | {f"{name}-brief": load_scenario(name).brief for name in scenario_names()},
    }
    for kind, titles in packaged.items():
        for name, own in titles.items():
            assert text(f"{kind}-{name}") == own


def test_a_players_own_title_stays() -> None:
    assert title_text("tactics-scenario", "skirmish", "My field", "de") == "My field"
    assert title_text("tactics-scenario", "unheard-of", "My field", "de") == "My field"
    assert title_text("tactics-scenario", "skirmish", "Skirmish", "fr") == "Escarmouche"
