"""What can be chosen before a match of DUST? Editions, house rules, bots."""

from __future__ import annotations

from typing import Final

from opendust.bots import bot_names, tempered_bots
from opendust.dust.board.board import BOARDS, load_board
from opendust.dust.control import VICTORY_POINTS_TO_WIN
from opendust.dust.deck import DECKS, load_deck
from opendust.dust.edition import DEFAULT_EDITION, EDITIONS, VARIANTS, load_edition
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.variants.switch import FEWEST_PLAYERS, MOST_PLAYERS
from opendust.kernel.variants.variant import differing
from opendust.scenes.catalogue_models import (
    CardPages,
    ChoicePage,
    GamePage,
    SettingPage,
)
from opendust.scenes.dust.board import board_picture
from opendust.scenes.dust.cards import card_scene
from opendust.scenes.dust.models import DustBoard
from opendust.scenes.lessons import lesson, lesson_names
from opendust.scenes.plain.catalogue import FIRST_BOT, bot_choice, house_rules, temper_choices
from opendust.words import text
from opendust.words.titles import title_text

QUICK_BOTS: Final = 3
"""A stranger's first opponents play with sense, and at once."""


def catalogue(language: str) -> GamePage:
    """Everything for the form that creates a match."""
    bots = bot_names("dust")
    return GamePage(
        id="dust",
        title="DUST",
        brief=text("dust-brief", language),
        least_seats=FEWEST_PLAYERS,
        most_seats=MOST_PLAYERS,
        settings=[
            SettingPage(
                key="edition", title=text("setting-edition", language), default=DEFAULT_EDITION,
                choices=[edition_choice(name, language) for name in EDITIONS],
            )
        ],
        variant=VARIANTS.setting,
        house_rules=house_rules("dust", language),
        bots=[bot_choice(name, language) for name in reversed(bots)],
        tempers=temper_choices("dust", language),
        tempered=list(tempered_bots("dust")),
        armies=[],
        lessons=[lesson(name).page(language) for name in lesson_names("dust")],
        quick_start={
            "game": "dust", "settings": {},
            "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": FIRST_BOT}] * QUICK_BOTS],
        },
    )  # fmt: skip


def edition_choice(name: str, language: str) -> ChoicePage:
    """An edition, and in how many switches it differs from the usual one."""
    edition, usual = load_edition(name), load_edition(DEFAULT_EDITION)
    two, three, five = [VICTORY_POINTS_TO_WIN.of(edition, players) for players in (2, 3, 5)]
    changed = len(differing(edition.values, usual.values))
    words = text("dust-edition-brief", language, changed=changed, two=two, three=three, five=five)
    return ChoicePage(
        id=name, title=title_text("dust-edition", name, edition.title, language), description=words
    )


def named_board(name: str, language: str) -> DustBoard:
    """A board of the package; BadText if there is none of that name."""
    if name not in BOARDS:
        raise BadText([Fault("", 0, "fault-board-unknown", board=name, known=BOARDS)])
    return board_picture(load_board(name), load_edition(DEFAULT_EDITION), language)


def card_pages(language: str) -> CardPages:
    """The whole deck."""
    deck = load_deck(DECKS[0])
    return CardPages(deck=[card_scene(deck, card, language) for card in range(deck.size)], units=[])
