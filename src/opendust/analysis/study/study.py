"""What if? A position played on by hand for all sides: moves, dice, undo, variations, comments.

A study is a tree of inputs below a position. Every node knows the line that led to it, and its
position is found by playing that line. Nothing is ever lost by going back: another move from there
is another variation.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, final

from opendust.analysis.candidates import candidates
from opendust.analysis.decisions import Effort, Weighing, serious
from opendust.analysis.judge import Judge, estimate, judge_of
from opendust.analysis.study.position import position_text, read_position
from opendust.analysis.trials import Trial, never, ranked
from opendust.kernel.action import Decision, Outcome
from opendust.kernel.contract import Game, Setup
from opendust.kernel.event import Event
from opendust.kernel.numbers import Lottery
from opendust.kernel.pending import Chance, Choice, Pending
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.digest import digest
from opendust.kernel.text.digits import is_count
from opendust.kernel.text.notation import format_input, parse_input

SCHEMA: Final = 1
SEEDS: Final = range(1, 25)
MOST_NODES: Final = 20_000
DEPTHS: Final = {"quick": Effort("quick", 6, 4, 0, 1), "deep": Effort("deep", 12, 24, 0, 1)}
"""How far the best moves are looked for."""


@final
@dataclass
class Node:
    """A move in the tree: its number, the one before it, its line, and what somebody says of it."""

    number: int
    parent: int
    line: str
    comment: str = ""
    children: list[int] = field(default_factory=list)


@final
class Study:
    """A position, and everything that was tried from it."""

    def __init__(self, game: Game[Any], setup: Setup, state: Any) -> None:
        self.game = game
        self.setup = setup
        self.start = state
        self.judge: Judge = judge_of(game.NAME)
        self.nodes = [Node(0, -1, "")]
        self.at = 0
        self.state = state.copy()

    @property
    def pending(self) -> Pending:
        """What the position waits for."""
        return self.game.pending(self.state)

    # --- moving about -------------------------------------------------------------------------

    def play(self, text: str) -> list[Event]:
        """A move or an outcome in the notation; without a seat, of the one that must choose."""
        return self.enter(whole_line(self.pending, text.strip()))

    def enter(self, line: str) -> list[Event]:
        """Play a line; it becomes a variation unless it is one."""
        later = self.state.copy()
        given = parse_input(self.game, later, line, "", 0)
        chance = self.pending if isinstance(self.pending, Chance) else None
        written = format_input(self.game, self.state, chance, given)
        events = self.game.apply(later, given)
        known = [n for n in self.nodes[self.at].children if self.nodes[n].line == written]
        self.at = known[0] if known else self.add(written)
        self.state = later
        return events

    def add(self, line: str) -> int:
        """A new node below the present one."""
        if len(self.nodes) >= MOST_NODES:
            raise BadText([Fault("", 0, "whatif-full", most=MOST_NODES)])
        node = Node(len(self.nodes), self.at, line)
        self.nodes.append(node)
        self.nodes[self.at].children.append(node.number)
        return node.number

    def roll(self, seed: int) -> list[Event]:
        """What is pending by chance, drawn."""
        chance = self.pending
        if not isinstance(chance, Chance):
            raise BadText([Fault("", 0, "whatif-no-chance")])
        drawn = Outcome(chance.drawn(Lottery(seed)))
        return self.enter(format_input(self.game, self.state, chance, drawn))

    def go(self, number: int) -> None:
        """To a node."""
        if not 0 <= number < len(self.nodes):
            raise BadText([Fault("", 0, "whatif-no-move", number=number)])
        state = self.start.copy()
        for line in self.lines_to(number):
            self.game.apply(state, parse_input(self.game, state, line, "", 0))
        self.at, self.state = number, state

    def undo(self) -> None:
        """To the move before; what was undone stays as a variation."""
        if self.at:
            self.go(self.nodes[self.at].parent)

    def lines_to(self, number: int) -> list[str]:
        """The lines that lead to a node."""
        found: list[str] = []
        while number:
            found.append(self.nodes[number].line)
            number = self.nodes[number].parent
        return found[::-1]

    # --- what it is worth ---------------------------------------------------------------------

    def chances(self) -> list[float]:
        """Everybody's chance to win."""
        return estimate(self.judge, self.state, SEEDS)

    def best(self, effort: Effort, is_enough: Callable[[], bool] = never) -> list[Trial]:
        """What the seat that must choose could do, the best first, by what it can know."""
        waiting = self.pending
        if not isinstance(waiting, Choice):
            raise BadText([Fault("", 0, "whatif-nobody-chooses")])
        seat = waiting.seats[0]
        view = self.game.view(self.state, seat)
        options = serious(self.judge, self.game.options(view, seat))
        weighing = Weighing(self.game, self.judge, view, seat, digest(self.game.encode(view)))
        proposed = self.judge.proposals(view, seat, options)
        first = proposed[0] if proposed else options[0].fill(lambda _: 0)
        chosen = candidates(first, proposed, options, weighing.number(0), effort.candidates)
        trials = [Trial(action, 0) for action in chosen]
        weighing.sift(trials, effort.sift, is_enough)
        return ranked(trials)

    def given(self, trial: Trial) -> str:
        """A trial as a line that can be played."""
        waiting = self.pending
        assert isinstance(waiting, Choice)
        return format_input(self.game, self.state, None, Decision(waiting.seats[0], trial.action))

    # --- as text ------------------------------------------------------------------------------

    def position(self) -> str:
        """The present position as one line."""
        return position_text(self.game, self.setup, self.state)

    def save(self) -> str:
        """The whole study as text."""
        nodes = [[node.parent, node.line, node.comment] for node in self.nodes[1:]]
        data = {
            "opendust-study": SCHEMA,
            "position": position_text(self.game, self.setup, self.start),
            "comment": self.nodes[0].comment,
            "moves": nodes,
            "at": self.at,
        }
        return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def whole_line(waiting: Pending, text: str) -> str:
    """A line of a record: who acts is added where nobody said it."""
    head = text.partition(" ")[0]
    if isinstance(waiting, Choice) and not is_count(head):
        return f"{waiting.seats[0] + 1} {text}"
    return text


def read_study(text: str, source: str = "") -> Study:
    """The study that a text holds, every move of it played."""
    try:
        data = json.loads(text)
        moves = [(int(parent), str(line), str(said)) for parent, line, said in data["moves"]]
        first, at, comment = str(data["position"]), int(data["at"]), str(data["comment"])
        if data["opendust-study"] != SCHEMA:
            raise ValueError
    except (ValueError, KeyError, TypeError, OverflowError, RecursionError):
        raise BadText([Fault(source, 0, "whatif-unreadable")]) from None
    study = Study(*read_position(first, source))
    study.nodes[0].comment = comment
    # To go to a node is to play all that leads to it: a long study would be played again and again.
    states = {0: study.state}
    for parent, line, said in moves:
        if parent not in states:
            raise BadText([Fault(source, 0, "whatif-no-move", number=parent)])
        study.at, study.state = parent, states[parent]
        study.enter(line)
        states[study.at] = study.state
        study.nodes[study.at].comment = said
    study.go(at)
    return study
