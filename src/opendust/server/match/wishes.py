"""What does a wish of a seat do at the table? Judged through the seat's view, answered plainly.

Each judge either takes the wish, giving the new entries, or raises Denied with what the seat is
told; then the table is as it was.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from opendust.bots import bot_names, is_bot
from opendust.kernel.refusal import BadText
from opendust.kernel.text.notation import parse_action
from opendust.server.match.entry import Entry, How
from opendust.server.match.table import Table
from opendust.server.wire.build import fault_answers, refusal_answer
from opendust.server.wire.frames import ErrorFrame, RefusedFrame, Reply, StaleFrame
from opendust.server.wire.messages import (
    Act,
    Attend,
    HandOver,
    Link,
    Pause,
    Resign,
    Settle,
    Simple,
    TakeBack,
    Undo,
    Wish,
)
from opendust.server.wire.wants import PLAIN, Wants
from opendust.server.wire.wording import fault_lines, refusal_line

QUICK: Final = "recruit"
SETTLER: Final = "captain"
ANSWERS: Final[dict[str, Callable[..., Reply]]] = {
    "refused": RefusedFrame, "stale": StaleFrame, "error": ErrorFrame,
}  # fmt: skip


class Denied(Exception):
    """A wish that is not fulfilled, and the answer to it."""

    def __init__(self, kind: str, **content: Any) -> None:
        super().__init__(kind)
        self.kind = kind
        self.content = content

    def answer(self, key: str) -> Reply:
        """What the seat is told, under the id of its wish."""
        return ANSWERS[self.kind](id=key, **self.content)


def take_wish(table: Table, seat: int, wish: Wish, now: int, wants: Wants = PLAIN) -> list[Entry]:
    """The entries that a wish brings, already taken by the table."""
    if table.match is None:
        raise Denied("error", code="not-started")
    if table.result is not None:
        raise Denied("error", code="over")
    if isinstance(wish, Act):
        return take_act(table, seat, wish, now, wants)
    if isinstance(wish, Undo):
        return take_undo(table, seat, wish, now)
    if isinstance(wish, Link):
        return take_link(table, seat, wish, now)
    line = hand_over_line(table, seat, wish) if isinstance(wish, HandOver) else \
        simple_line(table, seat, wish)  # fmt: skip
    return [table.enter(Entry(line, now, How.PERSON, wish.id))]


def take_act(table: Table, seat: int, wish: Act, now: int, wants: Wants) -> list[Entry]:
    """A choice: the seat plays itself, saw what it chooses about, and may do so by the rules."""
    assert table.match is not None
    must_play(table, seat)
    view = table.game.view(table.match.state, seat)
    asked = table.asked.get(seat)
    if asked is not None and wish.version < asked.version:
        raise Denied("stale", version=table.version)
    try:
        action = parse_action(table.game, view, wish.action)
    except BadText as bad:
        raise Denied("refused", **unreadable(bad, wants)) from None
    refusal = table.game.refuse(view, seat, action)
    if refusal is not None:
        # Somebody who was no longer asked hears what has changed rather than a rule.
        kind = "stale" if asked is None and wish.version < table.version else "refused"
        line = refusal_line(table, view, seat, refusal, action, wants.lang) if wants.lang else ""
        raise Denied(kind, version=table.version, refusal=refusal_answer(refusal, line))
    entry = table.act(seat, action, now, How.PERSON, wish.id)
    return [entry, *table.settle_chance(now)]


def unreadable(bad: BadText, wants: Wants) -> dict[str, Any]:
    """What is wrong with the text of an action."""
    told: dict[str, Any] = {"faults": fault_answers(bad.faults)}
    return told | {"lines": fault_lines(bad.faults, wants.lang)} if wants.lang else told


def take_undo(table: Table, seat: int, wish: Undo, now: int) -> list[Entry]:
    """Taking back: only one's own last choice, and only if nothing came to light."""
    assert table.match is not None
    must_play(table, seat)
    if wish.version < table.version:
        raise Denied("stale", version=table.version)
    # Whoever waits for the dice may know more of them already than others do.
    if table.awaited or not table.match.can_undo(seat):
        raise Denied("error", code="nothing-to-undo")
    return [table.enter(Entry(f"undo {seat + 1}", now, How.PERSON, wish.id))]


def take_link(table: Table, seat: int, wish: Link, now: int) -> list[Entry]:
    """A player's part in a roll; when the last one has come, the roll."""
    assert table.match is not None
    shares = table.match.shares
    if seat not in table.awaited or wish.roll != shares.rolls:
        raise Denied("error", code="no-roll")
    if not shares.is_right(seat, bytes.fromhex(wish.link)):
        raise Denied("error", code="wrong-link")
    entry = Entry(f"link {seat + 1} {wish.link}", now, How.TABLE, wish.id)
    return [table.enter(entry), *table.settle_chance(now)]


def must_play(table: Table, seat: int) -> None:
    """A seat chooses if no bot plays for it and the table does not pause."""
    if table.is_paused:
        raise Denied("error", code="paused")
    if table.chairs[seat].bot:
        raise Denied("error", code="bot-plays")


def hand_over_line(table: Table, seat: int, wish: HandOver) -> str:
    """A bot plays on for a person."""
    if not is_bot(wish.bot, table.terms.game):
        raise Denied("error", code="bot-unknown", known=list(bot_names(table.terms.game)))
    if table.chairs[seat].bot:
        raise Denied("error", code="bot-plays")
    return f"hand {seat + 1} {wish.bot}"


def settle_line(table: Table, seat: int) -> str:
    """A bot decides for a person until the setup is over."""
    if table.chairs[seat].bot:
        raise Denied("error", code="bot-plays")
    if not table.is_setup:
        raise Denied("error", code="setup-over")
    return f"settle {seat + 1} {stand_in(table.terms.game, SETTLER)}"


def simple_line(table: Table, seat: int, wish: Simple) -> str:
    """Let a bot settle, play again oneself, give up, ask for a pause, go on."""
    chair = table.chairs[seat]
    if isinstance(wish, Attend):
        return attend_line(table, seat)
    if chair.resigned:
        raise Denied("error", code="resigned")
    if isinstance(wish, Settle):
        return settle_line(table, seat)
    if isinstance(wish, Resign):
        return f"resign {seat + 1} {stand_in(table.terms.game)}"
    if isinstance(wish, TakeBack):
        if not chair.bot:
            raise Denied("error", code="no-bot-plays")
        return f"take {seat + 1}"
    if isinstance(wish, Pause):
        if table.is_paused or seat in table.agreed:
            raise Denied("error", code="agreed-already")
        return f"agree {seat + 1}"
    if not table.is_paused and not table.agreed:
        raise Denied("error", code="not-paused")
    return f"go-on {seat + 1}"


def attend_line(table: Table, seat: int) -> str:
    """A player who did not answer is back, and adds to the dice again."""
    if seat not in table.rolls.missing:
        raise Denied("error", code="not-missing")
    if table.rolls.standing(seat) == "out":
        raise Denied("error", code="too-often-missing")
    return f"attend {seat + 1}"


def stand_in(game: str, wanted: str = QUICK) -> str:
    """A bot of that name; the usual one, for those who gave up, is quick since the others wait."""
    known = bot_names(game)
    return wanted if wanted in known else known[0]
