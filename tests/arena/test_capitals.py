"""Are open capitals and points without a capital counted, and nothing else?"""

from __future__ import annotations

from opendust.arena.dust.capitals import Capitals
from opendust.dust import game as dust
from opendust.dust.events import POINTS_SCORED, ROUND_BEGAN, UNITS_BOUGHT
from opendust.dust.force import BOMBER
from opendust.dust.state import State
from opendust.kernel.contract import Plain, Setup
from opendust.kernel.event import Event

BOARD = """
land: west! mine* middle pit* east!
sea: bay
links: west-mine mine-middle middle-pit pit-east west-bay
"""


def position(areas: dict[str, Plain], red: int, blue: int) -> State:
    setup = Setup(("red", "blue"), {"board.small": BOARD, "edition": "premium-en"})
    held: dict[str, Plain] = {"west": "red 1 tank", "east": "blue 9 tank"}
    scores: dict[str, Plain] = {"red": red, "blue": blue}
    told: dict[str, Plain] = {"scores": scores, "round": 3, "phase": {"kind": "initiative"}}
    return dust.decode({**told, "areas": {**held, **areas}}, setup)


def counted(state: State) -> Capitals:
    found = Capitals(2)
    found.see(state, Event(ROUND_BEGAN, (3,)))
    return found


def test_a_capital_is_open_to_a_stack_that_can_come_beside_it() -> None:
    far: dict[str, Plain] = {"pit": "blue 9 tank", "middle": "blue 1 tank", "mine": "blue 1 tank"}
    red, blue = counted(position(far, 10, 30)).counts
    assert (red["single"], red["lone"], red["open"]) == (1, 1, 1)
    assert (blue["single"], blue["lone"], blue["open"]) == (1, 0, 0)


def test_it_is_open_through_a_neighbour_that_can_be_conquered_first() -> None:
    near: dict[str, Plain] = {"middle": "blue 9 tank", "mine": "red 1 tank"}
    assert counted(position(near, 10, 30)).counts[0]["open"] == 1


def test_it_is_closed_to_whoever_lacks_the_points() -> None:
    near: dict[str, Plain] = {"mine": "blue 9 tank"}
    assert counted(position(near, 10, 10)).counts[0]["open"] == 0


def test_points_without_a_capital_are_blocked() -> None:
    state = position({"west": "blue 2 tank", "mine": "red 3 tank"}, 50, 20)
    found = counted(state)
    for seat in range(2):
        found.see(state, Event(POINTS_SCORED, (seat, 0, 0, 0, state.scores[seat])))
    assert [row["none"] for row in found.counts] == [1, 0]
    assert [row["blocked"] for row in found.counts] == [1, 0]


def test_what_is_bought_is_counted_by_kind() -> None:
    found = Capitals(2)
    state = position({}, 0, 0)
    found.see(state, Event(UNITS_BOUGHT, (1, ((BOMBER, 2),))))
    assert found.deeds[1]["bomber"] == 2
    assert found.deeds[0]["bomber"] == 0
