"""What can be chosen before a match of any game? Its variants, its house rules, its bots, seats."""

from __future__ import annotations

from typing import Final

from opendust.bots import bot_names, tempered_bots
from opendust.kernel.contract import SWITCH, Setup
from opendust.kernel.entry import GameEntry
from opendust.kernel.refusal import BadText
from opendust.kernel.variants.words import labels_in, meaning_in
from opendust.registry import rulebook_of, variants_of
from opendust.scenes.catalogue_models import ChoicePage, GamePage, HouseRule, SettingPage
from opendust.scenes.lessons import lesson, lesson_names
from opendust.words import text
from opendust.words.catalogue import has_message
from opendust.words.titles import title_text

MOST_TRIED: Final = 12
FIRST_BOT: Final = "recruit"


def plain_catalogue(entry: GameEntry, language: str) -> GamePage:
    """Everything for the form that creates a match."""
    seats = seat_numbers(entry)
    bots = bot_names(entry.name)
    first = FIRST_BOT if FIRST_BOT in bots else bots[-1]
    brief = f"{entry.name}-brief"
    return GamePage(
        id=entry.name,
        title=entry.title,
        brief=text(brief, language) if has_message(brief) else "",
        least_seats=seats[0],
        most_seats=seats[-1],
        settings=variant_setting(entry, language),
        variant=variants_of(entry.name).setting,
        house_rules=house_rules(entry.name, language),
        bots=[bot_choice(name, language) for name in reversed(bots)],
        tempers=temper_choices(entry.name, language),
        tempered=list(tempered_bots(entry.name)),
        armies=[],
        lessons=[lesson(name).page(language) for name in lesson_names(entry.name)],
        quick_start={
            "game": entry.name, "settings": {},
            "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": first}] * (max(2, seats[0]) - 1)],
        },
    )  # fmt: skip


def seat_numbers(entry: GameEntry) -> list[int]:
    """How many can play: whatever the game itself accepts."""
    found = []
    for number in range(1, MOST_TRIED + 1):
        try:
            entry.game.complete(Setup(tuple([f"Player {seat + 1}" for seat in range(number)])))
        except BadText:
            continue
        found.append(number)
    return found


def variant_setting(entry: GameEntry, language: str) -> list[SettingPage]:
    """The choice of a variant, where there are several."""
    variants = variants_of(entry.name)
    if not variants.names:
        return []
    kind = f"{entry.name}-{variants.setting}"
    return [
        SettingPage(
            key=variants.setting,
            title=text(message, language) if has_message(message) else variants.setting,
            default=variants.default,
            choices=[
                ChoicePage(id=name, title=title_text(kind, name, name, language), description="")
                for name in variants.names
            ],
        )
        for message in (f"setting-{variants.setting}",)
    ]


def house_rules(game: str, language: str) -> list[HouseRule]:
    """Every switch of the variants."""
    variants, book = variants_of(game), rulebook_of(game, language)
    values = {name: variants.values(name) for name in variants.names}
    return [
        HouseRule(
            key=SWITCH + name,
            description=meaning_in(book, switch),
            values=list(switch.legal_values()),
            labels=labels_in(book, switch),
            defaults={variant: found[name] for variant, found in values.items()},
            rules=list(switch.rules),
        )
        for name, switch in variants.switches.items()
    ]


def bot_choice(name: str, language: str) -> ChoicePage:
    """A bot by name; one that nobody has described yet is only named."""
    title, brief = "bot-" + name, f"bot-{name}-brief"
    return ChoicePage(
        id=name,
        title=text(title, language) if has_message(title) else name.capitalize(),
        description=text(brief, language) if has_message(brief) else "",
    )


def temper_choices(game: str, language: str) -> list[ChoicePage]:
    """The tempers that the bots of a game can have."""
    return [
        ChoicePage(
            id=name,
            title=text(f"temper-{name}", language),
            description=text(f"temper-{name}-brief", language),
        )
        for name in dict.fromkeys(bot.partition("-")[2] for bot in tempered_bots(game))
    ]
