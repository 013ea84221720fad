"""How is a match stepped token by token? The loop that every interface wraps.

A session plays one match after the other. Chance settles itself from the seed. Whoever must choose
spells an action (kernel/play/tokens.py), token by token; the last one makes it happen. When several
seats choose in secret, they are asked one after the other, and none sees what another chose.
"""

from __future__ import annotations

from typing import Any, Final, final

from opendust.envs.given import texts, whole
from opendust.envs.layout import Layout, Observer
from opendust.envs.presets import known_preset
from opendust.front.in_words import faults_in_words
from opendust.kernel.action import Action, Decision, Outcome
from opendust.kernel.contract import Game, Setup
from opendust.kernel.numbers import Lottery
from opendust.kernel.option import Option
from opendust.kernel.pending import Chance, Choice, Pending, Result
from opendust.kernel.play.tokens import MOST_NUMBER, Speller, Vocabulary
from opendust.registry import entry_of

NOBODY: Final = -1
SPELLED: Final = 0.125
"""What the place of a token in a half-spelled action counts."""
AMOUNT: Final = SPELLED / (MOST_NUMBER + 1)
"""What every one of a number counts at the token before it: all together less than a place."""
LIMIT: Final = 20_000
"""Decisions after which a match is broken off without a winner."""


@final
class Session:
    """Matches of one game with the same settings, one after the other.

    `seat` is who must choose, -1 when the match is over. `rewards` is what every seat gained with
    the last action: its share of the victory at the end, and with `shaping` so much of what it
    gained on the others before. `result` is the share of the victory alone, once there is one.
    """

    def __init__(
        self,
        game: str,
        players: Any = 2,  # numbers, NumPy's too: mypyc would take none but its own
        seed: Any = 0,
        limit: Any = LIMIT,
        shaping: Any = 0.0,
        **settings: Any,
    ) -> None:
        name, given = known_preset(game)
        players, limit = whole("players", players), whole("limit", limit)
        if limit < 1:
            raise ValueError(f"limit is the most decisions of a match, at least 1, not {limit}")
        entry = entry_of(name)
        self.name = name
        self.game: Game[Any] = entry.game
        seats = tuple([f"Player {number + 1}" for number in range(players)])
        with faults_in_words():
            self.setup = self.game.complete(Setup(seats, {**given, **texts(settings)}))
        self.players: int = players
        self.limit: int = limit
        self.shaping: float = float(shaping)
        self.state: Any = self.game.new_game(self.setup)
        self.vocabulary = Vocabulary(self.game, self.state)
        self.number = self.vocabulary.first["number"]
        observer = entry.part("tensors")
        if observer is None:
            raise ValueError(f"{entry.title} brings no observations (`tensors` of its GameEntry)")
        self.observer: Observer = observer(self.state)
        self.spelled = self.layout.add("spelled", self.vocabulary.size)
        self.size = self.layout.size
        self.blank: Any = memoryview(bytes(4 * self.size)).cast("f")
        self.reset(seed)

    @property
    def layout(self) -> Layout:
        """Where each figure of an observation stands."""
        return self.observer.layout

    def reset(self, seed: Any) -> None:
        """Begin a new match."""
        self.lottery = Lottery(whole("a seed", seed))
        self.state = self.game.new_game(self.setup)
        self.decisions = 0
        self.rewards: list[float] = [0.0] * self.players
        self.result: list[float] = [0.0] * self.players
        self.is_over = False
        self.is_broken_off = False
        self.lead = [0.0] * self.players
        self.go_on()
        if self.shaping and self.seat >= 0:
            self.lead = self.observer.lead(self.state)

    def go_on(self) -> None:
        """Settle chance until somebody must choose or the match is over."""
        game, state = self.game, self.state
        waiting: Pending = game.pending(state)
        while isinstance(waiting, Chance):
            game.apply(state, Outcome(waiting.drawn(self.lottery)))
            waiting = game.pending(state)
        if isinstance(waiting, Choice) and self.decisions < self.limit:
            self.seat = waiting.seats[0]
            self.open_menu(self.game.options(state, self.seat))
            return
        self.seat = NOBODY
        self.open_menu([])
        self.is_over = isinstance(waiting, Result)
        self.is_broken_off = not self.is_over
        if isinstance(waiting, Result):
            self.result = shares(waiting, self.players)
            self.rewards = self.result

    def open_menu(self, menu: list[Option]) -> None:
        """What the seat may do, by its options; nothing is spelled yet."""
        self.menu = menu
        self.speller = Speller(self.vocabulary, self.menu)
        self.allowed: list[int] = self.speller.next_tokens()

    def step(self, token: Any) -> bool:
        """Add a token to the action being spelled; whether the action was made with it."""
        return self.give(whole("a token", token))

    def give(self, token: int) -> bool:
        """The same for those who have the right kind of number."""
        if self.seat < 0:
            raise ValueError("the match is over")
        if token not in self.allowed:
            word = self.vocabulary.words([token]) if 0 <= token < self.vocabulary.size else token
            raise ValueError(f"token {token} ({word}) may not follow")
        action = self.speller.push(token)
        if action is None:
            self.allowed = self.speller.next_tokens()
            return False
        self.act(action)
        return True

    def act(self, action: Action) -> None:
        """Make a whole action for the seat that must choose."""
        self.game.apply(self.state, Decision(self.seat, action))
        self.decisions += 1
        if self.shaping:
            self.rewards = [0.0] * self.players
        self.go_on()
        if self.shaping:
            self.shape()

    def shape(self) -> None:
        """Reward the change in who leads. At the end nobody leads, so in sum nothing is added.

        Such rewards do not change which policy is best (Ng, Harada and Russell 1999).
        """
        now = self.observer.lead(self.state) if self.seat >= 0 else [0.0] * self.players
        self.rewards = [
            self.rewards[seat] + self.shaping * (now[seat] - self.lead[seat])
            for seat in range(self.players)
        ]
        self.lead = now

    def view(self, seat: int) -> Any:
        """The position as a seat may see it."""
        return self.game.view(self.state, seat)

    def observe(self, seat: int, buffer: Any) -> None:
        """Fill a memory view with what a seat sees, its half-spelled action included."""
        if not 0 <= seat < self.players:
            raise ValueError(f"a seat is from 0 to {self.players - 1}, not {seat}")
        try:
            buffer[:] = self.blank
        except (TypeError, ValueError):
            needed = "np.zeros(session.size, np.float32).data"
            raise ValueError(f"observe fills {self.size} floats of 4 bytes, as {needed}") from None
        self.observer.write(self.view(seat), seat, buffer)
        if seat == self.seat:
            self.write_spelled(self.speller.tokens, buffer)

    def write_spelled(self, tokens: list[int], buffer: Any) -> None:
        """The tokens of a half-spelled action."""
        for place in range(len(tokens)):
            self.write_token(tokens, place, buffer)

    def write_token(self, tokens: list[int], place: int, buffer: Any) -> None:
        """One of them: later tokens count more, and a number counts a little where it belongs.

        Without that, 2 tanks, 3 mechs, 3 fighters, 2 bombers would look like 3, 2, 2, 3 of them.
        """
        token = tokens[place]
        buffer[self.spelled + token] += (place + 1) * SPELLED
        number = token - self.number
        if place and 0 <= number <= MOST_NUMBER:
            buffer[self.spelled + tokens[place - 1]] += number * AMOUNT

    def mask(self, seat: int, buffer: Any) -> None:
        """Put a one for every token that a seat may give into a buffer of zeros."""
        if seat == self.seat and seat >= 0:
            for token in self.allowed:
                buffer[token] = 1

    def copy(self) -> Session:
        """The match as it stands, to go on by itself: with the same dice, if they are asked alike.

        What does not change in a match is shared, so a copy takes microseconds.
        """
        twin = Session.__new__(Session)
        twin.name, twin.game, twin.setup = self.name, self.game, self.setup
        twin.players, twin.limit, twin.shaping = self.players, self.limit, self.shaping
        twin.vocabulary, twin.number, twin.observer = self.vocabulary, self.number, self.observer
        twin.spelled, twin.size, twin.blank = self.spelled, self.size, self.blank
        twin.stand(self.standing(), self.menu)
        return twin

    def standing(self) -> tuple[Any, ...]:
        """How the match stands: all that changes in it."""
        numbers = self.lottery.state, self.decisions, self.seat, self.is_over, self.is_broken_off
        gained = list(self.rewards), list(self.result), list(self.lead)
        return self.state.copy(), numbers, gained, list(self.speller.tokens)

    def stand(self, standing: tuple[Any, ...], menu: list[Option]) -> None:
        """Take up a match where it stands."""
        self.state, numbers, gained, tokens = standing
        self.lottery = Lottery(0)
        self.lottery.state, self.decisions, self.seat, self.is_over, self.is_broken_off = numbers
        self.rewards, self.result, self.lead = gained
        self.open_menu(menu)
        for token in tokens:
            self.speller.push(token)
        self.allowed = self.speller.next_tokens()

    def __copy__(self) -> Session:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Session:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        given = self.name, self.players, self.limit, self.shaping, self.setup.settings
        return resumed, (given, self.standing())

    def candidates(self) -> list[Action]:
        """Every legal action of the seat that must choose, as a flat list."""
        return [action for option in self.menu for action in option.all()]


def resumed(given: tuple[Any, ...], standing: tuple[Any, ...]) -> Session:
    """The session that was pickled."""
    name, players, limit, shaping, settings = given
    session = Session(name, players, 0, limit, shaping, **settings)
    state, (_, _, seat, _, _), _, _ = standing
    session.stand(standing, session.game.options(state, seat) if seat >= 0 else [])
    return session


def shares(result: Result, players: int) -> list[float]:
    """Every seat's share of the victory, less an equal share: they add up to nothing."""
    winners = result.winners
    if not winners:
        return [0.0] * players
    even = 1.0 / players
    won = 1.0 / len(winners)
    return [(won if seat in winners else 0.0) - even for seat in range(players)]
