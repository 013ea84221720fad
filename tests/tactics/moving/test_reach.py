"""The search for reachable spaces finds what the rules' steps allow, in the same order."""

from __future__ import annotations

from heapq import heappop, heappush

import pytest

from opendust.kernel.contract import Plain, Setup
from opendust.kernel.numbers import Lottery
from opendust.kernel.play.playout import play_out
from opendust.tactics import game
from opendust.tactics.activation import Activation
from opendust.tactics.rules.moving.corners import (
    is_diagonal,
    is_jumping,
    refuse_passage,
    roof_after,
)
from opendust.tactics.rules.moving.movement import cost_of
from opendust.tactics.rules.moving.reach import Node, reach
from opendust.tactics.rules.moving.terrain import refuse_standing
from opendust.tactics.rules.skills.skills import JUMP
from opendust.tactics.state import State
from opendust.tactics.texts.scenario import scenario_names


def plain_reach(
    state: State, body: int, starts: list[Node], points: int, later: int
) -> tuple[list[Node], dict[int, list[int]]]:
    """Every step judged by itself: the nodes to end in, and the way to every space."""
    points += later
    best: dict[Node, int] = {}
    came: dict[Node, Node] = {}
    queue: list[tuple[int, Node]] = []
    for node in starts:
        best[node] = points
        heappush(queue, (-points, node))
    while queue:
        minus, node = heappop(queue)
        if best[node] != -minus or not minus:
            continue
        is_closed = later > 0 and -minus >= later and is_ground(state, body, node, starts)
        for near, left in next_nodes(state, body, node, -minus):
            if left > best.get(near, -1) and not (is_closed and left < later):
                best[near] = left
                came[near] = node
                heappush(queue, (-left, near))
    standing = [node for node in best if is_ground(state, body, node, starts)]
    ends: dict[int, Node] = {}
    for node in standing:
        if node[0] not in ends or best[ends[node[0]]] < best[node]:
            ends[node[0]] = node
    return standing, {space: way_to(node, came) for space, node in ends.items()}


def next_nodes(state: State, body: int, node: Node, points: int) -> list[tuple[Node, int]]:
    """The nodes one step further, with the points left."""
    space, diagonal, roof = node
    found: list[tuple[Node, int]] = []
    for near in state.battle.grid.neighbours[space]:
        left = points - cost_of(state, body, space, near, diagonal=diagonal)
        if left >= 0 and not refuse_passage(state, body, space, near, roof):
            used = 1 if diagonal or is_diagonal(state, space, near) else 0
            found.append(((near, used, roof_after(state, body, space, near, roof)), left))
    return found


def is_ground(state: State, body: int, node: Node, starts: list[Node]) -> bool:
    """Whether the unit may stand in a node, or began there."""
    if node[2]:
        return False
    jumps = is_jumping(state)
    return node in starts or not refuse_standing(state, body, node[0], is_jumping=jumps)


def way_to(node: Node, came: dict[Node, Node]) -> list[int]:
    """The spaces on the way to a node."""
    spaces = [node[0]]
    while node in came:
        node = came[node]
        spaces.append(node[0])
    return spaces[::-1]


def compare(
    state: State, body: int, skills: int, points: int, later: int, used: int = 0, roof: int = 0
) -> None:
    """The search of a unit against its single steps."""
    imagined = state.copy()
    imagined.activation = Activation(body, state.hero[body], ())
    imagined.activation.skills = skills
    starts: list[Node] = [(state.place[body], used, roof)]
    standing, ways = plain_reach(imagined, body, starts, points, later)
    found = reach(imagined, body, starts, points, later)
    assert found.standing == standing
    assert {space: found.path(space) for space in found.ends} == ways
    assert list(found.ends) == list(ways)
    firsts = [(way + way[-1:])[1 if len(way) > 1 else 0] for way in ways.values()]
    assert [found.first_step(space) for space in found.ends] == firsts


