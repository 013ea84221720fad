"""The golden files: what seeded matches and fixed positions come to, kept as text.

`python -m tests.contract.golden` writes them anew; the diff is reviewed like any other change.
Records are only written if they are not there: old ones must replay for ever.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from opendust.dust import game
from opendust.dust.edition import EDITIONS
from opendust.kernel.action import Decision, Outcome
from opendust.kernel.contract import Plain
from opendust.kernel.pending import Chance, Choice
from opendust.kernel.play.dice import Stream, draw_outcome
from opendust.kernel.text.notation import format_event
from opendust.kernel.text.record import SCHEMA, input_line, write_record
from opendust.tactics import game as tactics
from tests.contract.dust.starts import (
    EDITION_STARTS,
    LAND_AREAS,
    RARE_STARTS,
    SEA_AREAS,
    edition_start,
    house_start,
    small_start,
)
from tests.contract.suite import final_digest, random_match
from tests.contract.tactics.starts import PROFILE_STARTS, SCENARIO_STARTS
from tests.contract.walk import Start

FOLDER: Final = Path(__file__).resolve().parent.parent / "golden"
RECORDS: Final = FOLDER / "records"
ENOUGH: Final = 2000
"""Positions at one depth beyond which the next depth is not counted."""

PHASES: Final[dict[str, dict[str, Plain]]] = {
    "purchase": {"kind": "purchase", "points": 7},
    "movement": {"kind": "movement", "points": 2},
    "combat": {"kind": "combat", "points": 2},
    "initiative": {"kind": "initiative"},
}


def perft_starts() -> list[Start]:
    """Fixed positions: phases of a turn on a small board, and the rare ones."""
    found: list[Start] = []
    for edition in EDITIONS:
        for name, phase in PHASES.items():
            areas = LAND_AREAS if name == "movement" else {**SEA_AREAS, "north": "red 2 fighter"}
            position: dict[str, Plain] = {"turn": "red", "phase": dict(phase), "areas": areas}
            position["hands"] = {"red": ["511-2-koshka", "313-3-nurse"], "blue": ["214-2-nurse"]}
            found.append(small_start(f"{edition}-{name}", {"edition": edition}, position))
    return found + RARE_STARTS


def ahead(state: Any) -> list[Any]:
    """Every state one choice further; chance takes one fixed outcome."""
    waiting = game.pending(state)
    while isinstance(waiting, Chance):
        game.apply(state, Outcome(draw_outcome(waiting, Stream(b"perft"))))
        waiting = game.pending(state)
    if not isinstance(waiting, Choice):
        return []
    found: list[Any] = []
    seat = waiting.seats[0]
    for option in game.options(state, seat):
        for action in option.all():
            further = state.copy()
            game.apply(further, Decision(seat, action))
            found.append(further)
    return found


def perft(start: Start) -> list[int]:
    """How many ways there are to make one, two and three choices."""
    level = [start.state(game)]
    counts: list[int] = []
    while len(counts) < 3 and len(level) <= ENOUGH:
        level = [further for state in level for further in ahead(state)]
        counts.append(len(level))
    return counts


def perft_text() -> str:
    """The counts of all fixed positions, one line each."""
    lines = [f"{start.name} {' '.join(map(str, perft(start)))}\n" for start in perft_starts()]
    return "".join(lines)


def digests_text() -> str:
    """Where seeded matches end, with all that happened in them."""
    houses = [house_start(seed, with_younger=False) for seed in range(4)]
    starts = EDITION_STARTS + houses + RARE_STARTS
    return "".join([f"{start.name} {final_digest(game, start, 11)}\n" for start in starts])


def tactics_digests_text() -> str:
    """Where seeded matches of Dust Tactics end, by scenario and by profile."""
    starts = SCENARIO_STARTS + PROFILE_STARTS
    return "".join([f"{start.name} {final_digest(tactics, start, 11)}\n" for start in starts])


def journal_text(edition: str) -> str:
    """A whole match as its inputs, each with what happened."""
    start = edition_start(edition, 3)
    match = random_match(game, start, 21)
    state = game.new_game(match.setup)
    lines: list[str] = []
    for given in match.inputs:
        lines.append(input_line(game, state, given))
        lines += [f"    {format_event(game, state, event)}\n" for event in game.apply(state, given)]
    return "".join(lines)


def records() -> Iterator[tuple[Path, str]]:
    """A few matches of every edition as records of the present schema."""
    for number, edition in enumerate(EDITIONS):
        for players in (2 + number % 2, 4 + number % 3):
            match = random_match(game, edition_start(edition, players), 31 + players)
            path = RECORDS / f"v{SCHEMA}" / f"{edition}-{players}.record"
            yield path, write_record(match, with_seed=True)
    for start in SCENARIO_STARTS[:4]:
        path = RECORDS / f"v{SCHEMA}" / f"tactics-{start.name}.record"
        yield path, write_record(random_match(tactics, start, 31), with_seed=True)


def texts() -> dict[str, str]:
    """Every golden file that follows the present rules."""
    found = {"perft.txt": perft_text(), "digests.txt": digests_text()}
    found["tactics-digests.txt"] = tactics_digests_text()
    for edition in EDITIONS:
        found[f"journal-{edition}.txt"] = journal_text(edition)
    return found


def main() -> None:
    """Write everything anew, except records that are there."""
    for name, text in texts().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    for path, text in records():
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
