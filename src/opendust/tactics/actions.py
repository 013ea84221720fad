"""Everything a player can do: the verbs, and the fields that each of them takes."""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.kernel.action import Signature, amount, counts, pick, subset
from opendust.kernel.closed_set import closed_set


@closed_set
class Verb(Enum):
    """The verbs; their values are the words of the notation."""

    LAY = "lay"
    PLACE = "place"
    JOIN = "join"
    READY = "ready"
    GO_FIRST = "go-first"
    PART = "part"
    ACTIVATE = "activate"
    ENTER = "enter"
    STEP = "step"
    CRUSH = "crush"
    STOP = "stop"
    REACT = "react"
    HOLD_FIRE = "hold-fire"
    DECLARE = "declare"
    AIM = "aim"
    SPEND = "spend"
    SNIPE = "snipe"
    SPREAD = "spread"
    FIRE = "fire"
    REROLL = "reroll"
    KEEP = "keep"
    RETALIATE = "retaliate"
    LOSE = "lose"
    RELOAD = "reload"
    CHOOSE = "choose"
    RESTORE = "restore"
    STRIKE = "strike"
    FORGO = "forgo"
    ORDER = "order"
    CANCEL_ORDER = "cancel-order"
    STAY_SILENT = "stay-silent"
    BE_ASKED = "be-asked"


UNIT: Final = pick("unit", "unit")
SPACE: Final = pick("space", "space")
LINE: Final = pick("weapon", "weapon")
TARGET: Final = pick("target", "target")
EXTRAS: Final = subset("extras", "extra")

VERBS: Final[dict[Enum, Signature]] = {
    Verb.LAY: (SPACE,),
    Verb.PLACE: (pick("element", "element"), SPACE),
    Verb.JOIN: (pick("hero", "unit"), pick("squad", "unit")),
    Verb.READY: (),
    Verb.GO_FIRST: (pick("side", "side"),),
    Verb.PART: (pick("hero", "unit"),),
    Verb.ACTIVATE: (UNIT, pick("plan", "plan"), EXTRAS),
    Verb.ENTER: (SPACE,),
    Verb.STEP: (SPACE,),
    Verb.CRUSH: (SPACE,),
    Verb.STOP: (),
    Verb.REACT: (UNIT,),
    Verb.HOLD_FIRE: (),
    Verb.DECLARE: (EXTRAS,),
    Verb.AIM: (LINE, TARGET),
    Verb.SPEND: (LINE, TARGET, amount("ammo")),
    Verb.SNIPE: (LINE, pick("model", "model")),
    Verb.SPREAD: (SPACE,),
    Verb.FIRE: (),
    Verb.REROLL: (pick("result", "result"),),
    Verb.KEEP: (),
    Verb.RETALIATE: (counts("weapons", "weapon"),),
    Verb.LOSE: (counts("models", "model"),),
    Verb.RELOAD: (LINE,),
    Verb.CHOOSE: (UNIT,),
    Verb.RESTORE: (pick("model", "model"),),
    Verb.STRIKE: (pick("artillery", "unit"), pick("target", "unit")),
    Verb.FORGO: (),
    Verb.ORDER: (UNIT, pick("quarry", "quarry"), amount("range")),
    Verb.CANCEL_ORDER: (UNIT,),
    Verb.STAY_SILENT: (),
    Verb.BE_ASKED: (),
}
