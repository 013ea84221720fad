"""Where several rules forbid the same, a refusal names them all in their order, and no other."""

from __future__ import annotations

import tomllib

import pytest

from opendust.dust import game
from opendust.dust.actions import Verb
from opendust.dust.state import State
from opendust.kernel.action import Action, Arg
from opendust.kernel.contract import Setup
from opendust.kernel.refusal import Refusal
from opendust.kernel.text.notation import parse_action

SEATS = ("red", "blue", "green")
BOARD = """
land: home! port near far mine* wild oslo! bern! cove isle dune coast moor fen rome! lund!
sea: bay gulf deep* reef tarn
links: home-port port-near near-far far-mine near-wild oslo-bern near-oslo near-bern near-cove
 port-bay bay-gulf isle-gulf gulf-deep coast-gulf near-dune cove-deep dune-deep home-moor moor-fen
 rome-lund gulf-reef
"""
POSITION = """turn = "red"
{position}

[areas]
home = "red 2 tank 1 mech 1 bomber"
port = "red 2 tank 1 bomber center"
cove = "red 1 tank"
rome = "red 1 tank center"
lund = "red 1 tank"
near = "blue 1 tank"
far = "blue 1 tank"
isle = "green 1 tank"
mine = "blue 1 tank center"
oslo = "blue 1 tank"
bern = "neutral 1 tank 1 mech center"
bay = "red 2 submarine"
deep = "green 1 submarine"
{areas}
"""
COMBAT = 'phase = { kind = "combat", points = 3 }'
FIRST = COMBAT + "\nround = 1"
LAST = 'queue = ["red"]\n'
TRUCE = COMBAT + '\ntruces = ["red blue", "red green"]'
MISSILES = '\nplayed = { red = "133-2-ballistic-missiles" }'
DROPPER = '\nplayed = { red = "313-1-mech-dropper" }'
BUILDER = 'played = { red = "115-1-mech-builder" }\n'
MOVEMENT = 'phase = { kind = "movement", points = 3 }'
PURCHASE = 'phase = { kind = "purchase", points = 30 }'
RICH = 'phase = { kind = "purchase", points = 99 }'
PLACEMENT = 'phase = { kind = "placement", units = "3 tank 1 submarine" }'
FULL = 'phase = { kind = "placement", units = "3 tank 1 submarine", built = { port = 5 } }'
TOGETHER = 'phase = { kind = "placement", units = "3 tank", centers = 1 }'
SIGRID = COMBAT + '\nplayed = { red = "331-3-sigrid" }'
NURSE = COMBAT + '\nplayed = { green = "421-2-nurse" }'
CENTERS = 'phase = { kind = "center-placement", centers = 1 }'
INITIATIVE = 'phase = { kind = "initiative" }'
SETUP = 'round = 0\norder = ["red", "blue", "green"]\nclaimed = ["home", "oslo"]\n'
REINFORCE = SETUP + 'phase = { kind = "reinforce", turn = 0, points = 90, built = { port = 5 } }'
FIRST_CENTERS = SETUP + 'phase = { kind = "setup-centers", turn = 0, left = 3 }'
SHELLED = 'phase = { kind = "special-casualties", target = "dune", hits = 1, shielded = true }'
HIT = 'phase = { kind = "special-casualties", target = "dune", hits = 1 }'
BATTLE = '\nbattle = { target = "near", attackers = "2 tank", origins = { port = 2 } }'
ROLL = 'phase = { kind = "roll", side = "attacker" }' + BATTLE
REFUGE = 'phase = { kind = "retreat-place", units = "1 tank", land = ["wild", "far"] }' + BATTLE
LASTING = 'radar = ["green"]\nused = ["green"]\nplayed = { green = "322-3-alien-radar" }\n'
KOSHKA = """phase = { kind = "purchase", points = 5 }
queue = ["red", "green", "blue"]
interrupting = ["red"]
used = ["red"]
played = { red = "511-2-koshka", green = "232-1-koshka" }
"""
BLOCKED = 'reef = "red 1 submarine"\ngulf = "green 1 submarine"'
NEUTRAL = 'wild = "neutral 1 tank"'
TARGETS = 'dune = "blue 2 tank 2 mech"'
HELD = 'dune = "blue 1 tank"'
MANY = 'moor = "red {} tank"'


