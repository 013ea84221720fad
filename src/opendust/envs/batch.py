"""How are many matches stepped together? One call with a token each; the arrays are filled anew.

`VecEnv("dust", 64, workers=2)` shares the matches out among processes that write into the same
memory. A match that ends begins again with a seed of its own, so the same seeds give the same
matches however many processes there are.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, final

import numpy as np
from numpy.typing import NDArray

from opendust.envs.session import LIMIT, Session

STRIDE: Final = 1_000_003
"""From the seed of a match to that of the next one in its place."""


@final
class Rows:
    """The arrays of some matches: what is seen, what may follow, who acts, what was won."""

    def __init__(self, memory: Any, count: int, size: int, words: int, players: int) -> None:
        at = 0
        self.arrays: dict[str, NDArray[Any]] = {}
        for name, shape, kind in row_shapes(count, size, words, players):
            array: NDArray[Any] = np.ndarray(shape, kind, memory, at)
            self.arrays[name] = array
            at += array.nbytes
        self.bytes = at


def row_shapes(
    count: int, size: int, words: int, players: int
) -> list[tuple[str, tuple[int, ...], type]]:
    """Every array with its shape and type; the widest numbers first, so that all are aligned."""
    return [
        ("tokens", (count,), np.int64),
        ("seats", (count,), np.int64),
        ("observations", (count, size), np.float32),
        ("rewards", (count, players), np.float32),
        ("masks", (count, words), np.int8),
        ("dones", (count,), np.bool_),
    ]


def row_bytes(count: int, size: int, words: int, players: int) -> int:
    """How much memory the arrays take."""
    return sum(
        [
            int(np.prod(shape)) * np.dtype(kind).itemsize
            for _, shape, kind in row_shapes(count, size, words, players)
        ]
    )


@final
class Slice:
    """Some neighbouring matches of a batch, stepped in one process."""

    def __init__(self, settings: dict[str, Any], first: int, count: int, rows: Rows) -> None:
        self.sessions = [Session(**{**settings, "seed": 0}) for _ in range(count)]
        self.first = first
        self.rows = rows
        self.seeds = [0] * count

    def reset(self, seed: int) -> None:
        """Begin all matches; match number i of the batch has the seed `seed + i`."""
        self.rows.arrays["rewards"][self.first : self.first + len(self.sessions)] = 0.0
        self.rows.arrays["dones"][self.first : self.first + len(self.sessions)] = False
        for number, session in enumerate(self.sessions):
            self.seeds[number] = seed + self.first + number
            session.reset(self.seeds[number])
            self.fill(number, session)

    def step(self) -> None:
        """One token for every match; a match that is over begins again."""
        arrays = self.rows.arrays
        last = self.first + len(self.sessions)
        arrays["dones"][self.first : last] = False
        arrays["rewards"][self.first : last] = 0.0
        for number, session in enumerate(self.sessions):
            row = self.first + number
            made = session.step(int(arrays["tokens"][row]))
            if not made:
                self.fill_on(number, session)
                continue
            ended = session.seat < 0
            if ended or session.shaping:
                arrays["rewards"][row] = session.rewards
            if ended:
                arrays["dones"][row] = True
                self.seeds[number] += STRIDE
                session.reset(self.seeds[number])
            self.fill(number, session)

    def fill(self, number: int, session: Session) -> None:
        """What the seat that acts next sees and may do."""
        arrays = self.rows.arrays
        row = self.first + number
        tensor, mask = arrays["observations"][row], arrays["masks"][row]
        tensor.fill(0.0)
        mask.fill(0)
        arrays["seats"][row] = session.seat
        session.observe(session.seat, tensor.data)
        session.mask(session.seat, mask.data)

    def fill_on(self, number: int, session: Session) -> None:
        """The same after a token that made no action yet: only that and the mask are new."""
        arrays = self.rows.arrays
        row = self.first + number
        session.write_last_spelled(arrays["observations"][row].data)
        mask = arrays["masks"][row]
        mask.fill(0)
        session.mask(session.seat, mask.data)


@final
class VecEnv:
    """Many matches of one game. The arrays are the same objects all the time.

    observations  what the seat that acts sees, a row per match
    masks         one for every token that may follow
    seats         who acts
    rewards       what every seat won, in the step that ended a match; else nothing, or `shaping`
    dones         whether the match ended with the last token, and another one has begun
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int = 2,
        *,
        workers: int = 0,
        limit: int = LIMIT,
        settings: Mapping[str, str] | None = None,
        shaping: float = 0.0,
    ) -> None:
        given: dict[str, Any] = {
            "game": game, "players": players, "limit": limit, "settings": settings,
            "shaping": shaping,
        }  # fmt: skip
        sample = Session(**given, seed=0)
        self.layout, self.vocabulary = sample.layout, sample.vocabulary
        shape = (count, sample.size, sample.vocabulary.size, players)
        self.count = count
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        self.memory: SharedMemory | None = None
        self.slice: Slice | None = None
        if not workers:
            self.rows = Rows(bytearray(row_bytes(*shape)), *shape)
            self.slice = Slice(given, 0, count, self.rows)
        else:
            self.memory = SharedMemory(create=True, size=row_bytes(*shape))
            self.rows = Rows(self.memory.buf, *shape)
            self.start(given, shape, workers)
        self.observations = self.rows.arrays["observations"]
        self.masks = self.rows.arrays["masks"]
        self.seats = self.rows.arrays["seats"]
        self.rewards = self.rows.arrays["rewards"]
        self.dones = self.rows.arrays["dones"]

    def start(self, given: dict[str, Any], shape: tuple[int, int, int, int], workers: int) -> None:
        """Share the matches out among processes."""
        assert self.memory is not None
        context = multiprocessing.get_context("spawn")
        edges = [self.count * number // workers for number in range(workers + 1)]
        for first, last in pairwise(edges):
            near, far = context.Pipe()
            process = context.Process(
                target=work, args=(far, self.memory.name, given, first, last - first, shape),
                daemon=True,
            )  # fmt: skip
            process.start()
            far.close()
            self.pipes.append(near)
            self.processes.append(process)

    def reset(self, seed: int = 0) -> None:
        """Begin all matches; the seeds of the batch follow from one."""
        if self.slice is not None:
            self.slice.reset(seed)
        else:
            self.ask(("reset", seed))

    def step(self, tokens: NDArray[Any]) -> None:
        """Give every match one token, and fill the arrays anew."""
        self.rows.arrays["tokens"][:] = tokens
        if self.slice is not None:
            self.slice.step()
        else:
            self.ask(("step", 0))

    def ask(self, order: tuple[str, int]) -> None:
        """Give all processes the same order, and wait for them."""
        for pipe in self.pipes:
            pipe.send(order)
        for pipe in self.pipes:
            fault = pipe.recv()
            if fault:
                raise ValueError(fault)

    def close(self) -> None:
        """End the processes and give the memory back."""
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join()
        if self.memory is not None:
            for array in ("observations", "masks", "seats", "rewards", "dones"):
                setattr(self, array, getattr(self, array).copy())
            self.rows.arrays.clear()
            self.memory.close()
            self.memory.unlink()
            self.memory = None

    def __enter__(self) -> VecEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def work(
    pipe: Connection,
    name: str,
    given: dict[str, Any],
    first: int,
    count: int,
    shape: tuple[int, int, int, int],
) -> None:
    """A process that steps its matches as long as somebody asks."""
    memory = SharedMemory(name)
    rows = Rows(memory.buf, *shape)
    part = Slice(given, first, count, rows)
    while True:
        try:
            order, seed = pipe.recv()
        except EOFError:
            break
        try:
            if order == "reset":
                part.reset(seed)
            else:
                part.step()
            pipe.send("")
        except ValueError as error:
            pipe.send(str(error))
    rows.arrays.clear()
    memory.close()
