"""What shape has a page of rules? The same for either game."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict


class ChapterPage(TypedDict):
    """A chapter and the number of its statements."""

    id: str
    title: str
    rules: int


class RuleLine(TypedDict):
    """A statement; `value` is what it is worth in the variant asked for (empty: everywhere)."""

    id: str
    chapter: str
    text: str
    value: str


class RuleList(TypedDict):
    """The chapters, and the statements that were asked for."""

    chapters: list[ChapterPage]
    rules: list[RuleLine]


class RulingPage(TypedDict):
    """What was decided where the books are silent or at odds."""

    id: str
    question: str
    ruling: str
    reason: str
    alternative: str


class SwitchValue(TypedDict):
    """A switch that decides a statement, and its value in the variant asked for.

    `others` are the lines of a variant's file that choose otherwise, each with its words.
    """

    name: str
    description: str
    value: str
    others: dict[str, str]


class RulePage(TypedDict):
    """Everything about one id; `alternative` is the other reading of a ruling."""

    id: str
    kind: Literal["rule", "ruling", "fact", "example", "decision"]
    chapter: str
    title: str
    text: str
    value: str
    values: dict[str, str]
    switches: list[SwitchValue]
    sources: list[str]
    rulings: list[RulingPage]
    alternative: str
    notes: list[str]
    related: list[str]


class SwitchDifference(TypedDict):
    """A switch in which two variants differ."""

    name: str
    description: str
    one: str
    other: str
    rules: list[str]


class RuleDifference(TypedDict):
    """A statement that two variants value differently."""

    id: str
    text: str
    one: str
    other: str


class Comparison(TypedDict):
    """Two variants of a game side by side."""

    one: str
    other: str
    switches: list[SwitchDifference]
    rules: list[RuleDifference]
