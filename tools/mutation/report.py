"""What did a run of mutants find? The share that is noticed, by chapter, and every survivor."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Final

from tools.mutation.changes import Mutant
from tools.mutation.judging import (
    BROKEN,
    BY_TEST,
    ENDLESS,
    FAILED,
    SURVIVED,
    UNREACHED,
    chapter,
)  # fmt: skip

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "develop" / "mutation.md"
TITLES: Final = {"dust": "DUST", "tactics": "Dust Tactics"}
JUDGED: Final = ROOT / "tools" / "mutation" / "judged.toml"

Found = list[tuple[Mutant, int]]


class Log:
    """The verdicts of a run, line by line in a file, so that a run that was ended goes on."""

    def __init__(self, path: Path | None, *, again: bool = False) -> None:
        self.path = path
        self.known: dict[str, int] = {}
        if path is not None and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                verdict, _, where = line.partition(" ")
                self.known[where] = int(verdict)
        if again:
            missed = (SURVIVED, UNREACHED)
            self.known = {where: v for where, v in self.known.items() if v not in missed}

    def write(self, mutant: Mutant, verdict: int) -> None:
        """Add a verdict."""
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"{verdict} {place(mutant)}\n")


def place(mutant: Mutant) -> str:
    """What names a mutant in a log, even when its function has moved: where and what changes."""
    return f"{mutant.module.__name__}.{mutant.index}.{mutant.way} {key(mutant)}"


def key(mutant: Mutant) -> str:
    """What names a mutant in the file of judgements, where its line may change."""
    return " ".join(f"{chapter(mutant)}.{mutant}".split())


def report(found: Found, cases: int) -> list[str]:
    """The share that is noticed, by chapter, and every survivor."""
    judged = [(mutant, verdict) for mutant, verdict in found if verdict not in (BROKEN, FAILED)]
    missed = [(m, verdict) for m, verdict in judged if verdict in (SURVIVED, UNREACHED)]
    judgements = tomllib.loads(JUDGED.read_text(encoding="utf-8"))
    equal = sum([key(mutant) in judgements for mutant, _ in missed])
    caught = len(judged) - len(missed)
    share = 100 * caught / max(1, len(judged))
    lines = [
        f"{caught} of {len(judged)} mutants are noticed ({share:.1f} %): "
        f"{sum(1 for _, v in judged if v == BY_TEST)} of them only by a test, and "
        f"{sum(1 for _, v in judged if v == ENDLESS)} because they never end. "
        f"Of the {len(missed)} survivors, {equal} are judged to change nothing. "
        f"{len(found) - len(judged)} mutants could not be judged. "
        f"The run used {cases} cases, counted once per edition.",
        "",
    ]
    return lines + chapters(judged, missed) + survivors(missed, judgements)


def chapters(judged: Found, missed: Found) -> list[str]:
    """The table of chapters."""
    totals = Counter(chapter(mutant) for mutant, _ in judged)
    missing = Counter(chapter(mutant) for mutant, _ in missed)
    lines = ["| chapter | mutants | noticed |", "|---|---|---|"]
    for name, total in sorted(totals.items()):
        share = 100 * (total - missing[name]) / total
        lines.append(f"| {name} | {total} | {share:.0f} % |")
    return lines


def survivors(missed: Found, judgements: dict[str, str]) -> list[str]:
    """The list of survivors, each with what is known about it."""
    lines = ["", "Survivors (`unreached` means that no case executes the line):", ""]
    for mutant, verdict in sorted(missed, key=lambda one: (chapter(one[0]), one[0].line)):
        mark = " (unreached)" if verdict == UNREACHED else ""
        reason = judgements.get(key(mutant), "open")
        lines.append(f"- {chapter(mutant)}.py:{mutant.line} `{mutant}`{mark}: {reason}")
    return lines


def with_section(page: str, title: str, lines: list[str]) -> str:
    """A page whose section of that title holds these lines; the other sections stay."""
    before, heading, rest = page.partition(f"## {title}\n")
    after = rest[rest.index("\n## ") :] if "\n## " in rest else ""
    return before + heading + "\n" + "\n".join(lines) + "\n" + after
