"""What is the position? A state that you can ask, copy, change and print."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from operator import index
from typing import Any, TypeGuard, final

from opendust.front.action import Action, Option
from opendust.front.game import Game
from opendust.kernel.action import Action as RawAction
from opendust.kernel.action import Decision, Outcome
from opendust.kernel.contract import Plain
from opendust.kernel.event import Event
from opendust.kernel.pending import Chance, Choice, Pending, Result
from opendust.kernel.play.dice import Stream
from opendust.kernel.refusal import Refusal, Refused
from opendust.kernel.text.digest import digest
from opendust.registry import variants_of
from opendust.words.refusals import refusal_text

SEAT = "seat"
NOBODY = -1


@final
class State:
    """A position of a game. `raw` is the state for the functions of the contract."""

    def __init__(self, game: Game | str, raw: Any) -> None:
        name = game if isinstance(game, str) else game.name
        self.game = Game(name, raw)
        self.raw = raw

    @property
    def pending(self) -> Pending:
        """What the match waits for: a choice of seats, an outcome of chance, or the result."""
        return self.game.contract.pending(self.raw)

    @property
    def seats(self) -> tuple[str, ...]:
        """The players' names in the notation."""
        return self.game.contract.names(self.raw, SEAT)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return isinstance(self.pending, Result)

    def options(self, seat: int | None = None) -> list[Option]:
        """What a seat may do, with ranges instead of single combinations."""
        contract = self.game.contract
        chosen = self.asked(seat)
        return [Option(contract, self.raw, option) for option in contract.options(self.raw, chosen)]

    def legal(self, seat: int | None = None) -> list[Action]:
        """All legal actions of a seat, as a list. `options` is much shorter in large menus."""
        return [action for option in self.options(seat) for action in option.all()]

    def why_not(self, action: Action | RawAction | str, seat: int | None = None) -> Refusal | None:
        """The refusal of an illegal action, or None if the action is legal."""
        return self.game.contract.refuse(self.raw, self.asked(seat), self.bare(action))

    def explain(
        self, action: Action | RawAction | str, seat: int | None = None, language: str = "en"
    ) -> str:
        """Why an action is illegal, in words, and what would be legal; empty if it is legal."""
        refusal = self.why_not(action, seat)
        if refusal is None:
            return ""
        chosen, bare = self.asked(seat), self.bare(action)
        contract = self.game.contract
        return refusal_text(contract, self.raw, refusal, language, seat=chosen, action=bare)

    def apply(self, action: Action | RawAction | str, seat: int | None = None) -> list[Event]:
        """Make an action for a seat. An illegal one raises `Refused` and changes nothing."""
        given = Decision(self.asked(seat), self.bare(action))
        with self.in_words(given.seat):
            return self.game.contract.apply(self.raw, given)

    @contextmanager
    def in_words(self, seat: int) -> Iterator[None]:
        """A refusal says why in a sentence."""
        try:
            yield
        except Refused as refused:
            refused.args = (self.sentence(refused.refusal, seat),)
            raise

    def sentence(self, refusal: Refusal, seat: int) -> str:
        """What a refusal says to a person."""
        return refusal_text(self.game.contract, self.raw, refusal, seat=seat)

    def roll(self, *values: int) -> list[Event]:
        """Enter an outcome of chance: the faces of the dice, or the numbers of the drawn cards."""
        with self.in_words(NOBODY):
            if not isinstance(self.pending, Chance):
                raise Refused(Refusal("", "no-chance-pending"))
            return self.game.contract.apply(self.raw, Outcome(values))

    def copy(self) -> State:
        """An independent copy."""
        return State(self.game, self.raw.copy())

    def view(self, seat: int) -> State:
        """The position as one seat may see it (-1: a spectator)."""
        return State(self.game, self.game.contract.view(self.raw, self.number(seat)))

    def resample(self, seat: int, seed: int = 0) -> State:
        """A position that the seat cannot tell from this one, with what it cannot see drawn anew.

        A view is enough. Search looks ahead in such positions.
        """
        stream = Stream(seed.to_bytes(16, "big"))
        return State(self.game, self.game.contract.resample(self.raw, self.number(seat), stream))

    def data(self) -> dict[str, Plain]:
        """The whole position as plain data."""
        return self.game.contract.encode(self.raw)

    @property
    def digest(self) -> str:
        """A short text that identifies the position."""
        return digest(self.data())

    def asked(self, seat: int | None) -> int:
        """The seat that is meant: the one that is waited for, if nobody says."""
        if seat is None:
            waiting = self.pending
            return waiting.seats[0] if isinstance(waiting, Choice) else NOBODY
        return self.number(seat)

    def number(self, seat: int) -> int:
        """A seat of this match, or the spectators' -1; anything else is refused."""
        last = len(self.seats) - 1
        try:
            number = index(seat)
        except TypeError:
            number = last + 1
        if NOBODY <= number <= last:
            return number
        raise ValueError(f"a seat is a number from 0 to {last} (-1: a spectator), not {seat!r}")

    def bare(self, action: Action | RawAction | str) -> RawAction:
        """An action as the bare functions take it."""
        if isinstance(action, str):
            return self.game.parse(action).raw
        if isinstance(action, Action):
            return action.raw
        if isinstance(action, RawAction):
            return action
        raise TypeError(f"an action is one of `legal()`, or its notation as text, not {action!r}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game == other.game and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(self.digest)

    def __reduce__(self) -> tuple[object, ...]:
        return State, (self.game.name, self.raw)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __repr__(self) -> str:
        parts = [" ".join([self.game.title, self.variant]).rstrip()]
        number = self.data().get("round", 0)
        if number:
            parts.append(f"round {number}")
        parts.append(self.waiting_for())
        return f"<{', '.join(parts)}>"

    @property
    def variant(self) -> str:
        """The edition or profile that is played."""
        return variants_of(self.game.name).played(self.raw).name

    def waiting_for(self) -> str:
        """Who must act, and what they decide."""
        waiting = self.pending
        if isinstance(waiting, Choice):
            names = ", ".join([self.seats[seat] for seat in waiting.seats])
            return f"{names} to decide {waiting.point.replace('_', ' ')}"
        if isinstance(waiting, Chance):
            return f"{waiting.count} {'dice' if waiting.faces else 'cards'} to come"
        return "won by " + ", ".join([self.seats[seat] for seat in waiting.winners])

    def __str__(self) -> str:
        names = self.seats
        columns: dict[str, list[str]] = {"": list(names)}
        for key, value in self.data().items():
            if isinstance(value, dict) and all(name in value for name in names):
                columns[key] = [cell_text(value[name]) for name in names]
            elif is_one_each(value, len(names)):
                columns[key] = [cell_text(cell) for cell in value]
        shown = {key: cells for key, cells in columns.items() if not key or any(cells)}
        rows = [list(shown), *zip(*shown.values(), strict=True)]
        widths = [max([len(row[at]) for row in rows]) for at in range(len(shown))]
        lines = [
            "  ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]).rstrip()
            for row in rows
        ]
        return "\n".join([repr(self), *lines])


def is_one_each(value: Plain, players: int) -> TypeGuard[list[Plain]]:
    """Whether a value holds a number for every player."""
    return (
        isinstance(value, list)
        and len(value) == players
        and all(isinstance(item, int) for item in value)
    )


def cell_text(value: object) -> str:
    """A value in a table; of a list its length."""
    if isinstance(value, (list, dict)):
        return str(len(value))
    return "" if value is None else str(value)
