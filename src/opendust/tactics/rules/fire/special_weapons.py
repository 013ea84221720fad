"""Special combat values and special weapons: how many dice a shot has, and what a hit does.

Rulebook p.24 to 26. Dice are counted when targets are declared (AMB-ATK-5).
"""

from __future__ import annotations

from opendust.kernel.event import Event, Events
from opendust.tactics.attack import CLOSE as CLOSE_FLAG
from opendust.tactics.attack import FATAL, INDIRECT, LASER, NO_MODEL, PHASER, REVERSED, SERUM, Shot
from opendust.tactics.events import Happening
from opendust.tactics.rules.fire.cover_saves import save_face
from opendust.tactics.rules.fire.fire_zone import armor_of, carriers_of, is_element
from opendust.tactics.rules.skills.skills import SERUM as SERUM_SKILL
from opendust.tactics.rules.skills.skills import is_reversed, printed
from opendust.tactics.state import ALL_IN_ONE, State
from opendust.tactics.units.weapons import CombatValue, Form


def dice_for(state: State, line: int, target: int, ammo: int) -> int:
    """The dice of a line at a target; burst and All in One double them. AMB-SKILL-7."""
    weapon = state.battle.lines[line]
    value = weapon.values[armor_of(state, target)]
    times = ammo if weapon.is_limited else carriers_of(state, line)
    dice = plain_dice(state, value, target, times)
    if weapon.is_burst and (is_element(state, target) or not state.moved[target]):
        dice *= 2  # WEAP-BURST-1
    if state.marks[state.battle.line_unit[line]] & ALL_IN_ONE:  # SKILL-ALLINONE-1
        dice *= 2
    return dice


def plain_dice(state: State, value: CombatValue, target: int, times: int) -> int:
    """The dice of a combat value used `times` times: by carriers, or by ammo. SCV, AMB-WEAP-1."""
    if value.form is Form.VOLLEY:  # SCV-VOLLEY-2
        return value.volley[min(times, len(value.volley)) - 1]
    if value.form is Form.INCENDIARY or value.form is Form.AP_INCENDIARY:
        return value.dice * times * miniatures_in(state, target)  # SCV-INC-1
    return value.dice * times  # CARD-09


def miniatures_in(state: State, target: int) -> int:
    """The miniatures that an incendiary weapon counts. SCV-INC-1, AMB-HERO-4."""
    return 1 if is_element(state, target) else state.miniatures(target)


def make_shot(
    state: State, shooter: int, line: int, target: int, ammo: int, *, is_indirect: bool,
    model: int = NO_MODEL,
) -> Shot:  # fmt: skip
    """The shot of a line at a target, with everything that is fixed at its declaration."""
    weapon = state.battle.lines[line]
    value = weapon.values[armor_of(state, target)]
    face = save_face(state, shooter, line, target, is_indirect=is_indirect)
    damage = value.damage if value.form in (Form.PLAIN, Form.PHASER, Form.VOLLEY) else 1
    if model != NO_MODEL:
        damage = 1  # one miniature is named
    return Shot(
        shooter, line, target, dice_for(state, line, target, ammo), damage, face,
        flags_of(state, line, target, value), model,
    )  # fmt: skip


def flags_of(state: State, line: int, target: int, value: CombatValue) -> int:
    """The properties that matter while the shot is resolved."""
    unit = state.battle.line_unit[line]
    weapon = state.battle.lines[line]
    flags = CLOSE_FLAG if weapon.is_close else 0
    if is_reversed(state, unit):
        flags |= REVERSED
    if weapon.is_laser:
        flags |= LASER
    if value.form is Form.PHASER:
        flags |= PHASER
    elif value.form is Form.AP_INCENDIARY:  # SCV-APINC-1
        flags |= FATAL
    is_soldier = not is_element(state, target) and state.battle.cards[target].is_soldier
    if is_soldier and printed(state, unit) & SERUM_SKILL:
        flags |= SERUM  # SKILL-SERUM-1
    return flags


def is_observed(state: State, line: int) -> bool:
    """Whether a line fires the indirect shot of this attack. ARTY-08."""
    return state.fight().mode == INDIRECT and state.battle.lines[line].is_artillery  # ARTY-03


def add_shot(state: State, line: int, target: int, ammo: int, model: int, events: Events) -> None:
    """One more shot of this attack. ATK-06."""
    attack = state.fight()
    attack.shots.append(
        make_shot(
            state, attack.unit, line, target, ammo, is_indirect=is_observed(state, line),
            model=model,
        )
    )  # fmt: skip
    attack.hits.append(0)
    unit = state.battle.line_unit[line]
    if events is not None:
        events.append(Event(Happening.SHOT_DECLARED, (unit, line, target)))
