"""What can a unit of Dust Tactics do to another? One attack in the open, and its answer.

Two units stand on a bare board at a range; one attacks with every weapon line that reaches. Cover
is said, not drawn: it gives the target the saves of its card.
"""

from __future__ import annotations

from typing import Final, final

from opendust.kernel.action import Action, Decision
from opendust.kernel.contract import Plain, Setup
from opendust.kernel.option import Amount, Option
from opendust.kernel.refusal import BadText, Fault
from opendust.odds.chances import Chances, Number
from opendust.odds.tactics_walk import walk
from opendust.tactics import plans
from opendust.tactics.actions import Verb
from opendust.tactics.attack import REVERSED, Shot
from opendust.tactics.cards import Face
from opendust.tactics.game import apply, decode, default, options
from opendust.tactics.phases import Aiming, Medal, Moving, Window
from opendust.tactics.rules.cover_saves import ignores_cover
from opendust.tactics.rules.declarations import extras_for
from opendust.tactics.rules.dice import BLANK_RESULT, BLANK_SAVES, HIT_RESULT, HIT_SAVES
from opendust.tactics.rules.shooting import is_result_there
from opendust.tactics.state import State

COVERS: Final = ("none", "soft", "hard")
LONGEST: Final = 20


@final
class TacticsOdds:
    """The exact distribution of what an attack does to both units."""

    def __init__(self, state: State, ends: dict[tuple[int, ...], Number]) -> None:
        self.state = state
        self.ends = ends

    def left(self, unit: int) -> dict[int, Number]:
        """The chance of each remaining strength of a unit: miniatures, or HP."""
        found: dict[int, Number] = {}
        for health, chance in self.ends.items():
            strength = sum([health[model] for model in self.state.battle.models_of(unit)])
            found[strength] = found.get(strength, 0) + chance
        return dict(sorted(found.items()))

    def kill(self, unit: int) -> Number:
        """The chance that a unit is destroyed."""
        return self.left(unit).get(0, 0)

    def lost(self, unit: int) -> Number:
        """The strength that a unit loses on average."""
        before = self.state.strength(unit)
        return sum([(before - left) * chance for left, chance in self.left(unit).items()])

    def ap_lost(self, unit: int) -> Number:
        """The army points of the strength that a unit loses on average."""
        full = sum([self.state.battle.model_full[m] for m in self.state.battle.models_of(unit)])
        return self.lost(unit) * self.state.battle.cards[unit].ap / full


def tactics_odds(
    attacker: str,
    target: str,
    distance: int = 1,
    *,
    sustained: bool = False,
    all_out: bool = False,
    under_fire: bool = False,
    cover: str = COVERS[0],
    profile: str = "",
    exact: bool = False,
) -> TacticsOdds:
    """The odds of one attack: unit 0 on unit 1. `all_out` adds free skills and limited ammo.

    `under_fire`: the attacker first comes one space nearer, and the target tries reactive fire.
    """
    before = faced(attacker, target, distance + 1 if under_fire else distance, profile)
    if under_fire:
        if sustained or cover != COVERS[0]:
            raise BadText([Fault("", 0, "odds-under-fire")])
        state = advanced(before, all_out=all_out)
    else:
        state = declared(before, cover, sustained=sustained, all_out=all_out)
    return TacticsOdds(before, walk(state, decide, Chances(exact=exact)))


def advanced(before: State, *, all_out: bool) -> State:
    """The state when the attacker has come one space nearer. REACT-02."""
    state = before.copy()
    plan = plans.plan_of(plans.MOVE, plans.ATTACK)
    extras = tuple(extras_for(state, 0, plan)) if all_out else ()
    activate(state, plan, extras)
    if isinstance(state.phase, Moving):
        nearer = state.place[0] + 1
        step = Action(Verb.STEP, (nearer,))
        if not any(option.contains(step) for option in options(state, 0)):
            raise BadText([Fault("", 0, "odds-no-shot")])
        apply(state, Decision(0, step))
    return state


