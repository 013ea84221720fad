"""The words an edition chooses from: one closed set per option that is not a number or a yes.

The values are the tokens of the edition files; their meaning stands in data/options.toml.
"""

from __future__ import annotations

from enum import Enum

from opendust.kernel.closed_set import closed_set


@closed_set
class TieBreaker(Enum):
    """What is compared, in this order, between players tied on victory points."""

    CAPITALS = "capitals"
    AREAS_LAND_PLUS_SEA = "areas_land_plus_sea"
    VP_LAST_ROUND = "vp_last_round"
    MAJORITY_TOKENS = "majority_tokens"
    LAND_AREAS = "land_areas"
    POWER_SOURCES = "power_sources"


@closed_set
class FinalTie(Enum):
    """What happens when every tie-breaker is equal."""

    SHARED_VICTORY = "shared_victory"
    PLAY_ANOTHER_ROUND = "play_another_round"


@closed_set
class VpPowerSources(Enum):
    """How power sources score: each one, or each full set of three."""

    ONE_EACH = "one_each"
    ONE_PER_THREE = "one_per_three"


@closed_set
class CapitalClaimRule(Enum):
    """Which capitals are closed to a player who claims one during setup."""

    BY_PLAYER_COUNT = "by_player_count"
    FIRST_THREE_IN_DISTINCT_PAIRS = "first_three_in_distinct_pairs"


@closed_set
class LandClaimRule(Enum):
    """How land areas are claimed during setup."""

    ALL_LAND_ROUND_ROBIN = "all_land_round_robin"
    TWO_POWER_SOURCES_THEN_FIVE_LAND = "two_power_sources_then_five_land"


@closed_set
class NeutralAreas(Enum):
    """Which areas receive a neutral tank and mech at setup."""

    UNCLAIMED_CAPITALS = "unclaimed_capitals"
    ALL_UNCLAIMED_LAND = "all_unclaimed_land"


@closed_set
class NeutralColorPolicy(Enum):
    """Which unused colours supply the neutral pieces, and so how many there are."""

    ONE_UNUSED_COLOR_PER_NEUTRAL_CAPITAL = "one_unused_color_per_neutral_capital"
    ANY_UNUSED_COLORS = "any_unused_colors"


@closed_set
class UnclaimedCapitalTokens(Enum):
    """Whether capital tokens of unclaimed capitals can still be won."""

    STAY_IN_SUPPLY = "stay_in_supply"
    REMOVED_FROM_GAME = "removed_from_game"


@closed_set
class NeutralCapitalAfterCapture(Enum):
    """What a capital left neutral at setup is once a player has taken it."""

    FULL_CAPITAL = "full_capital"
    PLAIN_LAND = "plain_land"


@closed_set
class CapitalIncome(Enum):
    """Whether each controlled capital gives income, or only the one claimed at setup."""

    EACH = "each"
    OWN_ONLY = "own_only"


@closed_set
class NavalAttackRange(Enum):
    """How far submarines reach in a sea attack."""

    ADJACENT = "adjacent"
    ANY_PATH_FRIENDLY_OR_UNOCCUPIED = "any_path_friendly_or_unoccupied"


@closed_set
class Protected(Enum):
    """Kinds of area that cannot be attacked in the first round."""

    POWER_SOURCE = "power_source"
    CAPITAL = "capital"
    PRODUCTION_CENTER = "production_center"


@closed_set
class CapitalAttackThreshold(Enum):
    """Whose victory points, and how many, open the capitals to attack."""

    OWN_HALF = "own_half"
    ANY_PLAYER_20 = "any_player_20"


@closed_set
class CapitalAttackUnlock(Enum):
    """Which first attack on a capital opens capitals to everybody for the rest of the game."""

    ANY_ATTACK_ON_ANY_CAPITAL = "any_attack_on_any_capital"
    ATTACK_BY_ELIGIBLE_PLAYER_ON_ENEMY_CAPITAL = "attack_by_eligible_player_on_enemy_capital"
    NONE = "none"


@closed_set
class RetreatLimit(Enum):
    """How many units may leave in one retreat."""

    HALF_ROUNDED_UP = "half_rounded_up"
    ONE_UNIT = "one_unit"


@closed_set
class DefenderRetreatToUnoccupied(Enum):
    """When a defender may retreat to an unoccupied area."""

    ONLY_IF_NO_ADJACENT_FRIENDLY = "only_if_no_adjacent_friendly"
    NEVER = "never"


@closed_set
class DefenderRetreatBySea(Enum):
    """Whether defenders of a coast may retreat over a chain of their own submarines."""

    NONE = "none"
    SHORTEST_OWN_CONVOY_ROUTE = "shortest_own_convoy_route"


@closed_set
class RetreatNoDestination(Enum):
    """What becomes of a retreating defender that has nowhere to go."""

    DESTROYED = "destroyed"
    RETREAT_UNAVAILABLE = "retreat_unavailable"


@closed_set
class AmphibiousCeasefire(Enum):
    """What a cease-fire means for amphibious attackers."""

    ATTACKERS_DESTROYED = "attackers_destroyed"
    ATTACKERS_RETURN_TO_ORIGIN = "attackers_return_to_origin"


