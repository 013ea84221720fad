"""How does DUST look in the text client?"""

from __future__ import annotations

import argparse
from enum import Enum
from typing import Final

from opendust.cli.dust.tables import (
    color_code,
    show_board,
    show_hand,
    show_scores,
)
from opendust.cli.screen import BOLD, Screen
from opendust.cli.table.record_file import read_file
from opendust.cli.variant_argument import overrides_from, variant_from
from opendust.dust import game
from opendust.dust.actions import Verb
from opendust.dust.board.board import parse_board
from opendust.dust.edition import EDITIONS, VARIANTS
from opendust.dust.events import EVENTS, Happening
from opendust.dust.phases import Movement, Purchase
from opendust.dust.state import State
from opendust.kernel.action import Action, Arg, Decision, Field
from opendust.kernel.contract import SWITCH
from opendust.kernel.event import Event, EventFields
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.notation import parse_action
from opendust.scenes.dust.stage import title
from opendust.words.dust.notes import note_text

__all__ = [
    "ARGUMENTS", "COMMANDS", "CONFIRMED", "EXAMPLES", "HAS_DRAWS", "LISTED", "QUIET", "ROOM_ABOVE",
    "SECRET_COMMANDS", "TO_THE_FULL", "action_note", "chain", "default_seats", "note",
    "painted", "settings_from", "show", "show_before", "show_scores", "title",
]  # fmt: skip

ARGUMENTS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "edition": ("name", EDITIONS),
    "edition-file": ("file", ()),
    "board": ("file", ()),
}
COMMANDS: Final = ("board", "hand", "scores")
EXAMPLES: Final = ("attack", "all")
SECRET_COMMANDS: Final = ("hand",)
CONFIRMED: Final = ("target",)
"""An attack wants a yes, since dice cannot be taken back."""
TO_THE_FULL: Final[tuple[Enum, ...]] = (
    Verb.DEPLOY, Verb.LAUNCH, Verb.DEPLOY_NEUTRALS, Verb.RETREAT_TO,
)  # fmt: skip
"""Everything has to be placed anyway."""
QUIET: Final[tuple[Enum, ...]] = (Verb.DONE, Verb.PASS)
LISTED: Final[dict[Enum, int]] = {}
HAS_DRAWS: Final = False
ATTACKS: Final = tuple(
    [str(verb.value) for verb in (Verb.ATTACK, Verb.BOMBARD, Verb.MISSILE, Verb.DROP)]
)
ROOM_ABOVE: Final[tuple[Enum, ...]] = (Happening.ROUND_BEGAN, Happening.TURN_BEGAN)


def settings_from(args: argparse.Namespace) -> dict[str, str]:
    """Edition, switches and board as settings of the match."""
    if args.edition and args.edition_file:
        raise BadText([Fault("", 0, "edition-twice")])
    if args.edition_file:
        read_file(args.edition_file)
    edition = variant_from(VARIANTS, args.edition_file or args.edition or "", args.switch)
    settings = {"edition": edition.name, "edition.base": edition.base}
    settings |= {SWITCH + name: edition.values[name] for name in edition.changed}
    settings |= {SWITCH + name: value for name, value in overrides_from(args.switch).items()}
    if args.board:
        content = read_file(args.board)
        settings |= {"board": parse_board(content, args.board).name, "board.text": content}
    return settings


def default_seats() -> str:
    """One person against three recruits."""
    return "human,recruit,recruit,recruit"


def painted(screen: Screen, state: State, event: Event, sentence: str) -> str:
    """The acting player's name in the colour of the army."""
    if event.kind is Happening.ROUND_BEGAN:
        return screen.paint(sentence, BOLD)
    told = EventFields(EVENTS, event)
    actor = told.number("player") if "player" in told else -1
    if not 0 <= actor < state.players:
        return sentence
    name = state.seats[actor]
    return sentence.replace(name, screen.paint(name, color_code(state, actor)), 1)


def note(state: State, field: Field, value: int, language: str) -> str:
    """Who holds an area with what, what a card does."""
    return note_text(state, field.noun, value, language)


def action_note(state: State, verb: Enum, args: tuple[Arg, ...], language: str) -> str:
    """No verb of DUST is listed with its arguments."""
    return ""


def chain(state: State, words: list[str]) -> list[Action]:
    """An attack that is announced while moving ends the movement first. MOVE-GEN-10."""
    if not isinstance(state.phase, Movement) or words[0].lower() not in ATTACKS:
        return []
    try:
        attack = parse_action(game, state, " ".join(words))
    except BadText:
        return []  # what is missing is asked for when combat has begun
    seat, later, done = state.active(), state.copy(), Action(Verb.DONE)
    game.apply(later, Decision(seat, done))
    return [] if game.refuse(later, seat, attack) else [done, attack]


def show_before(screen: Screen, state: State, point: str, language: str) -> None:
    """The scores before the first purchase of a turn."""
    phase = state.phase
    if point == "purchase" and isinstance(phase, Purchase) and not phase.begun:
        show_scores(screen, state, language)
        print()


def show(
    screen: Screen, state: State, seat: int, command: str, words: list[str], language: str
) -> None:
    """The board, a hand or the scores."""
    if command == "board":
        show_board(screen, state, " ".join(words), language)
    elif command == "hand" and seat >= 0:
        show_hand(screen, state, seat, language)
    else:
        show_scores(screen, state, language)
