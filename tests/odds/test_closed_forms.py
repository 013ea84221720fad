"""Small battles worked out by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from opendust.dust.edition import load_edition
from opendust.dust.force import pack
from opendust.odds import DustBattle, Policy, Question, dust_odds
from opendust.odds.dust.tree import CEASE_FIRE, CONQUEST, DEFENCE, EMPTY


def tanks(number: int) -> int:
    return pack(((0, number),))


def test_one_tank_against_one() -> None:
    """A tie: the defender rolls first. Hit 1/3, else the attacker, else again."""
    odds = dust_odds("1 tank vs 1 tank", exact=True)
    assert odds.defence == Fraction(1, 3) + Fraction(2, 3) ** 2 * Fraction(1, 3)
    assert odds.conquest == Fraction(2, 3) * Fraction(1, 3)
    assert odds.cease_fire == Fraction(2, 3) ** 3


def test_supremacy_rolls_first() -> None:
    odds = dust_odds("1 fighter vs 1 tank", exact=True)
    assert odds.conquest == Fraction(1, 3) + Fraction(2, 3) ** 2 * Fraction(1, 3)


def test_a_capital_rolls_first_with_five_dice_more() -> None:
    odds = dust_odds("1 fighter vs 1 tank capital", exact=True)
    miss = Fraction(2, 3) ** 6
    assert odds.defence == 1 - miss + miss * Fraction(2, 3) * (1 - miss)
    assert odds.conquest == miss * Fraction(1, 3)
    assert odds.cease_fire == miss * Fraction(2, 3) * miss


def test_a_center_adds_three_dice() -> None:
    odds = dust_odds("1 tank vs 1 tank center", exact=True)
    miss = Fraction(2, 3) ** 4
    assert odds.conquest == miss * Fraction(1, 3)


def test_two_tanks_against_one() -> None:
    """Defender 1 die, attacker 2; once a tank is lost, the battle of one against one goes on."""
    odds = dust_odds("2 tank vs 1 tank", exact=True)
    blank = Fraction(4, 9)
    # After the defender's hit the attacker's one tank rolls first.
    alone = Fraction(1, 3) + Fraction(2, 3) ** 2 * Fraction(1, 3)
    expected = (
        Fraction(1, 3) * alone
        + Fraction(2, 3) * (1 - blank)
        + Fraction(2, 3) * blank * Fraction(1, 3) * alone
    )
    assert odds.conquest == expected
    assert odds.cease_fire == Fraction(2, 3) * blank * Fraction(2, 3) + (
        Fraction(1, 3) + Fraction(2, 3) * blank * Fraction(1, 3)
    ) * (Fraction(2, 3) ** 3)


def test_submarines_roll_together_and_may_both_go_down() -> None:
    odds = dust_odds("1 submarine vs 1 submarine", exact=True)
    still = Fraction(4, 9)
    rounds = 1 + still + still**2
    assert odds.empty == Fraction(1, 9) * rounds
    assert odds.conquest == odds.defence == Fraction(2, 9) * rounds
    assert odds.cease_fire == still**3


def test_submarines_of_combat_value_two() -> None:
    odds = dust_odds("1 submarine vs 1 submarine", edition="premium-de", exact=True)
    assert odds.cease_fire == Fraction(4, 9) ** 6


def test_amphibious_attackers_are_lost_in_a_cease_fire() -> None:
    odds = dust_odds("1 tank vs 1 tank amphibious", exact=True)
    assert odds.survivors[CEASE_FIRE, 0, tanks(1)] == Fraction(8, 27)
    italian = dust_odds("1 tank vs 1 tank amphibious", edition="original-it", exact=True)
    assert italian.survivors[CEASE_FIRE, tanks(1), tanks(1)] == Fraction(8, 27)


def test_secret_weapon_drives_everybody_out() -> None:
    odds = dust_odds("1 tank vs 9 mech", attacker_ability="secret", exact=True)
    assert odds.survivors == {(CONQUEST, tanks(1), pack(((1, 9),))): 1}
    nowhere = dust_odds("1 tank vs 9 mech trapped", attacker_ability="secret", exact=True)
    assert nowhere.conquest < Fraction(1, 10)


def test_alien_radar_saves_the_defenders_and_loses_the_area() -> None:
    odds = dust_odds("9 mech vs 1 tank", defender_ability="radar", exact=True)
    assert odds.survivors == {(CONQUEST, pack(((1, 9),)), tanks(1)): 1}


def test_nurse_saves_two_of_three() -> None:
    plain = dust_odds("1 tank vs 1 tank", exact=True)
    nursed = dust_odds("1 tank vs 1 tank", attacker_ability="nurse", exact=True)
    assert nursed.outcomes == plain.outcomes
    assert nursed.attacker_losses == plain.attacker_losses * Fraction(1, 3)
    assert nursed.survivors[DEFENCE, tanks(1), tanks(1)] == plain.defence * Fraction(2, 3)


def test_sigrid_rolls_a_blank_again() -> None:
    odds = dust_odds("1 fighter vs 1 tank", attacker_ability="sigrid", exact=True)
    first = Fraction(1, 3) + Fraction(2, 3) * Fraction(1, 3)
    assert odds.conquest == first + (1 - first) * Fraction(2, 3) * Fraction(1, 3)


def test_raketen_truppen_need_a_land_unit() -> None:
    plain = dust_odds("1 fighter vs 1 tank", exact=True)
    none = dust_odds("1 fighter vs 1 tank", attacker_ability="raketen", exact=True)
    assert none.outcomes == plain.outcomes
    mech = dust_odds("1 mech vs 1 tank", attacker_ability="raketen", exact=True)
    first = Fraction(5, 9) + Fraction(4, 9) * Fraction(5, 9)
    assert mech.conquest == first + (1 - first) * Fraction(2, 3) * Fraction(5, 9)


def test_ace_of_the_sky_adds_a_die() -> None:
    odds = dust_odds("1 fighter vs 1 tank", attacker_ability="ace", exact=True)
    assert odds.conquest == Fraction(5, 9) + Fraction(4, 9) * Fraction(2, 3) * Fraction(5, 9)


def test_attackers_who_always_retreat_lose_half_of_nothing() -> None:
    odds = dust_odds("1 fighter vs 1 tank", attacker=Policy(retreat="always"), exact=True)
    assert odds.survivors == {(DEFENCE, pack(((2, 1),)), tanks(1)): 1}


def test_bombers_on_submarines() -> None:
    odds = dust_odds("1 bomber vs 1 submarine", exact=True)
    assert odds.empty == Fraction(5, 9)
    assert odds.defender_losses == Fraction(5, 9) * 4


def test_submarines_on_land_respect_shields_and_missiles_do_not() -> None:
    shelled = dust_odds("1 submarine vs 1 tank 1 mech", exact=True)
    assert shelled.survivors[DEFENCE, pack(((4, 1),)), pack(((1, 1),))] == Fraction(1, 3)
    missile = dust_odds("missile vs 1 tank 1 mech", exact=True)
    assert missile.survivors[DEFENCE, 0, tanks(1)] == 3 * Fraction(1, 3) * Fraction(4, 9)
    assert missile.survivors[EMPTY, 0, 0] == 3 * Fraction(1, 9) * Fraction(2, 3) + Fraction(1, 27)


@pytest.mark.parametrize(
    "text",
    ["4 tank 1 mech 2 fighter vs 3 tank 1 bomber center", "8 submarine vs 7 submarine"],
)
def test_exact_chances_sum_to_one(text: str) -> None:
    odds = dust_odds(text, attacker_ability="nurse", defender_ability="sigrid", exact=True)
    assert sum(odds.outcomes) == 1
    assert sum(odds.survivors.values()) == 1


def test_floats_agree_with_fractions() -> None:
    text = "5 tank 2 mech 1 fighter vs 4 tank 1 mech center"
    exact, quick = dust_odds(text, exact=True), dust_odds(text)
    assert quick.survivors.keys() == exact.survivors.keys()
    for end, chance in exact.survivors.items():
        assert quick.survivors[end] == pytest.approx(float(chance), abs=1e-12)


def test_a_battle_that_has_begun() -> None:
    """Two hitless rolls lie behind: the attacker's blank makes the cease-fire."""
    battle = DustBattle(load_edition("premium-en"), tanks(1), tanks(1)).going_on(0, 3, 2)
    odds = dust_odds(battle, exact=True)
    assert odds.outcomes == [Fraction(1, 3), 0, Fraction(2, 3), 0]


def test_retreating_now() -> None:
    battle = DustBattle(load_edition("premium-en"), pack(((2, 2),)), tanks(1))
    found = Question(battle, (Policy(), Policy()), exact=True).retreats(0)
    assert [part for part, _ in found] == [0, pack(((2, 1),))]
    assert found[0][1].outcomes == dust_odds(battle, exact=True).outcomes
    assert found[1][1].outcomes == dust_odds("1 fighter vs 1 tank", exact=True).outcomes
    assert Question(battle, (Policy(), Policy())).retreats(1) == []
