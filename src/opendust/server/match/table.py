"""How does a match stand? Chairs, versions, clocks and the game itself, from the entries alone.

The table knows no network, no storage and no time of its own: the same entries give the same
table in every process. The version is the number of entries.
"""

from __future__ import annotations

from typing import Any, Literal, cast

from msgspec import json

from opendust.kernel.action import Action, Outcome
from opendust.kernel.contract import Game
from opendust.kernel.event import Event
from opendust.kernel.pending import Choice, Result
from opendust.kernel.play.match import Match
from opendust.kernel.text.notation import format_action, parse_input
from opendust.scenes.stages import is_setup
from opendust.server.match.chair import Chair
from opendust.server.match.clockwork import Asked, bank_after, deadline
from opendust.server.match.entry import Entry, How, seat_and_text
from opendust.server.match.happened import Happened
from opendust.server.match.rolls import Rolls
from opendust.server.match.terms import SeatPlan, TalkRule, Terms, free_name, planned_setup

KEYS_KEPT = 64
HISTORY_KEPT = 512
CHANGES_OF_THE_GAME = ("input", "undo", "start")
MOST_ENTRIES = 200_000
"""No match of people or sensible bots comes near; bots that never finish are left alone."""

Status = Literal["open", "cancelled", "playing", "over"]


