"""The same ends as in plain_battle.py, in floats and by compiled steps: for whoever asks often.

What a side can come to depends only on its force and on how the enemy chooses casualties, so it is
found once for all battles. Tests hold the answers against the exact ones.
"""

from __future__ import annotations

from typing import Final

from opendust.dust.chances import Line, Walk
from opendust.dust.force import cost
from opendust.dust.phases import ATTACKER, DEFENDER, NO_SIDE
from opendust.dust.rules.fighting.rolls import SUBMARINE_COMBAT_VALUE
from opendust.odds.chances import Number
from opendust.odds.dust.conditions import ACE, is_automatic
from opendust.odds.dust.plain_battle import casualties_of
from opendust.odds.dust.result import DustOdds, Survivors
from opendust.odds.dust.steps import Steps
from opendust.odds.dust.tree import CEASE_FIRE, CONQUEST, DEFENCE, EMPTY, Leaf

MOST_LINES: Final = 4_000
_LINES: Final[dict[tuple[str, int, int], Line]] = {}
_DICE: Final[dict[tuple[Line, int, int, int], list[int]]] = {}


def quick_odds(steps: Steps, leaf: Leaf, prize: int) -> DustOdds:
    """The odds of a battle in which nobody has anything to decide from this moment on."""
    moment, battle = leaf.moment, steps.battle
    one = line_of(steps, ATTACKER, moment.attackers)
    other = line_of(steps, DEFENDER, moment.defenders)
    dice = dice_of(steps, ATTACKER, one, moment.flags)
    walk = Walk(one, other, dice, dice_of(steps, DEFENDER, other, moment.flags))
    if moment.roller == NO_SIDE:
        walk.at_sea()
    else:
        walk.on_land(moment.roller == DEFENDER)
    conquest, defence, truce, empty = walk.ends()
    mine, theirs = walk.costs_left(steps.survives)
    mine += cost(leaf.attackers_away)
    theirs += cost(leaf.defenders_away)
    outcomes: list[Number] = [0.0] * 4
    outcomes[CONQUEST], outcomes[DEFENCE] = conquest, defence
    outcomes[CEASE_FIRE], outcomes[EMPTY] = truce, empty
    return DustOdds(
        battle.attackers,
        battle.defenders,
        prize,
        lambda: survivors_of(walk, leaf, survives=steps.survives),
        (outcomes, cost(battle.attackers) - mine, cost(battle.defenders) - theirs),
    )


def line_of(steps: Steps, side: int, force: int) -> Line:
    """What a side can come to."""
    value = SUBMARINE_COMBAT_VALUE.of(steps.battle.edition)
    chooser = steps.policies[1 - side].casualties
    if is_automatic(steps.battle, 1 - side):
        chooser = "automatic"
    key = (chooser, value, force)
    found = _LINES.get(key)
    if found is None:
        if len(_LINES) >= MOST_LINES:
            _LINES.clear()
            _DICE.clear()
        found = _LINES[key] = find_line(steps, side, force)
    return found


def dice_of(steps: Steps, side: int, line: Line, flags: int) -> list[int]:
    """The dice of every force of a line; the area adds what it would add to nobody."""
    value = SUBMARINE_COMBAT_VALUE.of(steps.battle.edition)
    key = (line, value, flags >> side & ACE, steps.dice(side, 0, 0))
    found = _DICE.get(key)
    if found is None:
        found = _DICE[key] = [steps.dice(side, force, flags) for force in line.forces]
    return found


def find_line(steps: Steps, side: int, force: int) -> Line:
    """Every force that hits can leave of a force, and of those."""
    left: dict[int, list[int]] = {}
    waiting = [force]
    while waiting:
        some = waiting.pop()
        if some not in left:
            hits = range(steps.size(some) + 1)
            left[some] = [some - casualties_of(steps, 1 - side, some, number) for number in hits]
            waiting += left[some]
    forces = sorted(left, key=steps.size, reverse=True)
    number = {some: at for at, some in enumerate(forces)}
    return Line(forces, [[number[rest] for rest in left[some]] for some in forces])


def survivors_of(walk: Walk, leaf: Leaf, *, survives: bool) -> dict[Survivors, Number]:
    """The chance of each end with the forces that are left."""
    found: dict[Survivors, Number] = {}
    ones, others = walk.one.forces, walk.other.forces
    for i, a in enumerate(ones):
        for j, d in enumerate(others):
            at = i * walk.width + j
            chance = walk.truces[at]
            end = (CEASE_FIRE, a if survives else 0, d)
            if not a or not d:
                chance = walk.rolls[at] + walk.answers[at]
                end = (DEFENCE if d else CONQUEST if a else EMPTY, a, d)
            if chance:
                outcome, own, enemy = end
                alive = (outcome, own + leaf.attackers_away, enemy + leaf.defenders_away)
                found[alive] = found.get(alive, 0.0) + chance
    return found
