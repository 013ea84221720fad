"""Chances: how many dice each phase that waits for dice asks for."""

from __future__ import annotations

from typing import Final

from opendust.kernel.pending import Chance
from opendust.tactics import phases as p
from opendust.tactics.rules import battlefield, dice, end_of_game, initiative, skills
from opendust.tactics.state import State

STEP_NAMES: Final = (
    "attack-roll", "sustained-roll", "berserk-roll", "medal-roll", "laser-roll", "phaser-roll",
    "cover-roll",
)  # fmt: skip


def placing_chance(state: State) -> Chance:
    """Three dice for each side. SETUP-04."""
    return Chance("placing-roll", 2 * battlefield.DICE_EACH, dice.FACES)


def initiative_chance(state: State) -> Chance:
    """The initiative dice of both sides. INIT-02."""
    count = initiative.initiative_dice(state, 0) + initiative.initiative_dice(state, 1)
    return Chance("initiative-roll", count, dice.FACES)


def reaction_chance(state: State) -> Chance:
    """The dice of a reaction. REACT-03."""
    phase = state.phase
    assert isinstance(phase, p.ReactionRoll)
    return Chance("reaction-roll", skills.reaction_dice(state, phase.unit), dice.FACES)


def roll_chance(state: State) -> Chance:
    """The dice of a shot."""
    phase = state.phase
    assert isinstance(phase, p.Roll)
    return Chance(STEP_NAMES[phase.step], phase.dice, dice.FACES)


def resist_chance(state: State) -> Chance:
    """One die for each damage point. SKILL-RESILIENT-1."""
    phase = state.phase
    assert isinstance(phase, p.Resisting)
    return Chance("resilience-roll", phase.points, dice.FACES)


def ability_chance(state: State) -> Chance:
    """One die. SKILL-COMMAND-6."""
    return Chance("ability-roll", 1, dice.FACES)


def repair_chance(state: State) -> Chance:
    """One die for each HP lost. SKILL-SELFREPAIR-1."""
    phase = state.phase
    assert isinstance(phase, p.SelfRepair)
    return Chance("self-repair-roll", end_of_game.lost_points(state, phase.unit), dice.FACES)
