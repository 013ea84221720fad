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
from opendust.odds.tactics.laser import laser_chances, resisted_chances
from opendust.tactics.attack import REVERSED, SERUM, Shot
from opendust.tactics.game import apply, pending
from opendust.tactics.phases import Resisting, Roll
from opendust.tactics.rules.fire import dice
from opendust.tactics.rules.fire.shooting import finish_shot, is_of_stage
from opendust.tactics.rules.skills.skills import DAMAGE_RESILIENT, personal_skills
from opendust.tactics.state import State
from opendust.tactics.turn import settle

Decide = Callable[[State, int], Action]
Key = tuple[object, ...]
Level = dict[Key, tuple[State, Number]]

BLANK_FACE: Final = 1
RESISTED: Final = 1 << 16
"""Marks a laser shot whose hits have been thinned by Damage Resilient in closed form."""


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
    sure = resisted(state) if isinstance(phase, Resisting) else 0
    found: list[tuple[Number, State]] = []
    for hits, chance in enumerate(chances.hits(waiting.count - sure)):
        later = state.copy()
        faces = (dice.FACES,) * hits + (BLANK_FACE,) * (waiting.count - hits)
        apply(later, Outcome(faces))
        found.append((chance, later))
    return found


def laser_branches(state: State, chains: int, chances: Chances) -> list[tuple[Number, State]]:
    """The whole chain and its saves at once; hits beyond the last health are lost. AMB-ATK-3."""
    shot = state.fight().shot()
    if shot.flags & SERUM:
        raise BadText([Fault("", 0, "odds-laser-serum")])
    hit = 1 - HIT if shot.flags & REVERSED else HIT
    saved = {dice.HIT_SAVES: HIT, dice.BLANK_SAVES: 1 - HIT}.get(shot.face, Fraction(0))
    if is_thinned(state):
        row = resisted_chances(chains, hit, 1 - saved, shot.damage, health_of(state))
    else:
        row = laser_chances(chains, hit, 1 - saved, lethal_hits(state))
    found: list[tuple[Number, State]] = []
    for hits, chance in enumerate(row):
        later = state.copy()
        later.fight().good = hits
        if is_thinned(state):
            mark_resisted(later)
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
    return bool(personal_skills(state, unit) & DAMAGE_RESILIENT)


def is_thinned(state: State) -> bool:
    """Whether the points of this shot are resisted before anybody is lost. SKILL-RESILIENT-1.

    A squad with a hero first says who is lost, so that points beyond the last health are nothing.
    """
    units = targets(state)
    return len(units) == 1 and resists(state, units[0])


def mark_resisted(state: State) -> None:
    """The hits of the present shot are points that nobody will resist any more."""
    attack = state.fight()
    shot = attack.shot()
    attack.shots[attack.at] = Shot(
        shot.shooter, shot.line, shot.target, shot.dice, 1, shot.face, shot.flags | RESISTED,
        shot.model,
    )  # fmt: skip


def resisted(state: State) -> int:
    """How many of the points that a unit is to resist have been resisted already."""
    phase = state.phase
    assert isinstance(phase, Resisting)
    attack = state.fight()
    return sum(
        [
            attack.hits[number]
            for number, shot in enumerate(attack.shots)
            if shot.flags & RESISTED and shot.target == phase.unit and is_of_stage(state, shot)
        ]
    )


def health_of(state: State) -> int:
    """What the target of the present shot can still suffer."""
    units = targets(state)
    if units:
        return sum([state.strength(unit) for unit in units])
    return state.element_hp[state.fight().shot().target - state.battle.unit_count]


def lethal_hits(state: State) -> int:
    """As many hits of this shot as nobody survives."""
    return max(1, -(-health_of(state) // max(1, state.fight().shot().damage)))


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
