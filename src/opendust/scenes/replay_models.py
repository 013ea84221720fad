"""What shape has a replay? Rounds, luck, and the dice to be checked."""

from __future__ import annotations

from typing_extensions import TypedDict


class LuckLine(TypedDict):
    """A player's dice: hits against what was to be expected. `deviation` is in standard units."""

    seat: int
    name: str
    rolls: int
    dice: int
    hits: int
    expected: float
    deviation: float


class RoundMark(TypedDict):
    """The version after which a round is the present one."""

    round: int
    version: int


class RollLine(TypedDict):
    """An outcome of chance: its index in the stream, what was asked for, what came.

    `roll` counts what chance brings between two decisions; `links` are what players have shown
    for it, by seat.

    `faces` is 0 where things are drawn from `pool` without return; `values` are faces from 1, or
    numbers of the pool.
    """

    index: int
    version: int
    count: int
    faces: int
    pool: list[int]
    values: list[int]
    roll: int
    links: dict[str, str]


class DicePage(TypedDict):
    """Everything to check the dice of a finished match: the seed against its commitment, the rolls.

    Outcome n takes bytes from blake2b(n as 8 bytes, block as 8 bytes; key; 64 bytes), block after
    block; a byte below the largest multiple of the limit is taken modulo the limit. The key is the
    seed or, where players have shown links, made of both: docs/host/dice.md. `shares` are the
    anchors that players published before the match, by seat.
    """

    commitment: str
    seed: str
    shares: dict[str, str]
    rolls: list[RollLine]
