"""Everything that can happen: the kinds of event, and the fields that each of them has."""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.kernel.action import Signature, amount, counts, order, pick, subset
from opendust.kernel.closed_set import closed_set


@closed_set
class Happening(Enum):
    """The kinds of event; their values are the words of the notation and the message ids."""

    CARDS_DEALT = "cards-dealt"
    CARD_CHOSEN = "card-chosen"
    CARD_REVEALED = "card-revealed"
    LOTS_DRAWN = "lots-drawn"
    ORDER_FIXED = "order-fixed"
    COLOR_CHOSEN = "color-chosen"
    CAPITAL_CLAIMED = "capital-claimed"
    AREA_CLAIMED = "area-claimed"
    NEUTRALS_PLACED = "neutrals-placed"
    CENTER_PLACED = "center-placed"
    UNITS_BUILT = "units-built"
    REINFORCEMENTS_ENDED = "reinforcements-ended"
    ROUND_BEGAN = "round-began"
    CARDS_DRAWN = "cards-drawn"
    CARDS_DISCARDED = "cards-discarded"
    DECK_RESHUFFLED = "deck-reshuffled"
    TURN_BEGAN = "turn-began"
    TURN_INTERRUPTED = "turn-interrupted"
    INCOME_COUNTED = "income-counted"
    TRUCE_MADE = "truce-made"
    MECH_BUILT_FREE = "mech-built-free"
    UNITS_BOUGHT = "units-bought"
    NEUTRALS_BOUGHT = "neutrals-bought"
    CENTERS_BOUGHT = "centers-bought"
    CARDS_BOUGHT = "cards-bought"
    POINTS_LAPSED = "points-lapsed"
    UNITS_MOVED = "units-moved"
    BOMBERS_FLOWN = "bombers-flown"
    AREA_TAKEN = "area-taken"
    AREA_LEFT = "area-left"
    ATTACK_DECLARED = "attack-declared"
    MECHS_DROPPED = "mechs-dropped"
    SPECIAL_ATTACK_DECLARED = "special-attack-declared"
    MISSILE_LAUNCHED = "missile-launched"
    CAPITALS_OPENED = "capitals-opened"
    ABILITY_USED = "ability-used"
    SUPREMACY_SETTLED = "supremacy-settled"
    UNITS_RETREATED = "units-retreated"
    RETREATS_TOLD = "retreats-told"
    DICE_ROLLED = "dice-rolled"
    DICE_REROLLED = "dice-rerolled"
    SPECIAL_DICE_ROLLED = "special-dice-rolled"
    NURSE_ROLLED = "nurse-rolled"
    UNITS_DESTROYED = "units-destroyed"
    CEASE_FIRE = "cease-fire"
    AREA_CONQUERED = "area-conquered"
    AREA_DEFENDED = "area-defended"
    BATTLE_ENDED = "battle-ended"
    TURN_ENDED = "turn-ended"
    MAJORITY_WON = "majority-won"
    MAJORITY_LOST = "majority-lost"
    POINTS_SCORED = "points-scored"
    EXTRA_ROUND = "extra-round"
    MATCH_WON = "match-won"


