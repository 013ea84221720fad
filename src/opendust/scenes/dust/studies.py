"""Which questions can be asked about DUST? Odds, who can reach an area, attacks to come."""

from __future__ import annotations

from collections.abc import Iterator

from opendust.dust.edition import DEFAULT_EDITION
from opendust.dust.force import UNIT_NAMES
from opendust.dust.game import VERBS, options
from opendust.dust.game import names as names_of
from opendust.dust.phases import Combat, Movement
from opendust.dust.state import State
from opendust.kernel.option import Counts, Option, Pick
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.notation import parse_action
from opendust.odds import Question, SpecialAttack
from opendust.odds.chances import Chances
from opendust.odds.dust.question import battle_from_words, policy_from
from opendust.odds.dust.special import special_odds
from opendust.odds.dust.words import read_battle
from opendust.registry import GAMES
from opendust.scenes.dust.ahead import ahead
from opendust.scenes.dust.battle import units_scene
from opendust.scenes.dust.odds import match_odds, told
from opendust.scenes.study_models import (
    Args,
    Arrival,
    DustOdds,
    ReachStudy,
    RetreatOdds,
    Study,
    Visitor,
)

MANY_POINTS = 9


def study(view: State, seat: int, what: str, args: Args, language: str) -> Study:
    """Answer a question about a position, from what a seat sees."""
    if what == "odds":
        words = args.get("action", "")
        action = parse_action(GAMES["dust"], view, words) if words else None
        return match_odds(view, seat, action, language)
    if what == "reach":
        return reach(view, args.get("area", ""))
    if what == "ahead":
        return ahead(view, seat)
    raise BadText([Fault("", 0, "study-unknown", name=what, known=("odds", "reach", "ahead"))])


def free_study(what: str, args: Args, language: str) -> Study:
    """Answer a question about forces in words: `5 tank vs 4 tank 1 mech center`."""
    if what != "odds":
        raise BadText([Fault("", 0, "study-unknown", name=what, known=("odds",))])
    battle = battle_from_words(
        read_battle(args.get("words", "")), args.get("edition") or DEFAULT_EDITION,
        args.get("attacker_ability", ""), args.get("defender_ability", ""),
    )  # fmt: skip
    policies = policy_from(args.get("attacker", "")), policy_from(args.get("defender", ""))
    if isinstance(battle, SpecialAttack):
        odds = special_odds(battle, policies[0], Chances(exact=False))
        return DustOdds(kind="dust-odds", odds=told(odds, language), reverse=None, retreats=[])
    question = Question(battle, policies)
    turned = battle.turned()
    reverse = None
    if turned is not None:
        reverse = told(Question(turned, (policies[1], policies[0])).odds(), language)
    return DustOdds(
        kind="dust-odds",
        odds=told(question.odds(), language),
        reverse=reverse,
        retreats=first_retreats(question),
    )


def first_retreats(question: Question) -> list[RetreatOdds]:
    """What leaving before the first dice would bring to whoever may."""
    found = question.retreats(0) or question.retreats(1)
    return [
        RetreatOdds(
            units=units_scene(part), conquest=float(after.conquest), swing=float(after.swing)
        )
        for part, after in found
    ]  # fmt: skip


def reach(view: State, name: str) -> ReachStudy:
    """What every player could bring to an area in the next movement or combat phase."""
    area = view.board.index(name)
    if area < 0:
        raise BadText([Fault("", 0, "study-area-unknown", name=name[:60])])
    visitors: list[Visitor] = []
    for seat in range(view.players):
        attacks = list(arrivals(in_phase(view, seat, Combat(MANY_POINTS, ())), seat, area))
        moves = list(arrivals(in_phase(view, seat, Movement(MANY_POINTS)), seat, area))
        if attacks or moves:
            visitors.append(Visitor(seat=seat, name=view.seats[seat], attacks=attacks, moves=moves))
    return ReachStudy(kind="reach", area=name, visitors=visitors)


def in_phase(view: State, seat: int, phase: Combat | Movement) -> State:
    """The same board with a player at the beginning of a phase."""
    state = view.copy()
    state.battle = None
    state.queue = (seat,)
    state.phase = phase
    return state


def arrivals(state: State, seat: int, area: int) -> Iterator[Arrival]:
    """Everything in a menu that leads to an area."""
    for option in options(state, seat):
        fields = [field.name for field in VERBS[option.verb]]
        if "target" in fields and option.domains[fields.index("target")].contains(area):
            yield from from_origins(state, option, fields)


def from_origins(state: State, option: Option, fields: list[str]) -> Iterator[Arrival]:
    """The origins of an option with the units that may come from there."""
    areas = names_of(state, "area")
    verb = str(option.verb.value)
    last = option.domains[-1]
    upper = last.upper if isinstance(last, Counts) else ()
    if "origin" in fields:
        origins = option.domains[fields.index("origin")]
        assert isinstance(origins, Pick)
        units = {UNIT_NAMES[unit]: amount for unit, amount in upper}
        for origin in origins.values:
            yield Arrival(origin=areas[origin], verb=verb, units=units)
        return
    unit = {"bombers": "bomber", "mechs": "mech"}.get(fields[-1], "")
    if not unit:
        yield Arrival(origin="", verb=verb, units={})
    for origin, amount in upper:
        yield Arrival(origin=areas[origin], verb=verb, units={unit: amount})
