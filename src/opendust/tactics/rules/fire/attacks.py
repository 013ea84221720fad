"""Performing attacks: the frame of one, from the first declaration to its end (p.11 to 12).

What is declared in between stands in targets.py, the dice in shooting.py.
"""

from __future__ import annotations

from opendust.kernel.action import Action
from opendust.kernel.event import Events
from opendust.tactics.attack import RANGED, Attack
from opendust.tactics.phases import Aiming, Proceeding, Shooting
from opendust.tactics.state import State


def begin_attack(
    state: State, body: int, mode: int, quarry: int, skills: int, weapons: tuple[int, ...]
) -> None:
    """An attack begins with the declaration of targets. ATK-06."""
    attack = Attack(body, mode, quarry)
    attack.skills = skills
    attack.weapons = weapons
    state.attack = attack
    state.phase = Aiming()


def do_fire(state: State, seat: int, action: Action, events: Events) -> None:
    """The attacker declares no more targets."""
    fire(state)


def fire(state: State) -> None:
    """The declaration ends and the dice are rolled. ATK-06, ATK-12."""
    attack = state.fight()
    attack.stage = RANGED
    attack.at = 0
    state.phase = Shooting()


def end_attack(state: State) -> None:
    """The attack is over and the activation goes on. REACT-08."""
    state.attack = None
    state.phase = Proceeding()
