"""Combat dice: two HIT faces, four BLANK ones, and the steps in which a shot is rolled (p.12).

A shot is rolled, its failures are rolled again by a SUSTAINED ATTACK, then by Berserk, then one
die by Medal of Honor; then lasers go on and phasers roll their damage; then cover saves. The order
is AMB-SKILL-1 and AMB-SKILL-11.
"""

from __future__ import annotations

from typing import Final

FACES: Final = 6
FIRST_HIT_FACE: Final = 5  # GEN-04
"""The two HIT faces are 5 and 6. GEN-04."""

# The steps of a shot.
FIRST: Final = 0
SUSTAINED: Final = 1
BERSERK: Final = 2
MEDAL: Final = 3
LASER: Final = 4
PHASER: Final = 5
SAVE: Final = 6

# The results that a player can point at.
HIT_RESULT: Final = 0
BLANK_RESULT: Final = 1

# What saves a squad in cover. COVER-05.
NO_FACE: Final = 0
HIT_SAVES: Final = 1
BLANK_SAVES: Final = 2


def hits_in(values: tuple[int, ...]) -> int:
    """How many dice show HIT."""
    hits = 0
    for value in values:
        if value >= FIRST_HIT_FACE:
            hits += 1
    return hits


def successes_in(values: tuple[int, ...], *, is_reversed: bool) -> int:
    """How many dice succeed: HIT, or BLANK where results are exchanged. GEN-05."""
    hits = hits_in(values)
    return len(values) - hits if is_reversed else hits
