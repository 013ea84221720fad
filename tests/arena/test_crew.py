"""Worker processes that are real, and are killed, hang and crash."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from opendust.arena.crew import Crew
from opendust.kernel.refusal import BadText
from tests.arena.small import BAD, contents, dust_plan, played, tactics_plan


def rows_in(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (path / "games.jsonl").read_text().splitlines()]


def test_one_worker_and_three_give_the_same_folder(tmp_path: Path) -> None:
    for plan in (
        dust_plan("recruit", "random", games=6),
        tactics_plan("recruit", "random", games=4),
    ):
        one, three = tmp_path / f"{plan.game}1", tmp_path / f"{plan.game}3"
        played(plan, one, workers=1)
        played(plan, three, workers=3)
        assert contents(one) == contents(three)
        assert len(rows_in(one)) == plan.games


def test_the_games_of_a_killed_worker_are_played_again() -> None:
    plan = dust_plan("recruit", "random", games=10)
    with Crew(plan, 2) as crew:
        undisturbed = {game.row["game"]: game.record for game in crew.play(range(10))}
    found: dict[int, str] = {}
    with Crew(plan, 2) as crew:
        for number, game in enumerate(crew.play(range(10))):
            assert game.row["game"] not in found
            found[game.row["game"]] = game.record
            if number in (1, 4):
                crew.workers[0].process.kill()
        assert crew.redone >= 2
    assert found == undisturbed


@pytest.mark.parametrize(
    ("bot", "column"),
    [("Raising", "raised"), ("Nonsense", "illegal"), ("Hanging", "late"), ("Crashing", "late")],
)
def test_a_bad_answer_is_lost_to_the_default_and_the_report_says_so(
    bot: str, column: str, tmp_path: Path
) -> None:
    # Only one that hangs is waited for; nobody else may be cut off because the machine stalls.
    plan = dust_plan(BAD + bot, "random", games=2, cap=30.0 if bot == "Hanging" else 900.0)
    ending = played(plan, tmp_path, workers=2)
    shares = {share["bot"]: share for share in ending.summary["shares"]}
    failings = {name: shares[BAD + bot][name] for name in ("raised", "illegal", "late")}
    assert failings == {"raised": 0, "illegal": 0, "late": 0} | {column: 2}
    assert shares["random"][column] == 0
    assert "Decisions lost to the default" in (tmp_path / "report.html").read_text()


def test_a_bot_that_always_hangs_is_soon_not_asked_any_more(tmp_path: Path) -> None:
    plan = dust_plan(BAD + "Asleep", "random", games=2, cap=1.5)
    shares = {share["bot"]: share for share in played(plan, tmp_path, 2).summary["shares"]}
    asleep = shares[BAD + "Asleep"]
    assert asleep["late"] == asleep["decisions"] > 10


def test_what_a_bot_prints_and_reads_harms_nobody(tmp_path: Path) -> None:
    ending = played(dust_plan(BAD + "Chatting", "random", games=2), tmp_path)
    assert [share["raised"] for share in ending.summary["shares"]] == [0, 0]


def test_a_bot_that_cannot_be_made_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(BadText, match="arena-bot-path"):
        played(dust_plan(BAD + "Unmakeable", "random", games=2), tmp_path / "out")
    assert not (tmp_path / "out").exists()
