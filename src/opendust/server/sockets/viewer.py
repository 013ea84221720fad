"""Who looks on? One socket each: whose view it gets, how far it has been told."""

from __future__ import annotations

from collections import deque
from typing import Final, Protocol, final

from msgspec.json import Encoder

from opendust.server.gate.limits import Limit
from opendust.server.wire.build import SPECTATOR
from opendust.server.wire.frames import Reply
from opendust.server.wire.wants import PLAIN, Wants

ENCODER: Final = Encoder()
UNLIMITED: Final = Limit(0, 0)


class Outlet(Protocol):
    """Where frames leave for a viewer."""

    def write(self, text: bytes) -> None:
        """Send a frame; never waits."""
        ...

    @property
    def is_full(self) -> bool:
        """Whether more should wait until the other side has read."""
        ...

    async def drained(self) -> None:
        """Wait until the other side has read."""
        ...


@final
class Viewer:
    """A viewer that is behind is told by a task of its own; answers then wait for the news."""

    def __init__(
        self,
        seat: int,
        sent: int | None,
        outlet: Outlet,
        wants: Wants = PLAIN,
        address: str = "",
        budget: Limit = UNLIMITED,
    ) -> None:
        self.seat = seat
        self.address = address
        # The bytes that its address may use.
        self.budget = budget
        self.sent = sent
        self.outlet = outlet
        self.wants = wants
        self.is_behind = False
        self.has_heard = False
        # Whoever comes is told how everything stands, whatever it knows already.
        self.is_renewed = True
        self.replies: deque[bytes] = deque()

    @property
    def is_put_off(self) -> bool:
        """Whether it only looks on, from an address that has used its bytes up."""
        return self.seat == SPECTATOR and self.budget.is_spent(self.address)

    def charge(self, size: int) -> None:
        """Count what it has asked for: the whole, and what is new if it only looks on."""
        if self.is_renewed or self.seat == SPECTATOR:
            self.budget.charge(self.address, size)

    @property
    def known(self) -> int | None:
        """The version after which short news will do; None if everything must be told."""
        return None if self.is_renewed or self.wants.updates == "full" else self.sent

    def reply(self, frame: Reply) -> None:
        """Give an answer, after the news that it belongs to."""
        text = ENCODER.encode(frame)
        if self.is_behind:
            self.replies.append(text)
        else:
            self.outlet.write(text)

    def give_replies(self) -> None:
        """Give the answers that have waited."""
        while self.replies:
            self.outlet.write(self.replies.popleft())
