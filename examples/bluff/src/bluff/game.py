"""Bluff, as the contract of a game asks for it. The rules are numbered in data/rules.toml."""

from __future__ import annotations

from enum import Enum

from bluff.state import Bidding, Over, Rolling, State, decoded
from bluff.state import encode as encode
from opendust.kernel.action import Action, Signature, amount, counts, pick
from opendust.kernel.contract import Plain, Setup
from opendust.kernel.event import Event
from opendust.kernel.option import Amount, Option, Pick
from opendust.kernel.pending import Chance, Result
from opendust.kernel.phase_table import Cited, PhaseTable, Point
from opendust.kernel.play.dice import Stream
from opendust.kernel.refusal import BadText, Fault, Refusal
from opendust.kernel.settings import check_seats, check_settings, seat_names
from opendust.kernel.text.notation import parse_faces

NAME = "bluff"
RULES_VERSION = 1
FACES = ("ones", "twos", "threes", "fours", "fives", "sixes")
DICE = ("1", "2", "3", "4", "5", "6")


class Verb(Enum):
    """What a player can do."""

    BID = "bid"
    DOUBT = "doubt"


class Happening(Enum):
    """What can happen."""

    DICE_ROLLED = "dice-rolled"
    BID_MADE = "bid-made"
    BID_DOUBTED = "bid-doubted"
    DICE_SHOWN = "dice-shown"
    DIE_LOST = "die-lost"


SEAT = pick("player", "seat")
VERBS: dict[Enum, Signature] = {Verb.BID: (amount("amount"), pick("face", "face")), Verb.DOUBT: ()}
EVENTS: dict[Enum, Signature] = {
    Happening.DICE_ROLLED: (SEAT, counts("faces", "face")),
    Happening.BID_MADE: (SEAT, amount("amount"), pick("face", "face")),
    Happening.BID_DOUBTED: (SEAT, pick("bidder", "seat"), amount("found")),
    Happening.DICE_SHOWN: (SEAT, counts("faces", "face")),
    Happening.DIE_LOST: (SEAT, amount("left")),
}


def complete(setup: Setup) -> Setup:
    """Two to four players with one to six dice each. B-01."""
    check_seats(setup, 2, 4)
    check_settings(setup, ("dice",))
    dice = setup.settings.get("dice", "5")
    if dice not in DICE:
        raise BadText([Fault("", 0, "bluff-dice", value=dice)])
    return Setup(setup.seats, {"dice": dice})


def new_game(setup: Setup) -> State:
    """Nobody has rolled yet."""
    return State(setup.seats, int(complete(setup).settings["dice"]))


def bids(state: State, seat: int) -> list[Option]:
    """A higher face for as many dice, any face for more dice, or doubt. B-03, B-04."""
    found: list[Option] = []
    if state.count and state.face < len(FACES):
        same = Amount(state.count, state.count)
        found.append(Option(Verb.BID, (same, Pick(tuple(range(state.face, len(FACES)))))))
    if state.count < state.total:
        more = Amount(state.count + 1, state.total)
        found.append(Option(Verb.BID, (more, Pick(tuple(range(len(FACES)))))))
    return [*found, Option(Verb.DOUBT)] if state.count else found


def refuse_bid(state: State, seat: int, action: Action) -> Refusal | None:
    """A bid is higher than the last one, and no higher than the dice on the table. B-03."""
    many, face = action.number(0), action.number(1) + 1
    if many > state.total or not many or face > len(FACES):
        return Refusal("B-03", "more-than-dice", amount=many, most=state.total)
    if (many, face) <= (state.count, state.face):
        return Refusal("B-03", "not-higher", amount=state.count, face=FACES[state.face - 1])
    return None


def refuse_doubt(state: State, seat: int, action: Action) -> Refusal | None:
    """There must be a bid to doubt. B-04."""
    return None if state.count else Refusal("B-04", "nothing-to-doubt")


