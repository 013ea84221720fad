"""What can a unit of Dust Tactics do to others? One attack in the open, with all that goes with it.

The units stand on a bare board (tactics_field.py); one attacks with every weapon line that reaches.
Cover is said, not drawn: it gives squads the saves of their cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final, final

from opendust.kernel.action import Action, Decision
from opendust.kernel.option import Amount, Option, Subset
from opendust.kernel.refusal import BadText, Fault
from opendust.odds.chances import Chances, Number
from opendust.odds.tactics.best import BestPlay
from opendust.odds.tactics.field import Field, faced
from opendust.odds.tactics.walk import Decide, walk
from opendust.tactics.actions import Verb
from opendust.tactics.attack import REVERSED
from opendust.tactics.board.board import CRATE, TRAP
from opendust.tactics.game import apply, default, options
from opendust.tactics.phases import Aiming, Declaring, Medal, Moving, Window
from opendust.tactics.rules import plans
from opendust.tactics.rules.extras import extras_for
from opendust.tactics.rules.fire.dice import BLANK_RESULT, HIT_RESULT
from opendust.tactics.rules.fire.shooting import is_result_there
from opendust.tactics.state import State

COVERS: Final = ("none", "soft", "hard")
SAID: Final = {"none": 0, "soft": CRATE, "hard": TRAP}
"""What stands in a space that gives this cover. COVER-08."""


@final
class TacticsOdds:
    """The exact distribution of the results of an attack."""

    def __init__(self, field: Field, ends: dict[tuple[int, ...], Number]) -> None:
        self.field = field
        self.state = field.state
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

    def swing(self) -> Number:
        """The average army points that the second side loses, minus those of the first."""
        return sum([(1 if side else -1) * self.ap_lost(unit)
                    for side in (0, 1) for unit in self.field.units(side)])  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TacticsOdds) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key()[0])

    def key(self) -> tuple[object, ...]:
        """Who fights whom, and how that ends."""
        cards = tuple([card.slug for card in self.state.battle.cards])
        return (cards, self.field.attacker, self.field.targets), self.ends

    def __repr__(self) -> str:
        cards = self.state.battle.cards
        units = [unit for side in (0, 1) for unit in self.field.units(side)]
        lost = ", ".join([f"{cards[unit].slug} {float(self.kill(unit)):.1%}" for unit in units])
        return f"<odds: destroyed {lost}; swing {float(self.swing()):+.2f} AP>"


def tactics_odds(
    attacker: str,
    target: str,
    distance: int = 1,
    *,
    sustained: bool = False,
    all_out: bool = False,
    under_fire: bool = False,
    cover: str = COVERS[0],
    observer: str = "",
    best: bool = False,
    profile: str = "",
    exact: bool = False,
) -> TacticsOdds:
    """The odds of one attack. `all_out` adds free skills and limited ammo.

    Name the units. `rhino + the-hammers` is a squad with its hero. Commas separate several targets.
    `under_fire`: the attacker first comes one space nearer, and a target tries reactive fire.
    `observer`: this unit orders the attacker's indirect shot. `best`: both sides make the best
    choices, instead of aiming everything at the first target.
    """
    near = distance + 1 if under_fire else distance
    field = faced(attacker, target, near, profile, observer)
    if under_fire and (sustained or cover != COVERS[0] or observer or len(field.targets) > 1):
        raise BadText([Fault("", 0, "odds-under-fire")])
    chances = Chances(exact=exact)
    asked = Asked(field, cover, sustained=sustained, all_out=all_out)
    begun = asked.advanced() if under_fire else asked.begun()
    decide: Decide = asked.decide
    if best:
        play = BestPlay(lambda state: swing_of(field, state.health), chances, asked.declare)
        decide = play.decide
    return TacticsOdds(field, walk(begun, decide, chances))


@final
class Asked:
    """An attack that is asked about: how it begins, and what the units do in it."""

    def __init__(self, field: Field, cover: str, *, sustained: bool, all_out: bool) -> None:
        self.field = field
        self.cover = cover
        self.sustained = sustained
        self.all_out = all_out

    def begun(self) -> State:
        """The state when the attacker is to aim, or his first shot is rolled."""
        plan = plans.plan_of(plans.ATTACK, plans.NOTHING)
        if self.field.observer >= 0:
            plan = plans.plan_of(plans.ARTILLERY_STRIKE, plans.NOTHING)
        elif self.sustained:
            plan = plans.SUSTAINED
        state = self.activated(plan)
        if self.field.observer >= 0:
            order = Action(Verb.STRIKE, (self.field.attacker, self.field.targets[0]))
            self.take(state, order)
        if state.attack is None:  # only weapons that were not declared would have reached
            raise BadText([Fault("", 0, "odds-no-shot")])
        return state

    def advanced(self) -> State:
        """The state when the attacker has come one space nearer. REACT-02."""
        state = self.activated(plans.plan_of(plans.MOVE, plans.ATTACK))
        if isinstance(state.phase, Moving):
            self.take(state, Action(Verb.STEP, (state.place[self.field.attacker] + 1,)))
        return state

    def activated(self, plan: int) -> State:
        """The state when the attacker, or his observer, is activated."""
        state = self.field.state.copy()
        self.say_cover(state)
        unit = self.field.attacker if self.field.observer < 0 else self.field.observer
        extras = tuple(extras_for(state, unit, plan)) if self.all_out else ()
        self.take(state, Action(Verb.ACTIVATE, (unit, plan, extras)))
        return state

    def take(self, state: State, action: Action) -> None:
        """An action of the attacker, if it is possible."""
        seat = state.battle.owner[self.field.attacker]
        if not any(option.contains(action) for option in options(state, seat)):
            raise BadText([Fault("", 0, "odds-no-shot")])
        apply(state, Decision(seat, action))

    def declare(self, state: State) -> Action:
        """Out of turn: every extra, or none."""
        domain = options(state, state.battle.owner[state.fight().unit])[0].domains[0]
        assert isinstance(domain, Subset)
        return Action(Verb.DECLARE, (domain.values if self.all_out else (),))

    def say_cover(self, state: State) -> None:
        """Cover is said, not drawn: the units of the second side have what was asked for."""
        for target in self.field.targets:
            mark = SAID[self.cover]
            for space in state.cells(target):
                state.flags[space] = state.flags[space] & ~(CRATE | TRAP) | mark

    def decide(self, state: State, seat: int) -> Action:
        """Fire back, aim everything, roll a failure again; all else as for somebody absent."""
        phase = state.phase
        if isinstance(phase, Window):
            return options(state, seat)[0].all()[0]
        if isinstance(phase, Declaring):
            return self.declare(state)
        if isinstance(phase, Aiming):
            is_ours = state.fight().unit == state.body_of(self.field.attacker)
            wanted = self.field.targets if is_ours else (state.fight().quarry,)
            return aim_at(options(state, seat), wanted)
        if isinstance(phase, Medal):
            reversed_dice = bool(state.fight().shot().flags & REVERSED)
            failure = HIT_RESULT if reversed_dice else BLANK_RESULT
            if is_result_there(state, failure):
                return Action(Verb.REROLL, (failure,))
        return default(state, seat)


def swing_of(field: Field, health: Sequence[int]) -> Number:
    """The army points that the second side has lost, less those of the first."""
    return sum([(1 if side else -1) * ap_gone(field, unit, health)
                for side in (0, 1) for unit in field.units(side)])  # fmt: skip


def ap_gone(field: Field, unit: int, health: Sequence[int]) -> Fraction:
    """The AP of the strength that a unit has lost, by its share of the whole."""
    battle = field.state.battle
    models = battle.models_of(unit)
    full = sum([battle.model_full[model] for model in models])
    left = sum([health[model] for model in models])
    return Fraction((field.state.strength(unit) - left) * battle.cards[unit].ap, full)


def aim_at(found: list[Option], targets: tuple[int, ...]) -> Action:
    """The next line at the first target that it can hit, with all its ammo; else fire."""
    for target in targets:
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


def odds_in_words(words: str, **details: Any) -> TacticsOdds:
    """The odds of one attack in words: `rhino vs sturmgrenadiere`."""
    attacker, versus, target = words.partition(" vs ")
    if not versus:
        raise BadText([Fault("", 0, "odds-two-units")])
    return tactics_odds(attacker.strip(), target.strip(), **details)
