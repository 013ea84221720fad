"""Masks: what the tables and the memory of bits.py say equals the plain count."""

from __future__ import annotations

import random

from opendust.kernel.bits import bits, border, flood, nth_member, size, spread_of

WIDTH = 62


def plain_bits(mask: int) -> tuple[int, ...]:
    """The members, bit by bit."""
    return tuple([number for number in range(WIDTH) if mask >> number & 1])


def random_neighbours(source: random.Random) -> tuple[int, ...]:
    """A map of random links, each in both directions."""
    near = [0] * WIDTH
    for _ in range(WIDTH):
        one, other = source.sample(range(WIDTH), 2)
        near[one] |= 1 << other
        near[other] |= 1 << one
    return tuple(near)


def plain_border(mask: int, neighbours: tuple[int, ...]) -> int:
    """The neighbours of each member, one after the other."""
    found = 0
    for member in plain_bits(mask):
        found |= neighbours[member]
    return found


def test_members_are_listed_in_order_however_many_masks_came_before() -> None:
    source = random.Random(1)
    masks = [source.getrandbits(WIDTH) for _ in range(9000)]
    for mask in [0, 1, 1 << (WIDTH - 1), *masks, *masks[:100]]:
        assert bits(mask) == plain_bits(mask)


def test_border_is_what_touches_a_member() -> None:
    source = random.Random(2)
    for _ in range(50):
        neighbours = random_neighbours(source)
        mask = source.getrandbits(WIDTH) & source.getrandbits(WIDTH)
        assert border(mask, spread_of(neighbours)) == plain_border(mask, neighbours)


def test_flood_reaches_what_chains_inside_join() -> None:
    source = random.Random(3)
    for _ in range(50):
        neighbours = random_neighbours(source)
        start = 1 << source.randrange(WIDTH)
        within = source.getrandbits(WIDTH) | source.getrandbits(WIDTH)
        reached = start & within
        while reached != (reached | plain_border(reached, neighbours) & within):
            reached |= plain_border(reached, neighbours) & within
        assert flood(start, within, spread_of(neighbours)) == reached


def test_a_member_is_found_by_its_place() -> None:
    for mask in (1, 0b1011_0010, (1 << 61) | 5, (1 << 62) - 1):
        members = bits(mask)
        assert [nth_member(mask, place) for place in range(len(members))] == list(members)


def test_the_size_is_the_count_of_members_for_masks_of_any_width() -> None:
    source = random.Random(5)
    masks = [source.getrandbits(width) for width in range(1, 90) for _ in range(20)]
    for mask in [0, (1 << WIDTH) - 1, 1 << WIDTH, (1 << 64) - 1, *masks]:
        assert size(mask) == mask.bit_count()
