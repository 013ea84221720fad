"""What can follow each moment of a battle? The engine's own steps as trees of chance and choice.

The order is that of rules/battle.py: abilities before the first die (opening.py), retreat, roll,
reroll, casualties, Nurse, checks. Tests walk the engine through whole battles and compare. Named
policies are decided here, so a choice remains in a tree only where a side seeks its best.
"""

from __future__ import annotations

from typing import Final, final

from opendust.dust.deck import Ability
from opendust.dust.force import UNITS, count, of, total
from opendust.dust.phases import ATTACKER, DEFENDER, NO_SIDE
from opendust.dust.rules.fighting.battle import (
    CEASE_FIRE_ROLLS,
    RETREAT_WINDOW,
    SEA_RETREAT_ORDER,
    RetreatWindow,
    SeaRetreatOrder,
    survives_cease_fire,
)
from opendust.dust.rules.fighting.casualties import shielded_losses
from opendust.dust.rules.fighting.losses import dearest
from opendust.dust.rules.fighting.retreat import most_to_retreat
from opendust.dust.rules.fighting.rolls import SUBMARINE_COMBAT_VALUE
from opendust.odds.chances import Chances, Number
from opendust.odds.dust.battle import DustBattle
from opendust.odds.dust.conditions import (
    ACE,
    NURSE,
    READY,
    can_be_treated,
    can_reroll,
    can_retreat,
    can_secret_weapon,
    is_automatic,
    is_ready,
    is_secret_weapon_early,
)
from opendust.odds.dust.policies import (
    BEST,
    Policy,
    chosen_losses,
    dearest_units,
    is_retreat_wanted,
    sub_forces,
)
from opendust.odds.dust.tree import (
    ANSWER,
    CEASE_FIRE,
    CONQUEST,
    DEFENCE,
    EMPTY,
    END,
    RETREAT,
    ROLL,
    Choice,
    Dice,
    Leaf,
    Moment,
    Node,
    Together,
)

STAGES: Final = 3
Branches = list[tuple[Number, Node]]


