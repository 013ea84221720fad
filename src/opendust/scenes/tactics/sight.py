"""Does one space or unit of Dust Tactics see another, and why?"""

from __future__ import annotations

from typing import final

from opendust.kernel.refusal import BadText, Fault
from opendust.scenes.study_models import SightReason, SightStudy
from opendust.scenes.tactics.attack import COVERS
from opendust.tactics.battle import NO_UNIT
from opendust.tactics.board.board import SMOKE
from opendust.tactics.rules.fire.cover_saves import CORNER_COVER
from opendust.tactics.rules.fire.fire_zone import blocking_for
from opendust.tactics.rules.fire.sight import SOLDIER_TO_SOLDIER
from opendust.tactics.rules.fire.sight_reasons import Reason, Verdict, explain_sight
from opendust.tactics.state import State
from opendust.words import text
from opendust.words.tactics.notes import end_text, reason_text
from opendust.words.tactics.nouns import unit_text


@final
class End:
    """One end of a line of sight: a space, with the unit in it if any, or a unit's spaces."""

    def __init__(self, unit: int, spaces: tuple[int, ...]) -> None:
        self.unit = unit
        self.spaces = spaces


@final
class Line:
    """The best line between two ends: from where to where, the range, and what it meets."""

    def __init__(self, here: int, there: int, verdict: Verdict) -> None:
        self.here = here
        self.there = there
        self.verdict = verdict
        self.range = 0


def space_end(view: State, space: int) -> End:
    """A space with the unit in it, if any."""
    bodies = view.bodies_at(space)
    return End(bodies[0] if bodies else NO_UNIT, (space,))


def unit_end(view: State, unit: int) -> End:
    """A unit, with all its spaces."""
    body = view.body_of(unit)
    if view.place[body] < 0:
        raise BadText([Fault("", 0, "sight-not-on-board", unit=unit_text(view, body))])
    return End(body, view.cells(body))


def end_named(view: State, name: str) -> End:
    """What a name of the notation means."""
    space = view.battle.grid.index(name)
    if space >= 0:
        return space_end(view, space)
    if name not in view.battle.unit_names:
        raise BadText([Fault("", 0, "study-place-unknown", name=name[:60])])
    return unit_end(view, view.battle.unit_names.index(name))


def best_line(view: State, one: End, other: End) -> Line:
    """A vehicle across several spaces looks, and is seen, with any of them. LOS-02, AMB-LOS-11."""
    if set(one.spaces) & set(other.spaces):
        raise BadText([Fault("", 0, "sight-same-space")])
    battle, grid = view.battle, view.battle.grid
    is_between_units = one.unit != NO_UNIT and other.unit != NO_UNIT
    blocking = blocking_for(view, one.unit, other.unit) if is_between_units else SOLDIER_TO_SOLDIER
    lines = [
        Line(here, there, explain_sight(
            grid, view.flags, here, there, blocking, CORNER_COVER.of(battle.profile)))
        for here in one.spaces for there in other.spaces
    ]  # fmt: skip
    clear = [line for line in lines if line.verdict.is_visible()] or lines
    best = min(clear, key=lambda line: line.verdict.cover_grade())
    best.range = min([grid.range_between(line.here, line.there) for line in clear])
    return best


def is_smoked(view: State, end: End) -> bool:
    """Whether an end stands in smoke, with all its spaces. TERR-15, TERR-16."""
    return all(view.flags[space] & SMOKE for space in end.spaces)


def sight(view: State, first: str, second: str, language: str) -> SightStudy:
    """The line between two places with everything that it meets. LOS."""
    one, other = end_named(view, first), end_named(view, second)
    line = best_line(view, one, other)
    grid, verdict = view.battle.grid, line.verdict
    ends = {"one": end_text(view, one.unit, line.here),
            "other": end_text(view, other.unit, line.there)}  # fmt: skip
    seen = "yes" if verdict.is_visible() else "no"
    lines = [text("tactics-play-sight", language, seen=seen, range=line.range, **ends)]
    lines += [
        text("tactics-play-sight-smoke", language, place=ends[name])
        for name, end in (("one", one), ("other", other))
        if is_smoked(view, end)
    ]
    grade = COVERS[verdict.cover_grade()] if verdict.is_visible() else "none"
    if verdict.is_visible():
        lines.append(text("tactics-play-sight-cover", language, cover=grade))
    if NO_UNIT in (one.unit, other.unit):
        lines.append(text("tactics-play-sight-between-soldiers", language))
    reasons = [told(view, reason, language, is_block=True) for reason in verdict.blocks]
    if verdict.is_visible():
        reasons += [told(view, reason, language, is_block=False) for reason in verdict.covers]
    return SightStudy(
        kind="sight", one=grid.names[line.here], other=grid.names[line.there], range=line.range,
        is_visible=verdict.is_visible(), cover=grade,
        crossed=[grid.names[space] for space in verdict.crossed],
        touched=[grid.names[space] for space in (*verdict.left, *verdict.right)],
        reasons=reasons, lines=lines,
    )  # fmt: skip


def told(view: State, reason: Reason, language: str, *, is_block: bool) -> SightReason:
    """One finding."""
    return SightReason(
        rule=reason.rule,
        text=reason_text(view, reason, language),
        spaces=[view.battle.grid.names[space] for space in reason.spaces],
        what="blocks" if is_block else "covers",
    )
