"""How many questions were asked, chapter by chapter, and where engine and predicates disagree."""

from __future__ import annotations

from collections.abc import Callable

Choose = Callable[[int], int]
"""A number from 0 up to, not including, a limit: drawn by Hypothesis or by a random source."""

KEPT = 20
"""Disagreements described per chapter; the rest are counted."""


class Tally:
    """Questions and disagreements by chapter."""

    def __init__(self) -> None:
        self.asked: dict[str, int] = {}
        self.granted: dict[str, int] = {}
        self.wrong: dict[str, int] = {}
        self.described: list[str] = []

    def compare(self, chapter: str, expected: object, answer: object, about: object) -> None:
        """One question: what the predicate says, what the engine says, and what it was about.

        What it was about may be a function that tells it, for it is seldom needed.
        """
        self.asked[chapter] = self.asked.get(chapter, 0) + 1
        if answer:
            self.granted[chapter] = self.granted.get(chapter, 0) + 1
        if expected == answer:
            return
        self.wrong[chapter] = self.wrong.get(chapter, 0) + 1
        if self.wrong[chapter] <= KEPT:
            said = f"{chapter}: the book says {expected}, the engine {answer}"
            told = about() if callable(about) else about
            self.described.append(f"{said}\n  {told}")

    def questions(self) -> int:
        """All questions."""
        return sum(self.asked.values())

    def disagreements(self) -> int:
        """All disagreements."""
        return sum(self.wrong.values())

    def table(self) -> str:
        """One line per chapter: questions, how many were answered yes, disagreements."""
        lines = [f"{'chapter':<24}{'questions':>12}{'answered yes':>14}{'disagreements':>15}"]
        for chapter in sorted(self.asked):
            row = (self.asked[chapter], self.granted.get(chapter, 0), self.wrong.get(chapter, 0))
            lines.append(f"{chapter:<24}{row[0]:>12,}{row[1]:>14,}{row[2]:>15,}")
        return "\n".join(lines)
