"""Do the recruit's forecasts agree with what the rules bring about?"""

from __future__ import annotations

from math import isclose

from hypothesis import given
from hypothesis import strategies as st

from opendust.bots.dust.recruit.odds import Odds, hit_chances, loss_order
from opendust.dust import game as dust
from opendust.dust.actions import Verb
from opendust.dust.force import BOMBER, FIGHTER, MECH, TANK, cost, of, pairs
from opendust.dust.phases import ATTACKER, DEFENDER, NO_SIDE
from opendust.dust.state import changed
from opendust.kernel.action import Action, Decision, Outcome
from opendust.kernel.contract import Setup
from opendust.kernel.pending import Chance, Choice
from opendust.kernel.play.dice import Stream, draw_outcome

FORCES = st.builds(
    lambda tanks, mechs, fighters, bombers: (
        of(TANK, tanks) + of(MECH, mechs) + of(FIGHTER, fighters) + of(BOMBER, bombers)
    ),
    st.integers(1, 6), st.integers(0, 3), st.integers(0, 3), st.integers(0, 2),
)  # fmt: skip


def test_hits_of_two_dice() -> None:
    assert [round(9 * chance) for chance in hit_chances(2)] == [4, 4, 1]


def test_tanks_shield_mechs_and_fighters_shield_bombers() -> None:
    order = loss_order(of(TANK, 1) + of(MECH, 1) + of(FIGHTER, 1) + of(BOMBER, 1))
    order.reverse()
    assert order.index(TANK) < order.index(MECH)
    assert order.index(FIGHTER) < order.index(BOMBER)


def test_one_tank_against_one_tank() -> None:
    tank = of(TANK, 1)
    second = Odds().battle(tank, tank, 0, DEFENDER)
    # Miss, hit: two thirds of a third. Three misses are a cease-fire.
    assert isclose(second.win, 2 / 9)
    first = Odds().battle(tank, tank, 0, ATTACKER)
    # Hit, or miss, miss, hit.
    assert isclose(first.win, 1 / 3 + 4 / 27)


def test_attackers_without_a_way_back_are_lost_at_a_cease_fire() -> None:
    tank = of(TANK, 1)
    back = Odds().battle(tank, tank, 0, DEFENDER)
    lost = Odds().battle(tank, tank, 0, DEFENDER, lost_at_cease_fire=True)
    assert isclose(back.attackers_left - lost.attackers_left, 2 * (2 / 3) ** 3)


@given(FORCES, FORCES, st.sampled_from([0, 3, 5]), st.sampled_from([ATTACKER, DEFENDER, NO_SIDE]))
def test_a_forecast_is_within_what_can_happen(
    attackers: int, defenders: int, bonus: int, first: int
) -> None:
    found = Odds().battle(attackers, defenders, bonus, first)
    assert -1e-9 <= found.win <= 1 + 1e-9
    assert -1e-9 <= found.attackers_left <= cost(attackers) + 1e-9
    assert -1e-9 <= found.defenders_left <= cost(defenders) + 1e-9


@given(FORCES, FORCES, st.sampled_from([ATTACKER, DEFENDER]))
def test_going_first_and_fewer_bonus_dice_help_the_attacker(
    attackers: int, defenders: int, first: int
) -> None:
    odds = Odds()
    plain = odds.battle(attackers, defenders, 0, first)
    # Not the chance to win: more dice on either side make a cease-fire rarer.
    fortified = odds.battle(attackers, defenders, 3, first)
    assert fortified.attackers_left <= plain.attackers_left + 1e-9
    assert odds.battle(attackers, defenders, 0, ATTACKER).win >= plain.win - 1e-9


def fight(attackers: int, defenders: int, seed: int) -> bool:
    """Whether the attacker takes the area, by the rules; nobody retreats."""
    small = "land: west east\nlinks: west-east"
    state = dust.decode({"areas": {"west": "red 20 tank 9 mech 9 fighter", "east": "blue 1 tank"}},
                        Setup(("red", "blue"), {"board.small": small}))  # fmt: skip
    state.units[1] = defenders
    state.on_map = changed(state.on_map, 1, defenders)
    dust.apply(state, Decision(0, Action(Verb.ATTACK, (0, 1, pairs(attackers)))))
    rolls = 0
    while state.battle is not None:
        waiting = dust.pending(state)
        if isinstance(waiting, Chance):
            dust.apply(state, Outcome(draw_outcome(waiting, Stream(bytes([seed]), rolls))))
            rolls += 1
        else:
            assert isinstance(waiting, Choice)
            dust.apply(state, Decision(waiting.seats[0], dust.default(state, waiting.seats[0])))
    return state.owner[1] == 0


def test_the_engine_wins_as_often_as_the_forecast_says() -> None:
    attackers = of(TANK, 4) + of(MECH, 1)
    defenders = of(TANK, 4)
    expected = Odds().battle(attackers, defenders, 0, ATTACKER).win
    wins = sum(fight(attackers, defenders, seed) for seed in range(250))
    spread = (expected * (1 - expected) / 250) ** 0.5
    assert abs(wins / 250 - expected) < 3 * spread
