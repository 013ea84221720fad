"""DUST: every edition, two to six players, house rules, rare positions."""

from __future__ import annotations

from opendust.dust import game, phases
from opendust.dust.texts.phases import FIELDS
from tests.contract.dust import invariants
from tests.contract.dust.starts import EDITION_STARTS, RARE_STARTS, house_start
from tests.contract.subject import Subject

HOUSES = [house_start(seed) for seed in range(8)]

DUST = Subject(
    name="dust",
    game=game,
    check=invariants.check,
    waiting=frozenset({kind for kind, _ in FIELDS.values()} - {*invariants.AUTOMATIC, phases.Over}),
    starts=EDITION_STARTS + HOUSES + RARE_STARTS,
    # One match in three: every edition and every number of players is among them.
    some=EDITION_STARTS[::3] + HOUSES[::2] + RARE_STARTS,
    recorded=EDITION_STARTS + HOUSES,
    seeds=(0, 1),
    secrets_every=11,
)
