"""`opendust study`: what if? Any position, played on by hand for all sides, with variations."""

from __future__ import annotations

import argparse
import random
import tomllib
from pathlib import Path
from typing import Any, Final, final

from opendust.analysis.study.position import START, read_position
from opendust.analysis.study.study import DEPTHS, Study, read_study
from opendust.analysis.study.written import read_written, written_position
from opendust.cli.language import help_text, value_name
from opendust.cli.screen import EndOfInput, Screen
from opendust.cli.table.presentation import presentation_of
from opendust.cli.table.record_file import read_file, record_in
from opendust.cli.tables import add_plain_argument
from opendust.kernel.event import Event
from opendust.kernel.pending import Choice
from opendust.kernel.refusal import BadText, Fault, Refused
from opendust.kernel.text.digits import is_count
from opendust.kernel.text.record import FIRST_LINE, replay
from opendust.words import action_text, event_text, fault_text, prompt_text, refusal_text, text
from opendust.words.numbers import percent_text

SHOWN: Final = 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `opendust study`."""
    parser.epilog = help_text("study-examples")
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("file", metavar=value_name("file"), help=help_text("study-file"))
    parser.add_argument("--to", type=int, metavar=value_name("number"), help=help_text("study-to"))
    add_plain_argument(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Obeys commands until the person leaves."""
    return Board(opened(args.file, args.to), Screen(plain=args.plain), args.language).run()


def opened(given: str, to: int | None) -> Study:
    """The study of a position's line, of one set up by hand, a saved study, or a record's step."""
    if given.startswith(START + ":"):
        return Study(*read_position(given))
    content = read_file(given)
    if content.lstrip().startswith("{"):
        return read_study(content, given)
    if content.startswith(START + ":"):
        return Study(*read_position(content, given))
    if not content.startswith(FIRST_LINE):
        if not given.endswith(".toml") and not is_toml(content):
            raise BadText([Fault(given, 0, "whatif-no-position")])
        return Study(*read_written(content, given))
    game, record = record_in(given, forgive_torn_end=True)
    match = replay(game, record, until=to)
    return Study(game, match.setup, match.state)


def is_toml(content: str) -> bool:
    """It has the form of a position that was set up by hand."""
    try:
        tomllib.loads(content)
    except ValueError:
        return False
    return True


@final
class Board:
    """A person before a study."""

    def __init__(self, study: Study, screen: Screen, language: str) -> None:
        self.study = study
        self.screen = screen
        self.language = language
        self.shown = presentation_of(study.game.NAME)

    def run(self) -> int:
        """Obey until the end."""
        self.say("whatif-help")
        self.show_waiting()
        while True:
            try:
                if self.obey(self.screen.ask("study> ")):
                    return 0
            except BadText as bad:
                for fault in bad.faults:
                    self.screen.say(fault_text(fault, self.language))
            except Refused as refused:
                self.tell_refusal(refused)
            except EndOfInput:
                return 0

    def say(self, message: str, **details: str | int) -> None:
        """A message."""
        self.screen.say(text(message, self.language, **details))

    def obey(self, typed: str) -> bool:
        """One command or move; whether it was the last."""
        command, _, rest = typed.partition(" ")
        if command in ("quit", "q"):
            return True
        if command in COMMANDS:
            COMMANDS[command](self, rest.strip())
        elif command in self.shown.COMMANDS:
            self.shown.show(
                self.screen, self.study.state, self.seat(), command, rest.split(), self.language
            )
        elif typed:
            self.tell(self.study.play(typed))
            self.show_waiting()
        return False

    def seat(self) -> int:
        """The seat that must choose, or nobody."""
        waiting = self.study.pending
        return waiting.seats[0] if isinstance(waiting, Choice) else -1

    def tell(self, events: list[Event]) -> None:
        """What happened."""
        for event in events:
            line = event_text(self.study.game, self.study.state, event, self.language)
            if line:
                self.screen.say(line, indent=2)

    def tell_refusal(self, refused: Refused) -> None:
        """Why a move is not legal."""
        study = self.study
        self.screen.say(
            refusal_text(study.game, study.state, refused.refusal, self.language, seat=self.seat())
        )

    def show_waiting(self, _: str = "") -> None:
        """What the position waits for."""
        study, waiting = self.study, self.study.pending
        if isinstance(waiting, Choice):
            self.screen.say(
                prompt_text(study.game, study.state, self.seat(), waiting.point, self.language)
            )
        else:
            self.say("whatif-chance" if hasattr(waiting, "count") else "whatif-over")

    def roll(self, _: str) -> None:
        """Dice or cards by chance."""
        self.tell(self.study.roll(random.getrandbits(30)))
        self.show_waiting()

    def undo(self, _: str) -> None:
        """Back by one move."""
        self.study.undo()
        self.show_waiting()

    def go(self, rest: str) -> None:
        """To a move of the tree."""
        self.study.go(int(rest) if is_count(rest) else -1)
        self.show_waiting()

    def comment(self, rest: str) -> None:
        """Say something of the present move."""
        self.study.nodes[self.study.at].comment = rest

    def tree(self, _: str) -> None:
        """All moves that were tried, variations further in."""
        waiting: list[tuple[int, int]] = [(0, 0)]
        while waiting:
            number, depth = waiting.pop()
            node = self.study.nodes[number]
            mark = "*" if number == self.study.at else " "
            said = f"  # {node.comment}" if node.comment else ""
            print(f"{mark}{number:>4}  {'  ' * depth}{node.line or '·'}{said}")
            deeper = depth + (len(node.children) > 1)
            waiting += [(child, deeper) for child in reversed(node.children)]

    def chances(self, _: str) -> None:
        """Everybody's chance to win."""
        for name, chance in zip(self.study.setup.seats, self.study.chances(), strict=True):
            self.screen.say(f"{name}: {percent_text(chance, self.language)}", indent=2)

    def best(self, rest: str) -> None:
        """What the seat could do, the best first."""
        study = self.study
        for number, trial in enumerate(study.best(DEPTHS.get(rest, DEPTHS["quick"]))[:SHOWN], 1):
            words = action_text(study.game, study.state, trial.action, self.language)
            share = percent_text(trial.chance(), self.language)
            self.screen.say(f"{number}. {share}  {words}  [{study.given(trial)}]", indent=2)

    def position(self, _: str) -> None:
        """The position as one line."""
        print(self.study.position())

    def save(self, rest: str) -> None:
        """Keep everything in a file."""
        if not rest:
            self.say("whatif-save-where")
            return
        Path(rest).write_text(self.study.save(), encoding="utf-8")
        self.say("analysis-written", file=rest)

    def write(self, rest: str) -> None:
        """The position as a text that can be changed by hand, into a file."""
        if not rest:
            self.say("whatif-save-where")
            return
        study = self.study
        Path(rest).write_text(
            written_position(study.game, study.setup, study.state), encoding="utf-8"
        )
        self.say("analysis-written", file=rest)

    def help(self, _: str) -> None:
        """The commands."""
        self.say("whatif-help")


COMMANDS: Final[dict[str, Any]] = {
    "roll": Board.roll,
    "undo": Board.undo,
    "back": Board.undo,
    "go": Board.go,
    "comment": Board.comment,
    "tree": Board.tree,
    "chances": Board.chances,
    "best": Board.best,
    "position": Board.position,
    "save": Board.save,
    "write": Board.write,
    "wait": Board.show_waiting,
    "help": Board.help,
    "?": Board.help,
}
