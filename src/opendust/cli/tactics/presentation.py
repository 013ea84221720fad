"""How does Dust Tactics look in the text client?"""

from __future__ import annotations

import argparse
from enum import Enum
from typing import Final

from opendust.bots import bot_names
from opendust.cli.language import spoken
from opendust.cli.screen import BOLD, Screen
from opendust.cli.table.record_file import read_file
from opendust.cli.tactics.army import army_from
from opendust.cli.tactics.board import SIDE_PAINT
from opendust.cli.tactics.scenario import scenario_from
from opendust.cli.tactics.tables import (
    show_board,
    show_card,
    show_scores,
    show_sight,
    show_space,
    show_units,
)
from opendust.cli.tactics.units import cards_from
from opendust.cli.variant_argument import overrides_from
from opendust.kernel.action import Action, Arg, Field
from opendust.kernel.contract import SWITCH
from opendust.kernel.event import Event, EventFields
from opendust.kernel.refusal import BadText, Fault
from opendust.scenes.tactics.stage import title
from opendust.tactics.actions import Verb
from opendust.tactics.battle import SIDES
from opendust.tactics.events import EVENTS, Happening
from opendust.tactics.phases import ChoosingFirst, Moving
from opendust.tactics.profile import PROFILES
from opendust.tactics.rules.moving.movement import later_points, points_left
from opendust.tactics.rules.moving.reach import Node, reach
from opendust.tactics.setup import DEFAULT_SCENARIO, spell_army
from opendust.tactics.state import State
from opendust.tactics.texts.scenario import scenario_names
from opendust.words.tactics.notes import note_text, shot_note
from opendust.words.tactics.nouns import side_text, unit_text

__all__ = [
    "ARGUMENTS", "COMMANDS", "CONFIRMED", "EXAMPLES", "HAS_DRAWS", "LISTED", "QUIET", "ROOM_ABOVE",
    "SECRET_COMMANDS", "TO_THE_FULL", "action_note", "chain", "default_seats", "note",
    "painted", "settings_from", "show", "show_before", "show_scores", "title",
]  # fmt: skip

ARGUMENTS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "scenario": ("name-or-file", scenario_names()),
    "profile": ("name", PROFILES),
    "cards": ("file", ()),
}
COMMANDS: Final = ("board", "units", "card", "los", "scores")
EXAMPLES: Final = ("activate", "go")
SECRET_COMMANDS: Final[tuple[str, ...]] = ()
CONFIRMED: Final[tuple[str, ...]] = ()
TO_THE_FULL: Final[tuple[Enum, ...]] = (Verb.ORDER,)
QUIET: Final[tuple[Enum, ...]] = (
    Verb.PART, Verb.ORDER, Verb.CANCEL_ORDER, Verb.STAY_SILENT, Verb.BE_ASKED, Verb.READY,
    Verb.STOP, Verb.HOLD_FIRE, Verb.FIRE, Verb.KEEP, Verb.FORGO,
)  # fmt: skip
LISTED: Final[dict[Enum, int]] = {
    Verb.JOIN: 2, Verb.ACTIVATE: 1, Verb.STEP: 1, Verb.CRUSH: 1, Verb.REACT: 1, Verb.AIM: 2,
    Verb.SPEND: 2, Verb.SNIPE: 2, Verb.REROLL: 1, Verb.LOSE: 1, Verb.RETALIATE: 1,
    Verb.RELOAD: 1, Verb.CHOOSE: 1, Verb.RESTORE: 1, Verb.STRIKE: 2,
}  # fmt: skip
HAS_DRAWS: Final = True
ROOM_ABOVE: Final[tuple[Enum, ...]] = (Happening.ROUND_BEGAN, Happening.UNIT_ACTIVATED)
GO: Final = "go"
WITH_BOARD: Final = ("placing", "activation", "reaction")


def settings_from(args: argparse.Namespace) -> dict[str, str]:
    """Scenario, profile, switches, cards and armies as settings of the match."""
    name = args.scenario or DEFAULT_SCENARIO
    scenario = scenario_from(name)
    settings = {"scenario": scenario.name}
    if name not in scenario_names():
        settings["scenario.text"] = read_file(name)
    if args.profile:
        if args.profile not in PROFILES:
            raise BadText([Fault("", 0, "profile-unknown", name=args.profile, known=PROFILES)])
        settings["profile"] = args.profile
    settings |= {SWITCH + key: value for key, value in overrides_from(args.switch).items()}
    if args.cards:
        cards_from(args.cards)  # a fault in them is told with its file
        settings["cards.text"] = read_file(args.cards)
    if len(args.army) > SIDES:
        raise BadText([Fault("", 0, "armies-too-many", amount=len(args.army))])
    armies = [army_from(file) for file in args.army]
    for number, army in enumerate(armies, start=1):
        settings |= {f"army.{number}": army.name, f"army.{number}.units": spell_army(army)}
    return settings


