"""How do those get to know who were away, or do not read? Each by a task of its own, in time."""

from __future__ import annotations

import asyncio
from typing import Final, final

from opendust.server.match.talk import Talk
from opendust.server.room.audience import Audience, key_of
from opendust.server.room.past import Fresh, Past
from opendust.server.services import Services
from opendust.server.sockets.viewer import ENCODER, Viewer
from opendust.server.storage.contract import Unavailable
from opendust.server.wire.frames import HappenedAnswer, TalkFrame

RETRY_SECONDS: Final = 1.0


@final
class Late:
    """Brings viewers of one match up to date."""

    def __init__(
        self,
        match: str,
        services: Services,
        lock: asyncio.Lock,
        audience: Audience,
        talk: Talk,
    ) -> None:
        self.services = services
        self.lock = lock
        self.audience = audience
        self.talk = talk
        self.past = Past(match, lock, services.archive, services.telling)

    def follow(self, viewer: Viewer, fresh: Fresh) -> None:
        """Let a task bring a viewer up to date."""
        if not viewer.is_behind:
            viewer.is_behind = True
            self.services.spawn(self.in_turn(viewer, fresh))

    async def in_turn(self, viewer: Viewer, fresh: Fresh) -> None:
        """To tell somebody everything takes as long as a request, and waits its turn like one."""
        await viewer.outlet.drained()
        while viewer.is_put_off and viewer in self.audience.viewers:
            await asyncio.sleep(RETRY_SECONDS)
        await self.services.turnstile.turn(viewer.address)
        await self.services.turnstile.work(self.bring_up(viewer, fresh), viewer.address)

    async def bring_up(self, viewer: Viewer, fresh: Fresh) -> None:
        """Tell a viewer what it has missed, as soon as it reads and the storage answers."""
        while viewer in self.audience.viewers:
            await viewer.outlet.drained()
            try:
                past = await self.missed(viewer, fresh)
                async with self.lock:
                    table = await fresh()
                    since = past[-1].version if past else viewer.sent
                    news = [] if since is None else table.since(since)
                    if key_of(viewer) in self.audience.frames:
                        news = []
                    if news is None:
                        # Read anew from the storage meanwhile.
                        continue
                    self.audience.give(table, viewer, news, past)
                    await self.tell_talk(viewer)
                    viewer.is_behind = False
            except Unavailable:
                # The answers still go out; what is new follows when the storage answers again.
                viewer.give_replies()
                await asyncio.sleep(RETRY_SECONDS)
                continue
            viewer.give_replies()
            return

    async def missed(self, viewer: Viewer, fresh: Fresh) -> list[HappenedAnswer]:
        """What a viewer has missed for long; who has missed too much is told how it stands."""
        if viewer.sent is None:
            return []
        async with self.past.turn:
            if key_of(viewer) in self.audience.frames:
                # Somebody has just been told the same.
                return []
            told = await self.past.since(fresh, viewer.sent, viewer.seat, viewer.wants)
        if told is None:
            viewer.sent = None
        return told or []

    async def tell_talk(self, viewer: Viewer) -> None:
        """A viewer who has just come hears what was said. The lock is held."""
        if not viewer.has_heard:
            lines = await self.talk.lines()
            viewer.has_heard = True
            if lines:
                told = [line.told() for line in lines]
                viewer.outlet.write(ENCODER.encode(TalkFrame(told)))