# Named once: the rules tell of events at every step, and finding an enum's member costs as much
# as making the event (kernel/closed_set.py).
CARDS_DEALT: Final = Happening.CARDS_DEALT
CARD_CHOSEN: Final = Happening.CARD_CHOSEN
CARD_REVEALED: Final = Happening.CARD_REVEALED
LOTS_DRAWN: Final = Happening.LOTS_DRAWN
ORDER_FIXED: Final = Happening.ORDER_FIXED
COLOR_CHOSEN: Final = Happening.COLOR_CHOSEN
CAPITAL_CLAIMED: Final = Happening.CAPITAL_CLAIMED
AREA_CLAIMED: Final = Happening.AREA_CLAIMED
NEUTRALS_PLACED: Final = Happening.NEUTRALS_PLACED
CENTER_PLACED: Final = Happening.CENTER_PLACED
UNITS_BUILT: Final = Happening.UNITS_BUILT
REINFORCEMENTS_ENDED: Final = Happening.REINFORCEMENTS_ENDED
ROUND_BEGAN: Final = Happening.ROUND_BEGAN
CARDS_DRAWN: Final = Happening.CARDS_DRAWN
CARDS_DISCARDED: Final = Happening.CARDS_DISCARDED
DECK_RESHUFFLED: Final = Happening.DECK_RESHUFFLED
TURN_BEGAN: Final = Happening.TURN_BEGAN
TURN_INTERRUPTED: Final = Happening.TURN_INTERRUPTED
INCOME_COUNTED: Final = Happening.INCOME_COUNTED
TRUCE_MADE: Final = Happening.TRUCE_MADE
MECH_BUILT_FREE: Final = Happening.MECH_BUILT_FREE
UNITS_BOUGHT: Final = Happening.UNITS_BOUGHT
NEUTRALS_BOUGHT: Final = Happening.NEUTRALS_BOUGHT
CENTERS_BOUGHT: Final = Happening.CENTERS_BOUGHT
CARDS_BOUGHT: Final = Happening.CARDS_BOUGHT
POINTS_LAPSED: Final = Happening.POINTS_LAPSED
UNITS_MOVED: Final = Happening.UNITS_MOVED
BOMBERS_FLOWN: Final = Happening.BOMBERS_FLOWN
AREA_TAKEN: Final = Happening.AREA_TAKEN
AREA_LEFT: Final = Happening.AREA_LEFT
ATTACK_DECLARED: Final = Happening.ATTACK_DECLARED
MECHS_DROPPED: Final = Happening.MECHS_DROPPED
SPECIAL_ATTACK_DECLARED: Final = Happening.SPECIAL_ATTACK_DECLARED
MISSILE_LAUNCHED: Final = Happening.MISSILE_LAUNCHED
CAPITALS_OPENED: Final = Happening.CAPITALS_OPENED
ABILITY_USED: Final = Happening.ABILITY_USED
SUPREMACY_SETTLED: Final = Happening.SUPREMACY_SETTLED
UNITS_RETREATED: Final = Happening.UNITS_RETREATED
RETREATS_TOLD: Final = Happening.RETREATS_TOLD
DICE_ROLLED: Final = Happening.DICE_ROLLED
DICE_REROLLED: Final = Happening.DICE_REROLLED
SPECIAL_DICE_ROLLED: Final = Happening.SPECIAL_DICE_ROLLED
NURSE_ROLLED: Final = Happening.NURSE_ROLLED
UNITS_DESTROYED: Final = Happening.UNITS_DESTROYED
CEASE_FIRE: Final = Happening.CEASE_FIRE
AREA_CONQUERED: Final = Happening.AREA_CONQUERED
AREA_DEFENDED: Final = Happening.AREA_DEFENDED
BATTLE_ENDED: Final = Happening.BATTLE_ENDED
TURN_ENDED: Final = Happening.TURN_ENDED
MAJORITY_WON: Final = Happening.MAJORITY_WON
MAJORITY_LOST: Final = Happening.MAJORITY_LOST
POINTS_SCORED: Final = Happening.POINTS_SCORED
EXTRA_ROUND: Final = Happening.EXTRA_ROUND
MATCH_WON: Final = Happening.MATCH_WON

PLAYER: Final = pick("player", "owner")
AREA: Final = pick("area", "area")
UNITS: Final = counts("units", "unit")

