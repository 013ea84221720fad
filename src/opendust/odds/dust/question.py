"""What are the chances of a battle of DUST? The question with all its details, and its answer."""

from __future__ import annotations

from typing import Final

from opendust.dust.edition import DEFAULT_EDITION, Edition, load_edition
from opendust.dust.force import cost
from opendust.dust.phases import ATTACKER, NO_SIDE
from opendust.dust.rules.fighting.retreat import most_to_retreat
from opendust.dust.rules.fighting.special import (
    MISSILE_VS_NEUTRAL_CAPITAL,
    SUBMARINE_ATTACK_VS_CAPITAL,
)
from opendust.kernel.refusal import BadText, Fault
from opendust.odds.chances import Chances, Number
from opendust.odds.dust.battle import DustBattle, ability_named, kind_of
from opendust.odds.dust.conditions import can_retreat
from opendust.odds.dust.opening import start
from opendust.odds.dust.plain_battle import PlainBattle, is_plain
from opendust.odds.dust.policies import OPTIMAL, Policy, dearest_units
from opendust.odds.dust.quick_battle import quick_odds
from opendust.odds.dust.result import DustOdds, Survivors
from opendust.odds.dust.solve import Ends, Solver
from opendust.odds.dust.special import MISSILE, SUBMARINES, SpecialAttack, special_odds
from opendust.odds.dust.steps import Steps, without
from opendust.odds.dust.tree import CONQUEST, ROLL, Leaf, Moment, Node
from opendust.odds.dust.words import BattleWords, read_battle

POINTS: Final = "points"
CONQUERING: Final = "conquest"
VALUES: Final = (POINTS, CONQUERING)
"""What the best play seeks: the expected swing in production points, or conquest.

Conquest counts first; points decide between ways that conquer equally often.
"""

AREA_PRIZE: Final = 3
CENTER_PRIZE: Final = 6
CAPITAL_PRIZE: Final = 12
"""What holding the area is taken to be worth, unless the caller says: ours, not the book's."""

POINTS_WHEN_CONQUERING: Final = 1_000_000


def dust_odds(
    battle: str | DustBattle | SpecialAttack,
    *,
    edition: str | Edition = DEFAULT_EDITION,
    attacker: Policy | str = "",
    defender: Policy | str = "",
    attacker_ability: str = "",
    defender_ability: str = "",
    value: str = POINTS,
    prize: int | None = None,
    exact: bool = False,
) -> DustOdds:
    """The odds of a battle, given in words such as `5 tank vs 4 tank 1 mech center`.

    A policy is a Policy or `best`. With `exact` every number is a Fraction.
    """
    if isinstance(battle, str):
        battle = battle_from_words(read_battle(battle), edition, attacker_ability, defender_ability)
    policies = (policy_from(attacker), policy_from(defender))
    if isinstance(battle, SpecialAttack):
        return special_odds(battle, policies[0], Chances(exact=exact))
    return Question(battle, policies, value, prize, exact=exact).odds()


def policy_from(given: Policy | str) -> Policy:
    """A policy, or one by a single word: `best` in everything, or a way to retreat."""
    if isinstance(given, Policy):
        return given
    if given == "best":
        return OPTIMAL
    return Policy(retreat=given) if given else Policy()


def battle_from_words(
    words: BattleWords, edition: str | Edition, attacker_ability: str, defender_ability: str
) -> DustBattle | SpecialAttack:
    """The battle or special attack that words mean in an edition."""
    rules = load_edition(edition) if isinstance(edition, str) else edition
    special = words.special_attack(rules)
    if special is not None:
        check_special(special, words, attacker_ability or defender_ability)
        return special
    kind = kind_of(words.attackers, words.defenders, amphibious=words.amphibious, drop=words.drop)
    return DustBattle(
        rules,
        words.attackers,
        words.defenders,
        kind,
        center=words.center,
        capital=words.capital,
        neutral=words.neutral,
        has_refuge=not words.trapped,
        abilities=(ability_named(attacker_ability), ability_named(defender_ability)),
    )


