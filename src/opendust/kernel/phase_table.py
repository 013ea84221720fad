"""How does a game's table of phases become the contract's pending, options, refuse and apply?

A game says for every kind of phase who decides and what may be done in it (`points`), which dice
or draws it waits for (`chances`), and which phases pass by themselves (`automatic`); a phase may be
in two of them and is put to a player only if there is something to decide. All that is then done
with the table is the same for every game and stands here, once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Final, Generic, TypeVar, final

from opendust.kernel.action import Action, Decision, Input, Outcome, Signature, is_shaped
from opendust.kernel.event import Event, Events
from opendust.kernel.numbers import Numbers
from opendust.kernel.option import Option
from opendust.kernel.pending import Chance, Choice, Manner, Pending, Result
from opendust.kernel.refusal import Refusal, Refused

T = TypeVar("T")

Judge = Callable[[T, int, Action], Refusal | None]
Deed = Callable[[T, int, Action, Events], None]
Menu = Callable[[T, int], list[Option]]
Ask = Callable[[T], Chance]
Take = Callable[[T, tuple[int, ...], Events], None]
Pass = Callable[[T, Events], bool]
"""An automatic step: False if the phase is left to a player after all."""

Explain = Callable[[T, int, Action, Refusal], Refusal]
"""What a rulebook reader would say first to an action out of its time, given the plain answer."""
Further = Callable[[T, int, Action, Refusal], tuple[str, ...]]
"""The other rules that forbid a refused action."""

ONE_OPENLY: Final = Manner.ONE_OPENLY
OVER: Final = -1
NOBODY_CHOOSES: Final = "nobody-chooses"
NOT_YOUR_CHOICE: Final = "not-your-choice"
NOT_NOW: Final = "not-now"
UNTIMELY: Final = (NOBODY_CHOOSES, NOT_YOUR_CHOICE, NOT_NOW)
"""The answers to an action out of its time: dice are awaited, another player decides, or the
player decides about something else."""


@final
class Point(Generic[T]):
    """A decision point: its name, who decides, the menu, and per verb the judge and the deed.

    `absent` is what is done for somebody who is not there, where the quiet choice is not enough.
    """

    def __init__(
        self,
        name: str,
        who: Callable[[T], tuple[int, ...]],
        menu: Menu[T],
        verbs: Mapping[Enum, tuple[Judge[T], Deed[T]]],
        *,
        manner: Manner = ONE_OPENLY,
        absent: Callable[[T, int], Action] | None = None,
    ) -> None:
        self.name = name
        self.who = who
        self.menu = menu
        self.verbs: dict[Enum, tuple[Judge[T], Deed[T]]] = dict(verbs)
        self.manner = manner
        self.absent = absent


@final
class Way(Generic[T]):
    """One verb at a decision point: what its actions look like, who judges them, what they do."""

    __slots__ = ("deed", "judge", "signature")

    def __init__(self, signature: Signature, judge: Judge[T], deed: Deed[T]) -> None:
        self.signature = signature
        self.judge = judge
        self.deed = deed


@final
class Row(Generic[T]):
    """What the table says of one kind of phase."""

    __slots__ = ("chance", "kind", "point", "step", "ways")

    def __init__(
        self,
        kind: type,
        point: Point[T] | None,
        ways: dict[Enum, Way[T]],
        chance: tuple[Ask[T], Take[T]] | None,
        step: Pass[T] | None,
    ) -> None:
        self.kind = kind
        self.point = point
        self.ways = ways
        self.chance = chance
        self.step = step


@final
class Cited:
    """The rules that a game cites when an input does not fit what the match waits for."""

    def __init__(self, *, nobody: str, turn: str, verb: str, dice: str, draw: str) -> None:
        self.nobody = nobody  # nothing of this kind is waited for
        self.turn = turn  # somebody else decides
        self.verb = verb  # no such action here, or its arguments are wrong
        self.dice = dice  # no such faces
        self.draw = draw  # no such thing to draw


@final
class PhaseTable(Generic[T]):
    """All phases of a game. Its methods are the functions of the contract, given the phase.

    The game's own functions hand over `state.phase`: they know the state's class, and reading a
    field of a class that is only known as a type variable cost 6 % of the speed, compiled.
    """

    def __init__(
        self,
        points: dict[type, Point[T]],
        chances: dict[type, tuple[Ask[T], Take[T]]],
        automatic: dict[type, Pass[T]],
        result: Callable[[T], Result],
        *,
        verbs: Mapping[Enum, Signature],
        quiet: tuple[Enum, ...],
        cited: Cited,
        explain: Explain[T] | None = None,
        further: Further[T] | None = None,
    ) -> None:
        self.result = result
        self.quiet = quiet
        self.cited = cited
        self.explain = explain
        self.further = further
        self.rows: dict[type, Row[T]] = {}
        for kind in {**points, **chances, **automatic}:
            point = points.get(kind)
            self.rows[kind] = Row(
                kind, point, ways_of(point, verbs), chances.get(kind), automatic.get(kind)
            )
        self.last: Row[T] = Row(object, None, {}, None, None)

    def row(self, phase: object) -> Row[T]:
        """What the table says of a phase; it is asked several times in a row about the same."""
        row = self.last
        kind = type(phase)
        if row.kind is not kind:
            found = self.rows.get(kind)
            row = Row(kind, None, {}, None, None) if found is None else found
            self.last = row
        return row

    def pending(self, state: T, phase: object) -> Pending:
        """What the match waits for."""
        row = self.row(phase)
        point = row.point
        if point is not None:
            return Choice(point.who(state), point.name, point.manner)
        chance = row.chance
        if chance is not None:
            return chance[0](state)
        return self.result(state)

    def options(self, state: T, phase: object, seat: int) -> list[Option]:
        """Every legal action of a seat that must choose."""
        point = self.row(phase).point
        if point is None or not is_among(point.who(state), seat):
            return []
        return point.menu(state, seat)

    def refuse(self, state: T, phase: object, seat: int, action: Action) -> Refusal | None:
        """Why an action is not legal, or None."""
        row = self.row(phase)
        return self.judge(row.point, row.ways.get(action.verb), state, seat, action)

    def judge(
        self, point: Point[T] | None, way: Way[T] | None, state: T, seat: int, action: Action
    ) -> Refusal | None:
        """Why an action is not legal now, or None; the game may know a better reason."""
        refusal = self.judged_at(point, way, state, seat, action)
        if refusal is None:
            return None
        if self.explain is not None and refusal.message in UNTIMELY:
            refusal = self.explain(state, seat, action, refusal)
        if self.further is not None:
            others = self.further(state, seat, action, refusal)
            if others:  # a copy: inner loops share refusals
                refusal = refusal.first_by(refusal.rule).and_by(*others)
        return refusal

    def judged_at(
        self, point: Point[T] | None, way: Way[T] | None, state: T, seat: int, action: Action
    ) -> Refusal | None:
        """Why an action is not legal at a decision point, or None."""
        if point is None:
            return Refusal(self.cited.nobody, NOBODY_CHOOSES)
        if not is_among(point.who(state), seat):
            return Refusal(self.cited.turn, NOT_YOUR_CHOICE, point=point.name)
        if way is None:
            open_now = [str(option.verb.value) for option in point.menu(state, seat)]
            could = tuple(dict.fromkeys(open_now))
            name = str(action.verb.value)
            return Refusal(self.cited.verb, NOT_NOW, verb=name, point=point.name).or_else(could)
        if not is_shaped(way.signature, action):
            return Refusal(self.cited.verb, "misshapen", verb=str(action.verb.value))
        return way.judge(state, seat, action)

    def take(self, state: T, phase: object, given: Input, events: Events) -> None:
        """Change the state by a legal input; the phases that then pass by themselves come after."""
        if isinstance(given, Decision):
            row = self.row(phase)
            action = given.action
            way = row.ways.get(action.verb)
            refusal = self.judge(row.point, way, state, given.seat, action)
            if refusal is not None:
                raise Refused(refusal)
            assert way is not None
            way.deed(state, given.seat, action, events)
        else:
            self.take_outcome(state, phase, given, events)

    def follow(self, state: T, phase: object, seat: int, action: Action) -> None:
        """Do what a menu offers: it is legal, so nobody judges it again, and nobody listens."""
        self.row(phase).ways[action.verb].deed(state, seat, action, None)

    def take_outcome(self, state: T, phase: object, given: Outcome, events: Events) -> None:
        """Take an outcome of chance."""
        entry = self.row(phase).chance
        if entry is None:
            raise Refused(Refusal(self.cited.nobody, "no-chance-pending"))
        chance = entry[0](state)
        if not chance.is_possible(given.values):
            rule = self.cited.dice if chance.faces else self.cited.draw
            raise Refused(Refusal(rule, "outcome-impossible", count=chance.count))
        entry[1](state, given.values, events)

    def go_on(self, state: T, phase: object, numbers: Numbers, events: Events) -> int:
        """One input by chance: 1 for a decision, 0 for an outcome, OVER if nothing is waited for.

        What a menu offers and what chance itself brings is legal, so nobody judges it here.
        """
        row = self.row(phase)
        point = row.point
        if point is not None:
            seat = point.who(state)[0]
            menu = point.menu(state, seat)
            action = menu[numbers.below(len(menu))].drawn(numbers)
            row.ways[action.verb].deed(state, seat, action, events)
            return 1
        entry = row.chance
        if entry is None:
            return OVER
        entry[1](state, entry[0](state).drawn(numbers), events)
        return 0

    def passes(self, state: T, phase: object, events: Events) -> bool:
        """Let a phase pass if it does so by itself; False if somebody or chance is waited for."""
        step = self.row(phase).step
        return step is not None and step(state, events)

    def default(self, state: T, phase: object, seat: int) -> Action:
        """What the point says for the absent, else a quiet verb, else the first and smallest."""
        point = self.row(phase).point
        if point is None:
            raise KeyError(type(phase))
        if point.absent is not None:
            return point.absent(state, seat)
        found = point.menu(state, seat)
        for option in found:
            if option.verb in self.quiet:
                return Action(option.verb)
        return found[0].fill(lambda limit: 0)

    def functions(self) -> Functions[T]:
        """Pending, options, refuse, apply and default as a game module has them.

        For games whose state keeps its phase under `phase`; those that must be as fast as the
        build allows write the five functions themselves.
        """

        def pending(state: T) -> Pending:
            return self.pending(state, phase_of(state))

        def options(state: T, seat: int) -> list[Option]:
            return self.options(state, phase_of(state), seat)

        def refuse(state: T, seat: int, action: Action) -> Refusal | None:
            return self.refuse(state, phase_of(state), seat, action)

        def apply(state: T, given: Input) -> list[Event]:
            events: list[Event] = []
            self.take(state, phase_of(state), given, events)
            while self.passes(state, phase_of(state), events):
                pass
            return events

        def default(state: T, seat: int) -> Action:
            return self.default(state, phase_of(state), seat)

        return pending, options, refuse, apply, default


def ways_of(point: Point[T] | None, verbs: Mapping[Enum, Signature]) -> dict[Enum, Way[T]]:
    """Every verb of a decision point with its signature."""
    if point is None:
        return {}
    return {verb: Way(verbs[verb], judge, deed) for verb, (judge, deed) in point.verbs.items()}


def is_among(seats: tuple[int, ...], seat: int) -> bool:
    """Whether a seat is one of these; in a loop, since `in` would box it."""
    for one in seats:  # noqa: SIM110 - any() would make a generator where it is interpreted
        if one == seat:
            return True
    return False


def phase_of(state: object) -> object:
    """The phase of a state of any class."""
    return getattr(state, "phase")  # noqa: B009


Functions = tuple[
    Callable[[T], Pending],
    Callable[[T, int], list[Option]],
    Callable[[T, int, Action], Refusal | None],
    Callable[[T, Input], list[Event]],
    Callable[[T, int], Action],
]
