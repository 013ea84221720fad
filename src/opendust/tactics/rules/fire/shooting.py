"""Rolling the dice of an attack: shots in turn, rerolls, lasers, phasers, saves, then damage.

All lines but those of range C are rolled first, then their damage is suffered together; close
combat follows (close_combat.py). ATK-09, CC-01, AMB-ATK-4.
"""

from __future__ import annotations

from typing import Final

from opendust.kernel.action import Action
from opendust.kernel.event import Event, Events
from opendust.kernel.option import Option
from opendust.kernel.pending import Chance
from opendust.kernel.refusal import Refusal
from opendust.tactics import attack as kinds
from opendust.tactics.actions import Verb
from opendust.tactics.attack import (
    CLOSE,
    CLOSE_COMBAT,
    FATAL,
    HITTING_BACK,
    LASER,
    NO_MODEL,
    PHASER,
    RANGED,
    REVERSED,
    SERUM,
    Harm,
    Shot,
)
from opendust.tactics.events import Happening, faces_of
from opendust.tactics.phases import Harming, Medal, Roll, Shooting
from opendust.tactics.rules.fire import dice
from opendust.tactics.rules.fire.attacks import end_attack
from opendust.tactics.rules.fire.close_combat import ask_defenders
from opendust.tactics.rules.fire.damage import suffer
from opendust.tactics.rules.fire.dice import hits_in, successes_in
from opendust.tactics.rules.skills.skills import BERSERK, MEDAL_OF_HONOR, printed
from opendust.tactics.rules.things import is_offered, one_of
from opendust.tactics.state import DESTROYED, MEDAL_USED, State

STEP_NAMES: Final = (
    "attack-roll", "sustained-roll", "berserk-roll", "medal-roll", "laser-roll", "phaser-roll",
    "cover-roll",
)  # fmt: skip
ROLLED = {
    dice.FIRST: Happening.ATTACK_ROLLED,
    dice.SUSTAINED: Happening.ATTACK_REROLLED,
    dice.BERSERK: Happening.ATTACK_REROLLED,
    dice.MEDAL: Happening.ATTACK_REROLLED,
    dice.LASER: Happening.LASER_ROLLED,
    dice.PHASER: Happening.PHASER_ROLLED,
    dice.SAVE: Happening.COVER_ROLLED,
}


def settle_shooting(state: State, events: Events) -> bool:
    """Roll the next shot of this stage; after the last one damage is suffered. ATK-13."""
    attack = state.fight()
    while attack.at < len(attack.shots):
        shot = attack.shot()
        if is_of_stage(state, shot) and shot.dice > 0:
            attack.good = attack.bad = attack.chain = 0
            state.phase = Roll(dice.FIRST, shot.dice)
            return True
        attack.at += 1
    attack.harms = harms_of(state)
    state.phase = Harming()
    return True


def is_of_stage(state: State, shot: Shot) -> bool:
    """Range C lines come last, and are lost on a target that is gone. CC-01, ATK-09."""
    if not shot.flags & CLOSE:
        return state.fight().stage == RANGED
    if state.fight().stage != CLOSE_COMBAT:
        return False
    return shot.target >= state.battle.unit_count or state.place[shot.target] != DESTROYED


def roll_chance(state: State) -> Chance:
    """The dice of a shot."""
    phase = state.phase
    assert isinstance(phase, Roll)
    return Chance(STEP_NAMES[phase.step], phase.dice, dice.FACES)


def do_roll(state: State, values: tuple[int, ...], events: Events) -> None:
    """Count the dice of one step and go on with the next. AMB-SKILL-1."""
    phase = state.phase
    assert isinstance(phase, Roll)
    attack = state.fight()
    shot = attack.shot()
    step = phase.step
    good = successes_in(values, is_reversed=bool(shot.flags & REVERSED))
    if step == dice.PHASER:
        good = hits_in(values)  # SCV-PHASER-3, AMB-SKILL-4
    elif step == dice.SAVE:
        good = successes_in(values, is_reversed=shot.face == dice.BLANK_SAVES)
    if events is not None:
        events.append(Event(ROLLED[step], (shot.line, shot.target, good, faces_of(values))))
    count(state, step, good, len(values) - good)
    next_step(state, step)


def count(state: State, step: int, good: int, bad: int) -> None:
    """Add the dice of a step to the shot's successes and failures."""
    attack = state.fight()
    if step == dice.SAVE:
        attack.good -= good
    elif step == dice.PHASER:
        attack.good = good
    elif step == dice.LASER:
        attack.good += good
        attack.chain = good
    else:
        attack.good += good
        attack.bad = bad if step != dice.MEDAL else attack.bad + bad
        attack.chain = attack.good


def next_step(state: State, step: int) -> None:
    """What is rolled after a step. ACT-10, SKILL-BERSERK-2, AMB-SKILL-1, AMB-SKILL-11."""
    attack = state.fight()
    shot = attack.shot()
    rerolls = shot.shooter == attack.unit  # AMB-CC-4
    if step < dice.SUSTAINED and rerolls and attack.mode == kinds.SUSTAINED and attack.bad:
        state.phase = Roll(dice.SUSTAINED, attack.bad)
    elif step < dice.BERSERK and rerolls and attack.skills & BERSERK and attack.bad:
        state.phase = Roll(dice.BERSERK, attack.bad)
    elif step < dice.MEDAL and has_medal(state, shot):
        state.phase = Medal()
    else:
        after_rerolls(state, step)


