"""Who may take a seat, and under which name? Before the first move, when a table fills."""

from __future__ import annotations

import unicodedata

from msgspec import json

from opendust.kernel.contract import Setup
from opendust.kernel.pending import Choice
from opendust.scenes.lessons import Lesson, decisions, known_lesson
from opendust.scenes.stages import brought
from opendust.server.match.entry import Entry, How
from opendust.server.match.table import Table
from opendust.server.match.terms import MOST_NAME, SeatPlan, Terms, clean_name, planned_setup
from opendust.server.match.wishes import Denied


def sit(
    table: Table,
    seat: int,
    name: str,
    at: int,
    share: str | None = None,
    given: dict[str, str] | None = None,
) -> list[Entry]:
    """Somebody takes a seat, perhaps with settings of their own; the last one starts the match.

    BadText if the name will not do, or what is brought.
    """
    # A lesson rolls the dice that its texts speak of.
    line = f"share {seat + 1} {share}" if share and table.terms.lesson is None else ""
    new = brought_by(table, seat, given) if given else {}
    return take_seat(table, seat, "sit", name, at, share=line, new=new)


def brought_by(table: Table, seat: int, given: dict[str, str]) -> dict[str, str]:
    """The settings that become others by what somebody brings."""
    if table.terms.lesson is not None:
        raise Denied("error", code="malformed")
    old = table.terms.settings
    found = brought(table.terms.game, Setup(tuple(table.names), old), seat, given)
    return {key: text for key, text in found.items() if old.get(key) != text}


def fill(table: Table, seat: int, bot: str, name: str, at: int) -> list[Entry]:
    """A bot takes a free seat; the last one starts the match."""
    if seat not in table.open_seats:
        raise Denied("error", code="seat-taken")
    return take_seat(table, seat, "fill", name, at, f"{bot} ")


def take_seat(
    table: Table,
    seat: int,
    verb: str,
    name: str,
    at: int,
    before: str = "",
    share: str = "",
    new: dict[str, str] | None = None,
) -> list[Entry]:
    """A seat is taken under a name that nobody else at the table has."""
    names = table.names
    names[seat] = unlike(clean_name(name), names[:seat] + names[seat + 1 :])
    settings = {**table.terms.settings, **(new or {})}
    planned_setup(table.terms.model_copy(update={"settings": settings}), names)
    lines = [f"bring {seat + 1} {json.encode(new).decode()}"] if new else []
    lines.append(f"{verb} {seat + 1} {before}{names[seat]}")
    entries = [table.enter(Entry(line, at, How.TABLE)) for line in lines]
    if share:
        entries.append(table.enter(Entry(share, at, How.TABLE)))
    return entries if table.open_seats else entries + start(table, at)


def unlike(name: str, others: list[str]) -> str:
    """The name, with a number if somebody is called so: no one has to think of another."""
    taken = {plain(other) for other in others}
    number, found = 1, name
    while plain(found) in taken:
        number += 1
        found = f"{name[: MOST_NAME - 3].rstrip()} {number}"
    return found


def plain(name: str) -> str:
    """What counts as the same name: small or large letters, wide or narrow ones."""
    return unicodedata.normalize("NFKC", name).casefold()


def start(table: Table, at: int) -> list[Entry]:
    """The match begins; one that is a part of a lesson where that part does."""
    entries = [table.enter(Entry("start", at, How.TABLE)), *table.settle_chance(at)]
    guide = known_lesson(table.terms.lesson)
    return entries if guide is None else entries + rehearsed(table, guide, at)


def rehearsed(table: Table, guide: Lesson, at: int) -> list[Entry]:
    """Everything that comes before a lesson's first step, as it was recorded."""
    assert table.match is not None
    entries: list[Entry] = []
    while len(decisions(table.match.inputs, guide.seat)) < guide.begin:
        waiting = table.match.pending
        assert isinstance(waiting, Choice)
        seat = waiting.seats[0]
        view = table.game.view(table.match.state, seat)
        action = guide.next_action(table.game, view, table.match.inputs, seat)
        assert action is not None
        entries += [table.act(seat, action, at, How.TABLE), *table.settle_chance(at)]
    return entries


def open_seat(table: Table, seat: int | None) -> int:
    """The open seat that is meant."""
    if table.cancelled:
        raise Denied("error", code="cancelled")
    free = table.open_seats
    if not free:
        raise Denied("error", code="full")
    if seat is None:
        return free[0]
    if seat not in free:
        raise Denied("error", code="seat-taken")
    return seat


def must_own(table: Table, seat: int) -> None:
    """Whoever made a match looks after it until it begins; after a rematch, whoever sits there."""
    owners = [number for number, plan in enumerate(table.terms.seats) if plan.kind == "me"]
    if seat < 0 or (owners and seat not in owners):
        raise Denied("error", code="not-yours")
    if table.status != "open":
        raise Denied("error", code="started")


def again(table: Table) -> Terms:
    """The terms of a rematch: persons' seats are open for them, nobody else has the code."""
    seats = [
        SeatPlan(kind="bot", bot=plan.bot, name=plan.name)
        if plan.kind == "bot"
        else SeatPlan(kind="open")
        for plan in table.terms.seats
    ]
    return table.terms.model_copy(update={"seats": seats, "listed": False})
