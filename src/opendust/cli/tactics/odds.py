"""`opendust odds` for Dust Tactics: what does one attack do, and what does the answer do?"""

from __future__ import annotations

import argparse
import json

from opendust.cli.language import help_text, said, value_name
from opendust.cli.odds.figures import bar, figure, short_percent, written
from opendust.cli.odds.plot import write_picture
from opendust.cli.tables import is_plain, print_heading, print_table
from opendust.dust.force import UNIT_NAMES
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.notation import nearest_word
from opendust.odds.chart import ATTACKER_COLOR, DEFENDER_COLOR, draw
from opendust.odds.dust.words import AREA_WORDS, ATTACK_WORDS
from opendust.odds.tactics.answer import after_answer
from opendust.odds.tactics.duel import COVERS, TacticsOdds, tactics_odds
from opendust.odds.tactics.field import card_names, units_in
from opendust.registry import entry_of
from opendust.words.catalogue import listed
from opendust.words.tactics.nouns import unit_text

VERSUS = "vs"


def add_attack_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that only Dust Tactics has."""
    group = parser.add_argument_group(entry_of("tactics").title)
    group.add_argument(
        "--range", type=int, default=1, metavar=value_name("spaces"), help=help_text("odds-range")
    )
    group.add_argument("--sustained", action="store_true", help=help_text("odds-sustained"))
    group.add_argument("--cover", choices=COVERS, default=COVERS[0], help=help_text("odds-cover"))
    group.add_argument("--all-out", action="store_true", help=help_text("odds-all-out"))
    group.add_argument("--under-fire", action="store_true", help=help_text("odds-under-fire"))
    group.add_argument(
        "--observer", default="", metavar=value_name("unit"), help=help_text("odds-observer")
    )
    group.add_argument("--best", action="store_true", help=help_text("odds-both-best"))
    group.add_argument(
        "--profile", default="", metavar=value_name("name"), help=help_text("odds-profile")
    )


def is_tactics(words: list[str]) -> bool:
    """Whether the words name units of Dust Tactics, well or badly written."""
    return any(nearest_word(word.strip(","), known_words()) in card_names() for word in words)


def known_words() -> tuple[str, ...]:
    """Everything that a question may name, in either game."""
    return (*UNIT_NAMES, *AREA_WORDS, *ATTACK_WORDS, *card_names())


def run_tactics(args: argparse.Namespace) -> int:
    """Shows the attack, the answer to it, and the same attack the other way round."""
    words = " ".join(args.words).lower()
    attacker, versus, target = [part.strip() for part in words.partition(f" {VERSUS} ")]
    if not versus:
        if len(args.words) == 1:
            units_in(attacker)
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
    attackers, targets = sides(odds)
    sustained = "yes" if args.sustained else "no"
    told = said(
        "odds-attack", attacker=attackers, target=targets, range=args.range, cover=args.cover,
        sustained=sustained,
    )  # fmt: skip
    show(odds, told, bare=bare)
    show_left(odds, bare=bare)
    print()
    show(after, said("odds-answer"), bare=bare)
    if reverse is not None:
        print()
        show(reverse, said("odds-first", target=targets, sustained=sustained), bare=bare)
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
    rows = [
        (
            unit_text(odds.state, unit), written(odds.kill(unit)),
            written(odds.lost(unit), points=True), written(odds.ap_lost(unit), points=True),
        )
        for unit in everybody(odds)
    ]  # fmt: skip
    rows.append((said("odds-head-swing"), "", "", written(odds.swing(), points=True)))
    heads = ("unit", "destroyed", "strength", "army-points")
    print_table([said(f"odds-head-{name}") for name in heads], rows, plain=bare)


def sides(odds: TacticsOdds) -> tuple[str, str]:
    """Who attacks, and who is attacked."""
    names = [
        listed([unit_text(odds.state, unit) for unit in odds.field.units(side)]) for side in (0, 1)
    ]
    return names[0], names[1]


def everybody(odds: TacticsOdds) -> list[int]:
    """The units of the attack, those attacked first."""
    return odds.field.units(1) + odds.field.units(0)


def show_left(odds: TacticsOdds, *, bare: bool) -> None:
    """What is left of each unit that was attacked."""
    for unit in odds.field.units(1):
        print()
        left = [
            (str(strength), written(chance), bar(chance))
            for strength, chance in odds.left(unit).items()
        ]
        heads = (said("odds-left", unit=unit_text(odds.state, unit)), said("odds-head-chance"), "")
        print_table(heads, left, plain=bare)


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
    panels = []
    for side, color in ((1, DEFENDER_COLOR), (0, ATTACKER_COLOR)):
        for unit in odds.field.units(side):
            bars = [(str(left), float(chance)) for left, chance in odds.left(unit).items()]
            title_of = said("odds-left", unit=unit_text(odds.state, unit))
            panels.append((title_of, color, bars))
    return draw(title, panels, short_percent)
