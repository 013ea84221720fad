"""How did a match go? Every step of it, with the position after it, for those who look back.

A film is played from the entries alone, in a thread. A few are kept, so that going to and fro in
one costs nothing.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, final

from opendust.kernel.action import Outcome
from opendust.kernel.event import Event, seen_by
from opendust.kernel.pending import Chance
from opendust.kernel.play.dice import commitment
from opendust.kernel.text.events import plain_events
from opendust.kernel.text.record import write_record
from opendust.scenes.luck import Luck
from opendust.scenes.replay_models import DicePage, LuckLine, RollLine, RoundMark
from opendust.scenes.stages import Scene, stage_of
from opendust.server.match.entry import Entry
from opendust.server.match.happened import Happened
from opendust.server.match.table import Table
from opendust.server.match.terms import Terms
from opendust.server.match.wishes import Denied
from opendust.server.storage.contract import Storage
from opendust.server.wire.frames import StepLine
from opendust.server.wire.wording import log_lines

Page = tuple[bytes, bytes]
"""As it is sent, and compressed if that is worth it."""
EVERYTHING = -2
"""The viewer of a finished match, from whom nothing is hidden."""
MOST_STEPS = 20_000
STEPS_KEPT = 20_000
"""Over all films in memory: a position takes some kilobytes."""
FILMS_AT_ONCE = 2


@final
class Film:
    """A match from its beginning: the position after each version, and what led there."""

    def __init__(self, terms: Terms, seed: bytes) -> None:
        self.table = Table(terms, seed, keep_all=True)
        self.states: list[Any] = [None]
        self.rolls: list[RollLine] = []
        # How many inputs of the match counted after each version.
        self.inputs: list[int] = [0]
        # What is told of the whole once nothing is hidden, by language and version; the record.
        self.pages: dict[tuple[str, int], Page] = {}
        self.record = ""
        self.writing = asyncio.Lock()
        # The chances after some versions of a finished match, once somebody has asked.
        self.course: tuple[list[int], list[list[float]]] | None = None

    def extend(self, entries: list[Entry]) -> None:
        """Play on."""
        if entries:
            self.pages.clear()
        for entry in entries:
            chance = self.table.match.pending if self.table.match is not None else None
            self.table.enter(entry)
            match = self.table.match
            if isinstance(chance, Chance) and match is not None and entry.verb == "input":
                self.note_roll(chance, match.inputs[-1])
            self.inputs.append(0 if match is None else len(match.inputs))
            self.states.append(None if match is None else match.state.copy())

    def note_roll(self, chance: Chance, given: object) -> None:
        """Keep an outcome for those who check the dice."""
        assert isinstance(given, Outcome)
        assert self.table.match is not None
        shares = self.table.match.shares
        self.rolls.append(RollLine(
            index=len(self.rolls), version=self.table.version, count=chance.count,
            faces=chance.faces, pool=list(chance.pool), values=list(given.values),
            roll=shares.rolls, links={str(seat): link.hex() for seat, link in shares.links.items()},
        ))  # fmt: skip

    def versions(self) -> list[int]:
        """After how many inputs which version: that of the last time, for what was undone."""
        found = [0] * (self.inputs[-1] + 1)
        for version in range(1, len(self.inputs)):
            count = self.inputs[version]
            if count < len(found) and (self.inputs[version - 1] != count or not found[count]):
                found[count] = version
        return found

    # --- for one viewer -----------------------------------------------------------------------

    def seen(self, version: int, seat: int) -> Any:
        """The position after a version, as a viewer may see it."""
        state = self.states[version]
        return state if state is None or seat == EVERYTHING else self.table.game.view(state, seat)

    def events(self, happened: Happened, seat: int) -> list[Event]:
        """What happened, as a viewer may know it."""
        return happened.events if seat == EVERYTHING else seen_by(happened.events, seat)

    def scene(self, version: int, seat: int, lang: str) -> Scene | None:
        """What the table looked like after a version."""
        view = self.seen(version, seat)
        if view is None:
            return None
        found: Scene = stage_of(self.table.terms.game).scene(view, seat, lang)
        return found

    def history(self) -> list[Happened]:
        """What has happened, as far as the positions are there: another thread may be adding."""
        return self.table.history[: len(self.states) - 1]

    def steps(self, seat: int, lang: str) -> list[StepLine]:
        """Every step in words."""
        return [self.step(happened, seat, lang) for happened in self.history()]

    def step(self, happened: Happened, seat: int, lang: str) -> StepLine:
        """One step."""
        view, events = self.seen(happened.version, seat), self.events(happened, seat)
        game = self.table.game
        return StepLine(
            version=happened.version,
            what=happened.verb,
            how=happened.how,
            seat=happened.seat if happened.seat >= 0 else None,
            round=0 if view is None else stage_of(game.NAME).round_of(view),
            events=plain_events(game, view, events),
            lines=log_lines(self.table, view, happened, events, lang),
        )

    def luck(self, seat: int) -> list[LuckLine]:
        """Hits against expectation; what was taken back has revealed nothing and rolled nothing."""
        luck, stage = Luck(self.table.names), stage_of(self.table.terms.game)
        for happened in self.history():
            view = self.seen(happened.version, seat)
            for event in self.events(happened, seat):
                thrown = stage.thrown(view, event)
                if thrown is not None:
                    luck.add(thrown)
        return luck.lines()

    def dice(self) -> DicePage:
        """The seed and every outcome, once the match is over."""
        seed = self.table.seed
        shares = {str(seat): share.hex() for seat, share in self.table.rolls.anchors.items()}
        return DicePage(
            commitment=commitment(seed), seed=seed.hex(), shares=shares, rolls=self.rolls
        )  # fmt: skip


def rounds(steps: list[StepLine]) -> list[RoundMark]:
    """Where each round begins."""
    found: list[RoundMark] = []
    for step in steps:
        if step.round and (not found or found[-1]["round"] != step.round):
            found.append(RoundMark(round=step.round, version=step.version))
    return found


@final
class Archive:
    """The films that were looked at last."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.films: OrderedDict[str, Film] = OrderedDict()
        self.places = asyncio.Semaphore(FILMS_AT_ONCE)

    async def film(self, match: str, version: int) -> Film:
        """The film of a match that is at a version; too-long if nobody could want to see it."""
        if version > MOST_STEPS:
            raise Denied("error", code="too-long")
        async with self.places:
            film = self.films.pop(match, None) or await self.opened(match)
            entries = await self.storage.entries(match, film.table.version)
            await asyncio.to_thread(film.extend, entries)
            self.films[match] = film
            while len(self.films) > 1 and self.steps > STEPS_KEPT:
                self.films.popitem(last=False)
            return film

    async def page(self, film: Film, seat: int, lang: str, write: Callable[[], Page]) -> Page:
        """A whole story in words, which takes seconds if it is long: not too many at once.

        That of a match that is over is the same for everybody, and written once.
        """
        async with film.writing, self.places:
            name = lang, film.table.version
            found = film.pages.get(name) if seat == EVERYTHING else None
            if found is None:
                found = await asyncio.to_thread(write)
            if seat == EVERYTHING:
                film.pages[name] = found
            return found

    async def record(self, film: Film) -> str:
        """The record of a match that is over, written once."""
        match = film.table.match
        assert match is not None
        async with film.writing, self.places:
            if not film.record:
                film.record = await asyncio.to_thread(write_record, match, with_seed=True)
            return film.record

    @property
    def steps(self) -> int:
        """The positions in memory."""
        return sum([len(film.states) for film in self.films.values()])

    async def opened(self, match: str) -> Film:
        """A film with nothing in it yet."""
        stored = await self.storage.load(match)
        assert stored is not None
        return Film(Terms.model_validate_json(stored.terms), stored.seed)
