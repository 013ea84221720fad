"""What can follow each moment of a battle? The engine's own steps as trees of chance and choice.

The order is that of rules/battle.py: abilities before the first die, retreat, roll, reroll,
casualties, Nurse, checks. Every condition is asked of the functions that the engine itself uses;
tests walk the engine through whole battles and compare. Named policies are decided here, so a
choice remains in a tree only where a side seeks its best.
"""

from __future__ import annotations

from typing import Final, final

from opendust.dust.deck import Ability
from opendust.dust.force import AIR_FIELDS, SUBMARINE, UNITS, count, of, total
from opendust.dust.options import (
    AlienRadarDuration,
    AlienRadarUnits,
    BattleStartPriority,
    NeutralDiceRoller,
    RetreatWindow,
    SeaRetreatOrder,
    SecretWeaponUser,
    SecretWeaponWindow,
)
from opendust.dust.phases import ATTACKER, DEFENDER, NO_SIDE
from opendust.dust.rules.battle import CEASE_FIRE_ROLLS, dearest, survives_cease_fire
from opendust.dust.rules.battle_abilities import (
    is_nurse_open,
    is_radar_open,
    is_raketen_open,
    is_withdrawal_open,
)
from opendust.dust.rules.casualties import shielded_losses
from opendust.dust.rules.retreat import is_retreat_open, most_to_retreat
from opendust.dust.state import SEA_BATTLE
from opendust.odds.chances import Chances, Number
from opendust.odds.dust_battle import DustBattle
from opendust.odds.policies import (
    BEST,
    Policy,
    chosen_losses,
    dearest_units,
    is_retreat_wanted,
    sub_forces,
)
from opendust.odds.tree import (
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

READY: Final = 1
NURSE: Final = 4
ACE: Final = 16
"""Flags of the attacker; the defender's are the next bit: ability unused, Nurse and Ace at work."""

AFTER_DICE: Final = (Ability.RAKETEN_TRUPPEN, Ability.SIGRID, Ability.NURSE)
STAGES: Final = 3


@final
class Steps:
    """The trees of one battle, by moment."""

    def __init__(
        self, battle: DustBattle, policies: tuple[Policy, Policy], chances: Chances
    ) -> None:
        self.battle = battle
        self.edition = battle.edition
        self.kind = battle.kind
        self.policies = policies
        self.chances = chances
        self.sizes: dict[int, int] = {}
        self.rolls: dict[tuple[int, int, int], int] = {}
        self.strikes: dict[tuple[int, int, int, int, int], list[tuple[Number, Node]]] = {}

    # ── Leaves ───────────────────────────────────────────────────────────────────────────────

    def leaf(self, moment: Moment, attackers_away: int = 0, defenders_away: int = 0) -> Leaf:
        """A next moment with its rank: units first, then hitless rolls, then stages."""
        units = self.size(moment.attackers) + self.size(moment.defenders)
        rank = (units * CEASE_FIRE_ROLLS - moment.hitless) * STAGES + moment.stage
        return Leaf(moment, rank, attackers_away, defenders_away)

    def end(self, outcome: int, a: int, d: int, a_away: int, d_away: int) -> Leaf:
        """The end of the battle with the survivors that are in it."""
        return Leaf(Moment(a, d, outcome, 0, 0, 0, END), -1, a_away, d_away)

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

    def ready(self, side: int, flags: int, ability: Ability) -> bool:
        """Whether a side can still use this ability. ABIL-GEN-01."""
        return bool(flags >> side & READY) and self.battle.abilities[side] is ability

    # ── Before the first die ─────────────────────────────────────────────────────────────────

    def start(self) -> Node:
        """The tree from the battle as it is given."""
        battle = self.battle
        a, d = battle.attackers, battle.defenders
        flags = sum([READY << side for side in (0, 1) if battle.abilities[side] is not None])
        if battle.is_begun:
            flags = self.lasting(flags)
            moment = Moment(a, d, battle.roller, battle.rolled, battle.hitless, flags, RETREAT)
            return self.leaf(moment)
        return self.opening(a, d, self.first_to_decide(), 0, flags, 0, 0)

    def first_to_decide(self) -> int:
        """Who decides first about abilities. ABIL-GEN-05, A-42."""
        by_order = self.edition.battle_start_priority is BattleStartPriority.INITIATIVE_ORDER
        return DEFENDER if by_order and self.battle.defender_first else ATTACKER

    def opening(
        self, a: int, d: int, side: int, passes: int, flags: int, a_away: int, d_away: int
    ) -> Node:
        """The sides use abilities in turn until both have passed. ABIL-GEN-05."""
        if not a or not d:
            return self.decided(a, d, a_away, d_away)
        while passes < 2:
            uses = self.opening_uses(a, d, side, flags, a_away, d_away)
            if uses:
                stay = self.opening(a, d, 1 - side, passes + 1, flags, a_away, d_away)
                return self.use_or_pass(side, stay, uses, self.is_use_wanted(side, a, d, flags))
            side, passes = 1 - side, passes + 1
        roller = self.battle.first_roller(a, d)
        moment = Moment(a, d, roller, 0, 0, self.lasting(flags), RETREAT)
        return self.leaf(moment, a_away, d_away)

    def use_or_pass(self, side: int, stay: Node, uses: list[Node], wanted: bool) -> Node:
        """The best of passing and using, or what the named policy wants."""
        if self.policies[side].abilities == BEST:
            return Choice(side, [stay, *uses])
        return uses[0] if wanted else stay

    def is_use_wanted(self, side: int, a: int, d: int, flags: int) -> bool:
        """A named policy before the first die; only Alien Radar is not always sensible."""
        policy = self.policies[side].abilities
        if policy == "sensible" and self.battle.abilities[side] is Ability.ALIEN_RADAR:
            own, other = (a, d) if side == ATTACKER else (d, a)
            return self.dice(side, own, flags) < self.dice(1 - side, other, flags)
        return policy != "never"

    def opening_uses(
        self, a: int, d: int, side: int, flags: int, a_away: int, d_away: int
    ) -> list[Node]:
        """What follows each use that a side can make before the first die."""
        first = self.first_to_decide()
        used = flags & ~(READY << side)
        if self.can_secret_weapon(side, flags) and self.is_secret_weapon_early():
            if side == ATTACKER:
                return [self.opening(a, 0, first, 0, used, a_away, d_away + d)]
            return [self.opening(0, d, first, 0, used, a_away + a, d_away)]
        if self.can_radar(side, flags):
            force = a if side == ATTACKER else d
            again = self.edition.alien_radar_duration is AlienRadarDuration.REST_OF_ROUND
            after = flags if again else used
            found: list[Node] = []
            for part in self.radar_parts(side, force):
                if side == ATTACKER:
                    found.append(self.opening(a - part, d, first, 0, after, a_away + part, d_away))
                else:
                    found.append(self.opening(a, d - part, first, 0, after, a_away, d_away + part))
            return found
        own_air = (a if side == ATTACKER else d) & AIR_FIELDS
        if own_air and self.ready(side, flags, Ability.ACE_OF_THE_SKY):
            return [self.opening(a, d, 1 - side, 0, used | ACE << side, a_away, d_away)]
        return []

    def radar_parts(self, side: int, force: int) -> list[int]:
        """All units, or any of them where the edition allows and the best is sought."""
        everybody = self.edition.alien_radar_units is AlienRadarUnits.ALL
        if everybody or self.policies[side].abilities != BEST:
            return [force]
        return sub_forces(force, self.size(force))

    def can_radar(self, side: int, flags: int) -> bool:
        """Alien Radar where all units could leave. ABIL-RADAR-05, RETR-10."""
        if not self.ready(side, flags, Ability.ALIEN_RADAR):
            return False
        return is_radar_open(self.kind, side) and self.can_withdraw(side)

    def can_withdraw(self, side: int) -> bool:
        """Whether all units of a side could leave at once. RETR-10, RETR-14."""
        if not is_withdrawal_open(self.edition, self.kind, side):
            return False
        return side == ATTACKER or self.battle.has_refuge

    def can_secret_weapon(self, side: int, flags: int) -> bool:
        """Secret Weapon against units that can leave. ABIL-SECRET-01 to 06."""
        if not self.ready(side, flags, Ability.SECRET_WEAPON):
            return False
        if side == DEFENDER and self.edition.secret_weapon_user is not SecretWeaponUser.EITHER:
            return False
        if side == ATTACKER and self.battle.capital and not self.edition.secret_weapon_vs_capital:
            return False
        return self.can_withdraw(1 - side)

    def is_secret_weapon_early(self) -> bool:
        """Whether Secret Weapon belongs to the start of the battle. A-43."""
        return self.edition.secret_weapon_window is SecretWeaponWindow.BATTLE_START

    def lasting(self, flags: int) -> int:
        """The flags that matter once dice fall."""
        for side in (ATTACKER, DEFENDER):
            ability = self.battle.abilities[side]
            late = side == ATTACKER and ability is Ability.SECRET_WEAPON
            if ability not in AFTER_DICE and (not late or self.is_secret_weapon_early()):
                flags &= ~(READY << side)
        return flags

    # ── Retreats ─────────────────────────────────────────────────────────────────────────────

    def expand(self, moment: Moment) -> Node:
        """The tree from a moment before a retreat or a roll."""
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
        if at_sea and self.edition.sea_retreat_order is SeaRetreatOrder.SIMULTANEOUS:
            return self.retreat_together(moment, a_away, d_away)
        return self.retreat(moment, ATTACKER if at_sea else moment.roller, a_away, d_away)

    def retreat(self, moment: Moment, side: int, a_away: int, d_away: int) -> Node:
        """Every part that a side may withdraw, or the one that its policy names. RETR-01."""
        answered = moment.roller == NO_SIDE or (
            self.edition.retreat_window is RetreatWindow.ANY_ROLL
        )
        stage = ANSWER if moment.stage == RETREAT and answered else ROLL
        ways = self.ways_to_retreat(moment, side)
        if len(ways) == 1:
            a, d = (ways[0], 0) if side == ATTACKER else (0, ways[0])
            return self.go_on(without(moment, a, d, stage), a_away + a, d_away + d)
        branches: list[Node] = []
        for part in ways:
            a, d = (part, 0) if side == ATTACKER else (0, part)
            later = without(moment, a, d, stage)
            if later.attackers and later.defenders:
                branches.append(self.leaf(later, a_away + a, d_away + d))
            else:
                branches.append(self.go_on(later, a_away + a, d_away + d))
        return Choice(side, branches)

    def ways_to_retreat(self, moment: Moment, side: int) -> list[int]:
        """The parts of a force that may leave now, staying first. RETR-01, RETR-05."""
        if not self.can_retreat(side, moment.rolled):
            return [0]
        a, d = moment.attackers, moment.defenders
        own, other = (a, d) if side == ATTACKER else (d, a)
        most = most_to_retreat(self.edition, own)
        policy = self.policies[side].retreat
        if policy == BEST:
            return [0, *sub_forces(own, most)]
        if policy == "never":
            return [0]
        one = (own, self.dice(side, own, moment.flags))
        two = (other, self.dice(1 - side, other, moment.flags))
        return [dearest_units(own, most) if is_retreat_wanted(policy, one, two) else 0]

    def can_retreat(self, side: int, rolled: int) -> bool:
        """Whether a side may withdraw units before this roll. RETR-02 to RETR-04, RETR-10."""
        if not is_retreat_open(self.edition, self.kind, side, rolled):
            return False
        return side == ATTACKER or self.battle.has_refuge

    def retreat_together(self, moment: Moment, a_away: int, d_away: int) -> Node:
        """Both sides decide in secret at the same time. A-31."""
        rows: list[list[Node]] = []
        for a in self.ways_to_retreat(moment, ATTACKER):
            row: list[Node] = []
            for d in self.ways_to_retreat(moment, DEFENDER):
                later = without(moment, a, d, ROLL)
                if later.attackers and later.defenders:
                    row.append(self.leaf(later, a_away + a, d_away + d))
                else:
                    row.append(self.go_on(later, a_away + a, d_away + d))
            rows.append(row)
        return rows[0][0] if len(rows) == len(rows[0]) == 1 else Together(rows)

    # ── The roll ─────────────────────────────────────────────────────────────────────────────

    def secret_or_roll(self, moment: Moment, a_away: int, d_away: int) -> Node:
        """Secret Weapon before the attacker's first roll, where an option says so. A-43."""
        flags, due = moment.flags, moment.roller != DEFENDER and not moment.rolled >> ATTACKER & 1
        if not due or self.is_secret_weapon_early() or not self.can_secret_weapon(0, flags):
            return self.roll(moment, a_away, d_away)
        stay = self.roll(moment, a_away, d_away)
        gone = self.decided(moment.attackers, 0, a_away, d_away + moment.defenders)
        wanted = self.policies[ATTACKER].abilities != "never"
        return self.use_or_pass(ATTACKER, stay, [gone], wanted)

    def roll(self, moment: Moment, a_away: int, d_away: int) -> Node:
        """The dice of the roller on land, of both at sea. BTL-LAND-06, BTL-SEA-02."""
        if moment.roller == NO_SIDE:
            return self.exchange(moment, a_away, d_away)
        a, d, roller, rolled, hitless, flags, _ = moment
        rolled |= 1 << roller
        own, other = (a, d) if roller == ATTACKER else (d, a)
        dice = self.dice(roller, own, flags)
        chances = self.chances.hits(dice)
        state = Moment(a, d, roller, rolled, hitless, flags, ROLL)
        if self.reroll_ability(roller, flags, own, other) is not None:
            return Dice([
                (chance, self.reroll(state, roller, dice, hits, a_away, d_away))
                for hits, chance in enumerate(chances)
            ])  # fmt: skip
        if a_away or d_away:
            return Dice([
                (chance, self.strike(state, hits, a_away, d_away))
                for hits, chance in enumerate(chances)
            ])  # fmt: skip
        key = (a, d, roller, rolled, flags)
        strikes = self.strikes.get(key)
        if strikes is None:
            strikes = [
                (chance, self.strike(state, hits, 0, 0))
                for hits, chance in enumerate(chances)
                if hits
            ]
            self.strikes[key] = strikes
        return Dice([(chances[0], self.strike(state, 0, 0, 0)), *strikes])

    def reroll_ability(self, side: int, flags: int, own: int, other: int) -> Ability | None:
        """The ability by which a side could roll again. ABIL-RAKETEN-02, ABIL-SIGRID-01."""
        if self.ready(side, flags, Ability.SIGRID):
            return Ability.SIGRID
        if self.ready(side, flags, Ability.RAKETEN_TRUPPEN):
            return Ability.RAKETEN_TRUPPEN if is_raketen_open(self.edition, own, other) else None
        return None

    def reroll(
        self, moment: Moment, side: int, dice: int, hits: int, a_away: int, d_away: int
    ) -> Node:
        """Keep the roll or roll again: all dice, or the blanks. ABIL-RAKETEN-03, ABIL-SIGRID-02."""
        keep = self.strike(moment, hits, a_away, d_away)
        again, kept = self.dice_again(side, dice, hits)
        if not again:
            return keep
        used = moment._replace(flags=moment.flags & ~(READY << side))
        use = Dice([
            (chance, self.strike(used, kept + more, a_away, d_away))
            for more, chance in enumerate(self.chances.hits(again))
        ])  # fmt: skip
        return self.use_or_pass(side, keep, [use], self.is_reroll_wanted(side, dice, hits))

    def dice_again(self, side: int, dice: int, hits: int) -> tuple[int, int]:
        """How many dice are rolled again, and how many hits stay on the table."""
        if self.battle.abilities[side] is Ability.SIGRID:
            return dice - hits, hits
        return dice, 0

    def is_reroll_wanted(self, side: int, dice: int, hits: int) -> bool:
        """A named policy after a roll: sensible is to roll again below the average."""
        policy = self.policies[side].abilities
        return policy == "at-once" or (policy == "sensible" and hits * 3 < dice)

    def exchange(self, moment: Moment, a_away: int, d_away: int) -> Node:
        """Both sides roll; the attacker decides about a reroll first. BTL-SEA-02."""
        a, d, flags = moment.attackers, moment.defenders, moment.flags
        rolled = moment._replace(rolled=3)
        dice = (self.dice(ATTACKER, a, flags), self.dice(DEFENDER, d, flags))
        return Dice([
            (one, Dice([
                (two, self.sea_reroll(rolled, ATTACKER, dice, (mine, theirs), a_away, d_away))
                for theirs, two in enumerate(self.chances.hits(dice[1]))
            ]))
            for mine, one in enumerate(self.chances.hits(dice[0]))
        ])  # fmt: skip

    def sea_reroll(
        self, moment: Moment, side: int, dice: tuple[int, int], hits: tuple[int, int],
        a_away: int, d_away: int,
    ) -> Node:  # fmt: skip
        """The rerolls of an exchange, one side after the other. ABIL-SIGRID-03."""
        if side > DEFENDER:
            losses = [of(SUBMARINE, 0), of(SUBMARINE, 0)]
            for loser, force in ((ATTACKER, moment.attackers), (DEFENDER, moment.defenders)):
                losses[loser] = shielded_losses(force, hits[1 - loser])[0]
            hitless = 0 if hits[0] or hits[1] else moment.hitless + 1
            later = moment._replace(hitless=hitless)
            return self.lose(later, ATTACKER, losses[0], losses[1], a_away, d_away)
        keep = self.sea_reroll(moment, side + 1, dice, hits, a_away, d_away)
        own, other = (
            (moment.attackers, moment.defenders)
            if side == ATTACKER
            else (moment.defenders, moment.attackers)
        )
        if self.reroll_ability(side, moment.flags, own, other) is None:
            return keep
        again, kept = self.dice_again(side, dice[side], hits[side])
        if not again:
            return keep
        used = moment._replace(flags=moment.flags & ~(READY << side))
        branches: list[tuple[Number, Node]] = []
        for more, chance in enumerate(self.chances.hits(again)):
            new = (kept + more, hits[1]) if side == ATTACKER else (hits[0], kept + more)
            branches.append((chance, self.sea_reroll(used, side + 1, dice, new, a_away, d_away)))
        wanted = self.is_reroll_wanted(side, dice[side], hits[side])
        return self.use_or_pass(side, keep, [Dice(branches)], wanted)

    # ── Casualties ───────────────────────────────────────────────────────────────────────────

    def strike(self, moment: Moment, hits: int, a_away: int, d_away: int) -> Node:
        """The roller chooses whom the hits destroy. BTL-LAND-08."""
        roller = moment.roller
        if not hits:
            return self.check(moment._replace(hitless=moment.hitless + 1), a_away, d_away)
        later = moment._replace(hitless=0)
        force = moment.defenders if roller == ATTACKER else moment.attackers
        choices = shielded_losses(force, hits)
        policy = self.policies[roller].casualties
        if len(choices) == 1:
            return self.lose_one(later, choices[0], a_away, d_away)
        if roller == DEFENDER and self.battle.neutral and self.is_automatic():
            return self.lose_one(later, dearest(choices), a_away, d_away)
        if policy == BEST:
            return Choice(
                roller, [self.lose_one(later, losses, a_away, d_away) for losses in choices]
            )
        losses = chosen_losses(policy, choices, self.edition.submarine_combat_value)
        return self.lose_one(later, losses, a_away, d_away)

    def is_automatic(self) -> bool:
        """Whether nobody chooses for neutral dice. NEUT-15."""
        return self.edition.neutral_dice_roller is NeutralDiceRoller.AUTOMATIC

    def lose_one(self, moment: Moment, losses: int, a_away: int, d_away: int) -> Node:
        """The side that did not roll loses units."""
        if moment.roller == ATTACKER:
            return self.lose(moment, ATTACKER, 0, losses, a_away, d_away)
        return self.lose(moment, ATTACKER, losses, 0, a_away, d_away)

    def lose(
        self, moment: Moment, side: int, a_lost: int, d_lost: int, a_away: int, d_away: int
    ) -> Node:
        """Losses of the attacker, then of the defender; Nurse may treat them. BTL-SEA-04."""
        if side > DEFENDER:
            return self.check(moment, a_away, d_away)
        losses = a_lost if side == ATTACKER else d_lost
        later = without(moment, losses if side == ATTACKER else 0,
                        losses if side == DEFENDER else 0, moment.stage)  # fmt: skip
        if not losses or not self.can_be_treated(side, losses):
            return self.lose(later, side + 1, a_lost, d_lost, a_away, d_away)
        if moment.flags >> side & NURSE:
            return self.treat(later, side, a_lost, d_lost, a_away, d_away)
        dead = self.lose(later, side + 1, a_lost, d_lost, a_away, d_away)
        if not self.ready(side, moment.flags, Ability.NURSE):
            return dead
        flags = moment.flags & ~(READY << side) | NURSE << side
        saved = self.treat(later._replace(flags=flags), side, a_lost, d_lost, a_away, d_away)
        return self.use_or_pass(side, dead, [saved], self.policies[side].abilities != "never")

    def can_be_treated(self, side: int, losses: int) -> bool:
        """Whether lost units could be saved at all. ABIL-NURSE-02, ABIL-NURSE-05."""
        if not is_nurse_open(self.edition, self.kind, side, losses):
            return False
        return side == ATTACKER or self.battle.has_refuge

    def treat(
        self, moment: Moment, side: int, a_lost: int, d_lost: int, a_away: int, d_away: int
    ) -> Node:
        """One die per lost unit: blank, and it retreats instead. ABIL-NURSE-03."""
        branches: list[tuple[Number, Node]] = []
        for chance, saved in self.saved_units(a_lost if side == ATTACKER else d_lost):
            a_more, d_more = (saved, 0) if side == ATTACKER else (0, saved)
            branches.append(
                (chance,
                 self.lose(moment, side + 1, a_lost, d_lost, a_away + a_more, d_away + d_more))
            )  # fmt: skip
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

    # ── Checks ───────────────────────────────────────────────────────────────────────────────

    def check(self, moment: Moment, a_away: int, d_away: int) -> Leaf:
        """The battle is decided, a cease-fire ends it, or the next roll comes. BTL-LAND-13."""
        a, d, roller, rolled, hitless, flags, _ = moment
        if not a or not d:
            return self.decided(a, d, a_away, d_away)
        if hitless >= CEASE_FIRE_ROLLS:
            stays = survives_cease_fire(self.edition, self.kind)
            return self.end(CEASE_FIRE, a if stays else 0, d, a_away, d_away)
        following = roller if self.kind == SEA_BATTLE else 1 - roller
        return self.leaf(Moment(a, d, following, rolled, hitless, flags, RETREAT), a_away, d_away)


def without(moment: Moment, attackers: int, defenders: int, stage: int) -> Moment:
    """The moment after units have left, at another stage."""
    a, d, roller, rolled, hitless, flags, _ = moment
    return Moment(a - attackers, d - defenders, roller, rolled, hitless, flags, stage)