def do_bid(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """The bid stands, and the next player decides. B-03."""
    state.bidder, state.count, state.face = seat, action.number(0), action.number(1) + 1
    events.append(Event(Happening.BID_MADE, (seat, state.count, state.face - 1)))
    state.turn = state.next_seat(seat)


def do_doubt(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """All dice are shown; whoever was wrong loses one and begins the next round. B-04, B-05."""
    found = sum([dice.count(state.face) for dice in state.dice])
    loser = seat if found >= state.count else state.bidder
    events.append(Event(Happening.BID_DOUBTED, (seat, state.bidder, found), reveals=True))
    events += [shown(Happening.DICE_SHOWN, other, dice) for other, dice in by_seat(state)]
    state.dice[loser] = state.dice[loser][1:]
    events.append(Event(Happening.DIE_LOST, (loser, len(state.dice[loser]))))
    state.bidder, state.count, state.face = -1, 0, 0
    state.turn = loser if state.dice[loser] else state.next_seat(loser)
    is_over = len(by_seat(state)) == 1
    state.phase = Over() if is_over else Rolling()
    state.round += 0 if is_over else 1


def by_seat(state: State) -> list[tuple[int, tuple[int, ...]]]:
    """The players who have dice, with their dice."""
    return [(seat, dice) for seat, dice in enumerate(state.dice) if dice]


def shown(kind: Happening, seat: int, dice: tuple[int, ...], owner: int = -1) -> Event:
    """Dice by face."""
    faces = tuple([(face - 1, dice.count(face)) for face in sorted(set(dice)) if face])
    return Event(kind, (seat, faces), owner=owner, reveals=True)


def take_dice(state: State, values: tuple[int, ...], events: list[Event]) -> None:
    """Everybody rolls in secret. B-02."""
    left = list(values)
    for seat, dice in by_seat(state):
        state.dice[seat] = tuple(sorted([left.pop(0) for _ in dice]))
        events.append(shown(Happening.DICE_ROLLED, seat, state.dice[seat], owner=seat))
    state.phase = Bidding()


def result(state: State) -> Result:
    """The last player with dice has won. B-06."""
    left = [len(dice) for dice in state.dice]
    return Result(tuple([seat for seat, dice in enumerate(left) if dice]), tuple(left))


TABLE: PhaseTable[State] = PhaseTable(
    {
        Bidding: Point(
            "bidding", lambda state: (state.turn,), bids,
            {Verb.BID: (refuse_bid, do_bid), Verb.DOUBT: (refuse_doubt, do_doubt)},
        )
    },
    {Rolling: (lambda state: Chance("dice", state.total, len(FACES)), take_dice)},
    {}, result, verbs=VERBS, quiet=(Verb.DOUBT,),
    cited=Cited(nobody="B-02", turn="B-03", verb="B-03", dice="B-02", draw="B-02"),
)  # fmt: skip


pending, options, refuse, apply, default = TABLE.functions()


def view(state: State, seat: int) -> State:
    """The dice of the others are hidden. B-02."""
    seen = state.copy()
    for other, dice in by_seat(state):
        if other != seat:
            seen.dice[other] = (0,) * len(dice)
    return seen


def resample(state: State, seat: int, stream: Stream) -> State:
    """The dice of the others rolled anew; before the roll there is nothing to know."""
    world = state.copy()
    for other, dice in by_seat(state):
        if other != seat and isinstance(state.phase, Bidding):
            world.dice[other] = tuple(sorted([1 + stream.below(len(FACES)) for _ in dice]))
    return world


def decode(data: dict[str, Plain], setup: Setup) -> State:
    """The position that plain data describes."""
    try:
        return decoded(data, new_game(setup))
    except (KeyError, ValueError, TypeError) as error:
        raise BadText([Fault("", 0, "bluff-position", reason=repr(error))]) from error


def names(state: State, noun: str) -> tuple[str, ...]:
    """The text form of every id of a noun."""
    return {"seat": seat_names(state.seats), "face": FACES}.get(noun, ())


def outcome(state: State, words: str) -> tuple[int, ...]:
    """Faces as numbers: `dice 3 3 5`."""
    return parse_faces(words, "", 0)
