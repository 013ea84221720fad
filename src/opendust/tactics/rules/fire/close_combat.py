"""Close combat: range C attacks, and hitting back at the attacker (p.14).

After the casualties of all other lines every unit attacked at range C may hit back with its own
range C lines; then both sides roll, and only then lose casualties. CC-01 to CC-03.
"""

from __future__ import annotations

from opendust.kernel.action import Action, Pairs
from opendust.kernel.event import Event, Events
from opendust.kernel.option import Counts, Option
from opendust.kernel.refusal import Refusal
from opendust.tactics.actions import Verb
from opendust.tactics.attack import CLOSE, CLOSE_COMBAT
from opendust.tactics.events import Happening
from opendust.tactics.phases import Harming, Retaliating, Shooting
from opendust.tactics.rules.fire.ammo import most_ammo, spend
from opendust.tactics.rules.fire.fire_zone import refuse_damage, refuse_use
from opendust.tactics.rules.fire.special_weapons import make_shot
from opendust.tactics.rules.things import is_offered
from opendust.tactics.state import DESTROYED, State


def ask_defenders(state: State) -> None:
    """Ask the next unit attacked at range C that can hit back; after the last both sides roll."""
    attack = state.fight()
    declared = len(attack.shots)
    while attack.at < declared:
        shot = attack.shots[attack.at]
        if shot.shooter != attack.unit:
            break
        attack.at += 1
        if not shot.flags & CLOSE or shot.target >= state.battle.unit_count:
            continue
        if state.place[shot.target] == DESTROYED or was_asked(state, shot.target, attack.at - 1):
            continue
        if retaliation_bounds(state, shot.target):
            state.phase = Retaliating(shot.target)
            return
    attack.stage = CLOSE_COMBAT
    attack.at = 0
    state.phase = Shooting()


def was_asked(state: State, unit: int, before: int) -> bool:
    """Whether an earlier range C line had the same target. AMB-CC-1."""
    for shot in state.fight().shots[:before]:
        if shot.target == unit and shot.flags & CLOSE and shot.shooter == state.fight().unit:
            return True
    return False


def retaliation_bounds(state: State, unit: int) -> Pairs:
    """The range C lines that can damage the attacker; limited ones by ammo. AMB-CC-1."""
    attack = state.fight()
    found: list[tuple[int, int]] = []
    for part in sorted(state.parts_of(unit)):
        for line in state.battle.lines_of(part):
            weapon = state.battle.lines[line]
            if not weapon.is_close or refuse_use(state, line):
                continue
            if not refuse_damage(state, line, attack.unit):
                found.append((line, most_ammo(state, line) if weapon.is_limited else 1))
    return tuple(found)


def retaliating(state: State) -> int:
    """The unit that may hit back."""
    phase = state.phase
    assert isinstance(phase, Retaliating)
    return phase.unit


def retaliating_options(state: State, seat: int) -> list[Option]:
    """Which range C lines hit back. D-31."""
    upper = retaliation_bounds(state, retaliating(state))
    return [Option(Verb.RETALIATE, (Counts(upper, 0, sum([most for _, most in upper])),))]


def refuse_retaliate(state: State, seat: int, action: Action) -> Refusal | None:
    """Range C lines that can damage the attacker. CC-02."""
    if is_offered(retaliating_options(state, seat), action):
        return None
    return Refusal("CC-02", "retaliate-not-with-that")


def retaliate_fully(state: State, seat: int) -> Action:
    """For an absent player everything that may hit back does."""
    return Action(Verb.RETALIATE, (retaliation_bounds(state, retaliating(state)),))


def do_retaliate(state: State, seat: int, action: Action, events: Events) -> None:
    """The defender's range C lines strike back at the attacker. CC-02, CC-04."""
    unit, lines = retaliating(state), action.pairs(0)
    attack = state.fight()
    if lines and events is not None:
        events.append(Event(Happening.RETALIATED, (unit, attack.unit)))
    for line, amount in lines:
        spend(state, line, amount, events)  # WEAP-AMMO-1, WEAP-RELOAD-1
        attack.shots.append(make_shot(state, unit, line, attack.unit, amount, is_indirect=False))
        attack.hits.append(0)
    state.phase = Harming()
