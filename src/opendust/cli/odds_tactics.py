"""`opendust odds` for Dust Tactics: what does one attack do, and what does the answer do?"""

from __future__ import annotations

import argparse
import json

from opendust.cli.odds_figures import bar, figure, written
from opendust.cli.odds_plot import write_picture
from opendust.cli.tables import is_plain, print_heading, print_table
from opendust.kernel.refusal import BadText, Fault
from opendust.odds.chart import ATTACKER_COLOR, DEFENDER_COLOR, draw
from opendust.odds.tactics_duel import COVERS, TacticsOdds, tactics_odds
from opendust.tactics.card_text import load_cards

VERSUS = "vs"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that only Dust Tactics has."""
    group = parser.add_argument_group("Dust Tactics")
    group.add_argument("--range", type=int, default=1, metavar="SPACES", help="1 is adjacent")
    group.add_argument("--sustained", action="store_true", help="a SUSTAINED ATTACK")
    group.add_argument("--cover", choices=COVERS, default=COVERS[0], help="cover of the target")
    group.add_argument("--all-out", action="store_true", help="free skills and limited ammo too")
    group.add_argument("--under-fire", action="store_true", help="come nearer, be fired at first")
    group.add_argument("--profile", default="", metavar="NAME", help="profile of the rules")


def is_tactics(words: list[str]) -> bool:
    """Whether the words name units of Dust Tactics."""
    known = [card.slug for card in load_cards().cards]
    return any(word in known for word in words)


def run_tactics(args: argparse.Namespace) -> int:
    """Shows the attack, and the same attack the other way round."""
    words = [word.lower() for word in args.words]
    if len(words) != 3 or words[1] != VERSUS:
        raise BadText([Fault("", 0, "odds-two-units")])
    attacker, target = words[0], words[2]
    odds = asked(args, attacker, target, args.cover)
    try:
        answer = asked(args, target, attacker, COVERS[0])
    except BadText:
        answer = None
    if args.plot:
        write_picture(args.plot, picture_of(" ".join(words), odds))
    if args.json:
        data = {"attack": plain(odds), "answer": None if answer is None else plain(answer)}
        print(json.dumps(data, ensure_ascii=False))
        return 0
    show(args, attacker, target, odds)
    print()
    if answer is None:
        print_heading(f"{target} cannot attack {attacker} from there.", plain=is_plain(args))
    else:
        show(args, target, attacker, answer)
    return 0


def asked(args: argparse.Namespace, attacker: str, target: str, cover: str) -> TacticsOdds:
    """The odds of one attack by the arguments."""
    return tactics_odds(
        attacker,
        target,
        args.range,
        sustained=args.sustained,
        all_out=args.all_out,
        under_fire=args.under_fire,
        cover=cover,
        profile=args.profile,
        exact=args.exact,
    )


def show(args: argparse.Namespace, attacker: str, target: str, odds: TacticsOdds) -> None:
    """Kill chances, army points, and what is left of the target."""
    bare = is_plain(args)
    print_heading(f"{attacker} attacks {target} at range {args.range}", plain=bare)
    rows = [
        (name, written(odds.kill(unit)), written(odds.lost(unit), points=True),
         written(odds.ap_lost(unit), points=True))
        for unit, name in ((1, target), (0, attacker))
    ]  # fmt: skip
    swing = odds.ap_lost(1) - odds.ap_lost(0)
    rows.append(("swing", "", "", written(swing, points=True)))
    print_table(("Unit", "Destroyed", "Strength lost", "Army points lost"), rows, plain=bare)
    print()
    left = [
        (str(strength), written(chance), bar(chance)) for strength, chance in odds.left(1).items()
    ]
    print_table((f"Left of {target}", "Chance", ""), left, plain=bare)


def plain(odds: TacticsOdds) -> dict[str, object]:
    """Everything in plain data; unit 0 attacks."""
    names = odds.state.battle.unit_names
    return {
        names[unit]: {
            "destroyed": figure(odds.kill(unit)),
            "strength_lost": figure(odds.lost(unit)),
            "army_points_lost": figure(odds.ap_lost(unit)),
            "left": {str(left): figure(chance) for left, chance in odds.left(unit).items()},
        }
        for unit in (0, 1)
    }


def picture_of(title: str, odds: TacticsOdds) -> str:
    """What is left of both units."""
    names = odds.state.battle.unit_names
    panels = []
    for unit, color in ((1, DEFENDER_COLOR), (0, ATTACKER_COLOR)):
        bars = [(str(left), float(chance)) for left, chance in odds.left(unit).items()]
        panels.append((f"Left of {names[unit]}", color, bars))
    return draw(title, panels)