def position(text: str, areas: str = "", **settings: str) -> State:
    plain = tomllib.loads(POSITION.format(position=text, areas=areas))
    own = {"edition": "premium-en", "board.small": BOARD}
    return game.decode(plain, Setup(SEATS, {**own, **settings}))


def refused(state: State, words: str) -> Refusal:
    """What the engine answers to an action: `red move port near 1 tank`."""
    name, _, rest = words.partition(" ")
    refusal = game.refuse(state, SEATS.index(name), parse_action(game, state, rest))
    assert refusal is not None
    return refusal


def told(state: State, words: str) -> str:
    """The rules that forbid an action, the first one first."""
    refusal = refused(state, words)
    return " ".join([refusal.rule, *refusal.also])


@pytest.mark.parametrize(
    ("text", "rules", "action"),
    [
        (FIRST + MISSILES, "CMBT-13 SPEC-04", "red missile mine"),
        (FIRST + DROPPER, "CMBT-13 ABIL-DROPPER-06", "red drop mine 1 home"),
        (COMBAT + DROPPER, "CMBT-14 ABIL-DROPPER-06", "red drop oslo 1 home"),
        (COMBAT + DROPPER, "CMBT-14 ABIL-DROPPER-06 CMBT-16", "red drop bern 1 home"),
        (COMBAT + DROPPER, "CMBT-12 ABIL-DROPPER-02 CMBT-05", "red drop wild 1 home"),
        (COMBAT + DROPPER, "ABIL-DROPPER-06 CMBT-09 ABIL-DROPPER-03", "red drop deep 1 home"),
        (TRUCE, "ABIL-DIPLOMAT-02 ABIL-DIPLOMAT-04", "red attack port near 1 tank"),
        (TRUCE + MISSILES, "ABIL-DIPLOMAT-02 ABIL-DIPLOMAT-03 ABIL-DIPLOMAT-04",
         "red missile isle"),
        (TRUCE + DROPPER, "ABIL-DIPLOMAT-02 ABIL-DIPLOMAT-03 ABIL-DIPLOMAT-04 ABIL-DROPPER-06",
         "red drop far 1 home"),
        (COMBAT, "SPEC-12 ABIL-GEN-01 ABIL-MISSILE-01 INIT-07", "red missile isle"),
        (COMBAT + MISSILES, "SPEC-16 CMBT-14", "red missile oslo"),
        (FIRST + MISSILES, "SPEC-16 CMBT-13", "red missile oslo"),
        (COMBAT, "CMBT-12 CMBT-05", "red attack port wild 1 tank"),
        (COMBAT, "CMBT-05", "red attack port home 1 tank"),
        (COMBAT, "CMBT-05 CMBT-09", "red attack port bay 1 tank"),
        (COMBAT, "CMBT-12 SPEC-06 CMBT-05", "red bombard port gulf 1 bomber"),
        (COMBAT, "CMBT-12 SPEC-08 CMBT-05", "red bombard bay coast 2 submarine"),
        (COMBAT, "CMBT-05 SPEC-08", "red bombard bay port 2 submarine"),
        (COMBAT, "SPEC-11 SPEC-08 CMBT-14", "red bombard bay oslo 2 submarine"),
        (COMBAT, "SPEC-06", "red bombard port near 1 bomber"),
        (COMBAT + MISSILES, "CMBT-05 SPEC-13", "red missile home"),
        (COMBAT, "CMBT-07 CMBT-06", "red attack port isle 1 tank"),
        (COMBAT, "CMBT-06", "red attack port far 1 tank"),
        (COMBAT, "CMBT-06", "red attack home isle 1 tank"),
        (COMBAT, "CMBT-08 CMBT-06", "red attack bay deep 1 submarine"),
        (COMBAT, "CMBT-09", "red attack bay isle 1 submarine"),
        (COMBAT, "CMBT-03 NEUT-04", "red attack bern near 1 tank"),
        (COMBAT, "CMBT-03", "red attack near far 1 tank"),
        (COMBAT, "CMBT-03 CMBT-04", "red attack port near 3 tank"),
        (LAST + COMBAT, "ROUND-03 CMBT-01", "blue attack near port 1 tank"),
        (LAST + MOVEMENT, "ROUND-03 MOVE-GEN-01", "blue move near wild 1 tank"),
        (MOVEMENT, "ROUND-03", "blue move near wild 1 tank"),
        (INITIATIVE, "INIT-01 ROUND-03", "red move home port 1 tank"),
        (MOVEMENT, "MOVE-GEN-10 ROUND-02", "red attack port near 1 tank"),
        (MOVEMENT + MISSILES, "MOVE-GEN-10 SPEC-12 ROUND-02", "red missile home"),
        (MOVEMENT + DROPPER, "MOVE-GEN-10 ABIL-DROPPER-01 ROUND-02", "red drop home 1 home"),
        (MOVEMENT, "MOVE-GEN-03 MOVE-GEN-06 COMP-18 MOVE-LAND-04 MOVE-BOMB-01 NEUT-06",
         "red move port bern 1 bomber"),
        (MOVEMENT, "MOVE-GEN-03 MOVE-GEN-06 COMP-18 MOVE-LAND-04", "red move port near 1 tank"),
        (MOVEMENT + '\ntruces = ["red blue"]',
         "MOVE-GEN-03 MOVE-GEN-06 COMP-18 MOVE-LAND-04 ABIL-DIPLOMAT-04",
         "red move port near 1 tank"),
        (MOVEMENT, "MOVE-GEN-02 NEUT-03 NEUT-10", "red move bern near 1 tank"),
        (MOVEMENT, "MOVE-GEN-03 MOVE-GEN-06 COMP-18 MOVE-SEA-02", "red move bay deep 1 submarine"),
        (MOVEMENT, "MOVE-GEN-02", "red move near wild 1 tank"),
        (MOVEMENT, "COMP-25 MOVE-LAND-01", "red move port gulf 1 tank"),
        (MOVEMENT, "COMP-25 MOVE-SEA-01", "red move bay coast 1 submarine"),
        (MOVEMENT, "MOVE-LAND-02 MOVE-LAND-04 MOVE-GEN-03 MOVE-AMPH-01 MOVE-BOMB-01",
         "red move home wild 1 tank 1 bomber"),
        (MOVEMENT, "MOVE-LAND-02 MOVE-LAND-04 MOVE-GEN-03 MOVE-AMPH-01",
         "red move port wild 1 tank"),
        (MOVEMENT, "MOVE-LAND-02 MOVE-LAND-04 MOVE-GEN-03 MOVE-AMPH-01",
         "red move home dune 1 tank"),
        (MOVEMENT, "MOVE-LAND-02 MOVE-LAND-04 MOVE-GEN-03 MOVE-AMPH-02",
         "red move cove dune 1 tank"),
        (MOVEMENT, "MOVE-LAND-02 MOVE-LAND-04 MOVE-AMPH-01", "red move port rome 1 tank"),
        (MOVEMENT, "MOVE-AMPH-02 MOVE-LAND-02 MOVE-LAND-04", "red move port coast 1 tank"),
        (MOVEMENT, "MOVE-BOMB-02 MOVE-GEN-05", "red fly coast 1 home 1 port"),
        (CENTERS, "COMP-14 PROD-15", "red center port"),
        (CENTERS, "PROD-15 COMP-14", "red center bay"),
        (CENTERS, "PROD-15", "red center near"),
        (PLACEMENT, "PROD-09 PROD-18", "red deploy 1 tank home"),
        (PLACEMENT, "PROD-09 PROD-18", "red deploy 1 tank lund"),
        (PLACEMENT, "PROD-09", "red deploy 1 tank cove"),
        (TOGETHER, "PROD-09 PROD-10 PROD-08", "red deploy 1 tank cove"),
        (TOGETHER, "PROD-09", "red deploy 1 tank oslo"),
        (SIGRID, "ABIL-SIGRID-01 ROUND-02 ABIL-GEN-04 SPEC-01", "red reroll"),
        (NURSE, "ABIL-NURSE-01 ROUND-03 ABIL-GEN-04 SPEC-01 ABIL-NURSE-06", "green nurse"),
        (PLACEMENT, "PROD-09", "red deploy 1 tank oslo"),
        (PLACEMENT, "PROD-09 COMP-25", "red deploy 1 tank bay"),
        (PLACEMENT, "PROD-11", "red deploy 1 submarine bay"),
        (PLACEMENT, "PROD-08", "red deploy 5 tank rome"),
        (FULL, "PROD-13", "red deploy 1 tank port"),
        (FULL, "PROD-14 PROD-13", "red launch 1 port bay"),
        (PURCHASE, "NEUT-07 PROD-06", "red buy-neutrals 20 tank"),
        (RICH, "COMP-08 COMP-07", "red buy 20 submarine"),
        (PURCHASE + '\nhands = { red = ["511-2-koshka", "412-1-diplomat"] }', "CARD-07 CARD-05",
         "red buy-cards 4"),
        (PURCHASE, "PROD-07 ROUND-02", "red deploy 1 tank port"),
        (BUILDER + 'phase = { kind = "production-end", fresh = ["port", "rome"] }',
         "ABIL-BUILDER-04 PROD-16", "red free-mech port"),
        (REINFORCE, "PROD-13 SETUP-25", "red deploy 1 tank port"),
        (REINFORCE, "PROD-14 PROD-13 SETUP-26 SETUP-25", "red launch 1 port bay"),
        (REINFORCE, "SETUP-25 PROD-09", "red deploy 1 tank cove"),
        (REINFORCE, "SETUP-27 PROD-09 SETUP-25", "red deploy 1 tank mine"),
        (REINFORCE, "SETUP-27 PROD-11 SETUP-26", "red launch 1 port deep"),
        (REINFORCE, "SETUP-26 PROD-11", "red launch 1 port gulf"),
        (FIRST_CENTERS, "COMP-14 SETUP-23", "red center port"),
        (FIRST_CENTERS, "SETUP-23", "red center near"),
        (MOVEMENT, "INIT-01 ROUND-02 PROD-20", "red play 511-2-koshka"),
        (MOVEMENT, "ROUND-03", "blue play 511-2-koshka"),
        (INITIATIVE + '\nqueue = []\nplayed = { red = "232-3-diplomat" }', "ROUND-03",
         "red ally blue"),
        (MOVEMENT, "ROUND-03", "blue destroy 1 tank"),
        (MOVEMENT, "ROUND-03", "blue retreat-to wild 1 tank"),
        (PLACEMENT, "ROUND-02", "red move home port 1 tank"),
        (PLACEMENT, "PROD-08 ROUND-02", "red center cove"),
        (REFUGE, "RETR-15 ROUND-03", "red retreat-to wild 1 tank"),
        (REFUGE, "ROUND-03", "green move isle coast 1 tank"),
        (LASTING + COMBAT, "ABIL-RADAR-01 ROUND-03", "green radar 1 tank"),
        (LASTING + COMBAT, "ABIL-GEN-01 INIT-07", "green ace"),
        (LASTING + COMBAT, "ABIL-GEN-01 INIT-07", "blue radar 1 tank"),
        (ROLL + MISSILES, "CMBT-02 ROUND-01", "red missile isle"),
        (KOSHKA, "ABIL-KOSHKA-05 ROUND-03", "green interrupt"),
        (KOSHKA.replace('used = ["red"]', ""), "ABIL-KOSHKA-01 ROUND-03 ABIL-KOSHKA-03",
         "green interrupt"),
        (KOSHKA.replace('interrupting = ["red"]', ""), "ABIL-KOSHKA-01 ROUND-03 ABIL-KOSHKA-03",
         "green interrupt"),
        (INITIATIVE + '\nchosen = { red = "511-2-koshka" }', "INIT-01 ROUND-03 INIT-06",
         "red play 412-1-diplomat"),
        (INITIATIVE + '\nhands = { red = ["412-1-diplomat"] }', "INIT-01",
         "red play 511-2-koshka"),
    ],
)  # fmt: skip
def test_each_of_them_is_told(text: str, rules: str, action: str) -> None:
    assert told(position(text), action) == rules


