"""What do players add to the dice? Shares, so that nobody can foresee or choose a roll.

A share is a chain of secret links, each of which is the hash of the next. Its first hash, the
anchor, is published before the match and binds them all. For every roll each player shows one
more link, and the dice depend on all of them and on the seed. A roll is everything that chance
brings between two decisions. docs/host/dice.md explains it, with what it cannot do.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Final, final

CHAIN: Final = 2_048
"""The links of a share: rolls after so many go on without it."""
LINK_BYTES: Final = 32
STEP: Final = 64
"""A chain keeps every so many links, so that none takes long to find."""


def link_before(link: bytes) -> bytes:
    """The link that was shown before this one: its hash."""
    return blake2b(link, digest_size=LINK_BYTES, person=b"opendust-link").digest()


@final
class Chain:
    """A player's share, from the secret at its end."""

    def __init__(self, secret: bytes) -> None:
        # From the secret back to the anchor.
        self.kept: list[bytes] = []
        link = secret
        for number in range(CHAIN):
            if number % STEP == 0:
                self.kept.append(link)
            link = link_before(link)
        self.anchor = link

    def link(self, roll: int) -> bytes:
        """What is shown for a roll, counted from 0."""
        back = CHAIN - 1 - roll
        link = self.kept[back // STEP]
        for _ in range(back % STEP):
            link = link_before(link)
        return link


@final
class Shares:
    """What the players of a match have promised and shown. Without shares the seed alone counts."""

    def __init__(self, anchors: Mapping[int, bytes]) -> None:
        self.anchors: dict[int, bytes] = dict(anchors)
        # The link that a seat showed last, and how many there were until then.
        self.shown: dict[int, tuple[int, bytes]] = {}
        # The links for the next roll or the one under way, by seat.
        self.links: dict[int, bytes] = {}
        self.rolls = 0
        self.is_rolling = False

    def is_right(self, seat: int, link: bytes) -> bool:
        """Whether this is a seat's link for the next roll."""
        if seat not in self.anchors or self.rolls >= CHAIN or self.is_rolling:
            return False
        number, known = self.shown.get(seat, (0, self.anchors[seat]))
        for _ in range(self.rolls + 1 - number):
            link = link_before(link)
        return link == known

    def show(self, seat: int, link: bytes) -> None:
        """A seat has shown its link for the next roll."""
        self.shown[seat] = self.rolls + 1, link
        self.links[seat] = link

    def rolled(self) -> None:
        """Chance has brought something."""
        self.is_rolling = True

    def decided(self) -> None:
        """Somebody has decided: what comes is another roll, for which nobody has shown a link."""
        if self.is_rolling:
            self.rolls += 1
        self.is_rolling = False
        self.links.clear()

    def key(self, seed: bytes) -> bytes:
        """What the dice follow from: the seed, and every link that was shown for this roll."""
        if not self.links:
            return seed
        told = b"".join([bytes((seat,)) + self.links[seat] for seat in sorted(self.links)])
        return blake2b(told, key=seed, digest_size=64, person=b"opendust-shares").digest()
