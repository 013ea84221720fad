"""Forces: what is remembered of one is what it spells out to, whichever came before."""

from __future__ import annotations

from itertools import product

from opendust.dust.force import UNITS, of, pack, pairs, some_of


def test_a_force_is_spelled_out_however_many_came_before() -> None:
    amounts = list(product((0, 1, 3, 60), (0, 1, 7), (0, 2, 20), (0, 5, 15), (0, 4, 15)))
    forces = [
        sum([of(unit, n) for unit, n in zip(UNITS, each, strict=True)])
        for each in amounts
        if any(each)
    ]
    for force in [*forces, *reversed(forces)]:
        spelled = pairs(force)
        assert pack(spelled) == force
        assert all(amount for _, amount in spelled)
        choice = some_of(force)
        total = sum([amount for _, amount in spelled])
        assert (choice.upper, choice.least, choice.most) == (spelled, 1, total)
