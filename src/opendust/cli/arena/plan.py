"""What shall the arena play? The plan that the arguments of `opendust arena` describe."""

from __future__ import annotations

import argparse
from typing import Final

from opendust.arena.parts import parts_of
from opendust.arena.plan import DECISION_CAP, Plan, Variant
from opendust.cli.arena.starts import starts_from
from opendust.cli.language import help_text, value_name
from opendust.cli.play import add_game_arguments, settings_from
from opendust.cli.variant_argument import add_switch_argument
from opendust.envs.presets import PRESETS, preset
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.notation import nearest
from opendust.registry import GAMES, variants_of
from opendust.words.catalogue import listed

GAMES_ASKED: Final = 100
FEWEST_SEATS: Final = 2
LEAST: Final = {"games": 1, "cap": 0.1, "budget": 0, "workers": 1, "seats": FEWEST_SEATS}


def add_plan_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that say what is played."""
    number, seconds = value_name("number"), value_name("seconds")
    games = (*GAMES, *PRESETS)
    parser.add_argument("bots", nargs="*", metavar=value_name("bot"), help=help_text("arena-bots"))
    parser.add_argument(
        "--game", default=games[0], metavar=value_name("name"),
        help=help_text("game", names=listed(games)),
    )  # fmt: skip
    parser.add_argument("--seats", type=int, metavar=number, help=help_text("arena-seats"))
    asked = help_text("arena-games", number=GAMES_ASKED)
    parser.add_argument("--games", type=int, metavar=number, help=asked)
    parser.add_argument(
        "--seed", default="1", metavar=value_name("name"), help=help_text("arena-seed")
    )
    parser.add_argument(
        "--army", action="append", default=[], metavar=value_name("file"),
        help=help_text("arena-army"),
    )  # fmt: skip
    parser.add_argument(
        "--from", dest="begin", nargs="+", default=[], metavar=value_name("file"),
        help=help_text("arena-from"),
    )  # fmt: skip
    parser.add_argument("--own-capitals", action="store_true", help=help_text("arena-own-capitals"))
    parser.add_argument("--budget", type=float, metavar=seconds, help=help_text("arena-budget"))
    cap = help_text("arena-cap", seconds=f"{DECISION_CAP:g}")
    parser.add_argument("--cap", type=float, metavar=seconds, help=cap)
    add_switch_argument(parser)
    add_game_arguments(parser, [parts_of(game).listed for game in GAMES])


def check_numbers(args: argparse.Namespace) -> None:
    """No number may be too small."""
    for name, least in LEAST.items():
        given = getattr(args, name)
        if given is not None and given < least:
            raise BadText([Fault("", 0, "arena-number", name=f"--{name}", least=str(least))])


def plan_from(args: argparse.Namespace) -> Plan:
    """The plan of the arguments; what cannot be played is refused with what could."""
    known = (*GAMES, *PRESETS)
    if args.game not in known:
        near = nearest(args.game, known)
        raise BadText([Fault("", 0, "arena-game", name=args.game, known=known, nearest=near)])
    args.preset, (args.game, args.given) = args.game, preset(args.game)
    if not args.bots:
        raise BadText([Fault("", 0, "arena-no-bots")])
    variants = starts_from(args) or variants_from(args)
    return Plan(
        game=args.game, variants=tuple(variants), bots=tuple(args.bots),
        seats=seats_from(args), games=args.games or GAMES_ASKED, seed=args.seed,
        budget=args.budget, drafted=not args.own_capitals, cap=args.cap or DECISION_CAP,
    )  # fmt: skip


def seats_from(args: argparse.Namespace) -> int:
    """The players of a game: as asked for, else as many as is usual, else all bots."""
    if args.seats is not None:
        return int(args.seats)
    return parts_of(args.game).seats or max(FEWEST_SEATS, len(args.bots))


def variants_from(args: argparse.Namespace) -> list[Variant]:
    """The variants to play: one for each edition or scenario that is named."""
    if len(args.army) == 1:
        args.army = args.army * 2
    listed = parts_of(args.game).listed
    names: list[str | None] = [None]
    if listed and getattr(args, listed):
        names = [word.strip() for word in getattr(args, listed).split(",")]
    found: list[Variant] = []
    for name in names:
        settings = settings_from(
            argparse.Namespace(**({**vars(args), listed: name} if listed else vars(args)))
        )
        found.append(Variant(variant_name(args, settings), {**args.given, **settings}))
    return found


def variant_name(args: argparse.Namespace, settings: dict[str, str]) -> str:
    """What a variant is called in tables: its edition, or its scenario; then what was changed."""
    listed, key = parts_of(args.game).listed, variants_of(args.game).setting
    words = [settings.get(listed) or variants_of(args.game).default or args.game]
    if args.given:
        words.insert(0, args.preset)
    if key in settings and key != listed:
        words.append(settings[key])
    return " ".join(words + args.switch)


def folder_name(plan: Plan) -> str:
    """A folder for the plan, the same for the same plan."""
    bots = [bot.rpartition(":")[2] for bot in plan.bots]
    return "-".join(["arena", plan.game, *bots, f"seed{plan.seed}"])
