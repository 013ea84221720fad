"""Why not? Whether a seat may do something now, in words, from what it sees."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from opendust.kernel.refusal import BadText
from opendust.kernel.text.notation import parse_action
from opendust.server.match.table import Table
from opendust.server.wire.answers import FaultAnswer
from opendust.server.wire.build import fault_answers, refusal_answer
from opendust.server.wire.frames import RefusalAnswer
from opendust.server.wire.wording import fault_lines, refusal_line
from opendust.words import action_text


class WhyAnswer(BaseModel):
    """Whether an action is legal now; if not, why, in words too."""

    legal: bool
    line: str
    refusal: RefusalAnswer | None = None
    faults: list[FaultAnswer] = []


def why_not(table: Table, view: Any, seat: int, text: str, lang: str) -> WhyAnswer:
    """Whether a seat may do something now, and why not."""
    try:
        action = parse_action(table.game, view, text)
    except BadText as bad:
        lines = fault_lines(bad.faults, lang)
        faults = fault_answers(bad.faults)
        return WhyAnswer(legal=False, line=" ".join(lines), faults=faults)
    refusal = table.game.refuse(view, seat, action)
    if refusal is None:
        return WhyAnswer(legal=True, line=action_text(table.game, view, action, lang))
    line = refusal_line(table, view, seat, refusal, action, lang)
    return WhyAnswer(legal=False, line=line, refusal=refusal_answer(refusal, line))
