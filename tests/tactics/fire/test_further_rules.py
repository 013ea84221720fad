"""Where several rules of Dust Tactics forbid the same, a refusal names them all."""

from __future__ import annotations

import pytest

from opendust.kernel.action import Action, Decision
from opendust.kernel.cases.case import parse_case
from opendust.kernel.cases.run import run_case
from opendust.kernel.contract import Plain, Setup
from opendust.kernel.text.notation import parse_action
from opendust.registry import rulebook_of
from opendust.tactics import game
from opendust.tactics.actions import Verb
from opendust.tactics.rules.fire.further import ALWAYS, BLOCKERS

CASE = """game = "tactics"
title = "Several rules forbid it"
rules = ["LOS-01"]
seats = ["allies", "axis"]
play = '''
allies activate death-dealers attack+nothing
{line}
'''

[settings]
map = '''
.....
.....
.....
'''
"army.1.units" = "death-dealers, hell-boys, blackhawk"
"army.2.units" = "sturmpioniere, hans"

[position]
phase = {{ kind = "turn", side = "side-1" }}

[position.units]
death-dealers = "a1"
hell-boys = "{soldiers}"
blackhawk = "{vehicle}"
sturmpioniere = "c1"
hans = "a2"
"""


@pytest.mark.parametrize(
    ("soldiers", "vehicle", "rules"),
    [
        ("b1", "e3", ["LOS-01", "LOS-07"]),
        ("e3", "b1", ["LOS-01", "LOS-10"]),
    ],
)
@pytest.mark.parametrize("rule", ["LOS-01", "LOS-07", "LOS-10"])
def test_what_closes_the_line_is_named(
    soldiers: str, vehicle: str, rules: list[str], rule: str
) -> None:
    line = f"refuse {rule}: allies aim death-dealers.m1-ar sturmpioniere"
    case = parse_case(CASE.format(line=line, soldiers=soldiers, vehicle=vehicle), "case")
    assert bool(run_case(game, case, "profile", ("revised",))) == (rule not in rules)


BEHIND = """game = "tactics"
title = "Behind a wall of friends"
rules = ["LOS-01"]
seats = ["allies", "axis"]
play = '''
{lines}
'''

[settings]
map = '''
........
........
'''
"army.1.units" = "death-dealers, hell-boys"
"army.2.units" = "{shooter}, hans, lothar"

[position]
phase = {{ kind = "turn", side = "side-2" }}

[position.units]
hell-boys = "c1"
death-dealers = "a2"
hans = "b1"
{shooter} = "a1"
lothar = "h1"
"""


@pytest.mark.parametrize(
    ("shooter", "lines"),
    [
        (
            "sturmpioniere",
            "axis activate sturmpioniere attack+nothing sturmpioniere.panzerfaust\n"
            "refuse {rule}: axis spend sturmpioniere.panzerfaust hell-boys 1",
        ),
        (
            "sniper-grenadier",
            "axis activate sniper-grenadier attack+nothing\n"
            "refuse {rule}: axis snipe sniper-grenadier.sniper-rifle hell-boys.shotgun",
        ),
        (
            "sturmpioniere",
            "axis activate sturmpioniere artillery-strike+nothing\n"
            "refuse {rule}: axis strike lothar hell-boys",
        ),
    ],
)
@pytest.mark.parametrize(("rule", "is_named"), [("LOS-10", True), ("LOS-07", False)])
def test_every_way_to_fire_names_what_closes_the_line(
    shooter: str, lines: str, rule: str, is_named: bool
) -> None:
    text = BEHIND.format(lines=lines.format(rule=rule), shooter=shooter)
    if "strike" in lines:
        cards = f'"cards.text" = \'{shooter}.skills = ["artillery-strike"]\''
        text = text.replace("[position]", f"{cards}\n\n[position]")
    assert (run_case(game, parse_case(text, "case"), "profile", ("revised",)) == []) is is_named


@pytest.mark.parametrize(
    ("observer", "target", "rule", "is_named"),
    [
        ("a1", "c1", "RANGE-06", True),
        ("a1", "c1", "ROUND-03", True),
        ("a1", "c1", "ARTY-08", False),
        ("h2", "h1", "RANGE-06", False),
        ("h2", "h1", "ARTY-08", True),
    ],
)
def test_an_order_that_nobody_can_give_is_told_why(
    observer: str, target: str, rule: str, is_named: bool
) -> None:
    text = f"""game = "tactics"
title = "The only gun cannot reach the only target"
rules = ["ARTY-08"]
seats = ["allies", "axis"]
play = '''
axis activate beobachter artillery-strike+nothing
refuse {rule}: axis strike lothar hell-boys
'''

[settings]
map = '''
.........
......#..
'''
"army.1.units" = "hell-boys"
"army.2.units" = "beobachter, lothar, hans"

[position]
phase = {{ kind = "turn", side = "side-2" }}

[position.units]
hell-boys = "{target}"
beobachter = "{observer}"
lothar = "d1"
hans = "g1"
"""
    if target == "h1":
        text = text.replace('"h2"', '"f1"')
    assert (run_case(game, parse_case(text, "case"), "profile", ("revised",)) == []) is is_named


@pytest.mark.parametrize("verb", [Verb.JOIN, Verb.AIM, Verb.STRIKE])
def test_what_is_no_whole_action_names_no_further_rule(verb: Verb) -> None:
    settings = {"map": "...", "army.1.units": "rosie, hell-boys", "army.2.units": "hans"}
    plain: dict[str, Plain] = {"phase": {"kind": "joining", "side": "side-1"}, "round": 0}
    state = game.decode(plain, Setup(("allies", "axis"), settings))
    refusal = game.refuse(state, 0, Action(verb, ()))
    assert refusal is not None
    assert refusal.also == ()


