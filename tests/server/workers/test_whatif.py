"""May anybody try anything on a board of their own? Moves, dice, questions; and nonsense."""

from __future__ import annotations

import asyncio
import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from typing import Any

import pytest

from opendust.analysis.study.position import position_text, read_position
from opendust.analysis.study.study import read_study
from opendust.client import Answered, request
from opendust.kernel.contract import Setup
from opendust.kernel.text.record import read_record, replay
from opendust.registry import GAMES
from opendust.server.workers.study_worker import TOLD, answer
from tests.server.playing import client, table_for_two, until

DATA = Path(__file__).parents[2] / "analysis" / "data"


def text_of(game: str) -> str:
    return (DATA / f"planted-{game}.record").read_text(encoding="utf-8")


def line_of(game: str) -> str:
    match = replay(GAMES[game], read_record(text_of(game), game), until=60)
    match.settle_chance()
    return position_text(match.game, match.setup, match.state)


def tried(position: str, *given: str, rolls: bool = True) -> Any:
    asked = {"whatif": "play", "position": position, "given": given, "rolls": rolls}
    return answer({**asked, "seat": -1, "lang": "en"})


@pytest.mark.parametrize("game", ["dust", "tactics"])
def test_a_position_is_played_on_by_request(base: str, game: str) -> None:
    shown = request(base, "/api/whatif", {"position": line_of(game), "lang": "de"})["study"]
    frame = shown["frame"]
    assert frame["table"]["status"] == "playing"
    assert frame["scene"]
    assert frame["seat"] in frame["pending"]["seats"]
    body = {"position": shown["position"], "given": [frame["choice"]["default"]]}
    later = request(base, "/api/whatif", body)["study"]
    assert later["lines"][0] == f"{frame['seat'] + 1} {frame['choice']['default']}"
    assert len(later["frame"]["happened"]) == len(later["lines"])
    assert later["position"] != shown["position"]


@pytest.mark.parametrize("game", ["dust", "tactics"])
def test_a_position_is_written_to_be_changed_and_set_up_again(base: str, game: str) -> None:
    text = request(base, "/api/whatif/written", {"position": line_of(game)})["study"]
    study = request(base, "/api/whatif/record", {"record": text})["study"]
    assert read_study(study).position() == line_of(game)
    changed = request(
        base, "/api/whatif/edit", {"position": line_of(game), "field": "round", "value": "9"}
    )
    parts = changed["study"]["parts"]
    assert [
        field["value"] for part in parts for field in part["fields"] if field["id"] == "round"
    ] == ["9"]
    refused = request(
        base,
        "/api/whatif/edit",
        {"position": line_of(game), "field": "x", "value": "", "lang": "fr"},
    )
    assert refused["study"] is None
    assert refused["faults"][0]["line"]
    broken = request(base, "/api/whatif/record", {"record": "game = 7", "lang": "it"})
    assert broken["study"] is None
    assert broken["faults"][0]["line"]


@pytest.mark.parametrize("game", ["dust", "tactics"])
def test_it_is_asked_about_like_a_match(base: str, game: str) -> None:
    here = {"position": line_of(game)}
    best = request(base, "/api/whatif/study", {**here, "what": "best"})["study"]
    assert best["moves"]
    assert sum(best["chances"]) == pytest.approx(1, abs=0.01)
    counsel = request(base, "/api/whatif/study", {**here, "what": "counsel"})["study"]
    assert counsel["advice"]
    assert request(base, "/api/whatif/board", here)["study"]
    why = request(base, "/api/whatif/why", {**here, "action": best["moves"][0]["action"]})
    assert why["legal"]


def test_a_refused_move_on_a_board_of_ones_own_is_answered_with_the_rule(base: str) -> None:
    """It was taken for a worker that had crashed, and answered by too-slow."""
    body = {"position": line_of("dust"), "given": ["1 attack congo congo 1 tank"]}
    told = request(base, "/api/whatif", body)
    assert told["study"] is None
    assert told["refusal"]["rule"]


