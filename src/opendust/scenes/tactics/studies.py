"""Which questions can be asked about Dust Tactics? Sight, moves, fire, odds, armies."""

from __future__ import annotations

from typing import Final

from opendust.kernel.refusal import BadText, Fault, Refusal
from opendust.kernel.text.digits import is_count
from opendust.kernel.text.notation import parse_action
from opendust.odds import tactics_odds
from opendust.registry import GAMES
from opendust.scenes.study_models import Args, ArmyFault, ArmyStudy, Study, TacticsOdds
from opendust.scenes.tactics.moves import moves, stood
from opendust.scenes.tactics.odds import aimed_odds, attack_odds, unit_odds
from opendust.scenes.tactics.prospects.assault import assault
from opendust.scenes.tactics.prospects.fire import fire
from opendust.scenes.tactics.prospects.reactions import orders, reactions
from opendust.scenes.tactics.prospects.stand import peril, stand
from opendust.scenes.tactics.prospects.threat import threat
from opendust.scenes.tactics.sight import sight
from opendust.scenes.tactics.ways import ways
from opendust.tactics.board.scenario import SIDES
from opendust.tactics.rules.armies import army_refusals
from opendust.tactics.setup import OWN, spell_army, spelled_army
from opendust.tactics.state import State
from opendust.tactics.texts.cards import load_cards
from opendust.tactics.texts.scenario import load_scenario
from opendust.words import fault_text

KNOWN: Final = (
    "sight", "moves", "ways", "fire", "odds", "assault", "stand", "peril", "threat",
    "reactions", "orders",
)  # fmt: skip
FROM_ELSEWHERE: Final = ("fire", "odds")
"""What may be asked of a unit as if it had moved already."""
FREE: Final = ("odds", "army")
MOST_UNITS: Final = 100
NOBODY: Final = -1


def study(view: State, seat: int, what: str, args: Args, language: str) -> Study:
    """Answer a question about a position, from what a seat sees."""
    if what == "sight":
        return sight(view, args.get("one", ""), args.get("other", ""), language)
    if what == "moves":
        return moves(view, args.get("unit", ""))
    if what == "ways":
        return ways(view, seat)
    if what in FROM_ELSEWHERE and "space" in args:
        view = stood(view, args.get("unit", ""), args["space"])
    if what == "fire":
        return fire(view, args.get("unit", ""), language)
    if what == "odds" and "target" in args:
        is_sustained = args.get("plan", "") == "sustained"
        return attack_odds(view, args.get("unit", ""), args["target"], sustained=is_sustained)
    if what == "odds":
        words = args.get("action", "")
        action = parse_action(GAMES["tactics"], view, words) if words else None
        return aimed_odds(view, seat, action)
    if what in KNOWN:
        return prospects(view, seat, what, args)
    raise BadText([Fault("", 0, "study-unknown", name=what, known=KNOWN)])


def prospects(view: State, seat: int, what: str, args: Args) -> Study:
    """What would come of something."""
    unit = args.get("unit", "")
    if what == "assault":
        return assault(view, unit, args.get("target", ""))
    if what == "stand":
        return stand(view, unit, args.get("space", ""))
    if what == "peril":
        return peril(view, unit)
    if what == "threat":
        return threat(view, unit)
    return reactions(view, seat) if what == "reactions" else orders(view, seat)


def free_study(what: str, args: Args, language: str) -> Study:
    """Answer a question about two units in the open, or about an army."""
    if what == "odds":
        return open_odds(args)
    if what == "army":
        return army(args, language)
    raise BadText([Fault("", 0, "study-unknown", name=what, known=FREE)])


def open_odds(args: Args) -> TacticsOdds:
    """One unit attacks another in the open at a range, with cover if that is said."""
    known = load_cards()
    for name in (args.get("unit", ""), args.get("target", "")):
        if known.index(name) < 0:
            raise BadText([Fault("", 0, "army-card-unknown", card=name[:60])])
    odds = tactics_odds(
        args["unit"], args["target"], number(args, "range", 1),
        sustained=args.get("plan", "") == "sustained", cover=args.get("cover") or "none",
        profile=args.get("profile", ""),
    )  # fmt: skip
    sides = odds.state.battle.side
    units = sorted(range(len(sides)), key=lambda unit: -sides[unit])
    return TacticsOdds(
        kind="tactics-odds", units=[unit_odds(odds.state, odds.ends, unit) for unit in units]
    )


def number(args: Args, name: str, otherwise: int) -> int:
    """A number among the arguments."""
    written = args.get(name, "")
    if written and not (is_count(written) and len(written) < 6):
        raise BadText([Fault("", 0, "number-expected", text=written[:60], name=name)])
    return int(written) if written else otherwise


def army(args: Args, language: str) -> ArmyStudy:
    """What an army costs, and everything that forbids it. ARMY."""
    wanted = spelled_army(OWN, args.get("units", ""))
    if len(wanted.units) > MOST_UNITS:
        raise BadText([Fault("", 0, "study-too-large", most=MOST_UNITS)])
    scenario = load_scenario(args["scenario"]) if args.get("scenario") else None
    side = number(args, "side", 0)
    if side >= SIDES:
        raise BadText([Fault("", 0, "number-expected", text=str(side), name="side")])
    cards = load_cards()
    is_known = all(cards.index(unit) >= 0 for unit in wanted.units)
    return ArmyStudy(
        kind="army",
        ap=wanted.ap(cards) if is_known else 0,
        limit=0 if scenario is None else scenario.ap_limit,
        faults=[
            ArmyFault(
                rule=refusal.rule,
                kind=refusal.message,
                text=forbidden(refusal, language),
                at=int(str(refusal.details.get("at", NOBODY))),
            )
            for refusal in army_refusals(wanted, cards, scenario, side)
        ],
        text=spell_army(wanted),
    )


def forbidden(refusal: Refusal, language: str) -> str:
    """Why an army may not be played."""
    return fault_text(Fault("", 0, refusal.message, **refusal.details), language)
