"""Everything a player can do: the verbs, and the fields that each of them takes."""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.kernel.action import Signature, amount, counts, pick, subset
from opendust.kernel.closed_set import closed_set
from opendust.kernel.option import Option


@closed_set
class Verb(Enum):
    """The verbs; their values are the words of the notation."""

    PLAY = "play"
    COLOR = "color"
    CLAIM = "claim"
    CENTER = "center"
    DEPLOY = "deploy"
    LAUNCH = "launch"
    DONE = "done"
    PASS = "pass"
    INTERRUPT = "interrupt"
    ALLY = "ally"
    FREE_MECH = "free-mech"
    BUY = "buy"
    BUY_NEUTRALS = "buy-neutrals"
    BUY_CENTERS = "buy-centers"
    BUY_CARDS = "buy-cards"
    DEPLOY_NEUTRALS = "deploy-neutrals"
    MOVE = "move"
    FLY = "fly"
    ATTACK = "attack"
    BOMBARD = "bombard"
    MISSILE = "missile"
    DROP = "drop"
    SECRET_WEAPON = "secret-weapon"
    RADAR = "radar"
    ACE = "ace"
    RETREAT = "retreat"
    RETREAT_TO = "retreat-to"
    REROLL = "reroll"
    DESTROY = "destroy"
    NURSE = "nurse"


# Every menu has one of them; options are never changed, so they are made once.
TO_PASS: Final = Option(Verb.PASS)
TO_END: Final = Option(Verb.DONE)

ORIGIN_TARGET_UNITS: Final[Signature] = (
    pick("origin", "area"),
    pick("target", "area"),
    counts("units", "unit"),
)

VERBS: Final[dict[Enum, Signature]] = {
    Verb.PLAY: (pick("card", "card"),),
    Verb.COLOR: (pick("color", "color"),),
    Verb.CLAIM: (pick("area", "area"),),
    Verb.CENTER: (pick("area", "area"),),
    Verb.DEPLOY: (amount("amount"), pick("unit", "unit"), pick("area", "area")),
    Verb.LAUNCH: (amount("amount"), pick("center", "area"), pick("area", "area")),
    Verb.DONE: (),
    Verb.PASS: (),
    Verb.INTERRUPT: (),
    Verb.ALLY: (pick("player", "seat"),),
    Verb.FREE_MECH: (pick("area", "area"),),
    Verb.BUY: (amount("amount"), pick("unit", "unit")),
    Verb.BUY_NEUTRALS: (amount("amount"), pick("unit", "unit")),
    Verb.BUY_CENTERS: (amount("amount"),),
    Verb.BUY_CARDS: (amount("amount"), subset("discards", "card")),
    Verb.DEPLOY_NEUTRALS: (amount("amount"), pick("unit", "unit"), pick("area", "area")),
    Verb.MOVE: ORIGIN_TARGET_UNITS,
    Verb.FLY: (pick("target", "area"), counts("bombers", "area")),
    Verb.ATTACK: ORIGIN_TARGET_UNITS,
    Verb.BOMBARD: ORIGIN_TARGET_UNITS,
    Verb.MISSILE: (pick("target", "area"),),
    Verb.DROP: (pick("target", "area"), counts("mechs", "area")),
    Verb.SECRET_WEAPON: (),
    Verb.RADAR: (counts("units", "unit"),),
    Verb.ACE: (),
    Verb.RETREAT: (counts("units", "unit"),),
    Verb.RETREAT_TO: (pick("area", "area"), counts("units", "unit")),
    Verb.REROLL: (),
    Verb.DESTROY: (counts("units", "unit"),),
    Verb.NURSE: (),
}
