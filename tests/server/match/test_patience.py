"""Can somebody at a table make its match so long that clocks stop or nobody can read it?"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from opendust.server.hall.hall import Hall
from opendust.server.match.patience import Patience
from opendust.server.match.table import MOST_ENTRIES
from opendust.server.match.terms import Terms
from opendust.server.match.wishes import Denied
from opendust.server.room.room import Room
from opendust.server.services import now
from opendust.server.settings import Settings
from opendust.server.wire.frames import AcceptedFrame, ErrorFrame
from opendust.server.wire.messages import Act, GoOn, HandOver, Pause, Resign, TakeBack, Undo
from tests.server.playing import terms
from tests.server.room.test_room import in_a_hall

MANY = 300


def usual() -> Patience:
    """As a host gets it who sets nothing."""
    return Patience(Settings().undos_per_hour, Settings().changes_per_hour)


def refused(patience: Patience, *wishes: object) -> int:
    """How many of many wishes are one too many."""
    count = 0
    for number in range(MANY):
        try:
            patience.check("m", 0, wishes[number % len(wishes)])  # type: ignore[arg-type]
        except Denied:
            count += 1
    return count


@pytest.mark.parametrize("wishes", [(Pause("a"), GoOn("b")), (HandOver("a", "x"), TakeBack("b"))])
def test_nobody_fills_the_log_by_changing_their_mind(wishes: tuple[object, ...]) -> None:
    assert refused(usual(), *wishes) > MANY // 2


def test_people_take_back_as_often_as_they_like_and_nobody_a_thousand_times() -> None:
    patience = usual()
    for _ in range(100):
        patience.check("m", 0, Undo("a", 1))
    assert refused(patience, Undo("a", 1)) > MANY // 3
    patience.check("m", 1, Undo("a", 1))
    patience.check("n", 0, Undo("a", 1))


def test_moves_and_giving_up_are_never_too_many() -> None:
    assert refused(usual(), Act("a", 1, "done"), Resign("b")) == 0


def test_a_host_chooses_how_often() -> None:
    wishes = Pause("a"), GoOn("b")
    assert refused(Patience(0, 40), *wishes) == MANY - 10
    assert refused(Patience(0, 0), *wishes) == 0
    assert refused(Patience(40, 0), Undo("a", 1)) == MANY - 10


async def paused_again_and_again(room: Room) -> list[str]:
    """What somebody is told who asks for a pause and takes that back."""
    told = []
    for number in range(MANY):
        wish = GoOn(str(number)) if number % 2 else Pause(str(number))
        answer = await room.wish(0, wish)
        assert isinstance(answer, AcceptedFrame | ErrorFrame)
        told.append(answer.code if isinstance(answer, ErrorFrame) else "")
    return told


async def stalled(hall: Hall) -> None:
    """Somebody asks for pauses without an end; the other one's clock, and theirs, go on."""
    wanted = terms("me", "open", clock={"mode": "live", "bank": 60, "increment": 5})
    ticket = await hall.create(Terms.model_validate_json(json.dumps(wanted)))
    await hall.join(ticket.match, "Bert", ticket.code, None)
    room = hall.room(ticket.match)
    told = await paused_again_and_again(room)
    table = await room.fresh()
    assert told[-1] == "too-many-messages"
    assert table.version < MANY // 2
    table.version = MOST_ENTRIES + 1
    assert room.upkeep.due(table, now()) is not None


def test_a_long_match_keeps_its_clock(tmp_path: Path) -> None:
    in_a_hall(tmp_path, stalled)
