"""What do all matches of this process share? Storage, bots, counters, tasks, the clock."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, final

from opendust.server.gate.limits import Limit
from opendust.server.gate.turnstile import Turnstile
from opendust.server.match.film import Archive
from opendust.server.match.patience import Patience
from opendust.server.match.terms import TalkRule
from opendust.server.metrics import Metrics
from opendust.server.settings import Settings
from opendust.server.storage.contract import Storage
from opendust.server.workers.pool import WorkerPool

LOG = logging.getLogger("opendust.server")


@final
class Services:
    """What all rooms share."""

    def __init__(
        self,
        storage: Storage,
        bots: WorkerPool,
        metrics: Metrics,
        settings: Settings,
        turnstile: Turnstile | None = None,
    ) -> None:
        self.storage = storage
        self.bots = bots
        self.metrics = metrics
        # Whoever needs the loop for long passes it, requests and viewers alike.
        self.turnstile = turnstile or Turnstile()
        # How much an address may say before it takes turns with those who ask: a quarter of what
        # is heard at all is more than people say who play.
        self.pace = Limit(settings.address_messages / 4, settings.address_messages / 4)
        self.link_patience = int(settings.link_seconds * 1_000)
        self.patience = Patience(settings.undos_per_hour, settings.changes_per_hour)
        self.talk: TalkRule = settings.talk
        self.tasks: set[asyncio.Task[None]] = set()
        self.archive = Archive(storage)
        # Held by whoever is told of a long past.
        self.telling = asyncio.Lock()
        self.started = now()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run beside the rest, and hold on to it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        """What failed beside the requests is counted and written down at once, too."""
        self.tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None:
            self.metrics.count("faults")
            LOG.error("something beside the requests failed", exc_info=fault)


def now() -> int:
    """The time in milliseconds."""
    return int(time.time() * 1_000)
