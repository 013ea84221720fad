"""How do costs grow? With players and areas in DUST, with units in Dust Tactics, with a battle.

Processor time of this process, on the build that it runs on.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, Final

from benchmarks.every.row import Row
from benchmarks.tactics import BOARD
from opendust.dust import game as dust
from opendust.dust.edition import load_edition
from opendust.dust.force import BOMBER, FIGHTER, MECH, TANK, of
from opendust.kernel.contract import Setup
from opendust.kernel.numbers import Lottery
from opendust.kernel.play.playout import play_out
from opendust.odds import DustBattle, Policy, Question
from opendust.tactics import game as tactics
from opendust.tactics.texts.scenario import scenario_names

COLORS: Final = ("red", "blue", "green", "yellow", "black", "white")
SQUADS: Final = (
    ("recon-boys", "hell-boys", "the-hammers", "hot-dog", "blackhawk"),
    ("laser-grenadiers", "sturmpioniere", "hans", "axis-gorillas", "wotan"),
)
"""What any army may have several of."""
AREAS: Final = (20, 40, 76, 124)
UNITS: Final = (10, 20, 40, 60)
BATTLES: Final = (2, 5, 10, 20, 40)
LAND_SHARE: Final = 0.7
MOST_LAND: Final = 62
INPUTS: Final = 400
"""So many inputs of a crowded match are played: its end is far."""


def decisions_per_second(game: Any, setup: Setup, seconds: float) -> float:
    """Random matches, one after the other, until the time is over."""
    completed = game.complete(setup)
    play_out(game, game.new_game(completed), Lottery(0), INPUTS)
    decisions, seed, start = 0, 0, time.process_time()
    while (passed := time.process_time() - start) < seconds:
        seed += 1
        decisions += play_out(game, game.new_game(completed), Lottery(seed), INPUTS)
    return decisions / passed


def milliseconds(task: Callable[[], object], seconds: float) -> float:
    """One run of a task that has run before."""
    task()
    runs, start = 0, time.process_time()
    while (passed := time.process_time() - start) < seconds:
        task()
        runs += 1
    return 1_000 * passed / runs


def generated_board(areas: int) -> str:
    """A board of so many areas, more land than sea: chains with bridges, joined at random."""
    source = random.Random(areas)
    lands = min(MOST_LAND, int(areas * LAND_SHARE))
    seas = areas - lands
    land = [f"l{at}" + ("!" if at < 6 else "*" if at % 4 == 0 else "") for at in range(lands)]
    sea = [f"s{at}" + ("*" if at % 6 == 0 else "") for at in range(seas)]
    links = ["l0-l1", "l2-l3", "l4-l5"]  # capitals that are linked are a pair
    links += [f"l{at}-l{at + 6}" for at in range(lands - 6)]
    links += [f"l{at}-l{at + 1}" for at in range(6, lands - 1)]
    links += [f"s{at}-s{at + 1}" for at in range(seas - 1)]
    links += [f"l{at}-s{source.randrange(seas)}" for at in range(lands)]
    words = " ".join(links)
    return f"land: {' '.join(land)}\nsea: {' '.join(sea)}\nlinks: {words}"


def battle_of(size: int, *, is_mixed: bool = False) -> DustBattle:
    """So many units on each side: tanks, or of every kind."""
    force = of(TANK, size)
    if is_mixed:
        force = of(TANK, size // 2) + of(MECH, size // 5) + of(FIGHTER, size // 5)
        force += of(BOMBER, size // 10)
    return DustBattle(load_edition("premium-en"), force, force)


def odds_milliseconds(battle: DustBattle, seconds: float) -> float:
    """One question about a battle."""
    policies = (Policy(), Policy())
    return milliseconds(lambda: Question(battle, policies).odds().conquest, seconds)


def crowd(units: int) -> Setup:
    """Two armies of half as many units each on the board of benchmarks.tactics."""
    settings = {"map": BOARD}
    for side, names in enumerate(SQUADS, start=1):
        army = [names[at % len(names)] for at in range(units // 2)]
        settings[f"army.{side}.units"] = ", ".join(army)
    return Setup(("anna", "bert"), settings)


def growth(seconds: float) -> list[Row]:
    """Every curve."""
    rows: list[Row] = []
    for players in range(2, 7):
        setup = Setup(COLORS[:players], {"edition": "premium-en"})
        rate = decisions_per_second(dust, setup, seconds)
        rows.append(Row(f"DUST, {players} players", rate, "decisions/s"))
    for areas in AREAS:
        setup = Setup(COLORS[:2], {"edition": "premium-en", "board.small": generated_board(areas)})
        rate = decisions_per_second(dust, setup, seconds)
        rows.append(Row(f"DUST, 2 players, generated board of {areas} areas", rate, "decisions/s"))
    for units in UNITS:
        rate = decisions_per_second(tactics, crowd(units), seconds)
        rows.append(Row(f"Dust Tactics, {units} units", rate, "decisions/s"))
    for size in BATTLES:
        took = odds_milliseconds(battle_of(size), seconds / 4)
        rows.append(Row(f"odds, {size} v {size} tanks", took, "ms"))
    return rows


def tactics_rate(seconds: float) -> float:
    """Random matches of every packaged scenario, to their ends."""
    setups = [
        tactics.complete(Setup(("anna", "bert"), {"scenario": name})) for name in scenario_names()
    ]
    decisions, seed, start = 0, 0, time.process_time()
    while (passed := time.process_time() - start) < seconds:
        for setup in setups:
            decisions += play_out(tactics, tactics.new_game(setup), Lottery(seed))
        seed += 1
    return decisions / passed
