"""Who looks on at a match, and what are they told at once?

Viewers who know and want the same get the same bytes. Whoever does not keep up is told later, by
`late.py`.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final, final

from opendust.server.match.happened import Happened
from opendust.server.match.spoken import KeptLine
from opendust.server.match.table import Table
from opendust.server.metrics import Metrics
from opendust.server.sockets.viewer import ENCODER, Viewer
from opendust.server.wire.build import SPECTATOR, update_frame
from opendust.server.wire.frames import HappenedAnswer, TalkFrame
from opendust.server.wire.wants import Wants

LOG = logging.getLogger("opendust.server")

KINDS_AT_ONCE: Final = 1
"""For so many kinds of onlookers frames are made at once; those of other kinds wait their turn.

With four of them, moves at twelve matches that were kept together took 30 ms to be told of: so
long nobody else was heard.
"""
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
    def spectators(self) -> int:
        """How many look on without a seat."""
        return sum([viewer.seat == SPECTATOR for viewer in self.viewers])

    def tell(self, table: Table) -> list[Viewer]:
        """The match has changed: tell everybody who keeps up; the others."""
        self.frames.clear()
        others: list[Viewer] = []
        kinds: set[FrameKey] = set()
        for viewer in self.viewers:
            if viewer.is_behind:
                continue
            if viewer.seat == SPECTATOR:
                kinds.add(key_of(viewer))
                if len(kinds) > KINDS_AT_ONCE and key_of(viewer) not in self.frames:
                    others.append(viewer)
                    continue
            if not self.show(table, viewer):
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