def activate(state: State, plan: int, extras: tuple[int, ...]) -> None:
    """Activate the attacker, if it can do that."""
    action = Action(Verb.ACTIVATE, (0, plan, extras))
    if not any(option.contains(action) for option in options(state, 0)):
        raise BadText([Fault("", 0, "odds-no-shot")])
    apply(state, Decision(0, action))


def declared(before: State, cover: str, *, sustained: bool, all_out: bool) -> State:
    """The state when every line that reaches has been aimed at the target."""
    state = before.copy()
    plan = plans.SUSTAINED if sustained else plans.plan_of(plans.ATTACK, plans.NOTHING)
    extras = tuple(extras_for(state, 0, plan)) if all_out else ()
    activate(state, plan, extras)
    while isinstance(state.phase, Aiming):
        apply(state, Decision(0, aim_at(options(state, 0), 1)))
        take_cover(state, cover)
    if state.attack is None:  # only weapons that were not declared would have reached
        raise BadText([Fault("", 0, "odds-no-shot")])
    return state


def faced(attacker: str, target: str, distance: int, profile: str) -> State:
    """Two units on a bare board at that range."""
    if not 1 <= distance <= LONGEST:
        raise BadText([Fault("", 0, "odds-distance", most=LONGEST)])
    columns = distance + 1
    settings = {"map": "\n".join(["." * max(7, columns)] * 5)}
    settings |= {"army.1.units": attacker, "army.2.units": target}
    if profile:
        settings["profile"] = profile
    units: dict[str, Plain] = {attacker: "a3", target: f"{chr(ord('a') + distance)}3"}
    if attacker == target:
        units = {attacker: "a3", f"{target}-2": f"{chr(ord('a') + distance)}3"}
    phase: dict[str, Plain] = {"kind": "turn", "side": "side-1"}
    return decode({"phase": phase, "units": units}, Setup(("one", "two"), settings))


def aim_at(found: list[Option], target: int) -> Action:
    """The next line at the target, limited ammo as much as there is; else fire."""
    for option in found:
        if option.verb is Verb.FIRE:
            continue
        for action in option.all():
            if option.verb is Verb.SNIPE or action.number(1) == target:
                return fullest(option, action)
    return Action(Verb.FIRE)


def fullest(option: Option, action: Action) -> Action:
    """The same with all the ammo that may be spent."""
    if option.verb is not Verb.SPEND:
        return action
    ammo = option.domains[2]
    assert isinstance(ammo, Amount)
    return Action(Verb.SPEND, (action.number(0), action.number(1), ammo.most))


def take_cover(state: State, cover: str) -> None:
    """Give the shots at the target the saves of its card. COVER-01 to COVER-07."""
    if cover == COVERS[0] or state.attack is None:
        return
    card = state.battle.cards[1]
    face = card.soft_cover if cover == COVERS[1] else card.hard_cover
    if not card.is_squad or face is Face.NONE:
        return
    saves = HIT_SAVES if face is Face.HIT else BLANK_SAVES
    for number, shot in enumerate(state.attack.shots):
        if shot.target == 1 and not shot.face and not ignores_cover(state, shot.line, 1):
            state.attack.shots[number] = Shot(
                shot.shooter, shot.line, shot.target, shot.dice, shot.damage, saves, shot.flags,
                shot.model,
            )  # fmt: skip


def decide(state: State, seat: int) -> Action:
    """Fire back, aim everything, roll a failure again; all else as for somebody absent."""
    phase = state.phase
    if isinstance(phase, Window):
        return options(state, seat)[0].all()[0]
    if isinstance(phase, Aiming):
        return aim_at(options(state, seat), 1 - state.fight().unit)
    if isinstance(phase, Medal):
        reversed_dice = bool(state.fight().shot().flags & REVERSED)
        failure = HIT_RESULT if reversed_dice else BLANK_RESULT
        if is_result_there(state, failure):
            return Action(Verb.REROLL, (failure,))
    return default(state, seat)