@pytest.mark.parametrize("width", [1, 2, 3, 4, 6])
@pytest.mark.parametrize("unit", ["punisher", "blackhawk", "hell-boys", "gorillas", "flyer"])
def test_the_search_knows_large_flying_and_narrow(unit: str, width: int) -> None:
    mover, cards = unit, ""
    if unit == "flyer":
        mover, cards = "blackhawk", 'blackhawk.kind = "aircraft"\nblackhawk.armor = "A1"'
    elif unit == "gorillas":
        mover, cards = "hell-boys", 'hell-boys.skills = ["agile"]'
    settings = {
        "map": (".x.#*."[:width] + "\n" + "......"[:width] + "\n") * 3, "cards.text": cards,
        "army.1.units": mover, "army.2.units": "hans, lara",
    }  # fmt: skip
    if unit == "punisher" and width < 2:
        return
    corner = "a5" if unit == "punisher" else "a6"
    plain: dict[str, Plain] = {"units": {mover: corner, "hans": "a3", "lara": "a4"}}
    state = game.decode(plain, Setup(("anna", "bert"), settings))
    for points in (1, 2, 4):
        for used in (0, 1):
            compare(state, 0, 0, points, 0, used)
            compare(state, 0, JUMP, points, 1, used)
            compare(state, 0, JUMP, points, 2, used, roof=used)


@pytest.mark.parametrize("scenario", scenario_names())
def test_the_search_finds_what_single_steps_allow(scenario: str) -> None:
    state = game.new_game(game.complete(Setup(("anna", "bert"), {"scenario": scenario})))
    compared = 0
    for inputs in (25, 60):
        play_out(game, state, Lottery(inputs), inputs)
        for body in range(state.battle.unit_count):
            if not state.is_on_board(body) or not state.is_body(body):
                continue
            for skills, points, later in ((0, 5, 0), (JUMP, 4, 0), (JUMP, 3, 3)):
                compare(state, body, skills, points, later)
                compared += 1
    assert compared


@pytest.mark.parametrize(
    ("unit", "corner", "cards"),
    [
        ("punisher", "a1", ""),
        ("blackhawk", "b2", 'blackhawk.kind = "aircraft"\nblackhawk.armor = "A1"'),
    ],
)
@pytest.mark.parametrize("middle", [" . . . . # . ", " . .|1 1|. . ", " . . # . . . "])
def test_the_search_goes_round_or_over_what_stands_in_the_way(
    unit: str, corner: str, cards: str, middle: str
) -> None:
    walls = "+ + +-+-+ + +" if "1" in middle else "+ + + + + + +"
    plain_row, edge = " . . . . . . ", "+ + + + + + +"
    rows = [edge, plain_row, edge, plain_row, walls, middle, walls, plain_row, edge]
    settings = {
        "map": "\n".join(rows), "cards.text": cards, "army.1.units": unit, "army.2.units": "hans",
    }  # fmt: skip
    plain: dict[str, Plain] = {"units": {unit: corner, "hans": "f4"}}
    state = game.decode(plain, Setup(("anna", "bert"), settings))
    for points in (1, 3, 6):
        compare(state, 0, 0, points, 0)


def test_a_space_with_a_dear_and_a_cheap_way_is_found_once() -> None:
    settings = {"map": "....\n....\n....", "army.1.units": "blackhawk", "army.2.units": "hans"}
    plain: dict[str, Plain] = {"units": {"blackhawk": "a1", "hans": "d3"}}
    state = game.decode(plain, Setup(("anna", "bert"), settings))
    state.activation = Activation(0, state.hero[0], ())
    grid = state.battle.grid
    starts: list[Node] = [(grid.index("a1"), 1, 0), (grid.index("b1"), 1, 0)]
    found = reach(state, 0, starts, 2)
    assert found.standing == plain_reach(state, 0, starts, 2, 0)[0]
    assert len(set(found.standing)) == len(found.standing)
