"""Line of sight, cover and range: the worked examples and the tables."""

from __future__ import annotations

import random

import pytest

from opendust.tactics.board.board import (
    CRATE,
    CROSS,
    NO_DOT,
    SOLDIER,
    TRAP,
    VEHICLE,
    open_grid,
)
from opendust.tactics.board.ray import CROSSED, meet_square, ray_between
from opendust.tactics.rules.fire.sight import (
    ANY_OTHER_SIGHT,
    HARD_COVER,
    NO_COVER,
    SOFT_COVER,
    SOLDIER_TO_SOLDIER,
    CornerCover,
    can_see,
    cover_grade,
    cover_grade_indirect,
)
from opendust.tactics.rules.fire.sight_reasons import explain_sight
from opendust.tactics.texts.board import parse_board

Point = tuple[int, int]
MIDDLE = 8
NEIGHBOUR = CornerCover.NEIGHBOUR


class Field:
    """An open board of 17 by 17 spaces with (0, 0) in the middle; y grows downwards."""

    def __init__(self, things: dict[Point, int] | None = None) -> None:
        self.grid = open_grid(17, 17)
        self.flags = [0] * self.grid.space_count
        for point, flag in (things or {}).items():
            self.flags[self.at(point)] |= flag

    def at(self, point: Point) -> int:
        return self.grid.at(point[0] + MIDDLE, point[1] + MIDDLE)

    def sees(self, one: Point, other: Point, blocking: int = SOLDIER_TO_SOLDIER) -> bool:
        a, b = self.at(one), self.at(other)
        return can_see(self.grid, self.flags, a, b, blocking)

    def cover(
        self,
        one: Point,
        other: Point,
        blocking: int = SOLDIER_TO_SOLDIER,
        rule: CornerCover = NEIGHBOUR,
    ) -> int:
        assert self.sees(one, other, blocking)
        return cover_grade(self.grid, self.flags, self.at(one), self.at(other), blocking, rule)


# ---- section 6.1: geometry ------------------------------------------------------------------


def exact_clipping(dx: int, dy: int, x: int, y: int) -> bool:
    """Whether the line meets the open square, by sampling between all its grid crossings."""
    steps = 2 * abs(dx) * abs(dy) * 4 or 8 * (abs(dx) + abs(dy))
    for step in range(1, steps):
        # The point (2dx, 2dy) * step / steps lies strictly inside the square.
        px, py = 2 * dx * step, 2 * dy * step
        if (2 * x - 1) * steps < px < (2 * x + 1) * steps and (
            (2 * y - 1) * steps < py < (2 * y + 1) * steps
        ):
            return True
    return False


def test_crossing_is_what_exact_clipping_says() -> None:
    for dx in range(-5, 6):
        for dy in range(-5, 6):
            for x in range(min(0, dx), max(0, dx) + 1):
                for y in range(min(0, dy), max(0, dy) + 1):
                    if (x, y) not in ((0, 0), (dx, dy)):
                        met = meet_square(dx, dy, x, y) == CROSSED
                        assert met == exact_clipping(dx, dy, x, y), (dx, dy, x, y)


