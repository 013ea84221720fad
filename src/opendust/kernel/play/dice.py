"""The one source of chance in real matches: a keyed hash, open to checking afterwards.

Outcome number i of a match depends on the seed and on i alone, so a record can be checked and a
move that is taken back never rolls again. The hash of the seed is published before the first
input and the seed after the last.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from opendust.kernel.pending import Chance

SEED_BYTES: Final = 16
MOST_SEED_BYTES: Final = 64
"""The longest key that the hash takes."""


def commitment(seed: bytes) -> str:
    """What is published before a match: the hash that binds the seed."""
    return blake2b(seed, digest_size=32, person=b"opendust-commit").hexdigest()


@final
class Stream:
    """Numbers that anybody with the key can compute again."""

    def __init__(self, key: bytes, index: int = 0) -> None:
        self.key = key
        self.index = index
        self.block = 0
        self.bytes = b""
        self.at = 0

    def below(self, limit: int) -> int:
        """A number from 0 up to, not including, the limit; each is equally likely.

        A byte is taken modulo the limit if it lies below the largest multiple of the limit
        (252 for six), so that no number is favoured. Limits above 256 take more bytes.
        """
        if limit <= 1:
            return 0
        if limit <= 256:
            fair = 256 - 256 % limit
            while True:
                byte = self.next_byte()
                if byte < fair:
                    return byte % limit
        span = 256
        while span < limit:
            span *= 256
        fair = span - span % limit
        while True:
            number = self.next_number(span)
            if number < fair:
                return number % limit

    def next_number(self, span: int) -> int:
        """A number below a power of 256, from as many bytes, the first one counting most."""
        number, above = 0, 1
        while above < span:
            number = number * 256 + self.next_byte()
            above *= 256
        return number

    def next_byte(self) -> int:
        """The next byte of blake2b(index, block; key)."""
        if self.at >= len(self.bytes):
            counter = self.index.to_bytes(8, "big") + self.block.to_bytes(8, "big")
            self.bytes = blake2b(counter, key=self.key, digest_size=64).digest()
            self.block += 1
            self.at = 0
        byte = self.bytes[self.at]
        self.at += 1
        return byte


def draw_outcome(chance: Chance, stream: Stream) -> tuple[int, ...]:
    """The values that the stream gives for a chance: dice faces, or ids drawn without return."""
    if chance.faces:
        return tuple([1 + stream.below(chance.faces) for _ in range(chance.count)])
    left = list(chance.pool)
    return tuple([left.pop(stream.below(len(left))) for _ in range(chance.count)])
