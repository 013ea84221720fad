"""Does a quick analysis take about the same time for any match, and blame nobody by half?"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from opendust.analysis.analyse import Analyst, analyse
from opendust.analysis.decisions import QUICK, Effort
from opendust.analysis.judge import Judge, judge_of
from opendust.analysis.rationing import acquit, affordable
from opendust.analysis.report.report import MARKED
from opendust.analysis.report.story import Story
from opendust.kernel.text.record import read_record, replay
from opendust.registry import GAMES
from tests.analysis.test_report import decided

DATA = Path(__file__).with_name("data")
HASTY = Effort("hasty", 3, 1, 8, 1, 8, is_rationed=True)


def story_of(name: str, game: str) -> Story:
    path = DATA / f"{name}-{game}.record"
    return Story.of(replay(GAMES[game], read_record(path.read_text("utf-8"), path.name)))


def test_only_the_dearest_suspects_are_played_to_the_end() -> None:
    judge = judge_of("dust")
    losses = [0.06, 0.3, 0.2, 0.02]
    found = [decided(at, "close", loss) for at, loss in enumerate(losses, 1)]
    assert affordable(found, 4, 2, judge, QUICK) == [1, 2, 0]  # 0.02 is no suspect
    each = judge.ALLOWANCE // (2 * QUICK.endings)
    assert affordable(found, each, 2, judge, QUICK) == [1]


def test_with_more_seats_less_is_tried() -> None:
    duel, three, six = QUICK.among(2), QUICK.among(3), QUICK.among(6)
    assert duel == QUICK
    assert duel.seeds > three.seeds > six.seeds >= 4
    assert duel.endings > three.endings > six.endings >= 8
    assert six.candidates < three.candidates
    judge, found = judge_of("dust"), [decided(at, "close", 0.2) for at in range(1, 400)]
    counts = [
        len(affordable(found, 400, seats, judge, QUICK.among(seats))) for seats in (2, 3, 4, 6)
    ]
    assert counts == sorted(counts, reverse=True)
    assert counts[-1] > 0


def test_who_was_not_looked_at_twice_is_not_blamed() -> None:
    found = [decided(1, "blunder", 0.3), decided(2, "best", 0.0)]
    acquit(found)
    assert [one["verdict"] for one in found] == ["close", "best"]


def test_everything_is_told_of_to_the_end_and_the_marks_were_looked_at_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[int] = []
    step = Analyst.step

    def heard(self: Analyst, at: int, effort: Effort) -> Any:
        if effort.endings:
            looked.append(at + 1)
        return step(self, at, effort)

    monkeypatch.setattr(Analyst, "step", heard)
    told: list[tuple[int, int]] = []
    story = story_of("planted", "tactics")
    found = analyse(story, effort=HASTY, progress=lambda done, every: told.append((done, every)))
    done = [one for one, _ in told]
    assert done == sorted(done)
    assert told[-1][0] == told[-1][1]
    marked = [one["step"] for one in found["decisions"] if one["verdict"] in MARKED]
    assert set(marked) <= set(looked)


def test_a_whole_turn_is_one_plan_until_dice_fall_or_its_part_changes() -> None:
    story = story_of("planted", "dust")
    judge: Judge = judge_of("dust")
    episodes = Analyst(story, judge).episodes()
    assert len(episodes) == len(story.inputs) + 1
    assert episodes == sorted(episodes)
    assert 1 < len(set(episodes)) < len(episodes)
