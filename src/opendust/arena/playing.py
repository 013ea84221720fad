"""How is one game of the arena played? Every bot asked in turn, its failings counted, all kept.

A bot that raises, answers what is not legal, or was cut off for taking too long loses that choice
to the game's default. Inputs are applied without the match's copies, since nothing is taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from time import perf_counter, process_time
from typing import Any, Final

from opendust.arena.contestants import contestant, seat_name
from opendust.arena.parts import Cells, Measures, parts_of
from opendust.arena.plan import DRAFT_TURNS, Fixture, Plan
from opendust.kernel.action import Action, Decision, Input, Outcome
from opendust.kernel.contract import Game, Setup
from opendust.kernel.pending import Chance, Choice, Result
from opendust.kernel.play.dice import Stream, draw_outcome
from opendust.kernel.play.match import Match, Player
from opendust.kernel.text.notation import parse_input
from opendust.kernel.text.record import end_line, header, input_line
from opendust.registry import GAMES

MOST_LATE: Final = 3
"""A bot that was cut off so often in a game is not asked again in it."""

Note = Callable[[int], None]
"""Told the number of the input before a bot thinks, and -1 after."""


@dataclass
class Chair:
    """A bot in its seat, and what it has done so far."""

    bot: str
    player: Player
    decisions: int = 0
    raised: int = 0
    illegal: int = 0
    late: int = 0
    first_fault: str = ""
    seconds: float = 0.0
    longest: float = 0.0
    processor: float = 0.0

    def cells(self) -> Cells:
        """The columns about the bot itself."""
        return {
            "decisions": self.decisions,
            "raised": self.raised,
            "illegal": self.illegal,
            "late": self.late,
        }


@dataclass
class Played:
    """A finished game: what is counted, the record, and how long the bots thought."""

    row: dict[str, Any]
    record: str
    timing: list[tuple[str, int, float, float, float]] = field(default_factory=list)


class Playing:
    """One game in play."""

    def __init__(self, plan: Plan, fixture: Fixture, forfeits: Collection[int], note: Note) -> None:
        self.plan = plan
        self.fixture = fixture
        self.forfeits = forfeits
        self.note = note
        self.game: Game[Any] = GAMES[plan.game]
        self.parts = parts_of(plan.game)
        names = tuple([seat_name(bot, seat) for seat, bot in enumerate(fixture.bots)])
        setup = Setup(names, fixture.variant.settings)
        self.match: Match[Any] = Match(self.game, setup, plan.key(fixture.pair, "dice"))
        self.state = self.match.state
        self.chairs = [
            Chair(bot, contestant(bot, plan, plan.key(fixture.pair, f"bot {bot} {seat}")))
            for seat, bot in enumerate(fixture.bots)
        ]
        self.draft_key = plan.key(fixture.pair // DRAFT_TURNS, "draft")
        self.measures: Measures = self.parts.measures(self.state, self.match.setup.settings)
        self.lines: list[str] = []
        self.outcomes = 0
        self.go_to_start()

    def go_to_start(self) -> None:
        """Play what happened before the saved position; from there on the dice are the arena's."""
        lines = self.fixture.variant.start
        self.match.start = len(lines)
        for number, line in enumerate(lines, start=1):
            self.take(parse_input(self.game, self.state, line, self.fixture.variant.name, number))

    def play(self) -> Played:
        """To the end, or to the limit of inputs."""
        result: Result | None = None
        while len(self.lines) < self.plan.most_inputs:
            waiting = self.game.pending(self.state)
            if isinstance(waiting, Result):
                result = waiting
                break
            self.take(self.roll(waiting) if isinstance(waiting, Chance) else self.ask(waiting))
        end = "" if result is None else end_line(self.game, self.state)
        record = header(self.match, with_seed=True) + "".join(self.lines) + end
        timing = [(c.bot, c.decisions, c.seconds, c.longest, c.processor) for c in self.chairs]
        return Played(self.row(result, len(record.encode())), record, timing)

    def take(self, given: Input) -> None:
        """One input."""
        self.lines.append(input_line(self.game, self.state, given))
        self.measures.before(self.state, given)
        self.measures.after(self.state, self.game.apply(self.state, given))

    def roll(self, chance: Chance) -> Input:
        """What the stream of the game gives."""
        self.outcomes += 1
        return Outcome(draw_outcome(chance, Stream(self.match.seed, self.outcomes - 1)))

    def ask(self, waiting: Choice) -> Input:
        """The choice of the first seat that must choose: drafted, the bot's, or the default."""
        seat = waiting.seats[0]
        view = self.game.view(self.state, seat)
        options = self.game.options(view, seat)
        draft = self.parts.draft
        if self.plan.drafted and draft is not None:
            turn = self.fixture.pair % DRAFT_TURNS
            action = draft(view, waiting.point, seat, options, self.draft_key, turn)
            if action is not None:
                return Decision(seat, action)
        chosen = self.choose(self.chairs[seat], view, seat, options)
        return Decision(seat, chosen or self.game.default(self.state, seat))

    def choose(self, chair: Chair, view: Any, seat: int, options: list[Any]) -> Action | None:
        """What the bot answers, or None if it loses the choice."""
        chair.decisions += 1
        if len(self.lines) in self.forfeits or chair.late >= MOST_LATE:
            chair.late += 1
            return None
        self.note(len(self.lines))
        begun, busy = perf_counter(), process_time()
        answer: object = None
        try:
            answer = chair.player.choose(view, seat, options)
        # Whatever a bot raises is its own affair, SystemExit too.
        except BaseException as error:
            chair.raised += 1
            chair.first_fault = chair.first_fault or f"{type(error).__name__}: {error}"[:200]
            return None
        finally:
            self.note(-1)
            taken = perf_counter() - begun
            chair.seconds += taken
            chair.processor += process_time() - busy
            chair.longest = max(chair.longest, taken)
        return self.judged(chair, seat, answer)

    def judged(self, chair: Chair, seat: int, answer: object) -> Action | None:
        """The answer if it is legal; anything at all may come from a bot."""
        try:
            if isinstance(answer, Action) and self.game.refuse(self.state, seat, answer) is None:
                return answer
        except Exception:
            # A judge may stumble over arguments that are no arguments.
            pass
        chair.illegal += 1
        chair.first_fault = chair.first_fault or f"illegal answer: {answer!r}"[:200]
        return None

    def row(self, result: Result | None, size: int) -> dict[str, Any]:
        """Everything that is counted of the game."""
        winners = () if result is None else result.winners
        is_draw = result is not None and len(winners) == len(self.chairs)
        measured = self.measures.seats(self.state)
        seats: list[Cells] = []
        for seat, chair in enumerate(self.chairs):
            won = int(seat in winners and not is_draw)
            score = 0 if result is None else result.scores[seat]
            head: Cells = {"seat": seat + 1, "bot": chair.bot, "won": won, "score": score}
            own = measured[seat] if measured else {}
            seats.append({**head, **own, **chair.cells()})
        tables = {
            name: [{**cells, "seat": int(cells["seat"]) + 1} for cells in rows]
            for name, rows in self.measures.tables(self.state).items()
        }
        outcome = "unfinished" if result is None else "drawn" if is_draw else "won"
        return {
            "game": self.fixture.number + 1,
            "pair": self.fixture.pair + 1,
            "variant": self.fixture.variant.name,
            "outcome": outcome,
            "rounds": getattr(self.state, "round", 0),
            "inputs": len(self.lines),
            "bytes": size,
            "seats": seats,
            "tables": tables,
            "faults": [
                [chair.bot, chair.first_fault] for chair in self.chairs if chair.first_fault
            ],
        }
