"""The packaged unit cards, and a player's own corrections laid over them."""

from __future__ import annotations

from importlib.resources import files

import pytest

from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.toml.former import former_texts
from opendust.tactics.texts.cards import load_cards, parse_cards, recorded_cards
from opendust.tactics.units.cards import (
    ARMOR_CLASSES,
    Ability,
    Evidence,
    Face,
    Faction,
    Kind,
    Role,
    Skill,
    UnitCard,
)
from opendust.tactics.units.weapons import Form, RangeKind, WeaponClass, WeaponLine

NAMED = (
    *("luther", "lothar", "hot-dog", "honey", "pounder", "steel-rain", "the-boss"),
    *("laser-grenadiers", "sigrid", "bazooka-joe", "totenmeister", "axis-zombies"),
)


def line(card: UnitCard, slug: str) -> WeaponLine:
    return next(one for one in card.lines if one.slug == slug)


def cells(one: WeaponLine) -> list[str]:
    return [value.text() for value in one.values]


def test_the_box_holds_five_units_a_side_within_130_ap() -> None:
    for faction in (Faction.ALLIES, Faction.AXIS):
        box = [card for card in load_cards().cards if card.in_box and card.faction is faction]
        assert len(box) == 5
        assert sum(card.ap for card in box) <= 130


def test_miniatures_in_the_box_are_15_and_13() -> None:
    box = [card for card in load_cards().cards if card.in_box]
    count = dict.fromkeys(Faction, 0)
    for card in box:
        count[card.faction] += sum(bearer.count for bearer in card.bearers)
    assert count[Faction.ALLIES] == 15
    assert count[Faction.AXIS] == 13


def test_every_unit_named_in_the_examples_has_a_card() -> None:
    assert [slug for slug in NAMED if load_cards().index(slug) < 0] == []


def test_every_skill_weapon_class_range_and_value_is_on_some_card() -> None:
    cards = load_cards().cards
    lines = [one for card in cards for one in card.lines]
    assert {skill for card in cards for skill in card.skills} == set(Skill)
    assert {kind for one in lines for kind in one.classes} == set(WeaponClass)
    assert {one.range_kind for one in lines} == set(RangeKind)
    assert {value.form for one in lines for value in one.values} == set(Form)
    assert {card.kind for card in cards} == set(Kind)
    assert any(card.is_large() for card in cards)


def test_hell_boys_as_printed() -> None:
    """EX-01, EX-16, EX-26, EX-55: the only card that the rulebook shows whole."""
    card = load_cards().card("hell-boys")
    assert (card.armor_text(), card.movement, card.hp, card.ap) == ("S2", 1, 5, 34)
    assert (card.soft_cover, card.hard_cover) == (Face.HIT, Face.BLANK)
    assert card.skills == (Skill.FAST,)
    shotgun = line(card, "shotgun")
    assert cells(shotgun) == ["6/1", "3/1", "2/1", "-", "3/1", *["-"] * 9]
    assert shotgun.carriers == 3
    assert line(card, "flamethrower-1").carriers == 1
    assert line(card, "flamethrower-2").values[1].form is Form.INCENDIARY
    assert line(card, "knife-and-grenade").carriers == 5


def test_dual_heavy_piat_as_printed() -> None:
    """EX-15."""
    piat = load_cards().card("blackhawk").lines[0]
    dice = ["10/1", "6/1", "4/1", "2/1", "6/1", "6/1", "5/1", "5/1", "4/1", "4/1", "3/1"]
    assert cells(piat) == [*dice, "-", "-", "-"]
    assert piat.range_text() == "2"
    assert piat.carriers == 1


def test_sturmpioniere_as_printed() -> None:
    """EX-18, EX-19, EX-57: three Panzerfausts that belong to the whole squad."""
    card = load_cards().card("sturmpioniere")
    faust = line(card, "panzerfaust")
    rifle = line(card, "stg-47")
    assert (faust.ammo, faust.is_limited, faust.range_text()) == (3, True, "2")
    assert (rifle.carriers, rifle.range_text(), rifle.values[1].text()) == (4, "4", "1/1")


def test_other_figures_of_the_examples() -> None:
    cards = load_cards()
    s3 = ARMOR_CLASSES.index("S3")
    v4 = ARMOR_CLASSES.index("V4")
    assert line(cards.card("honey"), "phaser-120w").values[s3].text() == "p2/3"
    assert line(cards.card("steel-rain"), "rockets-4-2").values[s3].volley == (3, 6, 9, 12)
    assert line(cards.card("hans"), "panzerfaust-werfer").values[v4].form is Form.AP_INCENDIARY
    assert cards.card("pounder").armor == v4
    petard = line(cards.card("steel-rain"), "petard-mortar")
    assert [distance for distance in range(1, 9) if petard.reaches(distance)] == [3, 4, 5, 6]
    nebelwerfer = line(cards.card("lothar"), "nebelwerfer-42")
    assert [distance for distance in (1, 2, 3, 4, 9, 40) if nebelwerfer.reaches(distance)] == [
        *(4, 9, 40)
    ]
    assert nebelwerfer.is_reloadable


