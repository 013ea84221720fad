"""Do the four editions say what the rulebooks say, and are wrong edition texts refused?"""

from __future__ import annotations

import pytest

from opendust.dust.control import VICTORY_POINTS_TO_WIN
from opendust.dust.edition import (
    EDITIONS,
    SWITCHES,
    VARIANTS,
    load_edition,
)
from opendust.dust.rules.fighting.retreat import RETREAT_LIMIT, RetreatLimit
from opendust.dust.rules.fighting.rolls import SUBMARINE_COMBAT_VALUE
from opendust.dust.rules.fighting.special import MISSILE_DICE, MissileDice
from opendust.dust.rules.fighting.targets import FIRST_ROUND_PROTECTED, Protected
from opendust.dust.rules.scoring.scoring import VP_PER_CAPITAL
from opendust.dust.rules.scoring.victory import TIE_BREAKERS, WIN_REQUIRES_CAPITAL, TieBreaker
from opendust.kernel.refusal import BadText, Fault

PREMIUM_VP = "2:50,3:40,4:40,5:30,6:30"
TIE = "capitals,areas_land_plus_sea"
TIE_IT = "vp_last_round,majority_tokens,land_areas,power_sources,capitals"
ALL_THREE = "power_source,capital,production_center"
BY_COLOR = "one_unused_color_per_neutral_capital"
BY_ELIGIBLE = "attack_by_eligible_player_on_enemy_capital"
LAND = "all_land_round_robin"
CLAIMS = "two_power_sources_then_five_land"
ONLY_IF = "only_if_no_adjacent_friendly"

# Written by hand from the rulebooks' differences: premium-en, premium-de, epic-de, original-it.
DIFFERENT = {
    "victory_points_to_win": (PREMIUM_VP, PREMIUM_VP, "40", "40"),
    "win_requires_capital": ("true", "true", "true", "false"),
    "tie_breakers": (TIE, TIE, TIE, TIE_IT),
    "final_tie": ("shared_victory", "shared_victory", "shared_victory", "play_another_round"),
    "vp_per_capital": ("1", "1", "2", "2"),
    "vp_power_sources": ("one_each", "one_each", "one_per_three", "one_per_three"),
    "vp_per_majority": ("1", "1", "2", "2"),
    "capital_claim_rule": (*["by_player_count"] * 3, "first_three_in_distinct_pairs"),
    "land_claim_rule": (LAND, LAND, CLAIMS, CLAIMS),
    "neutral_areas": (*["unclaimed_capitals"] * 2, *["all_unclaimed_land"] * 2),
    "neutral_capital_has_production_center": ("true", "true", "false", "false"),
    "neutral_color_policy": (BY_COLOR, BY_COLOR, "any_unused_colors", "any_unused_colors"),
    "unclaimed_capital_tokens": (*["stay_in_supply"] * 3, "removed_from_game"),
    "neutral_purchase": ("true", "true", "false", "false"),
    "neutral_capital_bonus": ("true", "true", "true", "false"),
    "neutral_capital_after_capture": (*["full_capital"] * 3, "plain_land"),
    "setup_submarines": ("true", "true", "false", "false"),
    "capital_income": ("each", "each", "each", "own_only"),
    "submarine_combat_value": ("1", "2", "2", "1"),
    "land_movement_through_unoccupied": ("true", "true", "false", "false"),
    "bomber_strategic_from_many_areas": ("false", "false", "false", "true"),
    "naval_attack_range": (*["adjacent"] * 3, "any_path_friendly_or_unoccupied"),
    "first_round_protected": (*[ALL_THREE] * 3, "power_source,production_center"),
    "capital_attack_threshold": ("own_half", "own_half", "any_player_20", "any_player_20"),
    "capital_attack_unlock": ("any_attack_on_any_capital", BY_ELIGIBLE, "none", "none"),
    "capital_threshold_covers_neutral": ("true", "true", "true", "false"),
    "retreat_limit": (*["half_rounded_up"] * 3, "one_unit"),
    "defender_retreat_before_first_roll": ("false", "false", "false", "true"),
    "submarine_retreat": ("true", "true", "true", "false"),
    "defender_retreat_to_unoccupied": (ONLY_IF, ONLY_IF, ONLY_IF, "never"),
    "defender_retreat_by_sea": ("none", "none", "none", "shortest_own_convoy_route"),
    "retreat_no_destination": (*["destroyed"] * 3, "retreat_unavailable"),
    "amphibious_ceasefire": (*["attackers_destroyed"] * 3, "attackers_return_to_origin"),
    "special_attack_units": ("all_present", "chosen", "chosen", "chosen"),
    "submarine_attack_vs_capital": ("false", "false", "false", "true"),
    "missile_dice": ("3", "3", "3", "own_production_centers"),
    "missile_targets_sea": ("true", "true", "true", "false"),
    "missile_vs_neutral_capital": ("false", "false", "false", "true"),
    "nurse_units": ("any", "any", "any", "land_and_air"),
    "nurse_saves_amphibious_attackers": ("true", "true", "true", "false"),
    "secret_weapon_vs_capital": ("true", "true", "true", "false"),
    "diplomat_window": (*["production_start"] * 3, "any_time_in_production"),
    "alien_radar_units": ("all", "all", "all", "any_number"),
    "alien_radar_duration": (*["rest_of_round"] * 3, "one_battle"),
    "retreat_window": ("own_roll", "own_roll", "own_roll", "any_roll"),
    "mech_dropper_ceasefire": (
        "attackers_destroyed",
        "attackers_destroyed",
        "attackers_destroyed",
        "return_to_origins",
    ),
}

