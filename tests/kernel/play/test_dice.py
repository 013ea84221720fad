"""The dice stream: fixed vectors, no favoured face, nothing rolled twice."""

from __future__ import annotations

from hashlib import blake2b

from opendust.kernel.pending import Chance
from opendust.kernel.play.dice import Stream, commitment, draw_outcome


def block(key: bytes, index: int, number: int) -> bytes:
    """The bytes of one block, as the documentation says how to compute them."""
    counter = index.to_bytes(8, "big") + number.to_bytes(8, "big")
    return blake2b(counter, key=key, digest_size=64).digest()


def stream_of(*given: int) -> Stream:
    """A stream whose next bytes are given."""
    stream = Stream(b"key")
    stream.bytes = bytes(given)
    return stream


def test_fixed_vectors() -> None:
    stream = Stream(bytes(range(16)), 3)
    assert [1 + stream.below(6) for _ in range(12)] == [2, 2, 3, 1, 4, 6, 1, 3, 4, 4, 3, 5]
    assert commitment(bytes(16)) == (
        "821fea05a9924f677071d88ff84d9e166587e8c6cefb7a92c9e2792f06f95ab8"
    )


def test_faces_are_bytes_modulo_six() -> None:
    assert [stream_of(byte).below(6) for byte in (0, 5, 6, 251)] == [0, 5, 0, 5]


def test_bytes_from_252_are_rejected_for_six() -> None:
    stream = stream_of(252, 253, 254, 255, 7)
    assert stream.below(6) == 1
    assert stream.at == 5


def test_every_face_has_equally_many_bytes() -> None:
    taken = [stream_of(byte).below(6) for byte in range(252)]
    assert [taken.count(face) for face in range(6)] == [42] * 6


def test_a_limit_of_one_takes_no_byte() -> None:
    stream = stream_of(9)
    assert stream.below(1) == 0
    assert stream.at == 0


def test_limits_above_a_byte_take_two() -> None:
    assert stream_of(1, 44).below(1000) == 300
    fair = 65536 - 65536 % 1000
    high, low = divmod(fair, 256)
    assert stream_of(high, low, 0, 7).below(1000) == 7
    assert stream_of(255).below(256) == 255
    assert stream_of(1, 0, 2).below(100_000) == 65_538


def test_bytes_are_the_documented_blocks() -> None:
    stream = Stream(b"seed", 5)
    found = bytes([stream.next_byte() for _ in range(130)])
    assert found == (block(b"seed", 5, 0) + block(b"seed", 5, 1) + block(b"seed", 5, 2))[:130]


def test_outcomes_of_other_numbers_are_others() -> None:
    dice = Chance("dice", 20, 6)
    drawn = {draw_outcome(dice, Stream(b"seed", index)) for index in range(50)}
    assert len(drawn) == 50


def test_dice_are_within_their_faces_and_draws_differ() -> None:
    faces = draw_outcome(Chance("dice", 200, 6), Stream(b"seed"))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    pool = (3, 8, 11, 20)
    drawn = draw_outcome(Chance("card", 4, 0, pool), Stream(b"seed"))
    assert sorted(drawn) == sorted(pool)


def test_a_long_run_is_even() -> None:
    """60,000 faces: every count within five standard deviations (91) of 10,000."""
    stream = Stream(b"evenness")
    rolled = [stream.below(6) for _ in range(60_000)]
    assert all(abs(rolled.count(face) - 10_000) < 457 for face in range(6))