def after_rerolls(state: State, step: int) -> None:
    """Lasers go on while they hit, phasers roll damage, cover saves; then the shot is done."""
    attack = state.fight()
    shot = attack.shot()
    if step <= dice.LASER and shot.flags & LASER and attack.chain:
        state.phase = Roll(dice.LASER, attack.chain)  # WEAP-LASER-1
        return
    if step < dice.PHASER:
        if shot.flags & SERUM and attack.good:
            attack.regained.append((state.battle.line_unit[shot.line], attack.good))
        if shot.flags & PHASER and attack.good:  # SCV-PHASER-1
            state.phase = Roll(dice.PHASER, attack.good * shot.damage)  # AMB-SCV-1
            return
    if step < dice.SAVE and shot.face and attack.good:
        state.phase = Roll(dice.SAVE, attack.good)  # COVER-04
        return
    finish_shot(state)


def finish_shot(state: State) -> None:
    """The successes of a shot are its hits; the next shot comes. ATK-13."""
    attack = state.fight()
    attack.hits[attack.at] = attack.good
    attack.at += 1
    state.phase = Shooting()


def has_medal(state: State, shot: Shot) -> bool:
    """Whether a hero may roll one of his own dice again. SKILL-MEDAL-1, AMB-SKILL-11, AMB-CC-4."""
    unit = state.battle.line_unit[shot.line]
    if not printed(state, unit) & MEDAL_OF_HONOR or state.marks[unit] & MEDAL_USED:
        return False
    attack = state.fight()
    return shot.shooter != attack.unit or bool(attack.skills & MEDAL_OF_HONOR)


def is_result_there(state: State, result: int) -> bool:
    """Whether a die shows HIT or BLANK."""
    attack = state.fight()
    is_good = (result == dice.HIT_RESULT) != bool(attack.shot().flags & REVERSED)
    return attack.good > 0 if is_good else attack.bad > 0


def medal_options(state: State, seat: int) -> list[Option]:
    """Which die to roll again, if any. D-28."""
    results = [
        result for result in (dice.HIT_RESULT, dice.BLANK_RESULT) if is_result_there(state, result)
    ]
    return [*one_of(Verb.REROLL, results), Option(Verb.KEEP)]


def refuse_reroll(state: State, seat: int, action: Action) -> Refusal | None:
    """A die that lies there. SKILL-MEDAL-1."""
    if is_offered(medal_options(state, seat), action):
        return None
    return Refusal("SKILL-MEDAL-1", "reroll-no-such-die")


def do_reroll(state: State, seat: int, action: Action, events: Events) -> None:
    """One die is rolled again and the new result counts. SKILL-MEDAL-1."""
    result = action.number(0)
    attack = state.fight()
    shot = attack.shot()
    state.marks[state.battle.line_unit[shot.line]] |= MEDAL_USED
    if (result == dice.HIT_RESULT) != bool(shot.flags & REVERSED):
        attack.good -= 1
    else:
        attack.bad -= 1
    state.phase = Roll(dice.MEDAL, 1)


def do_keep(state: State, seat: int, action: Action, events: Events) -> None:
    """The hero keeps his dice; the medal can still serve another line."""
    after_rerolls(state, dice.MEDAL)


def harms_of(state: State) -> list[Harm]:
    """What each target suffers from the shots of this stage, units before elements. COVEL-12."""
    attack = state.fight()
    order: list[int] = []
    for number, shot in enumerate(attack.shots):
        if is_of_stage(state, shot) and attack.hits[number] and shot.target not in order:
            order.append(shot.target)
    units = [target for target in order if target < state.battle.unit_count]
    elements = [target for target in order if target >= state.battle.unit_count]
    return [harm_on(state, target) for target in units + elements]


def harm_on(state: State, target: int) -> Harm:
    """The sum of the hits on one target. ATK-14, AMB-ATK-1, SCV-APINC-1, AMB-SKILL-6."""
    attack = state.fight()
    points = 0
    fatal = 0
    snipes: list[tuple[int, int]] = []
    for number, shot in enumerate(attack.shots):
        hits = attack.hits[number]
        if shot.target != target or not hits or not is_of_stage(state, shot):
            continue
        if shot.model != NO_MODEL:
            snipes.append((shot.model, hits))  # SKILL-SNIPER-1
        elif shot.flags & FATAL and target < state.battle.unit_count:
            fatal = 1
        elif shot.flags & FATAL:
            points += state.element_hp[target - state.battle.unit_count]
        else:
            points += hits if shot.flags & PHASER else hits * shot.damage  # CARD-09 damage
    return Harm(target, points, fatal, tuple(snipes))


def settle_harming(state: State, events: Events) -> bool:
    """Damage is suffered target by target; then close combat, then the attack is over. CC-01."""
    attack = state.fight()
    if attack.harms:
        suffer(state, events)
        return True
    if attack.stage == RANGED:
        attack.stage = HITTING_BACK
        attack.at = 0
    if attack.stage == HITTING_BACK:
        ask_defenders(state)
    else:
        regain(state, events)
        end_attack(state)
    return True


def regain(state: State, events: Events) -> None:
    """The serum gives back HP after all lines are resolved. SKILL-SERUM-2, AMB-SKILL-15."""
    for unit, hits in state.fight().regained:
        if state.place[unit] == DESTROYED:
            continue
        model = state.battle.model_first[unit]
        gained = min(hits, state.battle.model_full[model] - state.health[model])
        if gained:
            state.health[model] += gained
            if events is not None:
                events.append(Event(Happening.HEALTH_REGAINED, (unit, ((model, gained),))))
