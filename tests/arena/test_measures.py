"""The figures of the tables, counted a second time from the records."""

from __future__ import annotations

import csv
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import polars
import pytest

from opendust.arena.plan import Plan
from opendust.cli.replay import Story
from opendust.cli.table.record_file import record_in
from opendust.kernel.text.notation import format_event
from tests.arena.small import contents, dust_plan, played, tactics_plan

PLANS = {
    "dust": dust_plan("recruit", games=3, seats=3),
    "tactics": tactics_plan("recruit", games=2),
}


@pytest.fixture(scope="module", params=sorted(PLANS))
def arena(request: Any, tmp_path_factory: pytest.TempPathFactory) -> tuple[Plan, Path]:
    plan = PLANS[request.param]
    path = tmp_path_factory.mktemp(plan.game)
    played(plan, path)
    return plan, path


def table(path: Path, name: str) -> list[dict[str, str]]:
    with (path / f"{name}.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def told(path: Path, number: int) -> list[list[str]]:
    """The words of every event of a game."""
    game, record = record_in(str(path / "records" / f"{number:06}.record"))
    story = Story(game, record)
    return [format_event(game, story.final, e).split() for events in story.events for e in events]


def test_points_and_dice_are_those_of_the_records(arena: tuple[Plan, Path]) -> None:
    plan, path = arena
    rows = table(path, "games")
    assert len(rows) == plan.games * plan.seats
    attack = ("dice-rolled", "special-dice-rolled") if plan.game == "dust" else ("attack-rolled",)
    again = ("dice-rerolled",) if plan.game == "dust" else ("attack-rerolled",)
    for number in range(1, plan.games + 1):
        seats = [row for row in rows if row["game"] == str(number)]
        events = told(path, number)
        dice = hits = 0
        for event in events:
            if event[0] in attack and event[1] != "neutral":
                faces = event[4 if plan.game == "tactics" else 3 :]
                dice += sum(int(amount) for amount in faces[::2])
                hits += int(event[3 if plan.game == "tactics" else 2])
        if any(event[0] in again for event in events):
            assert sum(int(seat["dice"]) for seat in seats) > dice
        else:
            assert sum(int(seat["dice"]) for seat in seats) == dice
            assert sum(int(seat["hits"]) for seat in seats) == hits


def test_the_last_round_has_the_final_scores(arena: tuple[Plan, Path]) -> None:
    _, path = arena
    last = {(row["game"], row["seat"]): row["score"] for row in table(path, "rounds")}
    for row in table(path, "games"):
        if row["outcome"] == "won" and "units_lost" not in row:
            assert last[row["game"], row["seat"]] == row["score"]


def test_parquet_holds_what_the_csv_holds(arena: tuple[Plan, Path]) -> None:
    _, path = arena
    for file in path.glob("*.csv"):
        frame = polars.read_parquet(file.with_suffix(".parquet"))
        rows = table(path, file.stem)
        assert [{key: str(value) for key, value in row.items()} for row in frame.to_dicts()] == rows


class Links(HTMLParser):
    """Everything that a page would fetch, and every tag that is not closed."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "line", "circle", "rect", "polyline"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_report_is_one_whole_page_that_fetches_nothing(arena: tuple[Plan, Path]) -> None:
    plan, path = arena
    page = (path / "report.html").read_text(encoding="utf-8")
    links = Links()
    links.feed(page)
    assert links.open == []
    assert all(link.startswith("#") for link in links.fetched)
    for heading in ("Who won", "Points over the rounds", "Luck"):
        assert heading in page
    assert ("Abilities" if plan.game == "dust" else "What a unit did per game") in page


def test_every_game_has_its_record(arena: tuple[Plan, Path]) -> None:
    plan, path = arena
    names = [name for name in contents(path) if name.startswith("records")]
    assert len(names) == plan.games
