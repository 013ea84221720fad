"""How likely does a unit of Dust Tactics fire out of turn, and what does that do?"""

from __future__ import annotations

from opendust.kernel.action import Action, Decision
from opendust.kernel.pending import Chance
from opendust.kernel.refusal import BadText, Fault
from opendust.odds.chances import HIT
from opendust.scenes.tactics.prospects.attacks import prospect
from opendust.scenes.tactics.prospects.models import OrdersStudy, Reaction, ReactionsStudy
from opendust.tactics.actions import Verb
from opendust.tactics.game import apply, pending
from opendust.tactics.phases import Window
from opendust.tactics.rules.fire.fire_zone import refuse_use
from opendust.tactics.rules.reactive_fire import reactors
from opendust.tactics.rules.standing_orders import LONGEST_ORDER, QUARRIES, SOLDIERS, VEHICLES
from opendust.tactics.state import State


def reactions(view: State, seat: int) -> ReactionsStudy:
    """What each unit of a seat would do at the window that is open. REACT-03, REACT-04."""
    if not isinstance(view.phase, Window):
        raise BadText([Fault("", 0, "study-no-window")])
    own = [unit for unit in reactors(view) if view.battle.owner[unit] == seat]
    return ReactionsStudy(kind="reactions", reactions=[reaction(view, unit) for unit in own])


def reaction(window: State, unit: int) -> Reaction:
    """The attempt of one unit: its dice, the chance of a HIT, and what the shot does."""
    tried = window.copy()
    quarry = window.acting().unit
    apply(tried, Decision(tried.battle.owner[unit], Action(Verb.REACT, (unit,))))
    waiting = pending(tried)
    assert isinstance(waiting, Chance)
    found = prospect(tried, unit, quarry)
    return Reaction(
        unit=found["unit"],
        target=found["target"],
        dice=waiting.count,
        fires=float(1 - (1 - HIT) ** waiting.count),
        hurt=found["hurt"],
        destroyed=found["destroyed"],
        lost=found["lost"],
    )


def orders(view: State, seat: int) -> OrdersStudy:
    """How far each unit of a seat can hit what an order is about; 0: it never helps. REACT-06."""
    battle = view.battle
    own = [unit for unit in range(battle.unit_count)
           if battle.owner[unit] == seat and view.is_body(unit)]  # fmt: skip
    return OrdersStudy(
        kind="orders",
        reach={
            battle.unit_names[unit]: {
                name: longest(view, unit, quarry) for quarry, name in enumerate(QUARRIES)
            }
            for unit in own
        },
    )


def longest(view: State, unit: int, quarry: int) -> int:
    """The longest range at which a unit can damage an enemy of this kind that is left."""
    battle = view.battle
    armors = {
        battle.cards[other].armor
        for other in range(battle.unit_count)
        if battle.side[other] != battle.side[unit] and view.is_alive(other)
        and not (quarry == SOLDIERS and not battle.cards[other].is_soldier)
        and not (quarry == VEHICLES and battle.cards[other].is_soldier)
    }  # fmt: skip
    ranges = [
        min(battle.lines[line].longest, LONGEST_ORDER)
        for part in view.parts_of(unit)
        for line in battle.lines_of(part)
        if not refuse_use(view, line) and any(battle.lines[line].can_damage(a) for a in armors)
    ]
    return max(ranges, default=0)
