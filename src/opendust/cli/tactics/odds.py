"""`opendust odds` for Dust Tactics: what does one attack do, and what does the answer do?"""

from __future__ import annotations

import argparse
import json

from opendust.cli.odds.figures import bar, figure, written
from opendust.cli.odds.plot import write_picture
from opendust.cli.tables import is_plain, print_heading, print_table
from opendust.kernel.refusal import BadText, Fault
from opendust.odds.chart import ATTACKER_COLOR, DEFENDER_COLOR, draw
from opendust.odds.tactics.answer import after_answer
from opendust.odds.tactics.duel import COVERS, TacticsOdds, tactics_odds
from opendust.tactics.texts.cards import load_cards

VERSUS = "vs"


def add_attack_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that only Dust Tactics has."""
    group = parser.add_argument_group("Dust Tactics")
    group.add_argument("--range", type=int, default=1, metavar="SPACES", help="1 is adjacent")
    group.add_argument("--sustained", action="store_true", help="a SUSTAINED ATTACK")
    group.add_argument("--cover", choices=COVERS, default=COVERS[0], help="cover of the target")
    group.add_argument("--all-out", action="store_true", help="free skills and limited ammo too")
    group.add_argument("--under-fire", action="store_true", help="come nearer, be fired at first")
    group.add_argument("--observer", default="", metavar="UNIT", help="orders an indirect shot")
    group.add_argument("--best", action="store_true", help="both sides choose what is best")
    group.add_argument("--profile", default="", metavar="NAME", help="profile of the rules")


def is_tactics(words: list[str]) -> bool:
    """Whether the words name units of Dust Tactics."""
    known = [card.slug for card in load_cards().cards]
    return any(word.strip(",") in known for word in words)


def run_tactics(args: argparse.Namespace) -> int:
    """Shows the attack, the answer to it, and the same attack the other way round."""
    words = " ".join(args.words).lower()
    attacker, versus, target = [part.strip() for part in words.partition(f" {VERSUS} ")]
    if not versus:
        raise BadText([Fault("", 0, "odds-two-units")])
    odds = asked(args, attacker, target, args.cover)
    after = after_answer(odds, all_out=args.all_out, exact=args.exact)
    reverse = reversed_odds(args, attacker, target)
    if args.plot:
        write_picture(args.plot, picture_of(words, odds))
    if args.json:
        back = None if reverse is None else plain(reverse)
        data = {"attack": plain(odds), "after_answer": plain(after), "answer": back}
        print(json.dumps(data, ensure_ascii=False))
        return 0
    bare = is_plain(args)
    show(odds, f"{attacker} attacks {target} at range {args.range}", bare=bare)
    show_left(odds, bare=bare)
    print()
    show(after, "and after the strongest answer", bare=bare)
    if reverse is not None:
        print()
        show(reverse, f"if {target} attacked first", bare=bare)
        show_left(reverse, bare=bare)
    return 0


def reversed_odds(args: argparse.Namespace, attacker: str, target: str) -> TacticsOdds | None:
    """The same attack the other way round, if one unit can make it."""
    if "," in target or args.observer:
        return None
    try:
        return asked(args, target, attacker, COVERS[0])
    except BadText:
        return None


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
        observer=args.observer.lower(),
        best=args.best,
        profile=args.profile,
        exact=args.exact,
    )


def show(odds: TacticsOdds, title: str, *, bare: bool) -> None:
    """Kill chances and army points of everybody, the second side first."""
    print_heading(title, plain=bare)
    names = odds.state.battle.unit_names
    rows = [
        (names[unit], written(odds.kill(unit)), written(odds.lost(unit), points=True),
         written(odds.ap_lost(unit), points=True))
        for unit in everybody(odds)
    ]  # fmt: skip
    rows.append(("swing", "", "", written(odds.swing(), points=True)))
    print_table(("Unit", "Destroyed", "Strength lost", "Army points lost"), rows, plain=bare)


def everybody(odds: TacticsOdds) -> list[int]:
    """The units of the attack, those attacked first."""
    return odds.field.units(1) + odds.field.units(0)


def show_left(odds: TacticsOdds, *, bare: bool) -> None:
    """What is left of each unit that was attacked."""
    names = odds.state.battle.unit_names
    for unit in odds.field.units(1):
        print()
        left = [
            (str(strength), written(chance), bar(chance))
            for strength, chance in odds.left(unit).items()
        ]
        print_table((f"Left of {names[unit]}", "Chance", ""), left, plain=bare)


def plain(odds: TacticsOdds) -> dict[str, object]:
    """Everything in plain data."""
    names = odds.state.battle.unit_names
    return {
        names[unit]: {
            "destroyed": figure(odds.kill(unit)),
            "strength_lost": figure(odds.lost(unit)),
            "army_points_lost": figure(odds.ap_lost(unit)),
            "left": {str(left): figure(chance) for left, chance in odds.left(unit).items()},
        }
        for unit in everybody(odds)
    }


def picture_of(title: str, odds: TacticsOdds) -> str:
    """What is left of everybody."""
    names = odds.state.battle.unit_names
    panels = []
    for side, color in ((1, DEFENDER_COLOR), (0, ATTACKER_COLOR)):
        for unit in odds.field.units(side):
            bars = [(str(left), float(chance)) for left, chance in odds.left(unit).items()]
            panels.append((f"Left of {names[unit]}", color, bars))
    return draw(title, panels)
