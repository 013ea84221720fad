"""Where several rules forbid the same, a refusal names them all."""

from __future__ import annotations

import pytest

from opendust.dust import game
from opendust.kernel.cases.case import parse_case
from opendust.kernel.cases.run import run_case

CASE = """game = "dust"
title = "Several rules forbid it"
rules = ["CMBT-01"]
play = '''
{line}
'''
seats = ["red", "blue", "green"]

[settings]
"board.small" = '''
land: home! port isle coast near far mine* wild oslo! bern!
sea: bay gulf deep*
links: home-port port-near near-far far-mine near-wild oslo-bern near-oslo near-bern
 port-bay bay-gulf isle-gulf gulf-deep coast-gulf
'''

[position]
turn = "red"
{position}

[position.areas]
home = "red 2 tank 1 mech 1 bomber"
port = "red 2 tank 1 bomber center"
near = "blue 1 tank"
far = "blue 1 tank"
isle = "green 1 tank"
mine = "blue 1 tank center"
oslo = "blue 1 tank"
bern = "neutral 1 tank 1 mech center"
bay = "red 2 submarine"
deep = "green 1 submarine"
"""
COMBAT = 'phase = { kind = "combat", points = 3 }'
FIRST = COMBAT + "\nround = 1"
TRUCE = COMBAT + '\ntruces = ["red blue", "red green"]'
MISSILES = '\nplayed = { red = "133-2-ballistic-missiles" }'
DROPPER = '\nplayed = { red = "313-1-mech-dropper" }'
MOVEMENT = 'phase = { kind = "movement", points = 3 }'
PURCHASE = 'phase = { kind = "purchase", points = 30 }'
PLACEMENT = 'phase = { kind = "placement", units = "3 tank 1 submarine" }'
CENTERS = 'phase = { kind = "center-placement", centers = 1 }'


@pytest.mark.parametrize(
    ("position", "rules", "action"),
    [
        (FIRST + MISSILES, "CMBT-13 SPEC-04", "red missile mine"),
        (FIRST + DROPPER, "CMBT-13 ABIL-DROPPER-06", "red drop mine 1 home"),
        (COMBAT + DROPPER, "CMBT-14 ABIL-DROPPER-06", "red drop oslo 1 home"),
        (COMBAT + DROPPER, "CMBT-14 CMBT-16 ABIL-DROPPER-06", "red drop bern 1 home"),
        (COMBAT + DROPPER, "CMBT-12 CMBT-05 ABIL-DROPPER-02", "red drop wild 1 home"),
        (COMBAT + DROPPER, "ABIL-DROPPER-06 CMBT-09", "red drop deep 1 home"),
        (TRUCE, "ABIL-DIPLOMAT-02 ABIL-DIPLOMAT-04", "red attack port near 1 tank"),
        (TRUCE + MISSILES, "ABIL-DIPLOMAT-02 ABIL-DIPLOMAT-03", "red missile isle"),
        (TRUCE + DROPPER, "ABIL-DIPLOMAT-02 ABIL-DIPLOMAT-03 ABIL-DROPPER-06",
         "red drop far 1 home"),
        (COMBAT, "SPEC-12 ABIL-GEN-01 ABIL-MISSILE-01 INIT-07", "red missile isle"),
        (COMBAT, "CMBT-12 CMBT-05", "red attack port wild 1 tank"),
        (COMBAT, "CMBT-12 CMBT-05 SPEC-06", "red bombard port gulf 1 bomber"),
        (COMBAT + MISSILES, "CMBT-05 SPEC-13", "red missile home"),
        (COMBAT, "CMBT-07 CMBT-06", "red attack port isle 1 tank"),
        (COMBAT, "CMBT-08 CMBT-06", "red attack bay deep 1 submarine"),
        (COMBAT, "CMBT-03 NEUT-04", "red attack bern near 1 tank"),
        (COMBAT, "CMBT-03 CMBT-04", "red attack port near 3 tank"),
        (MOVEMENT, "MOVE-GEN-10 ROUND-02", "red attack port near 1 tank"),
        (MOVEMENT, "MOVE-GEN-03 MOVE-GEN-06 COMP-18 NEUT-06", "red move port bern 1 bomber"),
        (MOVEMENT + '\ntruces = ["red blue"]', "MOVE-GEN-03 ABIL-DIPLOMAT-04",
         "red move port near 1 tank"),
        (MOVEMENT, "MOVE-GEN-02 NEUT-03 NEUT-10", "red move bern near 1 tank"),
        (MOVEMENT, "COMP-25 MOVE-LAND-01", "red move port gulf 1 tank"),
        (MOVEMENT, "COMP-25 MOVE-SEA-01", "red move bay coast 1 submarine"),
        (MOVEMENT, "MOVE-LAND-02 MOVE-LAND-04 MOVE-GEN-03 MOVE-BOMB-01",
         "red move home wild 1 tank 1 bomber"),
        (MOVEMENT, "MOVE-AMPH-02 MOVE-LAND-02", "red move port coast 1 tank"),
        (MOVEMENT, "MOVE-BOMB-02 MOVE-GEN-05", "red fly coast 1 home 1 port"),
        (CENTERS, "COMP-14 PROD-15", "red center port"),
        (CENTERS, "PROD-15 COMP-14", "red center bay"),
        (PLACEMENT, "PROD-09 PROD-18", "red deploy 1 tank home"),
        (PLACEMENT, "PROD-09 COMP-25", "red deploy 1 tank bay"),
        (PURCHASE, "NEUT-07 PROD-06", "red buy-neutrals 20 tank"),
        (PURCHASE + '\nhands = { red = ["511-2-koshka", "412-1-diplomat"] }', "CARD-07 CARD-05",
         "red buy-cards 4"),
        (PURCHASE, "PROD-07 ROUND-02", "red deploy 1 tank port"),
        (MOVEMENT, "INIT-01 PROD-20", "red play 511-2-koshka"),
        ('phase = { kind = "initiative" }\nchosen = { red = "511-2-koshka" }', "INIT-01 INIT-06",
         "red play 412-1-diplomat"),
    ],
)  # fmt: skip
def test_each_of_them_is_told(position: str, rules: str, action: str) -> None:
    line = "\n".join([f"refuse {rule}: {action}" for rule in rules.split()])
    case = parse_case(CASE.format(position=position, line=line), "a.toml")
    failures = run_case(game, case, "edition", ("premium-en",))
    assert [(failure.expected, failure.found) for failure in failures] == []
