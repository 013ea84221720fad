"""What is kept beside the entries of a match, and when must somebody look after it again?"""

from __future__ import annotations

import json
from typing import Final, final

from opendust.server.match.snapshot import can_snapshot, write_snapshot
from opendust.server.match.table import MOST_ENTRIES, Table
from opendust.server.storage.contract import Change
from opendust.server.wire.answers import ListedAnswer
from opendust.server.wire.build import clock_answer

SNAPSHOT_EVERY: Final = 50
BOT_PATIENCE: Final = 3_000
"""So long after the last sign of a process that lets a bot think, another one may ask it anew."""
SHORT_TEXT: Final = 64


@final
class Upkeep:
    """What was last kept of a match, so that only what is new is written again."""

    def __init__(self, match: str, link_patience: int) -> None:
        self.match = match
        self.link_patience = link_patience
        self.snapshot_version = 0
        self.signed = 0
        self.kept: tuple[str, int | None, str, int] | None = None

    def change(self, table: Table, tokens: list[tuple[int, bytes]], now: int) -> Change:
        """What is kept beside new entries."""
        snapshot = None
        if table.version - self.snapshot_version >= SNAPSHOT_EVERY and can_snapshot(table):
            snapshot = write_snapshot(table)
        status, due, bots = table.status, self.due(table, now), table.bots
        # Only open matches are listed.
        shown = summary(self.match, table) if status == "open" else ""
        kept = status, due, shown, bots
        is_new = kept != self.kept
        self.kept, self.signed = kept, now
        return Change(status, due, shown, snapshot, tokens, is_new, bots)

    def due(self, table: Table, now: int) -> int | None:
        """When somebody must look after the match: a deadline, or a bot that does not answer."""
        if table.is_paused or table.status != "playing":
            return None
        if table.awaited and table.match is not None:
            return table.rolls.due(table.match, self.link_patience)
        first: int | None = None
        for seat in table.waiting:
            at = bot_due(table, now) if table.chairs[seat].bot else table.deadline(seat)
            if at is not None and (first is None or at < first):
                first = at
        return first


def bot_due(table: Table, now: int) -> int | None:
    """When a bot that has not answered is asked again; those that never finish are not."""
    return None if table.version > MOST_ENTRIES else now + BOT_PATIENCE


def summary(match: str, table: Table) -> str:
    """What the list of open matches says of one."""
    settings = table.terms.settings
    listed = ListedAnswer(
        match=match,
        game=table.terms.game,
        settings={key: text for key, text in settings.items() if len(text) <= SHORT_TEXT},
        clock=clock_answer(table.terms.clock),
        chairs=[chair.answer() for chair in table.chairs],
    )
    return json.dumps(listed, ensure_ascii=False)
