"""Where a match stands: one explicit value per pending point, with the data of that point.

Values are never changed: a new phase is a new value, so copies of a state may share them. Some
phases are automatic (see turn.py): nobody is asked, the rules go on by themselves. FIELDS names
every phase and its data for the text form.
"""

from __future__ import annotations

from typing import Final, final

from opendust.kernel.action import Pairs
from opendust.kernel.native import mypyc_attr

ATTACKER: Final = 0
DEFENDER: Final = 1
NO_SIDE: Final = -1


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Deal:
    """Six cards to each player. SETUP-01."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class SetupCards:
    """Everybody secretly chooses a setup card. SETUP-02."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Lots:
    """Two revealed cards are fully equal: lots decide. A-64."""

    def __init__(self, seats: tuple[int, ...], in_setup: bool) -> None:
        self.seats = seats
        self.in_setup = in_setup


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ChooseColor:
    """A player chooses an army colour. SETUP-05."""

    def __init__(self, turn: int) -> None:
        self.turn = turn


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ClaimCapital:
    """A player claims a capital. SETUP-06."""

    def __init__(self, turn: int) -> None:
        self.turn = turn


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ClaimLand:
    """A player claims a land area. SETUP-16, SETUP-19."""

    def __init__(self, turn: int, left: int) -> None:
        self.turn = turn
        self.left = left


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ClaimSource:
    """A player claims a land power source. SETUP-17."""

    def __init__(self, turn: int, left: int) -> None:
        self.turn = turn
        self.left = left


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class SetupCenters:
    """A player places a production center. SETUP-22."""

    def __init__(self, turn: int, left: int) -> None:
        self.turn = turn
        self.left = left


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Reinforce:
    """A player builds reinforcements. `built` counts the units of each center. SETUP-24."""

    def __init__(self, turn: int, points: int, built: Pairs) -> None:
        self.turn = turn
        self.points = points
        self.built = built


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class RoundStart:
    """Automatic: a round begins. ROUND-01."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Draw:
    """Cards are drawn, one per seat named; forced ones are played at once. CARD-11, INIT-06.

    `fresh` are the production centers that were placed before.
    """

    def __init__(self, seats: tuple[int, ...], forced: bool, fresh: int = 0) -> None:
        self.seats = seats
        self.forced = forced
        self.fresh = fresh


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Initiative:
    """Everybody secretly chooses a card. INIT-01."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class TurnStart:
    """Automatic: the next player turn begins, or the round ends. ROUND-03."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Interrupt:
    """A Koshka holder may interrupt the turn that begins. ABIL-KOSHKA-01."""

    def __init__(self, seat: int, waiting: tuple[int, ...], taken: tuple[int, ...]) -> None:
        self.seat = seat
        self.waiting = waiting
        self.taken = taken


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Purchase:
    """The active player declares what he buys. PROD-07."""

    def __init__(
        self, points: int, units: int, neutrals: int, centers: int, cards: int, begun: bool
    ) -> None:
        self.points = points
        self.units = units
        self.neutrals = neutrals
        self.centers = centers
        self.cards = cards
        self.begun = begun


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Placement:
    """The active player places bought units. `built` counts the units of each center. PROD-08."""

    def __init__(self, units: int, neutrals: int, centers: int, cards: int, built: Pairs) -> None:
        self.units = units
        self.neutrals = neutrals
        self.centers = centers
        self.cards = cards
        self.built = built


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class CenterPlacement:
    """The active player places bought production centers; `fresh` are those placed. PROD-15."""

    def __init__(self, centers: int, cards: int, fresh: int) -> None:
        self.centers = centers
        self.cards = cards
        self.fresh = fresh


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ProductionEnd:
    """The last chance to use Mech Builder or (original-it) Diplomat. ABIL-BUILDER-01."""

    def __init__(self, cards: int, fresh: int) -> None:
        self.cards = cards
        self.fresh = fresh


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Movement:
    """The active player moves. MOVE-GEN-01."""

    def __init__(self, points: int) -> None:
        self.points = points


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Combat:
    """The active player attacks. `made` are the attacks of this turn, by code. CMBT-01."""

    def __init__(self, points: int, made: tuple[int, ...]) -> None:
        self.points = points
        self.made = made


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class BattleStart:
    """Abilities before the first die; `passes` in a row end the window. ABIL-GEN-05."""

    def __init__(self, side: int, passes: int) -> None:
        self.side = side
        self.passes = passes


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class BattleSecret:
    """Secret Weapon right before the attacker's first roll, where an option says so. A-43."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Retreat:
    """A side may withdraw units before a roll. RETR-01."""

    def __init__(self, side: int) -> None:
        self.side = side


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class RetreatTogether:
    """Both sides at sea decide at the same time, where an option says so; -1: undecided. A-31."""

    def __init__(self, attackers: int, defenders: int) -> None:
        self.attackers = attackers
        self.defenders = defenders


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class RetreatPlace:
    """The owner places retreating defenders. RETR-15. `step` says how the battle goes on."""

    def __init__(self, units: int, land: int, sea: int, step: int) -> None:
        self.units = units
        self.land = land
        self.sea = sea
        self.step = step


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Roll:
    """Dice of one side, or of both at sea (NO_SIDE). BTL-LAND-06."""

    def __init__(self, side: int) -> None:
        self.side = side


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class RerollWindow:
    """The side that rolled may use Raketen Truppen or Sigrid. ABIL-RAKETEN-01, ABIL-SIGRID-01."""

    def __init__(self, side: int) -> None:
        self.side = side


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Reroll:
    """Dice are rolled again. ABIL-RAKETEN-03, ABIL-SIGRID-02."""

    def __init__(self, side: int) -> None:
        self.side = side


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Casualties:
    """The player who rolled chooses the enemy units that are destroyed. BTL-LAND-08."""

    def __init__(self, side: int) -> None:
        self.side = side


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class NurseWindow:
    """The owner of casualties may use Nurse. ABIL-NURSE-01."""

    def __init__(self, side: int) -> None:
        self.side = side


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class NurseRoll:
    """One die for every casualty that Nurse treats. ABIL-NURSE-03."""

    def __init__(self, side: int) -> None:
        self.side = side


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class BattleStep:
    """Automatic: the battle goes on with a step (a STEP constant) after a side has acted."""

    def __init__(self, step: int, side: int) -> None:
        self.step = step
        self.side = side


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class SpecialRoll:
    """The single roll of a special attack. SPEC-02."""

    def __init__(self, target: int, dice: int, shielded: bool, resume: Combat) -> None:
        self.target = target
        self.dice = dice
        self.shielded = shielded
        self.resume = resume


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class SpecialCasualties:
    """The attacker chooses what a special attack destroys. SPEC-10, SPEC-15."""

    def __init__(self, target: int, hits: int, shielded: bool, resume: Combat) -> None:
        self.target = target
        self.hits = hits
        self.shielded = shielded
        self.resume = resume


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class TurnEnd:
    """Automatic: the active player's turn is over. ROUND-03."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class RoundEnd:
    """Automatic: the victory point step. SCORE-01."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Over:
    """The match is over. WIN-04."""

    def __init__(self, winners: tuple[int, ...]) -> None:
        self.winners = winners


STEP_AFTER_RETREAT: Final = 0  # roll, or the other side's retreat
STEP_AFTER_OPENING: Final = 1  # a Secret Weapon or an Alien Radar has been carried out
STEP_AFTER_ROLL: Final = 2  # dice lie: rerolls, then hits
STEP_AFTER_LOSSES: Final = 3  # saved units are placed: checks, then the next roll

Phase = (
    Deal | SetupCards | Lots | ChooseColor | ClaimCapital | ClaimLand | ClaimSource
    | SetupCenters | Reinforce | RoundStart | Draw | Initiative | TurnStart | Interrupt
    | Purchase | Placement | CenterPlacement | ProductionEnd | Movement | Combat
    | BattleStart | BattleSecret | Retreat | RetreatTogether | RetreatPlace | Roll
    | RerollWindow | Reroll | Casualties | NurseWindow | NurseRoll | BattleStep
    | SpecialRoll | SpecialCasualties | TurnEnd | RoundEnd | Over
)  # fmt: skip