@closed_set
class SpecialAttackUnits(Enum):
    """Whether a special attack uses every bomber or submarine present or a chosen number."""

    ALL_PRESENT = "all_present"
    CHOSEN = "chosen"


@closed_set
class MissileDice(Enum):
    """Number of dice of a missile."""

    THREE = "3"
    OWN_PRODUCTION_CENTERS = "own_production_centers"


@closed_set
class NurseUnits(Enum):
    """Which units Nurse can save."""

    ANY = "any"
    LAND_AND_AIR = "land_and_air"


@closed_set
class DiplomatWindow(Enum):
    """When in his production phase a player may use Diplomat."""

    PRODUCTION_START = "production_start"
    ANY_TIME_IN_PRODUCTION = "any_time_in_production"


@closed_set
class AlienRadarUnits(Enum):
    """Whether Alien Radar withdraws all units or as many as the player likes."""

    ALL = "all"
    ANY_NUMBER = "any_number"


@closed_set
class AlienRadarDuration(Enum):
    """Whether Alien Radar works for the rest of the round or for one battle."""

    REST_OF_ROUND = "rest_of_round"
    ONE_BATTLE = "one_battle"


@closed_set
class WinThreshold(Enum):
    """Whether the winning number must be reached or exceeded."""

    REACH = "reach"
    EXCEED = "exceed"


@closed_set
class SubmarinePlacement(Enum):
    """Which sea areas beside an own production center may receive new submarines."""

    FRIENDLY_OR_UNOCCUPIED = "friendly_or_unoccupied"
    FRIENDLY_ONLY = "friendly_only"


@closed_set
class SetupSpendRule(Enum):
    """Whether the reinforcement budget is a limit or must be spent to the last point."""

    UP_TO = "up_to"
    EXACT = "exact"


@closed_set
class EmptyHandRule(Enum):
    """What a player without cards does in the initiative step."""

    DRAW_TOP_CARD_FORCED = "draw_top_card_forced"


@closed_set
class TacticalSupremacyTiming(Enum):
    """When tactical supremacy is determined."""

    ONCE_PER_BATTLE = "once_per_battle"


@closed_set
class NeutralDiceRoller(Enum):
    """Who rolls and chooses for neutral defenders."""

    LEFT_OF_ATTACKER = "left_of_attacker"
    AUTOMATIC = "automatic"


@closed_set
class NeutralRetreat(Enum):
    """Whether neutral units retreat."""

    NEVER = "never"


@closed_set
class RetreatWindow(Enum):
    """Before which rolls a player may retreat."""

    OWN_ROLL = "own_roll"
    ANY_ROLL = "any_roll"


@closed_set
class MechDropperCeasefire(Enum):
    """What a cease-fire means for dropped mechs."""

    ATTACKERS_DESTROYED = "attackers_destroyed"
    RETURN_TO_ORIGINS = "return_to_origins"


@closed_set
class SecretWeaponUser(Enum):
    """Who may use Secret Weapon in a battle."""

    ATTACKER_ONLY = "attacker_only"
    EITHER = "either"


@closed_set
class SecretWeaponWindow(Enum):
    """When Secret Weapon may be used."""

    BATTLE_START = "battle_start"
    BEFORE_ATTACKERS_FIRST_ROLL = "before_attackers_first_roll"


@closed_set
class RaketenLandUnitOf(Enum):
    """Whose land unit in the battle Raketen Truppen needs."""

    OWN = "own"
    ANY_SIDE = "any_side"


@closed_set
class KoshkaChain(Enum):
    """Whether a turn taken with Koshka can itself be interrupted."""

    NO_INTERRUPT_OF_AN_INTERRUPTING_TURN = "no_interrupt_of_an_interrupting_turn"
    ALLOWED = "allowed"


@closed_set
class NeutralPurchaseLimit(Enum):
    """How many neutral units may be bought in one turn."""

    FIVE_PER_NEUTRAL_CENTER_PER_PLAYER_TURN = "five_per_neutral_center_per_player_turn"
    UNLIMITED = "unlimited"


@closed_set
class MajorityKind(Enum):
    """How large a count a majority needs."""

    STRICTLY_MOST = "strictly_most"
    MORE_THAN_HALF = "more_than_half"


@closed_set
class BattleStartPriority(Enum):
    """Who decides first about abilities at the start of a battle."""

    ATTACKER_THEN_DEFENDER = "attacker_then_defender"
    INITIATIVE_ORDER = "initiative_order"


@closed_set
class SeaRetreatOrder(Enum):
    """Who decides first about retreats at sea."""

    ATTACKER_THEN_DEFENDER = "attacker_then_defender"
    SIMULTANEOUS = "simultaneous"


@closed_set
class SameAttackScope(Enum):
    """What counts as the same attack, which may not be repeated in a turn."""

    ORIGIN_TARGET_PAIR_ANY_TYPE = "origin_target_pair_any_type"
    PER_ATTACK_TYPE = "per_attack_type"


@closed_set
class EliminatedPlayer(Enum):
    """What becomes of a player without units."""

    STAYS_IN_GAME = "stays_in_game"
    REMOVED = "removed"
