"""`opendust odds`: what are the chances of a battle, for both sides and the other way round?"""

from __future__ import annotations

import argparse
import json

from opendust.cli.language import help_text, said, spoken, value_name
from opendust.cli.odds.figures import bar, figure, written
from opendust.cli.odds.plot import picture_of, write_picture
from opendust.cli.tables import add_plain_argument, is_plain, print_heading, print_table
from opendust.cli.tactics.odds import add_attack_arguments, is_tactics, run_tactics
from opendust.cli.variant_argument import add_switch_argument, print_faults, variant_from
from opendust.dust.edition import DEFAULT_EDITION, VARIANTS
from opendust.dust.force import UNIT_NAMES, pairs
from opendust.dust.phases import ATTACKER, DEFENDER
from opendust.kernel.refusal import BadText, Fault
from opendust.odds import DustBattle, DustOdds, Policy, Question, SpecialAttack
from opendust.odds.chances import Chances
from opendust.odds.dust.battle import BATTLE_ABILITIES
from opendust.odds.dust.policies import ABILITIES, BEST, CASUALTIES, OPTIMAL, RETREATS
from opendust.odds.dust.question import VALUES, battle_from_words
from opendust.odds.dust.special import special_odds
from opendust.odds.dust.tree import OUTCOMES
from opendust.odds.dust.words import read_battle
from opendust.words.catalogue import listed
from opendust.words.dust.nouns import force_text

SHOWN_ENDS = 8
DUST, TACTICS = "dust", "tactics"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `opendust odds`."""
    parser.description = help_text("odds-what")
    parser.epilog = help_text("odds-examples")
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    number = value_name("number")
    parser.add_argument(
        "words", nargs="+", metavar=value_name("words"), help=help_text("odds-words")
    )
    parser.add_argument(
        "--edition", default=DEFAULT_EDITION, metavar=value_name("name-or-file"),
        help=help_text("odds-edition", name=DEFAULT_EDITION),
    )  # fmt: skip
    add_switch_argument(parser)
    for word in ("amphibious", "drop", "center", "capital", "neutral", "trapped"):
        parser.add_argument(
            f"--{word}", action="store_true", help=help_text("odds-mark", word=word)
        )
    parser.add_argument("--sea", action="store_true", help=help_text("odds-sea"))
    parser.add_argument(
        "--centers", type=int, default=0, metavar=number, help=help_text("odds-centers")
    )
    for side in ("attacker", "defender"):
        add_side_arguments(parser, side)
    parser.add_argument("--value", choices=VALUES, default=VALUES[0], help=help_text("odds-value"))
    parser.add_argument("--prize", type=int, metavar=number, help=help_text("odds-prize"))
    parser.add_argument("--exact", action="store_true", help=help_text("odds-exact"))
    parser.add_argument("--plot", metavar=value_name("file"), help=help_text("odds-plot"))
    parser.add_argument("--json", action="store_true", help=help_text("json"))
    add_plain_argument(parser)
    add_attack_arguments(parser)
    parser.set_defaults(run=run)


def add_side_arguments(parser: argparse.ArgumentParser, side: str) -> None:
    """How one side plays."""
    policies = {"casualties": CASUALTIES, "retreat": RETREATS, "abilities": ABILITIES}
    parser.add_argument(f"--{side}", choices=(BEST,), help=help_text("odds-best"))
    for name, known in policies.items():
        parser.add_argument(
            f"--{side}-{name}", choices=known, default=known[0], help=help_text(f"odds-{name}")
        )
    abilities = listed([ability.value for ability in BATTLE_ABILITIES])
    parser.add_argument(
        f"--{side}-ability", default="", metavar=value_name("name"),
        help=help_text("odds-ability", names=abilities),
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Computes and shows the odds both ways."""
    named = game_named(args.words)
    try:
        if named == TACTICS or (not named and is_tactics(args.words)):
            return run_tactics(args)
        battle = battle_from(args)
        policies = (policy_from(args, "attacker"), policy_from(args, "defender"))
        if isinstance(battle, SpecialAttack):
            odds = special_odds(battle, policies[0], Chances(exact=args.exact))
            return show(args, odds, None, [])
        question = Question(battle, policies, args.value, args.prize, exact=args.exact)
        odds = question.odds()
        retreats = question.retreats(ATTACKER) or question.retreats(DEFENDER)
        return show(args, odds, turned_odds(args, battle, policies), retreats)
    except BadText as bad:
        return print_faults(bad)


def game_named(words: list[str]) -> str:
    """The game that the first of several words names, as `od.odds` is asked; taken off them."""
    if len(words) > 1 and words[0].lower() in (DUST, TACTICS):
        return words.pop(0).lower()
    return ""


def battle_from(args: argparse.Namespace) -> DustBattle | SpecialAttack:
    """The battle of the words and the arguments."""
    words = read_battle(" ".join(args.words))
    for word in ("amphibious", "drop", "center", "capital", "neutral", "trapped"):
        if getattr(args, word):
            words.mark(word)
    words.centers = args.centers
    edition = variant_from(VARIANTS, args.edition, args.switch)
    battle = battle_from_words(words, edition, args.attacker_ability, args.defender_ability)
    if args.sea and not words.is_at_sea():
        raise BadText([Fault("", 0, "odds-wrong-element", side=0, kind="sea")])
    return battle


