"""Who looks on at a match, and what are they told at once?

Viewers who know and want the same get the same bytes. Whoever does not keep up is told later, by
`late.py`.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Sequence
from typing import final

from opendust.server.match.happened import Happened
from opendust.server.match.spoken import KeptLine
from opendust.server.match.table import Table
from opendust.server.metrics import Metrics
from opendust.server.sockets.viewer import ENCODER, Viewer
from opendust.server.wire.build import SPECTATOR, update_frame
from opendust.server.wire.frames import HappenedAnswer, TalkFrame
from opendust.server.wire.wants import Wants

LOG = logging.getLogger("opendust.server")

FrameKey = tuple[int, int | None, bool, Wants]
"""Viewers who have the same are told the same."""


@final
class Audience:
    """Everybody who looks on at one match, and the frames that were made since it last changed."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.viewers: set[Viewer] = set()
        self.frames: dict[FrameKey, bytes] = {}

    @property
    def spectators(self) -> Counter[str]:
        """How many look on without a seat, by their addresses."""
        return Counter([viewer.address for viewer in self.viewers if viewer.seat == SPECTATOR])

    def tell(self, table: Table) -> list[Viewer]:
        """The match has changed: tell everybody who keeps up; the others.

        Of each seat, and of those who look on, one kind is told at once; other kinds wait their
        turn. Forty-eight sockets of one seat, no two of which wanted the same, held up everybody
        for 200 ms with every move.
        """
        self.frames.clear()
        others: list[Viewer] = []
        first: dict[int, FrameKey] = {}
        for viewer in self.viewers:
            if viewer.is_behind:
                continue
            key = key_of(viewer)
            if first.setdefault(viewer.seat, key) != key or not self.show(table, viewer):
                others.append(viewer)
        return others

    def show(self, table: Table, viewer: Viewer) -> bool:
        """Tell a viewer what is new, if it keeps up; whether it does. A fault stays its own."""
        news = None if viewer.sent is None else table.since(viewer.sent)
        if news is None or viewer.outlet.is_full or viewer.is_put_off:
            return False
        try:
            self.give(table, viewer, news, ())
        except Exception:
            self.metrics.count("faults")
            LOG.exception("telling a viewer")
        return True

    def give(
        self, table: Table, viewer: Viewer, news: list[Happened], past: Sequence[HappenedAnswer]
    ) -> None:
        """Send what is new, after a past that was told before."""
        key = key_of(viewer)
        text = self.frames.get(key)
        if text is None:
            frame = update_frame(table, news, viewer.seat, viewer.wants, viewer.known, past)
            text = self.frames[key] = ENCODER.encode(frame)
        viewer.charge(len(text))
        viewer.outlet.write(text)
        viewer.sent, viewer.is_renewed = table.version, False

    def pass_on(self, lines: list[KeptLine]) -> None:
        """Tell those who know what was said before. Who does not read hears it when back."""
        if not lines:
            return
        text = ENCODER.encode(TalkFrame([line.told() for line in lines]))
        for viewer in self.viewers:
            if viewer.has_heard and not viewer.outlet.is_full:
                viewer.outlet.write(text)


def key_of(viewer: Viewer) -> FrameKey:
    """On what it depends what a viewer is told."""
    return viewer.seat, viewer.sent, viewer.is_renewed, viewer.wants
