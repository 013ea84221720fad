"""Does the engine of DUST agree with the rulebooks' own words, in every edition?

A sample of what `make oracle` asks at length. A switch turned on purpose must be noticed, else the
predicates would prove nothing.
"""

from __future__ import annotations

import pytest

from tests.oracle.dust.chapters import CHAPTERS
from tests.oracle.dust.positions import BY_THE_BOOK, House
from tests.oracle.sampling import is_noticed, must_agree

POSITIONS = 60
"""Generated positions per chapter."""
SEEDS = 4000
"""Positions in which a wrong rule must show."""

TURNED = [
    ("setup", "original-it", "capital_claim_rule", "by_player_count"),
    ("setup", "premium-en", "capital_claim_rule", "first_three_in_distinct_pairs"),
    ("setup", "epic-de", "land_claim_rule", "all_land_round_robin"),
    ("setup", "premium-de", "land_claim_rule", "two_power_sources_then_five_land"),
    ("setup", "epic-de", "neutral_areas", "unclaimed_capitals"),
    ("setup", "premium-en", "neutral_capital_has_production_center", "false"),
    ("setup", "epic-de", "neutral_capital_has_production_center", "true"),
    ("setup", "premium-en", "setup_spend_rule", "exact"),
    ("movement", "epic-de", "land_movement_through_unoccupied", "true"),
    ("movement", "premium-en", "land_movement_through_unoccupied", "false"),
    ("movement", "premium-de", "bomber_strategic_from_many_areas", "true"),
    ("movement", "original-it", "bomber_strategic_from_many_areas", "false"),
    ("attacks", "original-it", "naval_attack_range", "adjacent"),
    ("attacks", "premium-en", "naval_attack_range", "any_path_friendly_or_unoccupied"),
    ("attacks", "epic-de", "first_round_protects_neutral", "false"),
    ("attacks", "epic-de", "capital_attack_threshold", "own_half"),
    ("attacks", "premium-en", "capital_attack_threshold", "any_player_20"),
    ("attacks", "original-it", "capital_threshold_covers_neutral", "true"),
    ("attacks", "premium-en", "capital_threshold_covers_neutral", "false"),
    ("attacks", "original-it", "neutral_capital_after_capture", "full_capital"),
    ("attacks", "premium-en", "neutral_capital_after_capture", "plain_land"),
    ("attacks", "epic-de", "special_attack_units", "all_present"),
    ("attacks", "premium-en", "special_attack_units", "chosen"),
    ("attacks", "epic-de", "submarine_attack_vs_capital", "true"),
    ("attacks", "premium-en", "missile_dice", "own_production_centers"),
    ("attacks", "premium-en", "missile_targets_sea", "false"),
    ("attacks", "original-it", "missile_targets_sea", "true"),
    ("attacks", "premium-en", "missile_vs_neutral_capital", "true"),
    ("attacks", "premium-en", "same_attack_scope", "per_attack_type"),
    ("purchase", "premium-de", "neutral_purchase", "false"),
    ("purchase", "premium-en", "neutral_purchase_limit", "unlimited"),
    ("purchase", "premium-en", "neutral_purchase_needs_own_center", "true"),
    ("purchase", "premium-en", "submarine_placement", "friendly_only"),
    ("purchase", "premium-en", "discard_without_purchase", "true"),
    ("purchase", "premium-en", "score_marker_uses_tank", "false"),
    ("purchase", "premium-en", "diplomat_window", "any_time_in_production"),
    ("placement", "premium-en", "submarine_placement", "friendly_only"),
    ("placement", "premium-en", "production_limit_includes_submarines", "false"),
    ("initiative", "original-it", "capital_income", "each"),
    ("initiative", "premium-en", "capital_income", "own_only"),
    ("scoring", "epic-de", "vp_power_sources", "one_each"),
    ("scoring", "premium-en", "vp_power_sources", "one_per_three"),
    ("scoring", "original-it", "majority_kind", "more_than_half"),
    ("scoring", "premium-en", "majority_needs_at_least_one", "false"),
    ("scoring", "premium-en", "win_requires_capital", "false"),
    ("scoring", "premium-en", "win_threshold", "exceed"),
    ("scoring", "premium-de", "final_tie", "play_another_round"),
    ("battle", "premium-en", "submarine_combat_value", "2"),
    ("battle", "premium-en", "neutral_capital_bonus", "false"),
    ("battle", "premium-en", "retreat_limit", "one_unit"),
    ("battle", "premium-en", "retreat_window", "any_roll"),
    ("battle", "epic-de", "retreat_units_judged", "together"),
    ("battle", "premium-en", "defender_retreat_before_first_roll", "true"),
    ("battle", "premium-en", "submarine_retreat", "false"),
    ("battle", "premium-en", "defender_retreat_to_unoccupied", "never"),
    ("battle", "original-it", "defender_retreat_by_sea", "none"),
    ("battle", "premium-en", "amphibious_ceasefire", "attackers_return_to_origin"),
    ("battle", "original-it", "mech_dropper_ceasefire", "attackers_destroyed"),
    ("battle", "premium-en", "nurse_units", "land_and_air"),
    ("battle", "premium-en", "nurse_saves_amphibious_attackers", "false"),
    ("battle", "premium-de", "secret_weapon_vs_capital", "false"),
    ("battle", "premium-en", "alien_radar_units", "any_number"),
]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_engine_plays_by_the_book(chapter: str) -> None:
    must_agree(CHAPTERS[chapter], BY_THE_BOOK, POSITIONS)


@pytest.mark.parametrize(("chapter", "edition", "switch", "value"), TURNED)
def test_a_rule_turned_round_is_noticed(
    chapter: str, edition: str, switch: str, value: str
) -> None:
    assert is_noticed(CHAPTERS[chapter], House(edition, {switch: value}), SEEDS)
