"""How do you play a match? With seats, settings, a seed, and bots or your own code as players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from hashlib import blake2b
from pathlib import Path
from typing import Any, final

from opendust.bots import is_bot, make_bot
from opendust.front.action import Action
from opendust.front.game import Game, games
from opendust.front.in_words import faults_in_words
from opendust.front.state import State
from opendust.kernel.action import Action as RawAction
from opendust.kernel.contract import SWITCH, Setup
from opendust.kernel.event import Event
from opendust.kernel.numbers import Lottery
from opendust.kernel.option import Option
from opendust.kernel.pending import Pending
from opendust.kernel.pending import Result as RawResult
from opendust.kernel.play.dice import SEED_BYTES
from opendust.kernel.play.match import Match as RawMatch
from opendust.kernel.play.match import Player
from opendust.kernel.play.match import play as play_on
from opendust.kernel.play.playout import play_out
from opendust.kernel.text.record import read_record, replay, verify, write_record
from opendust.words.faults import fault_line

Seed = int | str | bytes
Chooser = Callable[[State], Action | str]
"""A bot in one line: it sees the position as its seat may see it, and gives an action."""


def seed_bytes(seed: Seed) -> bytes:
    """The seed of the dice: sixteen bytes unchanged, anything else by its hash."""
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    return blake2b(str(seed).encode(), digest_size=SEED_BYTES, person=b"opendust-seed").digest()


@final
class Bot:
    """A bot by name. Its random numbers come from the match, unless you give it a seed."""

    def __init__(self, name: str, game: str = "", seed: Seed | None = None) -> None:
        self.name = name
        self.seed = seed
        # An unknown name is refused at once, by the game that is meant or by all of them.
        if game or not any(is_bot(name, other) for other in games()):
            self.player(game or next(iter(games())), seed_bytes(0))

    def player(self, game: str, seed: bytes) -> Player:
        """The bot for one match."""
        with faults_in_words():
            return make_bot(self.name, game, seed if self.seed is None else seed_bytes(self.seed))

    def __repr__(self) -> str:
        return f"<bot {self.name}>"


def bot(name: str, game: str = "", seed: Seed | None = None) -> Bot:
    """Make a bot by name: `random`, a level from `cadet` to `marshal`, or a package's."""
    return Bot(name, game, seed)


@final
class Result:
    """How a match ended: the winners' names, and everyone's score by name."""

    def __init__(self, seats: tuple[str, ...], raw: RawResult) -> None:
        self.winners = tuple([seats[seat] for seat in raw.winners])
        self.scores = dict(zip(seats, raw.scores, strict=True))
        self.raw = raw

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and (self.winners, self.scores) == (
            other.winners, other.scores,
        )  # fmt: skip

    def __hash__(self) -> int:
        return hash((self.winners, tuple(self.scores.items())))

    def __repr__(self) -> str:
        return f"<won by {', '.join(self.winners)}: {self.scores}>"


@final
class Record:
    """A match as text, which you can save, send, replay and check."""

    def __init__(self, text: str) -> None:
        self.text = text

    def save(self, path: str | Path) -> Path:
        """Write it to a file and return its path."""
        Path(path).write_text(self.text, encoding="utf-8")
        return Path(path)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text


