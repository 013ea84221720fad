"""How are many matches stepped together? One call with a token each; the arrays are filled anew.

`VecEnv("dust", 64, workers=2)` shares the matches out among processes that write into the same
memory. A match that ends begins again with a seed of its own, so the same seeds give the same
matches however many processes there are.
"""

from __future__ import annotations

import multiprocessing
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, final
from weakref import finalize

import numpy as np
from numpy.typing import ArrayLike, NDArray

from opendust.envs.given import whole
from opendust.envs.session import LIMIT, Session
from opendust.envs.stepping import Slice

ENDED: Final = (
    "a worker of this batch has ended. In a script, make batches with workers only "
    'under if __name__ == "__main__":'
)


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

    def slice(self, settings: dict[str, Any], first: int, count: int) -> Slice:
        """Some neighbouring matches, which write into their rows."""
        rows = {name: array[first : first + count] for name, array in self.arrays.items()}
        return Slice(
            [Session(**settings, seed=0) for _ in range(count)],
            first,
            {name: part.data for name, part in rows.items() if part.ndim == 1},
            {name: [row.data for row in part] for name, part in rows.items() if part.ndim > 1},
        )


def row_shapes(
    count: int, size: int, words: int, players: int
) -> list[tuple[str, tuple[int, ...], type]]:
    """Every array with its shape and type; the widest numbers first, so that all are aligned."""
    return [
        ("tokens", (count,), np.int64),
        ("seats", (count,), np.int64),
        ("observations", (count, size), np.float32),
        ("rewards", (count, players), np.float32),
        ("results", (count, players), np.float32),
        ("masks", (count, words), np.int8),
        ("dones", (count,), np.bool_),
        ("truncations", (count,), np.bool_),
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
class VecEnv:
    """Many matches of one game. The arrays are the same objects all the time.

    observations  what the seat that acts sees, a row per match
    masks         one for every token that may follow
    seats         who acts
    rewards       what every seat won, in the step that ended a match; else nothing, or `shaping`
    results       what every seat won, in the step that ended a match, never with `shaping`
    dones         whether the match ended with the last token, and another one has begun
    truncations   whether it ended because it was broken off after `limit` decisions
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int = 2,
        *,
        workers: int = 0,
        limit: int = LIMIT,
        shaping: float = 0.0,
        **settings: Any,
    ) -> None:
        count, players, workers = (
            whole(what, number)
            for what, number in (("count", count), ("players", players), ("workers", workers))
        )
        given: dict[str, Any] = {
            "game": game, "players": players, "limit": limit, "shaping": shaping, **settings,
        }  # fmt: skip
        if count < 1 or workers < 0:
            raise ValueError(f"a batch has at least 1 match and 0 workers, not {count}, {workers}")
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
            self.slice = self.rows.slice(given, 0, count)
        else:
            self.memory = SharedMemory(create=True, size=row_bytes(*shape))
            self.unlink = finalize(self, self.memory.unlink)  # also if nobody closes it
            self.rows = Rows(self.memory.buf, *shape)
            self.start(given, shape, workers)
        self.observations = self.rows.arrays["observations"]
        self.masks = self.rows.arrays["masks"]
        self.seats = self.rows.arrays["seats"]
        self.rewards = self.rows.arrays["rewards"]
        self.results = self.rows.arrays["results"]
        self.dones = self.rows.arrays["dones"]
        self.truncations = self.rows.arrays["truncations"]
        self.places = np.arange(count)
        self.is_open = True
        self.reset()

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
        """Begin all matches anew; their seeds follow from one."""
        self.check_open()
        seed = whole("a seed", seed)
        if self.slice is not None:
            self.slice.reset(seed)
        else:
            self.ask(("reset", seed))

    def step(self, tokens: ArrayLike) -> None:
        """Give every match one token, and fill the arrays anew.

        If one of them may not follow, `ValueError` names it and no match is stepped.
        """
        self.check_open()
        tokens = np.asarray(tokens)
        if tokens.shape != (self.count,) or tokens.dtype.kind not in "iu":
            raise ValueError(f"a step takes a whole number for each of the {self.count} matches")
        self.check(tokens)
        self.rows.arrays["tokens"][:] = tokens
        if self.slice is not None:
            self.slice.step()
        else:
            self.ask(("step", 0))

    def check(self, tokens: NDArray[Any]) -> None:
        """Every token may follow in its match."""
        words = self.vocabulary.size
        known = (tokens >= 0) & (tokens < words)
        if not known.all() or not self.masks[self.places, tokens].all():
            wrong = [
                number
                for number in range(self.count)
                if not known[number] or not self.masks[number, tokens[number]]
            ]
            token = int(tokens[wrong[0]])
            word = self.vocabulary.words([token]) if known[wrong[0]] else "no token"
            raise ValueError(f"match {wrong[0]}: token {token} ({word}) may not follow")

    def check_open(self) -> None:
        """A batch that was closed is not used any more."""
        if not self.is_open:
            raise ValueError("this batch was closed")

    def ask(self, order: tuple[str, int]) -> None:
        """Give all processes the same order, and wait for them."""
        try:
            for pipe in self.pipes:
                pipe.send(order)
            faults = [pipe.recv() for pipe in self.pipes]
        except (EOFError, OSError):
            raise RuntimeError(ENDED) from None
        for fault in faults:
            if fault:
                raise ValueError(fault)

    def close(self) -> None:
        """End the processes and give the memory back; the arrays stay readable."""
        self.is_open = False
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join()
        if self.memory is not None:
            for name, array in self.rows.arrays.items():
                setattr(self, name, array.copy())
            self.rows.arrays.clear()
            self.memory.close()
            self.unlink()
            self.memory = None

    def __reduce__(self) -> str:
        raise TypeError("a batch can't be copied; make one with the same settings, and reset(seed)")

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
    part = rows.slice(given, first, count)
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
    del part
    rows.arrays.clear()
    memory.close()