def test_a_line_touches_corners_only_if_both_reduced_offsets_are_odd() -> None:
    from math import gcd

    grid = open_grid(17, 17)
    start = grid.at(MIDDLE, MIDDLE)
    for dx in range(-7, 8):
        for dy in range(-7, 8):
            if (dx, dy) == (0, 0):
                continue
            ray = ray_between(grid, start, grid.at(MIDDLE + dx, MIDDLE + dy))
            part = gcd(dx, dy)
            odd = (dx // part) % 2 == 1 and (dy // part) % 2 == 1
            assert bool(ray.left or ray.right) == odd, (dx, dy)


def test_corner_cover_arises_only_on_diagonals_and_three_to_one_lines() -> None:
    grid = open_grid(17, 17)
    start = grid.at(MIDDLE, MIDDLE)
    found = set()
    for dx in range(-8, 9):
        for dy in range(-8, 9):
            if (dx, dy) != (0, 0):
                ray = ray_between(grid, start, grid.at(MIDDLE + dx, MIDDLE + dy))
                assert len(set(ray.near) & set(ray.left)) <= 1
                assert len(set(ray.near) & set(ray.right)) <= 1
                if ray.near:
                    found.add((abs(dx), abs(dy)))
    diagonal = {(n, n) for n in range(1, 9)}
    assert found == diagonal | {(3, 1), (6, 2), (1, 3), (2, 6)}


# ---- section 6.6: range ---------------------------------------------------------------------

RANGES = [
    [0, 1, 2, 3, 4, 5, 6],
    [1, 1, 2, 3, 4, 5, 6],
    [2, 2, 3, 4, 5, 6, 7],
    [3, 3, 4, 5, 6, 7, 8],
    [4, 4, 5, 6, 7, 8, 9],
]


def test_the_table_of_ranges() -> None:
    """RANGE-01, AMB-RANGE-1."""
    grid = open_grid(7, 5)
    for dy, row in enumerate(RANGES):
        assert [grid.range_between(0, grid.at(dx, dy)) for dx in range(7)] == row


@pytest.mark.parametrize(("reach", "count"), [(1, 8), (2, 20), (3, 36), (4, 56), (5, 80), (6, 108)])
def test_spaces_within_range(reach: int, count: int) -> None:
    field = Field()
    start = field.at((0, 0))
    spaces = range(field.grid.space_count)
    near = [s for s in spaces if 0 < field.grid.range_between(start, s) <= reach]
    assert len(near) == count


# ---- section 3: worked examples -------------------------------------------------------------


def test_ex_08_a_touched_corner_does_not_block() -> None:
    field = Field({(1, 0): NO_DOT})
    assert field.sees((0, 0), (1, 1))
    assert not field.sees((0, 0), (2, 0))


def test_ex_09_a_trap_blocks_soldiers_from_soldiers_only() -> None:
    field = Field({(0, 1): TRAP, (0, 2): SOLDIER, (0, 3): VEHICLE})
    assert field.sees((0, 3), (0, 0), ANY_OTHER_SIGHT)
    assert field.sees((0, 0), (0, 3), ANY_OTHER_SIGHT)
    assert not field.sees((0, 0), (0, 2))


def test_ex_10_soldiers_block_soldiers_but_not_vehicles() -> None:
    field = Field({(0, 0): SOLDIER, (0, 1): SOLDIER, (0, 2): SOLDIER, (0, 3): VEHICLE})
    assert not field.sees((0, 0), (0, 2))
    assert field.sees((0, 0), (0, 3), ANY_OTHER_SIGHT)
    assert field.sees((0, 3), (0, 1), ANY_OTHER_SIGHT)
    assert field.sees((0, 3), (0, 0), ANY_OTHER_SIGHT)


def hidden_below(field: Field, depth: int) -> set[Point]:
    return {
        (x, y) for y in range(1, depth + 1) for x in range(-8, 9) if not field.sees((0, 0), (x, y))
    }


def test_ex_11_a_vehicle_two_spaces_away_hides_what_is_behind() -> None:
    hidden = {(0, 3)} | {(x, y) for x in (-1, 0, 1) for y in (4, 5, 6)}
    assert hidden_below(Field({(0, 2): VEHICLE}), 6) == hidden


def test_ex_11_a_vehicle_next_to_the_unit_hides_more() -> None:
    hidden = {(x, y) for y in (2, 3, 4, 5) for x in range(-(y - 1), y)}
    assert hidden_below(Field({(0, 1): VEHICLE}), 5) == hidden


def test_ex_12_corners_on_the_same_side_let_pass_on_opposite_sides_not() -> None:
    assert Field({(1, 0): NO_DOT, (2, 1): NO_DOT}).sees((0, 0), (2, 2))
    assert not Field({(-1, 0): NO_DOT, (-1, 2): NO_DOT}).sees((0, 0), (-2, 2))


@pytest.mark.parametrize("length", [1, 2, 3, 4])
def test_ex_13_all_sixteen_pairs(length: int) -> None:
    field = Field({(x, 0): NO_DOT for x in range(length)})
    for i in range(1, 5):
        for j in range(1, 5):
            assert field.sees((-i, 0), (j - 1, 1)) == (j <= i), (i, j)


def test_ex_22_corner_cover_from_a_terrain_square_and_from_a_vehicle() -> None:
    field = Field({(2, 1): NO_DOT, (3, 2): VEHICLE, (2, 2): SOLDIER})
    assert field.cover((0, 0), (2, 2)) == SOFT_COVER
    assert field.cover((4, 4), (2, 2)) == SOFT_COVER


def test_ex_23_a_trap_gives_corner_cover_against_soldiers_not_vehicles() -> None:
    field = Field({(2, 1): TRAP, (2, 2): SOLDIER})
    assert field.cover((0, 0), (2, 2)) == SOFT_COVER
    assert field.cover((4, 0), (2, 2), ANY_OTHER_SIGHT) == NO_COVER


def test_ex_24_a_squad_gives_corner_cover_against_soldiers_a_vehicle_against_all() -> None:
    field = Field({(2, 1): SOLDIER, (3, 2): VEHICLE, (2, 2): SOLDIER})
    assert field.cover((0, 0), (2, 2)) == SOFT_COVER
    assert field.cover((4, 4), (2, 2), ANY_OTHER_SIGHT) == SOFT_COVER


def test_ex_25_two_soft_make_hard() -> None:
    field = Field({(1, 1): CRATE | SOLDIER, (1, 0): NO_DOT})
    assert field.cover((0, 0), (1, 1)) == HARD_COVER


def test_ex_58_flames_do_not_pass_a_vehicle() -> None:
    """The line of sight part: a vehicle in front hides the squad, a squad does not hide it."""
    assert not Field({(0, 1): VEHICLE, (0, 2): SOLDIER}).sees((0, 0), (0, 2), ANY_OTHER_SIGHT)
    assert Field({(0, 1): SOLDIER, (0, 2): VEHICLE}).sees((0, 0), (0, 2), ANY_OTHER_SIGHT)


def test_ex_59_what_the_hot_dog_sees() -> None:
    things = {(0, 1): SOLDIER, (-1, 1): SOLDIER, (1, 1): VEHICLE, (0, 2): VEHICLE, (1, 2): SOLDIER}
    field = Field(things)
    seen = [point for point in things if field.sees((0, 0), point, ANY_OTHER_SIGHT)]
    assert seen == [(0, 1), (-1, 1), (1, 1), (0, 2)]


# ---- structures -----------------------------------------------------------------------------

EX_39 = """\
+-+-+ + +
|1 1s. .
+ + + + +
|1 1s. .
+-+-+ + +
"""
EX_40 = """\
+-+ + + +
|1s. . .
+ + + + +
|1|. . .
+-+ + + +
 . . . .
+ + + + +
"""
EX_41_A = """\
+ +-+
 .|1|
+ +-+
 . .
+ + +
"""
EX_41_B = """\
+-+-+
|1|1|
+ + +
|1 1|
+-+-+
"""


def sight_on(text: str, one: Point, other: Point, flags: dict[Point, int]) -> tuple[bool, int]:
    grid = parse_board(text, "example").grid
    here = list(grid.ground)
    for point, flag in flags.items():
        here[grid.at(*point)] |= flag
    a, b = grid.at(*one), grid.at(*other)
    sees = can_see(grid, here, a, b, SOLDIER_TO_SOLDIER)
    return sees, cover_grade(grid, here, a, b, SOLDIER_TO_SOLDIER, NEIGHBOUR)


def test_ex_39_into_a_structure_through_an_exit() -> None:
    hammers, dealers, x, outside = (1, 0), (0, 1), (1, 1), (3, 0)
    units = {hammers: SOLDIER, dealers: SOLDIER, outside: SOLDIER}
    assert sight_on(EX_39, outside, hammers, units) == (True, HARD_COVER)
    assert not sight_on(EX_39, outside, dealers, units)[0]
    assert not sight_on(EX_39, dealers, outside, units)[0]
    assert sight_on(EX_39, outside, x, {x: SOLDIER}) == (True, HARD_COVER)
    assert sight_on(EX_39, x, outside, {x: SOLDIER})[0]
    inside = {hammers: SOLDIER, dealers: SOLDIER, x: SOLDIER}
    for other in (hammers, dealers):
        assert sight_on(EX_39, x, other, inside) == (True, SOFT_COVER)
        assert sight_on(EX_39, other, x, inside) == (True, SOFT_COVER)


def test_ex_40_behind_a_small_entrance() -> None:
    assert not sight_on(EX_40, (1, 2), (0, 0), {})[0]
    assert sight_on(EX_40, (3, 0), (0, 0), {}) == (True, HARD_COVER)


def test_ex_41_walls_give_corner_cover() -> None:
    assert sight_on(EX_41_A, (0, 0), (1, 1), {}) == (True, SOFT_COVER)
    assert sight_on(EX_41_B, (0, 0), (1, 1), {}) == (True, HARD_COVER)


def test_ex_62_structure_and_crate_make_hard() -> None:
    assert sight_on(EX_41_B, (0, 1), (1, 1), {}) == (True, SOFT_COVER)
    assert sight_on(EX_41_B, (0, 1), (1, 1), {(1, 1): CRATE}) == (True, HARD_COVER)


LARGE_BELOW = """\
+-+ +
|1|.
+L+ +
 . .
+ + +
"""


def test_a_diagonal_leaves_by_a_large_entrance_on_either_side() -> None:
    """AMB-LOS-16: the line through the corner passes the entrance below, not the wall beside."""
    assert sight_on(LARGE_BELOW, (0, 0), (1, 1), {})[0]
    assert not sight_on(LARGE_BELOW.replace("L", "s"), (0, 0), (1, 1), {})[0]
    assert not sight_on(LARGE_BELOW.replace("L", "-"), (0, 0), (1, 1), {})[0]


# ---- the switches of corner cover -----------------------------------------------------------


def test_the_official_answer_asks_for_45_degrees() -> None:
    field = Field({(2, 0): NO_DOT})
    assert field.cover((0, 0), (3, 1)) == SOFT_COVER
    assert field.cover((0, 0), (3, 1), rule=CornerCover.NEIGHBOUR_AT_45_DEGREES) == NO_COVER


def test_a_joined_feature_may_count_as_one() -> None:
    """AMB-LOS-4: then A3 to B3 of EX-13 gives cover."""
    field = Field({(x, 0): NO_DOT for x in range(4)})
    assert field.cover((-3, 0), (2, 1)) == NO_COVER
    assert field.cover((-3, 0), (2, 1), rule=CornerCover.FEATURE) == SOFT_COVER
    alone = Field({(0, 0): NO_DOT})
    assert alone.cover((-3, 0), (3, 2), rule=CornerCover.FEATURE) == NO_COVER


def test_an_indirect_shot_meets_no_corner() -> None:
    """AMB-ARTY-2."""
    field = Field({(2, 1): NO_DOT, (2, 2): CRATE})
    a, b = field.at((0, 0)), field.at((2, 2))
    assert cover_grade_indirect(field.grid, field.flags, a, b) == SOFT_COVER
    assert field.cover((0, 0), (2, 2)) == HARD_COVER


def test_reasons_name_the_spaces() -> None:
    field = Field({(2, 1): NO_DOT, (1, 0): NO_DOT, (0, 1): VEHICLE})
    a, b = field.at((0, 0)), field.at((2, 2))
    verdict = explain_sight(field.grid, field.flags, a, b, ANY_OTHER_SIGHT, NEIGHBOUR)
    assert [reason.rule for reason in verdict.blocks] == ["LOS-12"]
    assert field.at((1, 1)) in verdict.crossed
    assert {field.at((1, 0)), field.at((2, 1))} <= set(verdict.left + verdict.right)
    assert verdict.covers == []


def explained(field: Field, one: Point, other: Point, rule: CornerCover) -> list[str]:
    """The sources of cover that the explanation names."""
    line = field.at(one), field.at(other), ANY_OTHER_SIGHT, rule
    return [reason.rule for reason in explain_sight(field.grid, field.flags, *line).covers]


def test_reasons_of_cover_follow_the_switch_of_corners() -> None:
    steep = Field({(2, 0): NO_DOT})
    assert explained(steep, (0, 0), (3, 1), NEIGHBOUR) == ["COVER-08"]
    assert explained(steep, (0, 0), (3, 1), CornerCover.NEIGHBOUR_AT_45_DEGREES) == []
    joined = Field({(x, 0): NO_DOT for x in range(4)})
    assert explained(joined, (-3, 0), (2, 1), NEIGHBOUR) == []
    assert explained(joined, (-3, 0), (2, 1), CornerCover.FEATURE) == ["COVER-08"]


def test_a_cross_is_soft_cover_and_a_reason() -> None:
    """TERR-11."""
    field = Field({(2, 0): CROSS})
    assert field.cover((0, 0), (2, 0)) == SOFT_COVER
    assert explained(field, (0, 0), (2, 0), NEIGHBOUR) == ["TERR-11"]


ABOVE = """\
+-+ +
|1|.
+s+ +
 . .
+ + +
 . .
+ + +
"""


def test_reasons_of_structures_know_up_from_down() -> None:
    """STRUCT-02, STRUCT-11: a wall is named by the spaces on both sides of it."""
    grid = parse_board(ABOVE, "above").grid
    inside, beside, below = grid.at(0, 0), grid.at(1, 0), grid.at(0, 2)
    line = list(grid.ground), below, inside, ANY_OTHER_SIGHT, NEIGHBOUR
    assert explain_sight(grid, *line).is_visible()
    line = list(grid.ground), beside, inside, ANY_OTHER_SIGHT, NEIGHBOUR
    walls = [one for one in explain_sight(grid, *line).blocks if one.rule == "STRUCT-02"]
    assert [one.spaces for one in walls] == [(inside, beside)]


def test_a_feature_is_joined_edge_to_edge() -> None:
    """AMB-LOS-4, read with whole features: against a search of its own."""
    lottery = random.Random(4)
    for _ in range(60):
        places = [(x, y) for x in range(6) for y in range(4)]
        walls = {place for place in places if lottery.random() < 0.3}
        one, other = lottery.sample(places, 2)
        field = Field(dict.fromkeys(walls - {one, other}, NO_DOT))
        line = field.at(one), field.at(other), ANY_OTHER_SIGHT, NEIGHBOUR
        verdict = explain_sight(field.grid, field.flags, *line)
        if verdict.is_visible():
            touched = [p for p in walls if field.at(p) in verdict.left + verdict.right]
            near = any(
                is_near(part, other) for p in touched for part in joined(p, walls, one, other)
            )
            found = field.cover(one, other, rule=CornerCover.FEATURE)
            assert found == (SOFT_COVER if near else NO_COVER), (walls, one, other)


def joined(start: Point, walls: set[Point], *ends: Point) -> set[Point]:
    """The walls that hang together with one by their edges."""
    found, new = set(), {start}
    while new:
        found |= new
        beside = {(x + a, y + b) for x, y in new for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))}
        new = (beside & walls) - found - set(ends)
    return found


def is_near(one: Point, other: Point) -> bool:
    """Whether two places share a side or a corner."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1