def policy_from(args: argparse.Namespace, side: str) -> Policy:
    """The policy of one side."""
    if getattr(args, side) == BEST:
        return OPTIMAL
    parts = [getattr(args, f"{side}_{part}") for part in ("casualties", "retreat", "abilities")]
    return Policy(parts[0], parts[1], parts[2])


def turned_odds(
    args: argparse.Namespace, battle: DustBattle, policies: tuple[Policy, Policy]
) -> DustOdds | None:
    """The other direction: the defenders attack, in the open field."""
    other = battle.turned()
    if other is None:
        return None
    return Question(other, (policies[1], policies[0]), args.value, exact=args.exact).odds()


# ── Showing ──────────────────────────────────────────────────────────────────────────────────


def show(
    args: argparse.Namespace,
    odds: DustOdds,
    turned: DustOdds | None,
    retreats: list[tuple[int, DustOdds]],
) -> int:
    """JSON, or tables and bars; and the picture if one is asked for."""
    title = " ".join(args.words)
    if args.plot:
        write_picture(args.plot, picture_of(f"{title} ({args.edition})", odds))
    if args.json:
        data = plain(odds)
        data["reverse"] = None if turned is None else plain(turned)
        data["retreats"] = [
            {"units": units(part), "swing": figure(after.swing), "conquest": figure(after.conquest)}
            for part, after in retreats
        ]
        print(json.dumps({"battle": title, "edition": args.edition, **data}, ensure_ascii=False))
        return 0
    is_bare = is_plain(args)
    print_heading(f"{title} ({args.edition})", plain=is_bare)
    print_outcomes(odds, turned, plain=is_bare)
    print_losses(odds, plain=is_bare)
    print_ends(odds, plain=is_bare)
    if len(retreats) > 1:
        print_retreats(retreats, plain=is_bare)
    return 0


def print_outcomes(odds: DustOdds, turned: DustOdds | None, *, plain: bool) -> None:
    """Every outcome that can come, with a bar, and the same with the sides turned."""
    rows = []
    for number, name in enumerate(OUTCOMES):
        here = odds.outcomes[number]
        there = 0 if turned is None else turned.outcomes[number]
        if here or there:
            reverse = () if turned is None else (written(there),)
            rows.append((outcome_text(name), written(here), bar(here), *reverse))
    headings = [said("odds-head-outcome"), said("odds-head-chance"), ""]
    if turned is not None:
        headings.append(said("odds-head-turned"))
    print_table(headings, rows, plain=plain)


def print_losses(odds: DustOdds, *, plain: bool) -> None:
    """Expected losses in production points."""
    rows = [
        (said("odds-attacker-loses"), written(odds.attacker_losses, points=True)),
        (said("odds-defender-loses"), written(odds.defender_losses, points=True)),
        (said("odds-swing", prize=odds.prize), written(odds.swing, points=True)),
    ]
    print()
    print_table(heads("points", "expected"), rows, plain=plain)


def print_ends(odds: DustOdds, *, plain: bool) -> None:
    """The most likely ends with their survivors."""
    rows = [
        (outcome_text(OUTCOMES[outcome]), told(own), told(other), written(chance))
        for (outcome, own, other), chance in list(odds.survivors.items())[:SHOWN_ENDS]
    ]
    left = len(odds.survivors) - SHOWN_ENDS
    if left > 0:
        rows.append((said("odds-more", amount=left), "", "", ""))
    print()
    print_table(heads("ends", "attackers", "defenders", "chance"), rows, plain=plain)


def print_retreats(retreats: list[tuple[int, DustOdds]], *, plain: bool) -> None:
    """What withdrawing units before the first roll is worth to the attacker."""
    rows = [
        (told(part), written(after.conquest), written(after.swing, points=True))
        for part, after in retreats
    ]
    print()
    print_table(heads("retreat", "conquest", "swing"), rows, plain=plain)


def heads(*names: str) -> list[str]:
    """Headings of a table."""
    return [said(f"odds-head-{name}") for name in names]


def outcome_text(name: str) -> str:
    """How a battle ended, in words."""
    return said(f"dust-outcome-{name}")


def told(force: int) -> str:
    """A force for people."""
    return force_text(force, spoken()) if force else said("odds-nobody")


def units(force: int) -> str:
    """A force as it is typed, for programs."""
    return " ".join([f"{amount} {UNIT_NAMES[unit]}" for unit, amount in pairs(force)])


def plain(odds: DustOdds) -> dict[str, object]:
    """Everything in plain data."""
    return {
        "outcomes": {name: figure(odds.outcomes[n]) for n, name in enumerate(OUTCOMES)},
        "losses": {
            "attacker": figure(odds.attacker_losses),
            "defender": figure(odds.defender_losses),
        },
        "prize": odds.prize,
        "swing": figure(odds.swing),
        "survivors": [
            {"outcome": OUTCOMES[outcome], "attackers": units(own), "defenders": units(other),
             "chance": figure(chance)}
            for (outcome, own, other), chance in odds.survivors.items()
        ],
    }  # fmt: skip
