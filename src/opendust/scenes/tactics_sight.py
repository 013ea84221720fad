"""Does one space or unit of Dust Tactics see another, and why?"""

from __future__ import annotations

from opendust.kernel.refusal import BadText, Fault
from opendust.scenes.study_models import SightReason, SightStudy
from opendust.scenes.tactics_attack import COVERS
from opendust.tactics.battle import NO_UNIT
from opendust.tactics.board import SMOKE
from opendust.tactics.rules.fire_zone import blocking_for
from opendust.tactics.sight import SOLDIER_TO_SOLDIER
from opendust.tactics.sight_reasons import Reason, explain_sight
from opendust.tactics.state import State
from opendust.words import text
from opendust.words.tactics_notes import end_text, reason_text
from opendust.words.tactics_nouns import unit_text


def place_of(view: State, name: str) -> tuple[int, int]:
    """The unit and the space that a name of the notation means; a space may have no unit."""
    grid = view.battle.grid
    space = grid.index(name)
    if space >= 0:
        bodies = view.bodies_at(space)
        return (bodies[0] if bodies else NO_UNIT), space
    if name not in view.battle.unit_names:
        raise BadText([Fault("", 0, "study-place-unknown", name=name[:60])])
    unit = view.body_of(view.battle.unit_names.index(name))
    if view.place[unit] < 0:
        raise BadText([Fault("", 0, "sight-not-on-board", unit=unit_text(view, unit))])
    return unit, view.place[unit]


def sight(view: State, one: str, other: str, language: str) -> SightStudy:
    """The line between two places with everything that it meets. LOS."""
    first, here = place_of(view, one)
    second, there = place_of(view, other)
    if here == there:
        raise BadText([Fault("", 0, "sight-same-space")])
    battle, grid = view.battle, view.battle.grid
    is_between_units = first != NO_UNIT and second != NO_UNIT
    blocking = blocking_for(view, first, second) if is_between_units else SOLDIER_TO_SOLDIER
    verdict = explain_sight(
        grid, view.flags, here, there, blocking, battle.profile.corner_cover
    )  # fmt: skip
    ends = {"one": end_text(view, first, here), "other": end_text(view, second, there)}
    distance = grid.range_between(here, there)
    seen = "yes" if verdict.is_visible() else "no"
    lines = [text("tactics-play-sight", language, seen=seen, range=distance, **ends)]
    lines += [
        text("tactics-play-sight-smoke", language, place=end_text(view, unit, place))
        for unit, place in ((first, here), (second, there))
        if view.flags[place] & SMOKE
    ]
    grade = COVERS[verdict.cover_grade()] if verdict.is_visible() else "none"
    if verdict.is_visible():
        lines.append(text("tactics-play-sight-cover", language, cover=grade))
    if not is_between_units:
        lines.append(text("tactics-play-sight-between-soldiers", language))
    reasons = [told(view, reason, language, is_block=True) for reason in verdict.blocks]
    if verdict.is_visible():
        reasons += [told(view, reason, language, is_block=False) for reason in verdict.covers]
    return SightStudy(
        kind="sight", one=grid.names[here], other=grid.names[there], range=distance,
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
