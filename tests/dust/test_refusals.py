"""Is the reason told that a rulebook reader gives first? Cases read the rule, this the message.

What breaks several rules at once, comes in another phase, or comes from somebody else's area.
"""

from __future__ import annotations

import pytest

from opendust.dust import game
from opendust.kernel.contract import Plain, Setup
from opendust.kernel.text.notation import parse_action

BOARD = "land: home farm field far\nsea: bay gulf\nlinks: home-farm farm-field home-bay bay-gulf"
RED, BLUE = 0, 1
AREAS: dict[str, Plain] = {
    "home": "red 2 tank 1 mech 1 bomber center",
    "farm": "red 1 tank",
    "field": "blue 2 tank",
    "far": "neutral 1 tank 1 mech center",
    "bay": "red 1 submarine",
}
PHASES: dict[str, dict[str, Plain]] = {
    "movement": {"phase": {"kind": "movement", "points": 2}},
    "combat": {"phase": {"kind": "combat", "points": 3}},
    "attacked": {"phase": {"kind": "combat", "points": 2}},
    "placing": {"phase": {"kind": "placement", "neutrals": "1 tank", "built": {"far": 5}}},
}
SIGRID, MISSILES = "313-2-sigrid", "322-1-ballistic-missiles"
DROPPER = "313-1-mech-dropper"


@pytest.mark.rule("MOVE-GEN-10", "COMP-25", "SPEC-06", "ABIL-GEN-01", "ABIL-DROPPER-02")
@pytest.mark.rule("MOVE-BOMB-01", "NEUT-08", "PROD-08")
@pytest.mark.parametrize(
    ("at", "card", "words", "rule", "message"),
    [
        ("movement", SIGRID, "attack farm field 1 tank", "MOVE-GEN-10", "movement-first"),
        ("movement", MISSILES, "missile field", "MOVE-GEN-10", "movement-first"),
        ("movement", SIGRID, "missile field", "SPEC-12", "ability-not-usable"),
        ("movement", DROPPER, "drop field 1 home", "MOVE-GEN-10", "movement-first"),
        ("movement", SIGRID, "drop field 1 home", "ABIL-GEN-01", "ability-not-usable"),
        ("movement", SIGRID, "move home bay 1 tank", "COMP-25", "stays-in-element"),
        ("movement", SIGRID, "move bay home 1 submarine", "COMP-25", "stays-in-element"),
        ("movement", SIGRID, "fly farm 1 field", "MOVE-BOMB-01", "origin-not-own"),
        ("movement", SIGRID, "fly farm 2 home", "MOVE-BOMB-01", "units-not-there"),
        ("combat", SIGRID, "move home farm 1 tank", "ROUND-02", "movement-over"),
        ("attacked", SIGRID, "move home farm 1 tank", "MOVE-GEN-10", "movement-over"),
        ("attacked", SIGRID, "fly farm 1 home", "MOVE-GEN-10", "movement-over"),
        ("combat", SIGRID, "bombard home field 1 bomber", "SPEC-06", "special-wrong-element"),
        ("combat", SIGRID, "attack home gulf 1 tank", "CMBT-12", "target-unoccupied"),
        ("combat", DROPPER, "drop field 1 field", "ABIL-DROPPER-02", "origin-not-own"),
        ("combat", DROPPER, "drop field 2 home", "ABIL-DROPPER-02", "units-not-there"),
        ("placing", SIGRID, "deploy-neutrals 1 mech far", "PROD-08", "not-set-aside"),
        ("placing", SIGRID, "deploy-neutrals 1 tank far", "NEUT-08", "too-few-neutral-places"),
    ],
)  # fmt: skip
def test_the_first_reason_is_told(at: str, card: str, words: str, rule: str, message: str) -> None:
    areas: dict[str, Plain] = AREAS
    if at == "placing":
        areas = {**AREAS, "field": "neutral 1 tank center"}
    data: dict[str, Plain] = {"turn": "red", "areas": areas, "played": {"red": card}, **PHASES[at]}
    edition = "original-it" if words.startswith("fly") else "premium-en"
    assert told(data, RED, words, edition) == (rule, message)


@pytest.mark.rule("RETR-10")
@pytest.mark.parametrize(
    ("edition", "message"), [("premium-en", "no-refuge-destroyed"), ("original-it", "no-refuge")]
)
def test_units_that_cannot_leave_are_told_what_would_become_of_them(
    edition: str, message: str
) -> None:
    battle: dict[str, Plain] = {
        "kind": "land", "attacker": "red", "defender": "blue", "target": "field",
        "attackers": "2 tank", "origins": {"farm": 2}, "rolled": ["defender"], "roller": "attacker",
    }  # fmt: skip
    data: dict[str, Plain] = {
        "turn": "red", "phase": {"kind": "roll", "side": "attacker"}, "battle": battle,
        "areas": {"home": "red 1 tank", "field": "blue 2 tank"},
    }  # fmt: skip
    assert told(data, BLUE, "retreat 1 tank", edition) == ("RETR-10", message)


def told(data: dict[str, Plain], seat: int, words: str, edition: str) -> tuple[str, str]:
    """The rule and the message of a refusal."""
    state = game.decode(data, Setup(("red", "blue"), {"edition": edition, "board.small": BOARD}))
    refusal = game.refuse(state, seat, parse_action(game, state, words))
    assert refusal is not None
    return refusal.rule, refusal.message