def default_seats() -> str:
    """One person against the strongest bot that there is."""
    return "human," + ("recruit" if "recruit" in bot_names("tactics") else "random")


def painted(screen: Screen, state: State, event: Event, sentence: str) -> str:
    """The unit or the side that the event is about, in its colour."""
    if event.kind is Happening.ROUND_BEGAN:
        return screen.paint(sentence, BOLD)
    told = EventFields(EVENTS, event)
    for field in ("unit", "hero"):
        if field in told:
            unit = told.number(field)
            return in_color(screen, sentence, unit_text(state, unit), state.battle.side[unit])
    if "side" in told:
        side = told.number("side")
        return in_color(screen, sentence, side_text(state, side, spoken()), side)
    return sentence


def in_color(screen: Screen, sentence: str, name: str, side: int) -> str:
    """A sentence with a name in the colour of its side."""
    return sentence.replace(name, screen.paint(name, SIDE_PAINT[side]), 1)


def note(state: State, field: Field, value: int, language: str) -> str:
    """Where a unit is and how strong, what a space is like."""
    return note_text(state, field.noun, value, language)


def action_note(state: State, verb: Enum, args: tuple[Arg, ...], language: str) -> str:
    """Of a weapon aimed at a unit: its dice and damage against that armor, and the cover."""
    if verb not in (Verb.AIM, Verb.SPEND) or len(args) < 2:
        return ""
    line, target = args[0], args[1]
    if not isinstance(line, int) or not isinstance(target, int):
        return ""
    return shot_note(state, line, target, language) if target < state.battle.unit_count else ""


def chain(state: State, words: list[str]) -> list[Action]:
    """`go c4`: the cheapest steps of this MOVE that lead there."""
    if words[0].lower() != GO or isinstance(state.phase, ChoosingFirst):
        return []
    if not isinstance(state.phase, Moving):
        raise BadText([Fault("", 0, "go-nobody-moves")])
    grid, name = state.battle.grid, "".join(words[1:]).lower()
    goal = grid.index(name)
    if goal < 0:
        raise BadText([Fault("", 0, "space-unknown", text=name, last=grid.names[-1])])
    acting = state.acting()
    here = state.place[acting.unit]
    start: Node = (here, acting.diagonal, state.phase.roof)
    points = points_left(state, state.phase)
    way = reach(state, acting.unit, [start], points, later_points(state))
    if goal in way.ends and goal != here:
        return [Action(Verb.STEP, (space,)) for space in way.path(goal)[1:]]
    if grid.is_adjacent(here, goal):
        return [Action(Verb.STEP, (goal,))]  # the refusal says why not
    raise BadText([out_of_reach(state, goal, sorted(set(way.ends) - {here}))])


def out_of_reach(state: State, goal: int, ends: list[int]) -> Fault:
    """Where the unit can go instead."""
    grid = state.battle.grid
    return Fault(
        "", 0, "go-out-of-reach", unit=unit_text(state, state.acting().unit),
        space=grid.names[goal], spaces=tuple([grid.names[end] for end in ends]),
    )  # fmt: skip


def show_before(screen: Screen, state: State, point: str, language: str) -> None:
    """The battlefield before every choice that needs it."""
    if point in WITH_BOARD:
        is_begun = any(place >= 0 for place in state.place)
        show_board(screen, state, language, with_legend=not is_begun)
        print()


def show(
    screen: Screen, state: State, seat: int, command: str, words: list[str], language: str
) -> None:
    """The battlefield or a space, the units, a card, a line of sight, the points."""
    if command == "board" and words:
        show_space(screen, state, words[0], language)
    elif command == "board":
        show_board(screen, state, language, with_legend=True)
    elif command == "units":
        show_units(screen, state, language)
    elif command == "card":
        show_card(screen, state, " ".join(words), language)
    elif command == "los":
        show_sight(screen, state, words, language)
    else:
        show_scores(screen, state, language)
