"""Does a case come out the same when nobody is told what happened? For both games' `advance`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from opendust.cli.cases.files import Unit, case_files, read_case, units
from opendust.kernel.cases.case import Case
from opendust.kernel.cases.run import Run
from opendust.kernel.event import Event
from opendust.registry import GAMES, variants_of

CASES = Path(__file__).parent
ABOUT_EVENTS = ("expect event ", "expect no event ")


class Quiet:
    """A game that is played without events, as searches play it."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def apply(self, state: Any, given: Any) -> list[Event]:
        """The same change of the state, told to nobody."""
        self.game.advance(state, given)
        return []


def without_events(case: Case) -> Case:
    """A case without what it expects of events."""
    lines = [line for line in case.lines if not any(one in line[1] for one in ABOUT_EVENTS)]
    return Case(
        case.source, case.title, case.game, case.rules, case.variants, case.setup, case.position,
        lines,
    )  # fmt: skip


def quiet_failures(game: str) -> list[str]:
    """What comes out otherwise without events, in one case for each kind of event."""
    return [failure for unit in chosen(game) for failure in failures_of(game, unit)]


def failures_of(game: str, unit: Unit) -> list[str]:
    """What comes out otherwise without events in one case."""
    setting = variants_of(game).setting
    run = Run(Quiet(GAMES[game]), without_events(unit.case), setting, unit.variant)
    return [repr(failure) for failure in run.failures()]


def chosen(game: str) -> list[Unit]:
    """The first case that expects each kind of event after each kind of input."""
    seen: set[tuple[str, str]] = set()
    found: list[Unit] = []
    for path in case_files(CASES / game):
        unit = units(read_case(path))[0]
        told = set(told_after(unit))
        if told - seen:
            seen |= told
            found.append(unit)
    return found


def told_after(unit: Unit) -> Iterator[tuple[str, str]]:
    """The verb of an input (or dice, draw) and each kind of event that is expected of it."""
    verb = ""
    for _, line in unit.case.lines:
        words = line.removeprefix("@").split()
        if line.startswith("@"):
            if unit.variant not in words[0].split(","):
                continue
            words = words[1:]
        if words[0] not in ("expect", "refuse"):
            verb = words[0] if words[0] in ("dice", "draw") else words[1]
        elif words[:2] == ["expect", "event"]:
            yield verb, words[2]
