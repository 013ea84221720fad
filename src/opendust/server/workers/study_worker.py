"""One process that answers questions about positions: a JSON line in, a JSON line out.

It gets what the asker sees, and nothing of it outlives the answer. Odds may take long; a process
can be stopped, a thread cannot. Run by the server, not by hand.
"""

from __future__ import annotations

import logging
import sys
import traceback
from typing import Any, Final

from opendust.kernel.contract import Setup
from opendust.kernel.refusal import BadText, Fault
from opendust.registry import GAMES
from opendust.scenes.counsel import counsel
from opendust.scenes.stages import stage_of
from opendust.server.wire.build import fault_answers
from opendust.server.workers import puzzles, whatif
from opendust.server.workers.pipe import answer_lines

LOG = logging.getLogger("opendust.server")
MOST_FAULTS = 50
TOLD: Final[set[str]] = set()
COUNSEL = "counsel"
BEST = "best"
"""The questions that every game answers."""
WHATIF: Final = {
    "play": whatif.played,
    "board": whatif.board,
    "why": whatif.judged,
    "record": whatif.of_record,
    "written": whatif.written,
    "edit": whatif.changed,
    "puzzle": puzzles.answered,
}


def answer(asked: dict[str, Any]) -> dict[str, object]:
    """The answer, or what is wrong with the question."""
    if "whatif" not in asked:
        return answered(asked)
    try:
        return tried(asked)
    except MemoryError:
        # This process has had enough; the next one begins afresh.
        raise
    except Exception as error:
        # A position of strangers may be any nonsense; what comes of it is no fault of ours.
        tell_once(error)
        fault = Fault("", 0, "position-unreadable", text=str(asked.get("position", ""))[:40])
        return {"study": None, "faults": fault_answers([fault], asked["lang"])}


def tell_once(error: Exception) -> None:
    """Log where a study failed, each place once: strangers could fill the log."""
    *_, place = traceback.extract_tb(error.__traceback__)
    where = f"{place.name}, line {place.lineno}: {type(error).__name__}"
    if where not in TOLD:
        TOLD.add(where)
        LOG.warning("a study failed (%s)", where)


def tried(asked: dict[str, Any]) -> dict[str, object]:
    """The answer to what somebody tries on a board of their own."""
    try:
        if asked["whatif"] in WHATIF:
            return WHATIF[asked["whatif"]](asked)
        if asked["what"] == BEST:
            return {"study": whatif.best(asked)}
        return answered(whatif.question(asked))
    except BadText as bad:
        return {"study": None, "faults": fault_answers(bad.faults[:MOST_FAULTS], asked["lang"])}


def answered(asked: dict[str, Any]) -> dict[str, object]:
    """The answer to a question about a match, or about none."""
    lang = asked["lang"]
    try:
        if "what" not in asked:
            GAMES[asked["game"]].complete(Setup(tuple(asked["seats"]), asked["settings"]))
            return {"study": None}
        stage, what, args = stage_of(asked["game"]), asked["what"], asked["args"]
        if "position" not in asked:
            return {"study": stage.free_study(what, args, lang)}
        setup = Setup(tuple(asked["seats"]), asked["settings"])
        view = GAMES[asked["game"]].decode(asked["position"], setup)
        if what == COUNSEL:
            return {"study": counsel(asked["game"], view, asked["seat"], lang)}
        return {"study": stage.study(view, asked["seat"], what, args, lang)}
    except BadText as bad:
        return {"study": None, "faults": fault_answers(bad.faults[:MOST_FAULTS], lang)}


if __name__ == "__main__":
    sys.exit(answer_lines(answer))
