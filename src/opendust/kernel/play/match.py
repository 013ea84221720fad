"""One match in play: state, inputs so far, the dice stream, taking back, and the loop.

The match is the only place where chance is drawn and inputs are kept. Storage is given from
outside as a function that receives every accepted input before it counts as accepted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, Generic, Protocol

from opendust.kernel.action import Action, Decision, Input, Outcome
from opendust.kernel.contract import Game, S, Setup
from opendust.kernel.event import Event
from opendust.kernel.option import Option
from opendust.kernel.pending import Chance, Choice, Pending, Result
from opendust.kernel.play.dice import Stream, draw_outcome
from opendust.kernel.play.shares import Shares
from opendust.kernel.refusal import Refusal, Refused
from opendust.kernel.text.notation import format_input

Watcher = Callable[[Input, list[Event]], None]


class WrongLink(Exception):
    """No link is asked for, or not this one."""


class Player(Protocol):
    """Whoever chooses for a seat: it sees the view of its seat and its options, nothing else."""

    def choose(self, view: object, seat: int, options: list[Option]) -> Action:
        """The action to take."""
        ...


class Match(Generic[S]):
    """A state with the inputs that led to it."""

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        seed: bytes,
        watch: Watcher | None = None,
        anchors: Mapping[int, bytes] | None = None,
    ) -> None:
        self.game = game
        self.setup = game.complete(setup)
        self.seed = seed
        self.watch = watch
        self.state: S = game.new_game(self.setup)
        self.inputs: list[Input] = []
        self.outcomes = 0
        # So many inputs are another match's, from which this one goes on with its own dice.
        self.start = 0
        # States before each input that its seat may still take back.
        self.marks: list[tuple[int, S]] = []
        self.shares = Shares(anchors or {})
        # The links that players have shown: after how many inputs, which seat, and the link.
        self.links: list[tuple[int, int, bytes]] = []

    @property
    def pending(self) -> Pending:
        """What the match waits for."""
        return self.game.pending(self.state)

    def submit(self, seat: int, action: Action) -> list[Event]:
        """A seat's action; refused ones raise and change nothing."""
        return self.enter(Decision(seat, action))

    def roll(self) -> list[Event]:
        """Draw the pending chance from the stream."""
        chance = self.pending
        if not isinstance(chance, Chance):
            raise Refused(Refusal("", "no-chance-pending"))
        stream = Stream(self.shares.key(self.seed), self.outcomes)
        return self.enter(Outcome(draw_outcome(chance, stream)))

    def show(self, seat: int, link: bytes) -> None:
        """A seat shows the link of its share that counts for the pending chance."""
        if not isinstance(self.pending, Chance) or not self.shares.is_right(seat, link):
            raise WrongLink
        self.shares.show(seat, link)
        self.links.append((len(self.inputs), seat, link))

    def enter(self, given: Input) -> list[Event]:
        """Take one input: judge it, keep it, tell the watcher."""
        before = self.state.copy()
        events = self.game.apply(self.state, given)
        if self.watch is not None:
            self.tell_or_restore(before, given, events)
        self.inputs.append(given)
        if len(self.inputs) <= self.start:
            pass
        elif isinstance(given, Outcome):
            self.outcomes += 1
            self.shares.rolled()
        else:
            self.shares.decided()
        if isinstance(given, Outcome) or has_revealed(events):
            self.marks.clear()
        else:
            self.marks.append((given.seat, before))
        return events

    def tell_or_restore(self, before: S, given: Input, events: list[Event]) -> None:
        """Hand the input to the watcher; an input that cannot be kept did not happen."""
        assert self.watch is not None
        try:
            self.watch(given, events)
        except BaseException:
            self.state = before
            raise

    def can_undo(self, seat: int) -> bool:
        """Whether the last input was this seat's and nothing hidden or random has come of it."""
        return bool(self.marks) and self.marks[-1][0] == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last input."""
        if not self.can_undo(seat):
            raise Refused(Refusal("", "nothing-to-undo"))
        _, self.state = self.marks.pop()
        self.inputs.pop()
        self.start = min(self.start, len(self.inputs))
        self.shares.links.clear()
        self.links = [link for link in self.links if link[0] <= len(self.inputs)]

    def settle_chance(self) -> list[Event]:
        """Draw chance until somebody must choose or the match is over; what came of it."""
        events: list[Event] = []
        for _, found in self.chances():
            events += found
        return events

    def chances(self) -> Iterator[tuple[str, list[Event]]]:
        """Draw chance until somebody must choose: each outcome as a record's line, and its events.

        The match stands as it is after each of them.
        """
        while isinstance(chance := self.pending, Chance):
            # Dice are written without a look at the state; what is drawn has names in it.
            before = self.state if chance.faces else self.state.copy()
            events = self.roll()
            yield format_input(self.game, before, chance, self.inputs[-1]), events

    def choose_default(self, seat: int) -> list[Event]:
        """Act for a seat that is absent."""
        return self.submit(seat, self.game.default(self.state, seat))

    def __reduce__(self) -> tuple[object, ...]:
        """A match travels as what led to it; its watcher stays behind."""
        game = self.game.__name__ if isinstance(self.game, ModuleType) else self.game
        inputs, links, anchors = tuple(self.inputs), tuple(self.links), dict(self.shares.anchors)
        return restored_match, (game, self.setup, self.seed, inputs, anchors, links, self.start)


def has_revealed(events: list[Event]) -> bool:
    """Whether something hidden or random has come to light."""
    for event in events:  # noqa: SIM110 (compiled, a generator takes several times as long)
        if event.reveals:
            return True
    return False


def restored_match(
    game: Game[Any] | str,
    setup: Setup,
    seed: bytes,
    inputs: tuple[Input, ...],
    anchors: Mapping[int, bytes],
    links: tuple[tuple[int, int, bytes], ...],
    start: int = 0,
) -> Match[Any]:
    """The match that was pickled: the same inputs entered again, the same links shown."""
    found: Game[Any] = import_module(game) if isinstance(game, str) else game
    match = Match(found, setup, seed, anchors=anchors)
    match.start = start
    left = list(links)
    for number in range(len(inputs) + 1):
        while left and left[0][0] == number:
            _, seat, link = left.pop(0)
            match.show(seat, link)
        if number < len(inputs):
            match.enter(inputs[number])
    return match


def play(match: Match[S], players: Sequence[Player], limit: int = 1_000_000) -> Result | None:
    """Let players finish a match; None if the limit of inputs came first.

    A player whose answer is refused gets the default action instead: nobody can stop a match.
    """
    while len(match.inputs) < limit:
        waiting = match.pending
        if isinstance(waiting, Result):
            return waiting
        if isinstance(waiting, Chance):
            match.roll()
        else:
            choose_for(match, waiting, players)
    return None


def choose_for(match: Match[S], waiting: Choice, players: Sequence[Player]) -> None:
    """Ask the player of the first waiting seat."""
    seat = waiting.seats[0]
    match.submit(seat, chosen_by(players[seat], match, seat))


def chosen_by(player: Player, match: Match[S], seat: int) -> Action:
    """What a player chooses for a seat, or the default if that is not legal."""
    view = match.game.view(match.state, seat)
    action = player.choose(view, seat, match.game.options(view, seat))
    if match.game.refuse(match.state, seat, action) is not None:
        return match.game.default(match.state, seat)
    return action
