"""`opendust replay`: what happened in this match, step by step, forwards and backwards?"""

from __future__ import annotations

import argparse
import json
from typing import Any

from opendust.cli.language import help_text, value_name
from opendust.cli.screen import EndOfInput, Screen
from opendust.cli.table.presentation import presentation_of
from opendust.cli.table.record_file import record_in
from opendust.cli.tables import add_plain_argument
from opendust.kernel.contract import Game
from opendust.kernel.event import Event
from opendust.kernel.play.match import Match
from opendust.kernel.refusal import BadText
from opendust.kernel.text.digits import is_count
from opendust.kernel.text.events import plain_events
from opendust.kernel.text.record import Record, replay
from opendust.words import event_text, fault_text, text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `opendust replay`."""
    parser.epilog = help_text("replay-examples")
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    number = value_name("number")
    parser.add_argument("file", metavar=value_name("file"), help=help_text("record"))
    parser.add_argument("--to", type=int, metavar=number, help=help_text("replay-to"))
    parser.add_argument("--round", type=int, metavar=number, help=help_text("replay-round"))
    parser.add_argument("--json", action="store_true", help=help_text("replay-json"))
    add_plain_argument(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Steps through a record, prints one position, or all of it as JSON."""
    game, record = record_in(args.file, forgive_torn_end=True)
    story = Story(game, record)
    if args.json:
        return print_json(story, args)
    screen = Screen(plain=args.plain)
    player = Replay(story, screen, args.language)
    if args.round is not None:
        player.to_round(args.round)
    elif args.to is not None:
        player.jump(args.to)
    if args.to is not None:
        player.show_position()
        return 0
    return player.step_through()


class Story:
    """A record played once: the events of every input, and the state after any of them."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        self.game = game
        self.record = record
        # Every input is judged by the replay; its match also gives the inputs back as values.
        self.inputs = replay(game, record).inputs
        match: Match[Any] = Match(game, record.setup, record.seed)
        self.events: list[list[Event]] = [match.enter(given) for given in self.inputs]
        self.setup = match.setup
        self.final = match.state

    def __len__(self) -> int:
        return len(self.inputs)

    def state_after(self, number: int) -> Any:
        """The state after so many inputs."""
        state = self.game.new_game(self.setup)
        for given in self.inputs[:number]:
            self.game.apply(state, given)
        return state

    def round_starts(self) -> list[int]:
        """How many inputs lie before the first that belongs to each round; setup is round 0."""
        starts = [0]
        for number, events in enumerate(self.events, start=1):
            if any(event.kind.value == "round-began" for event in events):
                starts.append(number)
        return starts


class Replay:
    """A person's place in a story."""

    def __init__(self, story: Story, screen: Screen, language: str) -> None:
        self.story = story
        self.screen = screen
        self.language = language
        self.shown = presentation_of(story.game.NAME)
        self.at = 0

    def step_through(self) -> int:
        """Obey commands until the person leaves."""
        self.say("replay-help")
        self.show_place()
        while True:
            try:
                if self.obey(self.screen.ask("replay> ").lower().split()):
                    return 0
            except BadText as bad:
                for fault in bad.faults:
                    self.screen.say(fault_text(fault, self.language))
            except EndOfInput:
                return 0

    def obey(self, words: list[str]) -> bool:
        """One command; whether it was the last."""
        command = words[0] if words else "step"
        number = int(words[1]) if len(words) > 1 and is_count(words[1]) else -1
        if "quit".startswith(command):
            return True
        if "step".startswith(command) or "next".startswith(command):
            self.step()
        elif "back".startswith(command):
            self.jump(self.at - 1)
            self.show_place()
        elif command in ("j", "jump", "to", "r", "round"):
            self.go(command, number)
        elif command in self.shown.COMMANDS and command not in self.shown.SECRET_COMMANDS:
            self.shown.show(self.screen, self.state(), -1, command, words[1:], self.language)
        elif command == "log":
            self.show_log(number if number >= 0 else 20)
        else:
            self.say("replay-help")
        return False

    def go(self, command: str, number: int) -> None:
        """To an input or to a round."""
        if number < 0:
            self.screen.say(text("replay-no-number", self.language, command=command))
            return
        if command.startswith("r"):
            self.to_round(number)
        else:
            self.jump(number)
        self.show_place()

    def say(self, message: str) -> None:
        """A message without details."""
        self.screen.say(text(message, self.language))

    def state(self) -> Any:
        """The state at this place."""
        return self.story.state_after(self.at)

    def step(self) -> None:
        """The next input and what came of it."""
        if self.at >= len(self.story):
            self.say("replay-at-end")
            return
        self.at += 1
        print(f"{self.at}. {self.story.record.lines[self.at - 1][1]}")
        self.tell(self.at)

    def tell(self, number: int) -> None:
        """The events of one input, in words."""
        for event in self.story.events[number - 1]:
            words = event_text(self.story.game, self.story.final, event, self.language)
            self.screen.say(words, indent=2)

    def jump(self, number: int) -> None:
        """To the place after so many inputs, within the record."""
        self.at = max(0, min(number, len(self.story)))

    def to_round(self, wanted: int) -> None:
        """To the beginning of a round."""
        starts = self.story.round_starts()
        if not 0 <= wanted < len(starts):
            last = len(starts) - 1
            self.screen.say(text("replay-no-round", self.language, round=wanted, last=last))
            return
        self.at = starts[wanted]

    def show_place(self) -> None:
        """Where in the record this is, and what the last input was."""
        if not self.at:
            self.screen.say(text("replay-start", self.language, all=len(self.story)))
            return
        words = text("replay-position", self.language, number=self.at, all=len(self.story))
        self.screen.say(words)
        self.tell(self.at)

    def show_log(self, inputs: int) -> None:
        """The events of the last inputs."""
        for number in range(max(0, self.at - inputs), self.at):
            self.tell(number + 1)

    def show_position(self) -> None:
        """The whole position at this place."""
        self.show_place()
        state = self.state()
        self.shown.show_scores(self.screen, state, self.language)
        self.shown.show(self.screen, state, -1, "board", [], self.language)


def print_json(story: Story, args: argparse.Namespace) -> int:
    """One line per input with its events, up to --to or from the round --round on."""
    first = 0
    if args.round is not None:
        starts = story.round_starts()
        first = starts[args.round] if 0 <= args.round < len(starts) else len(story)
    last = len(story) if args.to is None else args.to
    for number in range(first, min(last, len(story))):
        line = story.record.lines[number][1]
        events = story.events[number]
        step = {
            "number": number + 1,
            "input": line,
            "events": plain_events(story.game, story.final, events),
            "lines": [event_text(story.game, story.final, one, args.language) for one in events],
        }
        print(json.dumps(step))
    return 0