HIDDEN = """game = "tactics"
title = "Nothing to shoot"
rules = ["LOS-01"]
seats = ["allies", "axis"]
play = '''
refuse {rule}: allies activate {unit} attack+nothing
'''

[settings]
map = '''
+ + + + + + +
 . * . . . .
+ + +-+-+ + +
 . .|1 1L. .
+ + +-+-+ + +
 . . . . . .
+ + + + + + +
'''
"army.1.units" = "rhino, lothar"
"army.2.units" = "sturmpioniere, hans"
"cards.text" = 'lothar.faction = "allies"'

[position]
phase = {{ kind = "turn", side = "side-1" }}

[position.units]
rhino = "{rhino}"
lothar = {{ at = "f1", empty = ["nebelwerfer-42"] }}
sturmpioniere = "{there}"
"""


@pytest.mark.parametrize(
    ("unit", "rhino", "there", "rule", "is_named"),
    [
        ("rhino", "a1", "b1", "LOS-01", True),
        ("rhino", "a1", "b1", "TERR-15", True),
        ("rhino", "a2", "c2", "TERR-15", False),
        ("rhino", "c1", "c2", "STRUCT-02", True),
        ("rhino", "c1", "c2", "STRUCT-11", True),
        ("lothar", "a1", "b1", "WEAP-RELOAD-1", True),
        ("rhino", "a1", "b1", "WEAP-RELOAD-1", False),
        ("rhino", "a1", "b1", "AMB-ATK-6", False),
        ("rhino", "a1", "d3", "RANGE-05", True),
        ("rhino", "a1", "d3", "TERR-15", False),
        ("rhino", "a1", "b1", "RANGE-05", False),
        ("rhino", "a1", "b1", "AMB-SETUP-5", False),
        ("lothar", "a1", "b1", "TERR-15", True),
    ],
)
def test_a_unit_with_nothing_to_shoot_is_told_why(
    unit: str, rhino: str, there: str, rule: str, is_named: bool
) -> None:
    text = HIDDEN.format(rule=rule, unit=unit, rhino=rhino, there=there)
    assert (run_case(game, parse_case(text, "case"), "profile", ("revised",)) == []) is is_named


TEAM = """game = "tactics"
title = "Units are divided between the players of a side"
rules = ["TEAM-03"]
seats = ["anna", "bert", "carl", "dora"]
play = '''
{line}
'''

[settings]
map = '''
...
'''
"army.1.units" = "blackhawk | recon-boys"
"army.2.units" = "hans | lara"

[position]
phase = {{ kind = "turn", side = "side-1" }}

[position.units]
blackhawk = "a1"
recon-boys = "b1"
hans = "c1"
"""


@pytest.mark.rule("TEAM-03")
@pytest.mark.parametrize(
    ("unit", "rule", "is_named"),
    [
        ("recon-boys", "ROUND-03", True),
        ("recon-boys", "TEAM-03", True),
        ("recon-boys", "TEAM-02", True),
        ("hans", "ROUND-03", True),
        ("hans", "TEAM-03", False),
    ],
)
def test_a_team_mates_unit_is_told_from_an_enemys(unit: str, rule: str, is_named: bool) -> None:
    line = f"refuse {rule}: anna activate {unit} nothing+nothing"
    case = parse_case(TEAM.format(line=line), "case")
    assert (run_case(game, case, "profile", ("revised",)) == []) is is_named


def test_asking_twice_names_the_same() -> None:
    line = "refuse LOS-10: allies aim death-dealers.m1-ar sturmpioniere\n"
    case = parse_case(CASE.format(line=line * 2, soldiers="e3", vehicle="b1"), "case")
    assert run_case(game, case, "profile", ("revised",)) == []
    other = "refuse LOS-10: allies aim death-dealers.m1-ar sturmpioniere"
    case = parse_case(CASE.format(line=other, soldiers="b1", vehicle="e3"), "case")
    assert run_case(game, case, "profile", ("revised",)) != []


def test_every_rule_of_the_table_is_in_the_rulebook() -> None:
    book = rulebook_of("tactics")
    named = {rule for (rule, _), others in ALWAYS.items() for rule in (rule, *others)}
    named |= {rule for _, rule in BLOCKERS}
    assert sorted(named - set(book.known_ids())) == []


@pytest.mark.rule("SKILL-JUMP-3", "TERR-18")
@pytest.mark.parametrize(
    ("unit", "told"),
    [("the-hammers", ("MOVE-08", "SKILL-JUMP-3")), ("blackhawk", ("MOVE-08",))],
)
def test_a_space_without_a_dot_stops_jumpers_by_their_own_rule(
    unit: str, told: tuple[str, ...]
) -> None:
    settings = {"map": ".#.\n...", "army.1.units": unit, "army.2.units": "hans"}
    plain: dict[str, Plain] = {
        "units": {unit: "a1", "hans": "c2"}, "phase": {"kind": "turn", "side": "side-1"},
    }  # fmt: skip
    state = game.decode(plain, Setup(("allies", "axis"), settings))
    words = f"activate {unit} move+nothing"
    game.apply(state, Decision(0, parse_action(game, state, words)))
    refusal = game.refuse(state, 0, parse_action(game, state, "step b1"))
    assert refusal is not None
    assert (refusal.rule, refusal.also) == ("TERR-18", told)
