"""Dust Tactics: every scenario, random armies, dense positions."""

from __future__ import annotations

from opendust.tactics import game, phases
from opendust.tactics.texts.phases import PHASES
from tests.contract.subject import Subject
from tests.contract.tactics import invariants
from tests.contract.tactics.starts import RARE_STARTS, SCENARIO_STARTS, SMALL_STARTS

TACTICS = Subject(
    name="tactics",
    game=game,
    check=invariants.check,
    waiting=frozenset({kind for kind, _ in PHASES.values()} - {*invariants.AUTOMATIC, phases.Over}),
    starts=SCENARIO_STARTS + SMALL_STARTS + RARE_STARTS,
    some=SCENARIO_STARTS[::4] + SMALL_STARTS[::3] + RARE_STARTS,
    recorded=SMALL_STARTS[::2],
    seeds=(1,),
    secrets_every=3,
)