def check_special(attack: SpecialAttack, words: BattleWords, ability: str) -> None:
    """Battle words mean nothing in a special attack, and capitals are spared. SPEC-01, SPEC-11."""
    if ability or words.amphibious or words.drop:
        raise BadText([Fault("", 0, "odds-special-words")])
    shelled = attack.means == SUBMARINES and SUBMARINE_ATTACK_VS_CAPITAL.of(attack.edition)
    bombed = words.neutral and MISSILE_VS_NEUTRAL_CAPITAL.of(attack.edition)
    if words.capital and not shelled and not (attack.means == MISSILE and bombed):
        raise BadText([Fault("", 0, "odds-special-capital")])


class Question:
    """One battle with policies and a value, ready to be answered."""

    def __init__(
        self,
        battle: DustBattle,
        policies: tuple[Policy, Policy],
        value: str = POINTS,
        prize: int | None = None,
        *,
        exact: bool = False,
    ) -> None:
        if value not in VALUES:
            raise BadText([Fault("", 0, "odds-value-unknown", name=value, values=VALUES)])
        self.battle = battle
        self.policies = policies
        self.value = value
        self.prize = usual_prize(battle) if prize is None else prize
        self.chances = Chances(exact=exact)
        self.solver = Solver(Steps(battle, policies, self.chances), self.worth, self.away_worth)

    def odds(self) -> DustOdds:
        """The odds from the battle as it stands."""
        return self.odds_from(start(self.solver.steps))

    def odds_from(self, tree: Node) -> DustOdds:
        """The odds from a tree of this battle."""
        if self.policies[0].seeks() or self.policies[1].seeks():
            self.solver.find_best(tree)
        steps = self.solver.steps
        if isinstance(tree, Leaf) and not self.chances.exact and is_plain(steps, tree):
            return quick_odds(steps, tree, self.prize)
        survivors: dict[Survivors, Number] = {}
        for (end, attackers, defenders), chance in self.ends(tree).items():
            key = (end.roller, end.attackers + attackers, end.defenders + defenders)
            survivors[key] = survivors.get(key, 0) + chance
        return DustOdds(self.battle.attackers, self.battle.defenders, self.prize, lambda: survivors)

    def ends(self, tree: Node) -> Ends:
        """The chance of every end, by the fast way where nobody has anything to decide."""
        steps = self.solver.steps
        if isinstance(tree, Leaf) and is_plain(steps, tree) and not tree.has_left():
            return PlainBattle(steps, tree.moment).ends()
        return self.solver.ends(tree)

    def worth(self, end: Moment) -> Number:
        """What an end is worth to the attacker."""
        points = cost(end.attackers) - cost(end.defenders)
        conquered = self.chances.one if end.roller == CONQUEST else self.chances.none
        if self.value == CONQUERING:
            return conquered + self.chances.one * points / POINTS_WHEN_CONQUERING
        return conquered * self.prize + points

    def away_worth(self, attackers: int, defenders: int) -> Number:
        """What units that have left alive are worth to the attacker."""
        points = self.chances.one * (cost(attackers) - cost(defenders))
        return points / POINTS_WHEN_CONQUERING if self.value == CONQUERING else points

    def retreats(self, side: int) -> list[tuple[int, DustOdds]]:
        """The odds if a side now withdrew 0, 1, 2, … units, the dearest first. RETR-01.

        Empty if the side may not retreat at this moment; the battle then goes on by the policies.
        """
        moment = self.now(side)
        if moment is None:
            return []
        force = moment.defenders if side else moment.attackers
        found = []
        for number in range(most_to_retreat(self.battle.edition, force) + 1):
            part = dearest_units(force, number)
            a, d = (part, 0) if side == ATTACKER else (0, part)
            later = without(moment, a, d, ROLL)
            found.append((part, self.odds_from(self.solver.steps.go_on(later, a, d))))
        return found

    def now(self, side: int) -> Moment | None:
        """The moment before the first dice, if a side may retreat then. RETR-02."""
        steps = self.solver.steps
        first = start(steps)
        if not isinstance(first, Leaf) or first.rank < 0:
            return None
        roller = ATTACKER if first.moment.roller == NO_SIDE else first.moment.roller
        if roller != side or not can_retreat(self.battle, side, first.moment.rolled):
            return None
        return first.moment


def usual_prize(battle: DustBattle) -> int:
    """What the area is taken to be worth in production points."""
    prize = AREA_PRIZE
    if battle.center:
        prize += CENTER_PRIZE
    return prize + CAPITAL_PRIZE if battle.capital else prize
