"""What can be chosen before a match of Dust Tactics? Scenarios, profiles, armies, bots."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files

from opendust.bots import bot_names, tempered_bots
from opendust.scenes.catalogue_models import (
    ArmyPage,
    CardPages,
    ChoicePage,
    GamePage,
    SettingPage,
)
from opendust.scenes.lessons import lesson, lesson_names
from opendust.scenes.plain.catalogue import FIRST_BOT, bot_choice, house_rules, temper_choices
from opendust.scenes.tactics.board import map_picture, scenario_words
from opendust.scenes.tactics.cards import card_picture
from opendust.scenes.tactics.models import ScenarioFacts, TacticsMap
from opendust.tactics.profile import DEFAULT_PROFILE, PROFILES, VARIANTS, load_profile
from opendust.tactics.setup import DEFAULT_SCENARIO, MOST_SEATS, spell_army
from opendust.tactics.texts.army import army_names, load_army
from opendust.tactics.texts.cards import load_cards
from opendust.tactics.texts.scenario import load_scenario, scenario_names
from opendust.words import text
from opendust.words.titles import side_name, title_text


def catalogue(language: str) -> GamePage:
    """Everything for the form that creates a match."""
    bots = bot_names("tactics")
    return GamePage(
        id="tactics",
        title="Dust Tactics",
        brief=text("tactics-brief", language),
        least_seats=2,
        most_seats=MOST_SEATS,
        settings=[
            SettingPage(
                key="scenario", title=text("setting-scenario", language),
                choices=[scenario_choice(name, language) for name in scenario_names()],
                default=DEFAULT_SCENARIO,
            ),
            SettingPage(
                key="profile", title=text("setting-profile", language), default=DEFAULT_PROFILE,
                choices=[profile_choice(name, language)
                         for name in PROFILES],
            ),
        ],
        variant=VARIANTS.setting,
        house_rules=house_rules("tactics", language),
        bots=[bot_choice(name, language) for name in reversed(bots)],
        tempers=temper_choices("tactics", language),
        tempered=list(tempered_bots("tactics")),
        armies=[army_page(name, language) for name in army_names()],
        lessons=[lesson(name).page(language) for name in lesson_names("tactics")],
        quick_start={
            "game": "tactics", "settings": {"scenario": DEFAULT_SCENARIO},
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": FIRST_BOT}],
        },
    )  # fmt: skip


def scenario_choice(name: str, language: str) -> ChoicePage:
    """A scenario with its brief."""
    title, brief = scenario_words(load_scenario(name), language)
    return ChoicePage(id=name, title=title, description=brief)


def profile_choice(name: str, language: str) -> ChoicePage:
    """A profile of the rules."""
    title = title_text("tactics-profile", name, load_profile(name).title, language)
    return ChoicePage(id=name, title=title, description="")


def army_page(name: str, language: str) -> ArmyPage:
    """A ready army; `text` is what the setting `army.N.units` takes."""
    army, cards = load_army(name), load_cards()
    return ArmyPage(
        id=name,
        title=title_text("tactics-army", name, army.title, language),
        faction=cards.card(army.units[0]).faction.value,
        scenarios=list(army.scenarios),
        side=None if army.side < 0 else army.side,
        units=list(army.units),
        text=spell_army(army),
        ap=army.ap(cards),
    )


def named_board(name: str, language: str) -> TacticsMap:
    """The map of a scenario; BadText if there is none of that name."""
    scenario = load_scenario(name)
    names = [side_name(side.name, language) for side in scenario.sides]
    return map_picture(scenario, names, language, facts_of(name))


@lru_cache(maxsize=1)
def all_facts() -> dict[str, ScenarioFacts]:
    """What was found out about the packaged scenarios."""
    file = files("opendust.scenes.tactics").joinpath("data", "scenarios.toml")
    found: dict[str, ScenarioFacts] = tomllib.loads(file.read_text(encoding="utf-8"))
    return found


def facts_of(name: str) -> ScenarioFacts | None:
    """What was found out about one of them."""
    return all_facts().get(name)


def card_pages(language: str) -> CardPages:
    """All unit cards."""
    return CardPages(deck=[], units=[card_picture(card, language) for card in load_cards().cards])