@pytest.mark.parametrize(
    ("text", "areas", "rules", "action"),
    [
        (MOVEMENT, BLOCKED, "MOVE-SEA-02 MOVE-GEN-03", "red move reef bay 1 submarine"),
        (MOVEMENT, BLOCKED, "MOVE-SEA-02 MOVE-GEN-03", "red move bay reef 1 submarine"),
        (MOVEMENT, BLOCKED, "MOVE-SEA-02", "red move reef tarn 1 submarine"),
        (SHELLED, TARGETS, "SPEC-10 BTL-LAND-09", "red destroy 1 mech"),
        (SHELLED, TARGETS, "SPEC-10", "red destroy 2 tank"),
        (SHELLED, TARGETS, "SPEC-10", "red destroy 1 fighter"),
        (SHELLED, TARGETS, "SPEC-10 ROUND-03", "blue destroy 1 tank"),
        (SHELLED, TARGETS, "ROUND-03", "blue move near wild 1 tank"),
        (HIT, TARGETS, "SPEC-15", "red destroy 2 mech"),
        (COMBAT, HELD, "CMBT-06 CMBT-07", "red attack cove dune 1 tank"),
        (COMBAT, HELD, "CMBT-06", "red attack home dune 1 tank"),
        (COMBAT + DROPPER, NEUTRAL, "ABIL-DROPPER-02", "red drop wild 1 near"),
        (COMBAT, NEUTRAL, "CMBT-03 NEUT-04", "red bombard wild gulf 1 bomber"),
        (RICH, MANY.format(51), "COMP-08 COMP-07 COMP-09", "red buy 3 tank"),
        (RICH, 'moor = "red 18 mech"', "COMP-08 COMP-07", "red buy 3 mech"),
        (REINFORCE, MANY.format(51), "COMP-08 COMP-07 COMP-09", "red deploy 3 tank rome"),
    ],
)
def test_what_stands_elsewhere_counts(text: str, areas: str, rules: str, action: str) -> None:
    assert told(position(text, areas), action) == rules


