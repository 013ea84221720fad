"""Is what bots overlook counted from the games of an arena?"""

from __future__ import annotations

from pathlib import Path

from opendust.arena.dust.capitals import DEEDS
from opendust.dust.deck import Ability
from tests.arena.small import dust_plan, played
from tools.blind_spots import lines, rows_of


def test_every_unit_means_and_ability_has_its_share(tmp_path: Path) -> None:
    folder = tmp_path / "few"
    played(dust_plan("recruit", "cadet", games=2), folder)
    found = dict([line.strip("| ").split(" | ", 1) for line in lines(folder)[2:]])
    assert lines(folder)[0] == "| | cadet | recruit |"
    assert found["games"] == "2 | 2"
    assert set(found) > {*DEEDS, *[ability.value for ability in Ability]}
    bought = sum([int(row["tank"]) for row in rows_of(folder, "deeds") if row["bot"] == "recruit"])
    assert bought > 0
    assert found["tank"].endswith(f"1.00 ({bought})")
