"""How does an activation of Dust Tactics end? Every way through the engine itself, exactly.

The engine is asked what it waits for: dice are taken by their number of HIT results, decisions by a
policy, and positions that are alike are merged. Only laser chains, which have no end, are not
rolled but counted in closed form (laser.py).
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from opendust.kernel.action import Action, Decision, Outcome
from opendust.kernel.pending import Chance, Choice
from opendust.kernel.refusal import BadText, Fault
from opendust.odds.chances import HIT, Chances, Number
from opendust.odds.laser import laser_chances
from opendust.tactics.attack import REVERSED, SERUM
from opendust.tactics.game import apply, pending
from opendust.tactics.phases import Roll
from opendust.tactics.rules import dice
from opendust.tactics.rules.shooting import finish_shot
from opendust.tactics.rules.skills import DAMAGE_RESILIENT, printed
from opendust.tactics.state import State
from opendust.tactics.turn import settle

Decide = Callable[[State, int], Action]
Key = tuple[object, ...]
Level = dict[Key, tuple[State, Number]]

BLANK_FACE: Final = 1


def walk(state: State, decide: Decide, chances: Chances) -> dict[tuple[int, ...], Number]:
    """The chance of each list of health by model when the activation is over."""
    ends: dict[tuple[int, ...], Number] = {}
    level: Level = {(): (state.copy(), chances.one)}
    while level:
        following: Level = {}
        for now, chance in level.values():
            for more, later in branches(now, decide, chances):
                if later.activation is None:
                    health = tuple(later.health)
                    ends[health] = ends.get(health, 0) + chance * more
                else:
                    key = key_of(later)
                    before = following[key][1] if key in following else chances.none
                    following[key] = (later, before + chance * more)
        level = following
    return ends


def branches(state: State, decide: Decide, chances: Chances) -> list[tuple[Number, State]]:
    """What can follow, with its chance."""
    waiting = pending(state)
    if isinstance(waiting, Choice):
        seat = waiting.seats[0]
        later = state.copy()
        apply(later, Decision(seat, decide(state, seat)))
        return [(chances.one, later)]
    assert isinstance(waiting, Chance)
    phase = state.phase
    if isinstance(phase, Roll) and phase.step == dice.LASER:
        return laser_branches(state, phase.dice, chances)
    found: list[tuple[Number, State]] = []
    for hits, chance in enumerate(chances.hits(waiting.count)):
        later = state.copy()
        faces = (dice.FACES,) * hits + (BLANK_FACE,) * (waiting.count - hits)
        apply(later, Outcome(faces))
        found.append((chance, later))
    return found


def laser_branches(state: State, chains: int, chances: Chances) -> list[tuple[Number, State]]:
    """The whole chain and its saves at once; hits beyond the last health are lost. AMB-ATK-3."""
    shot = state.fight().shot()
    if shot.flags & SERUM or any(resists(state, unit) for unit in targets(state)):
        raise BadText([Fault("", 0, "odds-laser-resisted")])
    hit = 1 - HIT if shot.flags & REVERSED else HIT
    saved = {dice.HIT_SAVES: HIT, dice.BLANK_SAVES: 1 - HIT}.get(shot.face, Fraction(0))
    needed = lethal_hits(state)
    found: list[tuple[Number, State]] = []
    for hits, chance in enumerate(laser_chances(chains, hit, 1 - saved, needed)):
        later = state.copy()
        later.fight().good = hits
        finish_shot(later)
        settle(later, [])
        found.append((chances.number(chance), later))
    return found


def targets(state: State) -> tuple[int, ...]:
    """The cards of the unit that the present shot is aimed at; none for a cover element."""
    target = state.fight().shot().target
    return () if target >= state.battle.unit_count else state.parts_of(target)


def resists(state: State, unit: int) -> bool:
    """Whether a card ignores damage by dice. SKILL-RESILIENT-1."""
    return bool(printed(state, unit) & DAMAGE_RESILIENT)


def lethal_hits(state: State) -> int:
    """As many hits of this shot as nobody survives."""
    shot = state.fight().shot()
    units = targets(state)
    if units:
        health = sum([state.strength(unit) for unit in units])
    else:
        health = state.element_hp[shot.target - state.battle.unit_count]
    return max(1, -(-health // max(1, shot.damage)))


def key_of(state: State) -> Key:
    """Everything that decides how the activation goes on."""
    return (
        tuple(state.health), tuple(state.place), tuple(state.marks), tuple(state.ammo),
        tuple(state.loaded), tuple(state.used), tuple(state.element_hp), tuple(state.lost),
        values(state.phase), values(state.activation), values(state.attack),
    )  # fmt: skip


def values(part: object) -> Key:
    """A part of the state as plain values."""
    if part is None:
        return ()
    found: list[object] = [type(part).__name__]
    for name in getattr(type(part), "__slots__", None) or vars_of(part):
        value = getattr(part, name)
        found.append(plain(value))
    return tuple(found)


def plain(value: object) -> object:
    """A value that can be a key: lists and parts taken to pieces."""
    if isinstance(value, (list, tuple)):
        return tuple([plain(item) for item in value])
    if isinstance(value, (int, str)):
        return value
    return values(value)


def vars_of(part: object) -> list[str]:
    """The attributes of a part on the compiled build, which keeps no list of slots."""
    return [name for name in dir(part) if not name.startswith("_") and name not in METHODS]


METHODS: Final = ("copy", "shot", "step")
