"""Who is likely to win from here? What a game tells analysis, and a plain judge for any game.

A judge knows the chances of *quiet* positions, which can be judged as they stand. Anything else is
played on by sense until it is quiet. A game without a judge of its own is played to its end by
chance, again and again: slow and coarse, but it needs nothing besides the contract.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from hashlib import blake2b
from typing import Any, Final, Protocol, final

from opendust.bots import bot_names, make_bot
from opendust.kernel.action import Action
from opendust.kernel.contract import Game
from opendust.kernel.numbers import Lottery
from opendust.kernel.option import Option
from opendust.kernel.pending import Chance, Choice, Result
from opendust.kernel.play.dice import Stream
from opendust.kernel.play.playout import play_out
from opendust.registry import entry_of

KEY: Final = b"what would a bot do"
LONGEST: Final = 20_000
"""Inputs of an imagined match; one that is not over by then counts as even."""

Dice = tuple[tuple[int, ...], int]
"""How many dice count together, group by group, and the first face that is a hit."""


class Judge(Protocol):
    """What analysis asks of a game."""

    @property
    def PHASES(self) -> tuple[str, ...]:  # noqa: N802
        """The parts of a turn by which decisions are summed up."""
        ...

    @property
    def ENDINGS(self) -> int:  # noqa: N802
        """How many times as many matches as usual are played to their end: more of short ones."""
        ...

    @property
    def ALLOWANCE(self) -> int:  # noqa: N802
        """Inputs of a duel that a quick analysis may imagine to play suspects to the end."""
        ...

    def chances(self, state: Any) -> list[float]:
        """Every seat's chance to win from a quiet position; who shares a victory has a share."""
        ...

    def is_quiet(self, state: Any) -> bool:
        """Whether a position can be judged as it stands."""
        ...

    def is_between(self, state: Any) -> bool:
        """Whether nothing is under way: what comes is another move, another battle."""
        ...

    def settle(self, state: Any, lottery: Lottery) -> None:
        """Play on by sense until the position is quiet."""
        ...

    def ways(self, view: Any) -> int:
        """In how many ways a seat may play on after its decision; the best of them counts."""
        ...

    def doubt(self, view: Any) -> float:
        """What values may be wrong by after looking ahead from here, however many worlds agree."""
        ...

    def look_ahead(self, since: Any, state: Any, seat: int, lottery: Lottery, way: int) -> None:
        """Play on by sense as far as a decision can be judged that a seat made in `since`."""
        ...

    def play_out(self, since: Any, state: Any, seat: int, lottery: Lottery, way: int) -> None:
        """Play on by sense to the end of the match after a decision in `since`."""
        ...

    def world(self, view: Any, seat: int, stream: Stream) -> Any:
        """A whole position that a seat could not tell from its own, which it sees as a view."""
        ...

    def proposals(self, view: Any, seat: int, options: list[Option]) -> list[Action]:
        """What is worth a try, the most promising first."""
        ...

    def is_telling(self, chance: Chance) -> bool:
        """Whether values tell the outcomes of this chance apart; else none of them is luck."""
        ...

    def dice(self, state: Any, chance: Chance) -> Dice | None:
        """How the dice of a roll count, where only hits do; None if every face may count."""
        ...

    def is_aside(self, verb: Enum) -> bool:
        """Whether it leaves everything else still to be decided: neither judged nor proposed."""
        ...

    def phase(self, state: Any) -> str:
        """The part of a turn that a decision belongs to."""
        ...

    def theme(self, state: Any, action: Action) -> str:
        """What a puzzle is about that this action solves; nothing for what makes no puzzle."""
        ...

    def deeds(self, before: Any, after: Any, seat: int) -> dict[str, float]:
        """What has come about for a seat since a position, by name, the weightiest first."""
        ...


