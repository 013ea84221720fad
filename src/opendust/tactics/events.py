"""Everything that can happen: the kinds of event, and the fields that each of them has."""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.kernel.action import Pairs, Signature, amount, counts, pick, subset
from opendust.kernel.closed_set import closed_set


@closed_set
class Happening(Enum):
    """The kinds of event; their values are the words of the notation and the message ids."""

    PLACING_ROLLED = "placing-rolled"
    SQUARE_LAID = "square-laid"
    ELEMENT_PLACED = "element-placed"
    HERO_JOINED = "hero-joined"
    ROUND_BEGAN = "round-began"
    INITIATIVE_ROLLED = "initiative-rolled"
    INITIATIVE_TIED = "initiative-tied"
    INITIATIVE_WON = "initiative-won"
    FIRST_CHOSEN = "first-chosen"
    HERO_PARTED = "hero-parted"
    UNIT_ACTIVATED = "unit-activated"
    SKILL_USED = "skill-used"
    UNIT_ENTERED = "unit-entered"
    UNIT_MOVED = "unit-moved"
    CRATE_CRUSHED = "crate-crushed"
    ACTION_LOST = "action-lost"
    WINDOW_OPENED = "window-opened"
    REACTION_TRIED = "reaction-tried"
    REACTION_ROLLED = "reaction-rolled"
    SHOT_DECLARED = "shot-declared"
    AMMO_SPENT = "ammo-spent"
    ATTACK_ROLLED = "attack-rolled"
    ATTACK_REROLLED = "attack-rerolled"
    LASER_ROLLED = "laser-rolled"
    PHASER_ROLLED = "phaser-rolled"
    COVER_ROLLED = "cover-rolled"
    RETALIATED = "retaliated"
    RESILIENCE_ROLLED = "resilience-rolled"
    DAMAGE_IGNORED = "damage-ignored"
    LOSSES_SUFFERED = "losses-suffered"
    UNIT_DESTROYED = "unit-destroyed"
    ELEMENT_DAMAGED = "element-damaged"
    ELEMENT_DESTROYED = "element-destroyed"
    HEALTH_REGAINED = "health-regained"
    WEAPON_RELOADED = "weapon-reloaded"
    ABILITY_ROLLED = "ability-rolled"
    UNIT_REACTIVATED = "unit-reactivated"
    UNIT_RETURNED = "unit-returned"
    STRIKE_ORDERED = "strike-ordered"
    ORDER_LEFT = "order-left"
    ORDER_CANCELLED = "order-cancelled"
    WINDOWS_SILENCED = "windows-silenced"
    WINDOWS_OPENED = "windows-opened"
    ACTIVATION_ENDED = "activation-ended"
    SELF_REPAIR_ROLLED = "self-repair-rolled"
    OBJECTIVE_FULFILLED = "objective-fulfilled"
    ROUND_ENDED = "round-ended"
    MATCH_WON = "match-won"
    MATCH_DRAWN = "match-drawn"


SIDE: Final = pick("side", "side")
UNIT: Final = pick("unit", "unit")
SPACE: Final = pick("space", "space")
LINE: Final = pick("weapon", "weapon")
TARGET: Final = pick("target", "target")
HITS: Final = amount("hits")
FACES: Final = counts("faces", "face")
SHOT_DICE: Final = (LINE, TARGET, HITS, FACES)

EVENTS: Final[dict[Enum, Signature]] = {
    Happening.PLACING_ROLLED: (SIDE, HITS, FACES),
    Happening.SQUARE_LAID: (SIDE, SPACE),
    Happening.ELEMENT_PLACED: (SIDE, pick("element", "element"), SPACE),
    Happening.HERO_JOINED: (pick("hero", "unit"), pick("squad", "unit")),
    Happening.ROUND_BEGAN: (amount("round"),),
    Happening.INITIATIVE_ROLLED: (SIDE, HITS, FACES),
    Happening.INITIATIVE_TIED: (),
    Happening.INITIATIVE_WON: (SIDE,),
    Happening.FIRST_CHOSEN: (SIDE,),
    Happening.HERO_PARTED: (pick("hero", "unit"), pick("squad", "unit")),
    Happening.UNIT_ACTIVATED: (UNIT, pick("plan", "plan"), subset("extras", "extra")),
    Happening.SKILL_USED: (UNIT, pick("skill", "extra")),
    Happening.UNIT_ENTERED: (UNIT, SPACE),
    Happening.UNIT_MOVED: (UNIT, pick("origin", "space"), SPACE),
    Happening.CRATE_CRUSHED: (UNIT, SPACE),
    Happening.ACTION_LOST: (UNIT, pick("action", "deed")),
    Happening.WINDOW_OPENED: (UNIT,),
    Happening.REACTION_TRIED: (UNIT, pick("target", "unit")),
    Happening.REACTION_ROLLED: (UNIT, HITS, FACES),
    Happening.SHOT_DECLARED: (UNIT, LINE, TARGET),
    Happening.AMMO_SPENT: (UNIT, LINE, amount("ammo")),
    Happening.ATTACK_ROLLED: SHOT_DICE,
    Happening.ATTACK_REROLLED: SHOT_DICE,
    Happening.LASER_ROLLED: SHOT_DICE,
    Happening.PHASER_ROLLED: SHOT_DICE,
    Happening.COVER_ROLLED: SHOT_DICE,
    Happening.RETALIATED: (UNIT, pick("target", "unit")),
    Happening.RESILIENCE_ROLLED: (UNIT, HITS, FACES),
    Happening.DAMAGE_IGNORED: (UNIT, amount("points")),
    Happening.LOSSES_SUFFERED: (UNIT, counts("models", "model")),
    Happening.UNIT_DESTROYED: (UNIT, amount("points")),
    Happening.ELEMENT_DAMAGED: (SPACE, amount("points")),
    Happening.ELEMENT_DESTROYED: (SPACE,),
    Happening.HEALTH_REGAINED: (UNIT, counts("models", "model")),
    Happening.WEAPON_RELOADED: (UNIT, LINE),
    Happening.ABILITY_ROLLED: (UNIT, pick("ability", "deed"), HITS, FACES),
    Happening.UNIT_REACTIVATED: (UNIT,),
    Happening.UNIT_RETURNED: (UNIT,),
    Happening.STRIKE_ORDERED: (UNIT, pick("artillery", "unit"), pick("target", "unit")),
    Happening.ORDER_LEFT: (UNIT, pick("quarry", "quarry"), amount("range")),
    Happening.ORDER_CANCELLED: (UNIT,),
    Happening.WINDOWS_SILENCED: (pick("player", "seat"),),
    Happening.WINDOWS_OPENED: (pick("player", "seat"),),
    Happening.ACTIVATION_ENDED: (UNIT,),
    Happening.SELF_REPAIR_ROLLED: (UNIT, HITS, FACES),
    Happening.OBJECTIVE_FULFILLED: (SIDE,),
    Happening.ROUND_ENDED: (amount("round"), amount("first"), amount("second")),
    Happening.MATCH_WON: (SIDE,),
    Happening.MATCH_DRAWN: (),
}


def faces_of(values: tuple[int, ...]) -> Pairs:
    """How often each face was rolled; face ids count from 0."""
    tally = [0] * 6
    for value in values:
        tally[value - 1] += 1
    return tuple([(face, number) for face, number in enumerate(tally) if number])