# The rulings that hold in every edition.
COMMON = {
    "win_threshold": "reach",
    "submarine_placement": "friendly_or_unoccupied",
    "setup_spend_rule": "up_to",
    "empty_hand_rule": "draw_top_card_forced",
    "score_marker_uses_tank": "true",
    "tactical_supremacy_timing": "once_per_battle",
    "production_limit_includes_submarines": "true",
    "neutral_dice_roller": "left_of_attacker",
    "neutral_retreat": "never",
    "first_round_protects_neutral": "true",
    "secret_weapon_user": "attacker_only",
    "secret_weapon_window": "battle_start",
    "raketen_land_unit_of": "own",
    "koshka_chain": "no_interrupt_of_an_interrupting_turn",
    "mech_builder_on_new_center": "true",
    "neutral_purchase_limit": "five_per_neutral_center_per_player_turn",
    "neutral_purchase_needs_own_center": "false",
    "majority_needs_at_least_one": "true",
    "majority_kind": "strictly_most",
    "discard_without_purchase": "false",
    "battle_start_priority": "attacker_then_defender",
    "sea_retreat_order": "attacker_then_defender",
    "same_attack_scope": "origin_target_pair_any_type",
    "eliminated_player": "stays_in_game",
    "deck_list": "standard",
    "retreat_units_judged": "one_by_one",
    "production_abilities_until": "cards_drawn",
    "power_sources_limit_building": "false",
    "attacker_retreat_before_first_roll": "true",
    "mech_dropper_keeps_limits": "true",
    "abilities_in_own_turn_only": "false",
    "leader_without_capital_blocks": "false",
    "corrections": "all",
}


def faults_of(text: str) -> list[Fault]:
    with pytest.raises(BadText) as caught:
        VARIANTS.parse(text, "house.toml")
    return caught.value.faults


@pytest.mark.parametrize("column", range(4))
def test_every_switch_of_every_edition(column: int) -> None:
    """What no table names is no rulebook's word: a switch that came later, played as before."""
    written = {name: row[column] for name, row in DIFFERENT.items()} | COMMON
    since = {name: switch.former for name, switch in SWITCHES.by_name.items()}
    assert load_edition(EDITIONS[column]).values == since | written


def test_the_catalogue_is_numbered_in_the_order_of_the_tables() -> None:
    numbers = [switch.number for switch in SWITCHES.by_name.values()]
    assert numbers == list(range(1, len(numbers) + 1))
    for rows in (DIFFERENT, COMMON):
        assert [name for name in SWITCHES.by_name if name in rows] == list(rows)


def test_differing_switches_differ() -> None:
    assert [name for name, row in DIFFERENT.items() if len(set(row)) == 1] == []


def test_typed_attributes() -> None:
    edition = load_edition("original-it")
    assert [VICTORY_POINTS_TO_WIN.of(edition, players) for players in (2, 6)] == [40, 40]
    assert RETREAT_LIMIT.of(edition) is RetreatLimit.ONE_UNIT
    assert TIE_BREAKERS.of(edition)[0] is TieBreaker.VP_LAST_ROUND
    assert FIRST_ROUND_PROTECTED.of(edition) == (
        Protected.POWER_SOURCE,
        Protected.PRODUCTION_CENTER,
    )
    assert MISSILE_DICE.of(edition) is MissileDice.OWN_PRODUCTION_CENTERS
    assert WIN_REQUIRES_CAPITAL.of(edition) is False


def test_a_custom_edition_changes_its_lines() -> None:
    text = 'base = "original-it"\nname = "long"\nvp_per_capital = 1\ntie_breakers = []\n'
    edition = VARIANTS.parse(text, "long.toml")
    assert (edition.name, edition.base) == ("long", "original-it")
    assert edition.changed == ("tie_breakers", "vp_per_capital")
    assert VP_PER_CAPITAL.of(edition) == 1
    assert TIE_BREAKERS.of(edition) == ()
    assert edition.digest != load_edition("original-it").digest


def test_a_line_that_repeats_its_base_changes_nothing() -> None:
    edition = VARIANTS.parse('base = "epic-de"\nvp_per_capital = 2\n', "same.toml")
    assert edition.changed == ()
    assert edition.digest == load_edition("epic-de").digest