@final
class Steps:
    """The trees of one battle, by moment. What recurs is computed once."""

    def __init__(
        self, battle: DustBattle, policies: tuple[Policy, Policy], chances: Chances
    ) -> None:
        self.battle = battle
        self.policies = policies
        self.chances = chances
        self.has_nurse = has_any(battle, Ability.NURSE)
        self.has_reroll = has_any(battle, Ability.RAKETEN_TRUPPEN, Ability.SIGRID)
        self.rolls_at_once = policies[0].retreat == policies[1].retreat == "never" and (
            is_secret_weapon_early(battle) or battle.abilities[0] is not Ability.SECRET_WEAPON
        )
        self.survives = survives_cease_fire(battle.edition, battle.kind)
        self.sizes: dict[int, int] = {}
        self.rolls: dict[tuple[int, int, int], int] = {}
        self.casualties: dict[tuple[int, int], list[int]] = {}
        self.leaves: dict[Moment, Leaf] = {}
        self.strikes: dict[tuple[int, int, int, int, int], Branches] = {}

    # ── Leaves ───────────────────────────────────────────────────────────────────────────────

    def leaf(self, moment: Moment, a_away: int, d_away: int) -> Leaf:
        """A next moment with its rank: units first, then hitless rolls, then stages."""
        found = self.leaves.get(moment)
        if found is None:
            units = self.size(moment[0]) + self.size(moment[1])
            rank = (units * CEASE_FIRE_ROLLS - moment.hitless) * STAGES + moment.stage
            if moment.stage == END:
                rank = END
            found = self.leaves[moment] = Leaf(moment, rank, 0, 0)
        if a_away or d_away:
            return Leaf(moment, found.rank, a_away, d_away)
        return found

    def end(self, outcome: int, a: int, d: int, a_away: int, d_away: int) -> Leaf:
        """The end of the battle with the survivors that are in it."""
        return self.leaf(Moment(a, d, outcome, 0, 0, 0, END), a_away, d_away)

    def decided(self, a: int, d: int, a_away: int, d_away: int) -> Leaf:
        """The end of a battle in which a side has no unit left. BTL-LAND-16, BTL-LAND-17."""
        outcome = DEFENCE if d else CONQUEST if a else EMPTY
        return self.end(outcome, a, d, a_away, d_away)

    def size(self, force: int) -> int:
        """The units of a force."""
        found = self.sizes.get(force)
        if found is None:
            found = self.sizes[force] = total(force)
        return found

    def dice(self, side: int, force: int, flags: int) -> int:
        """The dice of a side now."""
        ace = flags >> side & ACE
        key = (side, force, ace)
        found = self.rolls.get(key)
        if found is None:
            found = self.rolls[key] = self.battle.dice(side, force, has_ace=bool(ace))
        return found

    def losses(self, force: int, hits: int) -> list[int]:
        """The sets of units that hits may destroy. BTL-LAND-08 to BTL-LAND-12."""
        key = (force, hits)
        found = self.casualties.get(key)
        if found is None:
            found = self.casualties[key] = shielded_losses(force, hits)
        return found

    def use_or_pass(self, side: int, stay: Node, uses: list[Node], wanted: bool) -> Node:
        """The best of passing and using an ability, or what the named policy wants."""
        if self.policies[side].abilities == BEST:
            return Choice(side, [stay, *uses])
        return uses[0] if wanted else stay

    # ── Retreats ─────────────────────────────────────────────────────────────────────────────

    def expand(self, moment: Moment) -> Node:
        """The tree from a moment before a retreat or a roll."""
        if self.rolls_at_once:
            return self.roll(moment, 0, 0)
        return self.go_on(moment, 0, 0)

    def go_on(self, moment: Moment, a_away: int, d_away: int) -> Node:
        """The next stage: the roller's retreat, the other side's, or the roll. RETR-02, A-32."""
        if not moment.attackers or not moment.defenders:
            return self.decided(moment.attackers, moment.defenders, a_away, d_away)
        if moment.stage == ROLL:
            return self.secret_or_roll(moment, a_away, d_away)
        at_sea = moment.roller == NO_SIDE
        if moment.stage == ANSWER:
            return self.retreat(moment, DEFENDER if at_sea else 1 - moment.roller, a_away, d_away)
        if at_sea and SEA_RETREAT_ORDER.of(self.battle.edition) is SeaRetreatOrder.SIMULTANEOUS:
            return self.retreat_together(moment, a_away, d_away)
        return self.retreat(moment, ATTACKER if at_sea else moment.roller, a_away, d_away)

    def retreat(self, moment: Moment, side: int, a_away: int, d_away: int) -> Node:
        """Every part that a side may withdraw, or the one that its policy names. RETR-01."""
        any_roll = RETREAT_WINDOW.of(self.battle.edition) is RetreatWindow.ANY_ROLL
        answered = moment.stage == RETREAT and (moment.roller == NO_SIDE or any_roll)
        stage = ANSWER if answered else ROLL
        ways = self.ways_to_retreat(moment, side)
        if len(ways) == 1:
            a, d = (ways[0], 0) if side == ATTACKER else (0, ways[0])
            return self.go_on(without(moment, a, d, stage), a_away + a, d_away + d)
        branches: list[Node] = []
        for part in ways:
            a, d = (part, 0) if side == ATTACKER else (0, part)
            branches.append(self.later(without(moment, a, d, stage), a_away + a, d_away + d))
        return Choice(side, branches)

    def later(self, moment: Moment, a_away: int, d_away: int) -> Leaf:
        """A leaf after a retreat, which may have ended the battle. RETR-06."""
        if not moment.attackers or not moment.defenders:
            return self.decided(moment.attackers, moment.defenders, a_away, d_away)
        return self.leaf(moment, a_away, d_away)

    def ways_to_retreat(self, moment: Moment, side: int) -> list[int]:
        """The parts of a force that may leave now, staying first. RETR-01, RETR-05."""
        policy = self.policies[side].retreat
        if policy == "never" or not can_retreat(self.battle, side, moment.rolled):
            return [0]
        a, d = moment.attackers, moment.defenders
        own, other = (a, d) if side == ATTACKER else (d, a)
        most = most_to_retreat(self.battle.edition, own)
        if policy == BEST:
            return [0, *sub_forces(own, most)]
        one = (own, self.dice(side, own, moment.flags))
        two = (other, self.dice(1 - side, other, moment.flags))
        return [dearest_units(own, most) if is_retreat_wanted(policy, one, two) else 0]

    def retreat_together(self, moment: Moment, a_away: int, d_away: int) -> Node:
        """Both sides decide in secret at the same time. A-31."""
        rows: list[list[Node]] = []
        for a in self.ways_to_retreat(moment, ATTACKER):
            row: list[Node] = []
            for d in self.ways_to_retreat(moment, DEFENDER):
                row.append(self.later(without(moment, a, d, ROLL), a_away + a, d_away + d))
            rows.append(row)
        return rows[0][0] if len(rows) == len(rows[0]) == 1 else Together(rows)

    # ── The roll ─────────────────────────────────────────────────────────────────────────────

    def secret_or_roll(self, moment: Moment, a_away: int, d_away: int) -> Node:
        """Secret Weapon before the attacker's first roll, where an option says so. A-43."""
        due = moment.roller != DEFENDER and not moment.rolled >> ATTACKER & 1
        if not due or is_secret_weapon_early(self.battle):
            return self.roll(moment, a_away, d_away)
        stay = self.roll(moment, a_away, d_away)
        if not can_secret_weapon(self.battle, ATTACKER, moment.flags):
            return stay
        gone = self.decided(moment.attackers, 0, a_away, d_away + moment.defenders)
        wanted = self.policies[ATTACKER].abilities != "never"
        return self.use_or_pass(ATTACKER, stay, [gone], wanted)

    def roll(self, moment: Moment, a_away: int, d_away: int) -> Node:
        """The dice of the roller on land, of both at sea. BTL-LAND-06, BTL-SEA-02."""
        a, d, roller, rolled, hitless, flags, _ = moment
        rolled |= 3 if roller == NO_SIDE else 1 << roller
        state = Moment(a, d, roller, rolled, hitless, flags, ROLL)
        if a_away or d_away or (self.has_reroll and self.may_reroll(state)):
            return Dice([self.blank(state, a_away, d_away), *self.hits(state, a_away, d_away)])
        key = (a, d, roller, rolled, flags)
        strikes = self.strikes.get(key)
        if strikes is None:
            strikes = self.strikes[key] = self.hits(state, 0, 0)
        return Dice([self.blank(state, 0, 0), *strikes])

    def may_reroll(self, moment: Moment) -> bool:
        """Whether a side that rolls could roll again."""
        a, d, roller, _, _, flags, _ = moment
        return (roller != DEFENDER and can_reroll(self.battle, ATTACKER, flags, a, d)) or (
            roller != ATTACKER and can_reroll(self.battle, DEFENDER, flags, d, a)
        )

    def rows(self, moment: Moment) -> tuple[list[Number], list[Number]]:
        """The chances of the attacker's and of the defender's hits; a side that waits has none."""
        a, d, roller, _, _, flags, _ = moment
        mine = 0 if roller == DEFENDER else self.dice(ATTACKER, a, flags)
        theirs = 0 if roller == ATTACKER else self.dice(DEFENDER, d, flags)
        if self.has_reroll and self.may_reroll(moment):
            return self.chances.hits(mine), self.chances.hits(theirs)
        one = self.chances.capped_hits(mine, self.size(d))
        return one, self.chances.capped_hits(theirs, self.size(a))

    def blank(self, moment: Moment, a_away: int, d_away: int) -> tuple[Number, Node]:
        """The roll in which nobody hits."""
        mine, theirs = self.rows(moment)
        return mine[0] * theirs[0], self.reroll(moment, ATTACKER, (0, 0), a_away, d_away)

    def hits(self, moment: Moment, a_away: int, d_away: int) -> Branches:
        """Every roll in which somebody hits; what it does is the same after hitless rolls."""
        mine, theirs = self.rows(moment)
        branches: Branches = []
        for one, chance in enumerate(mine):
            for two, more in enumerate(theirs):
                if one or two:
                    node = self.reroll(moment, ATTACKER, (one, two), a_away, d_away)
                    branches.append((chance * more, node))
        return branches

    def reroll(
        self, moment: Moment, side: int, hits: tuple[int, int], a_away: int, d_away: int
    ) -> Node:
        """Keep the roll or roll again, the attacker first at sea. ABIL-SIGRID-03."""
        if side > DEFENDER or not self.has_reroll:
            return self.strike(moment, hits, a_away, d_away)
        keep = self.reroll(moment, side + 1, hits, a_away, d_away)
        a, d, roller, _, _, flags, _ = moment
        own, other = (a, d) if side == ATTACKER else (d, a)
        if roller == 1 - side or not can_reroll(self.battle, side, flags, own, other):
            return keep
        dice = self.dice(side, own, flags)
        kept = hits[side] if self.battle.abilities[side] is Ability.SIGRID else 0
        if dice == kept:
            return keep
        used = moment._replace(flags=flags & ~(READY << side))
        branches: Branches = []
        for more, chance in enumerate(self.chances.hits(dice - kept)):
            new = (kept + more, hits[1]) if side == ATTACKER else (hits[0], kept + more)
            branches.append((chance, self.reroll(used, side + 1, new, a_away, d_away)))
        wanted = self.is_reroll_wanted(side, dice, hits[side])
        return self.use_or_pass(side, keep, [Dice(branches)], wanted)

    def is_reroll_wanted(self, side: int, dice: int, hits: int) -> bool:
        """A named policy after a roll: sensible is to roll again below the average."""
        policy = self.policies[side].abilities
        return policy == "at-once" or (policy == "sensible" and hits * 3 < dice)

    # ── Casualties ───────────────────────────────────────────────────────────────────────────

    def strike(self, moment: Moment, hits: tuple[int, int], a_away: int, d_away: int) -> Node:
        """The roller chooses whom the hits destroy; at sea there is no choice. BTL-LAND-08."""
        a, d, roller, rolled, hitless, flags, _ = moment
        if not hits[0] and not hits[1]:
            return self.check(a, d, roller, rolled, hitless + 1, flags, a_away, d_away)
        if roller == NO_SIDE:
            later = Moment(a, d, roller, rolled, 0, flags, ROLL)
            lost, killed = self.losses(a, hits[1])[0], self.losses(d, hits[0])[0]
            return self.lose(later, ATTACKER, (lost, killed), a_away, d_away)
        force = a if roller else d
        choices = self.losses(force, hits[roller])
        policy = self.policies[roller].casualties
        if len(choices) > 1:
            if is_automatic(self.battle, roller):
                choices = [dearest(choices)]
            elif policy != BEST:
                value = SUBMARINE_COMBAT_VALUE.of(self.battle.edition)
                choices = [chosen_losses(policy, choices, value)]
        if len(choices) == 1 and not self.has_nurse:
            a, d = (a - choices[0], d) if roller else (a, d - choices[0])
            return self.check(a, d, roller, rolled, 0, flags, a_away, d_away)
        later = Moment(a, d, roller, rolled, 0, flags, ROLL)
        branches: list[Node] = []
        for losses in choices:
            both = (losses, 0) if roller else (0, losses)
            branches.append(self.lose(later, ATTACKER, both, a_away, d_away))
        return branches[0] if len(branches) == 1 else Choice(roller, branches)

    def lose(
        self, moment: Moment, side: int, both: tuple[int, int], a_away: int, d_away: int
    ) -> Node:
        """Losses of the attacker, then of the defender; Nurse may treat them. BTL-SEA-04."""
        a, d, roller, rolled, hitless, flags, _ = moment
        if not self.has_nurse:
            return self.check(
                a - both[0], d - both[1], roller, rolled, hitless, flags, a_away, d_away
            )
        if side > DEFENDER:
            return self.check(a, d, roller, rolled, hitless, flags, a_away, d_away)
        losses = both[side]
        later = without(moment, 0 if side else losses, losses if side else 0, ROLL)
        treatable = bool(losses) and can_be_treated(self.battle, side, losses)
        if treatable and flags >> side & NURSE:
            return self.treat(later, side, both, a_away, d_away)
        dead = self.lose(later, side + 1, both, a_away, d_away)
        if not treatable or not is_ready(self.battle, side, flags, Ability.NURSE):
            return dead
        later = later._replace(flags=flags & ~(READY << side) | NURSE << side)
        saved = self.treat(later, side, both, a_away, d_away)
        return self.use_or_pass(side, dead, [saved], self.policies[side].abilities != "never")

    def treat(
        self, moment: Moment, side: int, both: tuple[int, int], a_away: int, d_away: int
    ) -> Node:
        """One die per lost unit: blank, and it retreats instead. ABIL-NURSE-03."""
        branches: Branches = []
        for chance, saved in self.saved_units(both[side]):
            a, d = (0, saved) if side else (saved, 0)
            node = self.lose(moment, side + 1, both, a_away + a, d_away + d)
            branches.append((chance, node))
        return Dice(branches)

    def saved_units(self, losses: int) -> list[tuple[Number, int]]:
        """The chance of each set of units that Nurse saves."""
        found: list[tuple[Number, int]] = [(self.chances.one, 0)]
        for unit in UNITS:
            number = count(losses, unit)
            if number:
                row = self.chances.hits(number)
                found = [
                    (chance * more, saved + of(unit, number - hits))
                    for chance, saved in found
                    for hits, more in enumerate(row)
                ]
        return found

    def check(
        self, a: int, d: int, roller: int, rolled: int, hitless: int, flags: int,
        a_away: int, d_away: int,
    ) -> Leaf:  # fmt: skip
        """The battle is decided, a cease-fire ends it, or the next roll comes. BTL-LAND-13."""
        if not a or not d:
            return self.decided(a, d, a_away, d_away)
        if hitless >= CEASE_FIRE_ROLLS:
            return self.end(CEASE_FIRE, a if self.survives else 0, d, a_away, d_away)
        following = roller if roller == NO_SIDE else 1 - roller
        moment = Moment(a, d, following, rolled, hitless, flags, RETREAT)
        return self.leaf(moment, a_away, d_away)


def has_any(battle: DustBattle, *abilities: Ability) -> bool:
    """Whether a side has one of these abilities."""
    return battle.abilities[0] in abilities or battle.abilities[1] in abilities


def without(moment: Moment, attackers: int, defenders: int, stage: int) -> Moment:
    """The moment after units have left, at another stage."""
    a, d, roller, rolled, hitless, flags, _ = moment
    return Moment(a - attackers, d - defenders, roller, rolled, hitless, flags, stage)
