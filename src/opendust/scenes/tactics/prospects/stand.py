"""What if a unit of Dust Tactics stood there? Whom it could hit, who could react, who hit it.

The activation is played by the engine as far as the attack; windows of reactive fire are looked
into on the way. The enemies' own attacks are tried from where they stand and after one MOVE.
"""

from __future__ import annotations

from opendust.kernel.action import Action, Decision
from opendust.kernel.refusal import BadText, Fault
from opendust.scenes.tactics.moves import Legs, activated, legs_of, unit_named
from opendust.scenes.tactics.prospects.assault import approaches, best_of
from opendust.scenes.tactics.prospects.attacks import (
    attack_from,
    dice_at,
    enemies_of,
    force,
    prospect,
)
from opendust.scenes.tactics.prospects.models import (
    Danger,
    PerilStudy,
    Prospect,
    Reaction,
    StandStudy,
)
from opendust.scenes.tactics.prospects.reactions import reaction
from opendust.tactics.actions import Verb
from opendust.tactics.game import apply
from opendust.tactics.phases import Aiming, Entering, Moving, Window
from opendust.tactics.rules import plans
from opendust.tactics.rules.reactive_fire import reactors
from opendust.tactics.state import State

AT_ONCE = plans.plan_of(plans.ATTACK, plans.NOTHING)
BY_MOVES: tuple[tuple[int, ...], ...] = (
    (AT_ONCE, plans.plan_of(plans.NOTHING, plans.NOTHING)),
    (plans.plan_of(plans.MOVE, plans.ATTACK), plans.plan_of(plans.MOVE, plans.NOTHING)),
    (plans.plan_of(plans.MOVE, plans.MOVE),),
)
"""What a unit declares to stand somewhere, by the number of MOVEs it takes; the best first."""


def stand(view: State, name: str, space: str) -> StandStudy:
    """A unit in a space that it can reach in its activation."""
    unit, names = unit_named(view, name), view.battle.grid.names
    place = view.battle.grid.index(space)
    legs: Legs | None = [] if place == view.place[unit] else legs_of(view, unit).get(place)
    if place < 0 or legs is None:
        raise BadText([Fault("", 0, "study-place-unknown", name=space[:60])])
    begun, plan = declared(view, unit, len(legs))
    found = reactions_on(begun, legs)
    stood = view.copy()
    stood.put(unit, place)
    return StandStudy(
        kind="stand",
        unit=view.battle.unit_names[unit],
        space=names[place],
        plan=plans.PLAN_NAMES[plan],
        hits=hits_from(begun, unit),
        reactions=found,
        dangers=dangers(stood, unit),
    )


def declared(view: State, unit: int, moves: int) -> tuple[State, int]:
    """The activation with the first plan that may be declared."""
    for plan in BY_MOVES[moves]:
        begun = activated(view, unit, plan)
        if begun is not None:
            return begun, plan
    raise BadText([Fault("", 0, "odds-no-shot")])


def reactions_on(state: State, legs: Legs) -> list[Reaction]:
    """Go the way to its end; who could react at the windows that open. REACT-09 to REACT-13."""
    found: list[Reaction] = []
    left = list(legs)
    while state.activation is not None:
        if isinstance(state.phase, Window):
            found += [reaction(state, unit) for unit in reactors(state)]
            for seat in state.phase.asked:
                apply(state, Decision(seat, Action(Verb.HOLD_FIRE)))
        elif isinstance(state.phase, (Moving, Entering)):
            go(state, left.pop(0) if left else [])
        else:
            break
    return found


def go(state: State, leg: list[int]) -> None:
    """One MOVE on its way, then its end."""
    acting = state.acting()
    seat, at = state.battle.owner[acting.unit], acting.at
    for space in leg:
        verb = Verb.ENTER if isinstance(state.phase, Entering) else Verb.STEP
        apply(state, Decision(seat, Action(verb, (space,))))
    if isinstance(state.phase, Moving) and state.acting().at == at:
        apply(state, Decision(seat, Action(Verb.STOP)))


def hits_from(begun: State, unit: int) -> list[Prospect]:
    """Every enemy that the unit could attack now, the likeliest to be hurt first."""
    if not isinstance(begun.phase, Aiming):
        return []
    within = [other for other in enemies_of(begun, unit) if dice_at(begun.copy(), unit, other)]
    found = [prospect(begun, unit, other) for other in within]
    return sorted(found, key=lambda odds: -(odds["destroyed"] + odds["hurt"]))


def peril(view: State, name: str) -> PerilStudy:
    """A unit where it stands, also while an enemy is in the middle of its activation."""
    unit, names = unit_named(view, name), view.battle.unit_names
    found = dangers(view, unit) if view.is_on_board(unit) else []
    able = [one["prospect"]["unit"] for one in found]
    left = [names[enemy] for enemy in still_to_act(view, unit)]
    return PerilStudy(
        kind="peril",
        unit=names[unit],
        dangers=found,
        unable=[enemy for enemy in left if enemy not in able],
    )


def still_to_act(stood: State, unit: int) -> list[int]:
    """The enemies of a unit on the board that have not been activated in this round."""
    return [enemy for enemy in enemies_of(stood, unit) if not stood.activated[enemy]]


def dangers(stood: State, unit: int) -> list[Danger]:
    """Every enemy that can still act in this round and could hit the unit."""
    found = [danger(stood, enemy, unit) for enemy in still_to_act(stood, unit)]
    return sorted([one for one in found if one is not None],
                  key=lambda one: -one["prospect"]["hurt"])  # fmt: skip


def danger(stood: State, enemy: int, unit: int) -> Danger | None:
    """An enemy's best attack on the unit: from where it stands, or after one MOVE."""
    spaces = approaches(stood, enemy, unit)
    best, here = best_of(stood, enemy, unit, spaces), stood.place[enemy]
    if best >= 0:
        moved = stood.copy()
        moved.put(enemy, best)
        if force(moved, enemy, unit) <= force(stood.copy(), enemy, unit):
            best = here
    elif dice_at(stood.copy(), enemy, unit):
        best = here
    if best < 0:
        return None
    found = attack_from(stood, enemy, best, unit, AT_ONCE)
    if found is None:
        return None
    names = stood.battle.grid.names
    return Danger(space=names[best], moves=0 if best == here else 1, prospect=found)