def test_digests_tell_editions_apart() -> None:
    assert len({load_edition(name).digest for name in EDITIONS}) == 4


@pytest.mark.parametrize(
    ("switch", "typed", "canonical"),
    [
        ("victory_points_to_win", "2:30, 3:30,4:30,5:30,6:30", "30"),
        ("victory_points_to_win", "6:9,5:8,4:7,3:6,2:5", "2:5,3:6,4:7,5:8,6:9"),
        ("vp_per_capital", "02", "2"),
        ("tie_breakers", "[land_areas, capitals]", "land_areas,capitals"),
        ("first_round_protected", "none", "none"),
        ("missile_dice", "own_production_centers", "own_production_centers"),
        ("deck_list", "my-deck-2", "my-deck-2"),
        ("win_requires_capital", " false ", "false"),
    ],
)
def test_typed_values_become_canonical(switch: str, typed: str, canonical: str) -> None:
    edition = VARIANTS.with_values(load_edition("premium-en"), {switch: typed})
    assert edition.values[switch] == canonical
    assert VARIANTS.with_values(edition, edition.values).values == edition.values


@pytest.mark.parametrize(
    ("switch", "value"),
    [
        ("victory_points_to_win", "0"),
        ("victory_points_to_win", "2:50,3:40"),
        ("victory_points_to_win", "2:50,2:40,4:40,5:30,6:30"),
        ("vp_per_capital", "-1"),
        ("vp_per_capital", "10"),
        ("win_requires_capital", "yes"),
        ("retreat_limit", ""),
        ("tie_breakers", "capitals,capitals"),
        ("tie_breakers", "capitals,cities"),
        ("deck_list", "../deck"),
        ("deck_list", ""),
    ],
)
def test_wrong_values_are_refused(switch: str, value: str) -> None:
    with pytest.raises(BadText) as caught:
        VARIANTS.with_values(load_edition("premium-en"), {switch: value})
    fault = caught.value.faults[0]
    assert fault.message == f"fault-switch-{SWITCHES.by_name[switch].kind}"
    assert fault.details["name"] == switch


def test_a_change_leaves_the_edition_as_it_was() -> None:
    edition = load_edition("premium-en")
    changed = VARIANTS.with_values(edition, {"submarine_combat_value": "2"})
    assert (SUBMARINE_COMBAT_VALUE.of(edition), SUBMARINE_COMBAT_VALUE.of(changed)) == (1, 2)
    assert changed.changed == ("submarine_combat_value",)
    assert load_edition("premium-en").values["submarine_combat_value"] == "1"


def test_all_wrong_switches_are_reported_at_once() -> None:
    with pytest.raises(BadText) as caught:
        VARIANTS.with_values(
            load_edition("epic-de"), {"retreat_limt": "one_unit", "vp_per_majority": "x"}
        )
    assert [fault.message for fault in caught.value.faults] == [
        "fault-switch-unknown",
        "fault-switch-number",
    ]


def test_an_unknown_switch_names_line_and_nearest() -> None:
    fault = faults_of('base = "premium-en"\n\nretreat_limt = "one_unit"\n')[0]
    assert (fault.source, fault.line, fault.message) == ("house.toml", 3, "fault-switch-unknown")
    assert fault.details == {"name": "retreat_limt", "nearest": "retreat_limit"}


def test_a_wrong_value_names_line_and_what_would_be_right() -> None:
    fault = faults_of('base = "premium-en"\nretreat_limit = "one_units"\n')[0]
    assert (fault.line, fault.message) == (2, "fault-switch-choice")
    assert fault.details["nearest"] == "one_unit"
    assert fault.details["values"] == ("half_rounded_up", "one_unit")


def test_a_commented_line_is_not_the_line_of_the_fault() -> None:
    fault = faults_of('base = "premium-en"\n# vp_per_capital = 3\nvp_per_capital = 77\n')[0]
    assert fault.line == 3


def test_broken_toml_names_its_line() -> None:
    fault = faults_of('base = "premium-en"\nvp_per_capital = = 3\n')[0]
    assert (fault.line, fault.message) == (2, "fault-toml")


def test_a_file_without_base_is_refused() -> None:
    assert faults_of("vp_per_capital = 1\n")[0].message == "fault-variant-no-base"


def test_an_unknown_base_names_the_nearest() -> None:
    fault = faults_of('\nbase = "premium-eng"\n')[0]
    assert (fault.line, fault.message) == (2, "fault-variant-base")
    assert fault.details["nearest"] == "premium-en"


def test_an_unknown_edition_names_the_nearest() -> None:
    with pytest.raises(BadText) as caught:
        load_edition("epic")
    fault = caught.value.faults[0]
    assert (fault.message, fault.details["nearest"]) == ("fault-variant-unknown", "epic-de")