@pytest.mark.parametrize(
    ("switch", "value", "text", "areas", "rules", "action"),
    [
        ("land_movement_through_unoccupied", "false", MOVEMENT, "",
         "MOVE-LAND-02 MOVE-LAND-04 MOVE-AMPH-01", "red move port fen 1 tank"),
        ("score_marker_uses_tank", "false", RICH, MANY.format(52), "COMP-08 COMP-07",
         "red buy 3 tank"),
        ("mech_builder_on_new_center", "false",
         BUILDER + 'phase = { kind = "production-end", fresh = ["port"] }', "",
         "ABIL-BUILDER-04 PROD-10", "red free-mech port"),
    ],
)  # fmt: skip
def test_a_switch_takes_its_rules_along(
    switch: str, value: str, text: str, areas: str, rules: str, action: str
) -> None:
    state = position(text, areas, **{f"switch.{switch}": value})
    assert told(state, action) == rules


@pytest.mark.parametrize(
    ("text", "seat", "verb", "args", "rules"),
    [
        (MOVEMENT, len(SEATS), Verb.MOVE, (0, 4, ((0, 1),)), "ROUND-03"),
        (MOVEMENT, -1, Verb.MOVE, (0, 4, ((0, 1),)), "ROUND-03"),
        (MOVEMENT, len(SEATS), Verb.RADAR, (((0, 1),),), "ROUND-03"),
        (MOVEMENT, 0, Verb.MOVE, (0,), "ROUND-02"),
        (MOVEMENT, 0, Verb.ATTACK, (), "MOVE-GEN-10"),
        (ROLL + '\nplayed = { red = "322-3-alien-radar" }', 0, Verb.RADAR, (),
         "ABIL-RADAR-01 ROUND-01"),
    ],
)  # fmt: skip
def test_nobody_and_no_action_have_a_plain_answer(
    text: str, seat: int, verb: Verb, args: tuple[Arg, ...], rules: str
) -> None:
    refusal = game.refuse(position(text), seat, Action(verb, args))
    assert refusal is not None
    assert " ".join([refusal.rule, *refusal.also]) == rules