class Table:
    """A match with everything round it."""

    def __init__(self, terms: Terms, seed: bytes, *, keep_all: bool = False) -> None:
        self.terms = terms
        self.brought: dict[str, str] = {}
        self.keep_all = keep_all
        self.game: Game[Any] = terms.contract
        self.seed = seed
        self.version = 0
        self.chairs = [new_chair(plan, number) for number, plan in enumerate(terms.seats)]
        self.match: Match[Any] | None = None
        self.asked: dict[int, Asked] = {}
        self.bank = [terms.clock.bank * 1_000 for _ in terms.seats]
        # For every choice that can be taken back: since when it was thought about, and the bank.
        self.spent: list[tuple[int, int]] = []
        self.rolls = Rolls()
        self.agreed: set[int] = set()
        self.paused_at: int | None = None
        self.conceded = False
        self.cancelled = False
        self.rematch = ""
        self.talk: TalkRule = terms.first_talk
        self.hushed: set[int] = set()
        self.answered: list[dict[str, int]] = [{} for _ in terms.seats]
        self.history: list[Happened] = []
        # The version at which the table, apart from the game, last looked different.
        self.faced = 0

    # --- what is the case ---------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        """The names of all seats."""
        return [chair.name for chair in self.chairs]

    @property
    def open_seats(self) -> list[int]:
        """The seats that nobody has taken."""
        return [number for number, chair in enumerate(self.chairs) if chair.kind == "open"]

    @property
    def result(self) -> Result | None:
        """How the match ended: by the game, or because all others resigned."""
        if self.match is None:
            return None
        if self.conceded:
            winners = [n for n, chair in enumerate(self.chairs) if not chair.resigned]
            return Result(tuple(winners), ())
        if self.asked:
            return None
        waiting = self.match.pending
        return waiting if isinstance(waiting, Result) else None

    @property
    def status(self) -> Status:
        """Whether seats are open, the match is on or over, or it never came to be."""
        if self.match is None:
            return "cancelled" if self.cancelled else "open"
        return "playing" if self.result is None else "over"

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must choose now."""
        return tuple(self.asked) if not self.conceded else ()

    @property
    def is_paused(self) -> bool:
        """Whether the players have agreed to pause."""
        return self.paused_at is not None

    @property
    def is_setup(self) -> bool:
        """Whether the game is still being set up."""
        return self.match is not None and is_setup(self.terms.game, self.match.state)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats whose links the dice wait for."""
        return () if self.conceded else self.rolls.awaited(self.match)

    @property
    def bots(self) -> int:
        """The seats that bots play at present."""
        return sum([bool(chair.bot) for chair in self.chairs])

    def deadline(self, seat: int) -> int | None:
        """When the default is taken for a person who must choose."""
        asked = self.asked.get(seat)
        if asked is None or self.is_paused or self.chairs[seat].bot:
            return None
        return deadline(self.terms.clock, asked, self.bank[seat])

    def playing_persons(self) -> list[int]:
        """The seats that persons play at present."""
        return [
            n for n, chair in enumerate(self.chairs) if chair.kind == "person" and not chair.bot
        ]

    # --- entries ------------------------------------------------------------------------------

    def act(self, seat: int, action: Action, at: int, how: How, key: str = "") -> Entry:
        """A seat's action as an entry, taken at once; Refused if it is not legal."""
        assert self.match is not None
        line = f"input {seat + 1} {format_action(self.game, self.match.state, action)}"
        entry = Entry(line, at, how, key)
        self.took(entry, seat, self.match.submit(seat, action))
        return entry

    def settle_chance(self, at: int) -> list[Entry]:
        """Draw chance until somebody must choose or the match is over, if no link is awaited."""
        return [] if self.awaited else self.roll(at)

    def roll(self, at: int) -> list[Entry]:
        """The same, without the links that have not come."""
        entries: list[Entry] = []
        for line, events in self.match.chances() if self.match is not None else ():
            entry = Entry(f"input {line}", at, How.CHANCE)
            self.took(entry, -1, events)
            entries.append(entry)
        return entries

    def enter(self, entry: Entry) -> Entry:
        """Take an entry, a new one or one of the log."""
        if entry.verb == "input":
            self.enter_input(entry)
        elif entry.verb == "start":
            setup = planned_setup(self.terms, self.names)
            self.match = Match(self.game, setup, self.seed, anchors=self.rolls.anchors)
            self.took(entry, -1, [])
        elif entry.verb == "rematch":
            self.rematch = entry.rest
            self.took(entry, -1, [])
        elif entry.verb == "cancel":
            self.cancelled = True
            self.took(entry, -1, [])
        else:
            seat, text = seat_and_text(entry.rest)
            self.change(entry.verb, seat, text, entry.at)
            self.took(entry, seat, [])
        return entry

    def enter_input(self, entry: Entry) -> None:
        """Take an input that was judged before it was kept."""
        assert self.match is not None
        given = parse_input(self.game, self.match.state, entry.rest, "log", self.version + 1)
        seat = -1 if isinstance(given, Outcome) else given.seat
        self.took(entry, seat, self.match.enter(given))

    def change(self, verb: str, seat: int, text: str, at: int) -> None:
        """A change of the table that is no input of the game."""
        chair = self.chairs[seat]
        if verb == "sit":
            chair.kind, chair.name = "person", text
        elif verb == "fill":
            chair.kind, (chair.bot, _, chair.name) = "bot", text.partition(" ")
        elif verb == "bring":
            self.bring(json.decode(text))
        elif verb == "hand":
            chair.bot = text
        elif verb == "settle":
            chair.bot, chair.settles = text, True
        elif verb == "take":
            chair.bot, chair.settles = "", False
        elif verb == "resign":
            chair.resigned, chair.bot, chair.settles = True, text, False
            self.conceded = sum(not other.resigned for other in self.chairs) <= 1
        elif verb == "undo":
            assert self.match is not None
            self.match.undo(seat)
        elif verb == "agree":
            self.agree(seat, at)
        elif verb == "go-on":
            self.go_on(at)
        elif verb == "share":
            self.rolls.anchors[seat] = bytes.fromhex(text)
        elif verb == "link":
            assert self.match is not None
            self.match.show(seat, bytes.fromhex(text))
        elif verb == "attend":
            self.rolls.returned(seat)
        elif verb == "talk":
            self.talk = cast("TalkRule", text)
        elif verb == "hush":
            self.hushed.add(int(text) - 1)
        elif verb == "hear":
            self.hushed.discard(int(text) - 1)
        if verb in ("hand", "settle", "resign"):
            self.pause_if_agreed(at)

    def bring(self, settings: dict[str, str]) -> None:
        """Play with what guests have chosen."""
        self.brought = self.brought | settings
        settings = {**self.terms.settings, **self.brought}
        self.terms = self.terms.model_copy(update={"settings": settings})

    def agree(self, seat: int, at: int) -> None:
        """A seat wants a pause; it begins when everybody who plays does."""
        self.agreed.add(seat)
        self.pause_if_agreed(at)

    def pause_if_agreed(self, at: int) -> None:
        """Begin the pause if all persons at the table want it."""
        persons = self.playing_persons()
        if self.paused_at is None and persons and self.agreed.issuperset(persons):
            self.paused_at = at

    def go_on(self, at: int) -> None:
        """End the pause, or the wish for one; the running decisions lose no time by it."""
        if self.paused_at is not None:
            for asked in self.asked.values():
                asked.at += at - self.paused_at
            self.spent = [(since + at - self.paused_at, bank) for since, bank in self.spent]
        self.paused_at = None
        self.agreed.clear()

    def took(self, entry: Entry, seat: int, events: list[Event]) -> None:
        """Count an entry that has changed the table."""
        self.version += 1
        verb, text = entry.verb, ""
        self.ask(verb, seat, entry.at)
        if verb in CHANGES_OF_THE_GAME:
            self.rolls.since, self.rolls.version = entry.at, self.version
        if entry.how is How.CHANCE and self.match is not None:
            self.rolls.rolled(self.match)
        if verb == "link":
            text = seat_and_text(entry.rest)[1]
        elif verb != "input":
            # The line of an input may be secret; its events say what everybody may know.
            text = entry.rest if seat < 0 else seat_and_text(entry.rest)[1]
            self.faced = self.version
        elif not self.asked and self.result is not None:
            self.faced = self.version
        if any(chair.settles for chair in self.chairs) and not self.is_setup:
            self.give_back()
        if entry.key and seat >= 0:
            self.remember(seat, entry.key)
        happened = Happened(self.version, verb, seat, entry.how, text, events, entry.key)
        self.history.append(happened)
        if len(self.history) > 2 * HISTORY_KEPT and not self.keep_all:
            del self.history[:HISTORY_KEPT]

    def give_back(self) -> None:
        """The setup is over: whoever let a bot settle plays again."""
        self.faced = self.version
        for chair in self.chairs:
            if chair.settles:
                chair.bot, chair.settles = "", False

    def remember(self, seat: int, key: str) -> None:
        """Keep the keys of a seat's last messages, so that doubles are known."""
        keys = self.answered[seat]
        keys[key] = self.version
        if len(keys) > KEYS_KEPT:
            del keys[next(iter(keys))]

    def ask(self, verb: str, seat: int, at: int) -> None:
        """Who must choose now, and since when.

        In a secret choice whoever was asked and has not acted still is; where one of several acts
        openly, the others have a new position before them and are asked anew.
        """
        if self.match is None or verb not in CHANGES_OF_THE_GAME:
            return
        before, self.asked = self.asked, {}
        since = self.charge(verb, seat, before.get(seat), at)
        waiting = self.match.pending
        if not isinstance(waiting, Choice):
            return
        point, is_secret = waiting.point, waiting.is_secret
        for number in waiting.seats:
            old = before.get(number) if is_secret and number != seat else None
            if old is None or old.point != point:
                old = Asked(self.version, since if number == seat else at, point)
            self.asked[number] = old

    def charge(self, verb: str, seat: int, asked: Asked | None, at: int) -> int:
        """Take a choice's time off the bank; since when the seat has been thinking after it.

        Whoever takes a choice back has been thinking since before it: no time is given twice.
        """
        assert self.match is not None
        if verb == "undo" and self.spent:
            since, self.bank[seat] = self.spent.pop()
            return since
        if not self.match.marks:
            self.spent.clear()
        elif verb == "input":
            self.spent.append((asked.at if asked is not None else at, self.bank[seat]))
        if verb == "input" and asked is not None:
            self.bank[seat] = bank_after(self.terms.clock, self.bank[seat], asked, at)
        return at

    def since(self, version: int) -> list[Happened] | None:
        """What happened after a version, or None if that is no longer in memory."""
        if version >= self.version:
            return []
        if not self.history or self.history[0].version > version + 1:
            return None
        return self.history[version + 1 - self.history[0].version :]


def new_chair(plan: SeatPlan, number: int) -> Chair:
    """A chair before anybody has come; a bot without a name is named for itself and its number."""
    if plan.kind == "bot":
        assert plan.bot is not None
        return Chair("bot", plan.name or f"{plan.bot.capitalize()} {number + 1}", plan.bot)
    return Chair("open", free_name(number))
