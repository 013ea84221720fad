"""How does somebody learn a game? A whole match that was played before, and what to do next in it.

A lesson is a record, or a part of one: what comes before `begin` has been played when the learner
sits down, after `end` the learner goes on alone. The learner plays one seat through the ordinary
match; as long as its decisions are those of the record, the next one is hinted at, with a text
where something is new. The other seats act as in the record too, and by a bot as soon as that is
no longer legal.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, final

from typing_extensions import TypedDict

from opendust.kernel.action import Action, Decision, Input
from opendust.kernel.contract import Game
from opendust.kernel.text.notation import format_action
from opendust.kernel.text.record import Record, read_record, replay
from opendust.registry import GAMES, entry_of
from opendust.scenes.places import places
from opendust.words import action_text, text


class LessonPage(TypedDict):
    """A lesson to begin: create a match with these terms, and a name for the seat `me`."""

    id: str
    title: str
    brief: str
    steps: int
    terms: dict[str, Any]


class LessonStep(TypedDict):
    """What the lesson says now. `action` is the hint, empty when the learner goes own ways.

    `places` are those that the hint names, in the order in which they are chosen; `done` says that
    this was all.
    """

    id: str
    step: int
    steps: int
    text: str
    action: str
    label: str
    places: list[str]
    done: bool


@final
class Lesson:
    """One lesson: the record, whose seat is learned, what is said when."""

    def __init__(self, name: str, game: str, entry: dict[str, Any]) -> None:
        self.name = name
        self.game = game
        self.seat: int = entry["seat"]
        self.bot: str = entry["bot"]
        self.texts: dict[str, str] = entry["texts"]
        content = folder_of(game).joinpath(entry["record"]).read_text(encoding="utf-8")
        self.record: Record = read_record(content, entry["record"])
        match = replay(GAMES[self.game], self.record)
        seats = range(len(self.record.setup.seats))
        self.script = [decisions(match.inputs, seat) for seat in seats]
        self.begin: int = entry.get("begin", 0)
        self.end: int = entry.get("end", len(self.script[self.seat]))

    @property
    def seats(self) -> list[dict[str, str]]:
        """Who sits where: the learner, and bots."""
        return [
            {"kind": "me"} if seat == self.seat else {"kind": "bot", "bot": self.bot}
            for seat in range(len(self.script))
        ]

    def next_action(
        self, game: Game[Any], view: Any, done: list[Input], seat: int
    ) -> Action | None:
        """What a seat does next by the record, if it has followed it so far and it is legal."""
        own, script = decisions(done, seat), self.script[seat]
        if seat == self.seat and len(own) >= self.end:
            return None
        if len(own) >= len(script) or own != script[: len(own)]:
            return None
        action = script[len(own)]
        return action if game.refuse(view, seat, action) is None else None

    def step(
        self, game: Game[Any], view: Any, done: list[Input], seat: int, language: str
    ) -> LessonStep | None:
        """What the learner is told before its next decision."""
        if seat != self.seat:
            return None
        number = len(decisions(done, seat))
        action = self.next_action(game, view, done, seat)
        message = self.texts[str(number)] if action else "lesson-alone"
        is_done = self.is_done(done)
        if is_done:
            message = f"lesson-{self.name}-done"
        return LessonStep(
            id=self.name,
            step=min(number, self.end) - self.begin,
            steps=self.end - self.begin,
            text=text(message, language),
            action="" if action is None else format_action(game, view, action),
            label="" if action is None else action_text(game, view, action, language),
            places=[] if action is None else places(game, view, action),
            done=is_done,
        )

    def is_done(self, done: list[Input]) -> bool:
        """Whether the learner has come to the end of a part of a match."""
        whole = self.script[self.seat]
        return self.end < len(whole) and decisions(done, self.seat)[: self.end] == whole[: self.end]

    def page(self, language: str) -> LessonPage:
        """The lesson in the catalogue of its game."""
        return LessonPage(
            id=self.name,
            title=text("lesson-" + self.name, language),
            brief=text(f"lesson-{self.name}-brief", language),
            steps=self.end - self.begin,
            terms={
                "game": self.game, "settings": self.record.setup.settings, "seats": self.seats,
                "lesson": self.name,
            },
        )  # fmt: skip


def decisions(inputs: list[Input], seat: int) -> list[Action]:
    """What one seat has done."""
    return [given.action for given in inputs
            if isinstance(given, Decision) and given.seat == seat]  # fmt: skip


def folder_of(game: str) -> Traversable:
    """The data folder of the package with a game's lessons."""
    return files(entry_of(game).parts["lessons"]).joinpath("data")


@lru_cache(maxsize=64)
def entries_of(game: str) -> dict[str, dict[str, Any]]:
    """The lessons of a game by name, as its file describes them."""
    if "lessons" not in entry_of(game).parts:
        return {}
    return tomllib.loads(folder_of(game).joinpath("lessons.toml").read_text(encoding="utf-8"))


def lesson_names(game: str) -> list[str]:
    """The lessons of a game."""
    return list(entries_of(game))


def known_lesson(name: str | None) -> Lesson | None:
    """The lesson of that name, if there is one still."""
    if name is None or not any(name in entries_of(game) for game in GAMES):
        return None
    return lesson(name)


@lru_cache(maxsize=64)
def lesson(name: str) -> Lesson:
    """A lesson, read once; KeyError if there is none of that name."""
    for game in GAMES:
        if name in entries_of(game):
            return Lesson(name, game, entries_of(game)[name])
    raise KeyError(name)
