"""The numbered rules of Dust Tactics and the profiles that switch them."""

from __future__ import annotations

import pytest

from opendust.kernel.refusal import BadText
from opendust.kernel.text.rulebook import RULE_ID
from opendust.tactics.profile import PROFILES, SWITCHES, VARIANTS, load_profile
from opendust.tactics.rules.fire.cover_saves import CORNER_COVER
from opendust.tactics.rules.fire.sight import CornerCover
from opendust.tactics.rules.skills.command_squad import GET_UP_RESTORES_AMMO
from opendust.tactics.rules.skills.skills import ENTRY_FULL_MOVE
from opendust.tactics.texts.rulebook import rulebook


def test_everything_of_the_ledger_is_there() -> None:
    book = rulebook()
    assert len(book.rules) == 320
    assert len(book.rulings) == 148
    assert len(book.examples) == 62
    assert len(book.decision_points) == 35


def test_every_id_named_in_a_text_exists() -> None:
    book = rulebook()
    known = {*book.rules, *book.rulings, *book.examples, *book.decision_points}
    sections = {one.rpartition("-")[0] for one in known}
    texts = [one.text for one in book.rules.values()]
    texts += [f"{one.question} {one.ruling} {one.reason}" for one in book.rulings.values()]
    for text in texts:
        for found in RULE_ID.findall(text):
            prefix = found.rpartition("-")[0]
            assert found in known or prefix not in sections, (found, text)


def test_switches_stand_beside_their_rules_and_rulings() -> None:
    book = rulebook()
    for switch in SWITCHES.by_name.values():
        for rule_id in switch.rules:
            assert switch.name in book.rules[rule_id].switches
        for ruling_id in switch.rulings:
            assert switch.name in book.rulings[ruling_id].switches
    for statement in book.rules.values():
        assert all(name in SWITCHES.by_name for name in statement.switches)
        assert all(name in book.rulings for name in statement.rulings)
        assert statement.sources
        assert statement.chapter in book.chapters


def test_rules_are_found() -> None:
    found = rulebook().rule("move-14")
    assert found is not None
    assert "trap" in found.text
    assert rulebook().rulings.get("AMB-LOS-4") is not None
    assert "WEAP-LASER-1" in [one.id for one in rulebook().search("laser rolled again")]
    assert "LOS-12" in rulebook().nearest_ids("LOS-21")
    assert "HERO-01" in rulebook().related(found := rulebook().rules["MOVE-12"])
    assert found.section == "MOVE"


def test_profiles_give_every_switch() -> None:
    for name in PROFILES:
        assert set(load_profile(name).values) == set(SWITCHES.by_name)
    assert CORNER_COVER.of(load_profile("revised")) is CornerCover.NEIGHBOUR
    assert load_profile("revised").digest != load_profile("revised-faq").digest


def test_a_house_rule_is_a_profile_with_one_line_changed() -> None:
    text = 'base = "revised"\nname = "ours"\nentry_full_move = true\n'
    profile = VARIANTS.parse(text, "ours.toml")
    assert ENTRY_FULL_MOVE.of(profile)
    assert GET_UP_RESTORES_AMMO.of(profile)
    changed = VARIANTS.with_values(load_profile("revised"), {"entry_full_move": "true"})
    assert changed.digest == profile.digest


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("entry_ful_move = true", "fault-switch-unknown"),
        ("entry_full_move = 3", "fault-switch-bool"),
        ('corner_cover = "none"', "fault-switch-choice"),
    ],
)
def test_faults_of_a_profile(line: str, message: str) -> None:
    with pytest.raises(BadText) as caught:
        VARIANTS.parse('base = "revised"\nname = "ours"\n' + line, "ours.toml")
    assert [(one.message, one.line) for one in caught.value.faults] == [(message, 3)]


def test_a_profile_of_ones_own_names_its_base() -> None:
    with pytest.raises(BadText) as caught:
        VARIANTS.parse('name = "ours"\n', "ours.toml")
    assert [one.message for one in caught.value.faults] == ["fault-variant-no-base"]