EVENTS: Final[dict[Enum, Signature]] = {
    Happening.CARDS_DEALT: (PLAYER, amount("amount"), subset("cards", "card")),
    Happening.CARD_CHOSEN: (PLAYER, subset("cards", "card")),
    Happening.CARD_REVEALED: (PLAYER, pick("card", "card")),
    Happening.LOTS_DRAWN: (order("players", "owner"),),
    Happening.ORDER_FIXED: (order("players", "owner"),),
    Happening.COLOR_CHOSEN: (PLAYER, pick("color", "color")),
    Happening.CAPITAL_CLAIMED: (PLAYER, AREA),
    Happening.AREA_CLAIMED: (PLAYER, AREA),
    Happening.NEUTRALS_PLACED: (AREA, UNITS),
    Happening.CENTER_PLACED: (PLAYER, AREA),
    Happening.UNITS_BUILT: (PLAYER, AREA, UNITS),
    Happening.REINFORCEMENTS_ENDED: (PLAYER, amount("lapsed")),
    Happening.ROUND_BEGAN: (amount("round"),),
    Happening.CARDS_DRAWN: (PLAYER, amount("amount"), subset("cards", "card")),
    Happening.CARDS_DISCARDED: (PLAYER, subset("cards", "card")),
    Happening.DECK_RESHUFFLED: (amount("amount"),),
    Happening.TURN_BEGAN: (PLAYER,),
    Happening.TURN_INTERRUPTED: (PLAYER, pick("other", "owner")),
    Happening.INCOME_COUNTED: (
        PLAYER, amount("centers"), amount("capitals"), amount("card"), amount("total"),
    ),
    Happening.TRUCE_MADE: (PLAYER, pick("other", "owner")),
    Happening.MECH_BUILT_FREE: (PLAYER, AREA),
    Happening.UNITS_BOUGHT: (PLAYER, UNITS),
    Happening.NEUTRALS_BOUGHT: (PLAYER, UNITS),
    Happening.CENTERS_BOUGHT: (PLAYER, amount("amount")),
    Happening.CARDS_BOUGHT: (PLAYER, amount("amount")),
    Happening.POINTS_LAPSED: (PLAYER, amount("amount")),
    Happening.UNITS_MOVED: (
        PLAYER, pick("route", "route"), pick("origin", "area"), pick("target", "area"), UNITS,
    ),
    Happening.BOMBERS_FLOWN: (PLAYER, pick("target", "area"), counts("bombers", "area")),
    Happening.AREA_TAKEN: (PLAYER, AREA),
    Happening.AREA_LEFT: (PLAYER, AREA),
    Happening.ATTACK_DECLARED: (
        PLAYER, pick("defender", "owner"), pick("battle", "battle"), pick("origin", "area"),
        pick("target", "area"), UNITS,
    ),
    Happening.MECHS_DROPPED: (
        PLAYER, pick("defender", "owner"), pick("target", "area"), counts("mechs", "area"),
    ),
    Happening.SPECIAL_ATTACK_DECLARED: (
        PLAYER, pick("defender", "owner"), pick("origin", "area"), pick("target", "area"), UNITS,
    ),
    Happening.MISSILE_LAUNCHED: (PLAYER, pick("defender", "owner"), pick("target", "area")),
    Happening.CAPITALS_OPENED: (PLAYER,),
    Happening.ABILITY_USED: (PLAYER, pick("ability", "ability")),
    Happening.SUPREMACY_SETTLED: (
        PLAYER, amount("attacker"), amount("defender"), pick("reason", "supremacy"),
    ),
    Happening.UNITS_RETREATED: (PLAYER, AREA, UNITS),
    Happening.RETREATS_TOLD: (PLAYER,),
    Happening.DICE_ROLLED: (PLAYER, amount("hits"), counts("faces", "face")),
    Happening.DICE_REROLLED: (PLAYER, amount("hits"), counts("faces", "face")),
    Happening.SPECIAL_DICE_ROLLED: (PLAYER, amount("hits"), counts("faces", "face")),
    Happening.NURSE_ROLLED: (PLAYER, amount("saved"), counts("faces", "face")),
    Happening.UNITS_DESTROYED: (PLAYER, AREA, UNITS),
    Happening.CEASE_FIRE: (AREA,),
    Happening.AREA_CONQUERED: (PLAYER, AREA),
    Happening.AREA_DEFENDED: (PLAYER, AREA),
    Happening.BATTLE_ENDED: (AREA,),
    Happening.TURN_ENDED: (PLAYER,),
    Happening.MAJORITY_WON: (PLAYER, pick("majority", "majority")),
    Happening.MAJORITY_LOST: (PLAYER, pick("majority", "majority")),
    Happening.POINTS_SCORED: (
        PLAYER, amount("capitals"), amount("sources"), amount("majorities"), amount("total"),
    ),
    Happening.EXTRA_ROUND: (),
    Happening.MATCH_WON: (subset("players", "owner"),),
}  # fmt: skip