@final
class Match:
    """A match: `Match("dust", seats=["Ada", "Bob"], edition="premium-en", seed=7)`.

    Name the seats or say how many there are. Pass other settings of the game by name. `switches`
    changes single rules of the variant.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | Sequence[str] = 2,
        *,
        seed: Seed = 0,
        switches: Mapping[str, object] | None = None,
        **settings: str,
    ) -> None:
        self.game = Game(game) if isinstance(game, str) else game
        for name, value in (switches or {}).items():
            settings[SWITCH + name] = str(value).lower() if isinstance(value, bool) else str(value)
        if isinstance(seats, int):
            seats = [f"Player {number}" for number in range(1, seats + 1)]
        setup = Setup(tuple(seats), settings)
        with faults_in_words():
            self.raw: RawMatch[Any] = RawMatch(self.game.contract, setup, seed_bytes(seed))

    @classmethod
    def wrap(cls, raw: RawMatch[Any]) -> Match:
        """A handle for a bare match."""
        match = cls.__new__(cls)
        match.game = Game(raw.game.NAME)
        match.raw = raw
        return match

    @property
    def seats(self) -> tuple[str, ...]:
        """The players' names."""
        return self.raw.setup.seats

    @property
    def state(self) -> State:
        """The position. It changes as the match continues."""
        return State(self.game, self.raw.state)

    @property
    def pending(self) -> Pending:
        """What the match waits for."""
        return self.raw.pending

    @property
    def steps(self) -> int:
        """The number of inputs so far: decisions and rolls."""
        return len(self.raw.inputs)

    @property
    def result(self) -> Result | None:
        """The result, or None if the match is not over."""
        ended = self.pending
        return Result(self.seats, ended) if isinstance(ended, RawResult) else None

    @property
    def record(self) -> Record:
        """The match so far as text, with its seed."""
        return Record(write_record(self.raw, with_seed=True))

    def submit(self, action: Action | RawAction | str, seat: int | None = None) -> list[Event]:
        """Make an action for a seat. An illegal one raises `Refused` and changes nothing."""
        state = self.state
        chosen, bare = state.asked(seat), state.bare(action)
        with state.in_words(chosen):
            return self.raw.submit(chosen, bare)

    def roll(self) -> list[Event]:
        """Roll dice and draw cards, from the seed, until someone must choose."""
        return self.raw.settle_chance()

    def at(self, step: int) -> State:
        """The position after a number of steps; negative ones count from the end."""
        if not -self.steps <= step <= self.steps:
            raise IndexError(f"this match has {self.steps} steps, so there is no step {step}")
        state = self.raw.game.new_game(self.raw.setup)
        for given in self.raw.inputs[: step if step >= 0 else self.steps + step]:
            self.raw.game.apply(state, given)
        return State(self.game, state)

    def __repr__(self) -> str:
        return f"<match after {self.steps} steps: {self.state!r}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.record == other.record

    def __hash__(self) -> int:
        return hash(self.record)

    def __copy__(self) -> Match:
        """A match that goes on by itself: what is played in it is not played here."""
        return deepcopy(self)

    def __reduce__(self) -> tuple[object, ...]:
        return Match.wrap, (self.raw,)


Someone = Bot | Player | Chooser | str
"""Who can sit in a seat."""


@final
class Called:
    """A function in a seat."""

    def __init__(self, game: str, choose: Chooser) -> None:
        self.game = game
        self.choice = choose

    def choose(self, view: object, seat: int, options: list[Option]) -> RawAction:
        """What the function gives."""
        state = State(self.game, view)
        return state.bare(self.choice(state))


def seated(player: Someone, game: str, seed: bytes) -> Player:
    """Whoever is named, given as a function, or made already, as a player of the contract."""
    if isinstance(player, str):
        player = Bot(player)
    if isinstance(player, Bot):
        return player.player(game, seed)
    return Called(game, player) if callable(player) else player


def play(match: Match, players: Sequence[Someone], limit: int = 1_000_000) -> Result | None:
    """Play a match to its end with bots, bots' names, or functions from a position to an action.

    Return None if it is not over after `limit` steps. The default action replaces an illegal one.
    """
    game, seed = match.game.name, match.raw.seed
    if len(players) != len(match.seats):
        raise ValueError(f"{len(match.seats)} seats, but {len(players)} players")
    sitting = [seated(player, game, seed + bytes([seat])) for seat, player in enumerate(players)]
    ended = play_on(match.raw, sitting, limit)
    return None if ended is None else Result(match.seats, ended)


def playout(state: State | Match, seed: Seed = 0, limit: int = 1_000_000) -> Result | None:
    """Play a copy of a position at random to its end; None if `limit` steps do not end it."""
    if isinstance(state, Match):
        state = state.state
    end = state.copy()
    lottery = Lottery(int.from_bytes(seed_bytes(seed)))
    play_out(state.game.contract, end.raw, lottery, limit)
    ended = end.pending
    return Result(state.seats, ended) if isinstance(ended, RawResult) else None


def load(path: str | Path) -> Match:
    """Load the match in a record. You can look at each step, or continue from its end."""
    text = Path(path).read_text(encoding="utf-8")
    with faults_in_words():
        record = read_record(text, str(path), forgive_torn_end=True)
        return Match.wrap(replay(Game(record.game).contract, record))


def check(path: str | Path) -> list[str]:
    """Check the moves and dice of a record. The list of faults is empty if all is right."""
    with faults_in_words():
        record = read_record(Path(path).read_text(encoding="utf-8"), str(path))
    return [fault_line(fault) for fault in verify(Game(record.game).contract, record)]