def test_half_a_sign_in_a_name_is_no_position(base: str) -> None:
    """It could be read, but no answer with it could be written: 500."""
    game = GAMES["dust"]
    setup = game.complete(Setup(("Anna \ud800", "Bert")))
    line = position_text(game, setup, game.new_game(setup))
    told = request(base, "/api/whatif", {"position": line})
    assert told["study"] is None
    assert told["faults"][0]["line"]


def test_nonsense_is_logged_once_without_a_traceback(caplog: pytest.LogCaptureFixture) -> None:
    """Strangers could fill the log."""
    TOLD.clear()
    for _ in range(3):
        answer({"whatif": "play", "position": line_of("dust"), "lang": "en"})
    assert len(caplog.records) == 1
    assert caplog.records[0].exc_info is None


def test_what_the_rules_forbid_is_refused_with_the_rule() -> None:
    refused = tried(line_of("dust"), "1 attack congo congo 1 tank")
    assert refused["refusal"]["rule"]
    assert refused["refusal"]["line"]


def test_chance_is_rolled_or_chosen() -> None:
    record = read_record(text_of("dust"), "dust")
    number = next(at for at, (_, line) in enumerate(record.lines) if line.startswith("dice"))
    match = replay(GAMES["dust"], record, until=number - 1)
    position = position_text(match.game, match.setup, match.state)
    waits = tried(position, record.lines[number - 1][1], rolls=False)["study"]
    count = waits["chance"]["count"]
    assert waits["chance"]["faces"] == 6
    chosen = tried(waits["position"], "dice " + " ".join(["6"] * count), rolls=False)["study"]
    assert chosen["lines"] == ["dice " + " ".join(["6"] * count)]
    assert tried(waits["position"], "roll", rolls=False)["study"]["lines"][0].startswith("dice")


@pytest.mark.parametrize("game", ["dust", "tactics"])
def test_a_record_becomes_a_study(base: str, game: str) -> None:
    found = request(base, "/api/whatif/record", {"record": text_of(game)})["study"]
    study = read_study(found)
    assert len(study.nodes) == len(read_record(text_of(game), game).lines) + 1
    broken = request(base, "/api/whatif/record", {"record": "no record", "lang": "fr"})
    assert broken["study"] is None
    assert broken["faults"][0]["line"]


@pytest.mark.parametrize("game", ["dust", "tactics"])
def test_nonsense_is_answered_with_a_sentence(game: str) -> None:
    """Every value of a position in turn is replaced by what it can't be."""
    line = line_of(game)
    letters = line.rpartition(":")[2]
    data = json.loads(zlib.decompress(urlsafe_b64decode(letters + "=" * (-len(letters) % 4))))
    odd_values: list[Any] = [None, -1, 10**6, "x", [], {}, [[]], [-1] * 200]
    for key in data[2]:
        for wrong in odd_values:
            odd = [data[0], data[1], {**data[2], key: wrong}]
            packed = urlsafe_b64encode(zlib.compress(json.dumps(odd).encode())).decode()
            told = tried(f"opendust1:{game}:{packed}")
            assert told.get("study") or told["faults"][0]["line"]
    assert read_position(line)


def test_no_position_of_a_match_is_given_away_before_its_end(base: str) -> None:
    async def resigned() -> Any:
        anna, bert = await table_for_two(base)
        async with client(base, anna) as one, client(base, bert):
            await until(one)
            path = f"/api/matches/{anna['match']}/replay/{one.frame['version']}/position"
            for token in (anna["token"], bert["token"], None):
                with pytest.raises(Answered) as answered:
                    await asyncio.to_thread(request, base, path, None, token)
                assert answered.value.error == "not-over"
            await one.wish("resign")
        return path

    path = asyncio.run(resigned())
    assert read_position(request(base, path)["position"])