def test_command_squad_has_five_different_members() -> None:
    """SKILL-COMMAND-1."""
    boss = load_cards().card("the-boss")
    assert [bearer.role for bearer in boss.bearers] == [
        *(Role.OFFICER, Role.RADIOMAN, Role.MECHANIC, Role.MEDIC, Role.SPECIALIST)
    ]
    assert boss.abilities() == tuple(Ability)


def test_every_figure_says_where_it_comes_from() -> None:
    for card in load_cards().cards:
        for field in ("armor", "movement", "hp", "ap", "skills"):
            assert card.source_of(field).note, (card.slug, field)
        for one in card.lines:
            for armor in ARMOR_CLASSES:
                assert card.source_of(f"weapons.{one.slug}.{armor}").note, (card.slug, one.slug)


def test_the_source_of_a_cell_is_finer_than_that_of_its_line() -> None:
    card = load_cards().card("sturmpioniere")
    assert card.source_of("weapons.stg-47.S2").evidence is Evidence.PRINTED
    assert card.source_of("weapons.stg-47.S1").evidence is Evidence.RECONSTRUCTED


def test_a_player_corrects_a_figure_in_one_line() -> None:
    own = load_cards("hot-dog.ap = 47\n", "mine.toml")
    assert own.card("hot-dog").ap == 47
    assert own.card("hot-dog").source_of("ap").text() == "own mine.toml"
    assert own.card("pounder").ap == load_cards().card("pounder").ap
    assert own.digest != load_cards().digest


def test_a_player_corrects_a_cell_for_one_unit_or_for_all() -> None:
    own = load_cards(
        'arsenal.bazooka.V3 = "1/4"\ndeath-dealers.weapons.bazooka.S2 = "2/1"\n', "mine.toml"
    )
    v3 = ARMOR_CLASSES.index("V3")
    assert line(own.card("the-gunners"), "bazooka").values[v3].text() == "1/4"
    assert line(own.card("the-gunners"), "bazooka").values[1].text() == "1/1"
    assert line(own.card("death-dealers"), "bazooka").values[1].text() == "2/1"
    assert own.card("death-dealers").source_of("weapons.bazooka.S2").evidence is Evidence.OWN
    assert own.card("death-dealers").source_of("weapons.bazooka.V2").evidence is Evidence.PUBLISHED


def faults_of(overlay: str) -> list[Fault]:
    with pytest.raises(BadText) as caught:
        load_cards(overlay, "mine.toml")
    return caught.value.faults


@pytest.mark.parametrize(
    ("overlay", "message"),
    [
        ("hot-dog.app = 45", "fault-field-unknown"),
        ("hot-dog.ap = 0", "fault-field-number"),
        ('hot-dog.ap = "45"', "fault-field-number"),
        ('hot-dog.armor = "S2"', "fault-field-choice"),
        ('hot-dog.skills = ["jmup"]', "fault-field-choice"),
        ('hot-dog.soft_cover = "hit"', "fault-card-cover"),
        ('hot-dog.size = "9x9"', "fault-card-size"),
        ('arsenal.bazooka.V3 = "1//4"', "fault-card-value"),
        ('arsenal.bazooka.range = "Z"', "fault-card-range"),
        ('arsenal.bazooka.values = "1/1"', "fault-card-columns"),
        ('hot-dog.weapons.cannon = "cannon"', "fault-field-choice"),
        ("hell-boys.hp = 4", "fault-card-miniatures"),
        ('hell-boys.skills = ["sniper"]', "fault-card-sniper"),
    ],
)
def test_a_fault_names_file_line_and_field(overlay: str, message: str) -> None:
    found = faults_of("# my cards\n\n" + overlay + "\n")
    assert message in [fault.message for fault in found]
    own = [fault for fault in found if fault.source == "mine.toml"]
    if message not in ("fault-card-miniatures", "fault-card-sniper"):
        assert [fault.line for fault in own] == [3] * len(own)
    assert all("field" in fault.details for fault in found)


def test_text_that_is_no_toml_names_its_line() -> None:
    with pytest.raises(BadText) as caught:
        parse_cards("a = 1\nb = = 2\n", "broken.toml")
    assert [(fault.source, fault.line) for fault in caught.value.faults] == [("broken.toml", 2)]


def test_every_soldier_of_a_squad_has_a_knife() -> None:
    squads = [card for card in load_cards().cards if card.is_squad]
    assert [card.slug for card in squads if not any(one.is_knife for one in card.lines)] == []


def test_records_find_the_former_state_of_the_cards() -> None:
    place = files("opendust.tactics").joinpath("data", "former_cards")
    former = [entry.name.removesuffix(".toml").rpartition("-")[2] for entry in place.iterdir()]
    assert former
    for digest in former:
        assert load_cards().digest != digest
        assert recorded_cards("", digest).digest == digest
    for unknown in ("", "unknown", load_cards().digest):
        assert recorded_cards("", unknown) is load_cards()


def test_own_lines_are_laid_over_the_former_cards_too() -> None:
    own = "hot-dog.ap = 45"
    text = former_texts("opendust.tactics", "former_cards")[0]
    played = parse_cards(text, "units.toml", own).digest
    assert load_cards(own).digest != played
    assert recorded_cards(own, played).digest == played