@final
class PlainJudge:
    """Judges any game by its contract alone: matches played out by chance."""

    PHASES = ("play",)
    ENDINGS = 1
    ALLOWANCE = 100_000

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def chances(self, state: Any) -> list[float]:
        """The result; a match that does not end is even."""
        ended = self.game.pending(state)
        seats = len(self.game.names(state, "seat"))
        return shares(ended, seats) if isinstance(ended, Result) else [1 / seats] * seats

    def is_quiet(self, state: Any) -> bool:
        """Only the end can be judged as it stands."""
        return isinstance(self.game.pending(state), Result)

    def is_between(self, state: Any) -> bool:
        """Every input stands for itself."""
        return True

    def settle(self, state: Any, lottery: Lottery) -> None:
        """To the end, by chance."""
        play_out(self.game, state, lottery, LONGEST)

    def ways(self, view: Any) -> int:
        """By chance."""
        return 1

    def doubt(self, view: Any) -> float:
        """Nothing: matches are played to their end."""
        return 0.0

    def look_ahead(self, since: Any, state: Any, seat: int, lottery: Lottery, way: int) -> None:
        """To the end, by chance."""
        self.settle(state, lottery)

    def play_out(self, since: Any, state: Any, seat: int, lottery: Lottery, way: int) -> None:
        """To the end, by chance."""
        self.settle(state, lottery)

    def world(self, view: Any, seat: int, stream: Stream) -> Any:
        """What is hidden, drawn anew."""
        return self.game.resample(view, seat, stream)

    def proposals(self, view: Any, seat: int, options: list[Option]) -> list[Action]:
        """What the bots of the game would do, the strongest first."""
        return asked_bots(self.game.NAME, view, seat, options)

    def is_telling(self, chance: Chance) -> bool:
        """Everything may count."""
        return True

    def dice(self, state: Any, chance: Chance) -> Dice | None:
        """Nothing is known of the dice."""
        return None

    def is_aside(self, verb: Enum) -> bool:
        """Everything may count."""
        return False

    def phase(self, state: Any) -> str:
        """A game is one piece."""
        return self.PHASES[0]

    def theme(self, state: Any, action: Action) -> str:
        """A game is one piece."""
        return self.PHASES[0]

    def deeds(self, before: Any, after: Any, seat: int) -> dict[str, float]:
        """Only the end tells."""
        return {"won": self.chances(after)[seat]}


def judge_of(name: str) -> Judge:
    """The judge of a game, or a plain one."""
    maker = entry_of(name).part("analysis")
    if maker is None:
        return PlainJudge(entry_of(name).game)
    found: Judge = maker()
    return found


def shares(ended: Result, seats: int) -> list[float]:
    """Who has won, as chances: winners share one victory; without a winner all do."""
    winners = ended.winners or tuple(range(seats))
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def asked_bots(name: str, view: Any, seat: int, options: list[Option]) -> list[Action]:
    """What a game's bots would do, the strongest first; chance is no counsel.

    A marshal thinks as a general does but for the setup, so only one of them is asked.
    """
    found: list[Action] = []
    names = bot_names(name)
    left_out = ("random", "general") if "marshal" in names else ("random",)
    for bot in reversed(names):
        if bot not in left_out:
            action = make_bot(bot, name, KEY).choose(view, seat, options)
            if action not in found:
                found.append(action)
    return found


def estimate(judge: Judge, state: Any, seeds: Iterable[int]) -> list[float]:
    """The chances in a position: at once if it is quiet, else on average over imagined dice."""
    return mean(estimates(judge, state, seeds))


def estimates(judge: Judge, state: Any, seeds: Iterable[int]) -> list[list[float]]:
    """The chances in a position, seed by seed; only once if it is quiet."""
    if judge.is_quiet(state):
        return [judge.chances(state)]
    found: list[list[float]] = []
    for seed in seeds:
        later = state.copy()
        judge.settle(later, Lottery(scattered(seed)))
        found.append(judge.chances(later))
    return found


def scattered(seed: int) -> int:
    """A seed far from its neighbours: a lottery's first number follows too simply from its seed."""
    return int.from_bytes(blake2b(seed.to_bytes(8, "big"), digest_size=4).digest())


def mean(rows: list[list[float]]) -> list[float]:
    """The average of some rows of chances."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def is_open_choice(game: Game[Any], state: Any, options: list[Option]) -> bool:
    """Whether there is something to decide."""
    return isinstance(game.pending(state), Choice) and (len(options) > 1 or has_several(options[0]))


def has_several(option: Option) -> bool:
    """Whether an option can be filled in more than one way."""
    return bool(option.domains) and option.fill(lambda _: 0) != option.fill(lambda limit: limit - 1)
