"""What does a position look like as a small picture? For `rgb_array`, and nothing more."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from opendust.envs.session import Session

SIZE: Final = (300, 480)
PAPER: Final = (233, 220, 188)
EMPTY: Final = (206, 193, 160)
ARMIES: Final = (
    (152, 25, 15), (61, 134, 218), (108, 181, 96), (244, 198, 46), (29, 31, 34), (251, 251, 249),
    (109, 101, 84),
)  # fmt: skip


def picture(session: Session) -> NDArray[np.uint8]:
    """A disc for every place, in the colour of whoever holds it, larger with its strength."""
    height, width = SIZE
    image = np.empty((height, width, 3), np.uint8)
    image[:] = PAPER
    rows, columns = np.mgrid[0:height, 0:width]
    observer = session.observer
    spots = observer.places(session.state)
    xs = [x for x, _ in spots]
    ys = [y for _, y in spots]
    across, down = max(xs) - min(xs) or 1, max(ys) - min(ys) or 1
    for (x, y), (holder, strength) in zip(spots, observer.holders(session.state), strict=True):
        left = 20 + (x - min(xs)) / across * (width - 40)
        top = 20 + (y - min(ys)) / down * (height - 40)
        radius = 4 + min(strength, 12) * 0.75
        disc = (columns - left) ** 2 + (rows - top) ** 2 <= radius**2
        image[disc] = ARMIES[holder] if holder >= 0 else EMPTY
    return image
