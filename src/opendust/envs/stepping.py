"""How are some matches stepped in one process? Compiled, and straight into the rows of a batch.

Whoever makes a slice gives it a memory view of every row, so no array is looked up while it steps.
"""

from __future__ import annotations

from typing import Any, Final, final

from opendust.envs.session import Session

STRIDE: Final = 1_000_003
"""From the seed of a match to that of the next one in its place."""


@final
class Slice:
    """Some neighbouring matches of a batch."""

    def __init__(
        self,
        sessions: list[Session],
        first: int,
        columns: dict[str, Any],
        rows: dict[str, list[Any]],
    ) -> None:
        self.sessions = sessions
        self.first = first
        self.seeds = [0] * len(sessions)
        self.is_paid = [False] * len(sessions)
        self.tokens: Any = columns["tokens"]
        self.seats: Any = columns["seats"]
        self.dones: Any = columns["dones"]
        self.truncations: Any = columns["truncations"]
        self.tensors = rows["observations"]
        self.masks = rows["masks"]
        self.rewards = rows["rewards"]
        self.results = rows["results"]
        size = sessions[0].vocabulary.size if sessions else 0
        self.no_mask: Any = memoryview(bytes(size)).cast("b")

    def reset(self, seed: int) -> None:
        """Begin all matches; match number i of the batch has the seed `seed + i`."""
        for number, session in enumerate(self.sessions):
            self.seeds[number] = seed + self.first + number
            session.reset(self.seeds[number])
            self.pay_nothing(number, session)
            self.fill(number, session)

    def step(self) -> None:
        """One token for every match; a match that is over begins again."""
        for number, session in enumerate(self.sessions):
            made = session.give(self.tokens[number])
            ended = session.seat < 0
            if made and (ended or session.shaping):
                self.pay(number, session)
            elif self.is_paid[number]:
                self.pay_nothing(number, session)
            if not made:
                self.fill_on(number, session)
                continue
            if ended:
                self.seeds[number] += STRIDE
                session.reset(self.seeds[number])
            self.fill(number, session)

    def pay(self, number: int, session: Session) -> None:
        """What the last action brought every seat, and how the match ended if it did."""
        rewards, results = self.rewards[number], self.results[number]
        for seat in range(session.players):
            rewards[seat] = session.rewards[seat]
            results[seat] = session.result[seat]
        self.dones[number] = session.seat < 0
        self.truncations[number] = session.is_broken_off
        self.is_paid[number] = True

    def pay_nothing(self, number: int, session: Session) -> None:
        """Clear what an earlier token brought."""
        rewards, results = self.rewards[number], self.results[number]
        for seat in range(session.players):
            rewards[seat] = 0.0
            results[seat] = 0.0
        self.dones[number] = False
        self.truncations[number] = False
        self.is_paid[number] = False

    def fill(self, number: int, session: Session) -> None:
        """What the seat that acts next sees and may do."""
        self.seats[number] = session.seat
        session.observe(session.seat, self.tensors[number])
        self.fill_mask(number, session)

    def fill_on(self, number: int, session: Session) -> None:
        """The same after a token that made no action yet: only that and the mask are new."""
        tokens = session.speller.tokens
        session.write_token(tokens, len(tokens) - 1, self.tensors[number])
        self.fill_mask(number, session)

    def fill_mask(self, number: int, session: Session) -> None:
        """A one for every token that may follow."""
        mask = self.masks[number]
        mask[:] = self.no_mask
        session.mask(session.seat, mask)
