"""What are the options of the edition that is played, and where do they come from?

An edition is a file with one line per option; a custom edition names its base and the lines it
changes. The engine reads the typed attributes and never asks for an edition by name.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, final

from opendust.dust.edition_file import line_of_key, read_value, read_values
from opendust.dust.option_catalogue import (
    CATALOGUE,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    NOTHING,
    nearest,
    package_text,
)
from opendust.dust.options import (
    AlienRadarDuration,
    AlienRadarUnits,
    AmphibiousCeasefire,
    BattleStartPriority,
    CapitalAttackThreshold,
    CapitalAttackUnlock,
    CapitalClaimRule,
    CapitalIncome,
    DefenderRetreatBySea,
    DefenderRetreatToUnoccupied,
    DiplomatWindow,
    EliminatedPlayer,
    EmptyHandRule,
    FinalTie,
    KoshkaChain,
    LandClaimRule,
    MajorityKind,
    MechDropperCeasefire,
    MissileDice,
    NavalAttackRange,
    NeutralAreas,
    NeutralCapitalAfterCapture,
    NeutralColorPolicy,
    NeutralDiceRoller,
    NeutralPurchaseLimit,
    NeutralRetreat,
    NurseUnits,
    Protected,
    RaketenLandUnitOf,
    RetreatLimit,
    RetreatNoDestination,
    RetreatWindow,
    SameAttackScope,
    SeaRetreatOrder,
    SecretWeaponUser,
    SecretWeaponWindow,
    SetupSpendRule,
    SpecialAttackUnits,
    SubmarinePlacement,
    TacticalSupremacyTiming,
    TieBreaker,
    UnclaimedCapitalTokens,
    VpPowerSources,
    WinThreshold,
)
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.toml.text import read_toml
from opendust.kernel.variants import Variants

EDITIONS: Final = ("premium-en", "premium-de", "epic-de", "original-it")
"""The names of the packaged editions."""

DEFAULT_EDITION: Final = "premium-en"


@final
class Edition:
    """The options of one edition, each under its own name. Never changed once made.

    `base` is the packaged edition it starts from, `changed` the options that differ from it.
    """

    def __init__(self, name: str, title: str, base: str, values: dict[str, str]) -> None:
        self.name = name
        self.title = title
        self.base = base
        self.values = values
        self.digest = digest_of(values)
        self.changed = changed_options(base, values)
        self.victory_points_to_win = numbers_by_players(values["victory_points_to_win"])
        self.win_requires_capital = values["win_requires_capital"] == "true"
        self.tie_breakers = tuple([TieBreaker(word) for word in words_of(values["tie_breakers"])])
        self.final_tie = FinalTie(values["final_tie"])
        self.vp_per_capital = int(values["vp_per_capital"])
        self.vp_power_sources = VpPowerSources(values["vp_power_sources"])
        self.vp_per_majority = int(values["vp_per_majority"])
        self.capital_claim_rule = CapitalClaimRule(values["capital_claim_rule"])
        self.land_claim_rule = LandClaimRule(values["land_claim_rule"])
        self.neutral_areas = NeutralAreas(values["neutral_areas"])
        self.neutral_capital_has_production_center = (
            values["neutral_capital_has_production_center"] == "true"
        )
        self.neutral_color_policy = NeutralColorPolicy(values["neutral_color_policy"])
        self.unclaimed_capital_tokens = UnclaimedCapitalTokens(values["unclaimed_capital_tokens"])
        self.neutral_purchase = values["neutral_purchase"] == "true"
        self.neutral_capital_bonus = values["neutral_capital_bonus"] == "true"
        self.neutral_capital_after_capture = NeutralCapitalAfterCapture(
            values["neutral_capital_after_capture"]
        )
        self.setup_submarines = values["setup_submarines"] == "true"
        self.capital_income = CapitalIncome(values["capital_income"])
        self.submarine_combat_value = int(values["submarine_combat_value"])
        self.land_movement_through_unoccupied = values["land_movement_through_unoccupied"] == "true"
        self.bomber_strategic_from_many_areas = values["bomber_strategic_from_many_areas"] == "true"
        self.naval_attack_range = NavalAttackRange(values["naval_attack_range"])
        self.first_round_protected = tuple(
            [Protected(word) for word in words_of(values["first_round_protected"])]
        )
        self.capital_attack_threshold = CapitalAttackThreshold(values["capital_attack_threshold"])
        self.capital_attack_unlock = CapitalAttackUnlock(values["capital_attack_unlock"])
        self.capital_threshold_covers_neutral = values["capital_threshold_covers_neutral"] == "true"
        self.retreat_limit = RetreatLimit(values["retreat_limit"])
        self.defender_retreat_before_first_roll = (
            values["defender_retreat_before_first_roll"] == "true"
        )
        self.submarine_retreat = values["submarine_retreat"] == "true"
        self.defender_retreat_to_unoccupied = DefenderRetreatToUnoccupied(
            values["defender_retreat_to_unoccupied"]
        )
        self.defender_retreat_by_sea = DefenderRetreatBySea(values["defender_retreat_by_sea"])
        self.retreat_no_destination = RetreatNoDestination(values["retreat_no_destination"])
        self.amphibious_ceasefire = AmphibiousCeasefire(values["amphibious_ceasefire"])
        self.special_attack_units = SpecialAttackUnits(values["special_attack_units"])
        self.submarine_attack_vs_capital = values["submarine_attack_vs_capital"] == "true"
        self.missile_dice = MissileDice(values["missile_dice"])
        self.missile_targets_sea = values["missile_targets_sea"] == "true"
        self.missile_vs_neutral_capital = values["missile_vs_neutral_capital"] == "true"
        self.nurse_units = NurseUnits(values["nurse_units"])
        self.nurse_saves_amphibious_attackers = values["nurse_saves_amphibious_attackers"] == "true"
        self.secret_weapon_vs_capital = values["secret_weapon_vs_capital"] == "true"
        self.diplomat_window = DiplomatWindow(values["diplomat_window"])
        self.alien_radar_units = AlienRadarUnits(values["alien_radar_units"])
        self.alien_radar_duration = AlienRadarDuration(values["alien_radar_duration"])
        self.win_threshold = WinThreshold(values["win_threshold"])
        self.submarine_placement = SubmarinePlacement(values["submarine_placement"])
        self.setup_spend_rule = SetupSpendRule(values["setup_spend_rule"])
        self.empty_hand_rule = EmptyHandRule(values["empty_hand_rule"])
        self.score_marker_uses_tank = values["score_marker_uses_tank"] == "true"
        self.tactical_supremacy_timing = TacticalSupremacyTiming(
            values["tactical_supremacy_timing"]
        )
        self.production_limit_includes_submarines = (
            values["production_limit_includes_submarines"] == "true"
        )
        self.neutral_dice_roller = NeutralDiceRoller(values["neutral_dice_roller"])
        self.neutral_retreat = NeutralRetreat(values["neutral_retreat"])
        self.first_round_protects_neutral = values["first_round_protects_neutral"] == "true"
        self.retreat_window = RetreatWindow(values["retreat_window"])
        self.mech_dropper_ceasefire = MechDropperCeasefire(values["mech_dropper_ceasefire"])
        self.secret_weapon_user = SecretWeaponUser(values["secret_weapon_user"])
        self.secret_weapon_window = SecretWeaponWindow(values["secret_weapon_window"])
        self.raketen_land_unit_of = RaketenLandUnitOf(values["raketen_land_unit_of"])
        self.koshka_chain = KoshkaChain(values["koshka_chain"])
        self.mech_builder_on_new_center = values["mech_builder_on_new_center"] == "true"
        self.neutral_purchase_limit = NeutralPurchaseLimit(values["neutral_purchase_limit"])
        self.neutral_purchase_needs_own_center = (
            values["neutral_purchase_needs_own_center"] == "true"
        )
        self.majority_needs_at_least_one = values["majority_needs_at_least_one"] == "true"
        self.majority_kind = MajorityKind(values["majority_kind"])
        self.discard_without_purchase = values["discard_without_purchase"] == "true"
        self.battle_start_priority = BattleStartPriority(values["battle_start_priority"])
        self.sea_retreat_order = SeaRetreatOrder(values["sea_retreat_order"])
        self.same_attack_scope = SameAttackScope(values["same_attack_scope"])
        self.eliminated_player = EliminatedPlayer(values["eliminated_player"])
        self.deck_list = values["deck_list"]


def words_of(text: str) -> list[str]:
    """The words of a canonical list."""
    return [] if text == NOTHING else text.split(",")


def numbers_by_players(text: str) -> tuple[int, ...]:
    """The numbers of a canonical text, at the index of the number of players (0 below two)."""
    numbers = [0] * (MOST_PLAYERS + 1)
    if ":" not in text:
        for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
            numbers[players] = int(text)
        return tuple(numbers)
    for part in text.split(","):
        players_text, _, number = part.partition(":")
        numbers[int(players_text)] = int(number)
    return tuple(numbers)


def digest_of(values: dict[str, str]) -> str:
    """A short hash of all values, the same for every edition that plays the same."""
    lines = "".join([f"{name}={values[name]}\n" for name in CATALOGUE])
    return blake2b(lines.encode(), digest_size=8).hexdigest()


def changed_options(base: str, values: dict[str, str]) -> tuple[str, ...]:
    """The options whose value is not that of the base, in catalogue order."""
    original = packaged_values(base)
    return tuple([name for name in CATALOGUE if values[name] != original[name]])


_PACKAGED: Final[dict[str, dict[str, str]]] = {}


def packaged_values(name: str) -> dict[str, str]:
    """The canonical values of a packaged edition."""
    if name not in _PACKAGED:
        source = f"{name}.toml"
        _PACKAGED[name] = read_values(package_text("editions", source), source, {})
    return _PACKAGED[name]


_LOADED: Final[dict[str, Edition]] = {}


def load_edition(name: str) -> Edition:
    """The packaged edition of that name, read once."""
    if name in _LOADED:
        return _LOADED[name]
    if name not in EDITIONS:
        close = nearest(name, EDITIONS)
        fault = Fault("", 0, "fault-edition-unknown", name=name, nearest=close, values=EDITIONS)
        raise BadText([fault])
    title = str(read_toml(package_text("editions", f"{name}.toml"), name)["title"])
    _LOADED[name] = Edition(name, title, name, packaged_values(name))
    return _LOADED[name]


def parse_edition(text: str, source: str) -> Edition:
    """A custom edition: `base = "premium-en"` and the lines that it changes."""
    table = read_toml(text, source)
    base = str(table.get("base", ""))
    if base not in EDITIONS:
        close = nearest(base, EDITIONS)
        message = "fault-edition-base" if "base" in table else "fault-edition-no-base"
        line = line_of_key(text, "base")
        fault = Fault(source, line, message, name=base, nearest=close, values=EDITIONS)
        raise BadText([fault])
    name = str(table.get("name", source))
    values = read_values(text, source, packaged_values(base))
    return Edition(name, str(table.get("title", name)), base, values)


def with_options(edition: Edition, overrides: dict[str, str]) -> Edition:
    """The same edition with some options changed; values are texts, as typed by a person."""
    values = dict(edition.values)
    faults: list[Fault] = []
    for name, text in overrides.items():
        try:
            values[name] = read_value(name, text, "", 0)
        except BadText as bad:
            faults += bad.faults
    if faults:
        raise BadText(faults)
    return Edition(edition.name, edition.title, edition.base, values)


def values_in(name: str) -> dict[str, str]:
    """The canonical text of every option of a packaged edition."""
    return option_values(load_edition(name))


def option_values(edition: Edition) -> dict[str, str]:
    """The canonical text of every option, in catalogue order."""
    return {name: edition.values[name] for name in CATALOGUE}


def edition_played(state: Any) -> str:
    """The name of the edition of a position."""
    return str(state.edition.name)


VARIANTS: Final = Variants(
    "edition", EDITIONS, DEFAULT_EDITION, CATALOGUE, values_in, edition_played
)
